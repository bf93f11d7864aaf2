import { describe, expect, it, vi } from 'vitest';
import { TooMany } from '../upstream/errors.ts';
import { Slots } from './slots.ts';

const none = (): void => undefined;

describe('stream slots', () => {
  it('are bounded for one client and for one account, whatever clients it comes from', () => {
    const slots = new Slots(1, { total: 100, account: 3, client: 5 });
    for (let index = 0; index < 5; index += 1) slots.enter('a', none);
    expect(() => slots.enter('a', none)).toThrow(TooMany);
    for (let index = 0; index < 3; index += 1) slots.enter(`c${index}`, none).assign('amel');
    const fourth = slots.enter('d', none);
    expect(() => fourth.assign('amel')).toThrow(TooMany);
    expect(slots.size).toBe(8);
  });

  it('are released', () => {
    const slots = new Slots(1, { total: 2, account: 1, client: 1 });
    const held = slots.enter('a', none);
    held.assign('amel');
    held.release();
    slots.enter('a', none).assign('amel');
    expect(slots.size).toBe(1);
  });

  it('are shared fairly when all are taken: the client with most loses one to a client with fewer, never the reverse', () => {
    const slots = new Slots(1, { total: 6, account: 10, client: 10 });
    const ended: string[] = [];
    for (let index = 0; index < 6; index += 1) slots.enter('flood', () => ended.push(`flood ${index}`));
    slots.enter('b', vi.fn());
    slots.enter('c', vi.fn());
    expect(ended).toEqual(['flood 0', 'flood 1']);
    // The flooding client has four of six: it gets no more, others do.
    expect(() => slots.enter('flood', none)).toThrow(TooMany);
    slots.enter('b', none);
    expect(ended).toHaveLength(3);
    expect(slots.size).toBe(6);
    for (let index = 0; index < 10; index += 1) {
      try {
        slots.enter(`other ${index % 4}`, none);
      } catch (error) {
        expect(error).toBeInstanceOf(TooMany);
      }
    }
    expect(slots.size).toBe(6);
  });
});
