import type { Page } from '@playwright/test';
import { expect, test, VIEWPORTS } from './support/fixtures.ts';
import { OUTSIDE } from './support/startShop.ts';

const banner = (page: Page) => page.getByRole('region', { name: /L’application Lawaj|تطبيق لوّاج/ });
const row = (page: Page) => banner(page).locator('> div').first();
const paddingTop = (page: Page) =>
  banner(page).evaluate((element) => getComputedStyle(element.parentElement as HTMLElement).paddingTop);

test.beforeEach(async ({ shop }) => {
  await shop.page.setViewportSize(VIEWPORTS.phone);
});

/** Waits until the banner can be dragged: that code loads when the page is idle. */
async function draggable(page: Page): Promise<void> {
  await expect(row(page)).toHaveAttribute('style', /touch-action|user-select/);
}

async function drag(page: Page, by: number): Promise<void> {
  const box = await row(page).boundingBox();
  if (box === null) throw new Error('The banner is not there');
  const [x, y] = [box.x + box.width / 2 - 40, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps: 12 });
  await page.mouse.up();
}

test('on a phone the banner is there from the start: 40 px high, the page 40 px lower, rating 1.7k', async ({
  shop,
}) => {
  const { page } = shop;
  // As the server renders it, before any script.
  const html = await (await page.request.get(`${shop.url}/faq`)).text();
  expect(html).toContain('data-app-banner');
  await shop.open('/faq');
  await expect(banner(page)).toBeInViewport();
  expect(await banner(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 40 });
  expect(await paddingTop(page)).toBe('40px');
  await expect(banner(page)).toContainText('1.7k');
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(40);
  await draggable(page);
  await shop.expectAccessible();
  await shop.expectNoSidewaysScroll();
  await shop.expectStill();
});

test('wider screens have no banner and no room for one', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.desktop);
  await shop.open('/faq');
  await expect(banner(page)).toBeHidden();
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
});

for (const [what, away] of [
  ['right', 100],
  ['left', -100],
] as const) {
  test(`dragged more than 80 px to the ${what} it goes, and stays away on this device`, async ({ shop }) => {
    const { page } = shop;
    await shop.open('/faq');
    await draggable(page);
    await drag(page, Math.sign(away) * 70);
    await expect.poll(async () => Math.abs((await row(page).boundingBox())?.x ?? 99)).toBeLessThan(1);
    await expect(banner(page)).toBeVisible();
    await drag(page, away);
    await expect(banner(page)).toHaveCount(0);
    await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.y).toBe(0);

    // The server knows it: the next page has no banner, so nothing moves.
    await shop.open('/rules');
    await expect(banner(page)).toHaveCount(0);
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
    await shop.expectStill();
  });
}

test('the keyboard dismisses it too', async ({ shop }) => {
  const { page } = shop;
  await shop.open('/faq');
  await banner(page).getByRole('button', { name: 'Fermer le bandeau de l’application' }).press('Enter');
  await expect(banner(page)).toHaveCount(0);
});

test('under reduced motion it goes at once', async ({ shop }) => {
  const { page } = shop;
  await shop.calm();
  await shop.open('/faq');
  await draggable(page);
  await drag(page, 120);
  await expect(banner(page)).toHaveCount(0);
});

test('Ouvrir opens a dialog with two store buttons, each opening its store in a new tab and closing the dialog', async ({
  shop,
}) => {
  const { page } = shop;
  await page.context().route(/\.example\//, (route) => route.fulfill({ body: 'the store' }));
  await shop.open('/faq');
  const dialog = page.getByRole('dialog');
  for (const [name, url] of [
    ['App Store', OUTSIDE.APP_STORE_URL],
    ['Google Play', OUTSIDE.PLAY_STORE_URL],
  ] as const) {
    await banner(page).getByRole('button', { name: 'Ouvrir' }).click();
    await expect(dialog.getByRole('link')).toHaveCount(2);
    await shop.expectAccessible();
    const [store] = await Promise.all([
      page.context().waitForEvent('page'),
      dialog.getByRole('link', { name }).click(),
    ]);
    await store.waitForURL(url);
    await store.close();
    await expect(dialog).toHaveCount(0);
  }
  await expect(banner(page)).toBeVisible();
});

test('in Arabic its words start at the right', async ({ shop }) => {
  const { page } = shop;
  await shop.speak('tn');
  await shop.open('/faq');
  await draggable(page);
  const close = await banner(page).getByRole('button').first().boundingBox();
  const open = await banner(page).getByRole('button', { name: 'حلّ' }).boundingBox();
  expect(close?.x).toBeGreaterThan(open?.x ?? 0);
  await shop.expectNoSidewaysScroll();
});
