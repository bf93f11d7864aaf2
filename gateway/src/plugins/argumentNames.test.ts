import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, startTestBed } from '../../test/harness.ts';
import type { TestBed } from '../../test/harness.ts';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

it.each([
  ['first', 'products(first: "x") { totalCount }'],
  ['slug', 'product(slug: 5) { id }'],
  ['filter.minPrice', 'products(filter: { minPrice: 12.5 }) { totalCount }'],
  ['filter.createdAfter', 'products(filter: { inStock: true, createdAfter: "x" }) { totalCount }'],
  ['filter.brands.1', 'products(filter: { brands: ["a", 5] }) { totalCount }'],
  ['sort.field', 'products(sort: { field: NOTHING }) { totalCount }'],
  [
    'input.lines.0.quantity',
    'cartQuote(input: { lines: [{ productId: "x", quantity: "1" }] }) { itemCount }',
  ],
])('a wrong value names %s', async (argument, field) => {
  const { errors } = await ask(bed.gateway, `{ regions { name } ${field} }`);
  expect(errors).toHaveLength(1);
  expect(errors?.[0]).toMatchObject({
    message: expect.stringMatching(new RegExp(`^${argument.replaceAll('.', String.raw`\.`)}: `)) as string,
    extensions: { argument, fields: [{ field: argument }] },
  });
  expect(bed.sent()).toEqual([]);
});

it('a wrong variable names the arguments that it is given to', async () => {
  const { errors } = await ask(
    bed.gateway,
    'query ($which: ProductFilter, $many: Int) { products(filter: $which, first: $many) { totalCount } }',
    { which: { brands: ['a', 5], minPrice: 12.5 }, many: 'x' },
  );
  expect(errors?.map(({ extensions }) => extensions['argument']).toSorted()).toEqual([
    'filter.brands.1',
    'filter.minPrice',
    'first',
  ]);
  for (const { extensions } of errors ?? []) expect(extensions['code']).toBe('BAD_USER_INPUT');
});

it('what is wrong with the document itself names no argument', async () => {
  const { errors } = await ask(bed.gateway, '{ nothing }');
  expect(errors?.[0]?.extensions).toEqual({ code: 'GRAPHQL_VALIDATION_FAILED' });
});
