/** Changes of money or stock happen once per key. Run on PostgreSQL too: only there are two requests truly concurrent. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '../../contract/errors.ts';
import type { Order, OrderPlaced } from '../../contract/orders.ts';
import { addCarpets } from '../testing/catalogue.ts';
import { newKey, orderLine, orderOf } from '../testing/orders.ts';
import { newClient, startTestOrigin } from '../testing/origin.ts';
import type { TestOrigin } from '../testing/origin.ts';
import { addPerson } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';
import { hashOf } from './idempotency.ts';
import { routes } from './routes.ts';

let shop: TestOrigin;
let owner: Person;
let carpet: { id: number; sellerId: number };
beforeAll(async () => {
  shop = await startTestOrigin();
  owner = await addPerson(shop, 'Owner');
  const [first] = await addCarpets(shop.database.db, ['Chez Ali'], { stock: 500 });
  if (!first) throw new Error('No product');
  carpet = first;
  shop.forget();
});
afterAll(() => shop.close());

const AT_ONCE = 8;
/** The same outcome for each of them. */
const all = <Outcome>(outcome: Outcome, count = AT_ONCE): Outcome[] =>
  Array.from({ length: count }, () => outcome);
const bearer = () => ({ authorization: `Bearer ${owner.token}` });
const post = (path: string, body: object) => shop.post<Order & ErrorBody>(path, body, bearer());
/** The same request several times at once, as an impatient client and its proxy send it. */
const repeated = (path: string, body: object) =>
  Promise.all(Array.from({ length: AT_ONCE }, () => post(path, body)));

async function place(): Promise<{ order: Order; token: string; part: string }> {
  const { body } = await shop.post<OrderPlaced>(
    '/v1/orders',
    orderOf([orderLine(carpet.id, 30_000, 2)]),
    newClient(),
  );
  const [part] = body.order?.subOrders ?? [];
  if (!body.order || body.token === null || !part) throw new Error(JSON.stringify(body.differences));
  return { order: body.order, token: body.token, part: part._id };
}
async function paid(): Promise<{ order: Order; path: string; part: string }> {
  const { order, part } = await place();
  await shop.database.db
    .updateTable('sub_orders')
    .set({ payment_state: 'PAID' })
    .where('id', '=', Number(part))
    .execute();
  return { order, part, path: `/v1/admin/orders/${order._id}/payment` };
}
const stock = async (): Promise<number> =>
  (
    await shop.database.db
      .selectFrom('products')
      .select('stock')
      .where('id', '=', carpet.id)
      .executeTakeFirstOrThrow()
  ).stock;

