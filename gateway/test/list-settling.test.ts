/**
 * Lists survive changes: what a change drops at once, what it lets live for some seconds, and what it leaves alone. What is asked of the REST
 * API is counted.
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { pino } from 'pino';
import { emit, emitStocks } from '../origin/api/events/feed.ts';
import { run } from '../origin/base/sql.ts';
import { addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
import { directly } from '../origin/testing/system.ts';
import { createFront } from '../src/http/front.ts';
import type { Front } from '../src/http/front.ts';
import { until } from './harness.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';

/** The promises (ms): for the order of lists, and for what is shown at once. */
const ORDER_WITHIN = 5_000;
const AT_ONCE = 2_000;

const texts = {
  list: `query List($category: String!, $first: Int!) {
    products(first: $first, filter: { category: $category }, sort: { field: PRICE, direction: ASC }) {
      nodes { name stock currentPrice { amount } }
    }
  }`,
  product: 'query Product($slug: String!) { product(by: { slug: $slug }) { stock currentPrice { amount } } }',
};
type Name = 'a' | 'b' | 'c' | 'table';

let shop: LiveShop & { ids: Record<string, string> };
let front: Front;
let address: string;
let ids: Record<Name, number>;
let slugs: Record<Name, string>;
let lamps: string;
let tables: string;
const asked: string[] = [];
const note = (message: unknown): void => {
  const { url = '' } = (message as { request: IncomingMessage }).request;
  if (/^\/v1\/(admin\/)?products/.test(url)) asked.push(url);
};

beforeAll(async () => {
  shop = await openLiveShop(texts);
  const { db } = shop.database;
  const [light, wood] = [await addCategory(db, 'Lampes'), await addCategory(db, 'Tables')];
  [lamps, tables] = [light.slug, wood.slug];
  const { id: seller_id } = await addSeller(db, 'Chez Ali');
  const product = (name: string, category: typeof light, price: number) => ({
    name,
    seller_id,
    category: category as never,
    price,
    stock: 50,
  });
  const [a = 0, b = 0, c = 0, table = 0] = await addProducts(db, [
    product('Lampe A', light, 10_000),
    product('Lampe B', light, 20_000),
    product('Lampe C', light, 30_000),
    product('Table', wood, 40_000),
  ]);
  ids = { a, b, c, table };
  const rows = await run<{ id: number; slug: string }>(db, 'select id, slug from products', []);
  const slugOf = (id: number): string => rows.find((row) => row.id === id)?.slug ?? '';
  slugs = { a: slugOf(a), b: slugOf(b), c: slugOf(c), table: slugOf(table) };
  shop.origin.context.directory.drop();
  front = createFront({ log: pino({ level: 'silent' }) });
  address = await front.listen(0, '127.0.0.1');
  front.open({ gateway: shop.gateway, fetchPicture: () => Promise.reject(new Error('no pictures here')) });
  subscribe('http.server.request.start', note);
});
afterAll(async () => {
  unsubscribe('http.server.request.start', note);
  await front.close();
  await shop.close();
});

const get = async (name: keyof typeof texts, variables: object): Promise<{ text: string; state: string }> => {
  const query = new URLSearchParams({
    documentId: shop.ids[name] as string,
    variables: JSON.stringify(variables),
  });
  const response = await fetch(`${address}/graphql?${query.toString()}`);
  const text = await response.text();
  expect(text).not.toContain('"errors"');
  return { text, state: String(response.headers.get('x-cache')) };
};
const allLamps = () => get('list', { category: lamps, first: 5 });
const twoLamps = () => get('list', { category: lamps, first: 2 });
const allTables = () => get('list', { category: tables, first: 5 });
const lamp = (name: Name = 'a') => get('product', { slug: slugs[name] });

beforeEach(async () => {
  await Promise.all([allLamps(), twoLamps(), allTables(), lamp()]);
  asked.length = 0;
});

/** Changes a product, and announces it as the REST API does. @param more of the event: from which price to which */
async function change(
  name: Name,
  set: string,
  fields: string[],
  more: { prices?: [from: string, to: string] } = {},
): Promise<void> {
  const id = ids[name];
  await directly(shop.database.db, async (trx) => {
    await run(trx, `update products set ${set} where id = $1`, [id]);
    await emit(trx, 'product.changed', String(id), { fields, ...more });
  });
  await shop.origin.context.feed.look();
}
async function moveStock(name: Name, before: number, after: number): Promise<void> {
  const id = ids[name];
  await directly(shop.database.db, async (trx) => {
    await run(trx, 'update products set stock = $2 where id = $1', [id, after]);
    await emitStocks(trx, [{ id, before, after }]);
  });
  await shop.origin.context.feed.look();
}
async function within(ms: number, holds: () => Promise<boolean>): Promise<void> {
  const begun = performance.now();
  await until(holds);
  expect(performance.now() - begun).toBeLessThan(ms);
}

