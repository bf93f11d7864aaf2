import { array, assert, integer, nat, pre, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountPercent, fromTnd, splitByWeight, toTnd } from './money.ts';

describe('TND amounts in REST', () => {
  it('has three decimal places', () => {
    expect(toTnd(12_500)).toBe('12.500');
    expect(toTnd(7)).toBe('0.007');
    expect(toTnd(-1_250)).toBe('-1.250');
  });

  it('survives a round trip', () => {
    assert(property(integer({ min: -1e12, max: 1e12 }), (millimes) => fromTnd(toTnd(millimes)) === millimes));
  });

  it.each(['', '1,5', '1.2345', '1e3', 'NaN', ' 1', '.5', '1.'])('refuses %j', (amount) => {
    expect(() => fromTnd(amount)).toThrow(RangeError);
  });

  it('refuses fractions of a millime', () => expect(() => toTnd(0.5)).toThrow(RangeError));
});

describe('splitByWeight', () => {
  const weights = array(nat(1_000_000), { minLength: 1, maxLength: 40 });

  it('returns parts that add up to the whole', () => {
    assert(
      property(nat(1_000_000_000), weights, (amount, parts) => {
        const split = splitByWeight(amount, parts);
        expect(split.reduce((sum, part) => sum + part, 0)).toBe(amount);
        expect(Math.min(...split)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('differs less than one millime from each exact part', () => {
    assert(
      property(nat(1_000_000_000), weights, (amount, parts) => {
        const total = parts.reduce((sum, part) => sum + part, 0);
        pre(total > 0);
        splitByWeight(amount, parts).forEach((part, index) => {
          expect(Math.abs(part - (amount * (parts[index] ?? 0)) / total)).toBeLessThan(1 + 1e-6);
        });
      }),
    );
  });
});

describe('discountPercent', () => {
  it('is rounded to the nearest whole number', () => expect(discountPercent(90_000, 59_900)).toBe(33));
  it('is 0 at or above the price, and without a reduced price', () => {
    expect(discountPercent(10_000, 10_000)).toBe(0);
    expect(discountPercent(10_000, 12_000)).toBe(0);
    expect(discountPercent(10_000, null)).toBe(0);
  });
});
