import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderDetails } from '../../../contract/admin/order-details.ts';
import type { TimelinePage } from '../../../contract/admin/timeline.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { Order, OrderPlaced, PointsSummary } from '../../../contract/orders.ts';
import { addCarpet } from '../../testing/catalogue.ts';
import { orderLine, orderOf, newKey } from '../../testing/orders.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import { dueOf, refundOf } from './refunds.ts';
import type { Refundable } from './refunds.ts';

/** A step in a sub-order's life: an amount becomes due, or is refunded. */
const step = fc.oneof(
  fc.record({ due: fc.integer({ min: 0, max: 200 }) }),
  fc.record({ refund: fc.option(fc.integer({ min: -5, max: 200 }), { nil: undefined }) }),
);

describe('refunds', () => {
  it('never exceed the payment, in whatever order they are recorded', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), fc.array(step, { maxLength: 20 }), (total, steps) => {
        let part: Refundable = { payment_state: 'PAID', total, kept: 0, refunded: 0, refund_due: 0 };
        let given = 0;
        for (const each of steps) {
          const before = part;
          if ('due' in each) part = { ...part, refund_due: dueOf(part, each.due) };
          else
            try {
              part = refundOf(part, each.refund);
              given += each.refund ?? before.refund_due;
            } catch {
              const asked = each.refund ?? before.refund_due;
              expect(asked <= 0 || asked > total - before.refunded).toBe(true);
            }
          expect(part.refunded).toBe(given);
          expect(part.refunded + part.refund_due).toBeLessThanOrEqual(total);
          expect(part.refund_due).toBeGreaterThanOrEqual(0);
          expect(part.payment_state).toBe(
            given === 0 ? 'PAID' : given === total ? 'REFUNDED' : 'PARTIALLY_REFUNDED',
          );
        }
      }),
    );
  });

  it('leave cash on its way to the shop, and are nothing where nothing was paid', () => {
    const part = { total: 10, kept: 0, refunded: 0, refund_due: 4 };
    for (const payment_state of ['COLLECTED', 'REMITTED', 'RECONCILED'] as const)
      expect(refundOf({ ...part, payment_state })).toMatchObject({
        payment_state,
        refunded: 4,
        refund_due: 0,
      });
    for (const payment_state of ['DUE', 'REFUSED', 'CREATED', 'REDIRECTED', 'FAILED', 'EXPIRED'] as const)
      expect(() => refundOf({ ...part, payment_state })).toThrow(payment_state);
  });
});

