/** Shoppers cancel sub-orders: new totals of the rest, refunds, and unchanged terms when the shop cancels. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { Invoice } from '../../../contract/invoices.ts';
import { fromTnd } from '../../../contract/money.ts';
import type { Order, OrderCancellation, OrderPlaced } from '../../../contract/orders.ts';
import { addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import type { TestCategory } from '../../testing/catalogue.ts';
import { newKey, orderLine, orderOf } from '../../testing/orders.ts';
import { newClient, startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { paymentsOf, usePaymentService } from '../../testing/payments.ts';
import type { TestPaymentService } from '../../testing/payments.ts';
import { addPerson } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { directly } from '../../testing/system.ts';

let shop: TestOrigin;
let category: TestCategory;
let sellers: readonly { id: number }[];
let admin: Person;
let service: TestPaymentService;

beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  category = await addCategory(db, 'Maison');
  sellers = [await addSeller(db, 'Chez Ali'), await addSeller(db, 'Mouna'), await addSeller(db, 'Dar Sofia')];
  shop.forget();
  service = usePaymentService(shop);
  admin = await addPerson(shop, 'Owner');
});
afterAll(() => shop.close());

interface Placed {
  order: Order;
  token: string;
}
interface Wanted {
  /** Price of each seller's sub-order, in millimes. */
  prices: readonly number[];
  /** Discount on items. */
  coupon?: { code: string; discount: number; isDeliveryFree?: boolean };
  isOnline?: boolean;
  who?: Person;
  points?: number;
}

/** An order with a sub-order of each seller. */
async function place({ prices, coupon, isOnline, who, points = 0 }: Wanted): Promise<Placed> {
  const ids = await addProducts(
    shop.database.db,
    prices.map((price, index) => ({
      name: 'Tapis',
      seller_id: sellers[index]?.id ?? 0,
      category,
      price,
      stock: 5,
    })),
  );
  const items = prices.reduce((sum, price) => sum + price, 0);
  const fee = items >= 99_000 || coupon?.isDeliveryFree ? 0 : 8_000;
  const body = orderOf(
    prices.map((price, index) => orderLine(ids[index] ?? 0, price)),
    {
      expectedTotal: ((items + fee - (coupon?.discount ?? 0) - points * 10) / 1_000).toFixed(3),
      couponCode: coupon?.code ?? null,
      points,
      ...(isOnline ? { paymentMethod: 'ONLINE' as const, paymentProvider: 'SIMULATOR' as const } : {}),
    },
  );
  const { order, token, differences } = (
    await shop.post<OrderPlaced>('/v1/orders', body, { ...newClient(), ...who?.headers })
  ).body;
  if (!order || token === null) throw new Error(JSON.stringify(differences));
  return { order, token };
}
const addCoupon = (code: string, more: Record<string, unknown> = {}) =>
  directly(shop.database.db, (own) =>
    own
      .insertInto('coupons')
      .values({ code, type: 'fixed', value: 10_000, min_purchase: 100_000, ...more })
      .execute(),
  );
const usesOf = async (code: string): Promise<number | undefined> =>
  (
    await shop.database.db
      .selectFrom('coupons')
      .select('used_count')
      .where('code', '=', code)
      .executeTakeFirst()
  )?.used_count;

const idOf = ({ order }: Placed, index: number): string => order.subOrders[index]?._id ?? '';
const preview = async (placed: Placed, index?: number): Promise<OrderCancellation> =>
  (
    await shop.post<OrderCancellation>(
      '/v1/orders/cancellation',
      { token: placed.token, ...(index === undefined ? {} : { subOrderId: idOf(placed, index) }) },
      newClient(),
    )
  ).body;
const cancel = (placed: Placed, index: number | undefined, more: Record<string, unknown> = {}) =>
  shop.post<Order & ErrorBody>(
    '/v1/orders/cancel',
    {
      token: placed.token,
      idempotencyKey: newKey(),
      ...(index === undefined ? {} : { subOrderId: idOf(placed, index) }),
      ...more,
    },
    newClient(),
  );
