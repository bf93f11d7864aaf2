import { describe, expect, it, vi } from 'vitest';
import { Cache, CachedValue } from './cache.ts';
import type { CacheOptions, Fill, Filled } from './cache.ts';

type Text = { text: string };

function setUp(options: Partial<CacheOptions> = {}) {
  const clock = { now: 1_000 };
  const cache = new Cache<Text>({
    maxBytes: 10_000,
    retryAfter: 100,
    rescueFor: 10_000,
    ...options,
    now: () => clock.now,
  });
  const filled = (text: string, more: Partial<Filled<Text>> = {}): Fill<Text> =>
    vi.fn(async () => ({
      value: { text },
      bytes: 10,
      maxAge: 1_000,
      staleFor: 500,
      tags: ['a', 'b'],
      ...more,
    }));
  const failing = () => vi.fn(() => Promise.reject<Filled<Text>>(new Error('down')));
  return { clock, cache, filled, failing };
}

const settled = () => new Promise((done) => setImmediate(done));

describe('Cache', () => {
  it('fills once for all concurrent callers and answers later ones from memory', async () => {
    const { cache, filled } = setUp();
    const fill = filled('one');
    const found = await Promise.all([cache.get('k', fill), cache.get('k', fill), cache.get('k', fill)]);
    expect(found.map(({ value }) => value.text)).toEqual(['one', 'one', 'one']);
    expect(fill).toHaveBeenCalledTimes(1);
    expect(await cache.get('k', filled('two'))).toMatchObject({ value: { text: 'one' }, state: 'hit' });
    expect(cache.fresh('k')?.value.text).toBe('one');
  });

  it('serves the stale value during a refresh, and the new one after it', async () => {
    const { clock, cache, filled } = setUp();
    await cache.get('k', filled('one'));
    clock.now += 1_200;
    const renewal = filled('two');
    expect(await cache.get('k', renewal)).toMatchObject({ value: { text: 'one' }, state: 'stale' });
    await cache.get('k', renewal);
    await settled();
    expect(renewal).toHaveBeenCalledTimes(1);
    expect(await cache.get('k', renewal)).toMatchObject({ value: { text: 'two' }, state: 'hit' });
  });

  it('waits for the refresh when the value is too old', async () => {
    const { clock, cache, filled } = setUp();
    await cache.get('k', filled('one'));
    clock.now += 2_000;
    expect(await cache.get('k', filled('two'))).toMatchObject({ value: { text: 'two' }, state: 'miss' });
  });

  it('serves an old value when refreshing fails, and does not retry immediately', async () => {
    const { clock, cache, filled, failing } = setUp();
    await cache.get('k', filled('one'));
    clock.now += 2_000;
    const down = failing();
    expect(await cache.get('k', down)).toMatchObject({ value: { text: 'one' }, state: 'rescued' });
    await cache.get('k', down);
    expect(down).toHaveBeenCalledTimes(1);
    clock.now += 150;
    expect(await cache.get('k', filled('two'))).toMatchObject({ value: { text: 'two' } });
    clock.now += 20_000;
    await expect(cache.get('k', failing())).rejects.toThrow('down');
  });

  it('serves an old value when refreshing hangs', async () => {
    const { clock, cache, filled } = setUp({ patience: 5 });
    await cache.get('k', filled('one'));
    clock.now += 2_000;
    expect(await cache.get('k', () => new Promise(() => undefined))).toMatchObject({
      value: { text: 'one' },
      state: 'rescued',
    });
  });

  it('never caches a failure or what must not be cached', async () => {
    const { cache, filled } = setUp();
    expect((await cache.get('k', filled('error', { failed: true }))).value.text).toBe('error');
    expect((await cache.get('k', filled('private', { maxAge: 0 }))).value.text).toBe('private');
    expect((await cache.get('k', filled('good'))).value.text).toBe('good');
    await expect(cache.get('other', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await cache.get('other', filled('up'))).value.text).toBe('up');
  });

  it('drops by tag, and everything', async () => {
    const { cache, filled } = setUp();
    await cache.get('k', filled('one'));
    cache.drop(['c']);
    expect((await cache.get('k', filled('two'))).state).toBe('hit');
    cache.drop(['b']);
    expect(cache.fresh('k')).toBeUndefined();
    expect((await cache.get('k', filled('two'))).value.text).toBe('two');
    cache.drop('all');
    expect(cache.fresh('k')).toBeUndefined();
  });

  it('remembers a limited number of dropped tags, then drops everything once', async () => {
    const { cache, filled } = setUp();
    await cache.get('k', filled('one'));
    for (let part = 0; part < 11; part += 1)
      cache.drop(Array.from({ length: 10_000 }, (_, index) => `${part}-${index}`));
    expect(cache.fresh('k')).toBeUndefined();
  });

  it('serves a dropped value when it cannot be refreshed', async () => {
    const { cache, filled, failing } = setUp();
    await cache.get('k', filled('one'));
    cache.drop(['a']);
    expect(await cache.get('k', failing())).toMatchObject({ value: { text: 'one' }, state: 'rescued' });
  });

  it('stays within its limit and evicts the least recently used', async () => {
    const { cache, filled } = setUp({ maxBytes: 5_300 });
    for (let i = 0; i < 100; i++) {
      await cache.get(`k${i}`, filled(`${i}`, { bytes: 50 }));
      cache.fresh('k0');
    }
    expect(cache.bytes).toBeLessThanOrEqual(cache.maxBytes);
    expect(cache.fresh('k0')?.value.text).toBe('0');
    expect(cache.fresh('k50')).toBeUndefined();
    await cache.get('huge', filled('huge', { bytes: 2_000 }));
    expect(cache.fresh('huge')).toBeUndefined();
    await cache.get('long'.repeat(500), filled('long'));
    expect(cache.fresh('long'.repeat(500))).toBeUndefined();
    expect(cache.size).toBe(20);
  });
});

