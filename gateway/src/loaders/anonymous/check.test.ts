import { assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CategoriesResponse, ProductPage } from '../../../contract/catalogue.ts';
import { line } from '../../../contract/text.ts';
import { createFixtureData } from '../../../test/fixture-origin.ts';
import { checked } from './check.ts';

const { products, categories } = createFixtureData(5, Date.parse('2026-11-21T08:00:00Z'));
const page = {
  products,
  cursors: products.map(({ _id }) => _id),
  pagination: {
    currentPage: 1,
    totalPages: 1,
    totalItems: 5,
    itemsPerPage: 8,
    hasNext: false,
    hasPrev: false,
  },
  correctedInput: null,
};
const check = checked(ProductPage);

/** Every place of a value, as paths. */
function places(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, inner]) => places(inner, [...path, name]))];
}

function changed(value: unknown, [name, ...rest]: string[], replacement: unknown): unknown {
  if (name === undefined) return replacement;
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  const at = copy as Record<string, unknown>;
  if (rest.length === 0 && replacement === undefined) delete at[name];
  else at[name] = changed(at[name], rest, replacement);
  return copy;
}

describe('checked', () => {
  it('gives what keeps the contract, as it is', () => {
    expect(check(page)).toBe(page);
    expect(checked(CategoriesResponse)(categories)).toBe(categories);
  });

  it('lets fields pass that a later contract may add', () => {
    expect(() => check({ ...page, added: 1 })).not.toThrow();
  });

  it('names the place that does not keep it', () => {
    expect(() => check(changed(page, ['products', '1', 'price'], '12,5'))).toThrow('products.1.price');
    expect(() => check(changed(page, ['pagination'], undefined))).toThrow('pagination');
  });

  it('agrees with the contract’s own schema about changes of any place', () => {
    const all = places(page).filter((path) => path.length > 0);
    const values = constantFrom<unknown>(
      null,
      undefined,
      '',
      'x',
      '12.500',
      -1,
      1.5,
      7,
      true,
      [],
      {},
      '2026-11-21T08:00:00.000Z',
      '2026-02-30T08:00:00.000Z',
      '2024-02-29T08:00:00.000Z',
      'x'.repeat(100_000),
    );
    assert(
      property(constantFrom(...all), values, (path, replacement) => {
        const value = changed(page, path, replacement);
        const isKept = ProductPage.safeParse(value).success;
        const passes = (() => {
          try {
            check(value);
            return true;
          } catch {
            return false;
          }
        })();
        expect(passes, `${path.join('.')} = ${JSON.stringify(replacement)}`).toBe(isKept);
      }),
      { numRuns: 2_000, seed: 7 },
    );
  });

  it('reads classes of Unicode as zod does', () => {
    const check = checked(z.object({ name: line(1, 20) }));
    expect(check({ name: 'Carte prépayée' })).toEqual({ name: 'Carte prépayée' });
    expect(() => check({ name: 'two\nlines' })).toThrow('must be one line');
  });
});
