import { describe, expect, it } from 'vitest';
import { byLetter, named } from './byLetter.ts';

const items = ['Zara', 'émail', '3M', 'Eram', 'أريج'].map((name) => ({ name }));

describe('brands by first letter', () => {
  it('are grouped by letter without accents, and other initials under #', () => {
    const letters = byLetter(items).map(({ letter, items: list }) => [letter, list.map(({ name }) => name)]);
    expect(Object.fromEntries(letters)).toEqual({
      '#': ['3M'],
      E: ['émail', 'Eram'],
      Z: ['Zara'],
      ا: ['أريج'],
    });
  });

  it('can be searched, ignoring accents and case', () => {
    expect(named(items, ' EM ').map(({ name }) => name)).toEqual(['émail']);
    expect(named(items, '  ')).toEqual(items);
    expect(named(items, 'xyz')).toEqual([]);
  });
});
