import type { Page } from '@playwright/test';
import { pauseClock } from './support/clock.ts';
import { field, messages, openByWidget, panel, say, send, test, write } from './support/assistant.ts';
import { expect, VIEWPORTS } from './support/fixtures.ts';

const APOLOGY = 'Désolé, une erreur est survenue. Veuillez réessayer.';

test.describe('the assistant’s panel', () => {
  test('shows a splash for 3 s, then greets in French and offers four ways to begin', async ({
    shop,
    assistant,
  }) => {
    const { page } = shop;
    await page.clock.install();
    await shop.open('/contact');
    await page.getByRole('button', { name: 'Nous contacter' }).click();
    const entry = page.getByRole('button', { name: 'Assistant IA', exact: true });
    await expect(entry).toBeVisible();
    await pauseClock(page, 1000);
    await entry.click();
    // It opens with the next frames, once its code is loaded.
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(panel(page)).toContainText('Votre assistant se prépare', { timeout: 50 });
    }).toPass();
    await page.clock.runFor(2800);
    await expect(panel(page)).not.toContainText('Bonjour');
    await page.clock.runFor(200);
    await expect(panel(page)).toContainText('Bonjour ! Comment puis-je vous aider aujourd’hui ?');
    await page.clock.resume();
    await expect(panel(page).getByRole('heading', { name: 'Bienvenue sur Lawaj !' })).toBeVisible();
    const film = panel(page).locator('video');
    await expect(film).toBeVisible();
    expect(await film.evaluate(({ muted, loop }: HTMLVideoElement) => ({ muted, loop }))).toEqual({
      muted: true,
      loop: true,
    });
    await expect(film.locator('source')).toHaveAttribute('src', '/app/welcome.mp4');
    await expect(panel(page)).toContainText('En ligne');
    await expect(panel(page)).toContainText('Assistant intelligent');
    const starts = panel(page).getByRole('list', { name: 'Pour commencer' }).getByRole('button');
    await expect(starts).toHaveText([
      'Chercher un produit',
      'Suivre ma commande',
      'Une question sur le site',
      'Aide pour mon compte',
    ]);
    await shop.expectAccessible();
    await starts.nth(1).click();
    const wire = await assistant.wire(0);
    expect(wire.asked).toMatchObject({
      query: 'Où en est ma commande\u202f?',
      queryType: 'TRANSACTION_HELP',
      history: [],
    });
    expect(assistant.classified).toEqual([]);
  });

  test('streams a reply: typing first, then text as it comes, with the time', async ({ shop, assistant }) => {
    const { page } = shop;
    await openByWidget(shop);
    const wire = await say(page, assistant, 'Bonjour à tous');
    await expect(messages(page).last()).toContainText("En train d'écrire...");
    await expect(send(page)).toBeDisabled();
    wire.text('Bien');
    await expect(messages(page).last()).toContainText('Bien');
    await expect(messages(page).last()).not.toContainText("En train d'écrire...");
    await field(page).fill('encore');
    await expect(send(page)).toBeDisabled();
    wire.text('venue <b>ici</b> https://example.org');
    wire.completed();
    await expect(messages(page).last()).toContainText('Bienvenue <b>ici</b> https://example.org');
    // Text is not parsed as markup.
    await expect(messages(page).locator('b, a')).toHaveCount(0);
    await expect(messages(page).last().locator('time')).toHaveText(/^([01]\d|2[0-3]):[0-5]\d$/);
    await expect(panel(page).getByRole('log')).toContainText('Bienvenue');
    await expect(send(page)).toBeEnabled();
  });

  for (const [name, viewport] of Object.entries(VIEWPORTS)) {
    test(`shows one product as a card and more as a grid that scrolls, on a ${name}`, async ({
      shop,
      assistant,
    }) => {
      test.slow();
      const { page } = shop;
      await page.setViewportSize(viewport);
      await openByWidget(shop);
      const first = await say(page, assistant, 'une lampe');
      first.text('Voici.');
      const [only = ''] = await first.products(1);
      first.completed();
      const card = messages(page).last().getByRole('article');
      await expect(card).toHaveCount(1);
      await expect(card).toContainText(only);

      const second = await say(page, assistant, 'encore');
      expect(second.asked.history).toMatchObject([
        { isUser: true, text: 'une lampe' },
        { isUser: false, text: 'Voici.', productIds: [expect.any(String)] },
      ]);
      await second.products(8);
      second.completed();
      const last = messages(page).last();
      await expect(last.getByRole('article')).toHaveCount(8);
      await expect(last).toContainText('Faites défiler pour voir les 8 produits');
      const grid = last.getByRole('list', { name: '8 produits' });
      expect(Math.round((await grid.boundingBox())?.height ?? Infinity)).toBeLessThanOrEqual(400);
      const columns = await grid.evaluate(
        (element) => getComputedStyle(element).gridTemplateColumns.split(' ').length,
      );
      expect(columns).toBe(name === 'phone' ? 2 : 3);
      const cards = await grid
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
      expect(new Set(cards.slice(0, columns)).size).toBe(1);
      expect(cards[columns]).toBeGreaterThan(cards[0] ?? 0);
      await shop.expectAccessible();
      await shop.expectNoSidewaysScroll();

      const third = await say(page, assistant, 'moins');
      await third.products(3);
      third.completed();
      await expect(messages(page).last().getByRole('article')).toHaveCount(3);
      await expect(messages(page).last()).not.toContainText('Faites défiler');
      // A page that is enlarged a lot has room for one column.
      await page.setViewportSize({ width: 280, height: 640 });
      await expect
        .poll(() =>
          messages(page)
            .last()
            .getByRole('list', { name: '3 produits' })
            .evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length),
        )
        .toBe(1);
    });
  }

  test('an error of the assistant is an apology, and can be retried', async ({ shop, assistant }) => {
    const { page } = shop;
    await openByWidget(shop);
    const wire = await say(page, assistant, 'robe rouge');
    wire.text('Je che');
    wire.failed('UNAVAILABLE');
    await expect(messages(page).last()).toContainText(APOLOGY);
    await expect(messages(page).last()).not.toContainText('Je che');
    await panel(page).getByRole('button', { name: 'Réessayer' }).click();
    const again = await assistant.wire(1);
    expect(again.asked).toMatchObject({ query: 'robe rouge', history: [] });
    expect(again.asked.replyId).not.toBe(wire.asked.replyId);
    again.text('Voilà');
    again.completed();
    await expect(messages(page).last()).toContainText('Voilà');
    await expect(messages(page).filter({ hasText: 'robe rouge' })).toHaveCount(1);
    await expect(messages(page).filter({ hasText: APOLOGY })).toHaveCount(0);
  });

  test('a cut stream is resumed, and so is a malformed one', async ({ shop, assistant }) => {
    const { page } = shop;
    shop.allowConsole(/ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_EMPTY_RESPONSE/);
    await openByWidget(shop);
    const wire = await say(page, assistant, 'robe');
    wire.text('Un, ');
    await expect(messages(page).last()).toContainText('Un,');
    wire.cut();
    const second = await assistant.wire(1);
    expect(second.asked).toMatchObject({ replyId: wire.asked.replyId, after: 1 });
    second.text('deux, ');
    await expect(messages(page).last()).toContainText('Un, deux,');
    second.garbage();
    const third = await assistant.wire(2);
    expect(third.asked.after).toBe(2);
    third.text('trois.');
    third.completed();
    await expect(messages(page).last()).toContainText('Un, deux, trois.');
  });

  test('closing ends the reply at once and discards the conversation', async ({ shop, assistant }) => {
    const { page } = shop;
    await openByWidget(shop);
    const wire = await say(page, assistant, 'robe');
    wire.text('Je regarde');
    await expect(messages(page).last()).toContainText('Je regarde');
    await page.keyboard.press('Escape');
    await wire.left;
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Nous contacter' })).toBeFocused();
    await page.getByRole('button', { name: 'Nous contacter' }).click();
    await page.getByRole('button', { name: 'Assistant IA', exact: true }).click();
    await expect(panel(page)).toBeVisible();
    await expect(panel(page)).not.toContainText('Je regarde');
  });
});