it('shows a changed price at once on the product and in the lists that have it; lists of other categories stay', async () => {
  await change('a', 'price = 11000, current_price = 11000', ['price']);
  await within(AT_ONCE, async () => (await lamp()).text.includes('11.000'));
  await within(AT_ONCE, async () => (await allLamps()).text.includes('11.000'));
  expect((await allTables()).state).toBe('hit');
  expect(asked.filter((path) => path.includes(tables))).toEqual([]);
});

it('serves a list while its order is read again, and shows the new order within the promise', async () => {
  expect((await twoLamps()).text).not.toContain('Lampe C');
  const states: string[] = [];
  await change('c', 'price = 1000, current_price = 1000', ['price']);
  await within(ORDER_WITHIN, async () => {
    const { text, state } = await twoLamps();
    states.push(state);
    return text.includes('Lampe C');
  });
  expect(new Set(states)).toEqual(new Set(['hit', 'stale']));
  expect(asked.filter((path) => path.includes('limit=2&'))).toHaveLength(1);
});

it('reads a list no oftener than its life allows, however much changes', async () => {
  const oneLamp = () => get('list', { category: lamps, first: 1 });
  await oneLamp();
  asked.length = 0;
  const begun = performance.now();
  for (let time = 0; time < 10; time++) {
    await change('b', 'specs = specs', ['specs']);
    await allTables();
    expect((await oneLamp()).state).not.toBe('miss');
  }
  const most = Math.ceil((performance.now() - begun) / 1_500);
  expect(asked.filter((path) => path.includes('limit=1&')).length).toBeLessThanOrEqual(most);
  expect(asked.filter((path) => path.includes(tables))).toEqual([]);
});

it('takes a product that is hidden out of its lists at once', async () => {
  await change('b', 'active = false', ['active']);
  await within(AT_ONCE, async () => !(await allLamps()).text.includes('Lampe B'));
  await change('b', 'active = true', ['active']);
  await within(ORDER_WITHIN, async () => (await allLamps()).text.includes('Lampe B'));
});

it('leaves alone a list by price in which neither the old price nor the new one is', async () => {
  const before = await twoLamps();
  expect(before.text).not.toContain('Lampe B');
  await change('b', 'price = 90000, current_price = 90000', ['price'], { prices: ['20.000', '90.000'] });
  await within(AT_ONCE, async () => (await allLamps()).text.includes('90.000'));
  expect(await twoLamps()).toEqual({ text: before.text, state: 'hit' });
  await change('b', 'price = 500, current_price = 500', ['price'], { prices: ['90.000', '0.500'] });
  await within(ORDER_WITHIN, async () => (await twoLamps()).text.includes('Lampe B'));
});

it('reads nothing but the product again when its stock stays within its bounds', async () => {
  await lamp('table');
  asked.length = 0;
  await moveStock('table', 50, 49);
  await within(AT_ONCE, async () => (await lamp('table')).text.includes('"stock":49'));
  expect((await allTables()).state).toBe('hit');
  expect(asked.filter((path) => path.includes(tables) || path.includes(slugs.table))).toEqual([
    `/v1/products/by-slug/${slugs.table}`,
  ]);
});

it('shows in lists at once that a product sells out, and a stock that is low', async () => {
  await moveStock('a', 50, 3);
  await within(AT_ONCE, async () => (await allLamps()).text.includes('"stock":3'));
  await moveStock('a', 3, 0);
  await within(AT_ONCE, async () => (await allLamps()).text.includes('"stock":0'));
});

it('names the lists of a product in its event', async () => {
  const last = async () => {
    const [event] = await run<{ data: Record<string, unknown> }>(
      shop.database.db,
      `select data from outbox where type = 'product.changed' order by id desc limit 1`,
      [],
    );
    return event?.data;
  };
  await change('table', 'price = 41000, current_price = 41000', ['price']);
  expect(await last()).toEqual({
    fields: ['price'],
    in: expect.arrayContaining([`category:${tables}`]) as unknown,
  });
});
