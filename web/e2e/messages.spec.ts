import type { Locator, Page } from '@playwright/test';
import { expect, VIEWPORTS } from './support/fixtures.ts';
import { test } from './support/proxy.ts';

const messages = (page: Page) => page.locator('[data-scope="toast"][data-part="root"][data-state="open"]');

async function boxOf(what: Locator) {
  const box = await what.boundingBox();
  if (box === null) throw new Error('It is not on screen');
  return box;
}

test.describe('on a new device', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const [device, viewport] of Object.entries(VIEWPORTS)) {
    test(`the first press does what it says (${device})`, async ({ shop }) => {
      const { page } = shop;
      await page.setViewportSize(viewport);
      await shop.open('/');
      // From now on the shop has it to say that it works offline.
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      await page.waitForLoadState('networkidle');
      const cart = page.getByRole('banner').getByRole('button', { name: /^Panier/ });
      const button = await boxOf(
        cart.or(page.getByRole('navigation').getByRole('button', { name: /Panier/ })).first(),
      );
      // As a finger does: it stays down for a while.
      await page.mouse.move(button.x + button.width / 2, button.y + button.height / 2);
      await page.mouse.down();
      await page.waitForTimeout(400);
      await page.mouse.up();
      await expect(page.getByRole('dialog', { name: 'Panier' })).toBeVisible();
    });
  }
});

test('a message of a phone stands above what is at the lower edge; one about a product under the header', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.phone);
  await shop.open('/allproducts');
  // What says it is loaded when nothing else is to do.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    dispatchEvent(new Event('offline'));
  });
  const lost = messages(page).filter({ hasText: 'Pas de connexion Internet' });
  await expect(lost).toBeVisible();
  await shop.settle();
  const bar = await boxOf(
    page
      .locator('nav')
      .filter({ has: page.getByRole('link', { name: 'Accueil' }) })
      .last(),
  );
  const box = await boxOf(lost);
  expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
  expect(box.y).toBeGreaterThan(VIEWPORTS.phone.height / 2);
  await shop.open(`/product/${samples.cheap.slug}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Ajouter au panier/ })
    .first()
    .click();
  const added = messages(page).filter({ hasText: 'ajouté au panier' });
  await expect(added).toBeVisible();
  await shop.settle();
  const header = await boxOf(page.getByRole('banner'));
  expect((await boxOf(added)).y).toBeGreaterThanOrEqual(header.y + header.height);
});

for (const [device, viewport] of Object.entries(VIEWPORTS)) {
  test(`in the cart’s drawer a message covers nothing, and what is pressed stays where it is (${device})`, async ({
    shop,
    samples,
  }) => {
    const { page } = shop;
    await page.setViewportSize(viewport);
    await shop.fillCart([{ id: samples.cheap.id, quantity: 2 }]);
    await shop.open('/allproducts');
    await page
      .getByRole('button', { name: /^Panier/ })
      .first()
      .click();
    const drawer = page.getByRole('dialog', { name: 'Panier' });
    const more = drawer.getByRole('button', { name: `Ajouter un de plus : ${samples.cheap.name}` });
    await expect(more).toBeVisible();
    await shop.settle();
    const before = await boxOf(more);
    await more.click();
    const told = drawer.getByRole('status').filter({ hasText: '+1 Total : 3' });
    await expect(told).toBeVisible();
    expect(await boxOf(more)).toEqual(before);
    await more.click();
    await expect(drawer.getByRole('status').filter({ hasText: '+1 Total : 4' })).toBeVisible();
    await expect(messages(page)).toHaveCount(0);
    await expect(told).toHaveCount(0);
  });

  test(`a message about a form never lies over its buttons (${device})`, async ({ shop }) => {
    const { page } = shop;
    await page.setViewportSize(viewport);
    await shop.open('/');
    const form = page.getByRole('contentinfo').locator('form');
    const button = form.getByRole('button');
    for (const block of ['start', 'center', 'end'] as const) {
      await form.locator('input').fill('malformed');
      await button.evaluate(
        (node, where) => node.scrollIntoView({ block: where, behavior: 'instant' }),
        block,
      );
      // Moving elements are not pressed: deferred content above may still shift them after scrolling.
      await shop.settle();
      await button.evaluate((node) => (node as HTMLButtonElement).click());
      const told = messages(page).last();
      await expect(told).toBeVisible();
      await shop.settle();
      const [one, other] = [await boxOf(told), await boxOf(button)];
      const isApart =
        one.y + one.height <= other.y ||
        other.y + other.height <= one.y ||
        one.x + one.width <= other.x ||
        other.x + other.width <= one.x;
      expect(isApart, block).toBe(true);
      await told.getByRole('button').click();
      await expect(messages(page)).toHaveCount(0);
    }
  });
}
