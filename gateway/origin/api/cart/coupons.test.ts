/** Coupons in the quote, over HTTP with the database. */
import type { Insertable } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Quote } from '../../../contract/cart.ts';
import type { CouponsTable } from '../../db/tables.ts';
import { addBrand, addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import { startTestOrigin, TEST_SERVICE_TOKEN } from '../../testing/origin.ts';
import { directly } from '../../testing/system.ts';
import type { TestOrigin } from '../../testing/origin.ts';

let shop: TestOrigin;
let seller: { id: number };
let other: { id: number };
let kitchen: { id: number };
let brand: { id: number };
/** A pan of 60 TND of one shop, a lamp of 30 of another. */
let pan = '';
let lamp = '';

beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  seller = await addSeller(db, 'Un');
  other = await addSeller(db, 'Deux');
  brand = await addBrand(db, 'Marque');
  const home = await addCategory(db, 'Maison');
  kitchen = home;
  const pans = await addCategory(db, 'Poêles', home);
  const lamps = await addCategory(db, 'Lampes');
  const ids = await addProducts(db, [
    { name: 'Poêle', seller_id: seller.id, category: pans, brand_id: brand.id, price: 60_000 },
    { name: 'Lampe', seller_id: other.id, category: lamps, price: 30_000 },
  ]);
  [pan = '', lamp = ''] = ids.map(String);
});
afterAll(() => shop.close());
afterEach(async () => {
  await directly(shop.database.db, (trx) => trx.deleteFrom('coupons').execute());
});

const give = (coupon: Partial<Insertable<CouponsTable>>): Promise<unknown> =>
  directly(shop.database.db, (own) =>
    own
      .insertInto('coupons')
      .values({ code: 'LAWAJ', type: 'fixed', value: 5_000, ...coupon })
      .execute(),
  );
const quote = async (couponCode: string, lines = [{ productId: pan, quantity: 1 }]): Promise<Quote> =>
  (await shop.post<Quote>('/v1/cart/quote', { lines, couponCode })).body;
const both = (): { productId: string; quantity: number }[] => [
  { productId: pan, quantity: 1 },
  { productId: lamp, quantity: 1 },
];

describe('a coupon', () => {
  test('takes its amount off, regardless of the case of the code', async () => {
    await give({});
    for (const typed of ['LAWAJ', 'lawaj', '  Lawaj ']) {
      expect(await quote(typed)).toMatchObject({
        itemsTotal: '60.000',
        discountTotal: '5.000',
        deliveryFee: '8.000',
        total: '63.000',
        coupon: { code: 'LAWAJ', type: 'fixed', discount: '5.000' },
        problems: [],
      });
    }
  });

  test('rejects a code with a NUL or a lone surrogate', async () => {
    for (const couponCode of ['LAWAJ\0', 'LAWAJ\ud83d'])
      expect(
        await shop.post('/v1/cart/quote', { lines: [{ productId: pan, quantity: 1 }], couponCode }),
      ).toMatchObject({
        status: 400,
        body: { error: { fields: [{ field: 'couponCode', code: 'INVALID' }] } },
      });
  });

  test('for delivery takes the fee', async () => {
    await give({ type: 'free_delivery', value: 0 });
    expect(await quote('LAWAJ')).toMatchObject({
      discountTotal: '0.000',
      deliveryFee: '0.000',
      total: '60.000',
      coupon: { type: 'free_delivery', discount: '8.000' },
    });
  });

  test.each<[string, () => Partial<Insertable<CouponsTable>>, string]>([
    ['all items', () => ({}), '9.000'],
    ['a shop’s items', () => ({ scope: 'seller', scope_id: other.id }), '3.000'],
    ['a category’s items and those below it', () => ({ scope: 'category', scope_id: kitchen.id }), '6.000'],
    ['a brand’s items', () => ({ scope: 'brand', scope_id: brand.id }), '6.000'],
    ['a product', () => ({ scope: 'product', scope_id: Number(lamp) }), '3.000'],
  ])('in percent for %s', async (_what, scope, discount) => {
    await give({ type: 'percentage', value: 10, ...scope() });
    expect((await quote('LAWAJ', both())).coupon?.discount).toBe(discount);
  });

  test('reports how much is missing to its minimum purchase', async () => {
    await give({ min_purchase: 90_000 });
    expect((await quote('LAWAJ')).problems).toMatchObject([
      { code: 'COUPON_INVALID', couponReason: 'MIN_PURCHASE', missingAmount: '30.000' },
    ]);
    expect((await quote('LAWAJ', both())).discountTotal).toBe('5.000');
  });

  test.each<[string, () => Partial<Insertable<CouponsTable>>]>([
    ['UNKNOWN', () => ({ code: 'AUTRE' })],
    ['UNKNOWN', () => ({ active: false })],
    ['NOT_STARTED', () => ({ starts_at: new Date(Date.now() + 60_000) })],
    ['EXPIRED', () => ({ ends_at: new Date(Date.now() - 1) })],
    ['USED_UP', () => ({ usage_limit: 1, used_count: 1 })],
    ['NOT_APPLICABLE', () => ({ scope: 'seller', scope_id: other.id })],
    ['UNKNOWN', () => ({ account_number: '123456' })],
    ['ACCOUNT_REQUIRED', () => ({ first_order_only: true })],
  ])('is refused as %s, and the cart costs what it costs', async (reason, coupon) => {
    await give(coupon());
    expect(await quote('LAWAJ')).toMatchObject({
      discountTotal: '0.000',
      total: '68.000',
      coupon: null,
      problems: [{ code: 'COUPON_INVALID', couponReason: reason, missingAmount: null }],
    });
  });

  test('limits the validity of the quote', async () => {
    const end = new Date(Date.now() + 3_600_000);
    await give({ ends_at: end });
    expect((await quote('LAWAJ')).validUntil).toBe(end.toISOString());
  });

  test('without a code there is no coupon in the response', async () => {
    for (const typed of ['', '  '])
      expect(await quote(typed)).toMatchObject({ coupon: null, problems: [], discountTotal: '0.000' });
  });
});

