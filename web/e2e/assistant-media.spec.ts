import type { Page, Route } from '@playwright/test';
import {
  documentOf,
  field,
  messages,
  openByWidget,
  panel,
  say,
  sendWritten,
  test as base,
  type Assistant,
} from './support/assistant.ts';
import { expect, type Shop } from './support/fixtures.ts';
import { watchMedia, type Media } from './support/media.ts';
import { readHeard, UNDERSTOOD } from './support/speechService.ts';

// What the assistant's panel does with a microphone, a camera and sound. Replies are the tests' own; recordings, pictures and
// spoken answers go the whole way through the gateway and the chat host.

const test = base.extend<{ media: Media }>({
  media: async ({ page }, run) => run(await watchMedia(page)),
});

const transcription = documentOf('mutation transcribeMutation(').id;
const speaking = documentOf('mutation serviceSpeechMutation(').id;
const reading = documentOf('mutation readPictureMutation(').id;
const abilities = documentOf('query useAbilitiesQuery').id;

/** What is posted of one document, and what becomes of it. */
interface Posts {
  /** The variables of each, the oldest first. */
  readonly sent: readonly Readonly<Record<string, never>>[];
  /** Lets go what is held, and holds nothing more. */
  letGo(): void;
}

/** Watches what is posted of a document; `answer` takes it in place of the shop, `hold` keeps it back. */
async function watchPosts(
  page: Page,
  documentId: string,
  { answer, hold = false }: { answer?: (route: Route) => Promise<void>; hold?: boolean } = {},
): Promise<Posts> {
  const sent: Readonly<Record<string, never>>[] = [];
  let letGo = (): void => undefined;
  const gate = hold ? new Promise<void>((resolve) => (letGo = resolve)) : Promise.resolve();
  await page.route('**/graphql', async (route) => {
    const posted = route.request().postDataJSON() as {
      documentId?: string;
      variables: Record<string, never>;
    };
    if (posted.documentId !== documentId) return route.fallback();
    sent.push(posted.variables);
    await gate;
    // Who asked may have gone meanwhile.
    return (answer === undefined ? route.fallback() : answer(route)).catch(() => undefined);
  });
  return { sent, letGo: () => letGo() };
}

const answerWith =
  (data: object) =>
  (route: Route): Promise<void> =>
    route.fulfill({
      contentType: 'application/graphql-response+json',
      body: JSON.stringify({ data }),
    });
const breakDown = (route: Route): Promise<void> => route.fulfill({ status: 500, body: 'out of order' });

const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const tray = (page: Page) => panel(page).getByRole('list', { name: 'Actions' });
const vocal = (page: Page) => tray(page).getByRole('button', { name: 'Vocal' });
const openTray = (page: Page) => panel(page).getByRole('button', { name: 'Autres actions' }).click();
const timer = (page: Page) => panel(page).getByRole('timer');

/** Opens the panel and begins to record. */
async function record(shop: Shop): Promise<void> {
  await openByWidget(shop);
  await openTray(shop.page);
  await vocal(shop.page).click();
  await expect(timer(shop.page)).toBeVisible();
}

/** Opens the panel and has a whole reply in it. */
async function hearReply(shop: Shop, assistant: Assistant, text: string): Promise<void> {
  await openByWidget(shop);
  const wire = await say(shop.page, assistant, 'bonjour');
  wire.text(text);
  wire.completed();
  await expect(listen(shop.page)).toBeVisible();
}
const listen = (page: Page) => messages(page).last().getByRole('button', { name: 'Écouter' });
const pause = (page: Page) => messages(page).last().getByRole('button', { name: 'Pause' });

