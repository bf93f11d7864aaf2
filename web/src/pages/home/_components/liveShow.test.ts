import { describe, expect, it } from 'vitest';

import { comingShows, showTime } from './liveShow.ts';

const show = (startsAt: string, endsAt: string) => ({ startsAt, endsAt });

describe('live shows', () => {
  it('are announced in Tunisian time', () => {
    expect(showTime('2026-11-21T19:30:00Z', 'fr')).toBe('21 novembre 2026, 20:30');
    expect(showTime('2026-12-31T23:30:00Z', 'de')).toBe('1. Januar 2027, 00:30');
  });

  it('are sorted by start, and disappear when they are over', () => {
    const now = Date.parse('2026-11-21T20:00:00Z');
    const over = show('2026-11-21T18:00:00Z', '2026-11-21T20:00:00Z');
    const running = show('2026-11-21T19:30:00Z', '2026-11-21T20:30:00Z');
    const later = show('2026-11-22T19:30:00Z', '2026-11-22T20:30:00Z');
    expect(comingShows([later, over, running], now)).toEqual([running, later]);
  });
});
