import type { Page } from '@playwright/test';
import { field, messages, openByWidget, panel, say, send, test } from './support/assistant.ts';
import { expect, VIEWPORTS } from './support/fixtures.ts';

// The assistant's panel on small screens, above a keyboard, and by keyboard alone.

/** Simulates an on-screen keyboard that covers so much of the window, with the page moved up by `offset` (both in CSS pixels). */
const coverWindow = (page: Page, covered: number, offset = 0) =>
  page.evaluate(
    ([keyboard = 0, top = 0]) => {
      const viewport = globalThis.visualViewport;
      if (viewport === null) throw new Error('There is no visual viewport');
      Object.defineProperties(viewport, {
        height: { configurable: true, value: innerHeight - keyboard },
        offsetTop: { configurable: true, value: top },
      });
      viewport.dispatchEvent(new Event('resize'));
    },
    [covered, offset],
  );

/** The panel's parts from top to bottom: where they start and end. */
const edges = (page: Page) =>
  panel(page).evaluate((dialog) => {
    const place = (selector: string) => {
      const { top, bottom } = dialog.querySelector(selector)?.getBoundingClientRect() ?? {
        top: 0,
        bottom: 0,
      };
      return { top: Math.round(top), bottom: Math.round(bottom) };
    };
    const { top, bottom } = dialog.getBoundingClientRect();
    return {
      panel: { top: Math.round(top), bottom: Math.round(bottom) },
      header: place(':scope > :first-child'),
      conversation: place('section'),
      form: place('form'),
      field: place('textarea'),
    };
  });

test.describe('above an on-screen keyboard', () => {
  test.use({ viewport: VIEWPORTS.phone, hasTouch: true });

  test('the panel is as high as what is left, and its field is seen whole', async ({ shop, assistant }) => {
    const { page } = shop;
    await openByWidget(shop);
    await shop.settle();
    const wire = await say(page, assistant, 'raconte');
    wire.text(Array.from({ length: 30 }, (_, index) => `Ligne ${index + 1}`).join('\n'));
    wire.completed();
    await expect(messages(page).last()).toContainText('Ligne 30');
    expect((await edges(page)).panel.bottom).toBe(844);
    // A keyboard of an iPhone with its suggestions.
    await coverWindow(page, 390);
    await expect.poll(async () => (await edges(page)).panel).toEqual({ top: 0, bottom: 454 });
    const typing = await edges(page);
    expect(typing.header.top).toBe(0);
    expect(typing.field.bottom).toBeLessThanOrEqual(454);
    expect(typing.conversation.bottom - typing.conversation.top).toBeGreaterThan(150);
    // The newest message stays visible from its first line.
    await expect(panel(page).getByRole('button', { name: 'Aller au dernier message' })).toBeHidden();
    const first = async () =>
      ((await messages(page).last().boundingBox())?.y ?? Infinity) - typing.conversation.top;
    await expect.poll(first).toBeLessThan(24);
    expect(await first()).toBeGreaterThanOrEqual(0);
    await panel(page).getByRole('button', { name: 'Autres actions' }).click();
    await expect(panel(page).getByRole('list', { name: 'Actions' })).toBeVisible();
    const acting = await edges(page);
    expect(acting.form.bottom).toBeLessThanOrEqual(454);
    expect(acting.form.top).toBeGreaterThanOrEqual(acting.header.bottom);
    // The page was moved up for the field: the panel stands in what is seen.
    await coverWindow(page, 390, 120);
    await expect.poll(async () => (await edges(page)).panel).toEqual({ top: 120, bottom: 574 });
    await coverWindow(page, 0);
    await expect.poll(async () => (await edges(page)).panel.bottom).toBe(844);
  });

  test('a phone on its side keeps the field and the newest message', async ({ shop, assistant }) => {
    const { page } = shop;
    await page.setViewportSize({ width: 844, height: 390 });
    await openByWidget(shop);
    const wire = await say(page, assistant, 'bonjour');
    wire.text('Bonjour.');
    wire.completed();
    await expect(messages(page).last()).toContainText('Bonjour.');
    await shop.settle();
    await coverWindow(page, 200);
    await expect.poll(async () => (await edges(page)).panel.bottom).toBe(190);
    const { header, conversation, field: typed } = await edges(page);
    expect(conversation.top).toBeGreaterThanOrEqual(header.bottom);
    expect(conversation.bottom - conversation.top).toBeGreaterThan(40);
    expect(typed.bottom).toBeLessThanOrEqual(190);
  });
});

