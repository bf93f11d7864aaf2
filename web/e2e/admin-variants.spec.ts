/** Variants of a product: made of colours and sizes, edited in their row, deleted. */
import { ask, createProduct, openAdmin, WIDE } from './support/admin.ts';
import { expect, test } from './support/fixtures.ts';
import { placeOrder } from './support/orders.ts';

const STATE = `query ($id: ID!) { adminProduct(id: $id) { product { stock }
  variants { edges { node { color size priceDelta { amount } stock } } } } }`;
interface State {
  readonly adminProduct: {
    readonly product: { readonly stock: number };
    readonly variants: {
      readonly edges: readonly {
        readonly node: {
          readonly color: string;
          readonly size: string;
          readonly priceDelta: { readonly amount: string };
        };
      }[];
    };
  };
}

test('variants are made of colours and sizes, priced, and deleted', async ({ shop, samples }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/products');
  const { id } = await createProduct(shop, samples.cheap);
  const state = async () => (await ask<State>(shop, STATE, { id })).adminProduct;
  await shop.open(`/admin/products/${id}`);
  await page.getByRole('button', { name: 'Ajouter des variantes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter des variantes' });
  await dialog.getByRole('button', { name: 'Créer' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choisissez une couleur ou une taille.');
  await dialog.getByLabel('Rouge').check();
  await dialog.getByLabel('Bleu', { exact: true }).check();
  await dialog.getByLabel('Tailles').fill('S, M');
  await dialog.getByLabel('Stock de chacune').fill('3');
  await shop.expectAccessible();
  await dialog.getByRole('button', { name: 'Créer 4 variantes' }).click();
  await expect(page.getByRole('heading', { name: 'Variantes (4)' })).toBeVisible();
  expect((await state()).product.stock).toBe(12);

  const row = page.getByRole('row').filter({ hasText: 'ROUGE-M' });
  await row.getByRole('button', { name: '0,000 TND' }).click();
  await page.keyboard.type('-2,5');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('−2,500 TND');
  const priced = (await state()).variants.edges.find(
    ({ node }) => node.color === 'rouge' && node.size === 'M',
  );
  expect(priced?.node.priceDelta.amount).toBe('-2.500');

  await row.getByRole('button', { name: /^Supprimer la variante/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByRole('heading', { name: 'Variantes (3)' })).toBeVisible();
  expect((await state()).variants.edges).toHaveLength(3);
  await shop.expectAccessible();
});

test('a variant that was ordered is taken off sale, not deleted, and put on sale again', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/products');
  const { id, slug, name } = await createProduct(shop, samples.cheap);
  await ask(
    shop,
    'mutation ($input: AdminVariantsCreateInput!) { adminVariantsCreate(input: $input) { userErrors { code } } }',
    { input: { productId: id, sizes: ['S', 'M'], stock: 3, idempotencyKey: crypto.randomUUID() } },
  );
  const { product } = await ask<{
    product: { id: string; variants: readonly { id: string; size: string }[] };
  }>(shop, 'query ($slug: String!) { product(by: { slug: $slug }) { id variants { id size } } }', { slug });
  const [small] = product.variants;
  await placeOrder(shop, { id: product.id, price: '40.000' }, 1, small?.id);

  await shop.open(`/admin/products/${id}`);
  const row = page.getByRole('row').filter({ hasText: 'déjà commandée' });
  await expect(row).toHaveCount(1);
  await expect(row.getByRole('button', { name: /^Supprimer la variante/ })).toHaveCount(0);
  await row.getByRole('button', { name: /^Désactiver la variante/ }).click();
  await expect(row).toContainText('Hors vente');
  await shop.expectAccessible();

  // The shop does not offer it, and a cart that has it says so.
  await shop.fillCart([{ id: product.id, quantity: 1, variantId: small?.id }]);
  await shop.open(`/product/${slug}`);
  await expect(page.getByRole('radio', { name: 'M' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'S', exact: true })).toHaveCount(0);
  await shop.open('/cart');
  await expect(page.getByText('Cette variante n’existe plus')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(name);

  await shop.open(`/admin/products/${id}`);
  await row.getByRole('button', { name: /^Activer la variante/ }).click();
  await expect(row).toContainText('En vente');
  await expect
    .poll(async () => {
      await shop.open(`/product/${slug}`);
      return page.getByRole('radio', { name: 'S', exact: true }).count();
    })
    .toBe(1);
});