/** A fill that waits for the test to finish it; begun fills stand in `begun`, in order. */
function held() {
  const begun: {
    finish(text: string, more?: Partial<Filled<Text>>): void;
    fail(): void;
    signal: AbortSignal;
  }[] = [];
  const fill: Fill<Text> = (signal) =>
    new Promise((done, failed) => {
      begun.push({
        finish: (text, more) => done({ value: { text }, bytes: 10, maxAge: 1_000, tags: ['a'], ...more }),
        fail: () => failed(new Error('down')),
        signal,
      });
    });
  return { fill, begun };
}

describe('a drop during a fill', () => {
  it('invalidates running fills: waiting callers get their value, later ones do not', async () => {
    const { cache, filled } = setUp();
    const { fill, begun } = held();
    const early = cache.get('k', fill);
    cache.drop(['a']);
    begun[0]?.finish('old');
    const found = await early;
    expect(found.value.text).toBe('old');
    expect(cache.freshFor(found)).toBe(0);
    expect((await cache.get('k', filled('new'))).value.text).toBe('new');
  });

  it('of other tags changes nothing', async () => {
    const { cache } = setUp();
    const { fill, begun } = held();
    const early = cache.get('k', fill);
    cache.drop(['z']);
    begun[0]?.finish('one');
    expect(cache.freshFor(await early)).toBe(1_000);
    expect(cache.fresh('k')?.value.text).toBe('one');
  });

  it('makes later callers wait for a value read after it', async () => {
    const { cache } = setUp();
    const { fill, begun } = held();
    const early = cache.get('k', fill);
    cache.drop(['a']);
    const late = [cache.get('k', fill), cache.get('k', fill)];
    begun[0]?.finish('old');
    expect((await early).value.text).toBe('old');
    await settled();
    expect(begun).toHaveLength(2);
    begun[1]?.finish('new');
    expect((await Promise.all(late)).map(({ value }) => value.text)).toEqual(['new', 'new']);
    expect(cache.fresh('k')?.value.text).toBe('new');
  });

  it('of everything lets the next caller start immediately, and older fills replace nothing newer', async () => {
    const { cache } = setUp();
    const { fill, begun } = held();
    const early = cache.get('k', fill);
    cache.drop('all');
    const late = cache.get('k', fill);
    expect(begun).toHaveLength(2);
    begun[1]?.finish('new');
    expect((await late).value.text).toBe('new');
    begun[0]?.finish('old');
    expect((await early).value.text).toBe('old');
    expect(cache.fresh('k')?.value.text).toBe('new');
  });

  it('keeps the older value for a failed fill', async () => {
    const { cache, failing } = setUp();
    const { fill, begun } = held();
    const early = cache.get('k', fill);
    cache.drop(['a']);
    begun[0]?.finish('old');
    await early;
    expect(await cache.get('k', failing())).toMatchObject({ value: { text: 'old' }, state: 'rescued' });
  });

  it('also applies to stale values', async () => {
    const { clock, cache } = setUp();
    const { fill, begun } = held();
    const first = cache.get('k', fill);
    begun[0]?.finish('one', { staleFor: 5_000 });
    await first;
    clock.now += 1_500;
    expect((await cache.get('k', fill)).state).toBe('stale');
    cache.drop(['a']);
    const late = cache.get('k', fill);
    begun[1]?.finish('old');
    await settled();
    begun[2]?.finish('new');
    expect((await late).value.text).toBe('new');
  });
});