test.describe('the voice recorder', () => {
  test('records with a timer, works on it, and sends what was understood', async ({
    shop,
    assistant,
    media,
  }) => {
    const { page } = shop;
    const posts = await watchPosts(page, transcription, { hold: true });
    await record(shop);
    await expect(notice(page, "Début de l'enregistrement")).toContainText('Parlez maintenant...');
    expect(await media.asked()).toEqual([
      { audio: { sampleRate: 44_100, echoCancellation: true, noiseSuppression: true } },
    ]);
    await expect(field(page)).toHaveCount(0);
    // It counts from the beginning, which may be seconds ago on a busy machine.
    await expect(timer(page)).toHaveText(/^0:\d\d \/ 2:00$/);
    const seconds = async () => Number(/^0:(\d\d)/.exec((await timer(page).textContent()) ?? '')?.[1]);
    const first = await seconds();
    await expect.poll(seconds).toBeGreaterThan(first);
    expect(await media.tracks('microphone')).toEqual(['live']);
    await shop.expectAccessible();
    await panel(page).getByRole('button', { name: 'Terminer' }).click();
    await expect(notice(page, "Arrêt de l'enregistrement")).toContainText('Message vocal sauvegardé');
    await expect(panel(page)).toContainText('Traitement...');
    await expect(timer(page)).toHaveCount(0);
    expect(await media.tracks('microphone')).toEqual(['ended']);
    await shop.expectAccessible();
    await expect.poll(() => posts.sent.length).toBe(1);
    const before = (await readHeard()).length;
    posts.letGo();
    expect((await assistant.wire(0)).asked.query).toBe(UNDERSTOOD);
    await expect(messages(page).filter({ hasText: UNDERSTOOD })).toHaveCount(1);
    await expect(panel(page)).not.toContainText('Traitement...');
    await expect(field(page)).toHaveValue('');
    const heard = (await readHeard())[before];
    // The chat host names it by what it holds.
    expect(heard).toMatchObject({
      name: 'recording.webm',
      language: 'fr',
      beginning: '1a45dfa3',
      isOpus: true,
    });
    expect(heard?.bytes).toBeGreaterThan(2000);
  });

  test('is stopped by “Vocal” too, and what is said during a reply waits in the field', async ({
    shop,
    assistant,
    media,
  }) => {
    const { page } = shop;
    await openByWidget(shop);
    const wire = await say(page, assistant, 'bonjour');
    await openTray(page);
    await expect(vocal(page)).toHaveAttribute('aria-pressed', 'false');
    await vocal(page).click();
    await expect(vocal(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(timer(page)).toHaveText(/^0:01/);
    await vocal(page).click();
    await expect(field(page)).toHaveValue(UNDERSTOOD);
    await expect(vocal(page)).toHaveAttribute('aria-pressed', 'false');
    expect(await media.tracks('microphone')).toEqual(['ended']);
    expect(assistant.wires).toHaveLength(1);
    wire.text('Bonjour');
    wire.completed();
    await sendWritten(page);
    expect((await assistant.wire(1)).asked.query).toBe(UNDERSTOOD);
  });

  test('that is cancelled lets the microphone go and sends nothing', async ({ shop, assistant, media }) => {
    const { page } = shop;
    const posts = await watchPosts(page, transcription);
    await record(shop);
    await expect(timer(page)).toHaveText(/^0:01/);
    await panel(page).getByRole('button', { name: 'Annuler l’enregistrement' }).click();
    await expect(field(page)).toBeVisible();
    expect(await media.tracks('microphone')).toEqual(['ended']);
    // The next one is a new one.
    await vocal(page).click();
    await expect(timer(page)).toHaveText(/^0:00/);
    await panel(page).getByRole('button', { name: 'Annuler l’enregistrement' }).click();
    expect(posts.sent).toEqual([]);
    expect(assistant.wires).toHaveLength(0);
  });

  for (const reason of ['NotAllowedError', 'NotFoundError'] as const) {
    test(`says that there is no way to the microphone (${reason})`, async ({ shop, media }) => {
      const { page } = shop;
      await openByWidget(shop);
      await media.refuse(reason);
      await openTray(page);
      await vocal(page).click();
      await expect(notice(page, "Impossible d'accéder au microphone")).toBeVisible();
      await expect(field(page)).toBeVisible();
      await media.refuse(undefined);
      await vocal(page).click();
      await expect(timer(page)).toBeVisible();
    });
  }

  const FAILURES = {
    'the gateway fails': breakDown,
    'the recording is refused': answerWith({
      botSpeechTranscribe: { text: null, userErrors: [{ code: 'UNREADABLE' }] },
    }),
  };
  for (const [name, answer] of Object.entries(FAILURES)) {
    test(`says that nothing came of a recording when ${name}`, async ({ shop, assistant }) => {
      const { page } = shop;
      shop.allowFailure(/graphql/);
      await watchPosts(page, transcription, { answer });
      await record(shop);
      await expect(timer(page)).toHaveText(/^0:01/);
      await panel(page).getByRole('button', { name: 'Terminer' }).click();
      await expect(notice(page, 'Erreur lors du traitement vocal')).toBeVisible();
      await expect(field(page)).toBeVisible();
      expect(assistant.wires).toHaveLength(0);
    });
  }

  test('says so when no word was heard', async ({ shop, assistant }) => {
    const { page } = shop;
    const answer = answerWith({ botSpeechTranscribe: { text: ' ', userErrors: [] } });
    await watchPosts(page, transcription, { answer });
    await record(shop);
    await expect(timer(page)).toHaveText(/^0:01/);
    await panel(page).getByRole('button', { name: 'Terminer' }).click();
    await expect(notice(page, 'Aucune parole entendue')).toBeVisible();
    expect(assistant.wires).toHaveLength(0);
  });

  test('whose microphone is unplugged goes on with what was said until then', async ({
    shop,
    assistant,
    media,
  }) => {
    const { page } = shop;
    await record(shop);
    await expect(timer(page)).toHaveText(/^0:01/);
    await media.unplug('microphone');
    expect((await assistant.wire(0)).asked.query).toBe(UNDERSTOOD);
  });

  test('ends with the panel: nothing is recorded any more, and nothing is sent', async ({
    shop,
    assistant,
    media,
  }) => {
    const { page } = shop;
    const posts = await watchPosts(page, transcription, { hold: true });
    await record(shop);
    await expect(timer(page)).toHaveText(/^0:01/);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    expect(await media.tracks('microphone')).toEqual(['ended']);
    expect(posts.sent).toEqual([]);
    // One that is worked on comes to nothing as well.
    await page.getByRole('button', { name: 'Nous contacter' }).click();
    await page.getByRole('button', { name: 'Assistant IA', exact: true }).click();
    await openTray(page);
    await vocal(page).click();
    await expect(timer(page)).toHaveText(/^0:01/);
    await panel(page).getByRole('button', { name: 'Terminer' }).click();
    await expect.poll(() => posts.sent.length).toBe(1);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    const answered = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes(transcription),
    );
    posts.letGo();
    await answered;
    expect(assistant.wires).toHaveLength(0);
    expect(await media.tracks('microphone')).toEqual(['ended', 'ended']);
  });
});

test.describe('a picture', () => {
  const camera = (page: Page) => panel(page).getByRole('region', { name: 'Appareil photo' });
  const shutter = (page: Page) => camera(page).getByRole('button', { name: 'Prendre la photo' });
  const preview = (page: Page) => panel(page).getByRole('img', { name: 'Image à envoyer' });
  const openCamera = async (shop: Shop) => {
    await openByWidget(shop);
    await openTray(shop.page);
    await tray(shop.page).getByRole('button', { name: 'Camera' }).click();
  };

  test('is taken by the camera, taken again, and goes along with the message', async ({
    shop,
    assistant,
    media,
  }) => {
    const { page } = shop;
    const posts = await watchPosts(page, reading);
    await openCamera(shop);
    await expect(shutter(page)).toBeEnabled();
    expect(await media.asked()).toEqual([{ video: { facingMode: { ideal: 'environment' } } }]);
    await expect
      .poll(() =>
        camera(page)
          .locator('video')
          .evaluate((video: HTMLVideoElement) => video.currentTime),
      )
      .toBeGreaterThan(0);
    await shop.expectAccessible();
    await shutter(page).click();
    await expect(camera(page)).toHaveCount(0);
    await expect(tray(page)).toHaveCount(0);
    expect(await media.tracks('camera')).toEqual(['ended']);
    await expect(preview(page)).toBeVisible();
    await expect(panel(page)).toContainText('L’image partira avec votre message.');
    await shop.expectAccessible();
    const first = await preview(page).getAttribute('src');
    // Another one in its place.
    await openTray(page);
    await tray(page).getByRole('button', { name: 'Camera' }).click();
    await shutter(page).click();
    await expect(preview(page)).toBeVisible();
    expect(await preview(page).getAttribute('src')).not.toBe(first);
    await expect(panel(page)).toContainText('L’image partira avec votre message.');
    expect(await media.tracks('camera')).toEqual(['ended', 'ended']);
    const [sent] = posts.sent as unknown as { input: { picture: string } }[];
    // A JPEG file.
    expect(sent?.input.picture).toMatch(/^\/9j\//);
    // Nothing needs to be typed.
    await panel(page).getByRole('button', { name: 'Envoyer' }).click();
    const wire = await assistant.wire(0);
    expect(wire.asked.query).toBe('Trouvez des produits comme sur cette image');
    expect(wire.asked.picture?.colors.length).toBeGreaterThan(0);
    await expect(messages(page).locator('img[src^="data:image/jpeg"]')).toHaveCount(1);
    await expect(preview(page)).toHaveCount(0);
  });

  test('goes with its text from the composer without a network too', async ({ shop }) => {
    const { page } = shop;
    shop.allowConsole(/net::ERR_INTERNET_DISCONNECTED/);
    await openCamera(shop);
    await shutter(page).click();
    await expect(panel(page)).toContainText('L’image partira avec votre message.');
    await page.context().setOffline(true);
    await expect(panel(page)).toContainText('Hors ligne');
    await field(page).fill('comme celle-ci');
    await panel(page).getByRole('button', { name: 'Envoyer' }).click();
    await expect(preview(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue('');
    // The first one is the greeting if the splash is over.
    await expect(messages(page).filter({ hasText: 'comme celle-ci' }).first()).toBeVisible();
    await expect(messages(page).last()).toContainText('Hors ligne : réponse automatique');
    // Nothing is recorded that could not be transcribed.
    await openTray(page);
    await expect(tray(page).getByRole('button', { name: 'Camera' })).toBeVisible();
    await expect(vocal(page)).toHaveCount(0);
    await page.context().setOffline(false);
    await expect(vocal(page)).toBeVisible();
  });

  test('can be taken by the other camera, and by none when the camera is closed', async ({ shop, media }) => {
    const { page } = shop;
    await openCamera(shop);
    await expect(shutter(page)).toBeEnabled();
    await camera(page).getByRole('button', { name: 'Changer de caméra' }).click();
    await expect.poll(() => media.tracks('camera')).toEqual(['ended', 'live']);
    expect(await media.asked()).toHaveLength(2);
    expect((await media.asked())[1]).toEqual({ video: { facingMode: { ideal: 'user' } } });
    await expect(shutter(page)).toBeEnabled();
    await camera(page).getByRole('button', { name: 'Fermer la caméra' }).click();
    await expect(camera(page)).toHaveCount(0);
    expect(await media.tracks('camera')).toEqual(['ended', 'ended']);
    await expect(preview(page)).toHaveCount(0);
    // The panel takes the camera along.
    await tray(page).getByRole('button', { name: 'Camera' }).click();
    await expect(shutter(page)).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    expect(await media.tracks('camera')).toEqual(['ended', 'ended', 'ended']);
  });

  for (const reason of ['NotAllowedError', 'NotFoundError'] as const) {
    test(`can be chosen where there is no way to the camera (${reason})`, async ({ shop, media }) => {
      const { page } = shop;
      await openByWidget(shop);
      await media.refuse(reason);
      await openTray(page);
      await tray(page).getByRole('button', { name: 'Camera' }).click();
      const alert = panel(page).getByRole('alert');
      await expect(alert).toContainText('Impossible d’accéder à la caméra');
      await shop.expectAccessible();
      const choice = page.waitForEvent('filechooser');
      await alert.getByRole('button', { name: 'Choisir une image' }).click();
      expect((await choice).isMultiple()).toBe(false);
      await expect(alert).toHaveCount(0);
    });
  }

  test('is not taken by a camera that has gone', async ({ shop, media }) => {
    const { page } = shop;
    await openCamera(shop);
    await expect(shutter(page)).toBeEnabled();
    await media.unplug('camera');
    await expect(panel(page).getByRole('alert')).toContainText('Impossible d’accéder à la caméra');
    await panel(page).getByRole('alert').getByRole('button', { name: 'Fermer la caméra' }).click();
    await expect(panel(page).getByRole('alert')).toHaveCount(0);
  });

  /** Chooses a file by the tray. */
  const choose = async (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) => {
    await openTray(page);
    const choice = page.waitForEvent('filechooser');
    await tray(page).getByRole('button', { name: 'Image' }).click();
    await (await choice).setFiles(file);
  };

  test('of more than 5 MB is refused, and so is what is none', async ({ shop }) => {
    const { page } = shop;
    await openByWidget(shop);
    const buffer = Buffer.alloc(5 * 1024 * 1024 + 1);
    await choose(page, { name: 'robe.jpg', mimeType: 'image/jpeg', buffer });
    const refusal = notice(page, 'Fichier trop volumineux');
    await expect(refusal).toContainText('Veuillez choisir une image de moins de 5MB');
    // A message can be put away without the panel.
    await refusal.getByRole('button').click();
    await expect(refusal).toHaveCount(0);
    await expect(panel(page)).toBeVisible();
    await expect(preview(page)).toHaveCount(0);
    await expect(tray(page)).toBeVisible();
    await panel(page).getByRole('button', { name: 'Autres actions' }).click();
    await choose(page, { name: 'robe.jpg', mimeType: 'image/jpeg', buffer: buffer.subarray(1) });
    await expect(notice(page, 'Image illisible')).toBeVisible();
    await expect(preview(page)).toHaveCount(0);
  });

  test('that is chosen closes the tray, and can be read anew or taken back', async ({ shop, assistant }) => {
    const { page } = shop;
    shop.allowFailure(/graphql/);
    const image = await page.context().newPage();
    await image.setContent('<body style="background: #c00">');
    const buffer = await image.screenshot({ type: 'png', clip: { x: 0, y: 0, width: 300, height: 200 } });
    await image.close();
    let isBroken = true;
    await watchPosts(page, reading, { answer: (route) => (isBroken ? breakDown(route) : route.fallback()) });
    await openByWidget(shop);
    await choose(page, { name: 'robe.png', mimeType: 'image/png', buffer });
    await expect(tray(page)).toHaveCount(0);
    await expect(panel(page)).toContainText('L’image n’a pas pu être lue.');
    await expect(panel(page).getByRole('button', { name: 'Envoyer' })).toBeDisabled();
    isBroken = false;
    await panel(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(panel(page)).toContainText('L’image partira avec votre message.');
    await panel(page).getByRole('button', { name: 'Retirer l’image' }).press('Enter');
    await expect(preview(page)).toHaveCount(0);
    // The button is gone; the keyboard goes on in the field.
    await expect(panel(page).getByRole('textbox')).toBeFocused();
    const wire = await say(page, assistant, 'une robe');
    expect(wire.asked.picture ?? null).toBeNull();
  });
});

test.describe('listening to a reply', () => {
  test('plays its sound, pauses, goes on, and is over at its end', async ({ shop, assistant, media }) => {
    const { page } = shop;
    const posts = await watchPosts(page, speaking, { hold: true });
    await hearReply(shop, assistant, 'Voici une robe rouge.');
    expect(await media.sounds()).toEqual([]);
    await listen(page).click();
    await expect(listen(page)).toHaveAttribute('aria-busy', 'true');
    await expect
      .poll(() => posts.sent)
      .toEqual([{ input: { text: 'Voici une robe rouge.', language: 'FR' } }]);
    posts.letGo();
    await expect(pause(page)).toBeVisible();
    await expect.poll(async () => (await media.sounds())[0]?.at).toBeGreaterThan(0.2);
    expect(await media.sounds()).toMatchObject([
      { source: expect.stringMatching(/^data:audio\/wav;base64,UklG/), isPlaying: true },
    ]);
    await pause(page).click();
    await expect(listen(page)).toBeVisible();
    await shop.expectAccessible();
    const [paused] = await media.sounds();
    expect(paused?.isPlaying).toBe(false);
    await listen(page).click();
    await expect.poll(async () => (await media.sounds())[0]?.at).toBeGreaterThan((paused?.at ?? 0) + 0.2);
    // Three seconds, and it is over.
    await expect(listen(page)).toBeVisible();
    expect(await media.sounds()).toMatchObject([{ isPlaying: false }]);
    // Who wants to hear it again hears it at once.
    await listen(page).click();
    await expect(pause(page)).toBeVisible();
    expect(posts.sent).toHaveLength(1);
  });

  test('ends with another one, and with the panel', async ({ shop, assistant, media }) => {
    const { page } = shop;
    await hearReply(shop, assistant, 'Un.');
    const wire = await say(page, assistant, 'encore');
    wire.text('Deux.');
    wire.completed();
    const former = messages(page).filter({ hasText: 'Un.' });
    await former.getByRole('button', { name: 'Écouter' }).click();
    await expect(former.getByRole('button', { name: 'Pause' })).toBeVisible();
    await listen(page).click();
    await expect(pause(page)).toBeVisible();
    await expect(former.getByRole('button', { name: 'Écouter' })).toBeVisible();
    expect((await media.sounds()).filter(({ isPlaying }) => isPlaying)).toHaveLength(1);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    expect((await media.sounds()).filter(({ isPlaying }) => isPlaying)).toEqual([]);
  });

  test('ends when a recording begins', async ({ shop, assistant, media }) => {
    const { page } = shop;
    await hearReply(shop, assistant, 'Voici une robe rouge.');
    await listen(page).click();
    await expect(pause(page)).toBeVisible();
    await openTray(page);
    await vocal(page).click();
    await expect(timer(page)).toBeVisible();
    await expect(listen(page)).toBeVisible();
    expect(await media.sounds()).toMatchObject([{ isPlaying: false }]);
  });

  test('says that no sound could be made', async ({ shop, assistant }) => {
    const { page } = shop;
    shop.allowFailure(/graphql/);
    await watchPosts(page, speaking, { answer: breakDown });
    await hearReply(shop, assistant, 'Voici.');
    await listen(page).click();
    await expect(notice(page, 'Erreur lors de la synthèse vocale')).toBeVisible();
    await expect(listen(page)).not.toHaveAttribute('aria-busy', 'true');
  });

  test('says that the sound could not be played', async ({ shop, assistant }) => {
    const { page } = shop;
    const audioUrl = `data:audio/wav;base64,${Buffer.from('no sound'.repeat(30)).toString('base64')}`;
    await watchPosts(page, speaking, {
      answer: answerWith({ botAnswerSpeak: { audioUrl, userErrors: [] } }),
    });
    await hearReply(shop, assistant, 'Voici.');
    await listen(page).click();
    await expect(notice(page, 'La lecture audio a échoué')).toBeVisible();
    await expect(listen(page)).not.toHaveAttribute('aria-busy', 'true');
  });
});

test.describe('without speech services', () => {
  /** The assistant neither hears nor speaks. */
  const mute = (page: Page) =>
    page.route(`**/graphql?**${abilities}**`, (route) =>
      route.fulfill({
        contentType: 'application/graphql-response+json',
        body: JSON.stringify({
          data: { assistant: { transcribesSpeech: false, speaksAnswers: false, seesPictures: false } },
        }),
      }),
    );

  test('nothing is recorded, and the browser’s own voice says a reply', async ({ shop, assistant }) => {
    const { page } = shop;
    await mute(page);
    // The packaged browser has no voice: its utterances are recorded, and begin and end like real ones.
    await page.addInitScript(() => {
      const said: { text: string; lang: string }[] = [];
      let current: SpeechSynthesisUtterance | undefined;
      Object.assign(globalThis, {
        lawajSaid: said,
        lawajEnd: () => current?.dispatchEvent(new Event('end')),
      });
      speechSynthesis.speak = (utterance) => {
        current = utterance;
        said.push({ text: utterance.text, lang: utterance.lang });
        setTimeout(() => utterance.dispatchEvent(new Event('start')));
      };
    });
    await hearReply(shop, assistant, 'Voici une robe.');
    await openTray(page);
    await expect(tray(page).getByRole('button', { name: 'Camera' })).toBeVisible();
    await expect(vocal(page)).toHaveCount(0);
    await listen(page).click();
    await expect(pause(page)).toBeVisible();
    expect(await page.evaluate(() => (globalThis as unknown as { lawajSaid: object[] }).lawajSaid)).toEqual([
      { text: 'Voici une robe.', lang: 'fr-FR' },
    ]);
    await page.evaluate(() => (globalThis as unknown as { lawajEnd: () => void }).lawajEnd());
    await expect(listen(page)).toBeVisible();
  });

  test('a browser without a voice says that there is no sound', async ({ shop, assistant }) => {
    const { page } = shop;
    await mute(page);
    await hearReply(shop, assistant, 'Voici une robe.');
    await listen(page).click();
    await expect(notice(page, 'Erreur lors de la synthèse vocale')).toBeVisible();
    await expect(listen(page)).not.toHaveAttribute('aria-busy', 'true');
  });
});
