import { afterEach, describe, expect, it } from 'vitest';
import { startServer, until } from '../../../test/harness.ts';
import { HttpUpstream } from '../../upstream/http.ts';
import { RestClient } from '../../upstream/rest.ts';
import { Freshness } from '../base/scope.ts';
import type { ReadScope } from '../base/scope.ts';
import { SharedCache } from './cache.ts';
import type { ReadPolicy, SharedCacheOptions } from './cache.ts';

interface Value {
  version: number;
  tag: string;
  boundary?: number;
}

const policy: ReadPolicy<Value> = {
  decode: (json) => json as Value,
  freshMs: 10_000,
  tags: ({ tag }) => [tag],
  boundary: ({ boundary }) => boundary ?? Infinity,
  missingTag: 'none:?',
};

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function setUp(options: SharedCacheOptions = {}) {
  let now = 1_000_000;
  const state = { version: 1, status: 200, calls: 0, boundary: undefined as number | undefined, hold: false };
  const held: (() => void)[] = [];
  const server = await startServer((request, response) => {
    state.calls += 1;
    const { version, boundary } = state;
    const answer = () => {
      if (state.status !== 200) {
        const code = { 404: 'NOT_FOUND', 429: 'RATE_LIMITED' }[state.status] ?? 'INTERNAL';
        response.writeHead(state.status).end(JSON.stringify({ error: { code, message: 'no' } }));
      } else response.end(JSON.stringify({ version, boundary, tag: `thing:${request.url?.slice(1)}` }));
    };
    if (state.hold) held.push(answer);
    else answer();
  });
  const http = new HttpUpstream({ url: server.url });
  closing.push(server.close, () => http.close());
  const cache = new SharedCache(new RestClient(http), { now: () => now, ...options });
  /** One request's read: the returned version, and how long it may be cached. */
  const read = async (path = '/1', signal?: AbortSignal) => {
    const freshness = new Freshness();
    const scope: ReadScope = {
      now,
      signal,
      reads: new Map(),
      note: (maxAgeMs, tags) => freshness.note(maxAgeMs, tags),
    };
    const value = await cache.read(path, policy, scope);
    return { version: value?.version ?? null, maxAge: freshness.maxAge, tags: freshness.tags };
  };
  return { cache, read, state, held, pass: (ms: number) => (now += ms), now: () => now };
}

