import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as serverClock from './serverClock.ts';

let clock: typeof serverClock;
const NOON = Date.parse('2026-11-22T12:00:00Z');
const HOUR = 3_600_000;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  clock = await import('./serverClock.ts');
});
afterEach(() => vi.useRealTimers());

it('is the device’s clock while nothing was received from the server', () => {
  vi.setSystemTime(NOON);
  expect(clock.serverNow()).toBe(NOON);
});

it.each([-25 * HOUR, 3 * HOUR])('follows the server if the device is %i ms wrong', (wrong) => {
  vi.setSystemTime(NOON + wrong);
  clock.hearServerTime(NOON);
  expect(clock.serverNow()).toBe(NOON);
  vi.advanceTimersByTime(HOUR);
  expect(clock.serverNow()).toBe(NOON + HOUR);
});

it('treats a cached document as older than its date, once a response is younger', () => {
  vi.setSystemTime(NOON + HOUR);
  clock.hearServerTime(NOON - 600_000);
  clock.hearServerTime(NOON);
  // A cached response changes nothing any more.
  clock.hearServerTime(NOON - 300_000);
  expect(clock.serverNow()).toBe(NOON);
});
