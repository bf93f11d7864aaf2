import { expect, test, VIEWPORTS } from './support/fixtures.ts';
import { holdFont } from './support/hold.ts';

test('a filter whose products fail to load shows an error in the list, and can be retried', async ({
  shop,
}) => {
  const { page } = shop;
  await page.clock.install();
  await shop.open('/allproducts');
  const main = page.getByRole('main');
  const sale = main.getByRole('checkbox', { name: /^En promotion/ });
  const restore = await shop.cutOff();
  await sale.check();
  const alert = main.getByRole('alert');
  await expect(async () => {
    // The read is retried three times, with growing delays.
    await page.clock.fastForward(4000);
    await expect(alert).toBeVisible({ timeout: 300 });
  }).toPass();
  // The page is still there, with the chosen filters.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tous les produits');
  await expect(sale).toBeChecked();
  await expect(page).toHaveURL(/sale=1/);
  await expect(main.locator('article')).toHaveCount(0);
  await shop.expectAccessible();
  await restore();
  await alert.getByRole('button', { name: 'Réessayer' }).click();
  await expect(main.locator('article').first()).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(sale).toBeChecked();
});

test('a long list of choices is folded, and keeps in sight what is chosen', async ({ shop }) => {
  const { page } = shop;
  await shop.open('/allproducts');
  const brands = page.getByRole('main').locator('input[name=brand]');
  const total = await brands.count();
  expect(total).toBeGreaterThan(8);
  await expect(brands.filter({ visible: true })).toHaveCount(8);
  await page
    .getByRole('button', { name: /^Voir plus/ })
    .first()
    .click();
  await expect(brands.filter({ visible: true })).toHaveCount(total);
  await brands.last().check();
  await page.getByRole('button', { name: 'Voir moins' }).first().click();
  await expect(brands.filter({ visible: true })).toHaveCount(9);
});

for (const [device, viewport] of Object.entries(VIEWPORTS)) {
  test(`a face that comes late changes no card’s height, on a ${device}`, async ({ shop }) => {
    const { page } = shop;
    const heights = () =>
      page
        .locator('main article')
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().height)));
    const comeLate = await holdFont(page);
    await page.setViewportSize(viewport);
    await page.goto(`${shop.url}/deals`, { waitUntil: 'commit' });
    await expect(page.locator('main article').last()).toBeAttached();
    await expect(page.locator('footer')).toBeAttached();
    const before = await heights();
    expect(before.length).toBeGreaterThan(10);
    expect(await page.evaluate(() => document.fonts.check('16px "Readex Pro Variable"'))).toBe(false);
    await comeLate();
    expect(await heights()).toEqual(before);
  });
}

test('a listing shows 25 products on a page', async ({ shop, samples }) => {
  const { page } = shop;
  await shop.open(`/category/${samples.bigCategory.join('/')}`);
  await expect(page.locator('main article')).toHaveCount(25);
});

for (const delay of [0, 3_000])
  test(`a filter that was chosen here is gone when its chip is removed, its list coming after ${delay} ms`, async ({
    shop,
    samples,
  }) => {
    const { page } = shop;
    await shop.open(`/category/${samples.bigCategory.join('/')}`);
    await page.route('**/graphql?**', async (route) => {
      await new Promise((done) => setTimeout(done, delay));
      await route.continue().catch(() => undefined);
    });
    const chips = page.getByRole('list', { name: 'Filtres actifs' });
    const sale = page.getByRole('checkbox', { name: /En promotion/ });
    await sale.check();
    await chips.getByRole('link').first().click();
    await expect(chips).toHaveCount(0);
    await expect(page).not.toHaveURL(/[?&]sale=1/);
    await expect(sale).not.toBeChecked();
  });
