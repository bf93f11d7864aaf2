import { describe, expect, it } from 'vitest';
import { CATEGORIES, demoProducts } from '../origin/demo/generate.ts';
import { DEFAULT_PRODUCTS } from '../origin/demo/load.ts';
import { everydayNames } from './everyday.ts';

const LEAST = 3;

describe('everyday names', () => {
  it('are at least three for every category and every family of the demo catalogue', () => {
    const names = [
      ...CATEGORIES.filter(({ active }) => active).map(({ name }) => name),
      ...new Set([...demoProducts(DEFAULT_PRODUCTS)].map(({ type }) => type.noun)),
    ];
    expect(names.length).toBeGreaterThan(600);
    expect(names.filter((name) => everydayNames(name).length < LEAST)).toEqual([]);
  });

  it('are those of the parts of a name, and of a thing for the same people', () => {
    expect(everydayNames('Lits & matelas')).toEqual(expect.arrayContaining(['bed', 'mattress']));
    expect(everydayNames('Baskets femme')).toContain('sneakers femme');
    expect(everydayNames('Zorglub')).toEqual([]);
  });
});
