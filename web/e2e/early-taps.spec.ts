import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test, VIEWPORTS } from './support/fixtures.ts';
import type { Shop } from './support/fixtures.ts';

/** Scripts of the page that can be held back: the entry, or the page's own code, which the entry waits for before hydration. */
const PHASES = {
  'before the scripts arrive': /\/assets\/entry-client-[^/]*\.js$/,
  'while the scripts run': /\/assets\/\w+Page-[^/]*\.js$/,
} as const;

/** Opens a page and holds scripts back; the returned function releases them and waits for hydration. */
async function openHeld({ page, url }: Shop, path: string, held: RegExp): Promise<() => Promise<void>> {
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(held, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(url + path, { waitUntil: 'commit' });
  await page.locator('main').waitFor();
  return async () => {
    expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull();
    letGo();
    await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
  };
}

/** The add button of the first product of the page that can be added at once, and its line's key. */
const addButton = (page: Page) => page.locator('main button[data-add]:enabled:visible').first();

const piecesOf = async (shop: Shop): Promise<number> =>
  ((await shop.cart()) as { quantity: number }[] | null)?.reduce((sum, { quantity }) => sum + quantity, 0) ??
  0;

const countOf = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue('--pieces'));

for (const [phase, held] of Object.entries(PHASES)) {
  for (const where of ['home', 'listing', 'product'] as const) {
    test(`pieces that are added ${phase} are in the cart once (${where})`, async ({ shop, samples }) => {
      const { page } = shop;
      await page.setViewportSize(VIEWPORTS.phone);
      const path = {
        home: '/',
        listing: `/category/${samples.bigCategory.join('/')}`,
        product: `/product/${samples.cheap.slug}`,
      }[where];
      const hydrate = await openHeld(shop, path, held);
      const add = addButton(page);
      const key = await add.getAttribute('data-add');
      await add.click();
      await add.click();
      // Shown at once, on the button and in the header.
      await expect(add).toHaveAttribute('data-pieces', '2');
      expect(await countOf(page)).toBe('"2"');
      expect(await shop.cart()).toEqual([{ id: key, quantity: 2 }]);
      await hydrate();
      await expect(page.getByRole('button', { name: /^Panier, 2/ }).first()).toBeAttached();
      await expect(page.getByText(/ajouté au panier/).first()).toBeVisible();
      expect(await shop.cart()).toEqual([{ id: key, quantity: 2 }]);
      expect(await countOf(page)).toBe('');
      await expect(page.locator('[data-pieces], [data-waits]')).toHaveCount(0);
      await page.locator(`button[data-add="${key}"]:enabled:visible`).first().click();
      await expect.poll(() => piecesOf(shop)).toBe(3);
    });
  }
}

test('taps without a break through all of loading are all counted', async ({ shop, samples }) => {
  const { page } = shop;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const hydrate = await openHeld(shop, `/product/${samples.cheap.slug}`, PHASES['while the scripts run']);
  const key = await addButton(page).getAttribute('data-add');
  await page.evaluate((line) => {
    const taps = { done: 0, afterwards: 0 };
    Object.assign(globalThis, { taps });
    const timer = setInterval(() => {
      const button = [...document.querySelectorAll<HTMLButtonElement>('main button[data-add]')].find(
        ({ dataset, disabled }) => dataset['add'] === line && !disabled,
      );
      if (!button) return;
      button.click();
      taps.done += 1;
      if (document.documentElement.dataset['hydrated'] !== undefined) taps.afterwards += 1;
      if (taps.afterwards === 3 || taps.done === 90) clearInterval(timer);
    }, 30);
  }, key);
  await hydrate();
  await page.waitForFunction(
    () => (globalThis as unknown as { taps: { afterwards: number } }).taps.afterwards === 3,
  );
  const done = await page.evaluate(() => (globalThis as unknown as { taps: { done: number } }).taps.done);
  expect(done).toBeGreaterThan(5);
  await expect.poll(() => piecesOf(shop)).toBe(done);
});

test('the cart of an earlier visit is counted before the scripts arrive', async ({ shop, samples }) => {
  const { page } = shop;
  await shop.fillCart([{ id: samples.other.id, quantity: 4 }]);
  const hydrate = await openHeld(shop, '/', PHASES['before the scripts arrive']);
  expect(await countOf(page)).toBe('"4"');
  await addButton(page).click();
  expect(await piecesOf(shop)).toBe(5);
  await hydrate();
  await expect.poll(() => piecesOf(shop)).toBe(5);
});

test('a full cart takes nothing more, and the page says so once it can', async ({ shop, samples }) => {
  const { page } = shop;
  const full = Array.from({ length: 100 }, (_, index) => ({ id: `UHJvZHVjdDo5OTk5${index}`, quantity: 1 }));
  await shop.fillCart(full);
  const hydrate = await openHeld(
    shop,
    `/category/${samples.bigCategory.join('/')}`,
    PHASES['before the scripts arrive'],
  );
  await addButton(page).click();
  expect(await piecesOf(shop)).toBe(100);
  await hydrate();
  await expect(page.getByText(/100 (?:produits|articles|lignes)/).first()).toBeVisible();
  expect(await piecesOf(shop)).toBe(100);
});

test('pieces are added for the page alone where the device stores nothing', async ({ shop }) => {
  const { page } = shop;
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const hydrate = await openHeld(shop, '/', PHASES['before the scripts arrive']);
  await addButton(page).click();
  await addButton(page).click();
  await hydrate();
  await expect(page.getByRole('button', { name: /^Panier, 2/ }).first()).toBeAttached();
});

test('a variant that is chosen before the scripts run is the one that is added', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  const { slug, variants } = samples.variant;
  const hydrate = await openHeld(shop, `/product/${slug}`, PHASES['before the scripts arrive']);
  const main = page.getByRole('main');
  const wanted = variants.findLast(({ stock }) => stock > 0);
  for (const axis of ['color', 'size'] as const) {
    const value = wanted?.[axis];
    if (value != null)
      await main
        .locator(`#choose-${axis} input`)
        .and(main.locator(`[value="${value}"]`))
        .check({ force: true });
  }
  await main.getByRole('button', { name: 'Ajouter au panier', exact: true }).click();
  expect(await shop.cart()).toBeNull();
  await hydrate();
  await expect.poll(() => shop.cart()).toMatchObject([{ variantId: wanted?.id, quantity: 1 }]);
});

test('a menu that is tapped before the scripts run opens', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.phone);
  const hydrate = await openHeld(shop, '/', PHASES['before the scripts arrive']);
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
  // A second tap, because nothing opened, does not close it again.
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
  await hydrate();
  await expect(page.getByRole('dialog').filter({ hasText: 'Catégories' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
});

test('without the page’s scripts the menu leads to the categories', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.phone);
  shop.allowFailure(/entry-client/);
  shop.allowConsole(/Failed to load resource/);
  await page.route(PHASES['before the scripts arrive'], (route) => route.abort());
  await page.goto(`${shop.url}/`);
  await page.waitForFunction(() => document.readyState === 'complete');
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
  await expect(page).toHaveURL(/#categories$/);
});

test('the policy allows the one inline script by its hash', async ({ page, shopUrl }) => {
  const response = await page.request.get(`${shopUrl}/`);
  const scripts = [...(await response.text()).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  expect(scripts).toHaveLength(1);
  const policy = response.headers()['content-security-policy'] ?? '';
  expect(policy.split('; ')).toContain(`script-src 'self' ${scripts[0]}`);
});
