/** Requests a second and CPU a request: the gateway against the REST API it stands on, and against its peers. */
import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Request } from 'autocannon';
import { SORT_KEYS } from './bare.ts';
import { sendLoad, startServer } from './children.ts';
import type { Measured } from './children.ts';
import type { Load, LoadResult } from './load.ts';
import { SMOKE, times } from './smoke.ts';
import { judge, median, printTable } from './table.ts';

/** Far less than what the distinct requests come to: each of them pushes out another. */
const SMALL_CACHE = 8 * 1024 * 1024;
const CONNECTIONS = 20;
const ROUNDS = times(3, 1);
const SECONDS = 3;
/** Instead of seconds, in a short run. */
const SHORT_REQUESTS = 40;
/** Enough for V8 to have compiled what is used, on a slow machine too. */
const WARM_UP_REQUESTS = times(6_000, 40);

/** Of so many pages, one is compared before measuring. */
const COMPARED_STEP = 487;

const COMPARED = `What is compared
- REST origin (fixture): node:http, products in memory, the page picked and serialised for every request; no database.
- REST origin (embedded): the shop's own, Fastify and PGlite with the demo catalogue; for the scale of a real origin.
- All others stand on the fixture and answer the same page from it with the same schema, resolvers, loaders, upstream
  client and shared cache (${SMALL_CACHE / 1024 / 1024} MB). Every request different: another page or sort, one call upstream each, each kept entry
  pushed out before it is asked for again. Their answers are compared to the byte; an answer with errors ends the bench.
- The bare server has no GraphQL, no checks and no cache: one call, JSON parsed, fields picked, JSON written. No gateway that asks a
  REST API for each page can cost less.
- The gateway is as it ships (limits, permissions, error masking, request ids, cancelling, brotli for trusted GETs);
  Apollo Server and Mercurius (its own document cache on) do none of these here.
- CPU is user and system time of the server's process; other load on the machine moves it less than requests/s.`;

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

/** How long a variant is measured in a round. */
const MEASURED: Load['extent'] = SMOKE ? { requests: SHORT_REQUESTS } : { seconds: SECONDS };

interface Page {
  page: number;
  sort: { field: string; direction: string };
  rest: string;
}

