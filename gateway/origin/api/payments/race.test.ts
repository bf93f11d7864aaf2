/**
 * Concurrent notifications of one payment: callbacks, returning payers, interval jobs, in several processes. Only a PostgreSQL
 * server has real concurrency.
 *
 * Seen to fail: without the check of the state under the order's lock (settle.ts) all but the first treat it as paid twice; without
 * `forUpdate` in lockOrder (orders/change.ts) sub-orders are confirmed more than once.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderPlaced } from '../../../contract/orders.ts';
import { addCarpets } from '../../testing/catalogue.ts';
import { TEST_DATABASE_URL } from '../../testing/database.ts';
import { orderLine, orderOf, newKey } from '../../testing/orders.ts';
import { startTestOrigin, newClient } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { usePaymentService } from '../../testing/payments.ts';
import type { TestPaymentService } from '../../testing/payments.ts';
import { retried } from '../../base/retry.ts';
import { checkPayment, sweepPayments } from './settle.ts';

const ORDERS = 12;
const PROCESSES = 4;
const PRICE = 30_000;
/** Two sub-orders of 30.000, and 8.000 of delivery. */
const TOTAL = 68_000;

describe.skipIf(TEST_DATABASE_URL === undefined)('concurrent notifications of one payment', () => {
  let shop: TestOrigin;
  let service: TestPaymentService;
  let carpets: { id: number }[];
  beforeAll(async () => {
    shop = await startTestOrigin();
    carpets = await addCarpets(shop.database.db, ['Chez Ali', 'Dar Mouna'], { stock: 1_000 });
    shop.forget();
    service = usePaymentService(shop);
  });
  afterAll(() => shop.close());

  /** The caches of another process are not shared with this one. */
  const processes = () =>
    Array.from({ length: PROCESSES }, () => ({
      ...shop.origin.context,
      db: shop.database.db.withoutPlugins(),
    }));

  let buyers = 0;
  /** An order of two sellers whose payment is due for polling; the service reports it as paid. */
  async function paid() {
    const { db } = shop.database;
    const lines = carpets.map(({ id }) => orderLine(id, PRICE));
    const body = orderOf(lines, {
      paymentMethod: 'ONLINE',
      paymentProvider: 'SIMULATOR',
      contactPhone: `98 ${100_000 + (buyers += 1)}`,
    });
    const { order, token } = (await shop.post<OrderPlaced>('/v1/orders', body, newClient())).body;
    if (!order) throw new Error('Nothing was placed');
    const payment = await db
      .updateTable('payments')
      .set({ next_check_at: new Date(Date.now() - 1_000) })
      .where('order_id', '=', Number(order._id))
      .returning(['id', 'reference'])
      .executeTakeFirstOrThrow();
    service.says(payment.reference ?? '', { amount: TOTAL });
    return { id: Number(order._id), number: order.number, token, payment: payment.id };
  }
  type Paid = Awaited<ReturnType<typeof paid>>;

  const hear = ({ payment }: Paid): Promise<unknown>[] =>
    processes().flatMap((context) => [
      checkPayment(context, payment),
      sweepPayments(context),
      checkPayment(context, payment),
    ]);

  /** Events of an order, its sub-orders, and its refunds due. */
  async function stateOf({ id, number }: Paid) {
    const { db } = shop.database;
    const events = await db
      .selectFrom('outbox')
      .select('data')
      .where('subject', '=', number)
      .where('type', '=', 'order.changed')
      .execute();
    const told = events.map(({ data }) => data);
    const payments = await db.selectFrom('payments').selectAll().where('order_id', '=', id).execute();
    const parts = await db
      .selectFrom('sub_orders')
      .select(['state', 'payment_state as payment', 'refund_due as due'])
      .where('order_id', '=', id)
      .execute();
    const history = await db
      .selectFrom('order_events')
      .innerJoin('sub_orders', 'sub_orders.id', 'order_events.sub_order_id')
      .select('order_events.state')
      .where('sub_orders.order_id', '=', id)
      .execute();
    return {
      paidEvents: told.filter(({ payment }) => payment === 'PAID').length,
      confirmedEvents: told.filter(({ state }) => state === 'CONFIRMED').length,
      confirmed: history.filter(({ state }) => state === 'CONFIRMED').length,
      payments: payments.map(({ state, refund_due: due }) => [state, due]),
      parts,
    };
  }

  it('settle it once, confirm each sub-order once, and emit each event once', async () => {
    const before = { ...retried };
    const orders = await Promise.all(Array.from({ length: ORDERS }, paid));
    await Promise.all(orders.flatMap(hear));
    for (const order of orders)
      expect(await stateOf(order)).toEqual({
        paidEvents: 2,
        confirmedEvents: 2,
        confirmed: 2,
        payments: [['PAID', 0]],
        parts: [
          { state: 'CONFIRMED', payment: 'PAID', due: 0 },
          { state: 'CONFIRMED', payment: 'PAID', due: 0 },
        ],
      });
    expect(retried.deadlock - before.deadlock).toBe(0);
  });

  it('of an order that is cancelled concurrently refund it whole, once', async () => {
    const orders = await Promise.all(Array.from({ length: ORDERS }, paid));
    await Promise.all(
      orders.flatMap((order, index) => {
        const cancel = () => shop.post('/v1/orders/cancel', { token: order.token, idempotencyKey: newKey() });
        const heard = hear(order);
        return [...heard, index % 2 === 0 ? cancel() : Promise.race(heard).then(cancel)];
      }),
    );
    for (const order of orders) {
      const { parts, payments, paidEvents, confirmed } = await stateOf(order);
      expect(payments).toEqual([['PAID', 0]]);
      expect(paidEvents).toBe(2);
      // Either order: confirmed and then cancelled, or paid after the cancellation.
      expect([0, 2]).toContain(confirmed);
      expect(parts.map(({ state, payment }) => [state, payment])).toEqual([
        ['CANCELLED', 'PAID'],
        ['CANCELLED', 'PAID'],
      ]);
      expect(parts.reduce((sum, { due }) => sum + due, 0)).toBe(TOTAL);
    }
  });
});
