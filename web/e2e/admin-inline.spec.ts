/** Values that are edited in the list of products. */
import { ask, createProduct, openAdmin, WIDE } from './support/admin.ts';
import { expect, test } from './support/fixtures.ts';

const STATE = `query ($id: ID!) { adminProduct(id: $id) {
  version active discountPrice { amount } product { price { amount } stock } } }`;
interface State {
  readonly adminProduct: {
    readonly version: number;
    readonly active: boolean;
    readonly discountPrice: { readonly amount: string } | null;
    readonly product: { readonly price: { readonly amount: string }; readonly stock: number };
  };
}

test('prices, stock and sale are edited in their cells, each alone', async ({ shop, samples }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/products');
  const { id, name } = await createProduct(shop, samples.cheap);
  await shop.open(`/admin/products?q=${encodeURIComponent(name)}`);
  const row = page.getByRole('row').filter({ hasText: name });
  const state = async () => (await ask<State>(shop, STATE, { id })).adminProduct;

  await row.getByRole('button', { name: '40,000 TND' }).click();
  const price = row.getByRole('textbox', { name: `Prix de ${name}` });
  await expect(price).toBeFocused();
  await price.fill('abc');
  await page.keyboard.press('Enter');
  // It stays as it was typed, with the reason.
  await expect(row.getByRole('alert')).toHaveText('Cette valeur n’est pas valable.');
  await expect(price).toHaveValue('abc');
  await price.fill('45,5');
  await page.keyboard.press('Enter');
  await expect(row.getByRole('button', { name: '45,500 TND' })).toBeFocused();
  expect((await state()).product.price.amount).toBe('45.500');

  // A reduced price above the price is refused by the server; Escape leaves it as it was.
  await row.getByTitle(`Prix réduit de ${name}`).click();
  const reduced = row.getByRole('textbox', { name: `Prix réduit de ${name}` });
  await reduced.fill('50');
  await page.keyboard.press('Enter');
  await expect(row.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row.getByRole('alert')).toHaveCount(0);
  expect((await state()).discountPrice).toBeNull();

  await row.getByTitle(`Stock de ${name}`).click();
  await row.getByRole('textbox', { name: `Stock de ${name}` }).fill('12');
  // Leaving the field saves as well.
  await page.getByRole('heading', { level: 1 }).click();
  await expect(row.getByTitle(`Stock de ${name}`)).toHaveText('12');
  expect((await state()).product.stock).toBe(12);

  await row.getByTitle(`Vente de ${name}`).click();
  await row.getByRole('combobox', { name: `Vente de ${name}` }).selectOption('Hors vente');
  await expect(row).toContainText('Hors vente');
  // The cell shows it before the server has answered.
  await expect.poll(async () => (await state()).active).toBe(false);
  await shop.expectAccessible();
});

test('a price that somebody else has changed meanwhile is not overwritten', async ({ shop, samples }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/products');
  const { id, name } = await createProduct(shop, samples.cheap);
  await shop.open(`/admin/products?q=${encodeURIComponent(name)}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: '40,000 TND' }).click();
  await ask(
    shop,
    'mutation ($input: AdminProductUpdateInput!) { adminProductUpdate(input: $input) { userErrors { code } } }',
    { input: { id, version: 1, changes: { price: '42.000' } } },
  );
  const price = row.getByRole('textbox', { name: `Prix de ${name}` });
  await price.fill('39');
  await page.keyboard.press('Enter');
  await expect(row.getByRole('alert')).toHaveText(
    'Modifié entre-temps par quelqu’un d’autre. Rien n’a été écrasé.',
  );
  await expect(price).toHaveValue('39');
  // The row shows what the other one set; the second attempt is made in that knowledge.
  await page.keyboard.press('Enter');
  await expect(row.getByRole('button', { name: '39,000 TND' })).toBeVisible();
  const { adminProduct } = await ask<State>(shop, STATE, { id });
  expect(adminProduct.product.price.amount).toBe('39.000');
});
