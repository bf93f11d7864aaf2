import { expect, test, VIEWPORTS } from './support/fixtures.ts';
import { ask } from './support/samples.ts';

const SFAX = '3';
/** The gateway's delivery days as a page formats them in French. */
async function daysTo(url: string, slug: string, region: string): Promise<RegExp> {
  const { product } = await ask<{
    product: { seller: { deliveryTimes: { arrivesFrom: string; arrivesUntil: string } } };
  }>(
    url,
    'query ($slug: String!, $region: Int!) { product(by: { slug: $slug }) { seller { deliveryTimes(regionNumber: $region) { arrivesFrom arrivesUntil } } } }',
    { slug, region: Number(region) },
  );
  const { arrivesFrom, arrivesUntil } = product.seller.deliveryTimes;
  const day = (iso: string) => {
    const number = Number(iso.slice(8));
    return String.raw`\p{L}+\.\s${number === 1 ? '1er' : number}\s\p{L}+\.?`;
  };
  const words =
    arrivesFrom === arrivesUntil
      ? `Chez vous le ${day(arrivesUntil)}`
      : `Chez vous entre le ${day(arrivesFrom)} et le ${day(arrivesUntil)}`;
  return new RegExp(words, 'u');
}

test('a product’s delivery days are shown for the chosen governorate, which is stored for the next visit', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.phone);
  await shop.open(`/product/${samples.cheap.slug}`);
  await page.getByRole('button', { name: 'Choisir mon gouvernorat' }).click();
  const region = page.getByLabel('Livraison dans le gouvernorat');
  await expect(region).toBeFocused();
  await region.selectOption(SFAX);
  const told = page.getByRole('status').filter({ hasText: 'si la commande est confirmée aujourd’hui' });
  await expect(told).toHaveText(await daysTo(shop.url, samples.cheap.slug, SFAX));
  await shop.expectAccessible();

  await shop.open(`/product/${samples.dear.slug}`);
  await expect(region).toHaveValue(SFAX);
  await expect(told).toHaveText(await daysTo(shop.url, samples.dear.slug, SFAX));
  await shop.expectStill();
});

test('delivery days that fail to load can be requested again', async ({ shop, samples }) => {
  const { page } = shop;
  await shop.open(`/product/${samples.cheap.slug}`);
  await page.getByRole('button', { name: 'Choisir mon gouvernorat' }).click();
  const comeBack = await shop.cutOff();
  await page.getByLabel('Livraison dans le gouvernorat').selectOption(SFAX);
  const failed = page.getByRole('status').filter({ hasText: 'n’ont pas pu être calculés' });
  await expect(failed).toBeVisible();
  await comeBack();
  await failed.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('si la commande est confirmée aujourd’hui')).toBeVisible();
});

test('at checkout each seller’s parcel has its days, once the governorate is known', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  await shop.fillCart([{ id: samples.cheap.id, quantity: 1 }]);
  await shop.open('/order');
  await expect(page.locator('main').getByText('Vendu par')).toBeVisible();
  const told = page.locator('main').getByText('Chez vous');
  await expect(told).toBeHidden();
  await page.locator('main [name="regionNumber"]').selectOption(SFAX);
  await expect(told).toHaveText(await daysTo(shop.url, samples.cheap.slug, SFAX));

  // The cart knows it from then on.
  await shop.open('/cart');
  await expect(page.locator('main').getByText('Chez vous')).toHaveText(
    await daysTo(shop.url, samples.cheap.slug, SFAX),
  );
});

test('lists say from which day on a parcel arrives, once a governorate is chosen', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.phone);
  await shop.open('/allproducts');
  const told = page.locator('main article').getByText(/^Livré (?:dès )?le /);
  await expect(told).toHaveCount(0);
  await page.evaluate((region) => localStorage.setItem('delivery-region', region), SFAX);
  await shop.open('/allproducts');
  await expect(told.first()).toBeVisible();
  await shop.expectStill();
  await shop.expectAccessible();
});

test('no day is promised for a product that is sent later: on its page, in the cart and at checkout', async ({
  shop,
}) => {
  const { page } = shop;
  const { products } = await ask<{ products: { nodes: { id: string; slug: string }[] } }>(
    shop.url,
    '{ products(first: 1, filter: { stockStatus: ON_BACKORDER, inStock: true }) { nodes { id slug } } }',
    {},
  );
  const [later] = products.nodes;
  if (later === undefined) throw new Error('no product is on order');
  await shop.open('/');
  await page.evaluate((region) => localStorage.setItem('delivery-region', region), SFAX);
  await shop.fillCart([{ id: later.id, quantity: 1 }]);
  for (const path of [`/product/${later.slug}`, '/cart', '/order']) {
    await shop.open(path);
    await expect(page.locator('main')).toContainText(/TND|DT/);
    if (path === '/order') await page.locator('main [name="regionNumber"]').selectOption(SFAX);
    await shop.settle();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main').getByText('Chez vous')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Choisir mon gouvernorat' })).toHaveCount(0);
  }
});
