import { describe, expect, it, vi } from 'vitest';
import { TooMany } from '../upstream/errors.ts';
import { Slots } from './slots.ts';
import type { SlotLimits } from './slots.ts';

const none = (): void => undefined;
const open = (limits: SlotLimits): Slots => new Slots({ purpose: 'test', limits });

describe('stream slots', () => {
  it('are bounded for one client and for one account, whatever clients it comes from', async () => {
    const slots = open({ total: 100, account: 3, client: 5 });
    for (let index = 0; index < 5; index += 1) await slots.enter('a', none);
    await expect(slots.enter('a', none)).rejects.toThrow(TooMany);
    for (let index = 0; index < 3; index += 1) await (await slots.enter(`c${index}`, none)).assign('amel');
    const fourth = await slots.enter('d', none);
    await expect(fourth.assign('amel')).rejects.toThrow(TooMany);
    expect(slots.size).toBe(8);
  });

  it('are released', async () => {
    const slots = open({ total: 2, account: 1, client: 1 });
    const held = await slots.enter('a', none);
    await held.assign('amel');
    held.release();
    await (await slots.enter('a', none)).assign('amel');
    expect(slots.size).toBe(1);
  });

  it('of an account are free again when the stream ends while the account is read', async () => {
    const slots = open({ total: 2, account: 1, client: 2 });
    const held = await slots.enter('a', none);
    const assigned = held.assign('amel');
    held.release();
    await assigned;
    await (await slots.enter('a', none)).assign('amel');
    expect(slots.size).toBe(1);
  });

  it('are shared fairly when all are taken: the client with most loses one to a client with fewer, never the reverse', async () => {
    const slots = open({ total: 6, account: 10, client: 10 });
    const ended: string[] = [];
    for (let index = 0; index < 6; index += 1) await slots.enter('flood', () => ended.push(`flood ${index}`));
    await slots.enter('b', vi.fn());
    await slots.enter('c', vi.fn());
    expect(ended).toEqual(['flood 0', 'flood 1']);
    // The flooding client has four of six: it gets no more, others do.
    await expect(slots.enter('flood', none)).rejects.toThrow(TooMany);
    await slots.enter('b', none);
    expect(ended).toHaveLength(3);
    expect(slots.size).toBe(6);
    for (let index = 0; index < 10; index += 1) {
      try {
        await slots.enter(`other ${index % 4}`, none);
      } catch (error) {
        expect(error).toBeInstanceOf(TooMany);
      }
    }
    expect(slots.size).toBe(6);
  });
});
