import { describe, expect, it } from 'vitest';
import { unitPrice } from './unit-price.ts';

describe('the price per unit', () => {
  it.each([
    [12_500, 250, 'GRAM', 50_000, 'KILOGRAM'],
    [9_900, 750, 'MILLILITRE', 13_200, 'LITRE'],
    // 6,666.67 and 3.5 millimes.
    [10_000, 1_500, 'MILLIMETRE', 6_667, 'METRE'],
    [7, 2, 'PIECE', 4, 'PIECE'],
    [999_999_999, 1, 'GRAM', 999_999_999_000, 'KILOGRAM'],
  ] as const)('of %i for %i %s is %i per %s', (price, amount, unit, expected, base) => {
    expect(unitPrice(price, { amount, unit })).toEqual({ price: expected, unit: base });
  });
});