for (const [name, viewport] of Object.entries({
  'a small phone': { width: 360, height: 640 },
  'a phone': VIEWPORTS.phone,
})) {
  test(`personas have room on ${name}: the tray makes way for them`, async ({ shop }) => {
    const { page } = shop;
    await page.setViewportSize(viewport);
    await openByWidget(shop);
    const tray = panel(page).getByRole('list', { name: 'Actions' });
    const tools = panel(page).getByRole('button', { name: 'Autres actions' });
    const picker = panel(page).getByRole('region', { name: 'Choisissez votre assistant IA' });
    await tools.click();
    // One of them comes when the chat host has said what it can do.
    await expect(tray.getByRole('button')).toHaveCount(4);
    // Its actions stand in one row.
    const tops = await tray
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await panel(page).getByRole('button', { name: 'Personas' }).click();
    await expect(picker).toBeVisible();
    await expect(tray).toHaveCount(0);
    await shop.settle();
    const { header, field: typed } = await edges(page);
    expect(typed.bottom).toBeLessThanOrEqual(viewport.height);
    const card = await picker.getByRole('radio').first().boundingBox();
    const title = await picker.getByRole('heading').boundingBox();
    const below = await panel(page).getByRole('button', { name: 'Personas' }).boundingBox();
    expect(title?.y).toBeGreaterThanOrEqual(header.bottom);
    // Each card is seen to its end, without scrolling down.
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await expect(picker.getByRole('radio').first()).toBeInViewport({ ratio: 1 });
    await shop.expectAccessible();
    await tools.click();
    await expect(picker).toHaveCount(0);
    await expect(tray).toBeVisible();
  });
}

test('the field is seen under the camera on a small phone, and the words of the recorder are whole', async ({
  shop,
}) => {
  const { page } = shop;
  await page.setViewportSize({ width: 360, height: 640 });
  await openByWidget(shop);
  const tray = panel(page).getByRole('list', { name: 'Actions' });
  await panel(page).getByRole('button', { name: 'Autres actions' }).click();
  await tray.getByRole('button', { name: 'Camera' }).click();
  const shutter = panel(page).getByRole('button', { name: 'Prendre la photo' });
  await expect(shutter).toBeEnabled();
  await expect(shutter).toBeInViewport({ ratio: 1 });
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  const { header, form } = await edges(page);
  expect(form.top).toBeGreaterThanOrEqual(header.bottom);
  await panel(page).getByRole('button', { name: 'Fermer la caméra' }).click();
  await tray.getByRole('button', { name: 'Vocal' }).click();
  const words = panel(page).getByText('Enregistrement', { exact: true });
  await expect(words).toBeVisible();
  expect(await words.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('the focus stays in the panel when the focused element is removed', async ({ shop, assistant }) => {
  const { page } = shop;
  await openByWidget(shop);
  await expect(panel(page).getByRole('list', { name: 'Pour commencer' })).toBeVisible();
  const press = async (name: string) => {
    const button = panel(page).getByRole('button', { name, exact: true });
    await expect(button).toBeEnabled();
    await button.focus();
    await page.keyboard.press('Enter');
  };
  await press('Chercher un produit');
  await expect(field(page)).toBeFocused();
  const wire = await assistant.wire(0);
  wire.text('Lequel ?');
  await press('Arrêter la réponse');
  await expect(field(page)).toBeFocused();
  await field(page).fill('une robe');
  await send(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await press('Autres actions');
  await press('Camera');
  await expect(panel(page).getByRole('button', { name: 'Fermer la caméra' })).toBeFocused();
  await press('Prendre la photo');
  await expect(field(page)).toBeFocused();
  await press('Retirer l’image');
  await expect(field(page)).toBeFocused();
  await press('Autres actions');
  await press('Vocal');
  await press('Annuler l’enregistrement');
  await expect(field(page)).toBeFocused();
});

test('on a phone all conversation starters are visible without scrolling', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.phone);
  await openByWidget(shop);
  const starts = panel(page).getByRole('list', { name: 'Pour commencer' }).getByRole('button');
  await expect(starts).toHaveCount(4);
  // The greeting comes with a movement, and moves them down.
  await shop.settle();
  for (const start of await starts.all()) await expect(start).toBeInViewport({ ratio: 1 });
});
