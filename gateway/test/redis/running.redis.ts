/** What gateways let run at the same time is counted in Redis, and by each gateway without it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RateLimits } from '../../src/assistant/rate-limits.ts';
import { createGateway } from '../../src/app.ts';
import type { Gateway } from '../../src/app.ts';
import { openBudgets } from '../../src/keys/open-budgets.ts';
import type { GatewayBudgets } from '../../src/keys/open-budgets.ts';
import { Slots } from '../../src/notifications/slots.ts';
import { TooMany } from '../../src/upstream/errors.ts';
import { openLiveShop, SERVICE_TOKEN } from '../live-shop.ts';
import { ENDPOINT, until } from '../harness.ts';
import { signUp } from '../people.ts';
import { newPrefix, openLine, openObserver, REDIS_URL } from './redis.ts';

const closing: (() => unknown)[] = [];
let prefix: string;
let observer: Awaited<ReturnType<typeof openObserver>>;
beforeEach(async () => {
  prefix = newPrefix();
  observer = await openObserver(prefix);
  closing.push(() => observer.close());
});
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** Milliseconds. */
const LEASE = 1_500;
let probes = 0;
/** The limits of a gateway, once it has reached Redis. */
async function openGateway(url = REDIS_URL): Promise<GatewayBudgets> {
  const budgets = openBudgets({ redis: { url, prefix, lease: LEASE } });
  closing.push(() => budgets.close());
  await reachesRedis(budgets);
  return budgets;
}
const reachesRedis = async (budgets: GatewayBudgets): Promise<void> => {
  const purpose = `probe-${(probes += 1)}`;
  await until(async () => {
    await budgets.openLimiter(purpose, 1_000).take('probe');
    return (await observer.names()).some((name) => name.includes(`${purpose}:`));
  });
};
/** What it returns when it is allowed to run. */
async function allowed<T>(entering: Promise<T>): Promise<T | undefined> {
  try {
    return await entering;
  } catch (error) {
    if (error instanceof TooMany) return undefined;
    throw error;
  }
}
const isGone = async (name: string): Promise<boolean> =>
  (await observer.names()).every((stored) => !stored.includes(name));

