import { expect, test } from './support/fixtures.ts';

const HOUR = 3_600_000;

for (const wrong of [-26 * HOUR, 26 * HOUR]) {
  test(`a device whose clock is ${wrong / HOUR} hours off shows the flash sales of the shop`, async ({
    shop,
  }) => {
    const { page } = shop;
    await shop.open('/');
    const flash = page.getByRole('region', { name: /Ventes? flash/ }).first();
    const count = await flash.locator('article').count();
    expect(count).toBeGreaterThan(0);
    const left = async () => {
      const parts = await flash.locator('[dir="ltr"]:has(b + i)').first().locator('b').allTextContents();
      expect(parts).toHaveLength(3);
      return parts.reduce((sum, part) => sum * 60 + Number(part), 0);
    };
    const before = await left();
    await page.clock.install({ time: Date.now() + wrong });
    await shop.open('/');
    await page.clock.runFor(3000);
    await expect(flash.locator('article')).toHaveCount(count);
    expect(Math.abs((await left()) - before)).toBeLessThan(120);
  });
}

test('a cart that cannot be stored on the device works, and shows a notice', async ({ shop, samples }) => {
  const { page } = shop;
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await shop.open(`/product/${samples.cheap.slug}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Ajouter au panier/ })
    .first()
    .click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Panier/ })
    .click();
  const drawer = page.getByRole('dialog', { name: 'Panier' });
  await expect(drawer.getByText(samples.cheap.name)).toBeVisible();
  await expect(drawer.getByText('ne peut pas être enregistré sur cet appareil')).toBeVisible();
  // The page goes with it: the same document.
  await drawer
    .getByRole('link', { name: /Commander|Valider|panier/ })
    .first()
    .click();
  await expect(
    page.getByRole('main').getByText('ne peut pas être enregistré sur cet appareil'),
  ).toBeVisible();
});

test('a device whose storage is blocked shows every page', async ({ shop, samples }) => {
  const { page } = shop;
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  for (const path of [
    '/',
    `/product/${samples.cheap.slug}`,
    '/cart',
    '/order',
    '/login',
    '/track-order',
    '/contact',
    '/user/wishlist',
  ]) {
    await shop.open(path);
    await expect(page.getByText('Une erreur est survenue'), path).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached();
  }
});

test('a browser that blocks cookies gets a notice that they are needed to sign in', async ({ shop }) => {
  const { page } = shop;
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
  });
  for (const path of ['/login', '/register']) {
    await shop.open(path);
    await expect(page.getByRole('alert').filter({ hasText: 'bloque les cookies' })).toBeVisible();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the cart says what it needs, and the telephone is there', async ({ page, shopUrl }) => {
    await page.goto(`${shopUrl}/cart`);
    const main = page.getByRole('main');
    await expect(main.getByText('ont besoin de JavaScript')).toBeVisible();
    await expect(main.getByRole('link', { name: 'contactez-nous.' })).toHaveAttribute('href', '/contact');
    await expect(page.getByRole('link', { name: '+21671000000' })).toHaveAttribute(
      'href',
      'tel:+21671000000',
    );
    // Nothing pretends to be on its way.
    await expect(main.locator('li:visible')).toHaveCount(0);
  });
});
