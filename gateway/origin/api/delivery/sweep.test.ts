import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order, OrderPlaced } from '../../../contract/orders.ts';
import type { ShipmentLabel } from '../../../contract/shipments.ts';
import { addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import { orderLine, orderOf } from '../../testing/orders.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { run } from '../../base/sql.ts';
import { directly } from '../../testing/system.ts';
import { addPerson } from '../../testing/people.ts';
import { ServiceFault } from '../../outbound/call.ts';
import { changeSubOrder, lockOrder } from '../orders/change.ts';
import type { Change } from '../orders/change.ts';
import type { Carrier, ParcelAsk, ParcelSeen } from './carrier.ts';
import { createCarrierSimulator, SIMULATED_TIMES } from './simulator.ts';
import { sweepShipments } from './sweep.ts';

let shop: TestOrigin;
let product: number;
beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  const seller = await addSeller(db, 'Chez Ali');
  const category = await addCategory(db, 'Maison');
  [product = 0] = await addProducts(db, [
    { name: 'Tapis', seller_id: seller.id, category, price: 30_000, stock: 50 },
  ]);
  shop.forget();
});
afterAll(() => shop.close());

const asked: ParcelAsk[] = [];
const cancelled: string[] = [];
let isDown: boolean;
let seen: ParcelSeen;
const carrier: Carrier = {
  transit: () => null,
  createShipment: async (ask) => {
    if (isDown) throw new Error('down');
    asked.push(ask);
    return { trackingNumber: `T-${ask.reference}` };
  },
  label: async (trackingNumber) => {
    if (isDown) throw new Error('down');
    return { contentType: 'application/pdf', content: `%PDF of ${trackingNumber}` };
  },
  cancel: async (trackingNumber) => {
    if (isDown) throw new Error('down');
    if (seen.state !== 'WAITING') throw new ServiceFault('refused', 'picked up');
    cancelled.push(trackingNumber);
  },
  track: async () => seen,
};
beforeEach(async () => {
  asked.length = 0;
  cancelled.length = 0;
  isDown = false;
  seen = { state: 'WAITING', failures: 0, remitted: null };
  await shop.database.db.updateTable('shipments').set({ next_check_at: null }).execute();
});

/** An order in preparation. */
async function prepared(): Promise<{
  id: number;
  see: () => Promise<Order>;
  sweep: (by?: Carrier) => Promise<void>;
  /** Cancels it as the shop. */
  cancel: () => Promise<void>;
}> {
  const { context } = shop.origin;
  const { body } = await shop.post<OrderPlaced>('/v1/orders', orderOf([orderLine(product, 30_000)]));
  const id = Number(body.order?._id);
  const change = (...changes: readonly Change[]) =>
    context.db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, context.orderSecrets, id);
      for (const part of order.parts)
        for (const each of changes) await changeSubOrder(trx, order, part, each);
    });
  await change({ to: 'CONFIRMED', actor: 'system' }, { to: 'PREPARING', actor: 'system' });
  return {
    id,
    cancel: () => change({ to: 'CANCELLED', actor: 'admin', note: 'Cassé' }),
    see: async () => (await shop.get<Order>(`/v1/orders/by-token/${body.token}`)).body,
    async sweep(by = carrier) {
      await sweepShipments(context, by);
      await context.db
        .updateTable('shipments')
        .set({ next_check_at: new Date(Date.now() - 1_000) })
        .where('next_check_at', 'is not', null)
        .execute();
    },
  };
}

