import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../../contract/accounts.ts';
import { DELEGATIONS } from '../../../contract/delegations.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { Invoice } from '../../../contract/invoices.ts';
import type {
  DelegationList,
  Order,
  OrderPlaced,
  OrderRequest,
  OrdersPage,
  OrderStatus,
  PointsPage,
  PointsSummary,
  SavedAddress,
  SavedAddresses,
} from '../../../contract/orders.ts';
import { addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import type { TestCategory } from '../../testing/catalogue.ts';
import { newKey, orderLine, orderOf, TEST_ADDRESS, keyed } from '../../testing/orders.ts';
import { startTestOrigin, newClient } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { sweepOrders } from './sweep.ts';
import { returnDeadline } from '../../base/working-days.ts';
import { directly } from '../../testing/system.ts';

let shop: TestOrigin;
let category: TestCategory;
let ali: { id: number };
let mouna: { id: number };
let admin: Person;
let readOnly: Person;
const simulator: PaymentProvider = {
  code: 'SIMULATOR',
  create: ({ orderNumber }) =>
    Promise.resolve({ reference: orderNumber, url: `https://pay.test/${orderNumber}` }),
  stateOf: () => Promise.resolve({ state: 'OPEN', amount: null, trackingId: null }),
};

beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  category = await addCategory(db, 'Maison');
  ali = await addSeller(db, 'Chez Ali', { commission_rate_bp: 1000 });
  mouna = await addSeller(db, 'Mouna', { commission_free_until: new Date(Date.now() + 86_400_000) });
  shop.forget();
  Object.assign(shop.origin.context, { payments: new Map([['SIMULATOR', simulator]]) });
  admin = await addPerson(shop, 'Owner');
  readOnly = await addPerson(shop, 'ReadOnly');
});
afterAll(() => shop.close());

const product = async (seller = ali, more: Record<string, unknown> = {}): Promise<number> => {
  const [id = 0] = await addProducts(shop.database.db, [
    { name: 'Tapis', seller_id: seller.id, category, price: 30_000, stock: 5, ...more },
  ]);
  return id;
};
const stockOf = async (id: number): Promise<number> =>
  (
    await shop.database.db
      .selectFrom('products')
      .select('stock')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).stock;

const bearer = (who?: Person): Record<string, string> =>
  who ? { authorization: `Bearer ${who.token}` } : {};
async function place(body: OrderRequest, who?: Person): Promise<{ order: Order; token: string }> {
  const answer = await shop.post<OrderPlaced>('/v1/orders', body, {
    ...newClient(),
    ...bearer(who),
  });
  const { order, token, differences } = answer.body;
  if (!order || token === null) throw new Error(JSON.stringify(differences));
  return { order, token };
}
const post = (path: string, body: unknown, who?: Person) =>
  shop.post<Order & ErrorBody>(path, keyed(path, body), bearer(who));
