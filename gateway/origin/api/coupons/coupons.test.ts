/** Coupons in the back-office: changes, what is derived of them, and the test of a cart, over HTTP with the database. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Quote } from '../../../contract/cart.ts';
import type {
  AdminCoupon,
  AdminCouponsPage,
  ChangedCoupon,
  CouponPatchAnswer,
  CouponUsesPage,
} from '../../../contract/coupons.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { OrderPlaced } from '../../../contract/orders.ts';
import { fromTnd, toTnd } from '../../../contract/money.ts';
import { run } from '../../base/sql.ts';
import { addBrand, addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import { newKey, keyed, orderLine, orderOf } from '../../testing/orders.ts';
import { newClient, startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';

let shop: TestOrigin;
let marketer: Person;
let reader: Person;
let buyer: Person;
/** Prices of the products by id. */
let prices: Map<number, number>;
let scopes: { seller: number; category: number; brand: number; product: number };

const PATH = '/v1/admin/coupons';
const DAY = 86_400_000;
const later = (ms: number): string => new Date(Date.now() + ms).toISOString();
let codes = 0;
const newCode = (): string => `TEST-${(codes += 1)}`;

const create = (fields: object, by = marketer) =>
  shop.post<ChangedCoupon & ErrorBody>(
    PATH,
    { code: newCode(), type: 'fixed', ...('type' in fields ? {} : { amount: '5.000' }), ...fields },
    { ...by.headers, 'idempotency-key': newKey() },
  );
const made = async (fields: object): Promise<ChangedCoupon> => {
  const { status, body } = await create(fields);
  expect([status, body.error]).toEqual([200, undefined]);
  return body;
};
const change = (coupon: Pick<AdminCoupon, '_id' | 'version'>, changes: object, by = marketer) =>
  shop.post<ChangedCoupon & ErrorBody>(`${PATH}/${coupon._id}`, changes, {
    ...by.headers,
    'if-match': `"${coupon.version}"`,
  });
const read = async (id: string) => (await shop.get<AdminCoupon>(`${PATH}/${id}`, reader.headers)).body;
const list = async (query: string) =>
  (await shop.get<AdminCouponsPage & ErrorBody>(`${PATH}?${query}`, reader.headers)).body;
const problems = ({ error }: ErrorBody): [string, string | undefined][] =>
  (error.fields ?? []).map(({ field, code }) => [field, code]);

/** Orders products with a coupon of a fixed amount, or free delivery. */
async function use(
  code: string,
  discount: number,
  who: Person | null = null,
  product = [...prices.keys()][0] ?? 0,
) {
  const price = prices.get(product) ?? 0;
  const isFree = discount === 0;
  const { status, body } = await shop.post<OrderPlaced & ErrorBody>(
    '/v1/orders',
    orderOf([orderLine(product, price)], {
      couponCode: code,
      expectedTotal: toTnd(price - discount + (isFree ? 0 : 8_000)),
    }),
    who ? who.headers : newClient(),
  );
  expect([status, body.error, body.differences]).toEqual([200, undefined, []]);
  return body.order;
}

beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  const seller = await addSeller(db, 'Chez Ali');
  const other = await addSeller(db, 'Chez Mouna');
  const home = await addCategory(db, 'Maison');
  const kitchen = await addCategory(db, 'Cuisine', home);
  const brand = await addBrand(db, 'Sarmat');
  const ids = await addProducts(db, [
    { name: 'Tapis', seller_id: seller.id, category: home, price: 30_000, stock: 500 },
    { name: 'Bol', seller_id: other.id, category: kitchen, brand_id: brand.id, price: 12_350, stock: 500 },
    { name: 'Table', seller_id: other.id, category: home, price: 99_990, discount_price: 87_777, stock: 500 },
    { name: 'Couteau', seller_id: seller.id, category: kitchen, brand_id: brand.id, price: 1_005, stock: 3 },
  ]);
  prices = new Map(ids.map((id, index) => [id, [30_000, 12_350, 87_777, 1_005][index] ?? 0]));
  scopes = { seller: seller.id, category: kitchen.id, brand: brand.id, product: ids[2] ?? 0 };
  shop.forget();
  marketer = await addPerson(shop, 'Marketing');
  reader = await addPerson(shop, 'ReadOnly');
  buyer = await addPerson(shop);
});
afterAll(() => shop.close());