describe('a parcel', () => {
  it('is handed over once, with the cash to collect, and follows the carrier to the reconciled cash', async () => {
    const order = await prepared();
    await order.sweep();
    await order.sweep();
    const { number, subOrders } = await order.see();
    expect(asked).toMatchObject([
      { reference: `${number}/1`, cash: 38_000, address: { recipient: 'Amel Ben Salah' } },
    ]);
    expect(subOrders[0]).toMatchObject({ state: 'PREPARING', trackingNumber: `T-${number}/1` });
    seen = { ...seen, state: 'OUT_FOR_DELIVERY' };
    await order.sweep();
    expect((await order.see()).subOrders[0]?.timeline.map(({ state }) => state).slice(-2)).toEqual([
      'SHIPPED',
      'OUT_FOR_DELIVERY',
    ]);
    seen = { ...seen, state: 'DELIVERED' };
    await order.sweep();
    expect(await order.see()).toMatchObject({ state: 'DELIVERED', paymentState: 'COLLECTED' });
    seen = { ...seen, remitted: 38_000 };
    await order.sweep();
    expect(await order.see()).toMatchObject({ state: 'DELIVERED', paymentState: 'RECONCILED' });
    // The carrier has nothing more to report.
    expect(await sweepShipments(shop.origin.context, carrier)).toBe(0);
  });

  it('whose cash differs from the amount due waits for manual reconciliation', async () => {
    const order = await prepared();
    seen = { state: 'DELIVERED', failures: 0, remitted: 37_000 };
    await order.sweep();
    expect(await order.see()).toMatchObject({ state: 'DELIVERED', paymentState: 'REMITTED' });
  });

  it('is handed over when the carrier is available again', async () => {
    const order = await prepared();
    isDown = true;
    await order.sweep();
    expect((await order.see()).subOrders[0]?.trackingNumber).toBeNull();
    isDown = false;
    await order.sweep();
    expect((await order.see()).subOrders[0]?.trackingNumber).not.toBeNull();
  });

  it('that nobody accepts goes back to the seller', async () => {
    const order = await prepared();
    seen = { state: 'RETURNED', failures: 3, remitted: null };
    await order.sweep();
    expect(await order.see()).toMatchObject({ state: 'RETURNED_TO_SELLER', paymentState: 'REFUSED' });
  });

  it('is cancelled with its sub-order, once the carrier answers', async () => {
    const order = await prepared();
    await order.sweep();
    await order.cancel();
    isDown = true;
    await order.sweep();
    expect(cancelled).toEqual([]);
    isDown = false;
    await order.sweep();
    await order.sweep();
    const { number } = await order.see();
    expect(cancelled).toEqual([`T-${number}/1`]);
    expect(await sweepShipments(shop.origin.context, carrier)).toBe(0);
  });

  it('is cancelled too when the response with its number was lost, and never shown', async () => {
    const order = await prepared();
    isDown = true;
    await order.sweep();
    await order.cancel();
    isDown = false;
    await order.sweep();
    const { number, subOrders } = await order.see();
    expect([asked.length, cancelled]).toEqual([1, [`T-${number}/1`]]);
    expect(subOrders[0]).toMatchObject({ state: 'CANCELLED', trackingNumber: null });
  });

  it('that can’t be cancelled any more is left to staff', async () => {
    const order = await prepared();
    await order.sweep();
    await order.cancel();
    seen = { ...seen, state: 'PICKED_UP' };
    await order.sweep();
    expect(await sweepShipments(shop.origin.context, carrier)).toBe(0);
    expect((await order.see()).state).toBe('CANCELLED');
  });

  it('of the simulated carrier advances by the clock', async () => {
    let now = Date.now();
    const simulated = createCarrierSimulator(shop.database.db, { now: () => now });
    const order = await prepared();
    const states: string[] = [];
    for (const wait of [0, ...Object.values(SIMULATED_TIMES)]) {
      now = Date.now() + wait + 1_000;
      await order.sweep(simulated);
      const { state, paymentState } = await order.see();
      states.push(`${state} ${paymentState}`);
    }
    expect(states).toEqual([
      'PREPARING DUE',
      'SHIPPED DUE',
      'OUT_FOR_DELIVERY DUE',
      'DELIVERED COLLECTED',
      'DELIVERED RECONCILED',
    ]);
  });
});

