import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { Order, OrderPlaced } from '../../../contract/orders.ts';
import type { RefundsPage } from '../../../contract/refunds.ts';
import { addCarpet } from '../../testing/catalogue.ts';
import { orderLine, orderOf, newKey } from '../../testing/orders.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import { withRibKey } from '../../../contract/rules/rib.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { usePaymentService } from '../../testing/payments.ts';
import type { TestPaymentService } from '../../testing/payments.ts';
import { addPerson } from '../../testing/people.ts';
import { sweepOrders } from '../orders/sweep.ts';
import type { PaymentSeen } from './provider.ts';

let shop: TestOrigin;
let product: number;
let staff: Record<string, string>;
let readOnly: Record<string, string>;
let service: TestPaymentService;

beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  product = await addCarpet(db, { stock: 50 });
  shop.forget();
  service = usePaymentService(shop);
  staff = (await addPerson(shop, 'Orders')).headers;
  readOnly = (await addPerson(shop, 'ReadOnly')).headers;
});
afterAll(() => shop.close());

interface Placed {
  order: Order;
  token: string;
}
/** An order of 38.000 with a pending payment. */
async function place(): Promise<Placed> {
  const body = orderOf([orderLine(product, 30_000)], {
    paymentMethod: 'ONLINE',
    paymentProvider: 'SIMULATOR',
  });
  const { order, token } = (await shop.post<OrderPlaced>('/v1/orders', body)).body;
  if (!order || token === null) throw new Error('Nothing was placed');
  return { order, token };
}
const comesTo = ({ order }: Placed, seen: Partial<PaymentSeen> = {}, index = 0): Promise<void> =>
  service.comesTo(order, seen, index);
const cancel = ({ token }: Placed) => shop.post('/v1/orders/cancel', { token, idempotencyKey: newKey() });
const list = async (query = ''): Promise<RefundsPage> =>
  (await shop.get<RefundsPage>(`/v1/admin/refunds${query}`, staff)).body;
const note = (id: string, body: Record<string, unknown> = {}, who = staff) =>
  shop.post<Order & ErrorBody>(`/v1/admin/refunds/${id}`, { idempotencyKey: newKey(), ...body }, who);

describe('the list of refunds due', () => {
  it('has their order, amount and reason, the latest orders first', async () => {
    const cancelled = await place();
    await comesTo(cancelled);
    await cancel(cancelled);

    const late = await place();
    await shop.database.db
      .updateTable('orders')
      .set({ payment_expires_at: new Date(Date.now() - 1_000) })
      .where('id', '=', Number(late.order._id))
      .execute();
    await sweepOrders(shop.origin.context);
    await comesTo(late);

    const twice = await place();
    await comesTo(twice, { state: 'FAILED' });
    await shop.post('/v1/orders/pay', { token: twice.token });
    await comesTo(twice, {}, 1);
    await comesTo(twice);

    const wrong = await place();
    await comesTo(wrong, { amount: 1_000 });

    const paid = await place();
    await comesTo(paid);

    const { refunds, pagination } = await list();
    expect(
      refunds.map(({ order, subOrderId, reason, amount, provider, reference, paidAt }) => [
        order.number,
        subOrderId,
        reason,
        amount,
        provider,
        reference,
        paidAt === null,
      ]),
    ).toEqual([
      [wrong.order.number, null, 'WRONG_PAYMENT', '1.000', 'SIMULATOR', 'pay-5', false],
      [twice.order.number, null, 'PAID_TWICE', '38.000', 'SIMULATOR', 'pay-3', false],
      [late.order.number, late.order.subOrders[0]?._id, 'PAID_LATE', '38.000', 'SIMULATOR', 'pay-2', false],
      [
        cancelled.order.number,
        cancelled.order.subOrders[0]?._id,
        'CANCELLED',
        '38.000',
        'SIMULATOR',
        'pay-1',
        false,
      ],
    ]);
    expect(pagination).toMatchObject({ totalItems: 4, hasNext: false });
    const first = await list('?limit=3');
    const rest = await list(`?limit=3&after=${first.cursors.at(-1)}`);
    expect([...first.refunds, ...rest.refunds]).toEqual(refunds);
    expect((await list('?reason=PAID_TWICE')).refunds).toEqual([refunds[1]]);
    expect((await shop.get('/v1/admin/refunds?reason=NONE', staff)).status).toBe(400);
  });

  it('loses an entry as it is refunded, in instalments, by staff of orders only', async () => {
    const idOf = async (reason: string): Promise<string> =>
      (await list(`?reason=${reason}`)).refunds[0]?._id ?? '';
    const twice = await idOf('PAID_TWICE');
    expect((await note(twice, {}, readOnly)).status).toBe(403);
    const tooMuch = await note(twice, { amount: '38.001' });
    expect([tooMuch.status, tooMuch.body.error.fields?.[0]?.field]).toEqual([400, 'amount']);
    const wrongAccount = { amount: '8.000', method: 'TRANSFER', rib: '10 006 0351835984788 32' };
    expect((await note(twice, wrongAccount)).body.error.fields?.[0]?.field).toBe('rib');
    const rib = withRibKey('100060351835984788');
    expect((await note(twice, { amount: '8.000', method: 'CARD', rib })).body.error.fields?.[0]?.field).toBe(
      'rib',
    );
    // A visitor has no points.
    expect((await note(twice, { method: 'POINTS' })).body.error.fields?.[0]?.field).toBe('method');
    expect((await note(twice, { amount: '8.000', method: 'TRANSFER', rib, note: 'Virement' })).status).toBe(
      200,
    );
    expect((await list('?reason=PAID_TWICE')).refunds[0]?.amount).toBe('30.000');
    const given = await note(twice);
    // The order itself is paid, as before.
    expect(given.body).toMatchObject({ paymentState: 'PAID', subOrders: [{ refunded: '0.000' }] });
    expect((await note(twice)).status).toBe(409);

    const late = await note(await idOf('PAID_LATE'));
    expect(late.body.subOrders).toMatchObject([
      { paymentState: 'REFUNDED', refunded: '38.000', refundDue: '0.000' },
    ]);
    expect((await list()).refunds.map(({ reason }) => reason)).toEqual(['WRONG_PAYMENT', 'CANCELLED']);
    expect((await note('payment-999')).status).toBe(404);
    expect((await note('part-x')).status).toBe(404);
    const rows = await shop.database.db
      .selectFrom('refunds')
      .select(['payment_id', 'amount', 'note', 'rib_end'])
      .orderBy('id')
      .execute();
    expect(rows).toMatchObject([
      { amount: 8_000, note: 'Virement', rib_end: withRibKey('100060351835984788').slice(-6) },
      { amount: 30_000, note: null },
      { payment_id: null, amount: 38_000 },
    ]);
  });

  it('records a refund once under concurrent requests', async () => {
    const [wrong] = (await list('?reason=WRONG_PAYMENT')).refunds;
    const answers = await Promise.all([1, 2, 3].map(() => note(wrong?._id ?? '')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });
});
