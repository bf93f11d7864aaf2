/** The origin with 100,000 products: the 5,000th page against the first, and searching with typing errors. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { Pool } from 'undici';
import { times } from './smoke.ts';
import { judge, median, printTable } from './table.ts';

/** Some products are not on sale: so many make 100,000 that are. */
const PRODUCTS = times(101_600, 600);
const PAGE = 20;
const DEEP_PAGE = times(5_000, 20);
const TIMES = times(40, 2);
/** Loading is given up after this (ms): on a small machine the embedded database may take too long for a bench. */
const LOAD_WITHIN = 12 * 60_000;
const LOCAL_SERVER = 'postgres://postgres@127.0.0.1:5432/postgres';
/** What people type, and what they mean. More than there are measurements: no answer is one that is remembered. */
const TYPOS: readonly (readonly [string, string])[] = Object.entries({
  'huil oliv': 'huile olive',
  telefone: 'telephone',
  chausure: 'chaussure',
  'tapi berber': 'tapis berbere',
  casqe: 'casque',
  cafetierre: 'cafetiere',
  parfun: 'parfum',
  montr: 'montre',
  harisa: 'harissa',
  couscousier: 'couscoussier',
  ordinatuer: 'ordinateur',
  'robe roug': 'robe rouge',
  'chemis coton': 'chemise coton',
  frigoo: 'frigo',
  televison: 'television',
  'machne a laver': 'machine a laver',
  cahussure: 'chaussure',
  'sac a mian': 'sac a main',
  shampoin: 'shampoing',
  'lanpe bois': 'lampe bois',
  balon: 'ballon',
  poussete: 'poussette',
  'dates deglett': 'dattes deglet',
  'crem visage': 'creme visage',
  matela: 'matelas',
  canapee: 'canape',
  ridaux: 'rideau',
  perceuze: 'perceuse',
  marteu: 'marteau',
  ceintur: 'ceinture',
  lunete: 'lunettes',
  bracelt: 'bracelet',
  savonn: 'savon',
  epise: 'epices',
  jouett: 'jouet',
  cahierr: 'cahier',
  veloo: 'velo',
  tentte: 'tente',
  imprimente: 'imprimante',
  clavie: 'clavier',
  ecouteu: 'ecouteurs',
  aspirateu: 'aspirateur',
  ventilateu: 'ventilateur',
});
const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

interface Page {
  products: unknown[];
  cursors: string[];
  pagination: { totalItems: number };
}

/** Where a large catalogue was loaded. */
export interface LargeCatalogue {
  /** Settings of the processes that use it. */
  env: NodeJS.ProcessEnv;
  /** The kind of database, for people. */
  where: string;
  /** Absent: embedded, in the folder of `env.DATA_DIR`. */
  databaseUrl: string | undefined;
}

export async function measureLargeCatalogue(): Promise<void> {
  await withLargeCatalogue(({ env, where }) => measure(env, where));
}

/**
 * Gives a database with the large catalogue, which is made and dropped again: on the PostgreSQL of BENCH_DATABASE_URL (or the local
 * one) if it answers, else embedded in a temporary folder. With BENCH_CATALOGUE_URL, the database that was loaded there before (`npm run
 * catalogue`), which stays, with what a measurement changes.
 */
export async function withLargeCatalogue(use: (catalogue: LargeCatalogue) => Promise<void>): Promise<void> {
  await withCatalogue(PRODUCTS, process.env['BENCH_CATALOGUE_URL'] || undefined, use);
}

/** The same with a small catalogue: loaded before in BENCH_SMALL_CATALOGUE_URL, or `products` are. */
export async function withSmallCatalogue(
  products: number,
  use: (catalogue: LargeCatalogue) => Promise<void>,
): Promise<void> {
  await withCatalogue(products, process.env['BENCH_SMALL_CATALOGUE_URL'] || undefined, use);
}