/** What a text field holds. */
const typed = (page: Page) => field(page).inputValue();

/** A reply of so many lines. */
const lines = (count: number) => Array.from({ length: count }, (_, index) => `Ligne ${index + 1}`).join('\n');

test('every way in opens the panel under a title of its own', async ({ shop, assistant }) => {
  test.slow();
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.desktop);
  await shop.open('/home2');
  await shop.readThrough();
  const opens = async (title: string, first: string | RegExp) => {
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText(first);
    await dialog.getByRole('button', { name: 'Fermer', exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  await page
    .getByRole('region', { name: 'L’IA trouve pour vous' })
    .getByRole('button', { name: 'Accéder' })
    .click();
  await opens('L’IA trouve pour vous', 'Que dois-je trouver pour vous ?');
  await page.getByRole('button', { name: 'Un cadeau à moins de 50 TND' }).click();
  await opens('Une idée, des produits', 'Un cadeau à moins de 50 TND');
  await page.getByRole('button', { name: 'Demander à l’assistant' }).click();
  await opens('Choisi pour vous', 'Dites-moi ce que vous aimez');
  await page.getByRole('button', { name: /^Comparez avec l’IA/ }).click();
  await opens('Comparez avec l’IA', 'Comparer des produits');
  expect(assistant.wires.at(-1)?.asked.query).toBe('Comparer des produits');
  await page.getByRole('button', { name: 'Assistant IA', exact: true }).click();
  await opens('Assistant Lawaj', 'Comment puis-je vous aider');
  await page.getByRole('combobox', { name: 'Rechercher un produit' }).fill('xqzwvkjh');
  await page.getByRole('option', { name: /^Recherche IA/ }).click();
  await opens('Recherche IA', 'xqzwvkjh');
  await page.getByRole('button', { name: 'Nous contacter' }).click();
  await page
    .getByRole('list', { name: 'Nous contacter' })
    .getByRole('button', { name: 'Assistant IA', exact: true })
    .click();
  await opens('Assistant Lawaj', 'Comment puis-je vous aider');
});

test('is a sheet of 70 % of the window over a dimmed page, and a click beside it closes it', async ({
  shop,
}) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.desktop);
  await openByWidget(shop);
  await shop.settle();
  const box = await panel(page).boundingBox();
  expect(box?.height).toBeCloseTo(630, 0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(900, 0);
  const dimming = page.locator('[data-scope="dialog"][data-part="backdrop"][data-state="open"]');
  expect(await dimming.boundingBox()).toEqual({ x: 0, y: 0, ...VIEWPORTS.desktop });
  const ground = await dimming.evaluate((element) => getComputedStyle(element).backgroundColor);
  // Half of the page comes through.
  expect(ground).toMatch(/^rgba\(\d\d?, \d\d?, \d\d?, 0\.5\)$/);
  await expect(field(page)).toBeFocused();
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('Tab');
  expect(await panel(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.mouse.click(20, 20);
  await expect(panel(page)).toBeHidden();
});

test('Enter sends, Shift and Enter begin a line, and nothing is not sent', async ({ shop, assistant }) => {
  const { page } = shop;
  await openByWidget(shop);
  await expect(field(page)).toHaveAttribute('placeholder', 'Tapez votre message...');
  await expect(send(page)).toBeDisabled();
  await field(page).fill('   ');
  await expect(send(page)).toBeDisabled();
  await field(page).press('Enter');
  await field(page).fill('une robe');
  await field(page).press('Shift+Enter');
  await page.keyboard.type('rouge');
  expect(await typed(page)).toBe('une robe\nrouge');
  // A keyboard that puts letters together ends a word with Enter.
  await field(page).dispatchEvent('keydown', {
    key: 'Enter',
    isComposing: true,
    bubbles: true,
    cancelable: true,
  });
  expect(await typed(page)).toBe('une robe\nrouge');
  expect(assistant.wires).toHaveLength(0);
  await field(page).press('Enter');
  expect((await assistant.wire(0)).asked.query).toBe('une robe\nrouge');
  expect(await typed(page)).toBe('');
});

test('its tray copies the typed text', async ({ shop }) => {
  const { page } = shop;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openByWidget(shop);
  const tray = panel(page).getByRole('list', { name: 'Actions' });
  const toggle = panel(page).getByRole('button', { name: 'Autres actions' });
  await expect(tray).toHaveCount(0);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(tray.getByRole('button', { name: 'Image' })).toBeVisible();
  await expect(tray.getByRole('button', { name: 'Camera' })).toBeVisible();
  const copy = tray.getByRole('button', { name: 'Coller' });
  await expect(copy).toBeDisabled();
  await field(page).fill('une robe rouge');
  await copy.click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('une robe rouge');
  await toggle.click();
  await expect(tray).toHaveCount(0);
});

test('a persona gives it another voice, until it is chosen anew', async ({ shop, assistant }) => {
  const { page } = shop;
  await openByWidget(shop);
  await panel(page).getByRole('button', { name: 'Personas' }).click();
  const picker = panel(page).getByRole('region', { name: 'Choisissez votre assistant IA' });
  await expect(picker.getByRole('radio')).toHaveCount(10);
  // Escape closes the list alone.
  await picker.getByRole('radio').first().press('Escape');
  await expect(picker).toHaveCount(0);
  await expect(panel(page)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Personas' }).click();
  await picker.getByRole('radio', { name: /Styliste Mode/ }).click();
  await expect(picker).toHaveCount(0);
  await expect(panel(page).getByRole('button', { name: 'Styliste Mode' })).toBeVisible();
  const wire = await say(page, assistant, 'une tenue');
  expect(wire.asked.persona).toBe('FASHION_STYLIST');
});

test('the subject is classified in Mode Auto, and is the chosen one otherwise', async ({
  shop,
  assistant,
}) => {
  test.slow();
  const { page } = shop;
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await openByWidget(shop);
  const answered = async (text: string) => {
    const wire = await say(page, assistant, text);
    wire.text('Bien.');
    wire.completed();
    await expect(messages(page).last().locator('time')).toBeVisible();
    await expect(messages(page).last()).toContainText('Bien.');
    return wire.asked.queryType;
  };
  assistant.classify('PRODUCT_INFO');
  expect(await answered('ce téléphone')).toBe('PRODUCT_INFO');
  expect(assistant.classified).toEqual(['ce téléphone']);
  assistant.classify(undefined);
  expect(await answered('autre chose')).toBe('SEARCH_PRODUCT');
  expect(warnings.filter((text) => text.startsWith('The message could not be classified'))).toHaveLength(1);
  const subjects = panel(page).getByRole('radiogroup', { name: 'Sujet du message' });
  await expect(subjects.getByRole('radio')).toHaveCount(9);
  for (const subject of ['Livraison', 'Paiement']) {
    await subjects.getByText(subject).click();
    expect(await answered(`à propos : ${subject}`)).toBe('TRANSACTION_HELP');
  }
  expect(assistant.classified).toHaveLength(2);
});

test('keeps the newest reply in sight from its first line, unless one reads further up or down', async ({
  shop,
  assistant,
}) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.phone);
  await openByWidget(shop);
  const wire = await say(page, assistant, 'raconte');
  wire.text(lines(40));
  const newest = panel(page).getByRole('button', { name: 'Aller au dernier message' });
  const log = panel(page).getByRole('region', { name: 'Conversation' });
  const reply = messages(page).last();
  const belowTop = async () =>
    ((await reply.boundingBox())?.y ?? Infinity) - ((await log.boundingBox())?.y ?? 0);
  const isAtFirstLine = async () => {
    const distance = await belowTop();
    return distance >= 0 && distance < 24;
  };
  await expect(reply).toContainText('Ligne 40');
  await expect.poll(isAtFirstLine).toBe(true);
  await expect(newest).toBeHidden();
  // Further down in the reply one stays where one reads.
  await log.evaluate((element) => element.scrollBy({ top: 200, behavior: 'instant' }));
  const read = await log.evaluate((element) => element.scrollTop);
  wire.text(`\n${lines(50)}`);
  await expect(reply).toContainText('Ligne 50');
  expect(await log.evaluate((element) => element.scrollTop)).toBe(read);
  await expect(newest).toBeHidden();
  await log.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(newest).toBeVisible();
  wire.text(`\n${lines(60)}`);
  await expect(reply).toContainText('Ligne 60');
  expect(await log.evaluate((element) => element.scrollTop)).toBe(0);
  await newest.click();
  await expect.poll(isAtFirstLine).toBe(true);
  wire.completed();
});

test('products follow the first line of a reply and do not push it away, on a phone', async ({
  shop,
  assistant,
}) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.phone);
  await openByWidget(shop);
  for (const query of ['une lampe', 'encore']) {
    const wire = await say(page, assistant, query);
    wire.text(`Voici pour « ${query} ».`);
    await wire.products(8);
    wire.completed();
    const reply = messages(page).last();
    await expect(reply.getByRole('article')).toHaveCount(8);
    await expect(reply.getByText(`Voici pour « ${query} ».`)).toBeInViewport({ ratio: 1 });
    await expect(reply.getByRole('article').first()).toBeInViewport({ ratio: 0.5 });
  }
});

