/** Budgets of addresses: who sends documents without a key pays for them, and the shop's own pages do not. */
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { createFront } from '../src/http/front.ts';
import { openBudgets } from '../src/keys/open-budgets.ts';
import { ask, documentFile, ENDPOINT, read, startTestBed } from './harness.ts';
import type { Answer, TestBed } from './harness.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const MUCH = '{ products(first: 50) { nodes { name related(first: 5) { name } } } }';
const FEW = '{ products(first: 1) { nodes { name } } }';

async function openBed(options: Parameters<typeof startTestBed>[0] = {}): Promise<TestBed> {
  const bed = await startTestBed({ now: () => 1_764_000_000_000, ...options });
  closing.push(() => bed.close());
  return bed;
}
const from = (bed: TestBed, address: string, query = MUCH, headers: Record<string, string> = {}) =>
  ask(
    bed.gateway,
    query,
    {},
    { headers: { 'content-type': 'application/json', 'x-client-address': address, ...headers } },
  );

/** Asks until the budget of the address is spent. */
async function exhaust(send: () => Promise<Answer>): Promise<{ executed: number; refused: Answer }> {
  for (let executed = 0; executed < 1_000; executed += 1) {
    const answer = await send();
    if (answer.status !== 200) return { executed, refused: answer };
  }
  throw new Error('the budget has no end');
}

it('an address pays for documents of its own, and is told when to come back', async () => {
  const bed = await openBed();
  const only = await from(bed, '41.2.0.1', MUCH, { 'lawaj-cost': 'only' });
  const { cost } = only.extensions as unknown as { cost: { requested: number } };
  expect(only.data).toBeNull();
  expect(cost).toEqual({
    requested: expect.any(Number),
    limit: 20_000,
    remaining: 20_000,
    restoreRate: 1_000,
  });
  expect(only.headers.get('ratelimit-policy')).toBe('"points";q=20000;w=20');
  const { executed, refused } = await exhaust(() => from(bed, '41.2.0.1'));
  expect(executed).toBe(Math.floor(20_000 / cost.requested));
  expect(refused.errors?.[0]?.extensions).toMatchObject({
    code: 'RATE_LIMITED',
    cost: { requested: cost.requested, remaining: 20_000 - executed * cost.requested },
  });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('ratelimit')).toContain(`r=${20_000 - executed * cost.requested};`);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  // Another address has a budget of its own.
  expect((await from(bed, '41.2.0.2')).status).toBe(200);
});

it('what was spent is restored with time', async () => {
  let now = 1_764_000_000_000;
  const bed = await openBed({ now: () => now });
  const { refused } = await exhaust(() => from(bed, '41.2.0.1'));
  now += Number(refused.headers.get('retry-after')) * 1_000;
  expect((await from(bed, '41.2.0.1')).status).toBe(200);
});

it('a document beyond the limits costs nothing', async () => {
  const bed = await openBed();
  const tooMuch = '{ products(first: 100) { nodes { related(first: 24) { related(first: 24) { id } } } } }';
  expect((await from(bed, '41.2.0.1', tooMuch)).errors?.[0]?.extensions['code']).toBe('QUERY_TOO_COMPLEX');
  const { extensions } = await from(bed, '41.2.0.1', FEW, { 'lawaj-cost': 'only' });
  expect(extensions).toMatchObject({ cost: { remaining: 20_000 } });
});

it('the pages of the shop cost nothing, however many shoppers share an address', async () => {
  const documents = documentFile({ much: `query Much ${MUCH}` });
  closing.push(() => documents.remove());
  const bed = await openBed({ persistedFile: documents.file });
  await exhaust(() => from(bed, '41.2.0.1'));
  for (let index = 0; index < 50; index += 1) {
    const page = await bed.gateway.yoga.fetch(`${ENDPOINT}?documentId=${documents.ids['much']}`, {
      headers: { 'x-client-address': '41.2.0.1' },
    });
    expect((await read(page)).status).toBe(200);
  }
});

it('the short way of the front is paid by the same budget, once', async () => {
  const bed = await openBed();
  const front = createFront({ log: pino({ level: 'silent' }) });
  closing.push(() => front.close(0));
  const url = await front.listen(0, '127.0.0.1');
  front.open({ gateway: bed.gateway, fetchPicture: () => Promise.reject(new Error('no pictures here')) });
  const send = async (query: string, headers: Record<string, string> = {}): Promise<Answer> =>
    read(
      await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query }),
      }),
    );
  const costOf = async (query: string) =>
    (
      (await send(query, { 'lawaj-cost': 'only' })).extensions as unknown as {
        cost: { requested: number; remaining: number };
      }
    ).cost;
  // The second time without Yoga; an error beside data makes Yoga write the answer nevertheless.
  const failing = '{ products(first: 1) { nodes { related(first: 0) { name } } } }';
  for (const query of [FEW, failing]) {
    const { requested, remaining } = await costOf(query);
    for (let index = 0; index < 3; index += 1) await send(query);
    expect((await costOf(query)).remaining).toBe(remaining - 3 * requested);
  }
  const { refused } = await exhaust(() => send(MUCH));
  expect([refused.status, refused.errors?.[0]?.extensions['code']]).toEqual([429, 'RATE_LIMITED']);
});

it('budgets of many addresses use a bounded memory', async () => {
  const budgets = openBudgets({});
  for (let index = 0; index < 100_000; index += 1)
    await budgets.clients.spend(
      `2001:db8:${(index >> 16).toString(16)}:${(index & 65_535).toString(16)}::/64`,
      1,
    );
  const { bytes, maxBytes } = budgets.memory;
  // One of the four.
  expect(bytes).toBeLessThanOrEqual(maxBytes / 4);
  expect(bytes).toBeGreaterThan(maxBytes / 5);
});
