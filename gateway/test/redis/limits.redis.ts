/** Limits of the assistant that gateways share in Redis, and what they do without it. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RateLimits } from '../../src/assistant/rate-limits.ts';
import { openBudgets } from '../../src/keys/open-budgets.ts';
import { TooMany } from '../../src/upstream/errors.ts';
import { until } from '../harness.ts';
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

/** The limits of a gateway, once it has reached Redis. */
async function openLimits(url = REDIS_URL): Promise<RateLimits> {
  const budgets = openBudgets({ redis: { url, prefix } });
  closing.push(() => budgets.close());
  const before = (await observer.names()).length;
  await until(async () => {
    await budgets.openLimiter(`probe-${before}`, 1_000).take('probe');
    return (await observer.names()).length > before;
  });
  return new RateLimits(budgets);
}
/** Whether a call is within the limit. */
const takes = async (limits: RateLimits, visitor: Parameters<RateLimits['take']>[1]): Promise<boolean> => {
  try {
    await limits.take('files', visitor);
    return true;
  } catch (error) {
    if (error instanceof TooMany) return false;
    throw error;
  }
};

it('two gateways count calls together: ten files a minute, however they are spread', async () => {
  const gateways = [await openLimits(), await openLimits()];
  const visitor = { client: '41.2.0.1' };
  const results = await Promise.all(
    Array.from({ length: 40 }, (_, index) => takes(gateways[index % 2] as RateLimits, visitor)),
  );
  expect(results.filter(Boolean)).toHaveLength(10);
  // Others, a session, and a key of the same address, have their own.
  for (const other of [
    { client: '41.2.0.2' },
    { ...visitor, token: 'a.b.c' },
    { ...visitor, apiKey: 'aaaaaaaaaaaa' },
  ])
    expect(await takes(gateways[0] as RateLimits, other)).toBe(true);
  // An address together has five times as much.
  let taken = 12;
  for (let index = 0; index < 60; index += 1)
    if (await takes(gateways[index % 2] as RateLimits, { ...visitor, token: `a.b.${index}` })) taken += 1;
  expect(taken).toBe(50);
  const names = await observer.names();
  expect(names.every((name) => !name.includes('41.2'))).toBe(true);
  for (const name of names) expect(await observer.lifetime(name)).toBeGreaterThan(0);
});

it('each gateway counts for itself while Redis does not respond', async () => {
  const line = await openLine();
  closing.push(() => line.close());
  const [one, other] = [await openLimits(line.url), await openLimits(line.url)];
  await line.cut();
  for (const limits of [one, other]) {
    let taken = 0;
    for (let index = 0; index < 15; index += 1) if (await takes(limits, { client: '41.2.0.3' })) taken += 1;
    expect(taken).toBe(10);
  }
});