test('a reply can be stopped: its text stays, and it can be requested again', async ({ shop, assistant }) => {
  const { page } = shop;
  await openByWidget(shop);
  const wire = await say(page, assistant, 'raconte');
  wire.text('Il était une fois');
  await expect(messages(page).last()).toContainText('Il était une fois');
  await panel(page).getByRole('button', { name: 'Arrêter la réponse' }).click();
  await wire.left;
  await expect(messages(page).last()).toContainText('Il était une fois');
  await expect(messages(page).last()).toContainText('Réponse arrêtée');
  await panel(page).getByRole('button', { name: 'Réessayer' }).click();
  const again = await assistant.wire(1);
  again.text('Avant');
  again.restarted();
  again.text('Voici');
  again.completed();
  await expect(messages(page).last()).toContainText('Voici');
  await expect(messages(page).last()).not.toContainText('Avant');
});

test('too many messages are reported with the time to wait', async ({ shop, assistant }) => {
  const { page } = shop;
  await openByWidget(shop);
  (await say(page, assistant, 'encore')).failed('RATE_LIMITED', 20);
  await expect(messages(page).last()).toContainText(APOLOGY);
  await expect(messages(page).last()).toContainText('Réessayez dans 20 secondes.');
});

test('without a network the device replies after 1.5 s, and labels the reply', async ({
  shop,
  assistant,
}) => {
  const { page } = shop;
  shop.allowConsole(/net::ERR_INTERNET_DISCONNECTED/);
  await openByWidget(shop);
  await page.context().setOffline(true);
  await expect(panel(page)).toContainText('Hors ligne');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await write(page, 'robe rouge');
  await expect(messages(page).first()).toContainText('robe rouge');
  await expect(field(page)).toHaveValue('');
  await expect(messages(page).last()).toContainText("En train d'écrire...");
  await expect(messages(page).last()).toContainText('Hors ligne : réponse automatique');
  await expect(messages(page).last()).toContainText(
    new RegExp(
      [
        'Vous cherchez «\\s.?robe rouge.?\\s»',
        '«\\s.?robe rouge.?\\s», c’est bien compris',
        'Pour «\\s.?robe rouge.?\\s», pensez déjà',
        'Votre demande «\\s.?robe rouge.?\\s» mérite',
      ].join('|'),
      'u',
    ),
  );
  expect(assistant.wires).toHaveLength(0);
  expect(asked).toEqual([]);
  await page.context().setOffline(false);
  await expect(panel(page)).toContainText('En ligne');
});

