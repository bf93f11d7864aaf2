/**
 * `npm run bench:web [-- <runs> | --smoke]`: Lighthouse's mobile figures of the home, a category and a product page, with slow
 * 4G and a four times slower processor actually applied, and the time until add-to-cart responds. The shop is the built one
 * with its demo catalogue; everything runs on 127.0.0.1 and ends by itself.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { SMOKE } from '../../gateway/bench/smoke.ts';
import { judge, median, printTable } from '../../gateway/bench/table.ts';
import { freePort } from '../../gateway/service/free-port.ts';
import { chromiumLaunchOptions } from '../e2e/support/chromium.ts';
import startShop, { SHOP_URL } from '../e2e/support/startShop.ts';
import { addToCartAfter } from './addToCart.ts';
import type { Lighthouse, LighthouseResult } from './lighthouse.d.ts';
import { SLOW_PHONE } from './slowPhone.ts';

/** `--smoke`: each step once, on the home page alone; it misses no target. */
const RUNS = SMOKE ? 1 : Number(process.argv[2] ?? 3);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const FIGURES = [
  ['first-contentful-paint', 'FCP ms'],
  ['largest-contentful-paint', 'LCP ms'],
  ['total-blocking-time', 'blocking ms'],
  ['cumulative-layout-shift', 'shift'],
  ['speed-index', 'speed index ms'],
] as const;

type Report = LighthouseResult['lhr'];

const folder = fileURLToPath(new URL('lighthouse/', import.meta.url));
const program = `${folder}node_modules/lighthouse/core/index.js`;
if (!existsSync(program)) {
  console.log('installing Lighthouse (web/bench/lighthouse)');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'], {
    cwd: folder,
    stdio: 'inherit',
  });
}
const lighthouse = ((await import(program)) as { default: Lighthouse }).default;

const stop = await startShop();
let missed = 0;
try {
  const shop = process.env[SHOP_URL] ?? '';
  const pages = await samplePages(shop);
  console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}; ${RUNS} runs a page, medians`);
  const reports = new Map<string, Report[]>(pages.map((page) => [page, []]));
  for (const page of pages) await (await fetch(shop + page)).text();
  // The pages alternate, so that other load of the machine affects all of them.
  for (let run = 0; run < RUNS; run++) {
    for (const page of pages) reports.get(page)?.push(await measure(shop + page));
  }
  printTable(
    'Lighthouse, mobile, throttling applied (150 ms, 1.6 Mbit/s, processor 4 times slower)',
    ['page', ...CATEGORIES, ...FIGURES.map(([, name]) => name)],
    pages.map((page) => [
      page,
      ...CATEGORIES.map((category) => (100 * score(page, category)).toFixed(0)),
      ...FIGURES.map(([audit]) => figure(page, audit).toFixed(audit.endsWith('shift') ? 4 : 0)),
    ]),
  );
  for (const page of pages) {
    least(`performance of ${page}`, 100 * score(page, 'performance'), 98);
    for (const category of CATEGORIES.slice(1)) {
      least(`${category} of ${page}`, 100 * score(page, category), 100);
    }
    most(`LCP of ${page}`, figure(page, 'largest-contentful-paint'), 1500, 'ms');
    most(`blocking time of ${page}`, figure(page, 'total-blocking-time'), 100, 'ms');
    most(`layout shift of ${page}`, figure(page, 'cumulative-layout-shift'), 0.02, '');
    for (const fault of faults(reports.get(page)?.at(-1))) console.log(`       ${fault}`);
  }
  const answers: number[] = [];
  for (let run = 0; run < RUNS; run++) answers.push(await addToCartAfter(shop));
  most('time from the request of / until add-to-cart answers', median(answers), 3200, 'ms');

  function score(page: string, category: string): number {
    return median(
      (reports.get(page) ?? []).map((report) => report.categories[category]?.score ?? Number.NaN),
    );
  }
  function figure(page: string, audit: string): number {
    return median(
      (reports.get(page) ?? []).map((report) => report.audits[audit]?.numericValue ?? Number.NaN),
    );
  }
} finally {
  await stop?.();
}
process.exit(missed > 0 && !SMOKE ? 1 : 0);

function least(name: string, value: number, limit: number): void {
  const met = value >= limit;
  if (!met) missed++;
  console.log(`${met ? 'met   ' : 'MISSED'} ${name}: ${value.toFixed(0)} (aim: at least ${limit})`);
}
function most(name: string, value: number, limit: number, unit: string): void {
  if (!(value <= limit)) missed++;
  judge(name, value, limit, unit);
}

/** The home page, and a category and a product that it links to. */
async function samplePages(shop: string): Promise<string[]> {
  const home = await (await fetch(shop)).text();
  const category = /href="(\/category\/[\w-]+)"/.exec(home)?.[1];
  const product = /href="(\/product\/[\w-]+)"/.exec(home)?.[1];
  if (category === undefined || product === undefined) throw new Error('/ links no category or no product');
  return SMOKE ? ['/'] : ['/', category, product];
}

/** One run in a browser of its own, with empty caches. */
async function measure(url: string): Promise<Report> {
  const port = await freePort();
  const options = await chromiumLaunchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(
      url,
      { port, output: 'json', logLevel: 'error' },
      {
        extends: 'lighthouse:default',
        settings: {
          formFactor: 'mobile',
          onlyCategories: [...CATEGORIES],
          // The service worker keeps fetching for half a minute, so the network is not idle any sooner.
          maxWaitForLoad: 18_000,
          throttlingMethod: 'devtools',
          throttling: SLOW_PHONE,
        },
      },
    );
    const report = result?.lhr;
    if (report === undefined || report.runtimeError !== undefined) {
      throw new Error(`Lighthouse could not measure ${url}: ${report?.runtimeError?.message ?? 'no report'}`);
    }
    return report;
  } finally {
    await browser.close();
  }
}

/** The failed audits of a report, apart from its timings. */
function faults(report: Report | undefined): string[] {
  return Object.values(report?.audits ?? {})
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score !== null && score < 1)
    .map(({ title }) => title);
}
