import { describe, expect, it } from 'vitest';
import { FairQueue, QueueFull } from './fair-queue.ts';
import type { FairQueueOptions, Turn } from './fair-queue.ts';

/** A queue whose tasks end on command, and the order in which they began. */
function started(options: Partial<FairQueueOptions> = {}) {
  const queue = new FairQueue({ atOnce: 1, mostWaiting: 4, mostPerKey: 3, ...options });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const refused: string[] = [];
  const add = (name: string, turn: Partial<Turn> = {}): void => {
    queue
      .run({ key: name, isKnown: false, ...turn }, async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.push(resolve));
      })
      .catch((error: unknown) => {
        expect(error).toBeInstanceOf(QueueFull);
        refused.push(name);
      });
  };
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
  return {
    queue,
    begun,
    refused,
    add,
    settle,
    async all() {
      await settle();
      while (ends.length > 0) {
        ends.shift()?.();
        await settle();
      }
    },
  };
}

describe('the fair queue', () => {
  it('limits concurrency, and keys take turns', async () => {
    const { add, all, begun } = started({ mostWaiting: 10 });
    for (const name of ['a0', 'a1', 'a2']) add(name, { key: 'a' });
    add('b1', { key: 'b' });
    add('c1', { key: 'c' });
    await all();
    expect(begun).toEqual(['a0', 'a1', 'b1', 'c1', 'a2']);
  });

  it('prefers known keys, but not exclusively', async () => {
    const { add, all, begun } = started({ mostWaiting: 10 });
    add('first');
    add('stranger');
    for (let n = 1; n <= 5; n += 1) add(`known${n}`, { isKnown: true });
    await all();
    expect(begun).toEqual(['first', 'known1', 'known2', 'known3', 'stranger', 'known4', 'known5']);
  });

  it('refuses more tasks of one key than may wait', async () => {
    const { add, all, begun, refused, queue } = started();
    for (let n = 0; n < 6; n += 1) add(`a${n}`, { key: 'a' });
    expect(queue.waiting).toBe(3);
    await all();
    expect(begun).toEqual(['a0', 'a1', 'a2', 'a3']);
    expect(refused).toEqual(['a4', 'a5']);
    expect(queue.waiting).toBe(0);
  });

  it('makes room in a full queue for a key with fewer waiting tasks', async () => {
    const { add, all, begun, refused } = started();
    for (const name of ['a0', 'a1', 'a2', 'a3']) add(name, { key: 'a' });
    add('b1');
    add('c1');
    add('d1');
    await all();
    expect(refused).toEqual(['a3', 'a2']);
    expect(begun).toEqual(['a0', 'a1', 'b1', 'c1', 'd1']);
  });

  it('refuses a newcomer when every key has one waiting task', async () => {
    const { add, all, refused, begun } = started();
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) add(name);
    await all();
    expect(refused).toEqual(['f']);
    expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('continues after a task that failed', async () => {
    const queue = new FairQueue({ atOnce: 1, mostWaiting: 4, mostPerKey: 4 });
    const turn = { key: 'a', isKnown: false };
    const failed = queue.run(turn, () => Promise.reject(new Error('no')));
    const next = queue.run(turn, () => Promise.resolve('yes'));
    await expect(failed).rejects.toThrow('no');
    await expect(next).resolves.toBe('yes');
  });
});