describe('a coupon', () => {
  it('is created once with a key, in upper case, and read as it was written', async () => {
    const body = { code: ' ete-26 ', type: 'percentage', percent: 60, note: '  Campagne d’été ' };
    const headers = { ...marketer.headers, 'idempotency-key': newKey() };
    const first = await shop.post<ChangedCoupon>(PATH, body, headers);
    expect(first.body).toMatchObject({
      code: 'ETE-26',
      state: 'RUNNING',
      percent: 60,
      amount: null,
      note: 'Campagne d’été',
      fundedBy: 'platform',
      isFrozen: false,
      warnings: ['NO_MAX_DISCOUNT'],
      version: 1,
    });
    expect((await shop.post<ChangedCoupon>(PATH, body, headers)).body).toEqual(first.body);
    const { change: _, ...coupon } = first.body;
    expect(await read(coupon._id)).toEqual(coupon);
    const again = await create({ code: 'ete-26' });
    expect([again.status, problems(again.body)]).toEqual([409, [['code', 'TAKEN']]]);
  });

  it.each([
    [{ code: 'AB' }, 'code'],
    [{ code: 'ÉTÉ' }, 'code'],
    [{ type: 'fixed' }, 'amount'],
    [{ amount: '0.499' }, 'amount'],
    [{ amount: '1000.001' }, 'amount'],
    [{ type: 'percentage' }, 'percent'],
    [{ type: 'percentage', percent: 101 }, 'percent'],
    [{ type: 'free_delivery', amount: '1.000' }, 'amount'],
    [{ percent: 5 }, 'percent'],
    [{ minPurchase: '0.000' }, 'minPurchase'],
    [{ maxDiscount: '2.000' }, 'maxDiscount'],
    [{ scope: 'seller' }, 'scopeId'],
    [{ scopeId: '1' }, 'scopeId'],
    [{ scope: 'brand', scopeId: '999999' }, 'scopeId'],
    [{ fundedBy: 'seller' }, 'fundedBy'],
    [{ startsAt: later(2 * DAY), endsAt: later(DAY) }, 'endsAt'],
    [{ usageLimit: 0 }, 'usageLimit'],
    [{ perAccountLimit: 101 }, 'perAccountLimit'],
    [{ accountNumber: '1234567890' }, 'accountNumber'],
    [{ note: 'n'.repeat(301) }, 'note'],
  ])('%j is refused by its field', async (fields, field) => {
    const { status, body } = await create(fields);
    expect([status, problems(body).map(([name]) => name)]).toEqual([400, [field]]);
  });

  it('changes by its version, with the event that empties caches, and can be undone', async () => {
    const coupon = await made({ minPurchase: '20.000' });
    const { status, body } = await change(coupon, { type: 'percentage', percent: 10, minPurchase: null });
    expect([status, body]).toMatchObject([
      200,
      { type: 'percentage', percent: 10, amount: null, minPurchase: null, version: 2 },
    ]);
    const events = await run(
      shop.database.db,
      `select from outbox where type = 'coupon.changed' and subject = $1`,
      [coupon._id],
    );
    expect(events.length).toBe(2);
    const late = await change(coupon, { active: false });
    expect([late.status, late.body.error.fields?.map(({ field }) => field)]).toEqual([
      412,
      expect.arrayContaining(['minPurchase', 'type', 'value']) as unknown,
    ]);
    const undo = await shop.post(`/v1/admin/audit/changes/${body.change?.id}/undo`, {}, marketer.headers);
    expect(undo.status).toBe(200);
    expect(await read(coupon._id)).toMatchObject({ type: 'fixed', amount: '5.000', minPurchase: '20.000' });
  });

  it('is changed by marketing only', async () => {
    expect((await create({}, reader)).status).toBe(403);
    expect((await change(await made({}), { active: false }, reader)).status).toBe(403);
  });

  it('has a state by its terms and the clock', async () => {
    const states = await Promise.all(
      [
        {},
        { startsAt: later(DAY) },
        { startsAt: later(DAY), active: false },
        { endsAt: later(-DAY) },
        { endsAt: later(-DAY), active: false },
      ].map(async (fields) => (await made(fields)).state),
    );
    expect(states).toEqual(['RUNNING', 'PLANNED', 'PAUSED', 'OVER', 'OVER']);
  });
});

