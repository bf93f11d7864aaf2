/** Technical data as a filter of lists, and as filter options. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FilterOptions, ProductPage } from '../../../contract/catalogue.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import { addBrand, addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';

let shop: TestOrigin;
let brands: { slug: string }[];

beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  const seller = await addSeller(db, 'Chez Ali');
  const category = await addCategory(db, 'Ordinateurs', undefined, { slug: 'ordinateurs' });
  const others = await addCategory(db, 'Autres', undefined, { slug: 'autres' });
  const own = [await addBrand(db, 'Alif'), await addBrand(db, 'Ba')];
  brands = own;
  const product = (name: string, brand: number, memory: string, colour: string) => ({
    name,
    seller_id: seller.id,
    category,
    brand_id: own[brand]?.id,
    specs: JSON.stringify([
      { name: 'Mémoire', names: { en: 'Memory' }, value: memory },
      { name: 'Couleur', value: colour, ...(colour === 'noir' && { values: { en: 'black' } }) },
    ]),
  });
  await addProducts(db, [
    product('Un', 0, '8 Go', 'noir'),
    product('Deux', 0, '16 Go', 'noir'),
    product('Trois', 1, '16 Go', 'gris'),
    { ...product('Quatre', 1, '16 Go', 'noir'), category: others },
  ]);
});
afterAll(() => shop.close());

const query = (fields: Record<string, unknown>): string =>
  new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString();
const named = async (fields: Record<string, unknown>) =>
  (await shop.get<ProductPage>(`/v1/admin/products?${query(fields)}`)).body.products
    .map(({ name }) => name)
    .toSorted();
const optionsOf = async (fields: Record<string, unknown>) =>
  (await shop.get<FilterOptions>(`/v1/admin/products/filter-options?${query(fields)}`)).body;

describe('a list', () => {
  it.each([
    [[['Mémoire', ['16 Go']]], ['Deux', 'Quatre', 'Trois']],
    [[['Mémoire', ['8 Go', '16 Go']]], ['Deux', 'Quatre', 'Trois', 'Un']],
    [
      [
        ['Mémoire', ['16 Go']],
        ['Couleur', ['noir']],
      ],
      ['Deux', 'Quatre'],
    ],
    // The value of another entry.
    [[['Couleur', ['16 Go']]], []],
    [[], ['Deux', 'Quatre', 'Trois', 'Un']],
  ])('with %j has %j', async (specs, names) => {
    expect(await named({ specs })).toEqual(names);
  });

  it.each([
    '{',
    '[["Couleur"]]',
    '[["Couleur", []]]',
    JSON.stringify(Array.from({ length: 11 }, () => ['a', ['b']])),
  ])('refuses %s', async (specs) => {
    const { status, body } = await shop.get<ErrorBody>(`/v1/admin/products?${query({ specs })}`);
    expect([status, body.error.fields?.[0]?.field]).toEqual([400, 'specs']);
  });
});

describe('filter options', () => {
  const black = { value: 'noir', label: 'noir', labels: { en: 'black' } };
  const grey = { value: 'gris', label: 'gris' };

  it('have technical data where they are asked for, within a category', async () => {
    expect((await optionsOf({ category: 'ordinateurs', withSpecs: 'true' })).specs).toEqual([
      {
        name: 'Couleur',
        label: 'Couleur',
        values: [
          { ...black, count: 2 },
          { ...grey, count: 1 },
        ],
      },
      {
        name: 'Mémoire',
        label: 'Mémoire',
        labels: { en: 'Memory' },
        values: [
          { value: '16 Go', label: '16 Go', count: 2 },
          { value: '8 Go', label: '8 Go', count: 1 },
        ],
      },
    ]);
    expect(await optionsOf({ category: 'ordinateurs' })).not.toHaveProperty('specs');
    expect((await optionsOf({ withSpecs: 'true' })).specs).toEqual([]);
  });

  it('count those of a condition without it, and all others with it', async () => {
    const filter = {
      category: 'ordinateurs',
      brand: brands[0]?.slug,
      specs: [['Mémoire', ['8 Go']]],
      apart: 'true',
      withSpecs: 'true',
    };
    const options = await optionsOf(filter);
    expect(options.inStockCount).toBe(1);
    // Of what has 8 Go, whatever its brand.
    expect(options.brands.map(({ value, count }) => [value, count])).toEqual([[brands[0]?.slug, 1]]);
    expect(
      options.specs?.map(({ name, values }) => [name, values.map(({ value, count }) => [value, count])]),
    ).toEqual([
      [
        'Mémoire',
        [
          ['16 Go', 1],
          ['8 Go', 1],
        ],
      ],
      ['Couleur', [['noir', 1]]],
    ]);
    const both = await optionsOf({ ...filter, specs: [['Mémoire', ['16 Go']]] });
    expect(both.brands.map(({ count }) => count)).toEqual([1, 1]);
  });
});

describe('a search with a bound', () => {
  it.each([
    ['Deux au moins 16 go', ['Deux']],
    ['Deux moins de 8 go', []],
    ['Deux moins de 32 go', ['Deux']],
    // No product has data in that unit: nothing is ruled out.
    ['Deux au moins 500 litres', ['Deux']],
  ])('%s', async (input, names) => {
    expect(await named({ input })).toEqual(names);
  });
});
