import { describe, expect, it } from 'vitest';
import { LONGEST_RETRY_AFTER, readRetryAfter } from './retry-after.ts';

const NOW = Date.parse('2026-11-24T08:00:00Z');

describe('Retry-After', () => {
  it.each([
    ['30', 30],
    [' 7 ', 7],
    ['0', 1],
    ['999999999999', LONGEST_RETRY_AFTER],
    ['Tue, 24 Nov 2026 08:01:30 GMT', 90],
    ['Tue, 24 Nov 2026 07:00:00 GMT', 1],
    ['Fri, 01 Jan 2100 00:00:00 GMT', LONGEST_RETRY_AFTER],
    ['', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['1e3', undefined],
    ['soon', undefined],
    ['2026-11-24', undefined],
    ['Tue, never', undefined],
    ['1'.repeat(400), undefined],
    [undefined, undefined],
    [['1', '2'], undefined],
  ])('%j is %j seconds', (header, seconds) => {
    expect(readRetryAfter(header, NOW)).toBe(seconds);
  });
});
