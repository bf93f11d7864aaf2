/** Shared carts through the schema. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
import { directly } from '../origin/testing/system.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';

const SHARE = `mutation ($input: CartShareInput!) {
  cartShare(input: $input) { token url expiresAt userErrors { field code } }
}`;
const SHARED = `query SharedQuery($token: String!) {
  sharedCart(token: $token) {
    isExpired expiresAt
    quote { total { amount } lines { productId quantity unitPrice { amount } product { name } problems { code } } }
  }
}`;

interface Share {
  token: string;
  url: string;
  expiresAt: string;
}

let shop: LiveShop & { ids: Record<string, string> };
let products: number[];
beforeAll(async () => {
  shop = await openLiveShop({ shared: SHARED });
  const { db } = shop.database;
  const category = await addCategory(db, 'Maison');
  const seller = await addSeller(db, 'Chez Ali');
  const common = { seller_id: seller.id, category, stock: 20 };
  products = await addProducts(db, [
    { ...common, name: 'Tapis', price: 30_000 },
    { ...common, name: 'Lampe', price: 12_500 },
  ]);
  shop.origin.context.directory.drop();
});
afterAll(() => shop.close());

const idOf = (index: number): string => toGlobalId('Product', products[index] ?? 0);

async function share(lines: readonly object[]): Promise<Share> {
  const { data, errors } = await shop.browser().ask(SHARE, { input: { lines } });
  expect(errors).toBeUndefined();
  return (data as unknown as { cartShare: Share }).cartShare;
}

it('hands lines to somebody else, who sees the prices of now', async () => {
  const { token, url, expiresAt } = await share([
    { productId: idOf(0), quantity: 2 },
    { productId: idOf(1), quantity: 1 },
  ]);
  expect(url).toBe(`/cart/${token}`);
  const days = (Date.parse(expiresAt) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThanOrEqual(30);
  await directly(shop.database.db, (own) =>
    own
      .updateTable('products')
      .set({ price: 31_000 })
      .where('id', '=', products[0] ?? 0)
      .execute(),
  );
  const stranger = await shop.browser('41.0.0.2').ask(SHARED, { token });
  expect(stranger.errors).toBeUndefined();
  expect(stranger.headers.get('cache-control')).toBe('no-store');
  expect(stranger.data).toEqual({
    sharedCart: {
      isExpired: false,
      expiresAt,
      quote: {
        total: { amount: '82.500' },
        lines: [
          {
            productId: idOf(0),
            quantity: 2,
            unitPrice: { amount: '31.000' },
            product: { name: 'Tapis' },
            problems: [],
          },
          {
            productId: idOf(1),
            quantity: 1,
            unitPrice: { amount: '12.500' },
            product: { name: 'Lampe' },
            problems: [],
          },
        ],
      },
    },
  });
  // As the server renders the page: by a trusted document, without a session, and never from memory.
  const rendered = await shop.gateway.execute(shop.ids['shared'] ?? '', { token });
  expect(rendered.maxAge).toBe(0);
  expect(rendered.result.data).toEqual(stranger.data);
});

it('says what can no longer be ordered', async () => {
  const { token } = await share([{ productId: toGlobalId('Product', 999_999), quantity: 1 }]);
  const { data } = await shop.browser().ask(SHARED, { token });
  expect(data).toMatchObject({
    sharedCart: { quote: { lines: [{ product: null, problems: [{ code: 'PRODUCT_UNAVAILABLE' }] }] } },
  });
});

it('ends after thirty days, and is then told apart from a damaged one', async () => {
  const longAgo = Date.now() - 30 * 86_400_000 - 1_000;
  const { token } = shop.origin.context.carts.make([{ productId: '1', quantity: 1 }], longAgo);
  const { data, errors } = await shop.browser().ask(SHARED, { token });
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ sharedCart: { isExpired: true, quote: null } });
  for (const broken of ['', 'x', `${token}x`, token.slice(1), 'x'.repeat(7_000)]) {
    const answer = await shop.browser().ask(SHARED, { token: broken });
    expect([broken, answer.errors, answer.data]).toEqual([broken, undefined, { sharedCart: null }]);
  }
});

it('refuses what is not a cart, and names it', async () => {
  const empty = await shop.browser().ask(SHARE, { input: { lines: [] } });
  expect(empty.data).toEqual({
    cartShare: {
      token: null,
      url: null,
      expiresAt: null,
      userErrors: [{ field: ['lines'], code: 'REQUIRED' }],
    },
  });
  const bad = await shop.browser().ask(SHARE, { input: { lines: [{ productId: idOf(0), quantity: 100 }] } });
  expect(bad.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    argument: 'input.lines.0.quantity',
  });
});
