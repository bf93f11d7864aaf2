import type { Locator, Page } from '@playwright/test';
import { expect, test, VIEWPORTS } from './support/fixtures.ts';

/** The round tiles of the top categories, in two rows. */
const tiles = (page: Page, name = 'Catégories populaires') => page.getByRole('list', { name });
const position = (track: Locator) => track.evaluate(({ scrollLeft }) => Math.round(scrollLeft));
/** Buttons beside a track. */
const arrow = (track: Locator, index: 0 | 1) =>
  track.locator('..').getByRole('button', { includeHidden: true }).nth(index);

/** Distinct heights at which the items of a track stand. */
const rows = (track: Locator) =>
  track.evaluate(
    (node) => new Set([...node.children].map((item) => Math.round(item.getBoundingClientRect().top))).size,
  );

test.beforeEach(async ({ shop }) => {
  await shop.page.setViewportSize(VIEWPORTS.desktop);
  await shop.speak('fr');
});

test('categories are round tiles with names, in two rows from ten on and in one below', async ({ shop }) => {
  const { page } = shop;
  await shop.open('/dev');
  const track = tiles(page);
  expect(await track.getByRole('listitem').count()).toBeGreaterThanOrEqual(10);
  expect(await rows(track)).toBe(2);
  const disc = track.getByRole('link').first().locator('> span').first();
  const { radius, width, height } = await disc.evaluate((node) => ({
    radius: Number.parseFloat(getComputedStyle(node).borderStartStartRadius),
    width: node.clientWidth,
    height: node.clientHeight,
  }));
  expect(width).toBe(height);
  expect(radius).toBeGreaterThanOrEqual(width / 2);
  await expect(track.getByRole('link').first()).toHaveText(/\S/);
  await expect(track.getByRole('link').first()).toHaveAttribute('href', /^\/category\//);

  await shop.open('/category/epicerie');
  const few = tiles(page, 'Sous-catégories');
  expect(await few.getByRole('listitem').count()).toBeLessThan(10);
  expect(await rows(few)).toBe(1);
});

test('a tile without its picture shows the logo', async ({ shop }) => {
  const { page } = shop;
  shop.allowFailure(/\/media\//);
  await page.route('**/media/**', (route) => route.fulfill({ status: 404 }));
  await shop.open('/search');
  const tile = tiles(page).getByRole('link').first();
  await expect(tile.locator('img')).toHaveCount(0);
  await expect(tile.locator('svg')).toBeVisible();
});

test('the wheel scrolls tiles sideways, and the page at their end', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize({ width: 700, height: 500 });
  await shop.open('/search');
  const track = tiles(page);
  await track.scrollIntoViewIfNeeded();
  await track.hover();
  const top = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => position(track)).toBeGreaterThan(50);
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await track.evaluate((node) => node.scrollTo({ left: 1e6, behavior: 'instant' }));
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
});

for (const [language, name, forward] of [
  ['fr', 'Catégories populaires', 1],
  ['tn', /./, -1],
] as const) {
  test(`arrows in ${language} scroll tiles by 300 px where there is room, and a phone has none`, async ({
    shop,
  }) => {
    const { page } = shop;
    await shop.speak(language);
    await page.setViewportSize({ width: 700, height: 900 });
    await shop.open('/search');
    const track = page.locator('main ul[data-wheel]').and(page.getByRole('list', { name }));
    await track.evaluate((node) => (node.style.scrollSnapType = 'none'));
    await expect(arrow(track, 1)).toHaveAttribute('data-shown', 'true');
    await expect(arrow(track, 0)).not.toHaveAttribute('data-shown');
    await expect(arrow(track, 0)).toBeHidden();
    const range = await track.evaluate((node) => node.scrollWidth - node.clientWidth);
    await arrow(track, 1).click();
    await expect.poll(() => position(track)).toBe(forward * Math.min(300, range));
    await expect(arrow(track, 0)).toHaveAttribute('data-shown', 'true');
    await track.evaluate((node, left) => node.scrollTo({ left, behavior: 'instant' }), forward * 1e6);
    await expect(arrow(track, 1)).not.toHaveAttribute('data-shown');
    await track.evaluate((node, left) => node.scrollTo({ left, behavior: 'instant' }), forward * 10);
    await expect(arrow(track, 0)).not.toHaveAttribute('data-shown');

    await page.setViewportSize(VIEWPORTS.phone);
    await expect(arrow(track, 1)).toBeHidden();
    await expect(arrow(track, 0)).toBeHidden();
    await shop.expectNoSidewaysScroll();
  });
}

test('the keyboard walks through the tiles and brings each into sight', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.phone);
  await shop.open('/search');
  const links = tiles(page).getByRole('link');
  const last = (await links.count()) - 1;
  await links.first().focus();
  for (let index = 1; index <= last; index += 1) {
    await page.keyboard.press('Tab');
    await expect(links.nth(index)).toBeFocused();
  }
  await expect(links.nth(last)).toBeInViewport({ ratio: 0.9 });
  await shop.expectStill();
});

test('wide screens without more to show have no arrows', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize({ width: 1900, height: 900 });
  await shop.open('/category/epicerie');
  const track = tiles(page, 'Sous-catégories');
  await expect(track).toBeVisible();
  await expect(arrow(track, 0)).toBeHidden();
  await expect(arrow(track, 1)).toBeHidden();
});
