import { describe, expect, it } from 'vitest';

import { runningSales, soonestExpiry } from './flash.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const sale = (id: string, expiresAt: string | null, remainingStock: number | null = 3) => ({
  id,
  flashSale: { expiresAt, remainingStock },
});
const ids = (list: readonly { id: string }[]) => list.map((item) => item.id);

describe('flash sales on the home page', () => {
  it('puts the soonest to end first and those without an end last', () => {
    const list = [
      sale('open', null),
      sale('late', '2026-11-21T15:00:00Z'),
      sale('soon', '2026-11-21T12:30:00Z'),
    ];
    expect(ids(runningSales(list, NOW))).toEqual(['soon', 'late', 'open']);
    expect(soonestExpiry(runningSales(list, NOW))).toBe('2026-11-21T12:30:00Z');
  });

  it('drops sales that have ended, are sold out, have no known stock, or are not active', () => {
    const list = [
      sale('ended', '2026-11-21T12:00:00Z'),
      sale('gone', '2026-11-21T13:00:00Z', 0),
      { id: 'plain', flashSale: null },
      sale('unlimited', '2026-11-21T13:00:00Z', null),
    ];
    expect(ids(runningSales(list, NOW))).toEqual([]);
  });

  it('has no countdown if nothing ends', () => {
    expect(soonestExpiry([sale('open', null)])).toBeNull();
  });
});
