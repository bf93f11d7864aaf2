import { describe, expect, it } from 'vitest';
import { formatDate, formatNumber } from './format.ts';
import { formatDays } from './formatDays.ts';

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

describe('future days', () => {
  it('are written without the year, and the month once if it is the same', () => {
    expect(formatDays('2026-11-25', '2026-11-25', 'fr')).toBe('25 novembre');
    expect(formatDays('2026-11-25', '2026-11-27', 'fr')).toBe('25 – 27 novembre');
    expect(formatDays('2026-11-30', '2026-12-02', 'fr')).toBe('30 novembre – 2 décembre');
    expect(formatDays('2026-12-01', '2026-12-03', 'fr')).toBe('1er – 3 décembre');
    expect(formatDays('2026-12-31', '2027-01-04', 'en')).toBe('31 December – 4 January');
    expect(formatDays('2026-11-25', '2026-11-27', 'de')).toBe('25. – 27. November');
    expect(formatDays('2026-11-25', '2026-11-27', 'tn')).toBe('25 – 27 نوفمبر');
  });
});

describe('a number', () => {
  it('has grouped thousands', () => {
    expect(formatNumber(1234567, 'fr')).toBe('1\u00a0234\u00a0567');
    expect(formatNumber(3012, 'de')).toBe('3.012');
    expect(formatNumber(999, 'en')).toBe('999');
  });
});
