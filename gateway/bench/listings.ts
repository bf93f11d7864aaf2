/**
 * Product lists and filter options of the REST API by its index in memory against SQL, in a small catalogue and in a large one: another
 * price each time. All servers are asked in turn, so that the ratios hold on a busy machine as well.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';
import { run } from '../origin/base/sql.ts';
import { openDatabase } from '../origin/db/database.ts';
import { startServerWith } from './children.ts';
import type { Measured } from './children.ts';
import { databaseCpu, databaseCpuSince } from './database-cpu.ts';
import { withLargeCatalogue, withSmallCatalogue } from './large.ts';
import type { LargeCatalogue } from './large.ts';
import { times } from './smoke.ts';
import { judge, median, printTable } from './table.ts';

/** A hundredth or so of the products is not on sale. */
const SMALL = times(1_220, 300);
const ROUNDS = times(20, 2);
/** So often each question is asked before it is measured: a running server's code is compiled. */
const WARM_UP = times(30, 1);
/** One server is asked so often before the next. */
const TURN = 5;
/** The index is built in the background. */
const READY_WITHIN = 60_000;

interface Shop {
  name: string;
  isIndexed: boolean;
  server: Measured;
  pool: Pool;
  databaseUrl: string;
  category: string;
}

const QUESTIONS: Readonly<Record<string, (category: string, price: number) => string>> = {
  'first page of all': (_, price) => `/v1/admin/products?limit=20&minPrice=${price}`,
  'a category by price': (category, price) =>
    `/v1/admin/products?limit=20&category=${category}&sortBy=price&sortOrder=asc&minPrice=${price}`,
  'options of all': (_, price) =>
    `/v1/admin/products/filter-options?minPrice=${price}&apart=true&withSpecs=true`,
  'options of a deep category': (category, price) =>
    `/v1/admin/products/filter-options?category=${category}&minPrice=${price}&apart=true&withSpecs=true`,
};

interface Cost {
  ms: number[];
  serverMs: number;
  databaseMs: number;
}

export async function measureListings(): Promise<void> {
  await withSmallCatalogue(SMALL, (small) => withLargeCatalogue((large) => measure({ small, large })));
}

async function measure(catalogues: Readonly<Record<'small' | 'large', LargeCatalogue>>): Promise<void> {
  const shops: Shop[] = [];
  try {
    for (const [size, { env, databaseUrl }] of Object.entries(catalogues)) {
      if (databaseUrl === undefined) {
        console.log('not measured: product lists, which need a PostgreSQL that two processes use');
        return;
      }
      const category = await deepCategory(databaseUrl);
      for (const isIndexed of [true, false]) {
        const settings = { ...env, PRODUCT_INDEX_MB: isIndexed ? '128' : '0' };
        const server = await startServerWith(settings, 'server.ts', 'database');
        const pool = new Pool(server.url, { connections: 1 });
        const name = `${size}, ${isIndexed ? 'index' : 'SQL'}`;
        shops.push({ name, isIndexed, server, pool, databaseUrl, category });
      }
    }
    for (const shop of shops) if (shop.isIndexed) await ready(shop);
    await compare(shops);
  } finally {
    for (const { server, pool } of shops) {
      await pool.close();
      server.end();
    }
  }
}

/** The category at the deepest level with the most products. */
async function deepCategory(databaseUrl: string): Promise<string> {
  const database = await openDatabase({ databaseUrl, dataDir: null });
  try {
    const [row] = await run<{ slug: string }>(
      database.db,
      `select c.slug from categories c join products p on p.category_id = c.id and p.active
       where c.active and c.depth = (select max(depth) from categories where active) group by c.id, c.slug order by count(*) desc, c.id limit 1`,
      [],
    );
    return row?.slug ?? '';
  } finally {
    await database.close();
  }
}

async function ready({ name, server }: Shop): Promise<void> {
  const started = performance.now();
  while ((await server.indexBytes()) === 0) {
    if (performance.now() - started > READY_WITHIN) throw new Error(`${name}: there is no index`);
    await delay(200);
  }
}

async function compare(shops: readonly Shop[]): Promise<void> {
  const costs = new Map<string, Cost>();
  const costOf = ({ name }: Shop, question: string): Cost => {
    const key = `${name} ${question}`;
    const known = costs.get(key) ?? { ms: [], serverMs: 0, databaseMs: 0 };
    costs.set(key, known);
    return known;
  };
  for (const [question, pathOf] of Object.entries(QUESTIONS)) {
    const ask = async ({ name, pool, category }: Shop, round: number): Promise<number> => {
      const path = pathOf(category, 5 + round);
      const started = performance.now();
      const { statusCode, body } = await pool.request({ method: 'GET', path });
      await body.text();
      if (statusCode !== 200) throw new Error(`${name}: ${path} answered ${statusCode}`);
      return performance.now() - started;
    };
    for (const shop of shops) for (let n = 0; n < WARM_UP; n++) await ask(shop, ROUNDS + n);
    // In turns of a few, as the CPU of a database is counted in hundredths of a second.
    for (let turn = 0; turn < ROUNDS; turn += TURN)
      for (const shop of shops) {
        const cost = costOf(shop, question);
        const before = [await shop.server.cpu(), await databaseCpu(shop.databaseUrl)] as const;
        for (let round = turn; round < Math.min(ROUNDS, turn + TURN); round++)
          cost.ms.push(await ask(shop, round));
        cost.serverMs += ((await shop.server.cpu()) - before[0]) / 1_000;
        cost.databaseMs += databaseCpuSince(await databaseCpu(shop.databaseUrl), before[1]);
      }
  }
  report(shops, costOf);
}

function report(shops: readonly Shop[], costOf: (shop: Shop, question: string) => Cost): void {
  const p50 = (shop: Shop, question: string): number => median(costOf(shop, question).ms);
  const cpu = (shop: Shop, question: string): number => {
    const { ms, serverMs, databaseMs } = costOf(shop, question);
    return (serverMs + databaseMs) / ms.length;
  };
  const [smallIndex, smallSql, largeIndex, largeSql] = shops as [Shop, Shop, Shop, Shop];
  printTable(
    `Product lists of the REST API, ${ROUNDS} requests each with another price: p50 ms (CPU ms of server and PostgreSQL)`,
    [
      '',
      ...shops.map(({ name }) => name),
      'SQL / index, large',
      'large / small, index',
      'large / small, SQL',
    ],
    Object.keys(QUESTIONS).map((question) => [
      question,
      ...shops.map((shop) => `${p50(shop, question).toFixed(1)} (${cpu(shop, question).toFixed(1)})`),
      (p50(largeSql, question) / p50(largeIndex, question)).toFixed(1),
      (p50(largeIndex, question) / p50(smallIndex, question)).toFixed(2),
      (p50(largeSql, question) / p50(smallSql, question)).toFixed(1),
    ]),
  );
  for (const question of Object.keys(QUESTIONS))
    judge(
      `${question}: the large catalogue against the small one`,
      p50(largeIndex, question) / p50(smallIndex, question),
      2,
      '×',
    );
}