const part = (order: Order, index = 0): string => order.subOrders[index]?._id ?? '';
const move = async (order: Order, states: readonly string[], index = 0) => {
  let last = { status: 0, body: order as Order & ErrorBody };
  for (const to of states)
    last = await post(
      `/v1/admin/orders/${order._id}/transition`,
      { subOrderId: part(order, index), to },
      admin,
    );
  return last;
};
const TO_DELIVERED = ['CONFIRMED', 'PREPARING', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'];

describe('reading orders', () => {
  it('shows one by its link, to its owner and to admins; to others it does not exist', async () => {
    const [owner, other] = [await addPerson(shop), await addPerson(shop)];
    const { order, token } = await place(orderOf([orderLine(await product(), 30_000)]), owner);
    expect((await shop.get<Order>(`/v1/orders/by-token/${token}`)).body).toEqual(order);
    expect((await shop.get(`/v1/orders/by-token/${'a'.repeat(22)}`)).status).toBe(404);
    const statusFor = async (path: string, who?: Person): Promise<number> =>
      (await shop.get(path, bearer(who))).status;
    const own = `/v1/user/orders/${order._id}`;
    expect([await statusFor(own, owner), await statusFor(own, other), await statusFor(own)]).toEqual([
      200, 404, 401,
    ]);
    const all = `/v1/admin/orders/${order._id}`;
    expect([await statusFor(all, admin), await statusFor(all, owner), await statusFor(all)]).toEqual([
      200, 403, 401,
    ]);
    expect([
      await statusFor('/v1/admin/orders', readOnly),
      await statusFor('/v1/admin/orders', owner),
    ]).toEqual([200, 403]);
  });

  it('returns only the states for number and telephone', async () => {
    const { order } = await place(orderOf([orderLine(await product(), 30_000)]));
    const stranger = newClient();
    const ask = (number: string, phone: string, client = stranger) =>
      shop.post<OrderStatus>('/v1/orders/status', { number, phone }, client);
    const { status, body } = await ask(order.number.toLowerCase(), '+216 98 123 456');
    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual(['createdAt', 'number', 'state', 'subOrders']);
    expect(JSON.stringify(body)).not.toMatch(/Amel|98123456|Plage|30\.000/);
    // As it is copied from a page of the shop, dictated, or printed on the parcel.
    for (const number of [
      `\u2066${order.number}\u2069`,
      order.number.replaceAll('-', ' '),
      `${order.number}/1`,
    ])
      expect((await ask(number, '\u202a98 123 456\u202c')).body.number).toBe(order.number);
    expect((await ask(order.number, '97 000 000')).status).toBe(404);
    const tries = [];
    for (let n = 0; n < 20; n += 1) tries.push((await ask(order.number, '97 000 000')).status);
    expect(tries).toContain(429);
    // A client over its limit has not used up the owner's.
    const owner = { ...newClient(), 'x-client-address': '102.0.0.1' };
    expect((await ask(order.number, '98 123 456', owner)).status).toBe(200);
  });

  it('pages an account’s orders, the latest first', async () => {
    const owner = await addPerson(shop);
    const id = await product(ali, { stock: 50 });
    const placed = [];
    for (let n = 0; n < 3; n += 1)
      placed.push((await place(orderOf([orderLine(id, 30_000)]), owner)).order.number);
    const first = await shop.get<OrdersPage>('/v1/user/orders?limit=2', bearer(owner));
    expect(first.body.orders.map(({ number }) => number)).toEqual(placed.toReversed().slice(0, 2));
    expect(first.body.pagination).toMatchObject({ totalItems: 3, hasNext: true, hasPrev: false });
    const next = await shop.get<OrdersPage>(
      `/v1/user/orders?limit=2&after=${first.body.cursors[1]}`,
      bearer(owner),
    );
    expect(next.body.orders.map(({ number }) => number)).toEqual([placed[0]]);
    expect(next.body.pagination).toMatchObject({ hasNext: false, hasPrev: true });
  });

  it('filters an account’s orders by the states of their sub-orders', async () => {
    const owner = await addPerson(shop);
    const lines = [orderLine(await product(), 30_000), orderLine(await product(mouna), 30_000)];
    const { order: both } = await place(orderOf(lines), owner);
    const { order: cancelled } = await place(orderOf(lines), owner);
    await move(both, ['CONFIRMED'], 1);
    await post('/v1/orders/cancel', { orderId: cancelled._id }, owner);
    const numbers = async (states: string): Promise<string[]> =>
      (await shop.get<OrdersPage>(`/v1/user/orders?states=${states}`, bearer(owner))).body.orders.map(
        ({ number }) => number,
      );
    expect(await numbers('CONFIRMED')).toEqual([both.number]);
    expect(await numbers('CANCELLED,AWAITING_CONFIRMATION')).toEqual([cancelled.number, both.number]);
    expect(await numbers('DELIVERED')).toEqual([]);
    for (const wrong of ['', 'LOST', 'CONFIRMED,']) {
      const { status, body } = await shop.get<ErrorBody>(`/v1/user/orders?states=${wrong}`, bearer(owner));
      expect([status, body.error.fields?.[0]?.field]).toEqual([400, 'states']);
    }
  });
});

describe('cancelling', () => {
  it('restores stock, coupon and points; a single sub-order leaves the coupon', async () => {
    const owner = await addPerson(shop);
    const { db } = shop.database;
    await db
      .insertInto('loyalty_ledger')
      .values({ user_id: owner.id, order_id: null, sub_order_id: null, kind: 'ADJUSTED', points: 300 })
      .execute();
    await directly(db, (own) =>
      own
        .insertInto('coupons')
        .values({
          code: 'BACK',
          type: 'fixed',
          value: 5_000,
          min_purchase: null,
          max_discount: null,
          scope_id: null,
          starts_at: null,
          ends_at: null,
          usage_limit: 1,
          per_account_limit: 1,
          account_number: null,
        })
        .execute(),
    );
    const [a, b] = [await product(), await product(mouna)];
    const body = orderOf([orderLine(a, 30_000), orderLine(b, 30_000)], {
      couponCode: 'BACK',
      points: 300,
      expectedTotal: '60.000',
    });
    const { order } = await place(body, owner);
    const points = async (): Promise<number> =>
      (await shop.get<User>('/v1/user/profile', bearer(owner))).body.points;
    const used = async () =>
      (await db.selectFrom('coupons').select('used_count as n').where('code', '=', 'BACK').executeTakeFirst())
        ?.n;
    expect([await points(), await used()]).toEqual([0, 1]);

    const one = await post(
      '/v1/orders/cancel',
      { orderId: order._id, subOrderId: part(order, 1), reason: 'Non' },
      owner,
    );
    expect(one.body).toMatchObject({
      state: 'AWAITING_CONFIRMATION',
      subOrders: [{ state: 'AWAITING_CONFIRMATION' }, { state: 'CANCELLED', canCancel: false }],
    });
    expect(one.body.subOrders[1]?.timeline.at(-1)).toMatchObject({ state: 'CANCELLED', note: 'Non' });
    expect([await stockOf(a), await stockOf(b), await points(), await used()]).toEqual([4, 5, 150, 1]);
    const all = await post('/v1/orders/cancel', { orderId: order._id }, owner);
    expect(all.body.state).toBe('CANCELLED');
    expect([await stockOf(a), await points(), await used()]).toEqual([5, 300, 0]);
    expect((await post('/v1/orders/cancel', { orderId: order._id }, owner)).status).toBe(409);
    expect([await stockOf(a), await points(), await used()]).toEqual([5, 300, 0]);
    expect((await place({ ...body, idempotencyKey: newKey() }, owner)).order.state).toBe(
      'AWAITING_CONFIRMATION',
    );
  });

  it('is allowed to the owner, or with the link, until it is in preparation', async () => {
    const [owner, other] = [await addPerson(shop), await addPerson(shop)];
    const id = await product();
    const mine = await place(orderOf([orderLine(id, 30_000)]), owner);
    expect((await post('/v1/orders/cancel', { orderId: mine.order._id }, other)).status).toBe(404);
    expect((await post('/v1/orders/cancel', { orderId: mine.order._id })).status).toBe(401);
    expect((await post('/v1/orders/cancel', { token: mine.token })).status).toBe(200);
    const prepared = await place(orderOf([orderLine(id, 30_000)]));
    await move(prepared.order, ['CONFIRMED', 'PREPARING']);
    expect((await post('/v1/orders/cancel', { token: prepared.token })).status).toBe(409);
    const ask = { subOrderId: part(prepared.order), to: 'CANCELLED' };
    const path = `/v1/admin/orders/${prepared.order._id}/transition`;
    expect((await post(path, ask, admin)).status).toBe(409);
    expect((await post(path, { ...ask, note: 'Cassé' }, readOnly)).status).toBe(403);
    expect((await post(path, { ...ask, note: 'Cassé' }, admin)).body.state).toBe('CANCELLED');
    expect(await stockOf(id)).toBe(5);
  });

  it('returns the pieces of a flash sale, and the buyer’s share of the limit', async () => {
    const owner = await addPerson(shop);
    const id = await product(ali, {
      is_flash_sale: true,
      flash_sale_price: 20_000,
      flash_sale_starts_at: new Date(Date.now() - 60_000),
      flash_sale_remaining_stock: 3,
      flash_sale_account_limit: 2,
    });
    const body = orderOf([orderLine(id, 20_000, 2)]);
    const { order } = await place(body, owner);
    await post('/v1/orders/cancel', { orderId: order._id }, owner);
    const { remaining } = await shop.database.db
      .selectFrom('products')
      .select('flash_sale_remaining_stock as remaining')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(remaining).toBe(3);
    await place({ ...body, idempotencyKey: newKey() }, owner);
  });
});

describe('the lifecycle of an order', () => {
  it('credits the buyer’s points and the seller’s ledger', async () => {
    const owner = await addPerson(shop);
    const { order } = await place(
      orderOf([orderLine(await product(), 30_000), orderLine(await product(mouna), 30_000)]),
      owner,
    );
    expect(order.pointsEarned).toBe(60);
    await move(order, TO_DELIVERED);
    const { body } = await move(order, TO_DELIVERED, 1);
    expect(body).toMatchObject({ state: 'DELIVERED', paymentState: 'COLLECTED' });
    expect(body.subOrders[0]?.timeline.map(({ state }) => state)).toEqual([
      'AWAITING_CONFIRMATION',
      ...TO_DELIVERED,
    ]);
    const { db } = shop.database;
    const ledger = () =>
      db
        .selectFrom('seller_ledger')
        .select(['kind', 'amount'])
        .where(
          'sub_order_id',
          'in',
          order.subOrders.map(({ _id }) => Number(_id)),
        )
        .orderBy('id')
        .execute();
    expect(await ledger()).toEqual([]);
    for (const index of [0, 1])
      for (const to of ['REMITTED', 'RECONCILED'])
        await post(`/v1/admin/orders/${order._id}/payment`, { subOrderId: part(order, index), to }, admin);
    expect(await ledger()).toEqual([
      { kind: 'SALE', amount: 30_000 },
      { kind: 'COMMISSION', amount: -3_000 },
      { kind: 'DELIVERY_SHARE', amount: 4_000 },
      { kind: 'SALE', amount: 30_000 },
      { kind: 'COMMISSION', amount: 0 },
      { kind: 'DELIVERY_SHARE', amount: 4_000 },
    ]);
    expect((await move(order, ['COMPLETED'])).status).toBe(409);
    await db
      .updateTable('sub_orders')
      .set({ return_until: new Date(Date.now() - 1_000) })
      .where('order_id', '=', Number(order._id))
      .execute();
    await sweepOrders(shop.origin.context);
    await sweepOrders(shop.origin.context);
    const done = (await shop.get<Order>(`/v1/user/orders/${order._id}`, bearer(owner))).body;
    expect(done.state).toBe('COMPLETED');
    expect((await shop.get<User>('/v1/user/profile', bearer(owner))).body.points).toBe(60);
    expect(await ledger()).toHaveLength(6);
  });

  it('allows three delivery attempts, then the goods are returned and the payment is refused', async () => {
    const id = await product();
    const { order } = await place(orderOf([orderLine(id, 30_000)]));
    await move(order, ['CONFIRMED', 'PREPARING', 'SHIPPED']);
    for (let n = 0; n < 3; n += 1)
      expect((await move(order, ['OUT_FOR_DELIVERY', 'DELIVERY_FAILED'])).status).toBe(200);
    expect((await move(order, ['OUT_FOR_DELIVERY'])).status).toBe(409);
    expect((await move(order, ['RETURNED_TO_SELLER'])).body).toMatchObject({ paymentState: 'REFUSED' });
    expect(await stockOf(id)).toBe(5);
  });

  it('not paid online within half an hour, it is cancelled and everything is restored', async () => {
    const id = await product();
    const body = orderOf([orderLine(id, 30_000)], { paymentMethod: 'ONLINE', paymentProvider: 'SIMULATOR' });
    const { order } = await place(body);
    expect(order).toMatchObject({
      state: 'AWAITING_PAYMENT',
      paymentState: 'REDIRECTED',
      paymentUrl: `https://pay.test/${order.number}`,
    });
    expect(await sweepOrders(shop.origin.context)).toMatchObject({ expired: 0 });
    await shop.database.db
      .updateTable('orders')
      .set({ payment_expires_at: new Date(Date.now() - 1_000) })
      .where('id', '=', Number(order._id))
      .execute();
    expect(await sweepOrders(shop.origin.context)).toMatchObject({ expired: 1 });
    const { token } = await place(body);
    expect((await shop.get<Order>(`/v1/orders/by-token/${token}`)).body).toMatchObject({
      state: 'CANCELLED',
      paymentState: 'EXPIRED',
      paymentUrl: null,
    });
    expect(await stockOf(id)).toBe(5);
  });
});

describe('invoices', () => {
  it('are issued at the delivery, numbered per seller without gaps, and never change', async () => {
    const carpet = await product();
    const numbers: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      const { order } = await place(orderOf([orderLine(carpet, 30_000)]));
      expect(order.subOrders[0]).toMatchObject({ invoiceNumber: null, invoicePath: null });
      // The second one is cancelled: no number is lost.
      if (index === 1) await move(order, ['CANCELLED']);
      else numbers.push((await move(order, TO_DELIVERED)).body.subOrders[0]?.invoiceNumber ?? '');
    }
    const [first = '', second = ''] = numbers;
    expect(first).toMatch(/^F\d\d-\d+-\d{6}$/);
    expect(Number(second.slice(-6))).toBe(Number(first.slice(-6)) + 1);
    expect(second.slice(0, -6)).toBe(first.slice(0, -6));
  });

  it('are read by their secret only', async () => {
    const { order } = await place(orderOf([orderLine(await product(ali, { price: 119_000 }), 119_000)]));
    const { body } = await move(order, TO_DELIVERED);
    const path = body.subOrders[0]?.invoicePath ?? '';
    expect(path).toMatch(/^\/invoices\/[\w-]{22}$/);
    await shop.database.db
      .updateTable('sellers')
      .set({ legal_name: 'Another' })
      .where('id', '=', ali.id)
      .execute();
    const invoice = await shop.get<Invoice>(`/v1${path}`);
    expect(invoice.body).toMatchObject({
      number: body.subOrders[0]?.invoiceNumber,
      orderNumber: `${order.number}/1`,
      buyer: 'Amel Ben Salah',
      lines: [{ quantity: 1, total: '119.000', vatRate: '19.00' }],
      vat: [{ rate: '19.00', net: '100.000', vat: '19.000' }],
      total: '119.000',
    });
    expect(invoice.body.seller.legalName).not.toBe('Another');
    expect((await shop.get(`/v1/invoices/${'a'.repeat(22)}`)).status).toBe(404);
    expect((await shop.get('/v1/invoices/x')).status).toBe(400);
  });
});

