import { expect, it } from 'vitest';
import { formatDay } from './days.ts';

it.each([
  ['2026-12-01', 'fr', 'mar. 1er déc.'],
  ['2026-12-02', 'fr', 'mer. 2 déc.'],
  ['2027-02-28', 'en', 'Sun 28 Feb'],
  ['2026-12-02', 'de', 'Mi., 2. Dez.'],
  ['2026-12-02', 'tn', 'الإربعاء 2 ديسمبر'],
] as const)('the day %s in %s is %s', (day, language, text) =>
  expect(formatDay(day, language).replaceAll('\u00a0', ' ')).toBe(text),
);

it('refuses what is no day', () => expect(() => formatDay('soon', 'fr')).toThrow(RangeError));
