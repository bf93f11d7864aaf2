import { beforeEach, expect, it } from 'vitest';
import { createOrderSender, type Outcome, type OrderContent } from './attempt.ts';
import { ATTEMPT_KEY } from './leaveDevice.ts';

/** A gateway: one key, one order; the response may be lost. */
function gateway() {
  const orders = new Map<string, { body: string; token: string }>();
  let loses: 'nothing' | 'request' | 'response' = 'nothing';
  let next: Outcome<string> | undefined;
  return {
    orders,
    lose: (what: typeof loses) => {
      loses = what;
    },
    respondOnce: (outcome: Outcome<string>) => {
      next = outcome;
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
      if (loses === 'response') throw new Error('lost');
      return { kind: 'placed', token: order.token, number: `CMD ${order.token}`, paymentUrl: null } as const;
    },
  };
}

const items = new Map<string, string>();
const storage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
};
const content = (street: string, more: object = {}) =>
  ({
    address: { street },
    lines: [{ productId: 'p', quantity: 1 }],
    contactEmail: null,
    ...more,
  }) as unknown as OrderContent;
/** A page of the device, with or without a session. */
const page = (
  shop: ReturnType<typeof gateway>,
  account: string | null = null,
  clock: () => number = Date.now,
  place: () => typeof storage = () => storage,
) => {
  const send = createOrderSender(place, shop.send, clock);
  return (sent: OrderContent) => send(sent, account);
};

beforeEach(() => items.clear());

it('places one order after a lost response and a retry, also after a reload', async () => {
  const shop = gateway();
  const first = page(shop);
  shop.lose('response');
  await expect(first(content('a'))).rejects.toThrow('lost');
  shop.lose('nothing');
  const reloaded = page(shop);
  expect(await reloaded(content('a'))).toMatchObject({ kind: 'placed', token: 'token 1' });
  expect(shop.orders.size).toBe(1);
  expect(items.has(ATTEMPT_KEY)).toBe(false);
});

it.each([
  ['another quantity', { lines: [{ productId: 'p', quantity: 2 }] }],
  ['another street', { address: { street: 'b' } }],
  ['another cart', { lines: [{ productId: 'q', quantity: 1 }] }],
  ['another address of mail', { contactEmail: 'a@example.tn' }],
])(
  'names the order that had arrived, and places %s under a new key only on a new request',
  async (_, change) => {
    const shop = gateway();
    const send = page(shop);
    shop.lose('response');
    await expect(send(content('a'))).rejects.toThrow('lost');
    shop.lose('nothing');
    const other = content('a', change);
    expect(await send(other)).toEqual({ kind: 'earlier', token: 'token 1', number: 'CMD token 1' });
    expect(shop.orders.size).toBe(1);
    expect(items.has(ATTEMPT_KEY)).toBe(false);
    expect(await send(other)).toMatchObject({ kind: 'placed', token: 'token 2' });
    expect([...shop.orders.values()].map(({ body }) => body)).toEqual([
      JSON.stringify(content('a')),
      JSON.stringify(other),
    ]);
  },
);

it('finds which of several contents without a response had arrived', async () => {
  const shop = gateway();
  const send = page(shop);
  shop.lose('request');
  await expect(send(content('b'))).rejects.toThrow('lost');
  shop.lose('response');
  await expect(send(content('a'))).rejects.toThrow('lost');
  shop.lose('nothing');
  expect(await send(content('c'))).toMatchObject({ kind: 'earlier', token: 'token 1' });
  expect(shop.orders.size).toBe(1);
});

it('places one order if the buyer signs in between a lost response and its retry', async () => {
  const shop = gateway();
  shop.lose('response');
  await expect(page(shop)(content('a'))).rejects.toThrow('lost');
  shop.lose('nothing');
  const retried = page(shop, '1000 0001');
  // The form pre-fills the account's mail address.
  expect(await retried(content('a', { contactEmail: 'a@example.tn' }))).toMatchObject({
    kind: 'placed',
    token: 'token 1',
  });
  expect(shop.orders.size).toBe(1);
});