describe('returns', () => {
  it('are opened per line, inspected, and put back what is accepted', async () => {
    const id = await product();
    const { order, token } = await place(orderOf([orderLine(id, 30_000, 3)]));
    const line = order.subOrders[0]?.lines[0]?._id ?? '';
    const ask = {
      subOrderId: part(order),
      token,
      lines: [{ lineId: line, quantity: 2, reason: 'Trop petit' }],
    };
    expect((await post('/v1/orders/return', ask)).status).toBe(409);
    await move(order, TO_DELIVERED);
    const tooMany = { ...ask, lines: [{ lineId: line, quantity: 4, reason: 'x' }] };
    expect((await post('/v1/orders/return', tooMany)).body.error.fields?.[0]?.field).toBe('lines.0.quantity');
    const opened = await post('/v1/orders/return', { ...ask, note: 'Dans son carton' });
    const back = { lineId: line, quantity: 2, reason: 'Trop petit', acceptedQuantity: null };
    expect(opened.body).toMatchObject({
      state: 'RETURN_OPEN',
      subOrders: [{ returns: [{ inspectedAt: null, note: 'Dans son carton', lines: [back] }] }],
    });
    expect((await move(order, ['DELIVERED'])).status).toBe(409);
    const accepted = [{ lineId: line, quantity: 1 }];
    const inspected = await post(
      `/v1/admin/orders/${order._id}/inspection`,
      { subOrderId: part(order), accepted },
      admin,
    );
    expect(inspected.body).toMatchObject({
      state: 'DELIVERED',
      subOrders: [
        {
          refundDue: '30.000',
          lines: [{ returnedQuantity: 1 }],
          returns: [{ inspectedAt: expect.any(String) as string, lines: [{ ...back, acceptedQuantity: 1 }] }],
        },
      ],
    });
    expect(await stockOf(id)).toBe(3);
    await post('/v1/orders/return', ask);
    const rest = [{ lineId: line, quantity: 2 }];
    const all = await post(
      `/v1/admin/orders/${order._id}/inspection`,
      { subOrderId: part(order), accepted: rest },
      admin,
    );
    expect(all.body).toMatchObject({ state: 'RETURNED', subOrders: [{ refundDue: '90.000' }] });
    expect(all.body.subOrders[0]?.returns).toHaveLength(2);
    expect(await stockOf(id)).toBe(5);
  });

  it('before the cash is reconciled are taken off the sale when it is', async () => {
    const { order, token } = await place(orderOf([orderLine(await product(), 30_000, 3)]));
    await move(order, TO_DELIVERED);
    const lineId = order.subOrders[0]?.lines[0]?._id ?? '';
    const ledger = () =>
      shop.database.db
        .selectFrom('seller_ledger')
        .select(['kind', 'amount'])
        .where('sub_order_id', '=', Number(part(order)))
        .orderBy('id')
        .execute();
    const giveBack = async () => {
      const lines = [{ lineId, quantity: 1, reason: 'Trop petit' }];
      await post('/v1/orders/return', { subOrderId: part(order), token, lines });
      const inspection = { subOrderId: part(order), accepted: [{ lineId, quantity: 1 }] };
      await post(`/v1/admin/orders/${order._id}/inspection`, inspection, admin);
    };
    await giveBack();
    expect(await ledger()).toEqual([]);
    for (const to of ['REMITTED', 'RECONCILED'])
      await post(`/v1/admin/orders/${order._id}/payment`, { subOrderId: part(order), to }, admin);
    const settled = [
      { kind: 'SALE', amount: 90_000 },
      { kind: 'COMMISSION', amount: -9_000 },
      { kind: 'DELIVERY_SHARE', amount: 8_000 },
      { kind: 'REFUND', amount: -27_000 },
    ];
    expect(await ledger()).toEqual(settled);
    // Later returns are taken off as they are accepted.
    await giveBack();
    expect(await ledger()).toEqual([...settled, { kind: 'REFUND', amount: -27_000 }]);
  });

  it('end with the tenth working day, in Tunisia’s time zone', async () => {
    // Friday 20 November 2026, 23:30 in Tunis; the tenth working day is Friday 4 December, which is what people read.
    expect(returnDeadline(new Date('2026-11-20T22:30:00Z')).toISOString()).toBe('2026-12-04T22:59:59.999Z');
    expect(returnDeadline(new Date('2026-11-20T23:30:00Z')).toISOString()).toBe('2026-12-04T22:59:59.999Z');
    expect(returnDeadline(new Date('2026-11-23T09:00:00Z')).toISOString()).toBe('2026-12-07T22:59:59.999Z');
    const { order, token } = await place(orderOf([orderLine(await product(), 30_000)]));
    await move(order, TO_DELIVERED);
    await shop.database.db
      .updateTable('sub_orders')
      .set({ return_until: new Date(Date.now() - 1) })
      .where('order_id', '=', Number(order._id))
      .execute();
    const lines = [{ lineId: order.subOrders[0]?.lines[0]?._id, quantity: 1, reason: 'x' }];
    expect((await post('/v1/orders/return', { subOrderId: part(order), token, lines })).status).toBe(409);
  });
});