describe('a cache without rescue', () => {
  it('never serves dropped or expired values', async () => {
    const { clock, cache, filled, failing } = setUp({ rescueFor: 0 });
    await cache.get('k', filled('one'));
    cache.drop(['a']);
    await expect(cache.get('k', failing())).rejects.toThrow('down');
    await cache.get('k', filled('two'));
    cache.drop('all');
    expect(cache.size).toBe(0);
    await cache.get('k', filled('three'));
    clock.now += 1_500;
    await expect(cache.get('k', failing())).rejects.toThrow('down');
    const { fill, begun } = held();
    const early = cache.get('other', fill);
    cache.drop(['a']);
    begun[0]?.finish('old');
    await early;
    await expect(cache.get('other', failing())).rejects.toThrow('down');
  });
});

describe('an error of a fill', () => {
  it('is thrown instead of serving an old value when `mayRescue` says so', async () => {
    const { clock, cache, filled, failing } = setUp({
      mayRescue: (error) => String(error) !== 'Error: down',
    });
    await cache.get('k', filled('one'));
    clock.now += 2_000;
    await expect(cache.get('k', failing())).rejects.toThrow('down');
    expect(await cache.get('k', () => Promise.reject(new Error('away')))).toMatchObject({ state: 'rescued' });
  });

  it('that no caller gets is reported', async () => {
    const onError = vi.fn();
    const { clock, cache, filled, failing } = setUp({ onError });
    await cache.get('k', filled('one'));
    clock.now += 1_200;
    expect((await cache.get('k', failing())).state).toBe('stale');
    await settled();
    expect(onError).toHaveBeenCalledTimes(1);
  });
});

describe('a caller that leaves', () => {
  it('aborts the fill only when no other caller waits', async () => {
    const { cache } = setUp({ leaving: () => new Error('left') });
    const { fill, begun } = held();
    const [one, two] = [new AbortController(), new AbortController()];
    const gets = [one, two].map(({ signal }) => cache.get('k', fill, () => signal));
    one.abort();
    await expect(gets[0]).rejects.toThrow('left');
    expect(begun[0]?.signal.aborted).toBe(false);
    two.abort();
    await expect(gets[1]).rejects.toThrow('left');
    expect(begun[0]?.signal.aborted).toBe(true);
    const after = cache.get('k', fill);
    begun[1]?.finish('one');
    expect((await after).value.text).toBe('one');
  });

  it('is not asked for a signal when it does not have to wait', async () => {
    const { cache, filled } = setUp();
    await cache.get('k', filled('one'));
    const getSignal = vi.fn(() => undefined);
    await cache.get('k', filled('two'), getSignal);
    expect(getSignal).not.toHaveBeenCalled();
  });
});

describe('CachedValue', () => {
  function setUpValue() {
    const clock = { now: 1_000 };
    const onError = vi.fn();
    let made = 0;
    const state = { isDown: false };
    const make = async () => {
      made += 1;
      const value = made;
      await settled();
      if (state.isDown) throw new Error('down');
      return value;
    };
    const value = new CachedValue(make, { maxAge: 1_000, onError, now: () => clock.now });
    return { clock, onError, state, value, made: () => made };
  }

  it('is created once for all concurrent callers, then cached', async () => {
    const { value, made } = setUpValue();
    expect(await Promise.all([value.get(), value.get()])).toEqual([1, 1]);
    expect(value.get()).toBe(1);
    expect(made()).toBe(1);
  });

  it('is served at any age while it is refreshed, and when that fails', async () => {
    const { clock, onError, state, value } = setUpValue();
    await value.get();
    clock.now += 3_600_000;
    state.isDown = true;
    expect(await value.get()).toBe(1);
    await settled();
    await settled();
    expect(onError).toHaveBeenCalledTimes(1);
    clock.now += 1_500;
    state.isDown = false;
    expect(await value.get()).toBe(1);
    await settled();
    await settled();
    expect(value.get()).toBe(3);
  });

  it('rejects only when there is none', async () => {
    const { state, value } = setUpValue();
    state.isDown = true;
    await expect(value.get()).rejects.toThrow('down');
    state.isDown = false;
    expect(await value.get()).toBe(2);
  });

  it('is created again after a drop, even while it is being created', async () => {
    const { value } = setUpValue();
    const early = value.get();
    value.drop();
    expect(await value.get()).toBe(2);
    expect(await early).toBe(1);
    expect(value.get()).toBe(2);
    expect(await value.fresh()).toBe(3);
  });
});

