/** The audit log: what a change did in readable words, its filters, and undoing it. */
import { ask, createProduct, openAdmin, WIDE } from './support/admin.ts';
import { expect, test } from './support/fixtures.ts';
import { placeOrder } from './support/orders.ts';

const STATE = `query ($id: ID!) { adminProduct(id: $id) { version product { price { amount } } } }`;
interface State {
  readonly adminProduct: {
    readonly version: number;
    readonly product: { readonly price: { readonly amount: string } };
  };
}

test('a change is found by its object and its action, read field by field, and undone', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/audit');
  const { id } = await createProduct(shop, samples.cheap);
  const state = async () => (await ask<State>(shop, STATE, { id })).adminProduct;
  const { version } = await state();
  await ask(
    shop,
    'mutation ($input: AdminProductUpdateInput!) { adminProductUpdate(input: $input) { userErrors { code } } }',
    { input: { id, version, changes: { price: '45.500', vatRate: '7.00' } } },
  );
  expect((await state()).product.price.amount).toBe('45.500');
  const { adminAudit } = await ask<{ adminAudit: { nodes: readonly { entityId: string }[] } }>(
    shop,
    'query ($id: ID!) { adminAudit(first: 1, filter: { nodeId: $id }) { nodes { entityId } } }',
    { id },
  );
  const key = adminAudit.nodes[0]?.entityId ?? '';

  await shop.open(`/admin/audit?f.entity=products&f.key=${key}`);
  const rows = page.getByRole('row').filter({ hasText: key });
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Filtrer' }).click();
  await page.getByRole('combobox', { name: 'Action' }).selectOption('Produit · Modification');
  await page.getByRole('button', { name: 'Appliquer' }).click();
  await expect(rows).toHaveCount(1);
  expect(new URL(page.url()).searchParams.get('f.action')).toBe('product.update');

  await rows.getByRole('button', { name: /champs?$/ }).click();
  const dialog = page.getByRole('dialog');
  const price = dialog
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Prix', exact: true }) });
  await expect(price).toContainText('40,000 TND');
  await expect(price).toContainText('45,500 TND');
  const tax = dialog
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'TVA', exact: true }) });
  await expect(tax).toContainText('7 %');
  // No column of a product stands under its name in the database.
  await expect(dialog.getByRole('rowheader')).toHaveText(['Prix', 'TVA', 'Prix actuel']);
  await shop.expectAccessible();

  await dialog.getByRole('button', { name: 'Annuler ce changement' }).click();
  await expect.poll(async () => (await state()).product.price.amount).toBe('40.000');

  // An entry leads to its object: here to an order, which the log names by its database id.
  const order = await placeOrder(shop, samples.cheap);
  await ask(
    shop,
    'mutation ($input: OrderConfirmInput!) { orderConfirm(input: $input) { userErrors { code } } }',
    { input: { orderId: order.id, idempotencyKey: crypto.randomUUID() } },
  );
  await shop.open('/admin/audit?f.entity=orders&f.action=order.confirm');
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order.number);
});