describe('an account’s points', () => {
  it('are pending until an order is completed, then available, with a history', async () => {
    const [owner, other] = [await addPerson(shop), await addPerson(shop)];
    const give = { user_id: owner.id, kind: 'ADJUSTED' as const, points: 250 };
    await shop.database.db.insertInto('loyalty_ledger').values(give).execute();
    const id = await product(ali, { stock: 50 });
    const { order } = await place(orderOf([orderLine(id, 30_000, 4)]), owner);
    const used = await place(
      orderOf([orderLine(id, 30_000)], { points: 100, expectedTotal: '37.000' }),
      owner,
    );
    const summary = async (who: Person) =>
      (await shop.get<PointsSummary>('/v1/user/points', bearer(who))).body;
    expect(await summary(owner)).toEqual({ balance: 150, pending: 149, value: '1.000' });
    expect(await summary(other)).toEqual({ balance: 0, pending: 0, value: '0.000' });
    await post('/v1/orders/cancel', { orderId: used.order._id }, owner);
    await move(order, TO_DELIVERED);
    await shop.database.db
      .updateTable('sub_orders')
      .set({ return_until: new Date(Date.now() - 1) })
      .where('order_id', '=', Number(order._id))
      .execute();
    await sweepOrders(shop.origin.context);
    expect(await summary(owner)).toEqual({ balance: 370, pending: 0, value: '3.000' });

    const page = async (query: string) =>
      (await shop.get<PointsPage>(`/v1/user/points/history?${query}`, bearer(owner))).body;
    const first = await page('limit=3');
    expect(first.entries).toMatchObject([
      { kind: 'EARNED', points: 120, orderId: order._id, orderNumber: order.number },
      { kind: 'BURN_RETURNED', points: 100, orderNumber: used.order.number },
      { kind: 'BURNED', points: -100, orderNumber: used.order.number },
    ]);
    expect(first.pagination).toMatchObject({ totalItems: 4, hasNext: true });
    const rest = await page(`limit=3&after=${first.cursors[2]}`);
    expect(rest.entries).toMatchObject([{ kind: 'ADJUSTED', points: 250, orderId: null, orderNumber: null }]);
    expect(rest.pagination).toMatchObject({ hasNext: false, hasPrev: true });
    expect((await shop.get('/v1/user/points')).status).toBe(401);
    expect((await shop.get('/v1/user/points/history')).status).toBe(401);
    expect((await shop.get('/v1/user/points/history?after=x', bearer(owner))).status).toBe(400);
  });
});

