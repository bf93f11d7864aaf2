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
  const [from, until] = [arrivesFrom, arrivesUntil].map((day) => Number(day.slice(8)));
  return new RegExp(`${from === until ? '' : `${from}(er)?( \\p{L}+)? – `}${until}(er)? \\p{L}+`, 'u');
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
  const told = page.getByText('Livraison estimée');
  await expect(told).toBeHidden();
  await page.locator('main [name="regionNumber"]').selectOption(SFAX);
  await expect(told).toHaveText(await daysTo(shop.url, samples.cheap.slug, SFAX));
});
