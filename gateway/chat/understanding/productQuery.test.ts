import { expect, it } from 'vitest';
import { ProductListQuery } from '../../contract/catalogue.ts';
import { isAllowed, productQueries } from './productQuery.ts';

it('asks exactly first, then for the whole category', () => {
  const [exact, wider, ...none] = productQueries(
    {
      text: 'perceuse',
      category: 'tools',
      colors: ['rouge'],
      sizes: ['m'],
      maxPrice: 90_500,
      sort: 'dearer',
    },
    8,
  );
  expect(ProductListQuery.parse(exact)).toEqual({
    limit: 8,
    input: 'perceuse taille m',
    category: 'tools',
    color: 'rouge',
    maxPrice: '90.500',
    sortBy: 'price',
    sortOrder: 'desc',
  });
  expect(wider).toEqual({ ...exact, input: 'taille m' });
  expect(none).toEqual([]);
});

it('asks for more where some have to be left out, and leaves them out', () => {
  const slots = { text: 'tapis', notColors: ['rouge'], notBrands: ['mirova'] };
  expect(productQueries(slots, 8)).toEqual([{ limit: '40', input: 'tapis' }]);
  expect(isAllowed({ colors: ['rouge', 'bleu'], brand: null }, slots)).toBe(false);
  expect(isAllowed({ colors: ['bleu'], brand: 'mirova' }, slots)).toBe(false);
  expect(isAllowed({ colors: ['bleu'], brand: 'other' }, slots)).toBe(true);
});