async function withCatalogue(
  products: number,
  loaded: string | undefined,
  use: (catalogue: LargeCatalogue) => Promise<void>,
): Promise<void> {
  if (loaded !== undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'lawaj-bench-'));
    try {
      await use({ env: environment(folder, loaded), where: 'PostgreSQL', databaseUrl: loaded });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    return;
  }
  const server = process.env['BENCH_DATABASE_URL'] || LOCAL_SERVER;
  const name = `lawaj_bench_${process.pid}_${products}`;
  const onPostgres = await statement(server, `create database ${name}`).then(
    () => true,
    () => false,
  );
  const folder = mkdtempSync(join(tmpdir(), 'lawaj-bench-'));
  const url = new URL(server);
  url.pathname = `/${name}`;
  const where = onPostgres ? 'PostgreSQL' : 'the embedded database (no PostgreSQL answered)';
  const env = environment(folder, onPostgres ? url.href : '');
  try {
    console.log(`\nloading ${products} products into ${where}`);
    await load(env, products);
    await use({ env, where, databaseUrl: onPostgres ? url.href : undefined });
  } finally {
    if (onPostgres) await statement(server, `drop database if exists ${name} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  }
}

const environment = (folder: string, databaseUrl: string): NodeJS.ProcessEnv => ({
  ...process.env,
  DATA_DIR: folder,
  DATABASE_URL: databaseUrl,
  DEMO: 'off',
  LOG_LEVEL: 'warn',
  PORT: '0',
});

async function measure(env: NodeJS.ProcessEnv, where: string): Promise<void> {
  const origin = fork(file('../origin/main.ts'), [], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  try {
    const pool = new Pool(await addressOf(origin), { connections: 1 });
    try {
      await measureAt(pool, where);
    } finally {
      await pool.close();
    }
  } finally {
    const ended = new Promise((done) => origin.once('exit', done));
    if (origin.exitCode === null && origin.kill('SIGTERM')) await ended;
  }
}

async function measureAt(pool: Pool, where: string): Promise<void> {
  const get = async <T>(path: string): Promise<T> => {
    const { statusCode, body } = await pool.request({ method: 'GET', path });
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
    return (await body.json()) as T;
  };
  // What is searched was read before, as in a shop that is open, but under other words.
  for (const [, right] of TYPOS) await get(`/v1/admin/products?limit=1&input=${encodeURIComponent(right)}`);
  // Down to the deep page by cursor, a hundred at a time.
  let after = '';
  for (let seen = 0; seen < (DEEP_PAGE - 1) * PAGE;) {
    const limit = Math.min(100, (DEEP_PAGE - 1) * PAGE - seen);
    const page = await get<Page>(`/v1/admin/products?limit=${limit}${after}`);
    if (page.products.length < limit)
      throw new Error(`only ${seen + page.products.length} products are there`);
    after = `&after=${encodeURIComponent(page.cursors.at(-1) ?? '')}`;
    seen += limit;
  }
  const paths = {
    first: [`/v1/admin/products?limit=${PAGE}`],
    deep: [`/v1/admin/products?limit=${PAGE}${after}`],
    suggestion: TYPOS.map(([text]) => `/v1/admin/products/search/${encodeURIComponent(text)}?limit=8`),
    results: TYPOS.map(([text]) => `/v1/admin/products?limit=${PAGE}&input=${encodeURIComponent(text)}`),
  };
  const times: Record<keyof typeof paths, number[]> = { first: [], deep: [], suggestion: [], results: [] };
  for (let time = 0; time < TIMES + 3; time++) {
    for (const [name, candidates] of Object.entries(paths) as [keyof typeof paths, string[]][]) {
      const path = candidates[time % candidates.length] as string;
      const started = performance.now();
      await get(path);
      // The first few only warm up.
      if (time >= 3) times[name].push(performance.now() - started);
    }
  }
  const { totalItems } = (await get<Page>(paths.first[0] as string)).pagination;
  printTable(
    `${totalItems} products on ${where}: p50 of ${TIMES} requests to the REST API`,
    ['', 'ms'],
    [
      ['first page', median(times.first).toFixed(2)],
      [`page ${DEEP_PAGE} by cursor`, median(times.deep).toFixed(2)],
      ['suggestions for a mistyped text', median(times.suggestion).toFixed(2)],
      ['results for a mistyped text, counted', median(times.results).toFixed(2)],
    ],
  );
  judge(`page ${DEEP_PAGE} against the first`, median(times.deep) / median(times.first), 1.5, '×');
  judge('search with typing errors, p50', median(times.suggestion), 10, 'ms');
}

async function statement(server: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: server, connectionTimeoutMillis: 2_000 });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function addressOf(origin: ChildProcess): Promise<string> {
  return new Promise((done, failed) => {
    origin.once('exit', (code) => failed(new Error(`the origin ended with ${code}`)));
    origin.once('message', (sent) => {
      const { url, message } = sent as { url?: string; message?: string };
      if (url === undefined) failed(new Error(`the origin did not start: ${message}`));
      else done(url);
    });
  });
}

function load(env: NodeJS.ProcessEnv, products: number): Promise<void> {
  return new Promise((done, failed) => {
    const child = fork(file('../origin/demo/cli.ts'), ['--products', String(products)], {
      env,
      stdio: 'inherit',
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), LOAD_WITHIN);
    child.on('exit', (code) => {
      clearTimeout(timer);
      if (code === 0) done();
      else failed(new Error(code === null ? 'loading took too long' : `loading ended with ${code}`));
    });
  });
}