describe('SharedCache', () => {
  it('reads once while fresh, and tells how long that lasts', async () => {
    const { read, state, pass } = await setUp();
    expect(await read()).toEqual({ version: 1, maxAge: 10, tags: ['thing:1'] });
    pass(4_000);
    expect(await read()).toMatchObject({ version: 1, maxAge: 6 });
    expect(state.calls).toBe(1);
  });

  it('answers just past it with what it has, and reads again meanwhile', async () => {
    const { read, state, pass } = await setUp();
    await read();
    pass(10_001);
    state.version = 2;
    expect(await read()).toMatchObject({ version: 1, maxAge: 1 });
    await until(async () => (await read()).version === 2);
    expect(state.calls).toBe(2);
  });

  it('waits for the new one when the old is too old', async () => {
    const { read, state, pass } = await setUp({ revalidateMs: 1_000 });
    await read();
    pass(11_001);
    state.version = 2;
    expect(await read()).toMatchObject({ version: 2 });
  });

  it('answers stale for an hour when the upstream fails, then with the error', async () => {
    const { read, state, pass } = await setUp();
    await read();
    state.status = 500;
    pass(3_609_000);
    expect(await read()).toMatchObject({ version: 1, maxAge: 1 });
    pass(2_000);
    await expect(read()).rejects.toMatchObject({ code: 'UPSTREAM_ERROR' });
  });

  it('does not make anyone wait long for an upstream that hangs while it has an old copy', async () => {
    const { read, state, held, pass } = await setUp({ staleWaitMs: 30 });
    await read();
    pass(60_000);
    state.hold = true;
    state.version = 2;
    expect(await read()).toMatchObject({ version: 1, maxAge: 1 });
    state.hold = false;
    held[0]?.();
    await until(async () => (await read()).version === 2);
  });

  it('answers stale when the upstream limits the gateway', async () => {
    const { read, state, pass } = await setUp();
    await read();
    state.status = 429;
    pass(60_000);
    expect(await read()).toMatchObject({ version: 1, maxAge: 1 });
  });

  it('does not answer stale for what the caller did wrong', async () => {
    const { read, state, pass } = await setUp();
    await read();
    pass(60_000);
    state.status = 400;
    await expect(read()).rejects.toMatchObject({ status: 400 });
  });

  it('is never fresh past an instant that changes the answer', async () => {
    const { read, state, now } = await setUp();
    state.boundary = now() + 2_500;
    expect(await read()).toMatchObject({ maxAge: 2.5 });
  });

  it('remembers for ten seconds what does not exist', async () => {
    const { read, state, pass } = await setUp({ revalidateMs: 0 });
    state.status = 404;
    expect(await read()).toMatchObject({ version: null, tags: ['none:?'] });
    await read();
    expect(state.calls).toBe(1);
    state.status = 200;
    pass(10_001);
    expect(await read()).toMatchObject({ version: 1 });
  });

  it('drops by tag what changed, and nothing else', async () => {
    const { cache, read, state } = await setUp({ revalidateMs: 0 });
    await read('/1');
    await read('/2');
    state.version = 2;
    cache.drop(['thing:1']);
    expect([(await read('/1')).version, (await read('/2')).version]).toEqual([2, 1]);
    cache.drop('all');
    expect((await read('/2')).version).toBe(2);
  });

  it('keeps what was dropped for when the upstream fails', async () => {
    const { cache, read, state } = await setUp({ revalidateMs: 0 });
    await read();
    cache.drop('all');
    state.status = 500;
    expect(await read()).toMatchObject({ version: 1 });
  });

  it('does not believe a read that was under way when its thing changed', async () => {
    const { cache, read, state, held } = await setUp({ revalidateMs: 0 });
    state.hold = true;
    const early = read();
    await until(() => held.length === 1);
    state.version = 2;
    cache.drop(['thing:1']);
    state.hold = false;
    held[0]?.();
    expect((await early).version).toBe(1);
    expect((await read()).version).toBe(2);
  });

  it('does not join a call that was under way when everything changed', async () => {
    const { cache, read, state, held } = await setUp({ revalidateMs: 0 });
    state.hold = true;
    const early = read();
    await until(() => held.length === 1);
    state.version = 2;
    cache.drop('all');
    state.hold = false;
    expect((await read()).version).toBe(2);
    held[0]?.();
    expect((await early).version).toBe(1);
    expect((await read()).version).toBe(2);
  });

  it('shares one call among readers at the same time; one who leaves takes nobody along', async () => {
    const { read, state, held } = await setUp();
    state.hold = true;
    const leaving = new AbortController();
    const reads = [read('/1', leaving.signal), read('/1', new AbortController().signal)];
    const left = expect(reads[0]).rejects.toThrow();
    await until(() => held.length === 1);
    leaving.abort();
    await left;
    held[0]?.();
    expect(await reads[1]).toMatchObject({ version: 1 });
    expect(state.calls).toBe(1);
  });

  it('stays within its bounds', async () => {
    const { cache, read, state } = await setUp({ maxBytes: 10_000 });
    for (let index = 0; index < 40; index += 1) await read(`/${index}${'?'.padEnd(index * 6, 'x')}`);
    expect([cache.has('/0?'), cache.has(`/39${'?'.padEnd(39 * 6, 'x')}`)]).toEqual([false, true]);
    expect(state.calls).toBe(40);
    expect(cache.memory.bytes).toBeGreaterThan(5_000);
    expect(cache.memory.bytes).toBeLessThanOrEqual(10_000);
  });

  it('reads once for a request that asks twice, even when it fails', async () => {
    const { cache, state, now } = await setUp();
    state.status = 500;
    const scope: ReadScope = { now: now(), signal: undefined, reads: new Map(), note: () => undefined };
    await expect(cache.read('/1', policy, scope)).rejects.toThrow();
    await expect(cache.read('/1', policy, scope)).rejects.toThrow();
    expect(state.calls).toBe(1);
  });
});
