/**
 * What a gateway still does when it is asked for more than it can do: one process with its pages on one processor, the generator and the
 * fixture of the REST API on another. First the knee, the highest rate that is answered in time; then twice and four times as much.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sendOpenLoad, startServer } from './children.ts';
import type { Measured } from './children.ts';
import type { OpenLoad, OpenRequest, PhaseResult } from './open-load.ts';
import { SMOKE, times } from './smoke.ts';
import { judge, median, printTable } from './table.ts';

/** A response that takes longer is of no use (ms). */
const USEFUL = 1_000;
const RUNS = times(5, 1);
const FACTORS = [2, 4];
/** Seconds of a step to the knee, of an overload, and of the calm that follows. */
const STEP = times(4, 0.3);
const OVERLOAD = times(4, 0.4);
const CALM = times(3, 0.4);
/** Requests a second of the first step, and how much more each following one has. */
const FIRST = times(30, 20);
const GROWTH = 1.15;
const MOST_STEPS = times(16, 2);
/** A rate that is missed this often is above the knee: once may be a collection of garbage. */
const MISSES = times(2, 1);
/** Share of a step's requests that must be good for the next one. */
const ANSWERED = 0.95;
const CACHE = 64 * 1024 * 1024;
/** Requests before measuring: V8 has compiled what is used. */
const WARM_UP = times(1_600, 4);
const WARM_RATE = times(80, 20);
const PRODUCTS = 20_000;

const persistedFile = fileURLToPath(new URL('../../web/src/relay/persisted.json', import.meta.url));

/** Of 20 requests: 17 pages that must be rendered, one from memory, two quotes of a cart. */
function overloadRequests(origin: string): OpenRequest[] {
  const persisted = JSON.parse(readFileSync(persistedFile, 'utf8')) as Record<string, string>;
  const documentId = Object.keys(persisted).find((id) => persisted[id]?.startsWith('query CartPageQuery('));
  if (documentId === undefined) throw new Error('the cart has no trusted document');
  const html = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' };
  const json = {
    accept: 'application/graphql-response+json, application/json',
    'accept-encoding': 'gzip, deflate, br, zstd',
    'content-type': 'application/json',
    origin,
  };
  return Array.from({ length: PRODUCTS }, (_, index): OpenRequest => {
    const product = String(((index * 7_919) % PRODUCTS) + 1);
    if (index % 20 === 7) return { kind: 'memory', method: 'GET', path: '/category/rayon-1', headers: html };
    if (index % 10 === 3) {
      const input = { lines: [{ productId: product, quantity: 1 }] };
      const body = JSON.stringify({ documentId, variables: { input, language: 'FR' } });
      return { kind: 'buying', method: 'POST', path: '/graphql', headers: json, body };
    }
    return { kind: 'looking', method: 'GET', path: `/product/produit-${product}`, headers: html };
  });
}