describe('a parcel that staff take from the service', () => {
  const OTHER = 'Colis Express';
  const service = { ...carrier, name: 'Rapid Poste' };
  let admin: Record<string, string>;
  beforeAll(async () => {
    admin = (await addPerson(shop, 'Orders')).headers;
    await directly(shop.database.db, (trx) =>
      run(
        trx,
        `insert into api_keys (id, name, kind, mode, scopes, origins, carrier, created_by)
         values ('quai12345678', 'Quai', 'secret', 'live', '{shipments:read}', '{}', $1, '1234567890')`,
        [OTHER],
      ),
    );
    Object.assign(shop.origin.context, { carrier: service });
  });
  const give = async (order: Order, to: string, reason?: string) =>
    shop.post<Order>(
      `/v1/admin/orders/${order._id}/carrier`,
      { subOrderId: order.subOrders[0]?._id, carrier: to, reason },
      { ...admin, 'idempotency-key': `give-${(keys += 1)}-parcel` },
    );
  let keys = 0;
  const trackingOf = async (order: { see: () => Promise<Order> }) =>
    (await order.see()).subOrders[0]?.trackingNumber;

  it('is cancelled there once it answers, and has the number of the other company', async () => {
    const order = await prepared();
    await order.sweep(service);
    const before = await order.see();
    expect(before.subOrders[0]?.trackingNumber).toBe(`T-${before.number}/1`);
    expect((await give(before, OTHER)).status).toBe(200);
    expect(await trackingOf(order)).toBeNull();
    isDown = true;
    await order.sweep(service);
    expect([cancelled, await trackingOf(order)]).toEqual([[], `${before.number}-1`]);
    isDown = false;
    await run(shop.database.db, `update past_handovers set next_cancel_at = now() - interval '1 second'`, []);
    await order.sweep(service);
    await order.sweep(service);
    expect(cancelled).toEqual([`T-${before.number}/1`]);
    // What the service would answer is not asked for any more.
    seen = { state: 'DELIVERED', failures: 0, remitted: 38_000 };
    await order.sweep(service);
    expect((await order.see()).state).toBe('PREPARING');
    const again = await give(await order.see(), 'rapid poste');
    expect([again.status, again.body]).toMatchObject([409, { error: { fields: [{ field: 'carrier' }] } }]);
  });

  it('while it is asked: its answer does not count, and a number that comes too late is cancelled', async () => {
    const order = await prepared();
    await order.sweep({
      ...service,
      createShipment: async (ask) => {
        expect((await give(await order.see(), OTHER)).status).toBe(200);
        return carrier.createShipment(ask);
      },
    });
    const { number } = await order.see();
    expect(cancelled).toContain(`T-${number}/1`);
    await order.sweep(service);
    expect(await trackingOf(order)).toBe(`${number}-1`);

    const other = await prepared();
    await other.sweep(service);
    await other.sweep({
      ...service,
      track: async () => {
        expect((await give(await other.see(), OTHER)).status).toBe(200);
        return { state: 'DELIVERED', failures: 0, remitted: null };
      },
    });
    expect((await other.see()).state).toBe('PREPARING');
  });

  it('after it was picked up stays as far as it is, and the service is not asked to cancel it', async () => {
    const order = await prepared();
    await order.sweep(service);
    seen = { state: 'DELIVERY_FAILED', failures: 1, remitted: null };
    await order.sweep(service);
    const refused = await give(await order.see(), OTHER);
    expect([refused.status, refused.body]).toMatchObject([400, { error: { fields: [{ field: 'reason' }] } }]);
    expect((await give(await order.see(), OTHER, 'Rendu au dépôt')).status).toBe(200);
    await order.sweep(service);
    const { number, subOrders } = await order.see();
    expect(cancelled).not.toContain(`T-${number}/1`);
    expect(subOrders[0]).toMatchObject({ state: 'DELIVERY_FAILED', trackingNumber: `${number}-1` });
  });

  it('is handed over without a service too', async () => {
    const order = await prepared();
    Object.assign(shop.origin.context, { carrier: undefined });
    expect((await give(await order.see(), OTHER)).status).toBe(200);
    await sweepShipments(shop.origin.context, undefined);
    expect(await trackingOf(order)).toBe(`${(await order.see()).number}-1`);
  });
});

