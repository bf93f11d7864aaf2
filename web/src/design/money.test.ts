import { describe, expect, it } from 'vitest';
import { formatAmount, formatDecimal, formatMoney, isZeroAmount } from './money.ts';

describe('formatAmount', () => {
  it.each([
    ['12.500', 'fr', 'auto', '12,50'],
    ['12.505', 'fr', 'auto', '12,505'],
    ['1234567.500', 'fr', 'auto', '1\u00a0234\u00a0567,50'],
    ['1234.500', 'tn', 'auto', '1\u00a0234,50'],
    ['1234.500', 'de', 'auto', '1.234,50'],
    ['1234.500', 'en', 'auto', '1,234.50'],
    ['12.500', 'fr', 3, '12,500'],
    ['9.999', 'fr', 2, '10,00'],
    ['0.004', 'fr', 2, '0,00'],
    ['7', 'fr', 'auto', '7,00'],
    ['-8.000', 'fr', 3, '\u22128,000'],
  ] as const)('%s in %s with %s places', (amount, language, places, expected) => {
    expect(formatAmount(amount, language, places)).toBe(expected);
  });

  it.each(['', '12,5', 'abc', '1.2345', '1e3'])('refuses %j', (amount) => {
    expect(() => formatAmount(amount, 'fr')).toThrow(RangeError);
  });
});

it('puts the currency after the amount, never on another line', () => {
  expect(formatMoney('12.500', 'fr')).toBe('12,50\u00a0TND');
});

it('writes plain decimals in the language’s format', () => {
  expect(formatDecimal(4.25, 'fr', 1)).toBe('4,3');
  expect(formatDecimal(4.25, 'en', 1)).toBe('4.3');
});

it('recognizes zero', () => {
  expect(isZeroAmount('0.000')).toBe(true);
  expect(isZeroAmount('0.001')).toBe(false);
});
