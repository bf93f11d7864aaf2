/**
 * Four hundred buyers for fifty pieces of two products, their carts in opposite orders, some disconnecting and retrying.
 * Only PostgreSQL has real concurrency.
 *
 * Seen to fail: without `.sort(byId)` at the end of wantedOf (origin/api/orders/stock.ts) deadlocks are counted; without
 * `p.stock >= $2` in takeStock more is sold than there was; without claimKey (place.ts) a key has two orders; with an Overtaken
 * that is not retried (retry.ts) a buyer is refused while pieces are left.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, fetch } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderPlaced, OrderRequest } from '../../contract/orders.ts';
import { retried } from '../../origin/base/retry.ts';
import { addCategory, addProducts, addSeller } from '../../origin/testing/catalogue.ts';
import { TEST_DATABASE_URL } from '../../origin/testing/database.ts';
import { orderLine, orderOf } from '../../origin/testing/orders.ts';
import { startTestOrigin, newClient } from '../../origin/testing/origin.ts';
import type { TestOrigin } from '../../origin/testing/origin.ts';
import { seededNumbers } from '../../service/random.ts';
import { note, times } from './figures.ts';

const BUYERS = 400;
const PIECES = 50;
const PRICE = 30_000;
const SEEDS = times('HARD_SEEDS', 20);

describe.skipIf(TEST_DATABASE_URL === undefined)('400 buyers for 50 pieces', () => {
  const agent = new Agent({ connections: 64 });
  let shop: TestOrigin;
  let url: string;
  let products: (count: number) => Promise<number[]>;
  beforeAll(async () => {
    shop = await startTestOrigin();
    const { db } = shop.database;
    const category = await addCategory(db, 'Maison');
    const seller = await addSeller(db, 'Chez Ali');
    products = (count) =>
      addProducts(
        db,
        Array.from({ length: count }, () => ({
          name: 'Tapis',
          seller_id: seller.id,
          category,
          price: PRICE,
          stock: PIECES,
        })),
      );
    shop.forget();
    url = await shop.origin.listen();
  });
  afterAll(async () => {
    await agent.destroy();
    await shop.close();
  });

  async function place(body: OrderRequest, signal?: AbortSignal): Promise<OrderPlaced> {
    const answer = await fetch(`${url}/v1/orders`, {
      method: 'POST',
      dispatcher: agent,
      headers: {
        'content-type': 'application/json',
        ...newClient(),
      },
      body: JSON.stringify(body),
      ...(signal ? { signal } : {}),
    });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${answer.status} ${text}`);
    return JSON.parse(text) as OrderPlaced;
  }
  const total = { orders: 0, refused: 0, aborted: 0, early: 0, deadlocks: 0, overtaken: 0 };

  it.each(Array.from({ length: SEEDS }, (_, seed) => seed + 1))('seed %i', async (seed) => {
    const random = seededNumbers(seed);
    const [a = 0, b = 0] = await products(2);
    const before = { ...retried };
    const left = async (id: number): Promise<number> =>
      (
        await shop.database.db
          .selectFrom('products')
          .select('stock')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).stock;
    const buyers = Array.from({ length: BUYERS }, (_, buyer) => {
      const lines = [orderLine(a, PRICE), orderLine(b, PRICE)];
      return {
        body: orderOf(random() < 0.5 ? lines : lines.toReversed(), {
          contactPhone: `9${seed % 10} ${100_000 + buyer}`,
        }),
        start: random() * 300,
        leaves: random() < 0.2 ? random() * 120 : undefined,
      };
    });
    const numbers = await Promise.all(
      buyers.map(async ({ body, start, leaves }): Promise<string | null> => {
        await sleep(start);
        if (leaves !== undefined) {
          total.aborted += 1;
          const leaving = new AbortController();
          const first = place(body, leaving.signal).catch(() => undefined);
          await sleep(leaves);
          leaving.abort();
          await first;
        }
        const { order, differences } = await place(body);
        if (order) return order.number;
        expect(differences.every(({ code }) => code === 'OUT_OF_STOCK')).toBe(true);
        // Stock only decreases here: what is left now was there when this buyer was refused.
        if ((await left(a)) > 0 && (await left(b)) > 0) total.early += 1;
        return null;
      }),
    );
    const placed = numbers.filter((number) => number !== null);
    const { db } = shop.database;
    const rows = await db
      .selectFrom('order_lines')
      .innerJoin('sub_orders', 'sub_orders.id', 'order_lines.sub_order_id')
      .select(['product_id', 'quantity', 'sub_orders.order_id'])
      .where('product_id', 'in', [a, b])
      .execute();
    for (const id of [a, b]) {
      const sold = rows
        .filter((row) => row.product_id === id)
        .reduce((sum, { quantity }) => sum + quantity, 0);
      expect(sold + (await left(id))).toBe(PIECES);
      expect(await left(id)).toBe(0);
    }
    expect(new Set(rows.map((row) => row.order_id)).size).toBe(PIECES);
    expect(new Set(placed).size).toBe(PIECES);
    expect(placed).toHaveLength(PIECES);
    const deadlocks = retried.deadlock - before.deadlock;
    total.orders += placed.length;
    total.refused += BUYERS - placed.length;
    total.deadlocks += deadlocks;
    total.overtaken += retried.overtaken - before.overtaken;
    expect([deadlocks, total.early]).toEqual([0, 0]);
  });

  afterAll(() => {
    note(
      `buyers: ${SEEDS} seeds of ${BUYERS} buyers for ${PIECES} pieces: ${total.orders} orders, ${total.refused} refused, ` +
        `${total.early} of them while pieces were left, ${total.aborted} left in the middle, ${total.overtaken} overtaken and tried again, ${total.deadlocks} deadlocks`,
    );
  });
});
