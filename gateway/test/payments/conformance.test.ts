/** Online payment with each service, against a simulator of it that shares no code with its adapter: one suite for all. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFlouci } from '../../origin/api/payments/flouci.ts';
import { createKonnect } from '../../origin/api/payments/konnect.ts';
import type { PaymentProvider } from '../../origin/api/payments/provider.ts';
import { sweepOrders } from '../../origin/api/orders/sweep.ts';
import { sweepPayments } from '../../origin/api/payments/settle.ts';
import { addCarpet } from '../../origin/testing/catalogue.ts';
import { answerPayments } from '../../src/customer-pages/payments.ts';
import { toGlobalId } from '../../src/schema/base/ids.ts';
import { openLiveShop } from '../live-shop.ts';
import type { LiveShop } from '../live-shop.ts';
import { orderInput } from '../order-input.ts';
import type { ServiceSimulator } from './bookkeeper.ts';
import { FLOUCI_KEYS, startFlouci } from './flouci.ts';
import { KONNECT_KEYS, startKonnect } from './konnect.ts';

const PARTS =
  'number state paymentState paymentUrl payableUntil total { amount } subOrders { id state refundDue { amount } }';
const PLACE = `mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { token paymentUrl order { ${PARTS} } userErrors { field code } } }`;
const PAY = `mutation ($input: OrderPayInput!) { orderPay(input: $input) { paymentUrl order { ${PARTS} } userErrors { code } } }`;
const CANCEL = `mutation ($input: OrderCancelInput!) { orderCancel(input: $input) { order { ${PARTS} } } }`;
const BY_TOKEN = `query ($token: String!) { orderByToken(token: $token) { ${PARTS} } }`;

interface Order {
  number: string;
  state: string;
  paymentState: string;
  paymentUrl: string | null;
  payableUntil: string | null;
  subOrders: { id: string; state: string; refundDue: { amount: string } }[];
}
interface Placed {
  order: Order;
  token: string;
  paymentUrl: string | null;
}

const DEADLINE = 400;
const SERVICES: ['KONNECT' | 'FLOUCI', () => Promise<ServiceSimulator>, (url: string) => PaymentProvider][] =
  [
    ['KONNECT', startKonnect, (url) => createKonnect({ ...KONNECT_KEYS, url, deadlineMs: DEADLINE })],
    ['FLOUCI', startFlouci, (url) => createFlouci({ ...FLOUCI_KEYS, url, deadlineMs: DEADLINE })],
  ];

describe.each(SERVICES)('paying with %s', (code, startService, createAdapter) => {
  let service: ServiceSimulator;
  let shop: LiveShop;
  let product: number;
  const front = createServer((request, response) => {
    void answerPayments(request, response, request.url?.split('?')[0] ?? '', [], shop.gateway.payments);
  });

  beforeAll(async () => {
    service = await startService();
    await new Promise<void>((done) => front.listen(0, '127.0.0.1', done));
    const publicUrl = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
    shop = await openLiveShop({}, {}, { publicUrl, payments: [createAdapter(service.url)] });
    const { db } = shop.database;
    product = await addCarpet(db, { stock: 100 });
    shop.origin.context.directory.drop();
  });
  afterAll(async () => {
    front.closeAllConnections();
    front.close();
    await shop.close();
    await service.close();
  });
  beforeEach(() => {
    service.mood = 'right';
    service.losesCalls = false;
    service.calls.length = 0;
  });

  let keys = 0;
  async function place(idempotencyKey = `${code.toLowerCase()}-key-${(keys += 1)}`): Promise<Placed> {
    const input = orderInput(toGlobalId('Product', product), 30_000, {
      paymentMethod: 'ONLINE',
      paymentProvider: code,
      idempotencyKey,
    });
    const { data, errors } = await shop.browser(`41.7.${keys}.1`).ask(PLACE, { input });
    expect(errors).toBeUndefined();
    return (data as unknown as { orderPlace: Placed }).orderPlace;
  }
  const see = async (token: string): Promise<Order> =>
    ((await shop.browser().ask(BY_TOKEN, { token })).data as unknown as { orderByToken: Order }).orderByToken;
  const again = (token: string) => shop.browser().ask(PAY, { input: { token } });
  const rowsOf = (number: string) =>
    shop.database.db
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .selectAll('payments')
      .where('orders.number', '=', number)
      .orderBy('payments.id')
      .execute();
  /** The latest payment of an order, at the service. */
  const heldOf = async ({ number }: Order) => {
    const row = (await rowsOf(number)).at(-1);
    return service.payment(row?.reference ?? '');
  };
  const makeDue = (number: string) =>
    shop.database.db
      .updateTable('payments')
      .set({ next_check_at: new Date(Date.now() - 1_000) })
      .where('order_id', 'in', (q) => q.selectFrom('orders').select('id').where('number', '=', number))
      .execute();
  const endTime = (number: string) =>
    shop.database.db
      .updateTable('orders')
      .set({ payment_expires_at: new Date(Date.now() - 1_000) })
      .where('number', '=', number)
      .execute();

  it('is offered, and leads to the service and back to the order', async () => {
    const { data } = await shop.browser().ask('{ paymentMethods { method provider } }');
    expect(data).toEqual({
      paymentMethods: [
        { method: 'CASH_ON_DELIVERY', provider: null },
        { method: 'ONLINE', provider: code },
      ],
    });
    const { order, token, paymentUrl } = await place();
    expect(order).toMatchObject({ state: 'AWAITING_PAYMENT', paymentState: 'REDIRECTED', paymentUrl });
    expect(Date.parse(order.payableUntil ?? '')).toBeGreaterThan(Date.now() + 29 * 60_000);
    const held = await heldOf(order);
    expect(held.amount).toBe(38_000);
    expect(paymentUrl).toContain(held.id);
    service.losesCalls = true;
    const back = await fetch(await service.pay(held.id), { redirect: 'manual' });
    expect([back.status, back.headers.get('location')]).toEqual([303, `/track-order?token=${token}&lang=fr`]);
    expect(await see(token)).toMatchObject({
      state: 'CONFIRMED',
      paymentState: 'PAID',
      paymentUrl: null,
      payableUntil: null,
    });
  });

  it('is settled by the service’s callback, once however often it calls', async () => {
    const { order, token } = await place();
    const held = await heldOf(order);
    await service.pay(held.id);
    expect(await see(token)).toMatchObject({ state: 'CONFIRMED', paymentState: 'PAID' });
    const asked = service.calls.length;
    const answers = await Promise.all([1, 2, 3].map(() => fetch(held.webhook, { method: 'POST' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(service.calls.length).toBe(asked);
    const events = await shop.database.db
      .selectFrom('order_events')
      .innerJoin('sub_orders', 'sub_orders.id', 'order_events.sub_order_id')
      .innerJoin('orders', 'orders.id', 'sub_orders.order_id')
      .select('order_events.state')
      .where('orders.number', '=', order.number)
      .orderBy('order_events.id')
      .execute();
    expect(events.map(({ state }) => state)).toEqual(['AWAITING_PAYMENT', 'CONFIRMED']);
    expect((await rowsOf(order.number)).map(({ refund_due }) => refund_due)).toEqual([0]);
  });

  it('does not trust a callback: unpaid stays unpaid, and a forged address polls nothing', async () => {
    const { order, token } = await place();
    const held = await heldOf(order);
    service.calls.length = 0;
    await fetch(`${held.webhook}?status=SUCCESS`, { method: 'POST', body: '{"status":"SUCCESS"}' });
    expect(await see(token)).toMatchObject({ state: 'AWAITING_PAYMENT', paymentState: 'REDIRECTED' });
    expect(service.calls.length).toBe(1);
    const forged = held.webhook.replace(/.{4}$/, 'AAAA');
    const other = held.webhook.replace(/\/(\d+)-/, (_all, id: string) => `/${Number(id) + 1}-`);
    for (const address of [forged, other]) expect((await fetch(address)).status).toBe(404);
    expect(service.calls.length).toBe(1);
  });

  it('does not accept a payment of another amount, and records it for staff', async () => {
    const { order, token } = await place();
    const held = await heldOf(order);
    held.amount = 1_000;
    await service.pay(held.id);
    expect(await see(token)).toMatchObject({ state: 'AWAITING_PAYMENT' });
    expect(await rowsOf(order.number)).toMatchObject([{ state: 'WRONG', refund_due: 1_000 }]);
  });

  it('does not accept another order’s payment', async () => {
    const [first, second] = [await place(), await place()];
    const held = await heldOf(second.order);
    held.tracking = (await heldOf(first.order)).tracking;
    await service.pay(held.id);
    expect((await see(second.token)).state).toBe('AWAITING_PAYMENT');
    expect((await see(first.token)).state).toBe('AWAITING_PAYMENT');
  });

  it('is polled when the callback was lost', async () => {
    const { order, token } = await place();
    service.losesCalls = true;
    await service.pay((await heldOf(order)).id);
    await makeDue(order.number);
    await sweepPayments(shop.origin.context);
    expect(await see(token)).toMatchObject({ state: 'CONFIRMED', paymentState: 'PAID' });
  });

  it('refused, it can be retried; a payment that is open is not opened twice', async () => {
    const { order, token, paymentUrl } = await place();
    await service.refuse((await heldOf(order)).id);
    const failed = await see(token);
    expect(failed).toMatchObject({ state: 'AWAITING_PAYMENT', paymentState: 'FAILED', paymentUrl: null });
    expect(failed.payableUntil).not.toBeNull();
    const answers = await Promise.all([again(token), again(token)]);
    const urls = answers.map(({ data }) => (data as unknown as { orderPay: Placed }).orderPay.paymentUrl);
    expect(urls[0]).toBe(urls[1]);
    expect(urls[0]).not.toBe(paymentUrl);
    expect(await rowsOf(order.number)).toHaveLength(2);
    expect(await see(token)).toMatchObject({ paymentState: 'REDIRECTED', paymentUrl: urls[0] });
    await service.pay((await heldOf(order)).id);
    expect(await see(token)).toMatchObject({ state: 'CONFIRMED', paymentState: 'PAID' });
    expect((await again(token)).data).toMatchObject({ orderPay: { userErrors: [{ code: 'CONFLICT' }] } });
  });

  it('paid twice, the second one is a refund due', async () => {
    const { order, token } = await place();
    const first = await heldOf(order);
    await service.refuse(first.id);
    await again(token);
    await service.pay((await heldOf(order)).id);
    await service.pay(first.id);
    expect(await see(token)).toMatchObject({ state: 'CONFIRMED', paymentState: 'PAID' });
    expect((await rowsOf(order.number)).map(({ state, refund_due }) => [state, refund_due])).toEqual([
      ['PAID', 38_000],
      ['PAID', 0],
    ]);
  });

  it('not paid in time, the order expires; paid later, there is a refund due', async () => {
    const { order, token } = await place();
    await endTime(order.number);
    await sweepOrders(shop.origin.context);
    expect(await see(token)).toMatchObject({
      state: 'CANCELLED',
      paymentState: 'EXPIRED',
      payableUntil: null,
    });
    await service.pay((await heldOf(order)).id);
    expect(await see(token)).toMatchObject({
      state: 'CANCELLED',
      paymentState: 'PAID',
      subOrders: [{ refundDue: { amount: '38.000' } }],
    });
  });

  it('paid at the last moment with a lost callback, the order does not expire', async () => {
    const { order, token } = await place();
    service.losesCalls = true;
    await service.pay((await heldOf(order)).id);
    await endTime(order.number);
    await sweepOrders(shop.origin.context);
    expect(await see(token)).toMatchObject({ state: 'CONFIRMED', paymentState: 'PAID' });
  });

  it('paid after the shopper has cancelled, there is a refund due', async () => {
    const { order, token } = await place();
    await shop.browser().ask(CANCEL, { input: { token, idempotencyKey: crypto.randomUUID() } });
    await service.pay((await heldOf(order)).id);
    expect(await see(token)).toMatchObject({
      state: 'CANCELLED',
      paymentState: 'PAID',
      subOrders: [{ refundDue: { amount: '38.000' } }],
    });
  });

  it.each(['down', 'slow', 'garbled', 'bare'] as const)(
    'with a service that is %s the order stands, and is paid when it is right again',
    async (mood) => {
      service.mood = mood;
      const { order, token, paymentUrl } = await place();
      expect([paymentUrl, order.state, order.paymentState]).toEqual([null, 'AWAITING_PAYMENT', 'CREATED']);
      expect((await again(token)).data).toMatchObject({ orderPay: { paymentUrl: null, userErrors: [] } });
      service.mood = 'right';
      expect((await again(token)).errors).toBeUndefined();
      const held = await heldOf(order);
      service.mood = mood;
      expect([200, 503]).toContain((await fetch(held.webhook)).status);
      await service.pay(held.id);
      // The payer returns to the order although its state is unknown.
      expect((await fetch(held.success, { redirect: 'manual' })).status).toBe(303);
      expect((await see(token)).state).toBe('AWAITING_PAYMENT');
      service.mood = 'right';
      await makeDue(order.number);
      await sweepPayments(shop.origin.context);
      expect((await see(token)).state).toBe('CONFIRMED');
    },
  );

  it('repeats a placing without opening a second payment', async () => {
    const key = `${code.toLowerCase()}-repeated`;
    const placed = await Promise.all([place(key), place(key)]);
    placed.push(await place(key));
    expect(new Set(placed.map(({ paymentUrl }) => paymentUrl)).size).toBe(1);
    expect(await rowsOf(placed[0]?.order.number ?? '')).toHaveLength(1);
  });
});
