import { expect, it } from 'vitest';

import { EXAMPLES, stockSuggestions } from './examples.ts';

const phrases = ['Robe d’été', 'Téléphone', 'Robe rouge', 'a', 'b', 'c', 'd', 'e', 'f'];

it('there are 14 phrases', () => {
  expect(new Set(EXAMPLES).size).toBe(14);
});

it('offers the first 8 before anything is typed', () => {
  expect(stockSuggestions(phrases, '')).toEqual(phrases.slice(0, 8));
  expect(stockSuggestions(phrases, '  ')).toHaveLength(8);
});

it('returns those with every typed word, ignoring case and accents', () => {
  expect(stockSuggestions(phrases, 'ROBE ')).toEqual(['Robe d’été', 'Robe rouge']);
  expect(stockSuggestions(phrases, 'ete robe')).toEqual(['Robe d’été']);
  expect(stockSuggestions(phrases, 'telep')).toEqual(['Téléphone']);
  expect(stockSuggestions(phrases, 'moto')).toEqual([]);
});