/** Keeps a process, with all its threads, on one processor. @returns whether it could */
function pin(pid: number, processor: number): boolean {
  try {
    execFileSync('taskset', ['-apc', String(processor), String(pid)], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const sum = (result: PhaseResult, key: 'sent' | 'good' | 'refused' | 'silent'): number =>
  Object.values(result.kinds).reduce((total, kind) => total + kind[key], 0);
const goodput = (result: PhaseResult): number => sum(result, 'good') / result.seconds;
const shareOf = (result: PhaseResult, kind: string): number => {
  const { good = 0, sent = 0 } = result.kinds[kind] ?? {};
  return sent === 0 ? Number.NaN : good / sent;
};

/** A gateway under load. */
interface Loaded {
  send(phases: OpenLoad['phases']): Promise<PhaseResult[]>;
  end(): void;
}

/** Starts fixture and gateway, and lets it answer until it is compiled. */
async function startLoaded(): Promise<Loaded & { isPinned: boolean }> {
  const origin = await startServer('server.ts', 'origin');
  const shop: Measured = await startServer('server.ts', 'shop', origin.url, String(CACHE), persistedFile);
  const isPinned = [pin(shop.pid, 0), pin(origin.pid, 1)].every(Boolean);
  const requests = overloadRequests(shop.url);
  let from = 0;
  const send = async (phases: OpenLoad['phases']): Promise<PhaseResult[]> => {
    const load = { url: shop.url, phases, requests, from, useful: USEFUL };
    const results = await sendOpenLoad(load, (pid) => pin(pid, 1));
    from += results.reduce((total, result) => total + sum(result, 'sent'), 0);
    return results;
  };
  await send([{ perSecond: WARM_RATE, seconds: WARM_UP / WARM_RATE }]);
  return {
    send,
    isPinned,
    end() {
      shop.end();
      origin.end();
    },
  };
}

/** The highest rate of which the given share is answered in time (requests/s). */
async function findKnee(loaded: Loaded): Promise<number> {
  let knee = 0;
  let misses = 0;
  for (let step = 0, rate = FIRST; step < MOST_STEPS && misses < MISSES; step += 1) {
    const [result] = (await loaded.send([{ perSecond: Math.round(rate), seconds: STEP }])) as [PhaseResult];
    if (sum(result, 'good') < ANSWERED * sum(result, 'sent')) {
      misses += 1;
      continue;
    }
    misses = 0;
    knee = Math.round(rate);
    rate *= GROWTH;
  }
  return knee;
}

export async function measureOverload(): Promise<void> {
  if (!existsSync(fileURLToPath(new URL('../../web/dist/server/entry-server.js', import.meta.url))))
    throw new Error('web/dist/server is missing: npm run build makes it');
  const loaded = await startLoaded();
  const knee = Math.max(await findKnee(loaded), SMOKE ? FIRST : 1);
  const rows: string[][] = [];
  const judged: [string, number, number, string][] = [];
  for (const factor of FACTORS) {
    const overloads: PhaseResult[] = [];
    const recoveries: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const [overload, calm] = (await loaded.send([
        { perSecond: knee * factor, seconds: OVERLOAD },
        { perSecond: Math.ceil(knee / 2), seconds: CALM },
      ])) as [PhaseResult, PhaseResult];
      overloads.push(overload);
      recoveries.push(calm.badUntil);
    }
    const of = (value: (result: PhaseResult) => number): number => median(overloads.map(value));
    const recovery = median(recoveries);
    rows.push([
      `${factor} × ${knee}/s`,
      of(goodput).toFixed(0),
      ...['looking', 'memory', 'buying'].map((kind) =>
        (of((result) => shareOf(result, kind)) * 100).toFixed(0),
      ),
      of((result) => sum(result, 'refused') / result.seconds).toFixed(0),
      of(({ p50 }) => p50).toFixed(0),
      of(({ p99 }) => p99).toFixed(0),
      recovery.toFixed(1),
    ]);
    // More is better: what is missing at the knee is judged.
    judged.push([
      `goodput missing at ${factor} times the knee`,
      Math.max(0, 1 - of(goodput) / knee),
      0.2,
      'of the knee',
    ]);
    judged.push([`recovery after ${factor} times the knee`, recovery, 2, 's']);
    judged.push([
      `refused without Retry-After at ${factor} times the knee`,
      overloads.reduce((total, result) => total + sum(result, 'silent'), 0),
      0,
      'requests',
    ]);
  }
  loaded.end();
  printTable(
    `More than a gateway can do: knee ${knee} requests/s${loaded.isPinned ? ' on one processor' : ' (not pinned)'}; medians of ${RUNS} runs of ${OVERLOAD} s; good is 200 within ${USEFUL / 1_000} s`,
    [
      'offered',
      'good/s',
      'looking %',
      'memory %',
      'buying %',
      'refused/s',
      'p50 ms',
      'p99 ms',
      'recovered s',
    ],
    rows,
  );
  for (const aim of judged) judge(...aim);
}
