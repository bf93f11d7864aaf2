import { describe, expect, it } from 'vitest';
import { formatDate, formatNumber } from './format.ts';

describe('a date', () => {
  it('is written in the language’s own words', () => {
    const at = '2026-11-21T08:30:00.000Z';
    expect(formatDate(at, 'fr')).toBe('21 novembre 2026');
    expect(formatDate(at, 'en')).toBe('21 November 2026');
    expect(formatDate(at, 'de')).toBe('21. November 2026');
    expect(formatDate(at, 'tn')).toBe('21 نوفمبر 2026');
    expect(formatDate(at, 'fr', 'month')).toBe('novembre 2026');
    expect(formatDate('2026-05-01T08:00:00Z', 'fr')).toBe('1er mai 2026');
  });

  it('is in Tunisia’s time zone, also shortly before midnight UTC', () => {
    expect(formatDate('2026-12-31T23:30:00Z', 'en')).toBe('1 January 2027');
  });

  it('is refused if invalid', () => {
    expect(() => formatDate('yesterday', 'fr')).toThrow(RangeError);
  });
});

describe('a number', () => {
  it('has grouped thousands', () => {
    expect(formatNumber(1234567, 'fr')).toBe('1\u00a0234\u00a0567');
    expect(formatNumber(3012, 'de')).toBe('3.012');
    expect(formatNumber(999, 'en')).toBe('999');
  });
});