describe('codes cannot be guessed', () => {
  /** Quotes of one client. */
  const client = (address: string) => async (couponCode: string) => {
    const { body } = await shop.post<Quote>(
      '/v1/cart/quote',
      { lines: [{ productId: pan, quantity: 1 }], couponCode },
      { 'x-client-address': address, 'x-gateway-token': TEST_SERVICE_TOKEN },
    );
    return body.coupon ? 'holds' : (body.problems[0]?.couponReason ?? null);
  };

  test('an unknown code and another account’s code get the same response', async () => {
    const ends_at = new Date(Date.now() + 3_600_000);
    await give({ account_number: '1234567897', ends_at });
    const [theirs, unknown] = [await quote('LAWAJ'), await quote('NOTHING')];
    expect(theirs).toEqual(unknown);
    expect(theirs.validUntil).toBeNull();
  });

  test('thirty wrong ones are looked up for a client, then no more; other clients are not affected', async () => {
    await give({ code: 'SECRET-CODE' });
    const ask = client('41.66.0.1');
    for (let n = 0; n < 30; n += 1) expect(await ask(`GUESS-${n}`)).toBe('UNKNOWN');
    expect(await ask('GUESS-31')).toBe('TOO_MANY_TRIES');
    expect(await ask('SECRET-CODE')).toBe('TOO_MANY_TRIES');
    expect(await client('41.66.0.2')('SECRET-CODE')).toBe('holds');
    // The cart itself is priced as before.
    const { status, body } = await shop.post<Quote>(
      '/v1/cart/quote',
      { lines: [{ productId: pan, quantity: 1 }] },
      { 'x-client-address': '41.66.0.1', 'x-gateway-token': TEST_SERVICE_TOKEN },
    );
    expect([status, body.total]).toEqual([200, '68.000']);
  });

  test('right codes and repetitions are not counted: many shoppers may share one address', async () => {
    await give({ code: 'FOR-ALL' });
    const ask = client('41.67.0.1');
    for (let n = 0; n < 40; n += 1) {
      expect(await ask('FOR-ALL')).toBe('holds');
      expect(await ask('OLD-RUMOUR')).toBe('UNKNOWN');
    }
  });

  test('codes of the home page are accepted all the same', async () => {
    const { db } = shop.database;
    await give({ code: 'PUBLISHED' });
    await db
      .insertInto('homepages')
      .values({ name: 'v9', content: JSON.stringify({ couponCards: ['PUBLISHED'] }) })
      .execute();
    const ask = client('41.68.0.1');
    for (let n = 0; n < 31; n += 1) await ask(`WRONG-${n}`);
    expect(await ask('published')).toBe('holds');
    expect(await ask('LAWAJ')).toBe('TOO_MANY_TRIES');
    await directly(db, (own) => own.deleteFrom('homepages').where('name', '=', 'v9').execute());
  });
});