describe('a used coupon', () => {
  it('has what it has brought, and frozen terms', async () => {
    const coupon = await made({ amount: '4.000', usageLimit: 2 });
    await use(coupon.code, 4_000, buyer);
    const cancelled = await use(coupon.code, 4_000);
    expect(await read(coupon._id)).toMatchObject({
      state: 'EXHAUSTED',
      usedCount: 2,
      isFrozen: true,
      discountGiven: '8.000',
      revenue: '68.000',
    });
    const path = `/v1/admin/orders/${cancelled?._id}/transition`;
    const desk = await addPerson(shop, 'Orders');
    const step = { subOrderId: cancelled?.subOrders[0]?._id, to: 'CANCELLED' };
    expect((await shop.post(path, keyed(path, step), desk.headers)).status).toBe(200);
    expect(await read(coupon._id)).toMatchObject({
      state: 'RUNNING',
      usedCount: 1,
      discountGiven: '4.000',
      revenue: '34.000',
    });
    const { uses } = (await shop.get<CouponUsesPage>(`${PATH}/${coupon._id}/uses`, reader.headers)).body;
    expect(uses).toMatchObject([
      {
        orderNumber: cancelled?.number,
        accountNumber: null,
        discount: '0.000',
        releasedAt: expect.any(String) as unknown,
      },
      { accountNumber: buyer.accountNumber, discount: '4.000', revenue: '34.000', releasedAt: null },
    ]);
    const present = await read(coupon._id);
    const frozen = await change(present, {
      code: 'AUTRE',
      type: 'percentage',
      percent: 5,
      scope: 'seller',
      scopeId: String(scopes.seller),
      fundedBy: 'seller',
    });
    expect([frozen.status, problems(frozen.body)]).toEqual([
      409,
      ['code', 'type', 'amount', 'percent', 'scope', 'scopeId', 'fundedBy'].map((field) => [field, 'FROZEN']),
    ]);
    expect(frozen.body.error.fields).toContainEqual(
      expect.objectContaining({ field: 'code', usedBy: 'ORDER', useCount: 2 }),
    );
    expect(problems((await change(present, { usageLimit: 0 })).body)).toEqual([['usageLimit', 'INVALID']]);
    const paused = await change(present, { active: false, usageLimit: 1, endsAt: later(DAY) });
    expect([paused.status, paused.body.state]).toEqual([200, 'EXHAUSTED']);
  });

  it('counts free delivery as a discount, and shows coupons by what they gave', async () => {
    const free = await made({ type: 'free_delivery' });
    await use(free.code, 0, null, [...prices.keys()][1]);
    expect(await read(free._id)).toMatchObject({ discountGiven: '8.000', revenue: '12.350' });
    const { coupons, cursors } = await list('sort=discount&limit=1');
    expect(coupons[0]?._id).toBe(free._id);
    const next = await list(`sort=discount&limit=1&after=${cursors[0]}`);
    expect(next.coupons[0]?.discountGiven).toBe('4.000');
  });
});

describe('the list', () => {
  it('is narrowed and sorted', async () => {
    const one = await made({ code: 'LISTE-1', type: 'percentage', percent: 5, endsAt: later(2 * DAY) });
    const two = await made({
      code: 'LISTE-2',
      endsAt: later(DAY),
      scope: 'seller',
      scopeId: String(scopes.seller),
      fundedBy: 'seller',
    });
    const three = await made({ code: 'LISTE-3', accountNumber: buyer.accountNumber, startsAt: later(DAY) });
    const found = async (query: string) =>
      (await list(`q=liste-&${query}`)).coupons.map(
        ({ _id }) => [one, two, three].findIndex((coupon) => coupon._id === _id) + 1,
      );
    expect(await found('')).toEqual([3, 2, 1]);
    expect(await found('order=asc')).toEqual([1, 2, 3]);
    expect(await found('sort=ends&order=asc')).toEqual([2, 1, 3]);
    expect(await found('type=percentage')).toEqual([1]);
    expect(await found('scope=seller&fundedBy=seller')).toEqual([2]);
    expect(await found('state=PLANNED')).toEqual([3]);
    expect(await found('personal=false')).toEqual([2, 1]);
    expect(await found(`account=${buyer.accountNumber}`)).toEqual([3]);
    expect(await found(`until=${later(-DAY)}`)).toEqual([]);
    expect((await list('q=LISTE-2')).coupons[0]?.scopeName).toBe('Chez Ali');
    expect((await list('q=_')).coupons).toEqual([]);
  });

  it('changes several at once, each by its version', async () => {
    const [one, two] = [await made({}), await made({ startsAt: later(DAY) })];
    const rows = [
      { id: two._id, version: two.version, changes: { active: false, endsAt: later(-DAY) } },
      { id: one._id, version: 7, changes: { active: false } },
      { id: one._id === '1' ? '2' : '1', version: 999, changes: { active: false } },
    ];
    const { status, body } = await shop.post<CouponPatchAnswer>(`${PATH}/patch`, { rows }, marketer.headers);
    expect(status).toBe(200);
    expect(
      body.rows.map(({ coupon, error }) => coupon?.state ?? [error?.code, error?.fields[0]?.field]),
    ).toEqual([
      ['BAD_USER_INPUT', 'endsAt'],
      ['STALE', undefined],
      ['STALE', undefined],
    ]);
    const paused = await shop.post<CouponPatchAnswer>(
      `${PATH}/patch`,
      { rows: [one, two].map(({ _id, version }) => ({ id: _id, version, changes: { active: false } })) },
      marketer.headers,
    );
    expect(paused.body.rows.map(({ coupon }) => coupon?.state)).toEqual(['PAUSED', 'PAUSED']);
  });
});

