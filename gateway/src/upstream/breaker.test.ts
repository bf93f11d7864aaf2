import { describe, expect, it, vi } from 'vitest';
import { Breaker, RetryBudget } from './breaker.ts';

function breakerAt(start = 1_000_000) {
  let now = start;
  return {
    breaker: new Breaker(
      () => now,
      () => 0.5,
    ),
    pass: (ms: number) => {
      now += ms;
    },
  };
}

const fail = (breaker: Breaker, times: number) => {
  for (let index = 0; index < times; index += 1) breaker.failed();
};

describe('Breaker', () => {
  it('comes back after its pause although the wall clock was set back', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      vi.setSystemTime('2026-11-22T12:00:00Z');
      const breaker = new Breaker();
      fail(breaker, 5);
      expect(breaker.admit()).toBe(false);
      vi.setSystemTime('2026-11-22T08:00:00Z');
      const passed = performance.now() + 1_000;
      vi.spyOn(performance, 'now').mockReturnValue(passed);
      expect(breaker.admit()).toBe(true);
      // And a step forth does not end a pause.
      breaker.failed();
      vi.setSystemTime('2026-11-23T08:00:00Z');
      expect(breaker.admit()).toBe(false);
    } finally {
      vi.restoreAllMocks();
      vi.useRealTimers();
    }
  });

  it('opens after five failures that are half of the calls', () => {
    const { breaker } = breakerAt();
    fail(breaker, 4);
    expect(breaker.admit()).toBe(true);
    breaker.failed();
    expect(breaker.admit()).toBe(false);
  });

  it('stays closed while most calls succeed', () => {
    const { breaker } = breakerAt();
    for (let index = 0; index < 20; index += 1) breaker.succeeded();
    fail(breaker, 10);
    expect(breaker.admit()).toBe(true);
  });

  it('forgets what is older than its window', () => {
    const { breaker, pass } = breakerAt();
    fail(breaker, 4);
    pass(11_000);
    fail(breaker, 4);
    expect(breaker.admit()).toBe(true);
  });

  it('lets one probe pass after the pause; its success closes', () => {
    const { breaker, pass } = breakerAt();
    fail(breaker, 5);
    pass(501);
    expect(breaker.admit()).toBe(true);
    expect(breaker.admit()).toBe(false);
    breaker.succeeded();
    expect(breaker.isOpen).toBe(false);
    expect(breaker.admit()).toBe(true);
  });

  it('probes at least once in 1.25 seconds, however long the upstream was away', () => {
    const { breaker, pass } = breakerAt();
    fail(breaker, 5);
    for (let probe = 0; probe < 50; probe++) {
      pass(1_250);
      expect(breaker.admit()).toBe(true);
      breaker.failed();
    }
    pass(1_250);
    expect(breaker.admit()).toBe(true);
    breaker.succeeded();
    expect(breaker.isOpen).toBe(false);
  });

  it('pauses twice as long after a failed probe', () => {
    const { breaker, pass } = breakerAt();
    fail(breaker, 5);
    pass(501);
    breaker.admit();
    breaker.failed();
    pass(600);
    expect(breaker.admit()).toBe(false);
    pass(401);
    expect(breaker.admit()).toBe(true);
  });

  it('lets another probe pass when the first reader left', () => {
    const { breaker, pass } = breakerAt();
    fail(breaker, 5);
    pass(501);
    breaker.admit();
    breaker.released();
    expect(breaker.admit()).toBe(true);
  });
});

describe('RetryBudget', () => {
  it('grants a tenth of the calls', () => {
    const budget = new RetryBudget();
    for (let index = 0; index < 2; index += 1) expect(budget.spend()).toBe(true);
    expect(budget.spend()).toBe(false);
    for (let index = 0; index < 11; index += 1) budget.earn();
    expect(budget.spend()).toBe(true);
    expect(budget.spend()).toBe(false);
  });
});
