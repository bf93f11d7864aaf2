import { describe, expect, it } from 'vitest';
import { changesOf, readCell, rowProblem, showCell, type GridProduct } from './gridCells.ts';
import { edited, editedFields, NO_EDITS, rebased, redone, saved, shownValues, undone } from './gridEdits.ts';

const FLAGS = { true: 'En vente', false: 'Hors vente' };
const product = (id: string, stock = '8'): GridProduct => ({
  id,
  version: 3,
  name: `Lampe ${id}`,
  category: 'Maison',
  hasVariants: false,
  values: { sku: id, price: '40.000', discountPrice: '', stock, active: 'true', tags: '' },
});

describe('a cell', () => {
  it.each([
    ['price', ' 1 234,5 ', { text: '1234.500' }],
    ['price', '12.75', { text: '12.750' }],
    ['price', '0,05', { text: '0,05', problem: 'INVALID' }],
    ['price', '', { text: '', problem: 'REQUIRED' }],
    ['discountPrice', '', { text: '' }],
    ['stock', '1 200', { text: '1200' }],
    ['stock', '1,5', { text: '1,5', problem: 'INVALID' }],
    ['stock', '1000001', { text: '1000001', problem: 'INVALID' }],
    ['active', 'hors vente', { text: 'false' }],
    ['active', 'VRAI', { text: 'true' }],
    ['active', 'peut-être', { text: 'peut-être', problem: 'INVALID' }],
    ['sku', 'ab-1', { text: 'AB-1' }],
    ['sku', 'é', { text: 'é', problem: 'INVALID' }],
    ['tags', 'laine, , laine,été', { text: 'laine, été' }],
    ['tags', 'x'.repeat(31), { text: 'x'.repeat(31), problem: 'TOO_LONG' }],
  ] as const)('%s is read from %j', (field, typed, expected) => {
    expect(readCell(field, typed, FLAGS)).toEqual(expected);
  });

  it('is shown as it is typed in the language', () => {
    expect(showCell('price', '12.500', 'fr', FLAGS)).toBe('12,500');
    expect(showCell('price', '12.500', 'en', FLAGS)).toBe('12.500');
    expect(showCell('price', 'abc.d', 'fr', FLAGS)).toBe('abc.d');
    expect(showCell('active', 'false', 'fr', FLAGS)).toBe('Hors vente');
  });

  it('of the reduced price stays below the price', () => {
    const { values } = product('A');
    expect(rowProblem({ ...values, discountPrice: '40.000' })).toMatchObject({ field: 'discountPrice' });
    expect(rowProblem({ ...values, discountPrice: '39.999' })).toBeNull();
    expect(rowProblem({ ...values, price: 'abc', discountPrice: '50.000' })).toBeNull();
  });

  it('becomes a change', () => {
    expect(changesOf({ discountPrice: '', active: 'false', tags: 'a, b' })).toEqual({
      discountPrice: null,
      active: false,
      tags: ['a', 'b'],
    });
  });
});

describe('edits', () => {
  const [a, b] = [product('A'), product('B')];
  const first = edited(NO_EDITS, [
    { product: a, field: 'price', text: '41.000' },
    { product: b, field: 'stock', text: '9' },
  ]);

  it('are steps that are taken back and again', () => {
    const second = edited(first, [{ product: a, field: 'tags', text: 'laine' }]);
    expect(editedFields(second.edits, 'A')).toEqual(['price', 'tags']);
    expect(editedFields(second.edits, 'C')).toEqual([]);
    expect(undone(second).edits).toEqual(first.edits);
    expect(undone(undone(undone(second))).edits).toEqual({});
    expect(redone(undone(second)).edits).toEqual(second.edits);
    expect(shownValues(a, second.edits)).toMatchObject({ price: '41.000', tags: 'laine', stock: '8' });
  });

  it('that lead back to the loaded text are none', () => {
    expect(edited(first, [{ product: a, field: 'price', text: '40.000' }]).edits).not.toHaveProperty('A');
    expect(edited(first, [{ product: a, field: 'price', text: '41.000' }])).toBe(first);
  });

  it('are based on the version of their first change, until they are rebased', () => {
    const later = { ...a, version: 4, values: { ...a.values, stock: '5' } };
    const more = edited(first, [{ product: later, field: 'tags', text: 'laine' }]);
    expect(more.edits['A']).toMatchObject({ version: 3, stock: 8 });
    expect(rebased(more, [{ id: 'A', version: 4, stock: 5 }]).edits['A']).toMatchObject({
      version: 4,
      stock: 5,
      cells: { price: '41.000', tags: 'laine' },
    });
  });

  it('of saved products are gone, and their steps with them', () => {
    const after = saved(first, ['A']);
    expect(Object.keys(after.edits)).toEqual(['B']);
    expect(undone(after)).toEqual(after);
  });
});