const move = async (placed: Placed, index: number, states: readonly string[]) => {
  for (const to of states) {
    const { status } = await shop.post(
      `/v1/admin/orders/${placed.order._id}/transition`,
      { subOrderId: idOf(placed, index), to, note: 'Note', idempotencyKey: newKey() },
      admin.headers,
    );
    expect(status).toBe(200);
  }
};
const pay = ({ order }: Placed, index = 0) => service.comesTo(order, {}, index);
const read = async ({ token }: Placed): Promise<Order> =>
  (await shop.get<Order>(`/v1/orders/by-token/${token}`)).body;

/** State, delivery, total and refund of each sub-order; checked against the order's own sums. */
function sumsOf(order: Order): unknown[] {
  const sum = (of: (part: Order['subOrders'][number]) => string): number =>
    order.subOrders.reduce((total, part) => total + fromTnd(of(part)), 0);
  expect(fromTnd(order.total)).toBe(sum(({ total }) => total));
  expect(fromTnd(order.deliveryFee)).toBe(sum(({ deliveryShare }) => deliveryShare));
  expect(fromTnd(order.discountTotal)).toBe(sum(({ discountTotal }) => discountTotal));
  for (const part of order.subOrders)
    expect(part.lines.reduce((total, line) => total + fromTnd(line.total), fromTnd(part.deliveryShare))).toBe(
      fromTnd(part.total),
    );
  return order.subOrders.map(({ state, deliveryShare, total, refundDue }) => [
    state,
    deliveryShare,
    total,
    refundDue,
  ]);
}

