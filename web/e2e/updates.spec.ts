import type { Page } from '@playwright/test';
import { expect, VIEWPORTS } from './support/fixtures.ts';
import { test } from './support/proxy.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the worker has taken the page over. */
const isControlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

/** Counts the documents that a tab loads from now on. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('domcontentloaded', () => {
    documents += 1;
  });
  return () => documents;
}

/**
 * Ends the worker that has nothing to do, as browsers do after half a minute: the next one, if it does not wait for somebody's
 * word, can only then take over.
 */
async function endIdleWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

/** Asks for the next version, until it is there: a question can join one that was under way with the old answer. */
async function update(page: Page): Promise<void> {
  await expect(async () => {
    const isThere = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      return registration.waiting !== null;
    });
    expect(isThere).toBe(true);
  }).toPass();
}

test.beforeEach(async ({ shop, network }) => {
  network.reset();
  await shop.page.setViewportSize(VIEWPORTS.desktop);
  await shop.speak('en');
});

test('the worker is served at the root, is never cached long, and loads after the page', async ({
  shop,
  network,
  request,
}) => {
  const { page } = shop;
  const response = await request.get(`${shop.url}/sw.js`);
  expect(response.headers()['cache-control']).toMatch(/max-age=0|no-cache/);
  expect(response.headers()['service-worker-allowed']).toBe('/');
  expect(response.headers()['content-type']).toContain('text/javascript');
  network.reset();
  let loaded = false;
  page.on('load', () => {
    loaded = true;
  });
  page.on('request', (asked) => {
    if (asked.url().includes('companion-')) expect(loaded).toBe(true);
  });
  await shop.open('/cart');
  await isControlled(page);
  expect(network.asked('/sw.js')).toBe(1);
});

test('the shop says once that it works offline', async ({ shop, network }) => {
  const { page } = shop;
  await shop.open('/cart');
  // It waits for input on the page.
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.getByText('App ready to work offline', { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(network.asked('/sw.js')).toBe(1);
  await shop.open('/cart');
  await isControlled(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('App ready to work offline')).toHaveCount(0);
});

test('the worker checks for a new version every hour', async ({ shop, network }) => {
  const { page } = shop;
  await page.clock.install();
  await shop.open('/cart');
  await page.clock.runFor(2000);
  await isControlled(page);
  await expect.poll(() => network.asked('/sw.js')).toBe(1);
  // Real time goes on besides.
  await page.clock.fastForward(3_600_000 - 20_000);
  await page.waitForTimeout(300);
  expect(network.asked('/sw.js')).toBe(1);
  await page.clock.fastForward(20_000);
  await expect.poll(() => network.asked('/sw.js')).toBe(2);
});

test('a new version is offered, and taken over by all tabs, each loaded again once', async ({
  shop,
  network,
}) => {
  const { page } = shop;
  await shop.open('/cart');
  await isControlled(page);
  const other = await shop.newTab('/cart');
  await isControlled(other);
  network.changeWorker('\n// the next version');
  const offers = [page, other].map((tab) => tab.getByText('New version available', { exact: true }));
  await update(page);
  for (const offer of offers) await expect(offer).toBeVisible();
  const documents = [page, other].map(countDocuments);
  await page.bringToFront();
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect.poll(() => documents.map((count) => count())).toEqual([1, 1]);
  for (const tab of [page, other]) {
    await isControlled(tab);
    await tab.waitForLoadState('networkidle');
    await expect(tab.getByText('New version available')).toHaveCount(0);
  }
  expect(documents.map((count) => count())).toEqual([1, 1]);
});

test('the new version is never forced: without consent the old one stays', async ({ shop, network }) => {
  const { page } = shop;
  await shop.open('/cart');
  await isControlled(page);
  const documents = countDocuments(page);
  network.changeWorker('\n// the next version');
  await update(page);
  await expect(page.getByText('New version available', { exact: true })).toBeVisible();
  // It stays until the shopper decides.
  await page.waitForTimeout(1500);
  await expect(page.getByText('New version available', { exact: true })).toBeVisible();
  await shop.expectAccessible();
  expect(documents()).toBe(0);
});

test('switched off, the whole cache is deleted, and nothing is cached any more', async ({
  shop,
  network,
}) => {
  const { page } = shop;
  await shop.open('/cart');
  await isControlled(page);
  const documents = countDocuments(page);
  const { NO_WORKER } = (await import('../../gateway/src/http/worker.ts')) as { NO_WORKER: string };
  network.changeWorker(NO_WORKER, true);
  // The page is reloaded once more, and nothing of it is cached.
  await expect(async () => {
    if (documents() === 0) {
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await endIdleWorker(page);
    }
    expect(documents()).toBe(1);
  }).toPass();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await shop.open('/');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(documents()).toBe(2);
});

test('a lost network is said until it is back, and that it is back for three seconds', async ({ shop }) => {
  const { page } = shop;
  await page.clock.install();
  await shop.open('/cart');
  await page.clock.runFor(2000);
  await isControlled(page);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  const lost = page.getByText('No Internet connection', { exact: true });
  const back = page.getByText('Connected to the Internet', { exact: true });
  await page.clock.runFor(500);
  await expect(lost).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(lost).toBeVisible();
  await page.context().setOffline(false);
  await page.clock.runFor(800);
  await expect(back).toBeVisible();
  await expect(lost).toHaveCount(0);
  await page.clock.runFor(1500);
  await expect(back).toBeVisible();
  await page.clock.runFor(2500);
  await expect(back).toHaveCount(0);
});