describe('one key, one change', () => {
  it('a repeated refund counts once, whenever it arrives', async () => {
    const { path, part } = await paid();
    const body = { subOrderId: part, to: 'PARTIALLY_REFUNDED', amount: '5.000', idempotencyKey: newKey() };
    const answers = await repeated(path, body);
    expect(answers.map(({ status }) => status)).toEqual(all(200));
    const again = await post(path, body);
    expect([again.status, again.body.subOrders[0]?.refunded]).toEqual([200, '5.000']);
    const rows = await shop.database.db
      .selectFrom('refunds')
      .select('amount')
      .where('sub_order_id', '=', Number(part))
      .execute();
    expect(rows).toEqual([{ amount: 5_000 }]);
    // A new key is another refund.
    const second = await post(path, { ...body, idempotencyKey: newKey() });
    expect(second.body.subOrders[0]?.refunded).toBe('10.000');
  });

  it('refuses a key that was used for another amount, another sub-order, or another kind of change', async () => {
    const [one, two] = [await paid(), await paid()];
    const idempotencyKey = newKey();
    const body = { subOrderId: one.part, to: 'PARTIALLY_REFUNDED', amount: '5.000', idempotencyKey };
    expect((await post(one.path, body)).status).toBe(200);
    const others = [
      await post(one.path, { ...body, amount: '6.000' }),
      await post(two.path, { ...body, subOrderId: two.part }),
      await post(`/v1/admin/orders/${one.order._id}/transition`, {
        subOrderId: one.part,
        to: 'CONFIRMED',
        idempotencyKey,
      }),
      await post('/v1/orders', orderOf([orderLine(carpet.id, 30_000)], { idempotencyKey })),
    ];
    expect(others.map(({ status, body: { error } }) => [status, error.code])).toEqual(
      all([409, 'CONFLICT'], 4),
    );
    const [{ refunded } = { refunded: -1 }] = await shop.database.db
      .selectFrom('sub_orders')
      .select('refunded')
      .where('id', '=', Number(two.part))
      .execute();
    expect(refunded).toBe(0);
  });

  it('a repeated cancellation puts the stock back once, and returns the same response', async () => {
    const before = await stock();
    const { token } = await place();
    expect(await stock()).toBe(before - 2);
    const answers = await repeated('/v1/orders/cancel', { token, idempotencyKey: newKey() });
    expect(answers.map(({ status, body }) => [status, body.state])).toEqual(all([200, 'CANCELLED']));
    expect(await stock()).toBe(before);
  });

  it('a return and its inspection count once', async () => {
    const before = await stock();
    const { order, token, part } = await place();
    await shop.database.db
      .updateTable('sub_orders')
      .set({
        state: 'DELIVERED',
        payment_state: 'COLLECTED',
        return_until: new Date(Date.now() + 86_400_000),
      })
      .where('id', '=', Number(part))
      .execute();
    const lineId = order.subOrders[0]?.lines[0]?._id;
    const opened = await repeated('/v1/orders/return', {
      subOrderId: part,
      token,
      lines: [{ lineId, quantity: 1, reason: 'Trop grand' }],
      idempotencyKey: newKey(),
    });
    expect(opened.map(({ status, body }) => [status, body.state])).toEqual(all([200, 'RETURN_OPEN']));
    const inspected = await repeated(`/v1/admin/orders/${order._id}/inspection`, {
      subOrderId: part,
      accepted: [{ lineId, quantity: 1 }],
      idempotencyKey: newKey(),
    });
    expect(inspected.map(({ status }) => status)).toEqual(all(200));
    expect(await stock()).toBe(before - 1);
  });

  it('a payout counts once', async () => {
    await shop.database.db
      .insertInto('seller_ledger')
      .values([{ seller_id: carpet.sellerId, sub_order_id: null, kind: 'SALE', amount: 100_000 }])
      .execute();
    const path = `/v1/admin/sellers/${carpet.sellerId}/payouts`;
    const body = { amount: '10.000', reference: 'VIR 1', idempotencyKey: newKey() };
    const answers = await repeated(path, body);
    expect(answers.map(({ status }) => status)).toEqual(all(200));
    expect((await post(path, { ...body, reference: 'VIR 2' })).status).toBe(409);
    const rows = await shop.database.db
      .selectFrom('seller_ledger')
      .select('amount')
      .where('kind', '=', 'PAYOUT')
      .execute();
    expect(rows).toEqual([{ amount: -10_000 }]);
  });

  it('a failed request leaves its key unused; after 24 hours it can be used again', async () => {
    const { path, part } = await paid();
    const idempotencyKey = newKey();
    const refund = (amount: string) =>
      post(path, { subOrderId: part, to: 'PARTIALLY_REFUNDED', amount, idempotencyKey });
    expect((await refund('999.000')).status).toBe(400);
    expect((await refund('5.000')).status).toBe(200);
    expect((await refund('6.000')).status).toBe(409);
    await shop.database.db
      .updateTable('idempotency_keys')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('key', '=', idempotencyKey)
      .execute();
    expect((await refund('6.000')).body.subOrders[0]?.refunded).toBe('11.000');
  });
});

it('hashes the content, not its notation', () => {
  expect(hashOf({ a: 1, b: [{ c: 2, d: undefined }] })).toBe(hashOf({ b: [{ c: 2 }], a: 1 }));
  expect(new Set([{ a: 1 }, { a: '1' }, { a: [1] }, { a: null }, {}].map(hashOf)).size).toBe(5);
});

/** Writes of orders, payments, refunds and flash sales that need no key, each with its reason. */
const WITHOUT_KEY: Readonly<Record<string, string>> = {
  'POST /v1/orders/status': 'only reads; a telephone number stays out of addresses',
  'POST /v1/orders/cancellation': 'only reads; a token stays out of addresses',
  'POST /v1/orders/pay': 'an order has one open payment: asked again, the same is given',
  'POST /v1/admin/coupons/:id': 'sets values for one version of the coupon: a repeated one is stale',
  'POST /v1/admin/coupons/patch': 'sets values for the versions of the coupons: a repeated one is stale',
  'POST /v1/admin/coupons/test': 'only reads; a cart does not fit into an address',
  'POST /v1/admin/orders/:id/address': 'sets values for one version of the order: a repeated one is stale',
  'POST /v1/admin/orders/:id/claim': 'a lease: claimed again, it is renewed',
  'POST /v1/payments/check': 'the service is asked; each payment is counted once by its own state',
  'POST /v1/payments/simulated/:reference': 'stands in for a service; its state is set, not added to',
};

it('every write of orders, payments, refunds, payouts and flash sales takes a key', () => {
  const writes = routes.filter(
    ({ method, path }) =>
      method !== 'GET' &&
      /orders|payments|refunds|payouts|stock|coupons|points|flash-sale|inspection|lines/.test(path),
  );
  const without = writes
    .filter(({ body, write }) => !(body && 'idempotencyKey' in body.shape) && write?.needsKey !== true)
    .map(({ method, path }) => `${method} ${path}`);
  expect(writes.length).toBeGreaterThan(8);
  expect(without.toSorted()).toEqual(Object.keys(WITHOUT_KEY).toSorted());
});
