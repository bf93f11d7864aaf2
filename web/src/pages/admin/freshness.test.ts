/** Section 9 of the specification gives a time and a number of retries to each screen's reads. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { adminFreshness } from './freshness.ts';

const MINUTE = 60_000;

/** The kinds of freshness that a module's queries have. */
function kindsIn(module: string): string[] {
  const source = readFileSync(fileURLToPath(new URL(`${module}.tsx`, import.meta.url)), 'utf8');
  return [...source.matchAll(/adminFreshness\.(\w+)/g)].map(([, kind = '']) => kind);
}

describe('responses of the back-office', () => {
  it.each([
    ['categories', 'categories/AdminCategoriesPage'],
    ['products', 'products/ProductsPage'],
    ['users', 'users/UsersPage'],
    ['orders', 'orders/OrdersPage'],
    ['tickets', 'tickets/TicketsPage'],
    ['coupons', 'coupons/CouponsPage'],
  ])('are fresh for an hour in the list of %s, read with three retries', (_, module) => {
    expect(kindsIn(module)).toEqual(['list']);
    expect(adminFreshness.list).toEqual({ staleAfter: 60 * MINUTE, retries: 3 });
  });

  it.each([
    ['one order', 'orders/OrderPage'],
    ['sellers', 'sellers/SellerRows'],
    ['the home page', 'homepage/HomepagePage'],
  ])('are fresh for five minutes for %s, read with three retries', (_, module) => {
    expect(kindsIn(module)).toEqual(['detail']);
    expect(adminFreshness.detail).toEqual({ staleAfter: 5 * MINUTE, retries: 3 });
  });

  it('are fresh for a day for the options of filters, read with two retries', () => {
    expect(new Set(kindsIn('_kit/catalogueOptions'))).toEqual(new Set(['options']));
    expect(kindsIn('_kit/SellerOptions')).toEqual(['options']);
    expect(new Set(kindsIn('_kit/allOptions'))).toEqual(new Set(['options']));
    expect(adminFreshness.options).toEqual({ staleAfter: 24 * 60 * MINUTE, retries: 2 });
  });

  it('are fresh for five minutes for one seller, read with one retry', () => {
    expect(kindsIn('sellers/SellerPage')).toEqual(['seller']);
    expect(adminFreshness.seller).toEqual({ staleAfter: 5 * MINUTE, retries: 1 });
  });
});
