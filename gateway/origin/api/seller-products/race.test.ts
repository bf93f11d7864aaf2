/** Stocks that are set while pieces are sold. Only a PostgreSQL server shows it: PGlite has one session, without concurrency. */
import { Agent, fetch } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderPlaced } from '../../../contract/orders.ts';
import type {
  SellerProductsAnswer,
  SellerProductsPage,
  StockSetAnswer,
} from '../../../contract/seller-products.ts';
import { run } from '../../base/sql.ts';
import { addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import { TEST_DATABASE_URL } from '../../testing/database.ts';
import { orderLine, orderOf } from '../../testing/orders.ts';
import { newClient, startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addSellerKey } from '../../testing/seller-keys.ts';
import { directly } from '../../testing/system.ts';

const PRODUCTS = 12;
const BUYERS = 60;
const SYSTEMS = 4;
const ROUNDS = 15;
const START = 40;
const DELIVERED = 3;
const PRICE = 30_000;

describe.skipIf(TEST_DATABASE_URL === undefined)('stocks set while pieces are sold', () => {
  const agent = new Agent();
  let shop: TestOrigin;
  let url: string;
  let headersOf: () => Record<string, string>;
  let products: number[];
  let category: number;
  /** Variants by product: of every second one. */
  const variants = new Map<number, number>();
  beforeAll(async () => {
    shop = await startTestOrigin();
    const { db } = shop.database;
    const home = await addCategory(db, 'Maison');
    category = home.id;
    const { id: seller } = await addSeller(db, 'Chez Ali');
    products = await addProducts(
      db,
      Array.from({ length: PRODUCTS }, (_, index) => ({
        name: 'Tapis',
        sku: `RACE-${index}`,
        seller_id: seller,
        category: home,
        price: PRICE,
        stock: START,
      })),
    );
    await directly(db, async (trx) => {
      for (const [index, product] of products.entries()) {
        if (index % 2 === 0) continue;
        const [variant] = await run<{ id: number }>(
          trx,
          `insert into product_variants (product_id, sku, size, stock) values ($1, $2, 'M', $3) returning id`,
          [product, `RACE-${index}-M`, START],
        );
        variants.set(product, variant?.id ?? 0);
      }
    });
    headersOf = await addSellerKey(db, seller);
    shop.forget();
    url = await shop.origin.listen();
  });
  afterAll(async () => {
    await agent.destroy();
    await shop.close();
  });

  async function call<T>(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: unknown,
  ): Promise<T> {
    const answer = await fetch(`${url}${path}`, {
      method,
      dispatcher: agent,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    expect([path, answer.status, answer.status === 200 ? '' : text]).toEqual([path, 200, '']);
    return JSON.parse(text) as T;
  }

  /** Reads all stocks, and sets each to what a delivery adds to it. Returns how many lines were applied and refused. */
  async function deliver(): Promise<{ applied: number; refused: number }> {
    const { products: page } = await call<SellerProductsPage>(
      'GET',
      '/v1/seller/products?active=true',
      headersOf(),
    );
    const lines = page.flatMap(({ sku, stock, variants: own }) =>
      own.length === 0 ? [{ sku, stock }] : own,
    );
    const answer = await call<StockSetAnswer>('POST', '/v1/seller/stock', headersOf(), {
      lines: lines
        // In an order of its own, so that nothing but the locks' order prevents deadlocks.
        .toSorted(() => Math.random() - 0.5)
        .map(({ sku, stock }) => ({ sku, quantity: stock + DELIVERED, expected: stock })),
    });
    const refused = answer.results.filter(({ errors }) => errors.length > 0);
    expect(new Set(refused.map(({ errors }) => errors[0]?.code))).toEqual(
      new Set(refused.length > 0 ? ['CHANGED'] : []),
    );
    return { applied: answer.results.length - refused.length, refused: refused.length };
  }

  it('calls that add the same products at once add each once', async () => {
    const lines = Array.from({ length: 20 }, (_, index) => ({
      sku: `NEW-${index}`,
      name: 'Tapis de Kairouan',
      categoryId: String(category),
      price: '10.000',
    }));
    const answers = await Promise.all(
      Array.from({ length: SYSTEMS }, async (_, system) =>
        call<SellerProductsAnswer>('POST', '/v1/seller/products', headersOf(), {
          lines: [...lines, { ...lines[0], sku: `OWN-${system}` }].toSorted(() => Math.random() - 0.5),
        }),
      ),
    );
    const results = answers.flatMap((answer) => answer.results);
    expect(results.flatMap(({ errors }) => errors)).toEqual([]);
    expect(results.filter(({ isNew }) => isNew)).toHaveLength(lines.length + SYSTEMS);
    const slugs = await run<{ slug: string }>(
      shop.database.db,
      `select slug from products where off_sale = 'REVIEW'`,
      [],
    );
    expect(new Set(slugs.map(({ slug }) => slug)).size).toBe(lines.length + SYSTEMS);
  });

  it('no sold piece comes back, and none is lost', { timeout: 120_000 }, async () => {
    const orders = Array.from({ length: BUYERS }, async (_, buyer) => {
      const wanted = products
        .filter((_product, index) => (index + buyer) % 3 === 0)
        .toSorted(() => Math.random() - 0.5);
      const body = orderOf(
        wanted.map((id) => orderLine(id, PRICE, 1, variants.get(id) ?? null)),
        { contactPhone: `98 ${200_000 + buyer}` },
      );
      const { order } = await call<OrderPlaced>('POST', '/v1/orders', newClient(), body);
      return order === null ? 0 : wanted.length;
    });
    const systems = Array.from({ length: SYSTEMS }, async () => {
      const done = { applied: 0, refused: 0 };
      for (let round = 0; round < ROUNDS; round += 1) {
        const { applied, refused } = await deliver();
        done.applied += applied;
        done.refused += refused;
      }
      return done;
    });
    const sold = (await Promise.all(orders)).reduce((sum, pieces) => sum + pieces, 0);
    const set = await Promise.all(systems);
    const applied = set.reduce((sum, one) => sum + one.applied, 0);
    // Otherwise nothing was shown.
    expect(set.reduce((sum, one) => sum + one.refused, 0)).toBeGreaterThan(0);
    expect([sold > 0, applied > 0]).toEqual([true, true]);
    const [left] = await run<{ stock: number; wrong: number }>(
      shop.database.db,
      `select sum(p.stock)::int as stock, count(*) filter (where v.stock is not null and v.stock <> p.stock)::int as wrong
       from products p left join product_variants v on v.product_id = p.id where p.active`,
      [],
    );
    expect(left).toEqual({ stock: PRODUCTS * START - sold + applied * DELIVERED, wrong: 0 });
  });
});