describe('a sub-order that the shopper cancels', () => {
  it('moves its delivery to the rest', async () => {
    const placed = await place({ prices: [30_000, 30_000] });
    expect(await preview(placed, 1)).toEqual({
      refusal: null,
      total: '38.000',
      deliveryFee: '8.000',
      addedDelivery: '0.000',
      withdrawnCoupon: null,
      withdrawnDiscount: '0.000',
      returnedPoints: 0,
      refundDue: '0.000',
    });
    expect((await read(placed)).subOrders[1]?.state).toBe('AWAITING_CONFIRMATION');
    const { body } = await cancel(placed, 1, { expectedTotal: '38.000' });
    expect(sumsOf(body)).toEqual([
      ['AWAITING_CONFIRMATION', '8.000', '38.000', '0.000'],
      ['CANCELLED', '0.000', '30.000', '0.000'],
    ]);
  });

  it('makes delivery payable where the rest is below the free delivery limit', async () => {
    const placed = await place({ prices: [50_000, 40_000, 20_000] });
    expect(await preview(placed, 2)).toMatchObject({
      total: '98.000',
      deliveryFee: '8.000',
      addedDelivery: '8.000',
    });
    const { body } = await cancel(placed, 2, { expectedTotal: '98.000' });
    expect(sumsOf(body)).toEqual([
      ['AWAITING_CONFIRMATION', '4.444', '54.444', '0.000'],
      ['AWAITING_CONFIRMATION', '3.556', '43.556', '0.000'],
      ['CANCELLED', '0.000', '20.000', '0.000'],
    ]);
    const told = await shop.database.db
      .selectFrom('outbox')
      .select('data')
      .where('subject', '=', body.number)
      .where('type', '=', 'order.changed')
      .orderBy('id')
      .execute();
    expect(told.map(({ data }) => data)).toMatchObject([
      { subOrder: 1, total: '54.444' },
      { subOrder: 2, total: '43.556' },
      { subOrder: 3, state: 'CANCELLED' },
    ]);
  });

  it('withdraws a coupon whose minimum the rest misses, and restores its use', async () => {
    await addCoupon('MIN100');
    const placed = await place({ prices: [60_000, 60_000], coupon: { code: 'MIN100', discount: 10_000 } });
    expect(await usesOf('MIN100')).toBe(1);
    // Today's terms of the coupon are not those of the order.
    await directly(shop.database.db, (trx) =>
      trx.updateTable('coupons').set({ min_purchase: null }).where('code', '=', 'MIN100').execute(),
    );
    expect(await preview(placed, 1)).toMatchObject({
      total: '68.000',
      addedDelivery: '8.000',
      withdrawnCoupon: 'MIN100',
      withdrawnDiscount: '5.000',
    });
    const { body } = await cancel(placed, 1, { expectedTotal: '68.000' });
    expect(sumsOf(body)).toEqual([
      ['AWAITING_CONFIRMATION', '8.000', '68.000', '0.000'],
      ['CANCELLED', '0.000', '55.000', '0.000'],
    ]);
    expect(body.subOrders[0]).toMatchObject({ discountTotal: '0.000', lines: [{ discount: '0.000' }] });
    expect(await usesOf('MIN100')).toBe(0);
    await cancel(placed, undefined);
    expect(await usesOf('MIN100')).toBe(0);
  });

  it('leaves a coupon whose minimum the rest meets', async () => {
    await addCoupon('MIN50', { min_purchase: 50_000 });
    const placed = await place({ prices: [60_000, 60_000], coupon: { code: 'MIN50', discount: 10_000 } });
    expect(await preview(placed, 1)).toMatchObject({ total: '63.000', withdrawnCoupon: null });
    const { body } = await cancel(placed, 1);
    expect(body).toMatchObject({ couponCode: 'MIN50', subOrders: [{ discountTotal: '5.000' }, {}] });
    expect(await usesOf('MIN50')).toBe(1);
  });

  it('withdraws a coupon for delivery like any other', async () => {
    await addCoupon('PORT', { type: 'free_delivery', value: 0, min_purchase: 50_000 });
    const placed = await place({
      prices: [30_000, 30_000],
      coupon: { code: 'PORT', discount: 0, isDeliveryFree: true },
    });
    expect(await preview(placed, 0)).toMatchObject({
      total: '38.000',
      addedDelivery: '8.000',
      withdrawnCoupon: 'PORT',
      withdrawnDiscount: '0.000',
    });
    const { body } = await cancel(placed, 0);
    expect(body).toMatchObject({ couponCode: null, deliveryFee: '8.000' });
    expect(await usesOf('PORT')).toBe(0);
  });

  it('returns its points, and the rest earns points on its new total', async () => {
    const who = await addPerson(shop);
    await shop.database.db
      .insertInto('loyalty_ledger')
      .values({ user_id: who.id, order_id: null, sub_order_id: null, kind: 'ADJUSTED', points: 400 })
      .execute();
    await addCoupon('POINTS', { value: 20_000 });
    const placed = await place({
      prices: [60_000, 60_000],
      coupon: { code: 'POINTS', discount: 20_000 },
      points: 400,
      who,
    });
    expect(placed.order.pointsEarned).toBe(96);
    expect((await preview(placed, 1)).returnedPoints).toBe(200);
    const { body } = await cancel(placed, 1);
    expect(sumsOf(body)[0]).toEqual(['AWAITING_CONFIRMATION', '8.000', '66.000', '0.000']);
    expect(body.pointsEarned).toBe(58);
  });

  it('is left out of the seller’s ledger and the invoice', async () => {
    await addCoupon('INVOICE');
    const placed = await place({ prices: [60_000, 60_000], coupon: { code: 'INVOICE', discount: 10_000 } });
    await cancel(placed, 1);
    await move(placed, 0, ['CONFIRMED', 'PREPARING', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED']);
    for (const to of ['REMITTED', 'RECONCILED'])
      await shop.post(
        `/v1/admin/orders/${placed.order._id}/payment`,
        { subOrderId: idOf(placed, 0), to, idempotencyKey: newKey() },
        admin.headers,
      );
    const ledger = await shop.database.db
      .selectFrom('seller_ledger')
      .select(['kind', 'amount'])
      .where('sub_order_id', '=', Number(idOf(placed, 0)))
      .orderBy('id')
      .execute();
    expect(ledger.filter(({ kind }) => kind !== 'COMMISSION')).toEqual([
      { kind: 'SALE', amount: 60_000 },
      { kind: 'DELIVERY_SHARE', amount: 8_000 },
    ]);
    const { invoicePath } = (await read(placed)).subOrders[0] ?? {};
    expect((await shop.get<Invoice>(`/v1${invoicePath}`)).body).toMatchObject({
      lines: [{ discount: '0.000', total: '60.000' }],
      deliveryShare: '8.000',
      total: '68.000',
    });
  });

  it('can be cancelled by the order’s owner only', async () => {
    const [owner, other] = [await addPerson(shop), await addPerson(shop)];
    const { order } = await place({ prices: [30_000], who: owner });
    const ask = async (body: Record<string, unknown>, who?: Person) =>
      (await shop.post('/v1/orders/cancellation', body, who?.headers)).status;
    expect([
      await ask({ orderId: order._id }, owner),
      await ask({ orderId: order._id }, other),
      await ask({ orderId: order._id }),
      await ask({ orderId: order._id, subOrderId: '999999' }, owner),
      await ask({}, owner),
    ]).toEqual([200, 404, 401, 404, 400]);
  });
});

describe('a paid sub-order that the shopper cancels', () => {
  it('is refunded minus what the rest costs more', async () => {
    const placed = await place({ prices: [60_000, 50_000], isOnline: true });
    await pay(placed);
    expect(await preview(placed, 1)).toMatchObject({ refusal: null, total: '68.000', refundDue: '42.000' });
    const { body } = await cancel(placed, 1);
    expect(sumsOf(body)).toEqual([
      ['CONFIRMED', '8.000', '68.000', '0.000'],
      ['CANCELLED', '0.000', '50.000', '42.000'],
    ]);
    const refund = (to: string, amount?: string) =>
      shop.post<Order & ErrorBody>(
        `/v1/admin/orders/${placed.order._id}/payment`,
        { subOrderId: idOf(placed, 1), to, amount, idempotencyKey: newKey() },
        admin.headers,
      );
    expect((await refund('PARTIALLY_REFUNDED', '42.001')).body.error.fields?.[0]?.field).toBe('amount');
    expect((await refund('REFUNDED')).body.subOrders[1]).toMatchObject({
      paymentState: 'REFUNDED',
      refunded: '42.000',
      refundDue: '0.000',
    });
    // The shop cannot deliver the rest: all that was paid has been refunded.
    await move(placed, 0, ['CANCELLED']);
    expect((await read(placed)).subOrders[0]?.refundDue).toBe('68.000');
  });

  it('is refused where the rest would cost more than was paid; the whole order can be cancelled', async () => {
    const placed = await place({ prices: [98_000, 2_000], isOnline: true });
    await pay(placed);
    expect(await preview(placed, 1)).toMatchObject({ refusal: 'COSTS_MORE', total: '106.000' });
    const { status, body } = await cancel(placed, 1);
    expect([status, body.error.code, body.error.fields?.[0]]).toMatchObject([
      409,
      'CONFLICT',
      { field: 'subOrderId', code: 'COSTS_MORE' },
    ]);
    expect(sumsOf(await read(placed))).toEqual([
      ['CONFIRMED', '0.000', '98.000', '0.000'],
      ['CONFIRMED', '0.000', '2.000', '0.000'],
    ]);
    expect(await preview(placed)).toMatchObject({ refusal: null, total: '0.000', refundDue: '100.000' });
    expect(sumsOf((await cancel(placed, undefined, { expectedTotal: '0.000' })).body)).toEqual([
      ['CANCELLED', '0.000', '98.000', '98.000'],
      ['CANCELLED', '0.000', '2.000', '2.000'],
    ]);
    // With cash on delivery it is simply due.
    const cash = await place({ prices: [98_000, 2_000] });
    expect((await cancel(cash, 1)).body.subOrders[0]?.total).toBe('106.000');
  });

  it('before the payment arrived is refunded likewise when the earlier payment succeeds after all', async () => {
    const placed = await place({ prices: [60_000, 50_000], isOnline: true });
    const { body } = await cancel(placed, 1);
    expect(sumsOf(body)).toEqual([
      ['AWAITING_PAYMENT', '8.000', '68.000', '0.000'],
      ['CANCELLED', '0.000', '50.000', '0.000'],
    ]);
    // The open payment asks for too much: another is opened.
    expect(body.paymentUrl).toBeNull();
    await shop.post('/v1/orders/pay', { token: placed.token });
    expect((await paymentsOf(shop, placed.order)).map(({ amount }) => amount)).toEqual([110_000, 68_000]);
    await pay(placed, 0);
    expect(sumsOf(await read(placed))).toEqual([
      ['CONFIRMED', '8.000', '68.000', '0.000'],
      ['CANCELLED', '0.000', '50.000', '42.000'],
    ]);
    await pay(placed, 1);
    expect((await paymentsOf(shop, placed.order)).map((payment) => payment.refund_due)).toEqual([0, 68_000]);
  });
});

describe('what does not change', () => {
  it('are the terms when the shop cancels', async () => {
    const placed = await place({ prices: [60_000, 50_000], isOnline: true });
    await pay(placed);
    await move(placed, 1, ['CANCELLED']);
    expect(sumsOf(await read(placed))).toEqual([
      ['CONFIRMED', '0.000', '60.000', '0.000'],
      ['CANCELLED', '0.000', '50.000', '50.000'],
    ]);
  });

  it('is the price of a parcel whose carrier knows what to collect; a paid one changes until it is shipped', async () => {
    const cash = await place({ prices: [60_000, 50_000] });
    await move(cash, 0, ['CONFIRMED', 'PREPARING']);
    expect(await preview(cash, 1)).toMatchObject({ total: '60.000', addedDelivery: '0.000' });
    const paid = await place({ prices: [60_000, 50_000], isOnline: true });
    await pay(paid);
    await move(paid, 0, ['PREPARING']);
    expect(await preview(paid, 1)).toMatchObject({ total: '68.000', refundDue: '42.000' });
    await move(paid, 0, ['SHIPPED']);
    expect(await preview(paid, 1)).toMatchObject({ total: '60.000', refundDue: '50.000' });
    await move(paid, 1, ['PREPARING']);
    expect((await preview(paid, 1)).refusal).toBe('TOO_LATE');
  });

  it('is an order whose expected total differs', async () => {
    const placed = await place({ prices: [50_000, 40_000, 20_000] });
    const { total } = await preview(placed, 1);
    expect(total).toBe('78.000');
    await cancel(placed, 2);
    const key = newKey();
    const late = await cancel(placed, 1, { expectedTotal: total, idempotencyKey: key });
    expect([late.status, late.body.error.code, late.body.error.fields]).toMatchObject([
      409,
      'CONFLICT',
      [{ field: 'expectedTotal', code: 'CHANGED' }],
    ]);
    expect((await read(placed)).subOrders[1]?.state).toBe('AWAITING_CONFIRMATION');
    // A refused request leaves its key unused; a completed one takes effect once.
    for (let n = 0; n < 2; n += 1) {
      const { status, body } = await cancel(placed, 1, { expectedTotal: '58.000', idempotencyKey: key });
      expect([status, sumsOf(body)[0]]).toEqual([200, ['AWAITING_CONFIRMATION', '8.000', '58.000', '0.000']]);
    }
  });

  it('are the sums under concurrent cancellations', async () => {
    const orders: Placed[] = [];
    for (let n = 0; n < 8; n += 1) {
      const placed = await place({ prices: [50_000, 40_000, 20_000], isOnline: true });
      await pay(placed);
      orders.push(placed);
    }
    await Promise.all(orders.flatMap((placed) => [cancel(placed, 1), cancel(placed, 2), cancel(placed, 1)]));
    for (const placed of orders) {
      const order = await read(placed);
      expect(sumsOf(order)[0]).toEqual(['CONFIRMED', '8.000', '58.000', '0.000']);
      const refunds = order.subOrders.reduce((sum, { refundDue }) => sum + fromTnd(refundDue), 0);
      expect(refunds).toBe(110_000 - 58_000);
      expect(order.subOrders[1]?.timeline.filter(({ state }) => state === 'CANCELLED')).toHaveLength(1);
    }
    const [placed] = orders;
    const both = placed && (await Promise.all([cancel(placed, 0), cancel(placed, undefined)]));
    expect(both?.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
