/** A gateway that is asked for more than it can do, before the real REST API: who is refused, how, and what becomes of orders. */
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
import { createFront } from '../src/http/front.ts';
import type { Front } from '../src/http/front.ts';
import { LoadGate, Overloaded } from '../src/http/load-gate.ts';
import type { Rank } from '../src/http/load-gate.ts';
import { seededNumbers } from '../service/random.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { orderInput } from './order-input.ts';

const PLACE = `mutation ($input: OrderPlaceInput!) {
  orderPlace(input: $input) { order { number } userErrors { code } }
}`;
const LOOK = 'query ($first: Int) { products(first: $first) { nodes { id name slug } } }';
const BUYERS = 12;
const CROWD = 10;

/** Refuses every other request, however fast the machine is. */
class BusyGate extends LoadGate {
  readonly #random = seededNumbers(7);

  override run<T>(rank: Rank, work: () => T | Promise<T>): Promise<T> {
    return this.#random() < 0.5 ? Promise.reject(new Overloaded('Too many')) : super.run(rank, work);
  }
}

let shop: LiveShop;
let front: Front;
let address: string;
let carpet: string;
beforeAll(async () => {
  shop = await openLiveShop({}, { clientLimitsFactor: 1_000 });
  const { db } = shop.database;
  const category = await addCategory(db, 'Maison');
  const seller = await addSeller(db, 'Chez Ali');
  const [id = 0] = await addProducts(db, [
    { name: 'Tapis', seller_id: seller.id, category, price: 30_000, stock: 500 },
  ]);
  shop.origin.context.directory.drop();
  carpet = toGlobalId('Product', id);
  front = createFront({ log: pino({ level: 'silent' }), gate: new BusyGate() });
  address = await front.listen(0, '127.0.0.1');
  front.open({ gateway: shop.gateway, fetchPicture: () => Promise.reject(new Error('no pictures here')) });
});
afterAll(async () => {
  await front.close();
  await shop.close();
});

/** Sends a document; as a page of the shop does, or as a program. */
const post = (query: string, variables: object, fromPage: boolean, signal?: AbortSignal): Promise<Response> =>
  fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(fromPage && { origin: address }) },
    body: JSON.stringify({ query, variables }),
    signal: signal ?? null,
  });

describe('more requests than can be answered', () => {
  it('are refused with 503, a code and a time to come back, and no order is lost or placed twice', async () => {
    const state = { isOver: false, refused: 0, answered: 0, refusedOrders: 0 };
    const crowd = Array.from({ length: CROWD }, async (_, index) => {
      while (!state.isOver) {
        const response = await post(LOOK, { first: 1 + (index % 50) }, index % 3 === 0);
        const body = (await response.json()) as { errors?: { extensions: Record<string, unknown> }[] };
        if (response.status === 200) state.answered += 1;
        else {
          state.refused += 1;
          const after = Number(response.headers.get('retry-after'));
          expect(response.status).toBe(503);
          expect(after).toBeGreaterThanOrEqual(1);
          expect(body.errors?.[0]?.extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: after });
        }
        await sleep(5);
      }
    });
    const buyers = Array.from({ length: BUYERS }, async (_, buyer): Promise<string> => {
      const input = orderInput(carpet, 30_000, { contactPhone: `98 123 ${400 + buyer}` });
      // Every third one leaves before the answer and comes back, as with a bad network.
      if (buyer % 3 === 0)
        await post(PLACE, { input }, true, AbortSignal.timeout(20 + buyer * 10)).catch(() => undefined);
      for (;;) {
        const response = await post(PLACE, { input }, true);
        const { data } = (await response.json()) as {
          data?: { orderPlace: { order: { number: string } | null; userErrors: unknown[] } };
        };
        if (response.status === 503) {
          state.refusedOrders += 1;
          await sleep(30);
          continue;
        }
        expect(data?.orderPlace.userErrors).toEqual([]);
        return data?.orderPlace.order?.number ?? '';
      }
    });
    const numbers = await Promise.all(buyers);
    state.isOver = true;
    await Promise.all(crowd);

    expect(state.refused).toBeGreaterThan(0);
    expect(state.answered).toBeGreaterThan(0);
    expect(state.refusedOrders).toBeGreaterThan(0);
    expect(new Set(numbers).size).toBe(BUYERS);
    const rows = await shop.database.db.selectFrom('orders').select('number').execute();
    expect(rows.map(({ number }) => number).toSorted()).toEqual(numbers.toSorted());
  });
});