/** 6,000 different pages of 20 products, as deep as numbered pages go. */
const pages: Page[] = Object.entries(SORT_KEYS).flatMap(([field, sortBy]) =>
  ['ASC', 'DESC'].flatMap((direction) =>
    Array.from({ length: 500 }, (_, index) => ({
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
  const [embedded, bare, gateway, apollo, mercurius, mercuriusJit] = await Promise.all([
    startServer('server.ts', 'embedded'),
    startServer('server.ts', 'bare', origin.url),
    startServer('server.ts', 'gateway', origin.url, small, persisted),
    startServer('peers/server.mjs', 'apollo', origin.url, small),
    startServer('peers/server.mjs', 'mercurius', origin.url, small),
    startServer('peers/server.mjs', 'mercurius-jit', origin.url, small),
  ]);
  const hot = pages.slice(0, 1);
  const names = {
    restHot: 'REST origin (fixture), one page',
    restAll: 'REST origin (fixture), every request different',
    embedded: 'REST origin (embedded), one page',
    hot: 'gateway, trusted GET, hot',
    cold: 'gateway, trusted GET, every request different',
    post: 'gateway, integrator POST, every request different',
    bare: 'bare server, same POST',
    apollo: 'Apollo Server, same POST',
    mercurius: 'Mercurius, same POST',
    jit: 'Mercurius with JIT, same POST',
  };
  const variants: Variant[] = [
    { name: names.restHot, server: origin, requests: hot.map(asRest) },
    { name: names.restAll, server: origin, requests: pages.map(asRest) },
    { name: names.embedded, server: embedded, requests: hot.map(asRest) },
    { name: names.hot, server: gateway, requests: hot.map(asTrusted) },
    { name: names.cold, server: gateway, requests: pages.map(asTrusted) },
    { name: names.post, server: gateway, requests: pages.map(asPost) },
    { name: names.bare, server: bare, requests: pages.map(asPost) },
    { name: names.apollo, server: apollo, requests: pages.map(asPost) },
    { name: names.mercurius, server: mercurius, requests: pages.map(asPost) },
    { name: names.jit, server: mercuriusJit, requests: pages.map(asPost) },
  ];
  console.log(`\n${COMPARED}`);
  await compareAnswers(
    variants.filter(({ requests, server }) => requests.length > 1 && server !== origin && server !== bare),
  );

  const measured = new Map<string, Measurement[]>(variants.map(({ name }) => [name, []]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const variant of variants) {
      const result = await measure(variant, round === 0 ? { requests: WARM_UP_REQUESTS } : MEASURED);
      // The first round only warms up.
      if (round > 0) measured.get(variant.name)?.push(result);
    }
  }
  for (const server of [gateway, bare, apollo, mercurius, mercuriusJit, embedded, origin]) server.end();

  const of = (name: string, key: Exclude<keyof Measurement, 'failed'>): number =>
    median((measured.get(name) ?? []).map((result) => result[key]));
  const onePage = new Set([names.restHot, names.embedded, names.hot]);
  printTable(
    `A page of 20 products: medians of ${ROUNDS} rounds of ${SECONDS} s, ${CONNECTIONS} connections, ${pages.length} different pages, memory of ${SMALL_CACHE / 1024 / 1024} MB`,
    ['', 'req/s', 'p50 ms', 'p99 ms', 'CPU µs/req', '× CPU of REST', '× CPU of POST'],
    variants.map(({ name }) => [
      name,
      of(name, 'perSecond').toFixed(0),
      of(name, 'p50').toFixed(0),
      of(name, 'p99').toFixed(0),
      of(name, 'cpu').toFixed(0),
      (of(name, 'cpu') / of(onePage.has(name) ? names.restHot : names.restAll, 'cpu')).toFixed(2),
      (of(name, 'cpu') / of(names.post, 'cpu')).toFixed(2),
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
  for (const name of [names.jit, names.bare]) {
    const ratio = of(names.post, 'cpu') / of(name, 'cpu');
    console.log(
      `no aim yet: every request different against ${name.split(',')[0]}, CPU: ${ratio.toFixed(2)} ×`,
    );
  }
}

async function measure({ name, server, requests }: Variant, extent: Load['extent']): Promise<Measurement> {
  const before = await server.cpu();
  const result = await sendLoad({ url: server.url, extent, connections: CONNECTIONS, requests });
  const cpu = ((await server.cpu()) - before) / result.requests;
  if (result.failures > 0) throw new Error(`${name}: requests failed: ${result.failed}`);
  return { ...result, cpu };
}

/** All servers have to give the same answers, or the comparison says nothing. */
async function compareAnswers(variants: readonly Variant[]): Promise<void> {
  for (let index = 0; index < pages.length; index += COMPARED_STEP) {
    const data = await Promise.all(variants.map((variant) => dataOf(variant, index)));
    const different = variants.filter((_, at) => data[at] !== data[0]);
    if (data[0]?.split('produit-').length === 21 && different.length === 0) continue;
    throw new Error(
      `not the same answer: ${different.map(({ name }) => name).join(', ')}: ${data.map((text) => text.slice(0, 300)).join('\n')}`,
    );
  }
}

/** The text of `data` in the answer to one request: every answer begins with it. */
async function dataOf({ server, requests }: Variant, index: number): Promise<string> {
  const { method, path, headers, body } = requests[index] as Request;
  const answer = await fetch(server.url + path, {
    method,
    ...(headers ? { headers } : {}),
    ...(body === undefined ? {} : { body }),
  });
  return (await answer.text()).trim();
}
