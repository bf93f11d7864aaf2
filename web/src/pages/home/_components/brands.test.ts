import { expect, it } from 'vitest';

import { shopBrands } from './brands.ts';

const names = (...list: string[]) => shopBrands(list.map((name) => ({ name }))).map((brand) => brand.name);

it('shows each single-word brand once, sorted', () => {
  expect(names('Zen', 'La Marsa', 'atlas', 'ZEN', ' ', 'Biolab')).toEqual(['atlas', 'Biolab', 'Zen']);
});

it('shows 20 at most', () => {
  expect(
    names(...Array.from({ length: 30 }, (_, index) => `brand${String(index).padStart(2, '0')}`)),
  ).toHaveLength(20);
});

it('falls back to 8 of the shop’s own brands if none has a single word', () => {
  const two = Array.from({ length: 12 }, (_, index) => `La Marque ${String.fromCharCode(76 - index)}`);
  expect(names(...two)).toEqual(two.toSorted().slice(0, 8));
  expect(names()).toEqual([]);
});
