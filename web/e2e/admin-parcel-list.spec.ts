/** The list of parcels: stages, a page's selection, documents, and steps with a result for each parcel. */
import { ask, openAdmin, PHONE, WIDE } from './support/admin.ts';
import { expect, test } from './support/fixtures.ts';
import { confirmOrder, placeOrder } from './support/orders.ts';
import { texts } from './support/texts.ts';

const language = 'fr';

test(`parcels are selected, printed and prepared together (${language})`, async ({ shop, samples }) => {
  const { page } = shop;
  const t = texts(language);
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin', language);
  const { id, number } = await placeOrder(shop, samples.cheap);
  await confirmOrder(shop, id);
  await shop.open('/admin/parcels');
  await page.getByRole('link', { name: t('adminParcels:list.open') }).click();
  await page.getByRole('link', { name: t('adminParcels:stage.TO_PREPARE') }).click();
  await expect(page).toHaveURL(/f\.stage=TO_PREPARE/);
  await shop.open(`/admin/parcels/list?f.stage=TO_PREPARE&q=${number}`);
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toHaveCount(1);
  await shop.settle();
  await shop.expectAccessible();

  // Only parcels of the seller that is chosen are listed.
  const { adminOrder, sellers } = await ask<{
    adminOrder: { subOrders: readonly [{ sellerName: string; seller: { id: string } }] };
    sellers: { nodes: readonly { id: string }[] };
  }>(
    shop,
    'query ($id: ID!) { adminOrder(by: { id: $id }) { subOrders { sellerName seller { id } } } sellers(first: 2) { nodes { id } } }',
    { id },
  );
  const [{ sellerName, seller }] = adminOrder.subOrders;
  const other = sellers.nodes.find((one) => one.id !== seller.id);
  await shop.open(`/admin/parcels/list?q=${number}&f.seller=${encodeURIComponent(other?.id ?? '')}`);
  await expect(row).toHaveCount(0);
  await shop.open(`/admin/parcels/list?f.stage=TO_PREPARE&q=${number}`);
  await page.getByRole('button', { name: t('admin:list.filter'), exact: true }).click();
  const filters = page.getByRole('group', { name: t('admin:list.filter'), exact: true });
  await filters.getByLabel(t('adminParcels:column.seller')).selectOption({ label: sellerName });
  await filters.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/f\.seller=/);
  // The rows are those of the new list: the former ones have the same parcel.
  await expect(page.getByRole('button', { name: new RegExp(`: ${sellerName} `) })).toBeVisible();
  await shop.settle();
  await expect(row).toHaveCount(1);

  await page.keyboard.press('Shift+A');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: t('adminParcels:print.PICKING') }).click();
  const sheet = await opened;
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Liste de prélèvement');
  await expect(sheet.getByRole('cell', { name: number })).toBeVisible();
  await sheet.close();

  await page.keyboard.press('Shift+A');
  await page.getByRole('button', { name: t('adminParcels:mode.PREPARE'), exact: true }).click();
  const results = page.getByRole('dialog', { name: t('adminParcels:results') });
  await expect(results).toContainText(number);
  await expect(results).toContainText(t('orders:state.PREPARING'));
  await shop.settle();
  await shop.expectAccessible();
  await page.keyboard.press('Escape');

  await shop.open(`/admin/parcels/list?f.stage=READY&q=${number}`);
  await expect(row).toHaveCount(1);
  // On a phone it is a list of cards.
  await page.setViewportSize(PHONE);
  await expect(page.getByRole('listitem').filter({ hasText: number }).first()).toBeVisible();
  await shop.expectNoSidewaysScroll();
});
