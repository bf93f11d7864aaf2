import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Quote } from '../../../contract/cart.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { OrderPlaced, OrderRequest } from '../../../contract/orders.ts';
import { addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import type { TestCategory } from '../../testing/catalogue.ts';
import { newKey, orderLine, orderOf } from '../../testing/orders.ts';
import { startTestOrigin, newClient } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import { createCarrierSimulator } from '../delivery/simulator.ts';
import { isChecked } from '../../base/checkDigit.ts';
import { hashOrderToken } from './secrets.ts';
import { directly } from '../../testing/system.ts';

let shop: TestOrigin;
let category: TestCategory;
let ali: { id: number };
let mouna: { id: number };
beforeAll(async () => {
  shop = await startTestOrigin();
  Object.assign(shop.origin.context, { carrier: createCarrierSimulator(shop.database.db) });
  const { db } = shop.database;
  category = await addCategory(db, 'Maison');
  ali = await addSeller(db, 'Chez Ali');
  mouna = await addSeller(db, 'Mouna');
  shop.forget();
});
afterAll(() => shop.close());

const product = async (more: Record<string, unknown> = {}, seller = ali): Promise<number> => {
  const [id = 0] = await addProducts(shop.database.db, [
    { name: 'Tapis', seller_id: seller.id, category, price: 30_000, stock: 5, ...more },
  ]);
  return id;
};
const stockOf = async (id: number) =>
  shop.database.db
    .selectFrom('products')
    .select(['stock', 'flash_sale_remaining_stock as flash', 'sold_count as sold'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const place = (body: OrderRequest, token?: string) =>
  shop.post<OrderPlaced & ErrorBody>('/v1/orders', body, {
    ...newClient(),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  });
const codes = (answer: { body: OrderPlaced }): string[] => answer.body.differences.map(({ code }) => code);

const givePoints = (userId: number, points: number) =>
  shop.database.db
    .insertInto('loyalty_ledger')
    .values({ user_id: userId, order_id: null, sub_order_id: null, kind: 'ADJUSTED', points })
    .execute();

describe('placing an order', () => {
  it('takes the stock, creates a sub-order for each seller, and emits an event', async () => {
    const carpet = await product();
    const lamp = await product({ name: 'Lampe', price: 20_500, vat_rate_bp: 700 }, mouna);
    const body = orderOf([orderLine(carpet, 30_000, 2), orderLine(lamp, 20_500)], {
      contactEmail: 'amel@example.tn',
    });
    const { status, body: answer } = await place(body);
    expect([status, answer.differences]).toEqual([200, []]);
    const { order, token } = answer;
    expect(order?.number).toMatch(/^CMD-\d\d-\d{6}-\d$/);
    expect(isChecked(order?.number.replace(/\D/g, '') ?? '')).toBe(true);
    expect(order).toMatchObject({
      state: 'AWAITING_CONFIRMATION',
      paymentState: 'DUE',
      paymentUrl: null,
      contactPhone: '+21698123456',
      accountNumber: null,
      itemsTotal: '80.500',
      deliveryFee: '8.000',
      total: '88.500',
      pointsEarned: 0,
      subOrders: [
        {
          number: `${order?.number}/1`,
          sellerId: String(ali.id),
          itemsTotal: '60.000',
          deliveryShare: '5.963',
          canCancel: true,
          lines: [{ name: 'Tapis', quantity: 2, unitPrice: '30.000', vatRate: '19.00' }],
          timeline: [{ state: 'AWAITING_CONFIRMATION' }],
        },
        { number: `${order?.number}/2`, deliveryShare: '2.037', lines: [{ name: 'Lampe', vatRate: '7.00' }] },
      ],
    });
    expect(await stockOf(carpet)).toMatchObject({ stock: 3, sold: 2 });
    expect(token).toMatch(/^[\w-]{22}$/);
    const row = await shop.database.db
      .selectFrom('orders')
      .selectAll()
      .where('number', '=', order?.number ?? '')
      .executeTakeFirstOrThrow();
    expect(row.token_hash).toBe(hashOrderToken(token ?? ''));
    expect(JSON.stringify(row)).not.toContain(token);
    const events = await shop.database.db.selectFrom('outbox').selectAll().execute();
    expect(events.filter(({ subject }) => subject === order?.number)).toMatchObject([
      { type: 'order.created', data: { total: '88.500', itemCount: 3 } },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/Amel|98123456|Plage/);
    expect(events.filter(({ subject }) => subject === String(carpet))).toMatchObject([
      { type: 'product.stock' },
    ]);
    const mail = (await shop.mails()).find(({ to }) => to === 'amel@example.tn');
    expect(mail?.text).toContain(`token=${token}`);
    expect(mail?.text).toContain('2 × Tapis — 60,000\u00a0TND');
    expect(mail?.text).toMatch(/Chez vous (le|entre le) .+ si la commande est confirmée aujourd’hui/);
  });

  it('changes the product’s place in lists when its last piece goes', async () => {
    const id = await product({ stock: 1 });
    await place(orderOf([orderLine(id, 30_000)]));
    expect(
      await shop.database.db.selectFrom('outbox').select('type').where('subject', '=', String(id)).execute(),
    ).toEqual([{ type: 'product.changed' }]);
  });

  it('creates one order for one key, even concurrently, with the same link', async () => {
    const id = await product();
    const body = orderOf([orderLine(id, 30_000)]);
    const answers = await Promise.all([place(body), place(body), place(body)]);
    answers.push(await place({ ...body, language: 'en' }));
    expect(new Set(answers.map((answer) => answer.body.order?.number)).size).toBe(1);
    expect(new Set(answers.map((answer) => answer.body.token)).size).toBe(1);
    expect((await stockOf(id)).stock).toBe(4);
  });

  it('refuses the same key with another body, whoever sends it', async () => {
    const id = await product();
    const body = orderOf([orderLine(id, 30_000)]);
    await place(body);
    const { status, body: answer } = await place({ ...body, contactName: 'Somebody Else' });
    expect([status, answer.error.code]).toEqual([409, 'CONFLICT']);
    const { token } = await addPerson(shop);
    const other = await place({ ...body, contactName: 'Somebody Else' }, token);
    expect([other.status, JSON.stringify(other.body).includes('CMD-')]).toEqual([409, false]);
    expect((await stockOf(id)).stock).toBe(4);
  });

  it('returns the order again to a client that has signed in, signed out or changed the account meanwhile', async () => {
    const id = await product();
    const [one, other] = [await addPerson(shop), await addPerson(shop)];
    await givePoints(one.id, 100);
    const asVisitor = orderOf([orderLine(id, 30_000)]);
    const asAccount = orderOf([orderLine(id, 30_000)], { points: 100, expectedTotal: '37.000' });
    const visitors = await place(asVisitor);
    const accounts = await place(asAccount, one.token);
    expect(accounts.body.order?.accountNumber).toBe(one.accountNumber);
    for (const [first, again] of [
      [visitors, await place(asVisitor, one.token)],
      [accounts, await place(asAccount)],
      [accounts, await place(asAccount, other.token)],
    ] as const) {
      expect(again.body.order).toEqual({ ...first.body.order, accountNumber: null });
      expect(again.body.token).toBe(first.body.token);
    }
    expect((await stockOf(id)).stock).toBe(3);
    expect((await place({ ...asAccount, idempotencyKey: newKey() })).status).toBe(400);
  });

  it('creates one order for one key that a visitor and an account send concurrently', async () => {
    const id = await product();
    const body = orderOf([orderLine(id, 30_000)]);
    const { token } = await addPerson(shop);
    const answers = await Promise.all([place(body), place(body, token), place(body), place(body, token)]);
    expect(new Set(answers.map((answer) => answer.body.order?.number)).size).toBe(1);
    expect((await stockOf(id)).stock).toBe(4);
  });

  it('removes a key after a day', async () => {
    const id = await product();
    const body = orderOf([orderLine(id, 30_000)]);
    const first = await place(body);
    await shop.database.db
      .updateTable('idempotency_keys')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('key', '=', body.idempotencyKey)
      .execute();
    const second = await place(body);
    expect(second.body.order?.number).not.toBe(first.body.order?.number);
    expect(second.body.token).not.toBe(first.body.token);
  });

  it.each<[string, Record<string, unknown>, Record<string, unknown>, unknown]>([
    ['a price', { price: 31_000 }, {}, { code: 'PRICE_CHANGED', lineIndex: 0, currentPrice: '31.000' }],
    [
      'the total',
      {},
      { expectedTotal: '30.000' },
      { code: 'TOTAL_CHANGED', lineIndex: null, currentPrice: '38.000' },
    ],
    ['too little stock', { stock: 0 }, {}, { code: 'OUT_OF_STOCK', lineIndex: 0, availableQuantity: 0 }],
    ['a product off sale', { active: false }, {}, { code: 'PRODUCT_UNAVAILABLE', lineIndex: 0 }],
    ['a coupon', {}, { couponCode: 'NOTHING' }, { code: 'COUPON_INVALID', lineIndex: null }],
  ])('places nothing when %s is different, and the key stays free', async (_name, more, asked, expected) => {
    const id = await product(more);
    const body = orderOf([orderLine(id, 30_000)], asked);
    const { status, body: answer } = await place(body);
    expect(status).toBe(200);
    expect(answer).toMatchObject({ order: null, token: null, differences: [expected] });
    expect((await stockOf(id)).sold).toBe(0);
    const good = await product();
    const again = orderOf([orderLine(good, 30_000)], { idempotencyKey: body.idempotencyKey });
    expect((await place(again)).body.order?.number).toBeDefined();
  });

  it('applies a lower price at once and reports it', async () => {
    const id = await product({ price: 25_000 });
    const { body: answer } = await place(orderOf([orderLine(id, 30_000)]));
    expect(answer.order?.total).toBe('33.000');
    expect(answer.differences).toMatchObject([
      { code: 'PRICE_CHANGED', lineIndex: 0, currentPrice: '25.000' },
    ]);
    // Where another price is higher, both are reported and nothing is placed.
    const dearer = await product({ price: 31_000 });
    const both = await place(orderOf([orderLine(id, 30_000), orderLine(dearer, 30_000)]));
    expect([both.body.order, both.body.differences.map(({ lineIndex }) => lineIndex)]).toEqual([
      null,
      [1, 0],
    ]);
  });

  it('reports that delivery is payable', async () => {
    const [left, gone] = [await product({ price: 60_000 }), await product({ price: 60_000, stock: 0 })];
    const answer = await place(orderOf([orderLine(left, 60_000), orderLine(gone, 60_000)]));
    expect(answer.body.differences).toMatchObject([
      { code: 'OUT_OF_STOCK', lineIndex: 1 },
      { code: 'DELIVERY_CHANGED', lineIndex: null, currentPrice: '8.000' },
    ]);
    // A price that falls below the limit: nothing is placed as long as the total is more than was shown.
    const below = await product({ price: 98_000 });
    expect(codes(await place(orderOf([orderLine(below, 99_000)])))).toEqual([
      'DELIVERY_CHANGED',
      'TOTAL_CHANGED',
      'PRICE_CHANGED',
    ]);
    const cheap = await product({ price: 80_000 });
    const taken = await place(orderOf([orderLine(cheap, 99_000)]));
    expect([taken.body.order?.total, codes(taken)]).toEqual([
      '88.000',
      ['PRICE_CHANGED', 'DELIVERY_CHANGED'],
    ]);
  });

  it('reports the remaining quantity when it is less than requested', async () => {
    const id = await product({ stock: 2 });
    const { body } = await place(orderOf([orderLine(id, 30_000, 3)]));
    expect(body.differences).toMatchObject([{ code: 'STOCK_REDUCED', availableQuantity: 2 }]);
    expect((await stockOf(id)).stock).toBe(2);
  });

  it('takes a variant’s stock and updates the product’s', async () => {
    const id = await product({ stock: 4 });
    const { db } = shop.database;
    const { id: variant } = await directly(db, (own) =>
      own
        .insertInto('product_variants')
        .values({ product_id: id, sku: `V-${id}`, color: 'rouge', size: null, stock: 3, price_delta: 500 })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    expect(codes(await place(orderOf([orderLine(id, 30_000)])))).toEqual(['VARIANT_REQUIRED']);
    const { body } = await place(orderOf([orderLine(id, 30_500, 2, variant)]));
    expect(body.order?.subOrders[0]?.lines[0]).toMatchObject({ sku: `V-${id}`, color: 'rouge', quantity: 2 });
    expect((await stockOf(id)).stock).toBe(2);
    expect(codes(await place(orderOf([orderLine(id, 30_500, 2, variant)])))).toEqual(['STOCK_REDUCED']);
  });

  it('names the invalid fields of the body', async () => {
    const { status, body } = await place({
      ...orderOf([]),
      contactPhone: '1',
      address: { ...orderOf([]).address, postalCode: 'x', regionNumber: 25 },
      points: 50,
    });
    expect(status).toBe(400);
    expect(body.error.fields?.map(({ field }) => field).toSorted()).toEqual([
      'address.postalCode',
      'address.regionNumber',
      'contactPhone',
      'lines',
      'points',
    ]);
  });

  it('offers online payment only where a service is configured', async () => {
    const id = await product();
    const { status, body } = await place(
      orderOf([orderLine(id, 30_000)], { paymentMethod: 'ONLINE', paymentProvider: 'SIMULATOR' }),
    );
    expect([status, body.error.fields?.[0]?.field]).toEqual([400, 'paymentProvider']);
  });
});

describe('flash sales', () => {
  const flash = (more: Record<string, unknown> = {}) =>
    product({
      is_flash_sale: true,
      flash_sale_price: 20_000,
      flash_sale_starts_at: new Date(Date.now() - 3_600_000),
      flash_sale_expires_at: new Date(Date.now() + 3_600_000),
      flash_sale_stock: 4,
      flash_sale_remaining_stock: 4,
      stock: 10,
      ...more,
    });

  it('lose their own stock too, and end with it', async () => {
    const id = await flash();
    // The fifth piece costs the usual price: that was not what was shown.
    expect(codes(await place(orderOf([orderLine(id, 20_000, 5)])))).toEqual(['TOTAL_CHANGED']);
    expect((await place(orderOf([orderLine(id, 20_000, 4)]))).body.order?.total).toBe('88.000');
    expect(await stockOf(id)).toMatchObject({ stock: 6, flash: 0 });
    expect(codes(await place(orderOf([orderLine(id, 20_000)])))).toEqual(['PRICE_CHANGED']);
  });

  it('charge the usual price for the second piece: quote, order and stock agree', async () => {
    const id = await flash({ flash_sale_remaining_stock: 1 });
    const { body: quote } = await shop.post<Quote>('/v1/cart/quote', {
      lines: [{ productId: String(id), quantity: 3 }],
    });
    expect(quote.lines[0]).toMatchObject({
      unitPrice: '20.000',
      total: '80.000',
      problems: [],
      pieces: [
        { quantity: 1, unitPrice: '20.000' },
        { quantity: 2, unitPrice: '30.000' },
      ],
    });
    const answer = await place(
      orderOf([orderLine(id, 20_000, 3)], { expectedTotal: quote.total, couponCode: null }),
    );
    expect(codes(answer)).toEqual([]);
    const { order } = answer.body;
    expect(order).toMatchObject({ itemsTotal: '80.000', total: '88.000' });
    expect(order?.subOrders[0]?.lines).toMatchObject([
      { quantity: 1, unitPrice: '20.000', total: '20.000' },
      { quantity: 2, unitPrice: '30.000', total: '60.000' },
    ]);
    expect(await stockOf(id)).toMatchObject({ stock: 7, flash: 0, sold: 3 });
    // Cancelled, one piece goes back to the sale and all to the stock.
    await shop.post('/v1/orders/cancel', { token: answer.body.token, idempotencyKey: newKey() });
    expect(await stockOf(id)).toMatchObject({ stock: 10, flash: 1, sold: 0 });
  });

  it('limit the pieces per buyer: an account, or a visitor’s telephone', async () => {
    const id = await flash({ flash_sale_account_limit: 2, flash_sale_remaining_stock: 8 });
    const { token } = await addPerson(shop);
    expect(codes(await place(orderOf([orderLine(id, 20_000, 3)]), token))).toEqual(['TOTAL_CHANGED']);
    expect(codes(await place(orderOf([orderLine(id, 20_000)]), token))).toEqual([]);
    expect(codes(await place(orderOf([orderLine(id, 20_000, 2)]), token))).toEqual(['TOTAL_CHANGED']);
    expect(codes(await place(orderOf([orderLine(id, 20_000)]), token))).toEqual([]);
    // An account that has used up its limit pays the usual price, as its quote says.
    expect(codes(await place(orderOf([orderLine(id, 20_000)]), token))).toEqual(['PRICE_CHANGED']);
    expect(codes(await place(orderOf([orderLine(id, 30_000)]), token))).toEqual([]);
    expect(codes(await place(orderOf([orderLine(id, 20_000, 2)])))).toEqual([]);
    // So does a visitor, once the quote has the telephone.
    expect(codes(await place(orderOf([orderLine(id, 20_000)])))).toEqual(['PRICE_CHANGED']);
    const quoted = async (more: object) =>
      (await shop.post<Quote>('/v1/cart/quote', { lines: [{ productId: String(id), quantity: 1 }], ...more }))
        .body.lines[0]?.unitPrice;
    expect(await quoted({})).toBe('20.000');
    expect(await quoted({ contactPhone: '98 123 456' })).toBe('30.000');
    expect(await quoted({ contactPhone: '98 123 457' })).toBe('20.000');
    expect(codes(await place(orderOf([orderLine(id, 30_000)])))).toEqual([]);
  });
});

describe('coupons and points', () => {
  let coupons = 0;
  const coupon = async (more: Record<string, unknown> = {}): Promise<string> => {
    const code = `TEST${(coupons += 1)}`;
    await directly(shop.database.db, (own) =>
      own
        .insertInto('coupons')
        .values({
          code,
          type: 'fixed',
          value: 5_000,
          min_purchase: null,
          max_discount: null,
          scope_id: null,
          starts_at: null,
          ends_at: null,
          usage_limit: null,
          per_account_limit: null,
          account_number: null,
          ...more,
        })
        .execute(),
    );
    return code;
  };
  const withCoupon = async (couponCode: string, more: Partial<OrderRequest> = {}) =>
    orderOf([orderLine(await product(), 30_000)], { couponCode, expectedTotal: '33.000', ...more });

  it('a coupon is counted, and used up', async () => {
    const code = await coupon({ usage_limit: 1 });
    const { body } = await place(await withCoupon(code));
    expect(body.order).toMatchObject({ couponCode: code, discountTotal: '5.000', total: '33.000' });
    expect(codes(await place(await withCoupon(code)))).toEqual(['COUPON_INVALID']);
    expect(
      await shop.database.db
        .selectFrom('coupons')
        .select('used_count as n')
        .where('code', '=', code)
        .executeTakeFirst(),
    ).toEqual({ n: 1 });
  });

  it('one buyer uses it up to the limit per buyer', async () => {
    const code = await coupon({ per_account_limit: 1 });
    const { token } = await addPerson(shop);
    expect(codes(await place(await withCoupon(code), token))).toEqual([]);
    expect(codes(await place(await withCoupon(code), token))).toEqual(['COUPON_INVALID']);
    expect(codes(await place(await withCoupon(code)))).toEqual([]);
    expect(codes(await place(await withCoupon(code)))).toEqual(['COUPON_INVALID']);
    expect(codes(await place(await withCoupon(code, { contactPhone: '97 000 111' })))).toEqual([]);
  });

  it('one for the first order applies to the first order only', async () => {
    const code = await coupon({ first_order_only: true });
    const { token } = await addPerson(shop);
    const orders = await Promise.all([withCoupon(code), withCoupon(code)]);
    const answers = await Promise.all(orders.map((order) => place(order, token)));
    expect(answers.map((answer) => codes(answer).join()).toSorted()).toEqual(['', 'COUPON_INVALID']);
    expect(codes(await place(await withCoupon(code)))).toEqual(['COUPON_INVALID']);
  });

  it('points pay a fifth of the items at most, and only available ones', async () => {
    const { token, id } = await addPerson(shop);
    await givePoints(id, 700);
    const cart = orderOf([orderLine(await product(), 30_000)]);
    const paid = (points: number, expectedTotal: string) =>
      place({ ...cart, points, expectedTotal, idempotencyKey: newKey() }, token);
    expect((await paid(700, '31.000')).body.differences).toMatchObject([
      { code: 'POINTS_CHANGED', availableQuantity: 600 },
    ]);
    const { body } = await paid(600, '32.000');
    expect(body.order).toMatchObject({
      pointsUsed: 600,
      pointsDiscount: '6.000',
      total: '32.000',
      pointsEarned: 24,
      subOrders: [{ pointsDiscount: '6.000', lines: [{ pointsDiscount: '6.000', total: '24.000' }] }],
    });
    expect((await paid(200, '36.000')).body.differences).toMatchObject([
      { code: 'POINTS_CHANGED', availableQuantity: 100 },
    ]);
    expect((await place({ ...cart, points: 100, idempotencyKey: newKey() })).status).toBe(400);
  });

  it('quote and order count the same: the account’s coupons and points', async () => {
    const { token, id } = await addPerson(shop);
    await givePoints(id, 750);
    const code = await coupon({ first_order_only: true });
    const order = await withCoupon(code);
    const lines = order.lines.map(({ productId, quantity }) => ({ productId, quantity }));
    const quote = async (points: number, bearer?: string) =>
      (
        await shop.post<Quote>(
          '/v1/cart/quote',
          { lines, couponCode: code, points },
          bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
        )
      ).body;
    expect(await quote(100)).toMatchObject({
      coupon: null,
      problems: [{ couponReason: 'ACCOUNT_REQUIRED' }],
      pointsLimit: 0,
      pointsUsed: 0,
    });
    expect(await quote(0, 'no token at all')).toMatchObject({ pointsLimit: 0 });
    const { coupon: held, pointsLimit, pointsUsed, pointsDiscount, total } = await quote(100_000, token);
    expect(held).toMatchObject({ code });
    expect(pointsLimit).toBeGreaterThan(0);
    expect({ pointsUsed, pointsDiscount }).toEqual({
      pointsUsed: pointsLimit,
      pointsDiscount: `${pointsLimit / 100}.000`,
    });
    const placed = await place({ ...order, points: pointsUsed, expectedTotal: total }, token);
    expect(placed.body.order).toMatchObject({ total, pointsUsed });
    expect(await quote(0, token)).toMatchObject({ problems: [{ couponReason: 'FIRST_ORDER_ONLY' }] });
  });

  it('points are never used twice, even concurrently', async () => {
    const { token, id } = await addPerson(shop);
    await givePoints(id, 100);
    const orders = await Promise.all(
      [1, 2, 3].map(async () =>
        orderOf([orderLine(await product(), 30_000)], { points: 100, expectedTotal: '37.000' }),
      ),
    );
    const answers = await Promise.all(orders.map((order) => place(order, token)));
    expect(answers.map((answer) => codes(answer).join()).toSorted()).toEqual([
      '',
      'POINTS_CHANGED',
      'POINTS_CHANGED',
    ]);
  });

  it('the ledgers refuse changes', async () => {
    const { id } = await addPerson(shop);
    await givePoints(id, 100);
    const { db } = shop.database;
    await expect(db.updateTable('loyalty_ledger').set({ points: 5 }).execute()).rejects.toThrow(
      /append-only/,
    );
    await expect(db.deleteFrom('loyalty_ledger').execute()).rejects.toThrow(/append-only/);
  });

  it('queues at most twenty messages an hour to an unverified address; the orders are placed all the same', async () => {
    const contactEmail = 'somebody.else@example.tn';
    for (let n = 0; n < 22; n += 1) {
      const order = orderOf([orderLine(await product(), 30_000)], { contactEmail });
      expect((await place(order)).body.order).not.toBeNull();
    }
    expect((await shop.mails()).filter(({ to }) => to === contactEmail)).toHaveLength(20);
  });
});
