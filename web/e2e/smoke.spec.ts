import { expect, test, VIEWPORTS, type Language } from './support/fixtures.ts';

const LANGUAGES: readonly Language[] = ['fr', 'tn'];

for (const [device, viewport] of Object.entries(VIEWPORTS)) {
  for (const language of LANGUAGES) {
    test(`the home page opens on a ${device} in ${language}`, async ({ shop }) => {
      await shop.page.setViewportSize(viewport);
      await shop.speak(language);
      expect(await shop.open('/')).toBe(200);
      await expect(shop.page.locator('html')).toHaveAttribute('dir', language === 'tn' ? 'rtl' : 'ltr');
      await expect(shop.page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(shop.page.locator('main a[href^="/product/"]').first()).toBeAttached();
      await shop.expectNoSidewaysScroll();
    });
  }
}

test('an unknown address answers 404 and leads on', async ({ shop }) => {
  expect(await shop.open('/nothing/here')).toBe(404);
  await shop.page.getByRole('main').getByRole('link', { name: 'Tous les produits' }).click();
  await expect(shop.page).toHaveURL(/\/allproducts$/);
  await expect(shop.page.getByRole('heading', { level: 1 })).toHaveText('Tous les produits');
});

test('a category is known under one address', async ({ shop }) => {
  await shop.open('/category/nowhere/high-tech?page=2');
  await expect(shop.page).toHaveURL(/\/category\/high-tech\?page=2$/);
});

test('going back brings the page back where it was left', async ({ shop }) => {
  await shop.page.setViewportSize(VIEWPORTS.desktop);
  await shop.open('/allproducts');
  const card = shop.page.locator('main a[href^="/product/"]:not([target])').nth(9);
  await card.scrollIntoViewIfNeeded();
  await shop.page.mouse.wheel(0, 200);
  await expect.poll(() => shop.page.evaluate(() => scrollY)).toBeGreaterThan(100);
  const left = await shop.page.evaluate(() => scrollY);
  await card.evaluate((link) => (link as HTMLAnchorElement).click());
  await expect(shop.page).toHaveURL(/\/product\//);
  await expect.poll(() => shop.page.evaluate(() => scrollY)).toBe(0);
  await shop.page.goBack();
  await expect(shop.page).toHaveURL(/\/allproducts$/);
  await expect.poll(() => shop.page.evaluate(() => scrollY)).toBe(left);
});

test('page code that cannot be had loads the document again, once', async ({ shop }) => {
  // The missing file, and the second failure, which is reported as the fault it is.
  shop.allowConsole(/^$|ERR_FAILED|net::|dynamically imported module/);
  await shop.open('/');
  let aborted = 0;
  await shop.page.route(/\/assets\/AllProductsPage-[^/]*\.js$/, (route) => {
    aborted += 1;
    return route.abort();
  });
  let documents = 0;
  shop.page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await shop.page
    .locator('a[href="/allproducts"]')
    .first()
    .evaluate((link) => (link as HTMLAnchorElement).click());
  await expect(shop.page).toHaveURL(/\/allproducts$/);
  // The server's rendering stays readable, though its code still can't be had.
  await expect(shop.page.getByRole('heading', { level: 1 })).toHaveText('Tous les produits');
  await shop.page.waitForTimeout(1_000);
  expect(aborted).toBeGreaterThan(0);
  expect(documents).toBe(1);
});

test('without scripts the catalogue is readable', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const response = await page.goto(`${process.env['SHOP_URL']}/allproducts`);
  expect(response?.status()).toBe(200);
  await expect(page.locator('main a[href^="/product/"]').first()).toBeVisible();
  await context.close();
});
