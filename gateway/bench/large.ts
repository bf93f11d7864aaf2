/** The origin with 100,000 products: the 5,000th page against the first, and searching with typing errors. */
import { fork } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Pool } from 'undici';
import { judge, median, printTable } from './table.ts';

const PRODUCTS = 100_000;
const PAGE = 20;
const DEEP_PAGE = 5_000;
const TIMES = 40;
const TYPOS = ['huil oliv', 'telefone', 'chausure', 'tapi berber', 'casqe', 'cafetiere', 'parfun', 'montr'];
const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

interface Page {
  products: unknown[];
  cursors: string[];
}

/** Uses PostgreSQL at BENCH_DATABASE_URL (a database of its own) if it answers, else the embedded database. */
export async function measureLargeCatalogue(): Promise<void> {
  const database = process.env['BENCH_DATABASE_URL'];
  const onPostgres = database !== undefined && (await answers(database));
  const folder = file('../../.cache/bench-catalogue');
  mkdirSync(folder, { recursive: true });
  const env = {
    ...process.env,
    DATA_DIR: folder,
    DATABASE_URL: onPostgres ? database : '',
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    PORT: '0',
  };
  console.log(
    `\nmaking ${PRODUCTS} products on ${onPostgres ? 'PostgreSQL' : 'the embedded database'} (kept for the next run)`,
  );
  const made = `${folder}/${onPostgres ? 'postgres' : 'embedded'}-${PRODUCTS}`;
  if (!existsSync(made)) {
    await run(file('../origin/db/demo/cli.ts'), ['--reset', '--products', String(PRODUCTS)], env);
    writeFileSync(made, '');
  }

  const origin = fork(file('../origin/main.ts'), [], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const message = await new Promise<{ type: string; url?: string; message?: string }>((done) => {
    origin.once('message', (sent) => done(sent as { type: string }));
  });
  if (message.url === undefined) throw new Error(`the origin did not start: ${message.message}`);
  const pool = new Pool(message.url, { connections: 1 });
  const get = async <T>(path: string): Promise<T> => {
    const { statusCode, body } = await pool.request({ method: 'GET', path });
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
    return (await body.json()) as T;
  };

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
    typo: TYPOS.map((text) => `/v1/admin/products/search/${encodeURIComponent(text)}?limit=${PAGE}`),
  };
  const times: Record<keyof typeof paths, number[]> = { first: [], deep: [], typo: [] };
  for (let time = -5; time < TIMES; time++) {
    for (const [name, candidates] of Object.entries(paths) as [keyof typeof paths, string[]][]) {
      const path = candidates[Math.abs(time) % candidates.length] as string;
      const started = performance.now();
      await get(path);
      if (time >= 0) times[name].push(performance.now() - started);
    }
  }
  await pool.close();
  const ended = new Promise((done) => origin.once('exit', done));
  origin.kill('SIGTERM');
  await ended;

  printTable(
    `${PRODUCTS} products on ${onPostgres ? 'PostgreSQL' : 'the embedded database'}: p50 of ${TIMES} requests to the REST API`,
    ['', 'ms'],
    [
      ['first page by cursor', median(times.first).toFixed(2)],
      [`page ${DEEP_PAGE} by cursor`, median(times.deep).toFixed(2)],
      ['search with typing errors', median(times.typo).toFixed(2)],
    ],
  );
  judge(`page ${DEEP_PAGE} against the first`, median(times.deep) / median(times.first), 1.5, '×');
  judge('search with typing errors, p50', median(times.typo), 10, 'ms');
}

function run(module: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((done, failed) => {
    const child = fork(module, args, { env, stdio: 'inherit' });
    child.on('exit', (code) => (code === 0 ? done() : failed(new Error(`${module} ended with ${code}`))));
  });
}

function answers(url: string): Promise<boolean> {
  return new Promise((done) => {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port || 5432), timeout: 2_000 });
    const end = (result: boolean): void => {
      socket.destroy();
      done(result);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}
