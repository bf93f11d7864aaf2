import { describe, expect, it } from 'vitest';
import { ProductListQuery } from '../../contract/catalogue.ts';
import { findProducts, isAllowed, productQueries } from './productQuery.ts';

it('queries exactly first, then the whole category', () => {
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

it('requests more results when some have to be filtered out, and filters them', () => {
  const slots = { text: 'tapis', notColors: ['rouge'], notBrands: ['mirova'] };
  expect(productQueries(slots, 8)).toEqual([{ limit: '40', input: 'tapis' }]);
  expect(isAllowed({ name: 'Tapis', colors: ['rouge', 'bleu'], brand: null }, slots)).toBe(false);
  expect(isAllowed({ name: 'Tapis', colors: ['bleu'], brand: 'mirova' }, slots)).toBe(false);
  expect(isAllowed({ name: 'Tapis', colors: ['bleu'], brand: 'other' }, slots)).toBe(true);
});

it('excludes products named by a negated word, not those without it', () => {
  const slots = { text: 'aspirateur', notWords: ['sac'] };
  const of = (name: string) => isAllowed({ name, colors: [], brand: null }, slots);
  expect(of('Aspirateur avec sac')).toBe(false);
  expect(of('Aspirateur sans sac')).toBe(true);
});

it('excludes what the category is named by too, when the other kind was asked for', () => {
  const slots = { text: 'réveil', things: ['réveil'], category: 'radios', notKinds: ['zzradio'] };
  const of = (name: string) => isAllowed({ name, colors: [], brand: null }, slots);
  expect(of('Radio Sol FM')).toBe(false);
  expect(of('Radio-réveil Sol')).toBe(true);
});

describe('querying until enough was found', () => {
  const product = (name: string) => ({ _id: name, name, colors: [], brandRef: null });
  const shop: Readonly<Record<string, string[]>> = {
    'confiture figues': ['Miel aux figues', 'Confiture de figues'],
    confiture: ['Confiture de fraises', 'Miel au confit'],
    '': ['Miel', 'Sirop'],
  };
  const slots = { text: 'confiture figues', things: ['confiture'], category: 'sweet' };
  const find = async (limit: number) => {
    const asked: string[] = [];
    const found = await findProducts(slots, limit, ({ input = '' }) => {
      asked.push(input);
      const products = (shop[input] ?? []).map(product);
      return Promise.resolve({ products, total: products.length });
    });
    return { ...found, names: found.products.map(({ name }) => name), asked };
  };

  it('products named so precede related ones', async () => {
    expect(await find(2)).toMatchObject({
      names: ['Confiture de figues', 'Confiture de fraises', 'Miel aux figues', 'Miel au confit'],
      asked: ['confiture figues', 'confiture'],
      total: null,
      hasExact: true,
    });
  });

  it('the category alone comes last, and only where too little was found', async () => {
    expect((await find(4)).asked).toEqual(['confiture figues', 'confiture']);
    expect((await find(6)).asked).toEqual(['confiture figues', 'confiture', '']);
  });

  it('ends with the first query when that is enough', async () => {
    expect(await find(1)).toMatchObject({ asked: ['confiture figues'], total: 2 });
  });
});
