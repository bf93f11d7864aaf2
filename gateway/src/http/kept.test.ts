import { describe, expect, it, vi } from 'vitest';
import { Kept } from './kept.ts';
import type { Filled } from './kept.ts';

type Text = { text: string };

function setUp(options: { maxBytes?: number; patience?: number } = {}) {
  const clock = { now: 1_000 };
  const kept = new Kept<Text>({
    maxBytes: 1_000,
    retryAfter: 100,
    rescueFor: 10_000,
    ...options,
    now: () => clock.now,
  });
  const filled = (text: string, more: Partial<Filled<Text>> = {}): (() => Promise<Filled<Text>>) =>
    vi.fn(async () => ({
      value: { text },
      bytes: 10,
      maxAge: 1_000,
      staleFor: 500,
      tags: ['a', 'b'],
      ...more,
    }));
  const failing = () => vi.fn(() => Promise.reject<Filled<Text>>(new Error('down')));
  return { clock, kept, filled, failing };
}

const settled = () => new Promise((done) => setImmediate(done));

describe('Kept', () => {
  it('fills once for all who wait and answers the rest from memory', async () => {
    const { kept, filled } = setUp();
    const fill = filled('one');
    const found = await Promise.all([kept.get('k', fill), kept.get('k', fill), kept.get('k', fill)]);
    expect(found.map(({ value }) => value.text)).toEqual(['one', 'one', 'one']);
    expect(fill).toHaveBeenCalledTimes(1);
    expect(await kept.get('k', filled('two'))).toMatchObject({ value: { text: 'one' }, state: 'hit' });
    expect(kept.fresh('k')?.value.text).toBe('one');
  });

  it('gives the old value while one renewal runs, and the new one after it', async () => {
    const { clock, kept, filled } = setUp();
    await kept.get('k', filled('one'));
    clock.now += 1_200;
    const renewal = filled('two');
    expect(await kept.get('k', renewal)).toMatchObject({ value: { text: 'one' }, state: 'stale' });
    await kept.get('k', renewal);
    await settled();
    expect(renewal).toHaveBeenCalledTimes(1);
    expect(await kept.get('k', renewal)).toMatchObject({ value: { text: 'two' }, state: 'hit' });
  });

  it('waits for the renewal once the old value is too old', async () => {
    const { clock, kept, filled } = setUp();
    await kept.get('k', filled('one'));
    clock.now += 2_000;
    expect(await kept.get('k', filled('two'))).toMatchObject({ value: { text: 'two' }, state: 'miss' });
  });

  it('gives an old value when renewing fails, and does not try again at once', async () => {
    const { clock, kept, filled, failing } = setUp();
    await kept.get('k', filled('one'));
    clock.now += 2_000;
    const down = failing();
    expect(await kept.get('k', down)).toMatchObject({ value: { text: 'one' }, state: 'rescued' });
    await kept.get('k', down);
    expect(down).toHaveBeenCalledTimes(1);
    clock.now += 150;
    expect(await kept.get('k', filled('two'))).toMatchObject({ value: { text: 'two' } });
    clock.now += 20_000;
    await expect(kept.get('k', failing())).rejects.toThrow('down');
  });

  it('gives an old value when renewing hangs', async () => {
    const { clock, kept, filled } = setUp({ patience: 5 });
    await kept.get('k', filled('one'));
    clock.now += 2_000;
    expect(await kept.get('k', () => new Promise(() => undefined))).toMatchObject({
      value: { text: 'one' },
      state: 'rescued',
    });
  });

  it('never keeps a failure or what must not be kept', async () => {
    const { kept, filled } = setUp();
    expect((await kept.get('k', filled('error', { failed: true }))).value.text).toBe('error');
    expect((await kept.get('k', filled('private', { maxAge: 0 }))).value.text).toBe('private');
    expect((await kept.get('k', filled('good'))).value.text).toBe('good');
    await expect(kept.get('other', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await kept.get('other', filled('up'))).value.text).toBe('up');
  });

  it('drops by tag, also what is being filled at that moment', async () => {
    const { kept, filled } = setUp();
    await kept.get('k', filled('one'));
    kept.drop(['c']);
    expect((await kept.get('k', filled('two'))).state).toBe('hit');
    kept.drop(['b']);
    expect(kept.fresh('k')).toBeUndefined();
    expect((await kept.get('k', filled('two'))).value.text).toBe('two');

    let finish: (filled: Filled<Text>) => void = () => undefined;
    const promise = new Promise<Filled<Text>>((done) => (finish = done));
    const slow = kept.get('slow', () => promise);
    kept.drop(['a']);
    finish({ value: { text: 'old' }, bytes: 1, maxAge: 1_000, tags: ['a'] });
    await slow;
    expect((await kept.get('slow', filled('new'))).value.text).toBe('new');

    kept.drop('all');
    expect(kept.fresh('k')).toBeUndefined();
  });

  it('still gives what was dropped when it cannot be renewed', async () => {
    const { kept, filled, failing } = setUp();
    await kept.get('k', filled('one'));
    kept.drop(['a']);
    expect(await kept.get('k', failing())).toMatchObject({ value: { text: 'one' }, state: 'rescued' });
  });

  it('holds no more than its bytes and lets the least used go', async () => {
    const { kept, filled } = setUp({ maxBytes: 5_300 });
    for (let i = 0; i < 100; i++) {
      await kept.get(`k${i}`, filled(`${i}`, { bytes: 50 }));
      kept.fresh('k0');
    }
    expect(kept.bytes).toBeLessThanOrEqual(kept.maxBytes);
    expect(kept.fresh('k0')?.value.text).toBe('0');
    expect(kept.fresh('k50')).toBeUndefined();
    await kept.get('huge', filled('huge', { bytes: 2_000 }));
    expect(kept.fresh('huge')).toBeUndefined();
    await kept.get('long'.repeat(500), filled('long'));
    expect(kept.fresh('long'.repeat(500))).toBeUndefined();
    expect(kept.size).toBe(20);
  });
});
