import { expect, it } from 'vitest';
import { formatInstant } from './format.tsx';

it('instants are written as in en-GB, 24 hours with seconds, in Tunisia’s time', () => {
  const british = new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Africa/Tunis',
  });
  for (const instant of [
    '2026-11-22T13:05:09.123Z',
    '2026-12-31T23:00:00Z',
    '2026-07-01T22:59:59Z',
    '2024-02-29T00:30:00Z',
  ])
    expect(formatInstant(instant)).toBe(british.format(new Date(instant)));
  expect(formatInstant('2026-11-22T13:05:09Z')).toBe('22/11/2026, 14:05:09');
});
