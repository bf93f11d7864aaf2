import { describe, expect, it } from 'vitest';
import { RateLimiter } from './rate-limiter.ts';

describe('RateLimiter', () => {
  it('allows the configured number of calls, then returns how long to wait', () => {
    let now = 1_000;
    const limiter = new RateLimiter({ points: 2, seconds: 10, now: () => now });
    expect([limiter.take('a'), limiter.take('a')]).toEqual([0, 0]);
    now += 4_000;
    expect(limiter.take('a')).toBe(6_000);
    expect(limiter.wait('a')).toBe(6_000);
    expect(limiter.take('b')).toBe(0);
    now += 6_001;
    expect(limiter.wait('a')).toBe(0);
    expect([limiter.take('a'), limiter.take('a')]).toEqual([0, 0]);
    expect(limiter.take('a')).toBeGreaterThan(0);
  });

  it('limits the memory of its counters and keeps those of active keys', () => {
    const limiter = new RateLimiter({ points: 5, seconds: 600, maxBytes: 100_000 });
    for (let index = 0; index < 20_000; index += 1) {
      limiter.take(`${index} ${'x'.repeat(index % 9_000)}`);
      if (index % 50 === 0) limiter.take('steady');
    }
    expect(limiter.bytes).toBeGreaterThan(50_000);
    expect(limiter.bytes).toBeLessThanOrEqual(100_000);
    expect(limiter.wait('steady')).toBeGreaterThan(0);
  });
});
