/** A month of a seller's ledger over GraphQL, for who reads ledgers. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSeller } from '../origin/testing/catalogue.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { signUp } from './people.ts';

let shop: LiveShop;
let sellerId: string;

beforeAll(async () => {
  shop = await openLiveShop();
  const { id } = await addSeller(shop.database.db, 'Chez Ali');
  sellerId = toGlobalId('Seller', id);
  const entry = { seller_id: id, sub_order_id: null };
  await shop.database.db
    .insertInto('seller_ledger')
    .values([
      { ...entry, kind: 'SALE', amount: 100_000, at: new Date('2026-09-10T10:00:00Z') },
      { ...entry, kind: 'SALE', amount: 50_000, at: new Date('2026-10-10T10:00:00Z') },
    ])
    .execute();
});
afterAll(() => shop.close());

const STATEMENT = `query ($sellerId: ID!, $month: String!) { sellerStatement(sellerId: $sellerId, month: $month) {
  name opening { amount } closing { amount } sums { kind count } edges { balance { amount } node { kind } } } }`;

it('has the balances around its entries', async () => {
  const finance = await signUp(shop, 'Finance');
  const { data, errors } = await finance.ask(STATEMENT, { sellerId, month: '2026-10' });
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    sellerStatement: {
      name: 'Chez Ali',
      opening: { amount: '100.000' },
      closing: { amount: '150.000' },
      sums: [{ kind: 'SALE', count: 1 }],
      edges: [{ balance: { amount: '150.000' }, node: { kind: 'SALE' } }],
    },
  });
  const wrong = await finance.ask(STATEMENT, { sellerId, month: 'octobre' });
  expect(JSON.stringify(wrong.errors)).toContain('month');
});

it('is not for a role without the capability for ledgers', async () => {
  const support = await signUp(shop, 'Support');
  const { data, errors } = await support.ask(STATEMENT, { sellerId, month: '2026-10' });
  expect(JSON.stringify(data ?? {})).not.toContain('150.000');
  expect(errors?.length).toBeGreaterThan(0);
});
