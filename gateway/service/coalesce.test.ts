import { describe, expect, it, vi } from 'vitest';
import { Coalescer } from './coalesce.ts';

function pending<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

describe('Coalescer', () => {
  it('runs once for concurrent callers, again for later ones', async () => {
    const coalescer = new Coalescer();
    const first = pending<number>();
    const start = vi.fn(() => first.promise);
    const both = [coalescer.run('a', undefined, start), coalescer.run('a', undefined, start)];
    expect(start).toHaveBeenCalledTimes(1);
    first.resolve(7);
    expect(await Promise.all(both)).toEqual([7, 7]);
    await coalescer.run('a', undefined, start);
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('separates keys', () => {
    const coalescer = new Coalescer();
    const start = vi.fn(async () => 1);
    void coalescer.run('a', undefined, start);
    void coalescer.run('b', undefined, start);
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('cancels when the last reader has left, not before', async () => {
    const coalescer = new Coalescer();
    const [one, two] = [new AbortController(), new AbortController()];
    let signal: AbortSignal | undefined;
    const start = (shared: AbortSignal) => {
      signal = shared;
      return new Promise<number>(() => undefined);
    };
    const first = coalescer.run('a', one.signal, start);
    const second = coalescer.run('a', two.signal, start);
    one.abort();
    await expect(first).rejects.toThrow();
    expect(signal?.aborted).toBe(false);
    two.abort();
    await expect(second).rejects.toThrow();
    expect(signal?.aborted).toBe(true);
  });

  it('starts again for a caller that comes after all others left', async () => {
    const coalescer = new Coalescer();
    const leaving = new AbortController();
    const left = coalescer.run('a', leaving.signal, () => new Promise<number>(() => undefined));
    leaving.abort();
    await expect(left).rejects.toThrow();
    expect(await coalescer.run('a', undefined, async () => 2)).toBe(2);
  });

  it('never cancels a call that a reader without a signal waits for', async () => {
    const coalescer = new Coalescer();
    const leaving = new AbortController();
    const call = pending<number>();
    const stays = coalescer.run('a', undefined, () => call.promise);
    const left = coalescer.run('a', leaving.signal, () => call.promise);
    leaving.abort();
    await expect(left).rejects.toThrow();
    call.resolve(3);
    expect(await stays).toBe(3);
  });
});
