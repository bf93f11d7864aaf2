import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order, OrderPlaced } from '../../../contract/orders.ts';
import { addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import { orderLine, orderOf } from '../../testing/orders.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { changePart, lockOrder } from '../orders/change.ts';
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
let isDown: boolean;
let seen: ParcelSeen;
const carrier: Carrier = {
  createShipment: async (ask) => {
    if (isDown) throw new Error('down');
    asked.push(ask);
    return { trackingNumber: `T-${ask.reference}` };
  },
  track: async () => seen,
};
beforeEach(async () => {
  asked.length = 0;
  isDown = false;
  seen = { state: 'WAITING', failures: 0, remitted: null };
  await shop.database.db.updateTable('shipments').set({ next_check_at: null }).execute();
});

/** An order that is being prepared. */
async function prepared(): Promise<{
  id: number;
  see: () => Promise<Order>;
  sweep: (by?: Carrier) => Promise<void>;
}> {
  const { context } = shop.origin;
  const { body } = await shop.post<OrderPlaced>('/v1/orders', orderOf([orderLine(product, 30_000)]));
  const id = Number(body.order?._id);
  await context.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, context.orderSecrets, id);
    for (const part of order.parts)
      for (const to of ['CONFIRMED', 'PREPARING'] as const)
        await changePart(trx, order, part, { to, actor: 'system' });
  });
  return {
    id,
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
    // Nothing more is to be heard.
    expect(await sweepShipments(shop.origin.context, carrier)).toBe(0);
  });

  it('whose cash is not what was due waits for a person', async () => {
    const order = await prepared();
    seen = { state: 'DELIVERED', failures: 0, remitted: 37_000 };
    await order.sweep();
    expect(await order.see()).toMatchObject({ state: 'DELIVERED', paymentState: 'REMITTED' });
  });

  it('is handed over when the carrier is there again', async () => {
    const order = await prepared();
    isDown = true;
    await order.sweep();
    expect((await order.see()).subOrders[0]?.trackingNumber).toBeNull();
    isDown = false;
    await order.sweep();
    expect((await order.see()).subOrders[0]?.trackingNumber).not.toBeNull();
  });

  it('that nobody takes goes back to the seller', async () => {
    const order = await prepared();
    seen = { state: 'RETURNED', failures: 3, remitted: null };
    await order.sweep();
    expect(await order.see()).toMatchObject({ state: 'RETURNED_TO_SELLER', paymentState: 'REFUSED' });
  });

  it('of the simulated carrier moves along by the clock', async () => {
    let now = Date.now();
    const simulated = createCarrierSimulator(shop.database.db, () => now);
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