test('a product of a reply goes into the cart from its card, and its page closes the panel', async ({
  shop,
  assistant,
}) => {
  const { page } = shop;
  await openByWidget(shop);
  const wire = await say(page, assistant, 'une lampe');
  const [name = ''] = await wire.products(1);
  wire.completed();
  const card = messages(page).last().getByRole('article');
  await card.getByRole('button', { name: /^Ajouter au panier/ }).click();
  await expect.poll(() => shop.cart()).toMatchObject([{ quantity: 1 }]);
  await card.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(panel(page)).toBeHidden();
});

for (const theme of ['light', 'dark'] as const) {
  test(`fits a small phone in Tunisian Arabic, from right to left (${theme})`, async ({
    shop,
    assistant,
  }) => {
    test.slow();
    const { page } = shop;
    await page.setViewportSize({ width: 360, height: 640 });
    await page.emulateMedia({ colorScheme: theme });
    await shop.speak('tn');
    await shop.open('/contact');
    await page.locator('button[aria-label="كلّمنا"]').click();
    await page.getByRole('button', { name: 'المساعد الذكي', exact: true }).click();
    await expect(panel(page)).toHaveAttribute('dir', 'rtl');
    await expect(panel(page)).toContainText('عسلامة!');
    await shop.expectAccessible();
    const wire = await say(page, assistant, 'نلوّج على روبة');
    expect(wire.asked.language).toBe('TN');
    wire.text('هاوكم اللي لقيت');
    await wire.products(4);
    wire.completed();
    await expect(messages(page).last().getByRole('article')).toHaveCount(4);
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    await shop.expectAccessible();
    await shop.expectNoSidewaysScroll();
  });
}
