/** Concurrent buyers. Only a PostgreSQL server shows it: PGlite has one session, without concurrency. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, fetch } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { OrderPlaced, OrderRequest } from '../../../contract/orders.ts';
import { addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import type { TestCategory } from '../../testing/catalogue.ts';
import { TEST_DATABASE_URL } from '../../testing/database.ts';
import { orderLine, orderOf } from '../../testing/orders.ts';
import { startTestOrigin, newClient } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { retried } from '../../base/retry.ts';
import { directly } from '../../testing/system.ts';

const BUYERS = 60;
const PIECES = 10;
const PRICE = 30_000;

describe.skipIf(TEST_DATABASE_URL === undefined)('many buyers at once', () => {
  const agent = new Agent();
  let shop: TestOrigin;
  let url: string;
  let category: TestCategory;
  let seller: { id: number };
  beforeAll(async () => {
    shop = await startTestOrigin();
    category = await addCategory(shop.database.db, 'Maison');
    seller = await addSeller(shop.database.db, 'Chez Ali');
    shop.forget();
    url = await shop.origin.listen();
  });
  afterAll(async () => {
    await agent.destroy();
    await shop.close();
  });

  const products = (count: number, more: Record<string, unknown> = {}): Promise<number[]> =>
    addProducts(
      shop.database.db,
      Array.from({ length: count }, () => ({
        name: 'Tapis',
        seller_id: seller.id,
        category,
        price: PRICE,
        stock: PIECES,
        ...more,
      })),
    );

  const place = async (body: OrderRequest, signal?: AbortSignal): Promise<OrderPlaced & ErrorBody> => {
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
    expect(answer.status).toBe(200);
    return (await answer.json()) as OrderPlaced & ErrorBody;
  };
  /** Each buyer has a telephone of their own. */
  const order = (
    lines: readonly ReturnType<typeof orderLine>[],
    buyer: number,
    more: Partial<OrderRequest> = {},
  ) => orderOf(lines, { contactPhone: `98 ${100_000 + buyer}`, ...more });

  async function sold(productId: number): Promise<{ sold: number; left: number; flash: number | null }> {
    const { db } = shop.database;
    const lines = await db
      .selectFrom('order_lines')
      .select('quantity')
      .where('product_id', '=', productId)
      .execute();
    const product = await db
      .selectFrom('products')
      .select(['stock', 'flash_sale_remaining_stock as flash'])
      .where('id', '=', productId)
      .executeTakeFirstOrThrow();
    return {
      sold: lines.reduce((sum, line) => sum + line.quantity, 0),
      left: product.stock,
      flash: product.flash,
    };
  }
  const reasonsOf = (answers: readonly OrderPlaced[]): Set<string> =>
    new Set(answers.flatMap(({ differences }) => differences.map(({ code }) => code)));

  it('ten pieces go to ten of sixty, and nobody is refused while one is left', async () => {
    const [id = 0] = await products(1);
    const answers = await Promise.all(
      Array.from({ length: BUYERS }, (_, buyer) => place(order([orderLine(id, PRICE)], buyer))),
    );
    expect(answers.filter((answer) => answer.order)).toHaveLength(PIECES);
    expect(reasonsOf(answers)).toEqual(new Set(['OUT_OF_STOCK']));
    expect(await sold(id)).toMatchObject({ sold: PIECES, left: 0 });
  });

  it('the last piece of a flash sale is sold once; a buyer of two pays the usual price for the other', async () => {
    const [id = 0] = await products(1, {
      stock: 100,
      is_flash_sale: true,
      flash_sale_price: PRICE - 10_000,
      flash_sale_remaining_stock: 1,
    });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, buyer) =>
        place(order([orderLine(id, PRICE - 10_000, 2)], buyer, { expectedTotal: '58.000' })),
      ),
    );
    expect(answers.filter((answer) => answer.order)).toHaveLength(1);
    expect(reasonsOf(answers)).toEqual(new Set(['PRICE_CHANGED']));
    expect(await sold(id)).toEqual({ sold: 2, left: 98, flash: 0 });
  });

  it('ten of a flash sale likewise, though there is more stock', async () => {
    const [id = 0] = await products(1, {
      stock: 100,
      is_flash_sale: true,
      flash_sale_price: PRICE - 10_000,
      flash_sale_remaining_stock: PIECES,
    });
    const answers = await Promise.all(
      Array.from({ length: BUYERS }, (_, buyer) => place(order([orderLine(id, PRICE - 10_000)], buyer))),
    );
    expect(answers.filter((answer) => answer.order)).toHaveLength(PIECES);
    expect(reasonsOf(answers)).toEqual(new Set(['PRICE_CHANGED']));
    expect(await sold(id)).toEqual({ sold: PIECES, left: 100 - PIECES, flash: 0 });
  });

  it('carts of the same two things in opposite orders wait for each other', async () => {
    const [a = 0, b = 0] = await products(2);
    const before = retried.deadlock;
    const answers = await Promise.all(
      Array.from({ length: BUYERS }, (_, buyer) => {
        const lines = [orderLine(a, PRICE), orderLine(b, PRICE)];
        return place(order(buyer % 2 === 0 ? lines : lines.toReversed(), buyer));
      }),
    );
    expect(answers.filter((answer) => answer.order)).toHaveLength(PIECES);
    expect(await sold(a)).toMatchObject({ sold: PIECES, left: 0 });
    expect(await sold(b)).toMatchObject({ sold: PIECES, left: 0 });
    expect(retried.deadlock - before).toBe(0);
  });

  it('one key is one order, though clients disconnect and retry', async () => {
    const [id = 0] = await products(1, { stock: 100 });
    const orders = Array.from({ length: 20 }, (_, buyer) => order([orderLine(id, PRICE, 2)], buyer));
    await Promise.all(
      orders.flatMap((body, index) =>
        [0, 1].map(async (try_) => {
          const leaving = new AbortController();
          const answer = place(body, leaving.signal).catch((error: unknown) => error);
          await sleep((index * 7 + try_ * 3) % 40);
          leaving.abort();
          await answer;
        }),
      ),
    );
    const again = await Promise.all(orders.map((body) => place(body)));
    const third = await Promise.all(orders.map((body) => place(body)));
    expect(new Set(again.map((answer) => answer.order?.number)).size).toBe(orders.length);
    expect(third.map((answer) => answer.token)).toEqual(again.map((answer) => answer.token));
    expect(await sold(id)).toMatchObject({ sold: 40, left: 60 });
  });

  it('a coupon for five is used by five', async () => {
    const [id = 0] = await products(1, { stock: 100 });
    const { db } = shop.database;
    await directly(db, (own) =>
      own
        .insertInto('coupons')
        .values({
          code: 'FIVE',
          type: 'fixed',
          value: 5_000,
          min_purchase: null,
          max_discount: null,
          scope_id: null,
          starts_at: null,
          ends_at: null,
          usage_limit: 5,
          per_account_limit: 1,
          account_number: null,
        })
        .execute(),
    );
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, buyer) =>
        place(order([orderLine(id, PRICE)], buyer, { couponCode: 'FIVE', expectedTotal: '33.000' })),
      ),
    );
    expect(answers.filter((answer) => answer.order)).toHaveLength(5);
    expect(reasonsOf(answers)).toEqual(new Set(['COUPON_INVALID']));
    expect(await sold(id)).toMatchObject({ sold: 5, left: 95 });
    const numbers = await db.selectFrom('orders').select('number').orderBy('id').execute();
    const serials = numbers.map(({ number }) => Number(number.slice(7, 13))).toSorted((x, y) => x - y);
    expect(serials).toEqual(serials.map((_, index) => index + 1));
  });
});
