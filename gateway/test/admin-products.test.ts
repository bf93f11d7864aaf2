/** Products off sale, and low stock: for admins only, and never in public responses. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';

const LIST = `query Filtered($filter: ProductFilter) {
  products(filter: $filter, first: 10) { totalCount nodes { name stock } }
}`;
const OFF_SALE = 'query OffSale { products(filter: { active: false }) { nodes { name } } }';
const ON_SALE = 'query OnSale { products { nodes { name } } }';

let shop: LiveShop & { ids: Record<string, string> };
let admin: Member;
let shopper: Member;
beforeAll(async () => {
  shop = await openLiveShop({ list: LIST, off: OFF_SALE, on: ON_SALE });
  const { db } = shop.database;
  const { id: seller_id } = await addSeller(db, 'Chez Ali');
  const category = await addCategory(db, 'Maison');
  await addProducts(db, [
    { name: 'Tapis en stock', seller_id, category, stock: 40 },
    { name: 'Tapis rare', seller_id, category, stock: 5 },
    { name: 'Tapis épuisé', seller_id, category, stock: 0 },
    { name: 'Tapis retiré', seller_id, category, stock: 40, active: false },
    { name: 'Tapis retiré et rare', seller_id, category, stock: 1, active: false },
  ]);
  admin = await signUp(shop, 'ReadOnly');
  shopper = await signUp(shop);
});
afterAll(() => shop.close());

const namesIn = (data: unknown): string[] =>
  (data as { products: { nodes: { name: string }[] } }).products.nodes.map(({ name }) => name).toSorted();
const listed = async (filter: object, query = LIST) => {
  const { data, errors } = await admin.ask(query, { filter });
  expect(errors).toBeUndefined();
  return namesIn(data);
};

describe('products(filter:)', () => {
  it.each([
    [{ active: false }, 'filter.active'],
    [{ lowStock: true }, 'filter.lowStock'],
    [{ lowStock: false }, 'filter.lowStock'],
    [{ active: false, lowStock: true }, 'filter.active'],
  ])('refuses %o to visitors and shoppers, naming the field', async (filter, field) => {
    for (const [who, code] of [
      [shop.browser(), 'UNAUTHENTICATED'],
      [shopper, 'FORBIDDEN'],
    ] as const) {
      const { data, errors, headers } = await who.ask(LIST, { filter });
      expect(data).toEqual({ products: null });
      expect(errors?.[0]?.extensions).toMatchObject({ code, argument: field, fields: [{ field }] });
      expect(errors?.[0]?.message).toBe(`${field}: needs an admin`);
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('shows an admin what was taken off sale, and low stock', async () => {
    expect(await listed({ active: false })).toEqual(['Tapis retiré', 'Tapis retiré et rare']);
    expect(await listed({ active: false, query: 'tapis' })).toEqual(['Tapis retiré', 'Tapis retiré et rare']);
    expect(await listed({ active: false, lowStock: true })).toEqual(['Tapis retiré et rare']);
    expect(await listed({ lowStock: true })).toEqual(['Tapis rare']);
    expect(await listed({ lowStock: false })).toEqual(['Tapis en stock', 'Tapis épuisé']);
  });

  it('has none of it in public responses afterwards', async () => {
    const onSale = ['Tapis en stock', 'Tapis rare', 'Tapis épuisé'];
    const visitor = shop.browser();
    for (const filter of [{}, { active: true }, { query: 'tapis' }]) {
      await listed({ ...filter, active: false });
      expect(namesIn((await visitor.ask(LIST, { filter })).data)).toEqual(onSale);
      expect(await listed(filter)).toEqual(onSale);
    }
  });

  it('is not cached with these fields; without them it is cached for everyone', async () => {
    const off = await admin.get(shop.ids['off'] ?? '');
    expect(namesIn(off.data)).toEqual(['Tapis retiré', 'Tapis retiré et rare']);
    expect(off.headers.get('cache-control')).toBe('no-store');
    const on = await shop.browser().get(shop.ids['on'] ?? '');
    expect(on.headers.get('cache-control')).toMatch(/^public, max-age=/);
  });

  it('is sent with the session for a document that names the fields, and refused in a public one', async () => {
    const { documents } = shop.gateway;
    expect(documents.get(shop.ids['off'] ?? '')?.isPublic).toBe(false);
    expect(documents.get(shop.ids['list'] ?? '')?.isPublic).toBe(true);
    const { result, maxAge } = await shop.gateway.execute(shop.ids['list'] ?? '', {
      filter: { active: false },
    });
    expect(result.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(maxAge).toBe(0);
  });
});
