import { describe, expect, it } from 'vitest';
import { instantOf } from './callTimes.ts';

const at = (time: Parameters<typeof instantOf>[0], now: string): string =>
  new Date(instantOf(time, Date.parse(now))).toISOString();

describe('a call back', () => {
  it('is half an hour or two hours later', () => {
    expect(at('halfHour', '2026-11-22T13:00:00Z')).toBe('2026-11-22T13:30:00.000Z');
    expect(at('twoHours', '2026-11-22T13:00:00Z')).toBe('2026-11-22T15:00:00.000Z');
  });

  it("is at seven in Tunisia's evening, tomorrow's when it is over", () => {
    expect(at('tonight', '2026-11-22T13:00:00Z')).toBe('2026-11-22T18:00:00.000Z');
    expect(at('tonight', '2026-11-22T18:30:00Z')).toBe('2026-11-23T18:00:00.000Z');
  });

  it("is at nine of Tunisia's next morning, also after its midnight", () => {
    expect(at('tomorrow', '2026-11-22T13:00:00Z')).toBe('2026-11-23T08:00:00.000Z');
    expect(at('tomorrow', '2026-11-22T23:30:00Z')).toBe('2026-11-24T08:00:00.000Z');
  });
});
