/** Payouts to sellers: a delivered parcel is reconciled, and what can be paid goes to the bank in a batch until the ledger has the transfer. */
import { ask, openAdmin, WIDE } from './support/admin.ts';
import { expect, test, type Shop } from './support/fixtures.ts';
import { placeOrder } from './support/orders.ts';
import { deliver } from './support/people.ts';

interface Balances {
  readonly sellerLedger: { readonly balance: { readonly amount: string } };
}

const balanceOf = async (shop: Shop, sellerId: string): Promise<number> => {
  const { sellerLedger } = await ask<Balances>(
    shop,
    'query ($id: ID!) { sellerLedger(sellerId: $id) { balance { amount } } }',
    { id: sellerId },
  );
  return Math.round(Number(sellerLedger.balance.amount) * 1_000);
};

interface Texts {
  readonly prepare: string;
  readonly send: string;
  readonly settle: string;
  readonly record: string;
  readonly file: string;
  readonly undo: RegExp;
  readonly paid: string;
}
const TEXTS: Texts = {
  prepare: 'Préparer un lot',
  send: 'Marquer envoyé',
  settle: 'Saisir les références',
  record: 'Noter les virements',
  file: 'Fichier de virement',
  undo: /Annuler le versement/,
  paid: 'Versé',
};

test('the sale of a parcel is in the ledger once its cash is reconciled, and waits for the window for returns', async ({
  shop,
  samples,
}) => {
  await openAdmin(shop, '/admin/payouts');
  const { id } = await placeOrder(shop, samples.cheap);
  const { adminOrder } = await ask<{
    adminOrder: {
      total: { amount: string };
      subOrders: readonly [{ id: string; seller: { id: string } }];
    };
  }>(
    shop,
    'query ($id: ID!) { adminOrder(by: { id: $id }) { total { amount } subOrders { id seller { id } } } }',
    {
      id,
    },
  );
  const [{ id: subOrderId, seller }] = adminOrder.subOrders;
  const trackingNumber = `E2E${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  for (const to of ['CONFIRMED', 'PREPARING', 'SHIPPED'])
    await ask(
      shop,
      'mutation ($input: OrderTransitionInput!) { orderTransition(input: $input) { userErrors { code } } }',
      {
        input: {
          orderId: id,
          subOrderId,
          to,
          ...(to === 'SHIPPED' && { trackingNumber }),
          idempotencyKey: crypto.randomUUID(),
        },
      },
    );
  await deliver(shop.url, id);
  const before = await balanceOf(shop, seller.id);
  const { cashStatementImport } = await ask<{
    cashStatementImport: { statement: { id: string } | null; userErrors: readonly unknown[] };
  }>(
    shop,
    'mutation ($input: CashStatementImportInput!) { cashStatementImport(input: $input) { statement { id } userErrors { field code } } }',
    {
      input: {
        carrier: 'Aramex',
        number: `R-${crypto.randomUUID().slice(0, 8)}`,
        csv: `${trackingNumber};${adminOrder.total.amount}`,
        idempotencyKey: crypto.randomUUID(),
      },
    },
  );
  expect(cashStatementImport.userErrors).toEqual([]);
  const { page } = shop;
  await shop.open(`/admin/cash/statements/${encodeURIComponent(cashStatementImport.statement?.id ?? '')}`);
  await page.getByRole('button', { name: 'Rapprocher la ligne conforme' }).click();
  await expect(page.getByText('Soldé', { exact: true })).toBeVisible();
  expect(await balanceOf(shop, seller.id)).toBeGreaterThan(before);
  const { payableSellers } = await ask<{
    payableSellers: { nodes: readonly { sellerId: string; held: { amount: string } }[] };
  }>(shop, '{ payableSellers(first: 100) { nodes { sellerId held { amount } } } }', {});
  // A seller who has nothing else to be paid is not in the list.
  for (const { sellerId, held } of payableSellers.nodes)
    if (sellerId === seller.id) expect(Number(held.amount)).toBeGreaterThan(0);
});

const language = 'fr';
const viewport = WIDE;
const place = 2;

test(`a seller is paid by a batch (${language}, ${viewport.width} px)`, async ({ shop }) => {
  const { page } = shop;
  const texts = TEXTS;
  await page.setViewportSize(viewport);
  await openAdmin(shop, '/admin/payouts', language);
  const { sellers } = await ask<{
    sellers: { nodes: readonly { id: string; name: string }[] };
  }>(shop, '{ sellers(first: 8) { nodes { id name } } }', {});
  const seller = sellers.nodes[place];
  if (seller === undefined) throw new Error('The shop has too few sellers');
  // At least a dinar can be paid, whatever the demo sold.
  const balance = await balanceOf(shop, seller.id);
  await ask(
    shop,
    'mutation ($input: SellerLedgerAdjustInput!) { sellerLedgerAdjust(input: $input) { userErrors { code } } }',
    {
      input: {
        sellerId: seller.id,
        amount: (Math.max(0, -balance) / 1_000 + 5_000).toFixed(3),
        reason: 'Essai de versement',
        idempotencyKey: crypto.randomUUID(),
      },
    },
  );
  await page.reload();
  await page.getByRole('checkbox', { name: new RegExp(seller.name) }).check();
  const row = page.locator('[data-row]').filter({ hasText: seller.name });
  await expect(row).toContainText('•••');
  await shop.expectAccessible();
  await shop.expectNoSidewaysScroll();
  const before = await balanceOf(shop, seller.id);

  await page.getByRole('button', { name: texts.prepare }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: texts.prepare }).click();
  await expect(page).toHaveURL(/\/admin\/payouts\/[^/]+$/);
  await expect(dialog).toBeHidden();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: texts.file }).click();
  expect((await download).suggestedFilename()).toMatch(/^versements-\d+\.csv$/);
  await shop.expectAccessible();

  await page.getByRole('button', { name: texts.send }).click();
  await dialog.getByRole('button', { name: texts.send }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: texts.settle }).click();
  await dialog.getByRole('textbox').fill(`VIR-${crypto.randomUUID().slice(0, 8)}`);
  await shop.expectAccessible();
  await dialog.getByRole('button', { name: texts.record }).click();
  await expect(dialog).toBeHidden();
  const paid = page.locator('tbody tr').filter({ hasText: seller.name });
  await expect(paid).toContainText(texts.paid);
  const after = await balanceOf(shop, seller.id);
  expect(after).toBeLessThan(before);

  await paid.getByRole('button', { name: texts.undo }).click();
  await dialog.getByRole('textbox').fill('Virement rejeté');
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toBeHidden();
  await expect(paid).toContainText('Virement rejeté');
  expect(await balanceOf(shop, seller.id)).toBe(before);
  await shop.expectNoSidewaysScroll();
});