describe('Cache whose values settle', () => {
  const settling = { serveFor: 300, rest: 100 };

  it('serves an outdated value while one fill runs, and the new one after it', async () => {
    const { clock, cache, filled } = setUp({ settling });
    await cache.get('k', filled('one'));
    clock.now += 200;
    cache.outdate(['b']);
    const renewal = filled('two');
    const found = await Promise.all([cache.get('k', renewal), cache.get('k', renewal)]);
    expect(found).toMatchObject([
      { value: { text: 'one' }, state: 'stale' },
      { value: { text: 'one' }, state: 'stale' },
    ]);
    await settled();
    expect(renewal).toHaveBeenCalledTimes(1);
    expect(await cache.get('k', filled('three'))).toMatchObject({ value: { text: 'two' }, state: 'hit' });
  });

  it('waits when the first of several outdatings is too long ago', async () => {
    const { clock, cache, filled } = setUp({ settling });
    await cache.get('k', filled('one'));
    for (let time = 0; time < 8; time++) {
      clock.now += 50;
      cache.outdate(['a']);
    }
    expect(await cache.get('k', filled('two'))).toMatchObject({ value: { text: 'two' }, state: 'miss' });
  });

  it('fills no sooner than it may after the last fill, whatever was outdated meanwhile', async () => {
    const { clock, cache, filled } = setUp({ settling });
    const fill = filled('one');
    await cache.get('k', fill);
    for (let time = 0; time < 9; time++) {
      clock.now += 10;
      cache.outdate(['a']);
      expect(await cache.get('k', fill)).toMatchObject({ state: 'hit' });
    }
    clock.now += 20;
    expect(await cache.get('k', fill)).toMatchObject({ state: 'stale' });
    expect(fill).toHaveBeenCalledTimes(2);
  });

  it('outlives no end of its own: an outdated value is not served longer than it would have been', async () => {
    const { clock, cache, filled } = setUp({ settling });
    await cache.get('k', filled('one', { staleFor: 0 }));
    clock.now += 990;
    cache.outdate(['a']);
    clock.now += 20;
    expect(await cache.get('k', filled('two'))).toMatchObject({ value: { text: 'two' }, state: 'miss' });
  });

  it('gives a caller that awaits changes what was filled after them', async () => {
    const { clock, cache, filled } = setUp({ settling });
    await cache.get('k', filled('one'));
    clock.now += 10;
    cache.outdate(['a']);
    expect(cache.fresh('k')?.value.text).toBe('one');
    expect(cache.fresh('k', true)).toBeUndefined();
    expect(await cache.get('k', filled('two'), undefined, true)).toMatchObject({ value: { text: 'two' } });
  });

  it('drops at once what has a dropped tag, and leaves alone what has no outdated one', async () => {
    const { cache, filled } = setUp({ settling });
    await cache.get('k', filled('one'));
    await cache.get('l', filled('one', { tags: ['c'] }));
    cache.outdate(['a']);
    cache.drop(['b']);
    expect(await cache.get('k', filled('two'))).toMatchObject({ value: { text: 'two' }, state: 'miss' });
    expect(await cache.get('l', filled('two'))).toMatchObject({ value: { text: 'one' }, state: 'hit' });
  });

  it('outdates a fill that runs', async () => {
    const { clock, cache, filled } = setUp({ settling });
    const reading = cache.get('k', async (signal) => {
      cache.outdate(['a']);
      return filled('one')(signal);
    });
    expect(await reading).toMatchObject({ value: { text: 'one' } });
    clock.now += 150;
    expect(await cache.get('k', filled('two'))).toMatchObject({ value: { text: 'one' }, state: 'stale' });
  });

  it('drops outdated tags where nothing settles', async () => {
    const { cache, filled } = setUp();
    await cache.get('k', filled('one'));
    cache.outdate(['a']);
    expect(await cache.get('k', filled('two'))).toMatchObject({ value: { text: 'two' }, state: 'miss' });
  });
});