it('reveals nothing to one account of what another has sent from the device', async () => {
  const shop = gateway();
  shop.lose('response');
  await expect(page(shop, '1000 0001')(content('a'))).rejects.toThrow('lost');
  shop.lose('nothing');
  expect(await page(shop, '1000 0002')(content('a'))).toMatchObject({ kind: 'placed', token: 'token 2' });
  expect(shop.orders.size).toBe(2);
});

it('still knows a pending content while another one was refused', async () => {
  const shop = gateway();
  const send = page(shop);
  shop.lose('request');
  await expect(send(content('a'))).rejects.toThrow('lost');
  shop.lose('nothing');
  shop.respondOnce({ kind: 'different', differences: ['x'] });
  expect(await send(content('b'))).toMatchObject({ kind: 'different' });
  // The first one arrives late.
  const [key] = [(JSON.parse(items.get(ATTEMPT_KEY) ?? '') as { key: string }).key];
  await shop.send({ ...content('a'), idempotencyKey: key });
  expect(await send(content('b'))).toMatchObject({ kind: 'earlier', token: 'token 1' });
});

it('uses no key that another tab has used meanwhile', async () => {
  const shop = gateway();
  const [one, two] = [page(shop), page(shop)];
  shop.lose('response');
  await expect(one(content('a'))).rejects.toThrow('lost');
  shop.lose('nothing');
  expect(await two(content('a'))).toMatchObject({ token: 'token 1' });
  expect(await one(content('b'))).toMatchObject({ kind: 'placed', token: 'token 2' });
});

it('places a changed content if none had arrived', async () => {
  const shop = gateway();
  const send = page(shop);
  shop.lose('request');
  await expect(send(content('a'))).rejects.toThrow('lost');
  shop.lose('nothing');
  expect(await send(content('b'))).toMatchObject({ kind: 'placed' });
  expect([...shop.orders.values()].map(({ body }) => body)).toEqual([JSON.stringify(content('b'))]);
});

it('keeps its key over differences and refusals, and takes another for the next order', async () => {
  const shop = gateway();
  const send = page(shop);
  shop.respondOnce({ kind: 'different', differences: ['x'] });
  expect(await send(content('a'))).toMatchObject({ kind: 'different' });
  const { key } = JSON.parse(items.get(ATTEMPT_KEY) ?? '') as { key: string };
  shop.respondOnce({ kind: 'refused', errors: [] });
  expect(await send(content('a'))).toMatchObject({ kind: 'refused' });
  await send(content('a'));
  expect([...shop.orders.keys()]).toEqual([key]);
  await send(content('a'));
  expect(shop.orders.size).toBe(2);
});

it('discards a key before the gateway does, and treats malformed data as none', async () => {
  const shop = gateway();
  let now = 1_000_000;
  const send = page(shop, null, () => now);
  shop.respondOnce({ kind: 'different', differences: [] });
  await send(content('a'));
  const old = items.get(ATTEMPT_KEY);
  now += 24 * 3_600_000;
  const later = page(shop, null, () => now);
  shop.respondOnce({ kind: 'different', differences: [] });
  await later(content('a'));
  expect(items.get(ATTEMPT_KEY)).not.toBe(old);
  items.set(ATTEMPT_KEY, '{"key":5}');
  expect(await later(content('a'))).toMatchObject({ kind: 'placed' });
});

it('works for the page if the storage is blocked', async () => {
  const shop = gateway();
  const send = page(shop, null, Date.now, () => {
    throw new Error('blocked');
  });
  shop.lose('response');
  await expect(send(content('a'))).rejects.toThrow('lost');
  shop.lose('nothing');
  expect(await send(content('a'))).toMatchObject({ token: 'token 1' });
  expect(shop.orders.size).toBe(1);
});
