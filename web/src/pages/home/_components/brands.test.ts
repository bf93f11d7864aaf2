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