describe('refunds recorded by staff', () => {
  let shop: TestOrigin;
  let staff: Record<string, string>;
  let product: number;
  beforeAll(async () => {
    shop = await startTestOrigin();
    const { db } = shop.database;
    product = await addCarpet(db, { stock: 50 });
    shop.forget();
    staff = (await addPerson(shop, 'Orders')).headers;
  });
  afterAll(() => shop.close());

  /** An order of 38.000 whose payment is in this state. */
  async function paid(
    payment_state: 'PAID' | 'RECONCILED',
    headers: Record<string, string> = {},
  ): Promise<Order> {
    const { body } = await shop.post<OrderPlaced>(
      '/v1/orders',
      orderOf([orderLine(product, 30_000)]),
      headers,
    );
    if (!body.order) throw new Error(JSON.stringify(body));
    await shop.database.db
      .updateTable('sub_orders')
      .set({ payment_state })
      .where('order_id', '=', Number(body.order._id))
      .execute();
    return body.order;
  }
  const note = (order: Order, body: Record<string, unknown>) =>
    shop.post<Order & ErrorBody>(
      `/v1/admin/orders/${order._id}/payment`,
      { idempotencyKey: newKey(), subOrderId: order.subOrders[0]?._id, ...body },
      staff,
    );

  it('add up to the total, each with its author and note', async () => {
    const order = await paid('PAID');
    const states = [];
    for (const amount of ['10.000', '8.000', '20.000']) {
      const { body } = await note(order, { to: 'PARTIALLY_REFUNDED', amount, note: 'Virement' });
      const [part] = body.subOrders;
      states.push([part?.paymentState, part?.refunded]);
    }
    expect(states).toEqual([
      ['PARTIALLY_REFUNDED', '10.000'],
      ['PARTIALLY_REFUNDED', '18.000'],
      ['REFUNDED', '38.000'],
    ]);
    expect((await note(order, { to: 'PARTIALLY_REFUNDED', amount: '0.001' })).status).toBe(409);
    expect((await note(order, { to: 'REFUNDED' })).status).toBe(409);
    const rows = await shop.database.db
      .selectFrom('refunds')
      .selectAll()
      .where('sub_order_id', '=', Number(order.subOrders[0]?._id))
      .orderBy('id')
      .execute();
    expect(rows).toMatchObject(
      [10_000, 8_000, 20_000].map((amount) => ({ amount, note: 'Virement', payment_id: null })),
    );
    expect(rows.every(({ actor_account: account }) => account !== '')).toBe(true);
    const told = await shop.database.db
      .selectFrom('outbox')
      .select('data')
      .where('subject', '=', order.number)
      .where('type', '=', 'order.changed')
      .execute();
    expect(told.map(({ data }) => data)).toMatchObject([
      { payment: 'PARTIALLY_REFUNDED', refunded: '10.000' },
      { payment: 'PARTIALLY_REFUNDED', refunded: '18.000' },
      { payment: 'REFUNDED', refunded: '38.000' },
    ]);
  });

  it('never exceed the payment, even concurrently', async () => {
    const order = await paid('PAID');
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => note(order, { to: 'PARTIALLY_REFUNDED', amount: '15.000' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const refused = answers.find(({ status }) => status !== 200);
    expect([refused?.status, refused?.body.error.fields?.[0]?.field]).toEqual([400, 'amount']);
    const rest = await note(order, { to: 'REFUNDED' });
    expect(rest.body.subOrders[0]).toMatchObject({ paymentState: 'REFUNDED', refunded: '38.000' });
  });

  it('report which amount is wrong', async () => {
    const order = await paid('PAID');
    for (const [to, amount] of [
      ['PARTIALLY_REFUNDED', undefined],
      ['PARTIALLY_REFUNDED', '0.000'],
      ['PARTIALLY_REFUNDED', '-1.000'],
      ['PARTIALLY_REFUNDED', '38.001'],
      ['PARTIALLY_REFUNDED', 'all'],
      ['REFUNDED', '37.999'],
      ['COLLECTED', '1.000'],
    ]) {
      const { status, body } = await note(order, { to, amount });
      expect([to, amount, status, body.error.fields?.[0]?.field]).toEqual([to, amount, 400, 'amount']);
    }
  });

  it('say how they were paid, in the order’s timeline', async () => {
    const order = await paid('PAID');
    const details = { method: 'TRANSFER', reference: 'VIR 2026/118', note: 'Vu avec le client' };
    expect((await note(order, { to: 'PARTIALLY_REFUNDED', amount: '5.000', ...details })).status).toBe(200);
    expect((await note(order, { to: 'PARTIALLY_REFUNDED', amount: '1.000' })).status).toBe(200);
    const { body } = await shop.get<TimelinePage>(
      `/v1/admin/orders/${order._id}/timeline?kinds=REFUND,CHANGE`,
      staff,
    );
    expect(body.entries).toMatchObject([
      { kind: 'REFUND', amount: '1.000', method: null, reference: null, text: null },
      {
        kind: 'REFUND',
        amount: '5.000',
        method: 'TRANSFER',
        reference: 'VIR 2026/118',
        text: 'Vu avec le client',
      },
    ]);
    for (const [field, value] of [
      ['method', 'GOLD'],
      ['reference', 'x'.repeat(61)],
    ] as const) {
      const wrong = await note(order, { to: 'PARTIALLY_REFUNDED', amount: '1.000', [field]: value });
      expect([wrong.status, wrong.body.error.fields?.[0]?.field]).toEqual([400, field]);
    }
    const cash = await paid('RECONCILED');
    const misplaced = await note(cash, { to: 'COLLECTED', method: 'CASH' });
    expect(misplaced.body.error.fields?.[0]?.field).toBe('method');
  });

  it('in points are added to the account, 100 for each dinar, and never a part of a point', async () => {
    const buyer = await addPerson(shop);
    const order = await paid('PAID', buyer.headers);
    const points = async (): Promise<number> => {
      const { body } = await shop.get<PointsSummary>('/v1/user/points', buyer.headers);
      return body.balance;
    };
    const before = await points();
    const part = { to: 'PARTIALLY_REFUNDED', method: 'POINTS' };
    const uneven = await note(order, { ...part, amount: '5.005' });
    expect([uneven.status, uneven.body.error.fields?.[0]?.field]).toEqual([400, 'amount']);
    expect(await points()).toBe(before);
    expect((await note(order, { ...part, amount: '5.010' })).status).toBe(200);
    expect(await points()).toBe(before + 501);
    const { body } = await shop.get<OrderDetails>(`/v1/admin/orders/${order._id}/details`, staff);
    expect(body.refunds).toMatchObject([{ amount: '5.010', method: 'POINTS', ribEnd: null }]);
    const visitor = await paid('PAID');
    const { status, body: refused } = await note(visitor, { ...part, amount: '5.000' });
    expect([status, refused.error.fields?.[0]?.field]).toEqual([400, 'method']);
  });

  it('of cash leave its state unchanged', async () => {
    const order = await paid('RECONCILED');
    const some = await note(order, { to: 'PARTIALLY_REFUNDED', amount: '30.000' });
    expect(some.body.subOrders[0]).toMatchObject({ paymentState: 'RECONCILED', refunded: '30.000' });
    const whole = await note(order, { to: 'REFUNDED' });
    expect(whole.body.subOrders[0]).toMatchObject({ paymentState: 'RECONCILED', refunded: '38.000' });
    expect((await note(order, { to: 'REFUNDED' })).status).toBe(409);
  });
});
