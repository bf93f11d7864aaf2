import { setImmediate as iteration } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

it('gives one turn in each iteration of the event loop, in the order of the calls', async () => {
  const turns = new Turns();
  const taken: number[] = [];
  for (const caller of [1, 2, 3]) void turns.next().then(() => taken.push(caller));
  for (const expected of [[1], [1, 2], [1, 2, 3]]) {
    await iteration();
    expect(taken).toEqual(expected);
  }
});

it('gives no turn while connections arrive, but does not wait forever', async () => {
  const turns = new Turns();
  let isTaken = false;
  void turns.next().then(() => (isTaken = true));
  for (let count = 0; count < 20; count += 1) {
    turns.arrived();
    await iteration();
  }
  expect(isTaken).toBe(false);
  await iteration();
  expect(isTaken).toBe(true);

  const later = { isTaken: false };
  void turns.next().then(() => (later.isTaken = true));
  let count = 0;
  for (; !later.isTaken; count += 1) {
    turns.arrived();
    await iteration();
  }
  expect(count).toBeGreaterThan(100);
});
