import type { Page } from '@playwright/test';
import { expect, test, VIEWPORTS } from './support/fixtures.ts';
import { holdFont } from './support/hold.ts';

/** Distance of the first product with a price from the top of the page, in pixels. */
const firstProduct = (page: Page): Promise<number> =>
  page
    .locator('main article')
    .filter({ hasText: 'TND' })
    .first()
    .evaluate((card) => card.getBoundingClientRect().bottom + scrollY);

test('the home page offers products with prices on the first screen', async ({ shop }) => {
  const { page } = shop;
  for (const size of Object.values(VIEWPORTS)) {
    await page.setViewportSize(size);
    await shop.open('/');
    expect(await firstProduct(page)).toBeLessThan(size.height);
  }
});

for (const path of ['/', '/home3'])
  test(`nothing moves on a desktop when the font of ${path} comes late`, async ({ shop }) => {
    const { page } = shop;
    await page.setViewportSize(VIEWPORTS.desktop);
    const comeLate = await holdFont(page);
    await page.goto(shop.url + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
    await comeLate();
    await page.waitForLoadState('load');
    await shop.expectStill();
  });

test('a banner says what is reduced where it leads, and from which price', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.desktop);
  await shop.open('/');
  const banner = page.getByRole('region', { name: 'Bannières' }).locator('li').first();
  await expect(banner).toContainText(/Jusqu’à -\d+\s%/);
  await expect(banner).toContainText(/dès\s+[\d,]+\sTND/);
  await expect(banner.getByText('J’en profite')).toBeVisible();
});

test('lists start within 300 px of a phone’s screen, and their bar stays in sight', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.phone);
  for (const path of [`/category/${samples.bigCategory.join('/')}`, '/search?q=robe', '/allproducts']) {
    await shop.open(path);
    const card = page.locator('main article').first();
    // Below the app banner, which a phone's visitor can dismiss.
    const top = await card.evaluate(
      (one) =>
        one.getBoundingClientRect().top + scrollY - (document.querySelector('[data-app-banner]') ? 40 : 0),
    );
    expect(top, path).toBeLessThan(300);
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await expect(page.getByRole('button', { name: /^Filtrer/ })).toBeInViewport();
    await expect(page.locator('select[name=sort]')).toBeInViewport();
  }
});

test('many subcategories are chips in one row on a phone, with whole names and round pictures', async ({
  shop,
}) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.phone);
  await shop.open('/category/epicerie');
  const chips = page.locator('main li a[href^="/category/epicerie/"]');
  expect(await chips.count()).toBeGreaterThanOrEqual(8);
  const measured = await chips.evaluateAll((links) =>
    links.map((link) => {
      const [disc, name] = [...link.children] as HTMLElement[];
      const box = disc?.getBoundingClientRect();
      return {
        top: Math.round(link.getBoundingClientRect().top),
        isRound: box !== undefined && Math.abs(box.width - box.height) < 1,
        isWhole: name !== undefined && name.scrollWidth <= name.clientWidth,
      };
    }),
  );
  const [first] = measured;
  expect(measured).toEqual(measured.map(() => ({ top: first?.top, isRound: true, isWhole: true })));
});

test('the price is chosen by the slider’s keyboard; its filter is a chip that can be removed', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.desktop);
  await shop.open(`/category/${samples.bigCategory.join('/')}`);
  const low = page.getByRole('slider', { name: 'Prix minimum, curseur' });
  const bottom = Number(await low.inputValue());
  await low.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(new RegExp(`[?&]min=${bottom + 2}\\b`));
  await expect(low).toBeFocused();
  const chips = page.getByRole('list', { name: 'Filtres actifs' });
  await expect(chips.getByRole('listitem').first()).toContainText(`${bottom + 2}`);
  await chips.getByRole('link').first().click();
  await expect(page).not.toHaveURL(/[?&]min=/);
  await expect(low).toHaveValue(String(bottom));
  // One thumb does not pass the other.
  const high = page.getByRole('slider', { name: 'Prix maximum, curseur' });
  await high.focus();
  await page.keyboard.press('Home');
  await expect(high).toHaveValue(String(bottom));
});

test('in Arabic the slider runs from right to left', async ({ shop, samples }) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.desktop);
  await shop.speak('tn');
  await shop.open(`/category/${samples.bigCategory.join('/')}`);
  const low = page.getByRole('slider').first();
  const bottom = Number(await low.inputValue());
  await low.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(low).toHaveValue(String(bottom + 1));
});

test('price and buy bar of a product are on a phone’s first screen, in the place of the navigation', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.phone);
  await shop.open(`/product/${samples.cheap.slug}`);
  const bar = page.locator('[data-bottom-bar]');
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar).toContainText('TND');
  await expect(
    page.getByRole('navigation', { name: 'Navigation principale' }).filter({ visible: true }),
  ).toHaveCount(0);
  const price = await page.locator('main h1').evaluate((title) => title.getBoundingClientRect().bottom);
  expect(price).toBeLessThan(VIEWPORTS.phone.height - 200);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Augmenter la quantité' }).click();
  await bar.getByRole('button', { name: /^Ajouter au panier/ }).click();
  await expect(bar).toContainText('2');
});