describe('points of what is sent back', () => {
  it('are taken back at the inspection, from those pending and from those earned', async () => {
    const owner = await addPerson(shop);
    const { order } = await place(orderOf([orderLine(await product(), 30_000, 3)]), owner);
    const lineId = order.subOrders[0]?.lines[0]?._id;
    const summary = async () => (await shop.get<PointsSummary>('/v1/user/points', bearer(owner))).body;
    expect(await summary()).toMatchObject({ balance: 0, pending: 90 });
    await move(order, TO_DELIVERED);
    const lines = [{ lineId, quantity: 2, reason: 'Trop petit' }];
    await post('/v1/orders/return', { subOrderId: part(order), lines }, owner);
    expect(await summary()).toMatchObject({ pending: 90 });
    const accepted = [{ lineId, quantity: 1 }];
    await post(`/v1/admin/orders/${order._id}/inspection`, { subOrderId: part(order), accepted }, admin);
    expect(await summary()).toMatchObject({ balance: 0, pending: 60 });
    await shop.database.db
      .updateTable('sub_orders')
      .set({ return_until: new Date(Date.now() - 1) })
      .where('order_id', '=', Number(order._id))
      .execute();
    await sweepOrders(shop.origin.context);
    expect(await summary()).toMatchObject({ balance: 60, pending: 0 });
  });
});