describe('the test of a cart', () => {
  const test = (body: object) => shop.post<Quote & ErrorBody>(`${PATH}/test`, body, reader.headers);
  const quote = async (body: object, who: Person | null) =>
    (await shop.post<Quote>('/v1/cart/quote', body, who ? who.headers : newClient())).body;

  it('says what the cart says, for random carts and coupons', async () => {
    let seed = 7;
    const random = (most: number): number => (seed = (seed * 48_271) % 2_147_483_647) % most;
    const pick = <T>(values: readonly T[]): T => values[random(values.length)] as T;
    const outcomes = new Set<string>();
    for (let round = 0; round < 60; round += 1) {
      const type = pick(['fixed', 'percentage', 'free_delivery']);
      const scope = pick(['all', 'all', 'seller', 'category', 'brand', 'product'] as const);
      const coupon = await made({
        type,
        ...(type === 'fixed' ? { amount: toTnd(500 + random(60_000)) } : {}),
        ...(type === 'percentage' ? { percent: 1 + random(100), maxDiscount: pick([null, '3.333']) } : {}),
        scope,
        scopeId: scope === 'all' ? null : String(scopes[scope]),
        minPurchase: pick([null, null, '40.000']),
        ...pick([{}, {}, {}, { startsAt: later(DAY) }, { endsAt: later(-DAY) }]),
        firstOrderOnly: pick([false, false, true]),
        accountNumber: pick([null, null, null, buyer.accountNumber]),
        active: pick([true, true, true, true, false]),
      });
      const lines = [...prices.keys()]
        .filter(() => random(2) === 0)
        .map((id) => ({ productId: String(id), quantity: 1 + random(4) }));
      if (lines.length === 0) continue;
      const who = pick([null, buyer]);
      const { status, body } = await test({
        couponId: coupon._id,
        lines,
        ...(who ? { accountNumber: who.accountNumber } : { contactPhone: '98 123 456' }),
      });
      expect(status).toBe(200);
      const cart = await quote(
        { lines, couponCode: coupon.code, ...(who ? {} : { contactPhone: '98 123 456' }) },
        who,
      );
      expect(body).toEqual(cart);
      outcomes.add(body.coupon ? body.coupon.type : (body.problems[0]?.couponReason ?? ''));
      if (body.coupon && type !== 'free_delivery')
        expect(body.lines.reduce((sum, { discount }) => sum + fromTnd(discount ?? '0.000'), 0)).toBe(
          fromTnd(body.discountTotal),
        );
    }
    // The carts were worth comparing.
    expect([...outcomes].sort()).toEqual(
      expect.arrayContaining([
        'fixed',
        'percentage',
        'free_delivery',
        'EXPIRED',
        'NOT_STARTED',
        'UNKNOWN',
        'MIN_PURCHASE',
      ]),
    );
  });

  it('tries terms that are not saved, and a coupon that does not exist', async () => {
    const coupon = await made({ amount: '5.000' });
    const lines = [{ productId: String([...prices.keys()][0]), quantity: 1 }];
    const draft = await test({ couponId: coupon._id, changes: { amount: '6.000' }, lines });
    expect(draft.body.discountTotal).toBe('6.000');
    expect((await read(coupon._id)).amount).toBe('5.000');
    const fresh = await test({ changes: { type: 'percentage', percent: 10 }, lines });
    expect(fresh.body).toMatchObject({ discountTotal: '3.000', lines: [{ discount: '3.000' }] });
    const wrong = await test({ changes: { type: 'percentage' }, lines });
    expect([wrong.status, problems(wrong.body)]).toEqual([400, [['percent', 'REQUIRED']]]);
    expect(problems((await test({ couponId: coupon._id, lines: [] })).body)).toEqual([['lines', 'INVALID']]);
    expect((await test({ couponId: '999999', lines })).status).toBe(404);
  });

  it('leaves nothing behind', async () => {
    const count = async () =>
      (await run<{ n: number }>(shop.database.db, 'select count(*)::int as n from coupon_uses', []))[0]?.n;
    const before = await count();
    const coupon = await made({});
    await test({ couponId: coupon._id, lines: [{ productId: String([...prices.keys()][0]), quantity: 1 }] });
    expect(await count()).toBe(before);
    expect((await read(coupon._id)).usedCount).toBe(0);
  });
});
