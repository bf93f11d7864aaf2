/** A shop of 100,000 products while some of them change: what is answered from memory, what a request costs, and when a change is shown. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';
import { toTnd } from '../contract/money.ts';
import { emit } from '../origin/api/events/feed.ts';
import { run } from '../origin/base/sql.ts';
import { asSystem } from '../origin/base/system.ts';
import { openDatabase } from '../origin/db/database.ts';
import type { OriginDatabase } from '../origin/db/database.ts';
import { startServerWith } from './children.ts';
import type { Measured } from './children.ts';
import { withLargeCatalogue } from './large.ts';
import { SMOKE, times } from './smoke.ts';
import { judge, median, printTable } from './table.ts';

/** Changes a second in each phase; the first only warms up. */
const PHASES = [0, 0, 1, 5];
const PHASE_MS = times(20_000, 1_500);
/** Requests a second, sent whatever the answers take. */
const RATE = times(50, 20);
/**
 * Categories and products that are asked for, the first the most often: so few that what is not from memory was dropped by a change. With many,
 * most requests of a short run are the first ones of their kind.
 */
const CATEGORIES = 10;
const PRODUCTS = 40;
/** Changes whose way to the lists is timed. */
const TIMED = times(8, 1);
/** The promise: list order within this time (ms); a price at once, which allows for the way of an event. */
const LIST_WITHIN = 5_000;
const PRICE_WITHIN = 1_000;

const DOCUMENTS = {
  list: `query List($category: String, $sort: ProductSort) {
  products(first: 20, filter: { category: $category }, sort: $sort) {
    totalCount nodes { id slug name stock isAvailable currentPrice { amount } }
  }
}`,
  options: `query Options($category: String) {
  productFilterOptions(filter: { category: $category }) { brands { value count } inStockCount }
}`,
  product: `query Product($slug: String!) { product(by: { slug: $slug }) { id name stock currentPrice { amount } } }`,
};
const idOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const pathOf = (kind: keyof typeof DOCUMENTS, variables: object): string =>
  `/graphql?documentId=${idOf(DOCUMENTS[kind])}&variables=${encodeURIComponent(JSON.stringify(variables))}`;
const NEWEST = pathOf('list', { sort: { field: 'CREATED_AT', direction: 'DESC' } });

/** Random numbers that are the same in each run. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export async function measureChanges(): Promise<void> {
  await withLargeCatalogue(async ({ env, where, databaseUrl }) => {
    if (databaseUrl === undefined) {
      console.log('not measured: changes, which need a PostgreSQL that two processes use');
      return;
    }
    const folder = mkdtempSync(join(tmpdir(), 'lawaj-bench-'));
    const persisted = join(folder, 'persisted.json');
    writeFileSync(
      persisted,
      JSON.stringify(Object.fromEntries(Object.values(DOCUMENTS).map((text) => [idOf(text), text]))),
    );
    const settings = { ...env, SERVICE_TOKEN: 'service-token-of-the-bench' };
    const origin = await startServerWith(settings, 'server.ts', 'database');
    const cacheBytes = String(192 * 1024 * 1024);
    const gateway = await startServerWith(
      settings,
      'server.ts',
      'gateway',
      origin.url,
      cacheBytes,
      persisted,
    );
    const database = await openDatabase({ databaseUrl, dataDir: null });
    const pool = new Pool(gateway.url, { connections: 64 });
    try {
      await measure({ origin, gateway, database, pool, where });
    } finally {
      await pool.close();
      await database.close();
      gateway.end();
      origin.end();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

interface Shop {
  origin: Measured;
  gateway: Measured;
  database: OriginDatabase;
  pool: Pool;
  where: string;
}

interface Phase {
  changes: number;
  hits: number;
  /** Of them, in percent of all: shown while a newer one is read. */
  stale: number;
  p50: number;
  p99: number;
  gatewayMs: number;
  originMs: number;
}

async function measure(shop: Shop): Promise<void> {
  const { database, where } = shop;
  const [last] = await run<{ n: number }>(database.db, 'select max(id)::int as n from products', []);
  const n = last?.n ?? 0;
  const ask = await requestsOf(database);
  const phases: Phase[] = [];
  for (const changes of PHASES) phases.push(await measurePhase(shop, changes, n, ask));
  const measured = phases.slice(1);
  const quiet = measured[0] as Phase;
  printTable(
    `${n} products on ${where}, ${RATE} requests/s for ${PHASE_MS / 1_000} s each: lists, filter options, products`,
    [
      'changes/s',
      'from memory %',
      'while refreshed %',
      'p50 ms',
      'p99 ms',
      'gateway CPU ms/req',
      'REST API CPU ms/req',
      '× CPU without',
    ],
    measured.map((phase) => [
      String(phase.changes),
      phase.hits.toFixed(1),
      phase.stale.toFixed(1),
      phase.p50.toFixed(1),
      phase.p99.toFixed(1),
      phase.gatewayMs.toFixed(2),
      phase.originMs.toFixed(2),
      ((phase.gatewayMs + phase.originMs) / (quiet.gatewayMs + quiet.originMs)).toFixed(2),
    ]),
  );
  const busy = measured.at(-1) as Phase;
  judge(`not from memory at ${busy.changes} changes a second`, 100 - busy.hits, 5, '%');
  const { listed, priced } = await measurePromise(shop);
  judge(
    `a product is first among the newest, the slowest of ${TIMED}`,
    Math.max(...listed),
    LIST_WITHIN,
    'ms',
  );
  judge(
    `a price is shown on the product and in a list, the slowest of ${TIMED}`,
    Math.max(...priced),
    PRICE_WITHIN,
    'ms',
  );
}