describe('addresses', () => {
  it('are stored, changed and removed; one of them is the default', async () => {
    const owner = await addPerson(shop);
    const save = (body: unknown, who = owner) =>
      shop.post<SavedAddress & ErrorBody>('/v1/user/addresses', body, bearer(who));
    const list = async () =>
      (await shop.get<SavedAddresses>('/v1/user/addresses', bearer(owner))).body.addresses;
    await place(orderOf([orderLine(await product(), 30_000)], { saveAddress: true }), owner);
    await place(orderOf([orderLine(await product(), 30_000)], { saveAddress: true }), owner);
    expect(await list()).toMatchObject([{ street: TEST_ADDRESS.street, isDefault: true }]);
    const { body: second } = await save({ ...TEST_ADDRESS, street: '5, rue Neuve', isDefault: true });
    expect((await list()).map(({ street, isDefault }) => [street, isDefault])).toEqual([
      ['5, rue Neuve', true],
      [TEST_ADDRESS.street, false],
    ]);
    await save({ ...TEST_ADDRESS, street: '7, rue Neuve', id: second._id });
    expect((await list())[0]).toMatchObject({ _id: second._id, street: '7, rue Neuve', isDefault: true });
    const other = await addPerson(shop);
    expect((await save({ ...TEST_ADDRESS, id: second._id }, other)).status).toBe(404);
    expect((await shop.delete('/v1/user/addresses', { id: second._id }, bearer(other))).status).toBe(404);
    expect((await shop.delete('/v1/user/addresses', { id: second._id }, bearer(owner))).status).toBe(200);
    expect(await list()).toMatchObject([{ street: TEST_ADDRESS.street, isDefault: true }]);
    const { body } = await save({ ...TEST_ADDRESS, delegation: 'Nabeul' });
    expect(body.error.fields).toMatchObject([{ field: 'delegation', code: 'NOT_FOUND' }]);
  });

  it('have the delegations of every governorate', async () => {
    expect(DELEGATIONS.map((list) => list.length)).toEqual([
      16, 13, 16, 21, 14, 9, 6, 8, 12, 14, 8, 9, 13, 6, 7, 13, 13, 13, 11, 12, 9, 13, 16, 7,
    ]);
    for (const list of DELEGATIONS) {
      expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
      for (const { name, nameAr } of list) expect([name, nameAr]).not.toContain('');
    }
    const { body } = await shop.get<DelegationList>('/v1/regions/4/delegations');
    expect(body.delegations).toContainEqual({ name: 'La Marsa', nameAr: 'المرسى' });
  });
});

