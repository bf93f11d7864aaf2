import { beforeEach, expect, it } from 'vitest';
import { ATTEMPT_KEY, createOrderSender, type Answer, type OrderContent } from './attempt.ts';

/** A gateway: one key, one order; the answer may be lost on its way. */
function gateway() {
  const orders = new Map<string, { body: string; token: string }>();
  let loses: 'nothing' | 'request' | 'answer' = 'nothing';
  let next: Answer<string> | undefined;
  return {
    orders,
    lose: (what: typeof loses) => {
      loses = what;
    },
    answerOnce: (answer: Answer<string>) => {
      next = answer;
    },
    async send({ idempotencyKey: key, ...content }: OrderContent & { idempotencyKey: string }) {
      await Promise.resolve();
      if (loses === 'request') throw new Error('lost');
      const body = JSON.stringify(content);
      const earlier = orders.get(key);
      const said = next;
      next = undefined;
      if (said !== undefined) return said;
      if (earlier !== undefined && earlier.body !== body) return { kind: 'conflict' } as const;
      const order = earlier ?? { body, token: `token ${orders.size + 1}` };
      orders.set(key, order);
      if (loses === 'answer') throw new Error('lost');
      return { kind: 'placed', token: order.token, number: 'CMD', paymentUrl: null } as const;
    },
  };
}

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const content = (street: string) => ({ address: { street }, lines: [] }) as unknown as OrderContent;

beforeEach(() => kept.clear());

it('makes one order of a lost answer and a retry, also after a reload', async () => {
  const shop = gateway();
  const first = createOrderSender(() => storage, shop.send);
  shop.lose('answer');
  await expect(first(content('a'))).rejects.toThrow('lost');
  shop.lose('nothing');
  const reloaded = createOrderSender(() => storage, shop.send);
  expect(await reloaded(content('a'))).toMatchObject({ kind: 'placed', token: 'token 1' });
  expect(shop.orders.size).toBe(1);
  expect(kept.has(ATTEMPT_KEY)).toBe(false);
});

it('finds the order that had arrived although something was changed since', async () => {
  const shop = gateway();
  const send = createOrderSender(() => storage, shop.send);
  shop.lose('answer');
  await expect(send(content('a'))).rejects.toThrow('lost');
  shop.lose('request');
  await expect(send(content('b'))).rejects.toThrow('lost');
  shop.lose('nothing');
  expect(await send(content('c'))).toMatchObject({ kind: 'placed', token: 'token 1' });
  expect(shop.orders.size).toBe(1);
});

it('places what was changed when nothing had arrived', async () => {
  const shop = gateway();
  const send = createOrderSender(() => storage, shop.send);
  shop.lose('request');
  await expect(send(content('a'))).rejects.toThrow('lost');
  shop.lose('nothing');
  expect(await send(content('b'))).toMatchObject({ kind: 'placed' });
  expect([...shop.orders.values()].map(({ body }) => body)).toEqual([JSON.stringify(content('b'))]);
});

it('keeps its key over differences and refusals, and takes another for the next order', async () => {
  const shop = gateway();
  const send = createOrderSender(() => storage, shop.send);
  shop.answerOnce({ kind: 'different', differences: ['x'] });
  expect(await send(content('a'))).toMatchObject({ kind: 'different' });
  const { key } = JSON.parse(kept.get(ATTEMPT_KEY) ?? '') as { key: string };
  shop.answerOnce({ kind: 'refused', errors: [] });
  expect(await send(content('a'))).toMatchObject({ kind: 'refused' });
  await send(content('a'));
  expect([...shop.orders.keys()]).toEqual([key]);
  await send(content('a'));
  expect(shop.orders.size).toBe(2);
});

it('lets a key go before the gateway does, and takes a broken memory for none', async () => {
  const shop = gateway();
  let now = 1_000_000;
  const send = createOrderSender(
    () => storage,
    shop.send,
    () => now,
  );
  shop.answerOnce({ kind: 'different', differences: [] });
  await send(content('a'));
  const old = kept.get(ATTEMPT_KEY);
  now += 24 * 3_600_000;
  const later = createOrderSender(
    () => storage,
    shop.send,
    () => now,
  );
  shop.answerOnce({ kind: 'different', differences: [] });
  await later(content('a'));
  expect(kept.get(ATTEMPT_KEY)).not.toBe(old);
  kept.set(ATTEMPT_KEY, '{"key":5}');
  expect(await later(content('a'))).toMatchObject({ kind: 'placed' });
});

it('works for the page when the storage is blocked', async () => {
  const shop = gateway();
  const send = createOrderSender(() => {
    throw new Error('blocked');
  }, shop.send);
  shop.lose('answer');
  await expect(send(content('a'))).rejects.toThrow('lost');
  shop.lose('nothing');
  expect(await send(content('a'))).toMatchObject({ token: 'token 1' });
  expect(shop.orders.size).toBe(1);
});
