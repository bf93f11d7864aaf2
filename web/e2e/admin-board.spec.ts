/** Orders as a board: a card is dragged, moved by keys and by its menu, only to where its order may go. */
import type { Locator } from '@playwright/test';
import { ask, CREATED_PRICE, createProduct, openAdmin, PHONE, WIDE } from './support/admin.ts';
import { expect, test, type Shop } from './support/fixtures.ts';
import { placeOrder } from './support/orders.ts';

const column = ({ page }: Shop, state: string): Locator => page.locator(`[data-column=${state}]`);
const cards = (shop: Shop, state: string): Locator => column(shop, state).locator('[data-card]');

/** Answers the question of a step. */
async function confirm({ page }: Shop): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toBeHidden();
}

test('a card is moved by mouse, keys and menu to allowed columns alone (fr, 1280 px)', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/orders');
  const { number } = await placeOrder(shop, samples.cheap);
  await shop.open(`/admin/orders?q=${number}`);
  await page.getByRole('button', { name: 'En tableau' }).click();
  await expect(page).toHaveURL(/layout=board/);
  await expect(cards(shop, 'AWAITING_CONFIRMATION')).toHaveCount(1);
  await shop.expectAccessible();
  await shop.expectNoSidewaysScroll();

  // By mouse: allowed columns are marked while it is dragged.
  await cards(shop, 'AWAITING_CONFIRMATION').hover();
  await page.mouse.down();
  await column(shop, 'CONFIRMED').hover();
  await expect(column(shop, 'CONFIRMED')).toHaveAttribute('data-target', 'true');
  await expect(column(shop, 'PREPARING')).not.toHaveAttribute('data-target');
  await page.mouse.up();
  await confirm(shop);
  await expect(cards(shop, 'CONFIRMED')).toHaveCount(1);
  await expect(cards(shop, 'AWAITING_CONFIRMATION')).toHaveCount(0);
  await expect(page.locator('output')).toHaveText(`${number}/1 est passée à «\u00a0Confirmée\u00a0».`);

  // A column to which it may not go takes nothing.
  await cards(shop, 'CONFIRMED').dragTo(column(shop, 'SHIPPED'));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(cards(shop, 'CONFIRMED')).toHaveCount(1);

  // By keys: Shift and an arrow, one allowed column further.
  await cards(shop, 'CONFIRMED').getByRole('link').focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(page.locator('output')).toContainText('ne peut pas quitter');
  await page.keyboard.press('Shift+ArrowRight');
  await confirm(shop);
  await expect(cards(shop, 'PREPARING')).toHaveCount(1);

  // By its menu; cancelling what is prepared demands a reason.
  await cards(shop, 'PREPARING').getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annulée' }).click();
  const reason = page.getByRole('dialog').getByRole('textbox');
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await reason.fill('Plus en stock');
  await confirm(shop);
  await column(shop, 'CANCELLED').scrollIntoViewIfNeeded();
  await expect(cards(shop, 'CANCELLED')).toHaveCount(1);
  await page.getByRole('button', { name: 'En liste' }).click();
  await expect(page.locator('[data-row]')).toHaveCount(1);
});

test('on a phone one column is shown, and a card is moved by its menu (tn, 390 px)', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  await page.setViewportSize(PHONE);
  await openAdmin(shop, '/admin/orders', 'tn');
  const { number } = await placeOrder(shop, samples.cheap);
  await shop.open(`/admin/orders?layout=board&q=${number}`);
  await expect(page.locator('[data-column]')).toHaveCount(1);
  const chooser = page.getByLabel('الحالة', { exact: true });
  await chooser.selectOption('AWAITING_CONFIRMATION');
  await shop.expectAccessible();
  await shop.expectNoSidewaysScroll();
  await cards(shop, 'AWAITING_CONFIRMATION').getByRole('button').click();
  await page.getByRole('dialog').getByRole('button').filter({ hasNotText: /^$/ }).first().click();
  await confirm(shop);
  await expect(cards(shop, 'AWAITING_CONFIRMATION')).toHaveCount(0);
  await chooser.selectOption('CONFIRMED');
  await expect(cards(shop, 'CONFIRMED')).toHaveCount(1);
});

test('a column loads further cards when its end comes into view', async ({ shop, samples }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/orders');
  const { productId } = await createProduct(shop, samples.other, 40);
  const placed: string[] = [];
  for (let order = 0; order < 30; order += 1)
    placed.push((await placeOrder(shop, { id: productId, price: CREATED_PRICE })).id);
  await shop.open('/admin/orders?layout=board');
  const listed = cards(shop, 'AWAITING_CONFIRMATION');
  await expect.poll(() => listed.count()).toBeGreaterThanOrEqual(25);
  await listed.last().scrollIntoViewIfNeeded();
  await expect.poll(() => listed.count()).toBeGreaterThan(25);
  // The desk's queue belongs to all tests.
  for (const orderId of placed) {
    const { orderCancel } = await ask<{ orderCancel: { userErrors: unknown[] } }>(
      shop,
      'mutation ($input: OrderCancelInput!) { orderCancel(input: $input) { userErrors { code } } }',
      { input: { orderId, idempotencyKey: crypto.randomUUID() } },
    );
    expect(orderCancel.userErrors).toEqual([]);
  }
});
