/** Budgets that gateways share in Redis, and what they do without it. */
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MemoryBudgets } from '../../src/keys/budget.ts';
import { SharedBudgets } from '../../src/keys/shared-budgets.ts';
import { openRedis } from '../../src/upstream/redis.ts';
import type { RedisStore } from '../../src/upstream/redis.ts';
import { ask, startTestBed, until } from '../harness.ts';
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

const PROBE = { text: 'return 1', sha: 'e0e1f9fabfc9d4800c877a703b823ac0578ff8db' };
/** A connection as a gateway has one, once it is open. */
async function connected(url = REDIS_URL, problems: string[] = []): Promise<RedisStore> {
  const redis = openRedis({ url, onProblem: (message) => problems.push(message) });
  closing.push(() => redis.close());
  await until(async () => (await redis.run(PROBE, `${prefix}probe`, [])) === 1);
  return redis;
}

describe('budgets in Redis', () => {
  it('are shared, and never spent twice: 40,000 points asked of 10,000, a hundred payments at once', async () => {
    // A point is restored within an hour.
    const size = { points: 10_000, perSecond: 1 / 3_600 };
    const open = async (): Promise<SharedBudgets> =>
      new SharedBudgets(await connected(), { purpose: 'key', size, prefix });
    const [one, other] = [await open(), await open()];
    let paid = 0;
    for (let wave = 0; wave < 40; wave += 1) {
      const asked = Array.from({ length: 100 }, (_, index) =>
        (index % 2 === 0 ? one : other).spend('one', 10),
      );
      paid += (await Promise.all(asked)).filter(({ isPaid }) => isPaid).length;
    }
    expect(paid).toBe(1_000);
    expect(await one.spend('one', 1)).toMatchObject({ isPaid: false, remaining: 0 });
    expect(await other.spend('other', 1)).toMatchObject({ isPaid: true, remaining: 9_999 });
  });

  it('are stored under a hash, and forgotten when they are full again', async () => {
    const budgets = new SharedBudgets(await connected(), {
      purpose: 'client',
      size: { points: 1_000, perSecond: 100 },
      prefix,
    });
    await budgets.spend('41.2.0.1', 0);
    expect(await observer.names()).toEqual([]);
    await budgets.spend('41.2.0.1', 500);
    const names = await observer.names();
    expect(names).toEqual([expect.stringMatching(/client:[\w-]{22}$/)]);
    expect(names[0]).not.toContain('41.2');
    const lifetime = await observer.lifetime(names[0] ?? '');
    expect(lifetime).toBeGreaterThan(4_000);
    expect(lifetime).toBeLessThanOrEqual(6_000);
  });

  it('answer as those in memory do', async () => {
    const redis = await connected();
    let run = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          points: fc.integer({ min: 1, max: 20_000 }),
          // Slow enough that nothing expires while a run lasts.
          perSecond: fc.double({ min: 0.05, max: 2, noNaN: true }),
        }),
        fc.array(
          fc.record({
            name: fc.constantFrom('a', 'b'),
            points: fc.integer({ min: 0, max: 25_000 }),
            passed: fc.double({ min: 0, max: 20_000, noNaN: true }),
          }),
          { minLength: 1, maxLength: 20 },
        ),
        async (size, steps) => {
          let now = 1_764_000_000_000;
          const clock = (): number => now;
          run += 1;
          const shared = new SharedBudgets(redis, { purpose: `run-${run}`, size, prefix, now: clock });
          const memory = new MemoryBudgets(size, clock);
          for (const { name, points, passed } of steps) {
            now += passed;
            expect(await shared.spend(name, points)).toEqual(await memory.spend(name, points));
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('are not waited for: by a line that is cut, or on which nothing comes', async () => {
    const line = await openLine();
    closing.push(() => line.close());
    const problems: string[] = [];
    const redis = await connected(line.url, problems);
    const size = { points: 100, perSecond: 0.001 };
    const budgets = new SharedBudgets(redis, { purpose: 'key', size, prefix });
    const isShared = async (): Promise<boolean> => (await budgets.spend('one', 0)).remaining === 60;
    expect((await budgets.spend('one', 40)).remaining).toBe(60);

    for (const [stop, start] of [
      [() => line.cut(), () => line.mend()],
      [() => line.hold(true), () => line.hold(false)],
    ] as const) {
      problems.length = 0;
      await stop();
      const begun = performance.now();
      const first = await budgets.spend('alone', 30);
      expect(performance.now() - begun).toBeLessThan(500);
      expect(first.isPaid).toBe(true);
      // From now on in memory, where the budget is another one, without any wait.
      const again = performance.now();
      for (let index = 0; index < 1_000; index += 1) await budgets.spend('alone', 0);
      expect(performance.now() - again).toBeLessThan(500);
      expect((await budgets.spend('one', 0)).remaining).toBe(100);
      expect(problems).toEqual([expect.stringMatching(/^Redis does not respond/)]);
      expect(problems[0]).not.toContain(line.url);
      await start();
      await until(isShared);
      expect(problems).toEqual([expect.anything(), expect.stringMatching(/^Redis responds again/)]);
    }
  });
});

it('two gateways share the budget of an address', async () => {
  const problems: string[] = [];
  const redis = { url: REDIS_URL, prefix };
  const onProblem = (message: string): void => void problems.push(message);
  const beds = [await startTestBed({ redis, onProblem }), await startTestBed({ redis, onProblem })];
  for (const bed of beds) closing.push(() => bed.close());
  const send = (index: number, headers: Record<string, string> = {}) =>
    ask(
      (beds[index % 2] as (typeof beds)[number]).gateway,
      '{ products(first: 100) { nodes { name } } }',
      {},
      {
        headers: { 'content-type': 'application/json', 'x-client-address': '41.2.0.1', ...headers },
      },
    );
  const left = async (index: number): Promise<number> =>
    ((await send(index, { 'lawaj-cost': 'only' })).extensions as unknown as { cost: { remaining: number } })
      .cost.remaining;
  // Both are connected when what one spends is seen by the other.
  await until(async () => {
    await send(0);
    return (await left(1)) < 20_000;
  });
  const statuses: number[] = [];
  for (let index = 0; index < 2_000 && statuses.at(-1) !== 429; index += 1)
    statuses.push((await send(index)).status);
  expect(statuses.at(-1)).toBe(429);
  expect(problems).toEqual([]);
});

it('is asked again only after a pause while its answers come late', async () => {
  const line = await openLine();
  closing.push(() => line.close());
  const problems: string[] = [];
  const redis = await connected(line.url, problems);
  const begun = performance.now();
  let waits = 0;
  // Each answer takes 80 ms, for one and a half seconds.
  while (performance.now() - begun < 1_500) {
    line.hold(true);
    const release = new Promise<void>((done) => {
      setTimeout(() => {
        line.hold(false);
        done();
      }, 80);
    });
    const asked = performance.now();
    await redis.run(PROBE, `${prefix}probe`, []);
    if (performance.now() - asked > 40) waits += 1;
    await release;
  }
  expect(waits).toBe(1);
  expect(problems).toEqual([expect.stringContaining('slow')]);
});

it('a gateway answers when there is no Redis', async () => {
  const problems: string[] = [];
  const bed = await startTestBed({
    redis: { url: 'redis://user:secret-of-redis@127.0.0.1:1' },
    onProblem: (message) => problems.push(message),
  });
  closing.push(() => bed.close());
  const { status } = await ask(
    bed.gateway,
    '{ regions { id } }',
    {},
    {
      headers: { 'content-type': 'application/json', 'x-client-address': '41.2.0.1' },
    },
  );
  expect(status).toBe(200);
  await until(() => problems.length > 0);
  expect(problems).toEqual([expect.stringContaining('ECONNREFUSED')]);
  expect(problems.join()).not.toContain('secret-of-redis');
});