/** A function that gives the next request of shoppers, the usual ones the most often. */
async function requestsOf({ db }: OriginDatabase): Promise<() => string> {
  const categories = await run<{ slug: string }>(
    db,
    `select c.slug from categories c where c.active and exists (select from products p where p.active and p.category_path @> array[c.id])
     order by depth, id limit $1`,
    [CATEGORIES],
  );
  const products = await run<{ slug: string }>(
    db,
    'select slug from products where active order by sold_count desc, id limit $1',
    [PRODUCTS],
  );
  const random = randomOf(7);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() ** 2 * all.length)] as T;
  const sorts = ['CREATED_AT', 'PRICE', 'POPULARITY'];
  return () => {
    const kind = random();
    if (kind < 0.35) return pathOf('product', { slug: pick(products).slug });
    // The root of the shop takes a fifth of what is asked of lists.
    const category = random() < 0.2 ? undefined : pick(categories).slug;
    if (kind < 0.45) return pathOf('options', { category });
    return pathOf('list', { category, sort: { field: pick(sorts), direction: 'DESC' } });
  };
}

async function measurePhase(
  { origin, gateway, database, pool }: Shop,
  changes: number,
  products: number,
  ask: () => string,
): Promise<Phase> {
  const random = randomOf(changes + 1);
  const before = [await gateway.cpu(), await origin.cpu()] as const;
  const started = performance.now();
  const ends = started + PHASE_MS;
  const states: string[] = [];
  const took: number[] = [];
  const running: Promise<unknown>[] = [];
  const send = async (path: string): Promise<void> => {
    const sent = performance.now();
    const { statusCode, headers, body } = await pool.request({ method: 'GET', path });
    await body.text();
    // On a machine that has too much to do.
    if (statusCode !== 200 && statusCode !== 503) throw new Error(`answered ${statusCode}`);
    took.push(performance.now() - sent);
    states.push(String(headers['x-cache']));
  };
  const change = async (): Promise<void> => {
    for (let n = 1; performance.now() < ends; n++) {
      await changePrice(database, 1 + Math.floor(random() * products), 1);
      await delay(Math.max(0, started + (n * 1_000) / changes - performance.now()));
    }
  };
  const changing = changes > 0 ? change() : undefined;
  for (let n = 1; performance.now() < ends; n++) {
    running.push(send(ask()));
    await delay(Math.max(0, started + (n * 1_000) / RATE - performance.now()));
  }
  await Promise.all([...running, changing]);
  took.sort((a, b) => a - b);
  const cost = (now: number, then: number): number => (now - then) / 1_000 / states.length;
  const percent = (...wanted: string[]): number =>
    (states.filter((state) => wanted.includes(state)).length / states.length) * 100;
  return {
    changes,
    hits: percent('hit', 'stale'),
    stale: percent('stale'),
    p50: median(took),
    p99: took[Math.floor(took.length * 0.99)] ?? Number.NaN,
    gatewayMs: cost(await gateway.cpu(), before[0]),
    originMs: cost(await origin.cpu(), before[1]),
  };
}

/** Raises a price (millimes) and announces it, as the REST API does. */
async function changePrice({ db }: OriginDatabase, id: number, by: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await asSystem(trx, 'test');
    const [row] = await run<{ price: number }>(
      trx,
      'update products set price = price + $2, current_price = current_price + $2 where id = $1 returning current_price as price',
      [id, by],
    );
    const price = row?.price ?? 0;
    await emit(trx, 'product.changed', String(id), {
      fields: ['price'],
      prices: [toTnd(price - by), toTnd(price)],
    });
  });
}

/** Makes a product the newest one, and announces it. */
async function renew({ db }: OriginDatabase, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await asSystem(trx, 'test');
    await run(trx, 'update products set created_at = now() where id = $1', [id]);
    await emit(trx, 'product.changed', String(id), { fields: ['created_at'] });
  });
}

interface ListAnswer {
  data: { products: { nodes: { slug: string; currentPrice: { amount: string } }[] } };
}
interface ProductAnswer {
  data: { product: { currentPrice: { amount: string } } };
}

/** How long (ms) a product takes to the top of the newest, and a price to its product and to that list. */
async function measurePromise({ database, pool }: Shop): Promise<{ listed: number[]; priced: number[] }> {
  const get = async <T>(path: string): Promise<T> =>
    (await (await pool.request({ method: 'GET', path })).body.json()) as T;
  const first = async () => (await get<ListAnswer>(NEWEST)).data.products.nodes[0];
  const until = async (holds: () => Promise<boolean>): Promise<number> => {
    const started = performance.now();
    while (!(await holds())) {
      if (performance.now() - started > 4 * LIST_WITHIN) throw new Error('the change was never shown');
      await delay(50);
    }
    return performance.now() - started;
  };
  const listed: number[] = [];
  const priced: number[] = [];
  // Those of the list are surely on sale.
  const shown = (await get<ListAnswer>(NEWEST)).data.products.nodes.map(({ slug }) => slug);
  const candidates = await run<{ id: number; slug: string }>(
    database.db,
    // A discount or a flash sale would hide the price.
    'select id, slug from products where slug = any($1::text[]) and discount_price is null and not is_flash_sale order by id',
    [shown],
  );
  for (const { id, slug } of candidates.slice(0, TIMED)) {
    await first();
    await renew(database, id);
    listed.push(await until(async () => (await first())?.slug === slug));
    const path = pathOf('product', { slug });
    const priceOf = async () => (await get<ProductAnswer>(path)).data.product.currentPrice.amount;
    const old = await priceOf();
    await changePrice(database, id, 1_000);
    priced.push(
      await until(async () => {
        const inList = (await first())?.currentPrice.amount;
        return inList !== old && (await priceOf()) === inList;
      }),
    );
    if (SMOKE) break;
  }
  return { listed, priced };
}
