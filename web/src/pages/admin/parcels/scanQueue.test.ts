import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ScanAnswer } from '../_kit/scans.ts';
import { HELD_BACK, ScanQueue } from './scanQueue.ts';

const DONE: ScanAnswer = { isDone: true, number: 'CMD-26-000001-1/1', orderId: 'o', state: 'PREPARING' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start(send: (scan: { key: string; code: string }) => Promise<ScanAnswer>) {
  let count = 0;
  let stored: readonly unknown[] = [];
  const queue = new ScanQueue({
    send,
    newKey: () => `key-${(count += 1)}`,
    store: (open) => {
      stored = open;
    },
  });
  return { queue, stored: () => stored };
}

it('sends a scan five seconds later, once', async () => {
  const send = vi.fn(async () => DONE);
  const { queue, stored } = start(send);
  expect(queue.add('A', 'PREPARE')).toBe('added');
  await vi.advanceTimersByTimeAsync(HELD_BACK - 1);
  expect(send).not.toHaveBeenCalled();
  expect(stored()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledOnce();
  expect(queue.scans()).toMatchObject([{ code: 'A', status: 'answered', answer: DONE }]);
  expect(stored()).toEqual([]);
  // A second scan of what is done takes no further step.
  expect(queue.add('A', 'PREPARE')).toBe('repeated');
  await vi.advanceTimersByTimeAsync(HELD_BACK);
  expect(send).toHaveBeenCalledOnce();
});

it('is taken back by the same code in time', async () => {
  const send = vi.fn(async () => DONE);
  const { queue } = start(send);
  queue.add('A', 'PREPARE');
  queue.add('B', 'PREPARE');
  expect(queue.add('A', 'PREPARE')).toBe('takenBack');
  await vi.advanceTimersByTimeAsync(HELD_BACK * 2);
  expect(send.mock.calls).toEqual([[{ key: 'key-2', code: 'B', mode: 'PREPARE' }]]);
});

it('keeps what was not answered, and sends it again under the same key', async () => {
  let isDown = true;
  const sent: string[] = [];
  const send = vi.fn(async ({ key }: { key: string }) => {
    sent.push(key);
    if (isDown) throw new TypeError('Failed to fetch');
    return DONE;
  });
  const { queue, stored } = start(send);
  queue.add('A', 'HAND_OVER');
  await vi.advanceTimersByTimeAsync(HELD_BACK);
  expect(queue.scans()).toMatchObject([{ status: 'unsent' }]);
  expect(stored()).toEqual([{ key: 'key-1', code: 'A', mode: 'HAND_OVER' }]);
  isDown = false;
  queue.resend();
  await vi.advanceTimersByTimeAsync(0);
  expect(queue.scans()).toMatchObject([{ status: 'answered' }]);
  expect(sent).toEqual(['key-1', 'key-1']);
  expect(stored()).toEqual([]);
});

it('may be tried again after a refusal', async () => {
  const send = vi.fn(async (): Promise<ScanAnswer> => ({ isDone: false, code: 'NOT_FOUND' }));
  const { queue } = start(send);
  queue.add('A', 'PREPARE');
  await vi.advanceTimersByTimeAsync(HELD_BACK);
  expect(queue.add('A', 'PREPARE')).toBe('added');
});