describe('what a carrier reports', () => {
  const stateOf = async (subOrderId: string | undefined) =>
    (
      await run<{ state: string; failures: number }>(
        shop.database.db,
        'select carrier_state as state, carrier_failures as failures from shipments where sub_order_id = $1',
        [subOrderId],
      )
    )[0];

  it('never goes back, although it is asked and also reports with a key', async () => {
    const order = await prepared();
    const [part] = (await order.see()).subOrders;
    for (const [reported, shown] of [
      [{ state: 'OUT_FOR_DELIVERY', failures: 0 }, 'OUT_FOR_DELIVERY'],
      [{ state: 'PICKED_UP', failures: 0 }, 'OUT_FOR_DELIVERY'],
      [{ state: 'DELIVERY_FAILED', failures: 1 }, 'DELIVERY_FAILED'],
      [{ state: 'OUT_FOR_DELIVERY', failures: 0 }, 'DELIVERY_FAILED'],
      [{ state: 'OUT_FOR_DELIVERY', failures: 1 }, 'OUT_FOR_DELIVERY'],
      [{ state: 'DELIVERY_FAILED', failures: 1 }, 'OUT_FOR_DELIVERY'],
      [{ state: 'DELIVERY_FAILED', failures: 2 }, 'DELIVERY_FAILED'],
      [{ state: 'DELIVERED', failures: 2 }, 'DELIVERED'],
    ] as const) {
      seen = { ...reported, remitted: null };
      await order.sweep();
      expect((await stateOf(part?._id))?.state, JSON.stringify(reported)).toBe(shown);
    }
  });
});

describe('a label', () => {
  let admin: Record<string, string>;
  beforeAll(async () => {
    admin = (await addPerson(shop, 'Finance')).headers;
  });
  const use = (by: Carrier | undefined): void => {
    Object.assign(shop.origin.context, { carrier: by });
  };
  const label = async (order: Order, headers = admin) =>
    shop.get<ShipmentLabel>(`/v1/admin/shipments/${order.subOrders[0]?._id}/label`, headers);

  it('is the carrier’s, for parcels that it has accepted', async () => {
    use(carrier);
    const order = await prepared();
    expect((await order.see()).subOrders[0]?.trackingNumber).toBeNull();
    expect((await label(await order.see())).status).toBe(404);
    await order.sweep();
    const seenNow = await order.see();
    const trackingNumber = `T-${seenNow.number}/1`;
    expect(seenNow.subOrders[0]?.trackingNumber).toBe(trackingNumber);
    expect((await label(seenNow)).body).toEqual({
      subOrderId: seenNow.subOrders[0]?._id,
      trackingNumber,
      contentType: 'application/pdf',
      content: Buffer.from(`%PDF of ${trackingNumber}`).toString('base64'),
    });
    isDown = true;
    expect((await label(seenNow)).status).toBe(503);
    use(undefined);
    expect((await label(seenNow)).status).toBe(404);
    expect((await label(seenNow, {})).status).toBe(401);
    expect((await label(seenNow, (await addPerson(shop)).headers)).status).toBe(403);
  });

  it('of the simulated carrier shows sender, recipient, cash to collect, the number, and bars', async () => {
    const simulated = createCarrierSimulator(shop.database.db);
    use(simulated);
    const order = await prepared();
    await shop.database.db
      .updateTable('sellers')
      .set({ phone: '+21671234567', address: '5, rue <du> Souk', governorate_id: 4 })
      .execute();
    await order.sweep(simulated);
    const seenNow = await order.see();
    const read = async (): Promise<string> =>
      Buffer.from((await label(seenNow)).body.content, 'base64').toString('utf8');
    const page = await read();
    for (const text of [
      'Chez Ali',
      '5, rue &lt;du&gt; Souk',
      '71 234 567',
      'Amel Ben Salah',
      '3, rue de la Plage',
      '2016 Carthage, Tunis',
      '98 123 456',
      '38,000\u00a0TND',
      `${seenNow.number}/1`,
      seenNow.subOrders[0]?.trackingNumber ?? '?',
      '<svg',
    ])
      expect(page).toContain(text);
    // It loads nothing else.
    expect(page).not.toMatch(/src=|href=|url\(|<script/);
    await shop.database.db
      .updateTable('sub_orders')
      .set({ payment_state: 'PAID' })
      .where('order_id', '=', order.id)
      .execute();
    expect(await read()).toContain('Rien à encaisser');
  });
});