describe('what runs at the same time on two gateways', () => {
  it('is counted together: four replies of a visitor, ten streams of an account, sixty of a client', async () => {
    const gateways = [await openGateway(), await openGateway()];
    const limits = gateways.map((budgets) => new RateLimits(budgets));
    const visitor = { client: '41.2.0.1' };
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, index) => allowed((limits[index % 2] as RateLimits).enter(visitor))),
    );
    const running = replies.filter((leave) => leave !== undefined);
    expect(running).toHaveLength(4);
    // One that ends on one gateway makes room on the other.
    running[0]?.();
    await until(async () => (await allowed((limits[1] as RateLimits).enter(visitor))) !== undefined);
    expect(await allowed((limits[0] as RateLimits).enter(visitor))).toBeUndefined();

    const slots = gateways.map(({ openRunningLimit }) => new Slots({ purpose: 'stream', openRunningLimit }));
    const enter = (index: number, client: string) =>
      allowed((slots[index % 2] as Slots).enter(client, () => undefined));
    const assigned = await Promise.all(
      Array.from({ length: 14 }, async (_, index) => {
        const slot = await enter(index, `41.3.0.${index}`);
        return allowed(slot?.assign('amel').then(() => true) ?? Promise.resolve(undefined));
      }),
    );
    expect(assigned.filter(Boolean)).toHaveLength(10);
    const ofClient = await Promise.all(Array.from({ length: 70 }, (_, index) => enter(index, '41.2.0.1')));
    const held = ofClient.filter((slot) => slot !== undefined);
    expect(held).toHaveLength(60);
    for (const slot of held) slot.release();
    await until(async () => (await enter(0, '41.2.0.1')) !== undefined);
    expect((await observer.names()).every((name) => !name.includes('41.2') && !name.includes('amel'))).toBe(
      true,
    );
  });

  it('is renewed while it runs, and free when its gateway was killed', async () => {
    const gateways = [await openGateway(), await openGateway()];
    const [killed, other] = gateways.map(({ openRunningLimit }) => openRunningLimit('replies', 2));
    await killed?.enter('amel');
    await killed?.enter('amel');
    const end = Date.now() + 2 * LEASE;
    while (Date.now() < end) {
      expect(await other?.enter('amel')).toBeUndefined();
      await new Promise((resolve) => setTimeout(resolve, LEASE / 10));
    }
    // Its connection ends, and it says nothing.
    gateways[0]?.close();
    expect(await other?.enter('amel')).toBeUndefined();
    await until(async () => (await other?.enter('amel')) !== undefined);
  });

  it('is counted by each gateway while Redis does not respond, and together again afterwards', async () => {
    const line = await openLine();
    closing.push(() => line.close());
    const gateways = [await openGateway(line.url), await openGateway(line.url)];
    const limits = gateways.map(({ openRunningLimit }) => openRunningLimit('replies', 3));
    const count = async (index: number): Promise<number> => {
      let entered = 0;
      while ((await limits[index]?.enter('amel')) !== undefined) entered += 1;
      return entered;
    };
    expect(await count(0)).toBe(3);
    expect(await count(1)).toBe(0);
    await line.cut();
    // What it runs already counts, of the other gateway nothing is known.
    expect(await count(0)).toBe(0);
    const began = performance.now();
    expect(await count(1)).toBe(3);
    expect(performance.now() - began).toBeLessThan(500);
    await until(() => isGone('replies'));
    await line.mend();
    // Leases that Redis has lost, and those that it never had, are stored with the next renewal.
    const third = (await openGateway()).openRunningLimit('replies', 6);
    await until(async () => {
      const leave = await third.enter('amel');
      leave?.();
      return leave === undefined;
    });
  });
});

it('an account listens to ten streams, however many gateways it uses', async () => {
  const redis = { url: REDIS_URL, prefix, lease: LEASE };
  const shop = await openLiveShop({}, { redis });
  closing.push(() => shop.close());
  const second = createGateway({
    restUrl: shop.restUrl,
    serviceToken: SERVICE_TOKEN,
    documents: 'open',
    redis,
  });
  const { token = '' } = await signUp(shop, 'Owner');
  await until(() => second.ready());
  for (const gateway of [shop.gateway, second])
    await until(async () => {
      await gateway.openRunningLimit('probe', 100).enter(`${probes}`);
      return (await observer.names()).length > 0;
    });
  const stop = new AbortController();
  closing.push(() => stop.abort());
  let clients = 0;
  const listen = async (gateway: Gateway): Promise<Response> => {
    clients += 1;
    return gateway.yoga.fetch(ENDPOINT, {
      method: 'POST',
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        'x-client-address': `41.9.0.${clients}`,
        cookie: `token=${token}`,
      },
      body: JSON.stringify({ query: 'subscription { orderFeed { type } }' }),
      signal: stop.signal,
    });
  };
  /** Whether a stream is open: one that is refused ends with an error. */
  const isOpen = async (gateway: Gateway): Promise<boolean> => {
    const { body } = await listen(gateway);
    const { value } = (await body?.getReader().read()) ?? {};
    const text = Buffer.from(value ?? []).toString();
    if (text.includes('errors')) expect(text).toContain('RATE_LIMITED');
    return !text.includes('errors');
  };
  for (let index = 0; index < 10; index += 1)
    expect(await isOpen(index % 2 === 0 ? shop.gateway : second)).toBe(true);
  expect(await isOpen(shop.gateway)).toBe(false);
  expect(await isOpen(second)).toBe(false);
  // Streams end with their gateway.
  await second.close();
  await until(() => isOpen(shop.gateway));
});
