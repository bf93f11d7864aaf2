/** Requests a second and CPU a request: the gateway against the REST API it stands on, and against its peers. */
import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Request } from 'autocannon';
import { sendLoad, startServer } from './children.ts';
import type { Measured } from './children.ts';
import type { LoadResult } from './load.ts';
import { judge, median, printTable } from './table.ts';

/** Far less than what the distinct requests come to: each of them pushes out another. */
const SMALL_CACHE = 8 * 1024 * 1024;
const CONNECTIONS = 20;
const ROUNDS = 3;
const SECONDS = 3;

const DOCUMENT = `query ProductPage($page: Int, $sort: ProductSort) {
  products(first: 20, page: $page, sort: $sort) {
    totalCount
    nodes {
      id slug name stock stockStatus isAvailable discountPercent ratingAverage ratingCount isBestSeller
      price { amount currency }
      currentPrice { amount currency }
      mainImage { url(width: 320) }
      category { id slug name }
    }
  }
}`;
const DOCUMENT_ID = createHash('sha256').update(DOCUMENT).digest('hex');

interface Page {
  page: number;
  sort: { field: string; direction: string };
  rest: string;
}

/** 8,000 different pages of 20 products. */
const pages: Page[] = [
  ['CREATED_AT', 'createdAt'],
  ['PRICE', 'price'],
  ['NAME', 'name'],
  ['RATING', 'ratingAverage'],
].flatMap(([field = '', sortBy = '']) =>
  ['ASC', 'DESC'].flatMap((direction) =>
    Array.from({ length: 1_000 }, (_, index) => ({
      page: index + 1,
      sort: { field, direction },
      rest: `/v1/admin/products?limit=20&page=${index + 1}&sortBy=${sortBy}&sortOrder=${direction.toLowerCase()}`,
    })),
  ),
);

const asRest = ({ rest }: Page): Request => ({ method: 'GET', path: rest });
// As a browser asks: it takes compressed answers.
const asTrusted = ({ page, sort }: Page): Request => ({
  method: 'GET',
  headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
  path: `/graphql?documentId=${DOCUMENT_ID}&variables=${encodeURIComponent(JSON.stringify({ page, sort }))}`,
});
const asPost = ({ page, sort }: Page): Request => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query: DOCUMENT, variables: { page, sort } }),
});

interface Variant {
  name: string;
  server: Measured;
  requests: Request[];
}

interface Measurement extends LoadResult {
  cpu: number;
}

/** Runs all variants in turn, several rounds, and prints the medians. */
export async function measureThroughput(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lawaj-bench-'));
  const persisted = join(folder, 'persisted.json');
  writeFileSync(persisted, JSON.stringify({ [DOCUMENT_ID]: DOCUMENT }));
  const origin = await startServer('server.ts', 'origin');
  const small = String(SMALL_CACHE);
  const [gateway, apollo, mercurius, mercuriusJit] = await Promise.all([
    startServer('server.ts', 'gateway', origin.url, small, persisted),
    startServer('peers/server.mjs', 'apollo', origin.url, small),
    startServer('peers/server.mjs', 'mercurius', origin.url, small),
    startServer('peers/server.mjs', 'mercurius-jit', origin.url, small),
  ]);
  const hot = pages.slice(0, 1);
  const names = {
    restHot: 'REST origin (fixture), one page',
    restAll: 'REST origin (fixture), every request different',
    hot: 'gateway, trusted GET, hot',
    cold: 'gateway, trusted GET, every request different',
    post: 'gateway, integrator POST, every request different',
    apollo: 'Apollo Server, same POST',
    mercurius: 'Mercurius, same POST',
    jit: 'Mercurius with JIT, same POST',
  };
  const variants: Variant[] = [
    { name: names.restHot, server: origin, requests: hot.map(asRest) },
    { name: names.restAll, server: origin, requests: pages.map(asRest) },
    { name: names.hot, server: gateway, requests: hot.map(asTrusted) },
    { name: names.cold, server: gateway, requests: pages.map(asTrusted) },
    { name: names.post, server: gateway, requests: pages.map(asPost) },
    { name: names.apollo, server: apollo, requests: pages.map(asPost) },
    { name: names.mercurius, server: mercurius, requests: pages.map(asPost) },
    { name: names.jit, server: mercuriusJit, requests: pages.map(asPost) },
  ];
  await compareAnswers(variants.slice(2));

  const measured = new Map<string, Measurement[]>(variants.map(({ name }) => [name, []]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const variant of variants) {
      const result = await measure(variant, round === 0 ? 1 : SECONDS);
      // The first round only warms up.
      if (round > 0) measured.get(variant.name)?.push(result);
    }
  }
  for (const server of [gateway, apollo, mercurius, mercuriusJit, origin]) server.end();

  const of = (name: string, key: keyof Measurement): number =>
    median((measured.get(name) ?? []).map((result) => result[key]));
  printTable(
    `A page of 20 products: medians of ${ROUNDS} rounds of ${SECONDS} s, ${CONNECTIONS} connections, ${pages.length} different pages, memory of ${SMALL_CACHE / 1024 / 1024} MB`,
    ['', 'req/s', 'p50 ms', 'p99 ms', 'CPU µs/req', 'x CPU of REST', 'failures'],
    variants.map(({ name }) => [
      name,
      of(name, 'perSecond').toFixed(0),
      of(name, 'p50').toFixed(0),
      of(name, 'p99').toFixed(0),
      of(name, 'cpu').toFixed(0),
      (of(name, 'cpu') / of(name === names.hot ? names.restHot : names.restAll, 'cpu')).toFixed(2),
      of(name, 'failures').toFixed(0),
    ]),
  );
  judge('hot page against the REST origin, CPU', of(names.hot, 'cpu') / of(names.restHot, 'cpu'), 0.33, '×');
  judge(
    'every request different against Apollo Server, CPU',
    of(names.post, 'cpu') / of(names.apollo, 'cpu'),
    1,
    '×',
  );
  judge(
    'every request different against Mercurius, CPU',
    of(names.post, 'cpu') / of(names.mercurius, 'cpu'),
    1,
    '×',
  );
}

async function measure({ name, server, requests }: Variant, seconds: number): Promise<Measurement> {
  const before = await server.cpu();
  const result = await sendLoad({ url: server.url, seconds, connections: CONNECTIONS, requests });
  const cpu = ((await server.cpu()) - before) / result.requests;
  if (result.failures > 0) throw new Error(`${name}: ${result.failures} requests failed`);
  return { ...result, cpu };
}

/** All servers have to give the same answer, or the comparison says nothing. */
async function compareAnswers(variants: readonly Variant[]): Promise<void> {
  const data = await Promise.all(
    variants.map(async ({ server, requests }) => {
      const { method, path, headers, body } = requests[0] as Request;
      const init = {
        method,
        headers: headers as Record<string, string>,
        ...(typeof body === 'string' ? { body } : {}),
      };
      const answer = (await (await fetch(server.url + path, init)).json()) as { data?: unknown };
      return JSON.stringify(answer.data ?? answer);
    }),
  );
  const different = variants.filter((_, index) => data[index] !== data[0]);
  if (!data[0]?.includes('produit-') || different.length > 0) {
    throw new Error(
      `not the same answer: ${different.map(({ name }) => name).join(', ')}: ${data.map((text) => text.slice(0, 300)).join('\n')}`,
    );
  }
}
