/** What it costs to check the largest listing against the contract, beside reading its JSON and beside zod's own parse. */
import { ProductPage } from '../contract/catalogue.ts';
import { checked } from '../src/loaders/anonymous/check.ts';
import { createFixtureData } from '../test/fixture-origin.ts';
import { times } from './smoke.ts';
import { judge, printTable } from './table.ts';

/** Products of the largest page that the contract has. */
const PRODUCTS = 100;
const WARM_UP = times(3_000, 10);
const ROUNDS = times(15, 1);
const CALLS = times(200, 5);

/** Measures the check, JSON.parse and zod's parse of one listing; a check may cost a third of JSON.parse. */
export function measureChecks(): void {
  const { products } = createFixtureData(PRODUCTS, Date.parse('2026-11-21T08:00:00Z'));
  const page: ProductPage = {
    products,
    cursors: products.map(({ _id }) => _id),
    pagination: {
      currentPage: 1,
      totalPages: 1,
      totalItems: PRODUCTS,
      itemsPerPage: PRODUCTS,
      hasNext: false,
      hasPrev: false,
    },
    correctedInput: null,
  };
  const text = JSON.stringify(page);
  const compiling = performance.now();
  const check = checked(ProductPage);
  const compiled = performance.now() - compiling;

  const parse = microseconds(() => JSON.parse(text));
  const checking = microseconds(() => check(page));
  const zod = microseconds(() => ProductPage.parse(page));
  printTable(
    `Checking a listing of ${PRODUCTS} products (${Math.round(text.length / 1000)} kB; compiled in ${compiled.toFixed(1)} ms)`,
    ['', 'µs', 'of JSON.parse'],
    [
      ['JSON.parse', parse.toFixed(1), '1.00'],
      ['check', checking.toFixed(1), (checking / parse).toFixed(2)],
      ['zod’s parse', zod.toFixed(1), (zod / parse).toFixed(2)],
    ],
  );
  judge('check / JSON.parse', checking / parse, 0.33, '');
}

/** Microseconds of one call, in the best of the rounds. */
function microseconds(call: () => unknown): number {
  for (let index = 0; index < WARM_UP; index += 1) call();
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    for (let index = 0; index < CALLS; index += 1) call();
    best = Math.min(best, (performance.now() - began) / CALLS);
  }
  return best * 1_000;
}
