/** A reply of the assistant whose client comes back to another gateway. */
import { createClient } from '@redis/client';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createGateway } from '../../src/app.ts';
import { createFront } from '../../src/http/front.ts';
import { REPLY, ReplyConnection, standing } from '../chat-client.ts';
import type { TestEvent } from '../chat-client.ts';
import { createFixtureChat } from '../fixture-chat.ts';
import type { FixtureChat } from '../fixture-chat.ts';
import { createFixtureOrigin } from '../fixture-origin.ts';
import type { FixtureOrigin } from '../fixture-origin.ts';
import { until } from '../harness.ts';
import { newPrefix, openObserver, REDIS_URL } from './redis.ts';

let origin: FixtureOrigin;
let chat: FixtureChat;
let prefix: string;
let observer: Awaited<ReturnType<typeof openObserver>>;
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  origin = await createFixtureOrigin({ products: 20 });
  chat = await createFixtureChat();
});
afterAll(async () => {
  await chat.close();
  await origin.close();
});
beforeEach(async () => {
  prefix = newPrefix();
  observer = await openObserver(prefix);
  closing.push(() => observer.close());
});
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** The address of a gateway that has reached Redis. */
async function openGateway(): Promise<string> {
  const gateway = createGateway({
    restUrl: origin.url,
    chatUrl: chat.url,
    documents: 'open',
    clientLimitsFactor: 1_000,
    redis: { url: REDIS_URL, prefix },
  });
  closing.push(() => gateway.close());
  const front = createFront({ log: pino({ level: 'silent' }), trustProxy: true });
  const url = await front.listen(0, '127.0.0.1');
  front.open({ gateway, fetchPicture: () => Promise.reject(new Error('no pictures here')) });
  closing.push(() => front.close(0));
  await until(() => gateway.ready());
  return url;
}

let count = 0;
const newId = (): string => `shared-reply-${String((count += 1)).padStart(6, '0')}`;
const VISITOR = { 'x-forwarded-for': '41.7.0.1' };

const open = (
  url: string,
  replyId: string,
  after: number,
  headers: Record<string, string> = VISITOR,
): ReplyConnection =>
  new ReplyConnection(
    url,
    { query: REPLY, variables: { input: { replyId, query: 'une lampe', after } } },
    headers,
  );

const isStored = (): Promise<void> =>
  until(async () => (await observer.names()).some((name) => name.includes('reply:')));

/** A reply of which a client has received two texts, when its connection is cut; the host's stream of it. */
async function cutAfterTwo(url: string, replyId: string) {
  const connection = open(url, replyId, 0);
  const host = await chat.next();
  const heard: TestEvent[] = [];
  for (const text of ['un ', 'deux ']) {
    host.text(text);
    heard.push((await connection.next()) as TestEvent);
  }
  connection.cut();
  await isStored();
  return { host, heard };
}

it('continues after what the client has, though the host repeats it', async () => {
  const [one, other] = [await openGateway(), await openGateway()];
  const replyId = newId();
  const { heard } = await cutAfterTwo(one, replyId);
  const again = open(other, replyId, 2);
  const host = await chat.next();
  for (const text of ['un de', 'ux trois']) host.text(text);
  host.done();
  const rest = await again.rest();
  expect(rest).toMatchObject([
    { __typename: 'BotReplyText', sequence: 3, text: 'trois' },
    { __typename: 'BotReplyCompleted', sequence: 4 },
  ]);
  expect(standing([...heard, ...rest]).text).toBe('un deux trois');
});

it('receives the rest of one that has ended, without the host', async () => {
  const [one, other] = [await openGateway(), await openGateway()];
  const replyId = newId();
  const connection = open(one, replyId, 0);
  const host = await chat.next();
  host.text('un ');
  host.text('deux');
  host.done();
  await connection.rest();
  await isStored();
  const streams = chat.streams.length;
  const rest = await open(other, replyId, 1).rest();
  expect(rest).toMatchObject([
    { sequence: 2, text: 'deux' },
    { sequence: 3, __typename: 'BotReplyCompleted' },
  ]);
  expect(chat.streams).toHaveLength(streams);
});

it('is private, and forgotten after two minutes', async () => {
  const [one, other] = [await openGateway(), await openGateway()];
  const replyId = newId();
  await cutAfterTwo(one, replyId);
  const [name = ''] = (await observer.names()).filter((stored) => stored.includes('reply:'));
  expect(await observer.lifetime(name)).toBeLessThanOrEqual(120_000);
  expect(name).not.toContain(replyId);
  const stranger = open(other, replyId, 2, { 'x-forwarded-for': '41.7.0.2' });
  const host = await chat.next();
  host.text('Bonjour');
  host.done();
  expect((await stranger.rest()).map(({ __typename }) => __typename)).toEqual([
    'BotReplyRestarted',
    'BotReplyText',
    'BotReplyCompleted',
  ]);
});

it.each(['{', '{"first":0,"events":[]}'])(
  'starts again when what is stored cannot be read: %s',
  async (text) => {
    const [one, other] = [await openGateway(), await openGateway()];
    const replyId = newId();
    await cutAfterTwo(one, replyId);
    const [name = ''] = (await observer.names()).filter((stored) => stored.includes('reply:'));
    const redis = createClient({ url: REDIS_URL });
    await redis.connect();
    closing.push(() => redis.destroy());
    await redis.set(name, text);
    const again = open(other, replyId, 2);
    const host = await chat.next();
    host.text('un');
    host.done();
    expect((await again.rest())[0]).toEqual({ __typename: 'BotReplyRestarted', sequence: 3 });
  },
);
