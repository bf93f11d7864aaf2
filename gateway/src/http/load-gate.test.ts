import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadGate, Overloaded } from './load-gate.ts';
import type { Rank } from './load-gate.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A gate whose event loop is as busy as `busy` says, with requests that run until they are ended. */
function setUp(busy = 1) {
  const state = { busy, reports: [] as number[] };
  const gate = new LoadGate({
    now: () => Date.now(),
    utilization: () => state.busy,
    onRefused: (count) => state.reports.push(count),
  });
  const started: string[] = [];
  const refused: { name: string; after: number; error: unknown }[] = [];
  const ends = new Map<string, () => void>();
  const send = (name: string, rank: Rank = 'looking'): void => {
    const sentAt = Date.now();
    gate
      .run(rank, () => {
        started.push(name);
        return new Promise<void>((end) => ends.set(name, end));
      })
      .catch((error: unknown) => refused.push({ name, after: Date.now() - sentAt, error }));
  };
  const fill = (): void => {
    while (started.length < gate.limit) send(`first ${started.length}`);
  };
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { state, gate, started, refused, send, fill, end };
}

describe('a gate for requests that cost CPU', () => {
  it('begins a request at once while few run, and lets the others wait', async () => {
    const { gate, started, send, fill, end } = setUp();
    fill();
    expect(started).toHaveLength(gate.limit);
    send('late');
    await vi.advanceTimersByTimeAsync(50);
    expect(started).not.toContain('late');
    await end('first 0');
    expect(started.at(-1)).toBe('late');
  });

  it('begins with those who buy, then those who look, then programs', async () => {
    const { started, send, fill, end } = setUp();
    fill();
    send('program', 'machine');
    send('looking', 'looking');
    send('buying', 'buying');
    for (const name of ['first 0', 'first 1', 'first 2']) await end(name);
    expect(started.slice(-3)).toEqual(['buying', 'looking', 'program']);
  });

  it('refuses what waited for half a second in a burst, and begins none of it', async () => {
    const { started, refused, send, fill } = setUp();
    fill();
    for (let index = 0; index < 12; index += 1) send(`looking ${index}`);
    for (let index = 0; index < 11; index += 1) send(`buying ${index}`, 'buying');
    await vi.advanceTimersByTimeAsync(600);
    expect(refused.map(({ name }) => name)).toEqual(['looking 0', 'looking 1']);
    expect(refused[0]?.after).toBeGreaterThanOrEqual(500);
    expect(refused[0]?.error).toBeInstanceOf(Overloaded);
    expect([1, 2, 3]).toContain((refused[0]?.error as Overloaded | undefined)?.retryAfter);
    await vi.advanceTimersByTimeAsync(500);
    expect(refused.map(({ name }) => name)).toEqual(['looking 0', 'looking 1', 'buying 0']);
    expect(started).not.toContain('looking 0');
  });

  it('lets a few wait for longer: nothing is gained by refusing them', async () => {
    const { refused, send, fill } = setUp();
    fill();
    send('only');
    await vi.advanceTimersByTimeAsync(1_900);
    expect(refused).toEqual([]);
  });

  it('refuses sooner once requests wait all the time', async () => {
    const { refused, send, fill } = setUp();
    fill();
    for (let index = 0; index < 100; index += 1) {
      send(`${index}`);
      await vi.advanceTimersByTimeAsync(20);
    }
    const last = refused.slice(-10).map(({ after }) => after);
    // With ten in line, one comes in 20 ms.
    expect(Math.max(...last)).toBeLessThanOrEqual(250);
  });

  it('lets a line that moves on wait through a pause, even if it is never empty', async () => {
    const { gate, started, refused, send, end } = setUp();
    for (let index = 0; index < 20; index += 1) send(`${index}`);
    // Two thousand requests of twenty clients: as one is answered, its client sends the next.
    const serve = async (count: number) => {
      const to = ends + count;
      for (; ends < to; ends += 1) {
        await vi.advanceTimersByTimeAsync(2);
        await end(started[ends] ?? '');
        send(`next ${ends}`);
      }
    };
    let ends = 0;
    await serve(2_000);
    expect(gate.limit).toBe(4);
    await vi.advanceTimersByTimeAsync(200);
    await serve(50);
    expect(refused).toEqual([]);
  });

  it('runs fewer at once while the loop is busy', async () => {
    const { gate, send } = setUp();
    for (let index = 0; index < 30; index += 1) {
      send(`${index}`);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(gate.limit).toBe(4);
  });

  it('runs more at once while the loop is idle, as with a slow upstream', async () => {
    const { gate, refused, send } = setUp(0.1);
    for (let index = 0; index < 300; index += 1) {
      send(`${index}`);
      await vi.advanceTimersByTimeAsync(5);
    }
    expect(gate.limit).toBeGreaterThan(100);
    expect(refused).toEqual([]);
  });

  it('does not count what runs for long, such as event streams', async () => {
    const { gate, started, send, fill } = setUp();
    fill();
    await vi.advanceTimersByTimeAsync(2_100);
    for (let index = 0; index < gate.limit; index += 1) send(`then ${index}`);
    await vi.advanceTimersByTimeAsync(50);
    expect(started).toContain('then 0');
  });

  it('refuses at once when too many wait, and reports it once in ten seconds', async () => {
    const { state, refused, send, fill } = setUp();
    fill();
    for (let index = 0; index < 1_020; index += 1) send(`${index}`);
    await vi.advanceTimersByTimeAsync(0);
    expect(refused).toHaveLength(20);
    expect(refused[0]?.after).toBe(0);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(state.reports).toEqual([1]);
    send('buying', 'buying');
    await vi.advanceTimersByTimeAsync(10_000);
  });
});

/** One processor that does one thing after the other, on the clock of the test. */
function createProcessor() {
  let freeAt = Date.now();
  let readAt = Date.now();
  let spent = 0;
  return {
    work(cost: number): Promise<void> {
      const begin = Math.max(freeAt, Date.now());
      freeAt = begin + cost;
      spent += cost;
      return new Promise((done) => setTimeout(done, freeAt - Date.now()));
    },
    /** Share of the time since the last call that is taken by the work of that time. */
    utilization(): number {
      const now = Date.now();
      const share = Math.min(1, Math.max(spent / (now - readAt), freeAt > now ? 1 : 0));
      readAt = now;
      spent = 0;
      return share;
    },
  };
}

describe('a processor with more to do than it can', () => {
  const COST = 10;
  const CAPACITY = 1_000 / COST;

  /** Shares that are answered within a second: of the capacity, of those who buy, and of those who come after the load. */
  async function load(factor: number) {
    const processor = createProcessor();
    const gate = new LoadGate({ now: () => Date.now(), utilization: () => processor.utilization() });
    const results: Record<'looking' | 'buying' | 'after', Promise<boolean>[]> = {
      looking: [],
      buying: [],
      after: [],
    };
    const SECONDS = 5;
    const send = async (rank: Rank): Promise<boolean> => {
      const sentAt = Date.now();
      try {
        await gate.run(rank, async () => {
          await processor.work(COST / 2);
          // It waits for the upstream.
          await new Promise((done) => setTimeout(done, 15));
          await processor.work(COST / 2);
        });
      } catch {
        return false;
      }
      return Date.now() - sentAt <= 1_000;
    };
    const gap = 1_000 / (CAPACITY * factor);
    for (let index = 0, at = 0; at < SECONDS * 1_000; index += 1, at += gap) {
      const rank = index % 10 === 0 ? 'buying' : 'looking';
      results[rank].push(send(rank));
      await vi.advanceTimersByTimeAsync(gap);
    }
    // Then half of what it can do; from two seconds on each is to be answered in time.
    for (let at = 0; at < 4_000; at += 20) {
      const sent = send('looking');
      if (at >= 2_000) results.after.push(sent);
      await vi.advanceTimersByTimeAsync(20);
    }
    await vi.advanceTimersByTimeAsync(5_000);
    const good = async (of: readonly Promise<boolean>[]): Promise<number> =>
      (await Promise.all(of)).filter(Boolean).length;
    return {
      goodput: ((await good(results.looking)) + (await good(results.buying))) / SECONDS / CAPACITY,
      buying: (await good(results.buying)) / results.buying.length,
      after: (await good(results.after)) / results.after.length,
    };
  }

  it.each([2, 4, 8])('answers as many in time at %i times its capacity', async (factor) => {
    const { goodput, buying, after } = await load(factor);
    expect(goodput).toBeGreaterThan(0.9);
    expect(buying).toBe(1);
    expect(after).toBe(1);
  });
});
