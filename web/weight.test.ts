/** The first load stays within its budget. It is counted in bytes, so it is the same on every machine; `npm test` builds first. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  ADMIN_BUDGET,
  FIRST_LIST,
  HOME_BUDGET,
  readAdminScreens,
  readChartsWeight,
  readFirstLoads,
} from '../gateway/bench/weight.ts';

const isBuilt = existsSync(fileURLToPath(new URL('dist/client/.vite/sizes.json', import.meta.url)));

describe.skipIf(!isBuilt)('the first load, kB brotli', () => {
  // The body of a skipped suite runs nevertheless.
  const loads = isBuilt ? readFirstLoads() : [];

  it('of the home page is within its budget, in all, of packages and of our own', () => {
    const home = loads.find(({ page }) => page === 'home/HomePage.tsx');
    expect(home?.scripts).toBeLessThanOrEqual(HOME_BUDGET.scripts);
    expect(home?.packages).toBeLessThanOrEqual(HOME_BUDGET.packages);
    expect(home?.own).toBeLessThanOrEqual(HOME_BUDGET.own);
  });

  // Private lists are paginated by Relay's own hooks, which have their weight.
  const LISTS = /^(?:account\/Account|orders\/Orders|wishlist\/Wishlist)Page\.tsx$/;

  it('loads the same packages on every page: those of a single page are loaded later', () => {
    const least = Math.min(...loads.map(({ packages }) => packages));
    const heavy = loads
      .filter(({ page, packages }) => packages > least + (LISTS.test(page) ? 9 : 3))
      .map(({ page }) => page);
    expect(heavy).toEqual([]);
  });
});

describe.skipIf(!isBuilt)('the back-office, kB brotli', () => {
  const screens = isBuilt ? readAdminScreens() : [];

  it('of the shell with a list is within its budget', () => {
    const list = screens.find(({ screen }) => screen === FIRST_LIST);
    expect(list?.total).toBeLessThanOrEqual(ADMIN_BUDGET.shellAndList);
  });

  it('of what each screen adds, and of charts, is within its budget', () => {
    expect(screens.length).toBeGreaterThan(40);
    expect(screens.filter(({ added }) => added > ADMIN_BUDGET.area)).toEqual([]);
    expect(readChartsWeight()).toBeLessThanOrEqual(ADMIN_BUDGET.charts);
  });
});
