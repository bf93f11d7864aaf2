/** Operations of earlier jobs in the form of a bulk change: read back, they are the same. */
import { expect, it } from 'vitest';
import { draftOf, operationOf, type Operation } from './bulk.ts';

it.each<Operation>([
  { field: 'PRICE', operator: 'PERCENT', value: '-7.5', round: 100 },
  { field: 'PRICE', operator: 'PERCENT', value: '10', round: null },
  { field: 'PRICE', operator: 'AMOUNT', value: '-1.500', round: 900 },
  { field: 'PRICE', operator: 'SET', value: '12.345', round: null },
  { field: 'DISCOUNT_PRICE', operator: 'SET', value: null, round: null },
  { field: 'DISCOUNT_PRICE', operator: 'AMOUNT', value: '2.000', round: 50 },
  { field: 'STOCK', operator: 'ADD', value: '-5', round: null },
  { field: 'STOCK', operator: 'ADD', value: '5', round: null },
  { field: 'STOCK', operator: 'SET', value: '0', round: null },
  { field: 'ACTIVE', operator: 'SET', value: 'false', round: null },
  { field: 'TAGS', operator: 'ADD', value: 'été, -20 %', round: null },
  { field: 'TAGS', operator: 'REMOVE', value: 'été', round: null },
  { field: 'VAT_RATE', operator: 'SET', value: '19.00', round: null },
])('$field $operator $value', (operation) => {
  for (const language of ['fr', 'en', 'de', 'tn']) {
    const draft = draftOf('PRODUCTS', operation, 1, language);
    expect(draft && operationOf(draft)).toEqual(operation);
  }
});

it('takes a category or brand by its id', () => {
  const draft = draftOf(
    'PRODUCTS',
    { field: 'BRAND', operator: 'SET', value: '12', valueId: 'QnJhbmQ6MTI' },
    1,
    'fr',
  );
  expect(draft && operationOf(draft)).toMatchObject({ operator: 'SET', value: 'QnJhbmQ6MTI' });
});

it('leaves out what the entries do not have', () => {
  expect(draftOf('BRANDS', { field: 'PRICE', operator: 'SET', value: '1.000' }, 1, 'fr')).toBeNull();
});