describe('a deleted account', () => {
  it('leaves its orders without personal data; refused while one is in transit', async () => {
    const owner = await addPerson(shop);
    const { order } = await place(
      orderOf([orderLine(await product(), 30_000)], { saveAddress: true, contactEmail: 'x@example.tn' }),
      owner,
    );
    const remove = () => post('/v1/user/delete', { password: 'a long password' }, owner);
    expect((await remove()).status).toBe(409);
    const exported = await shop.get<{ data: Record<string, unknown[]> }>('/v1/user/export', bearer(owner));
    expect(exported.body.data['orders']).toMatchObject([{ number: order.number }]);
    expect(exported.body.data['addresses']).toHaveLength(1);
    await move(order, TO_DELIVERED);
    const lineId = order.subOrders[0]?.lines[0]?._id;
    const back = [{ lineId, quantity: 1, reason: 'Amel has no room for it' }];
    await post('/v1/orders/return', { subOrderId: part(order), lines: back }, owner);
    await post(
      `/v1/admin/orders/${order._id}/inspection`,
      { subOrderId: part(order), accepted: [{ lineId, quantity: 1 }] },
      admin,
    );
    const { order: other } = await place(orderOf([orderLine(await product(), 30_000)]), owner);
    await post('/v1/orders/cancel', { orderId: other._id, reason: 'Amel is on a journey' }, owner);
    // The recipient of the return's refund has to be known until it is paid.
    expect((await remove()).status).toBe(409);
    await post(
      `/v1/admin/orders/${order._id}/payment`,
      { subOrderId: part(order), to: 'PARTIALLY_REFUNDED' },
      admin,
    );
    expect((await remove()).status).toBe(200);
    for (const { _id, total } of [order, other]) {
      const kept = await shop.get<Order>(`/v1/admin/orders/${_id}`, bearer(admin));
      expect(kept.body.total).toBe(total);
      expect(JSON.stringify(kept.body)).not.toMatch(/Amel|98123456|Plage|x@example/);
    }
    const erased = await shop.get<Order>(`/v1/admin/orders/${order._id}`, bearer(admin));
    expect(erased.body.subOrders[0]?.returns).toMatchObject([{ note: null, lines: [{ reason: null }] }]);
    const reasons = await shop.database.db.selectFrom('return_lines').select('reason').execute();
    expect(JSON.stringify(reasons)).not.toContain('Amel');
  });
});
