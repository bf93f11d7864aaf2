/** The assistant's replies through a real front: streams that are cut, resumed, abandoned and corrupted. */
import { createClient } from 'graphql-sse';
import type { RequestParams } from 'graphql-sse';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway } from '../src/app.ts';
import type { Gateway, GatewayOptions } from '../src/app.ts';
import { createFront } from '../src/http/front.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { openWire, REPLY, ReplyConnection, standing } from './chat-client.ts';
import type { TestEvent } from './chat-client.ts';
import { createFixtureChat } from './fixture-chat.ts';
import type { FixtureChat } from './fixture-chat.ts';
import { createFixtureOrigin } from './fixture-origin.ts';
import type { FixtureOrigin } from './fixture-origin.ts';
import { documentFile, startServer, until } from './harness.ts';

const documents = documentFile({ reply: REPLY });
const documentId = documents.ids['reply'] ?? '';

interface Shop {
  url: string;
  gateway: Gateway;
  close(): Promise<void>;
}

/** A shop that accepts trusted documents only, with its front. */
async function openShop(options: Partial<GatewayOptions>): Promise<Shop> {
  const gateway = createGateway({
    restUrl: origin.url,
    persistedFile: documents.file,
    clientLimitsFactor: 1_000,
    onProblem: (problem) => logged.push(problem),
    onError: (error) => logged.push(error),
    onRequestLog: (entry) => logged.push(entry),
    ...options,
  });
  const sink = { write: (line: string) => void logged.push(line) };
  const front = createFront({ log: pino({ level: 'debug' }, sink), trustProxy: true });
  const url = await front.listen(0, '127.0.0.1');
  front.open({ gateway, fetchPicture: () => Promise.reject(new Error('no pictures here')) });
  await until(() => gateway.ready());
  return {
    url,
    gateway,
    close: async () => {
      await front.close(0);
      await gateway.close();
    },
  };
}

let origin: FixtureOrigin;
let chat: FixtureChat;
let shop: Shop;
/** Everything that is logged or reported. */
const logged: unknown[] = [];
let clock = 0;

beforeAll(async () => {
  origin = await createFixtureOrigin({ products: 60, record: true });
  chat = await createFixtureChat();
  shop = await openShop({ chatUrl: chat.url, now: () => Date.now() + clock });
});
afterAll(async () => {
  await shop.close();
  await chat.close();
  await origin.close();
  documents.remove();
});
beforeEach(() => {
  logged.length = 0;
});

let count = 0;
const replyId = (): string => `test-reply-${(count += 1).toString().padStart(8, '0')}`;

interface Message {
  replyId?: string;
  after?: number;
  query?: string;
  [name: string]: unknown;
}

const variablesOf = (message: Message): { input: Message } => ({
  input: { replyId: replyId(), query: 'une lampe', ...message },
});

function open(message: Message = {}, headers?: Record<string, string>, from = shop): ReplyConnection {
  return new ReplyConnection(from.url, { documentId, variables: variablesOf(message) }, headers);
}

/** Opens a reply and the host's stream of it. */
async function begin(message: Message = {}) {
  const connection = open(message);
  return { connection, host: await chat.next() };
}

/** Whether a wait ended within a time (ms), and its duration. */
async function timeUntil(holds: () => boolean): Promise<number> {
  const started = performance.now();
  await until(holds);
  return performance.now() - started;
}

describe('a reply', () => {
  it('comes piece by piece, numbered, with products read together in the host’s order', async () => {
    const { connection, host } = await begin();
    host.text('Voici ');
    expect(await connection.next()).toEqual({ __typename: 'BotReplyText', sequence: 1, text: 'Voici ' });
    expect(connection.type).toContain('text/event-stream');
    host.raw('data: des lampes\n\n');
    expect(await connection.next()).toMatchObject({ sequence: 2, text: 'des lampes' });

    origin.requests.length = 0;
    // Of another shop, no longer on sale, twice, malformed.
    const gone = origin.data.products[20];
    if (gone) gone.active = false;
    host.products('7', '999999', '3', gone?._id ?? '', '7', 'x', '5');
    const told = await connection.next();
    expect(told?.products?.map(({ id }) => id)).toEqual(
      ['7', '3', '5'].map((id) => toGlobalId('Product', id)),
    );
    expect(origin.requests).toHaveLength(1);

    host.done();
    expect(await connection.next()).toEqual({ __typename: 'BotReplyCompleted', sequence: 4 });
    expect(await connection.next()).toBeNull();
    expect(shop.gateway.streams()).toBe(0);
  });

  it('passes on the messages to choose from, and none that are malformed', async () => {
    const { connection, host } = await begin();
    host.json({ choices: ['a', 'b', 'c', 'd'] });
    host.json({ content: 'Lequel ?', choices: ['Casques', 'Webcams'] });
    expect(await connection.next()).toMatchObject({ text: 'Lequel ?' });
    expect(await connection.next()).toEqual({
      __typename: 'BotReplyChoices',
      sequence: 2,
      choices: ['Casques', 'Webcams'],
    });
    host.done();
    await connection.rest();
  });

  it('shows at most 20 products', async () => {
    const { connection, host } = await begin();
    host.products(...Array.from({ length: 30 }, (_, index) => String(index + 30)));
    expect((await connection.next())?.products).toHaveLength(20);
    host.done();
    await connection.rest();
  });

  it('is requested with history, persona and picture, without the session for a foreign host', async () => {
    const { host, connection } = await begin({
      query: '  et en noir ?  ',
      queryType: 'PRODUCT_INFO',
      language: 'TN',
      persona: 'TECH_ADVISOR',
      history: [
        { isUser: true, text: 'une lampe' },
        { isUser: false, text: 'Voici', productIds: [toGlobalId('Product', 3)] },
      ],
      picture: { description: 'une lampe', colors: ['noir'] },
    });
    expect(host.call.method).toBe('POST');
    expect(JSON.parse(host.call.body.toString())).toEqual({
      query: 'et en noir ?',
      queryType: 'PRODUCT_INFO',
      language: 'tn',
      persona: 'TECH_ADVISOR',
      history: [
        { isUser: true, text: 'une lampe' },
        { isUser: false, text: 'Voici', products: [{ _id: '3' }] },
      ],
      picture: { description: 'une lampe', colors: ['noir'] },
    });
    host.done();
    await connection.rest();

    const signedIn = open({}, { authorization: 'Bearer a.b.c', 'x-request-id': 'request-12345' });
    const unknowing = await chat.next();
    expect(unknowing.call.headers['x-request-id']).toBe('request-12345');
    expect(unknowing.call.headers.authorization).toBeUndefined();
    expect(unknowing.call.headers['x-client-address']).toBeUndefined();
    unknowing.done();
    await signedIn.rest();
  });

  it('passes the session, and the client of its shop requests, to the shop’s own host', async () => {
    const own = await openShop({
      chatUrl: chat.url,
      chatKnowsSessions: true,
      serviceToken: 'a-service-token',
    });
    const connection = open({}, { cookie: 'token=a.b.c' }, own);
    const host = await chat.next();
    expect(host.call.headers).toMatchObject({
      authorization: 'Bearer a.b.c',
      'x-client-address': '127.0.0.1',
      'x-gateway-token': 'a-service-token',
    });
    host.done();
    await connection.rest();
    await own.close();
  });

  it('is complete when the host closes without a marker, and with each of the two markers', async () => {
    for (const close of [
      (host: Awaited<ReturnType<FixtureChat['next']>>) => host.end(),
      (host: Awaited<ReturnType<FixtureChat['next']>>) => host.done(),
      (host: Awaited<ReturnType<FixtureChat['next']>>) => host.json({ isComplete: true }),
    ]) {
      const { connection, host } = await begin();
      host.text('Bien');
      await connection.next();
      close(host);
      expect((await connection.rest()).map(({ __typename }) => __typename)).toEqual(['BotReplyCompleted']);
    }
  });

  it('keeps the connection open with comments', async () => {
    const { connection, host } = await begin();
    await until(() => connection.heartbeats > 2);
    host.done();
    await connection.rest();
  });

  it('survives lines that are cut anywhere, malformed or too long', async () => {
    const { connection, host } = await begin();
    const said = Buffer.from(
      [
        'data: {"content":"مصباح "}',
        'data: {"content": broken',
        'data: {"content":7,"products":"none"}',
        ': a comment',
        'id: 3',
        `data: ${'x'.repeat(300_000)}`,
        'data:{"content":"é"}',
        'data:  fin\r',
        '',
      ].join('\n'),
    );
    // Byte by byte except for the long line.
    for (let from = 0, to = 0; from < said.length; from = to) {
      to = from < 150 || from >= said.length - 50 ? from + 1 : Math.min(from + 10_000, said.length - 50);
      host.raw(said.subarray(from, to));
      await new Promise(setImmediate);
    }
    host.done();
    expect(standing(await connection.rest()).text).toBe('مصباح é fin');
  });
});

describe('a failure', () => {
  it('of the host ends the reply as failed, after its text so far', async () => {
    for (const spoil of ['cut', 'event: error\n\n'] as const) {
      const { connection, host } = await begin();
      host.text('Voici');
      await connection.next();
      if (spoil === 'cut') host.cut();
      else host.raw(spoil);
      expect(await connection.rest()).toEqual([
        { __typename: 'BotReplyFailed', sequence: 2, failure: 'UNAVAILABLE', retryAfter: null },
      ]);
    }
  });

  it('is no error of the stream when there is no host, or it answers with something else', async () => {
    const other = await startServer((request, response) => {
      if (request.url?.includes('html')) response.setHeader('content-type', 'text/html').end('<p>');
      else response.writeHead(500).end('{}');
    });
    for (const chatUrl of [`${other.url}/html`, other.url, 'http://127.0.0.1:9']) {
      const broken = await openShop({ chatUrl });
      expect(await open({}, {}, broken).rest()).toEqual([
        { __typename: 'BotReplyFailed', sequence: 1, failure: 'UNAVAILABLE', retryAfter: null },
      ]);
      await broken.close();
    }
    await other.close();
  });

  it('of a host that is started by the first message is told, and the next message starts it again', async () => {
    let starts = 0;
    const late = await openShop({
      chatUrl: () => {
        starts += 1;
        return starts === 1 ? Promise.reject(new Error('it does not start')) : Promise.resolve(chat.url);
      },
    });
    expect(starts).toBe(0);
    expect(await open({}, {}, late).rest()).toMatchObject([
      { __typename: 'BotReplyFailed', failure: 'UNAVAILABLE' },
    ]);
    for (let message = 2; message <= 3; message += 1) {
      const connection = open({}, {}, late);
      (await chat.next()).done();
      expect((await connection.rest()).at(-1)).toMatchObject({ __typename: 'BotReplyCompleted' });
    }
    expect(starts).toBe(2);
    await late.close();
  });

  it('to read products ends the reply as failed', async () => {
    const down = await createFixtureOrigin({ products: 10 });
    const broken = await openShop({ restUrl: down.url, chatUrl: chat.url });
    const connection = open({}, {}, broken);
    const host = await chat.next();
    host.text('Voici');
    await connection.next();
    await down.close();
    host.products('4');
    expect(await connection.rest()).toMatchObject([{ __typename: 'BotReplyFailed', sequence: 2 }]);
    await broken.close();
  });

  it('of the visitor’s input names the field', async () => {
    const long = 'x'.repeat(4_001);
    const wrong: [Message, string][] = [
      [{ replyId: 'short' }, 'input.replyId'],
      [{ after: -1 }, 'input.after'],
      [{ query: '  ' }, 'input.query'],
      [{ query: long }, 'input.query'],
      [{ history: Array.from({ length: 13 }, () => ({ isUser: true, text: 'x' })) }, 'input.history'],
      [{ history: [{ isUser: true, text: long }] }, 'input.history.0.text'],
      [{ history: [{ isUser: true, text: 'x', productIds: ['x'] }] }, 'input.history.0.productIds.0'],
      [{ picture: { colors: ['Noir !'] } }, 'input.picture.colors.0'],
    ];
    for (const [message, argument] of wrong) {
      const answer = await open(message).answer();
      expect(answer?.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument });
    }
    expect(shop.gateway.streams()).toBe(0);
  });

  it('logs nothing of the conversation', async () => {
    const words = 'un secret bien gardé';
    const { connection, host } = await begin({ query: words, history: [{ isUser: true, text: words }] });
    host.raw(`data: {"content": ${words}\n\n`);
    host.text(words);
    await connection.next();
    host.cut();
    await connection.rest();
    const refused = open({ query: words, replyId: words });
    await refused.rest().catch(() => undefined);
    const all = JSON.stringify(
      logged.map((entry) =>
        entry instanceof Error ? [entry.message, entry.stack, String(entry.cause)] : entry,
      ),
    );
    expect(logged.length).toBeGreaterThan(0);
    expect(all).not.toContain('secret');
    expect(all).toContain('AssistantReply');
  });
});

describe('a disconnected reader', () => {
  it('closes the host’s stream within a second', async () => {
    for (const hasBegun of [true, false]) {
      const { connection, host } = await begin();
      if (hasBegun) {
        host.text('Voici');
        await connection.next();
      }
      connection.cut();
      expect(await timeUntil(() => host.leftAt !== undefined)).toBeLessThan(1_000);
      await until(() => shop.gateway.streams() === 0);
    }
  });
});

describe('a connection that is cut', () => {
  it('is resumed while the host is still streaming', async () => {
    const message = { replyId: replyId() };
    const { connection, host } = await begin(message);
    host.text('un ');
    const heard = [await connection.next()] as TestEvent[];
    connection.cut();
    host.text('deux ');
    const again = open({ ...message, after: 1 });
    heard.push((await again.next()) as TestEvent);
    host.text('trois');
    host.done();
    heard.push(...(await again.rest()));
    expect(standing(heard).text).toBe('un deux trois');
    expect(heard.at(-1)?.__typename).toBe('BotReplyCompleted');
  });

  it('is taken over while its old connection still seems to be open', async () => {
    const message = { replyId: replyId() };
    const { connection: old, host } = await begin(message);
    host.text('un ');
    await old.next();
    const streams = chat.streams.length;
    const again = open({ ...message, after: 0 });
    expect(await again.next()).toMatchObject({ sequence: 1, text: 'un ' });
    expect(await old.next()).toBeNull();
    host.text('deux');
    host.done();
    expect(standing(await again.rest(), 2).text).toBe('deux');
    expect(chat.streams).toHaveLength(streams);
  });

  it('receives the rest of a reply that has ended meanwhile, without the host', async () => {
    const message = { replyId: replyId() };
    const { connection, host } = await begin(message);
    host.text('un ');
    await connection.next();
    connection.cut();
    host.text('deux');
    host.done();
    await until(() => shop.gateway.streams() === 0);
    const streams = chat.streams.length;
    expect(await open({ ...message, after: 1 }).rest()).toMatchObject([
      { sequence: 2, text: 'deux' },
      { sequence: 3, __typename: 'BotReplyCompleted' },
    ]);
    expect(await open({ ...message, after: 3 }).rest()).toEqual([]);
    expect(chat.streams).toHaveLength(streams);
  });

  /** A reply that was cut so long ago that the host's stream was closed. */
  async function cutAndLeft(message: Message, ...said: string[]): Promise<TestEvent[]> {
    const { connection, host } = await begin(message);
    const heard: TestEvent[] = [];
    for (const text of said) {
      host.text(text);
      heard.push((await connection.next()) as TestEvent);
    }
    connection.cut();
    await until(() => host.leftAt !== undefined);
    return heard;
  }

  it('is requested again when the host’s stream was closed, and continues after its text so far', async () => {
    const message = { replyId: replyId() };
    const heard = await cutAndLeft(message, 'un ', 'deux ');
    const again = open({ ...message, after: heard.length });
    const host = await chat.next();
    for (const text of ['u', 'n de', 'ux trois', ' quatre']) {
      host.text(text);
      await new Promise(setImmediate);
    }
    host.products('4');
    host.done();
    const rest = await again.rest();
    expect(rest[0]).toMatchObject({ __typename: 'BotReplyText', sequence: 3, text: 'trois' });
    expect(standing([...heard, ...rest]).text).toBe('un deux trois quatre');
  });

  it('is private, also with its id: another visitor receives nothing of it, and does not end it', async () => {
    const message = { replyId: replyId() };
    const { connection, host } = await begin(message);
    host.text('mon numéro est ');
    await connection.next();
    const stranger = open({ ...message, after: 0 }, { 'x-forwarded-for': '41.99.0.1' });
    const theirs = await chat.next();
    theirs.text('Bonjour');
    theirs.done();
    expect(standing(await stranger.rest()).text).toBe('Bonjour');
    host.text('12345');
    host.done();
    expect((await connection.rest())[0]).toMatchObject({ sequence: 2, text: '12345' });
    // Nor of its cached events.
    const late = open({ ...message, after: 0 }, { 'x-forwarded-for': '41.99.1.1' });
    const anew = await chat.next();
    anew.done();
    expect(standing(await late.rest()).text).toBe('');
  });

  it('restarts when the host’s text differs', async () => {
    for (const other of [['zéro ', 'un'], ['un'], ['un zéro']]) {
      const message = { replyId: replyId() };
      const heard = await cutAndLeft(message, 'un ', 'deux ');
      const again = open({ ...message, after: 2 });
      const host = await chat.next();
      for (const text of other) host.text(text);
      host.done();
      const rest = await again.rest();
      expect(rest[0]).toEqual({ __typename: 'BotReplyRestarted', sequence: 3 });
      expect(standing([...heard, ...rest]).text).toBe(other.join(''));
    }
  });

  it('does not repeat the same products, and restarts when they do not come', async () => {
    for (const comes of [true, false]) {
      const message = { replyId: replyId() };
      const { connection, host } = await begin(message);
      host.products('4', '5');
      host.text('Voici');
      const heard = [await connection.next(), await connection.next()] as TestEvent[];
      connection.cut();
      await until(() => host.leftAt !== undefined);
      const again = open({ ...message, after: 2 });
      const anew = await chat.next();
      if (comes) anew.products('4', '5');
      anew.text('Voici tout');
      anew.done();
      const rest = await again.rest();
      expect(rest.map(({ __typename }) => __typename)).toEqual(
        comes
          ? ['BotReplyText', 'BotReplyCompleted']
          : ['BotReplyRestarted', 'BotReplyText', 'BotReplyCompleted'],
      );
      expect(standing([...heard, ...rest]).text).toBe('Voici tout');
    }
  });

  it('restarts where it is not cached: at another gateway, or after two minutes', async () => {
    const message = { replyId: replyId() };
    const heard = await cutAndLeft(message, 'un ', 'deux ');
    clock += 121_000;
    for (const after of [heard.length, 7]) {
      const again = open({ ...message, replyId: after === 7 ? replyId() : message.replyId, after });
      const host = await chat.next();
      host.text('un deux');
      host.done();
      const rest = await again.rest();
      expect(rest.map(({ __typename, sequence }) => [sequence, __typename])).toEqual([
        [after + 1, 'BotReplyRestarted'],
        [after + 2, 'BotReplyText'],
        [after + 3, 'BotReplyCompleted'],
      ]);
    }
  });
});

describe('limits', () => {
  const visitor = { 'x-forwarded-for': '41.5.6.7' };

  it('let one visitor have four replies at once, others more', async () => {
    const narrow = await openShop({ chatUrl: chat.url, clientLimitsFactor: 1 });
    const running = [];
    for (let n = 0; n < 4; n += 1) {
      running.push(open({}, visitor, narrow));
      await chat.next();
    }
    const refused = [
      { __typename: 'BotReplyFailed', sequence: 1, failure: 'RATE_LIMITED', retryAfter: null },
    ];
    expect(await open({}, visitor, narrow).rest()).toEqual(refused);
    const other = open({}, { 'x-forwarded-for': '41.5.6.8' }, narrow);
    (await chat.next()).done();
    expect(await other.rest()).toHaveLength(1);
    for (const connection of running) connection.cut();
    await until(() => narrow.gateway.streams() === 0);
    await narrow.close();
  });

  it('let one visitor have twenty replies a minute, and report when there may be more', async () => {
    const narrow = await openShop({ chatUrl: chat.url, clientLimitsFactor: 1 });
    for (let n = 0; n < 20; n += 1) {
      const connection = open({}, visitor, narrow);
      (await chat.next()).done();
      await connection.rest();
    }
    const [refused] = await open({}, visitor, narrow).rest();
    expect(refused).toMatchObject({ failure: 'RATE_LIMITED' });
    expect(refused?.retryAfter).toBeGreaterThan(0);
    expect(refused?.retryAfter).toBeLessThanOrEqual(60);
    await narrow.close();
  });
});

describe('permissions', () => {
  const send = (init: RequestInit & { path?: string }) =>
    fetch(`${shop.url}/graphql${init.path ?? ''}`, init);

  it('only trusted documents are accepted', async () => {
    const connection = new ReplyConnection(shop.url, { query: REPLY, variables: variablesOf({}) });
    expect((await connection.answer())?.errors?.[0]?.extensions['code']).toBe('TRUSTED_DOCUMENTS_ONLY');
  });

  it('no page of another site can make a browser send it', async () => {
    const variables = encodeURIComponent(JSON.stringify(variablesOf({})));
    const calls = chat.calls.length;
    const accept = 'text/event-stream';
    const link = await send({
      path: `?documentId=${documentId}&variables=${variables}`,
      headers: { accept },
    });
    expect(await link.text()).toContain('CSRF_PREVENTED');
    const plain = await send({
      method: 'POST',
      headers: { accept, 'content-type': 'text/plain' },
      body: JSON.stringify({ documentId, variables: variablesOf({}) }),
    });
    expect(plain.status).toBe(415);
    expect(chat.calls).toHaveLength(calls);
  });

  it('a shop without a chat host reports that it has none', async () => {
    const without = await openShop({});
    expect((await open({}, {}, without).answer())?.errors?.[0]?.extensions['code']).toBe(
      'NOT_SUPPORTED_BY_UPSTREAM',
    );
    await without.close();
  });
});

describe('a host that offers only the core', () => {
  it('is called by GET, and for five minutes not otherwise', async () => {
    const core = await createFixtureChat(
      ({ method }, response) => {
        if (method !== 'POST') return false;
        response.writeHead([404, 405, 501][core.calls.length % 3] ?? 404).end();
        return true;
      },
      (host) => {
        host.text('Voici');
        host.done();
      },
    );
    let later = 0;
    const plain = await openShop({ chatUrl: `${core.url}/base`, now: () => Date.now() + later });
    const ask = async () => {
      const query = 'une lampe & كرسي';
      const told = await open({ query, queryType: 'OTHER', language: 'TN' }, {}, plain).rest();
      expect(standing(told).text).toBe('Voici');
    };
    await ask();
    const asked = new URL(core.calls[1]?.url ?? '', core.url);
    expect(asked.pathname).toBe('/base/bot/bot-query');
    expect(Object.fromEntries(asked.searchParams)).toEqual({ query: 'une lampe & كرسي', queryType: 'OTHER' });
    expect(core.calls[1]?.headers.accept).toBe('text/event-stream');
    await ask();
    later = 301_000;
    await ask();
    expect(core.calls.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET', 'POST', 'GET']);
    await plain.close();
    await core.close();
  });
});

describe('the client graphql-sse', () => {
  it('resumes by itself after cuts, with the document’s id', async () => {
    const wire = await openWire(shop.url);
    const client = createClient({
      url: `${wire.url}/graphql`,
      retryAttempts: 5,
      retry: () => new Promise((done) => setTimeout(done, 50)),
    });
    const variables = variablesOf({});
    const heard: TestEvent[] = [];
    const request = { documentId, variables } as unknown as RequestParams;
    const over = new Promise<void>((done, failed) => {
      client.subscribe<{ botReply: TestEvent }>(request, {
        next: ({ data }) => {
          if (!data) return;
          heard.push(data.botReply);
          // Sent with the next attempt.
          variables.input.after = data.botReply.sequence;
        },
        error: failed,
        complete: done,
      });
    });
    const host = await chat.next();
    for (const [n, text] of ['un ', 'deux ', 'trois'].entries()) {
      host.text(text);
      await until(() => heard.length === n + 1);
      wire.cut();
    }
    host.done();
    await over;
    expect(standing(heard).text).toBe('un deux trois');
    client.dispose();
    await wire.close();
  });
});

describe('cut at random', () => {
  /** Numbers from 0 to 1, the same in each run. */
  function randomOf(seed: number): () => number {
    let state = seed;
    return () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
  }

  it('nothing is lost or repeated over 200 cuts', async () => {
    const words = Array.from({ length: 40 }, (_, n) => `mot${n} é${'ا'.repeat(n % 4)} `);
    const talking = await createFixtureChat(undefined, async (host) => {
      for (const [n, word] of words.entries()) {
        if (host.leftAt !== undefined) return;
        if (n === 20) host.products('4', '5');
        host.text(word);
        await new Promise((done) => setTimeout(done, 2));
      }
      host.done();
    });
    const busy = await openShop({ chatUrl: talking.url });
    let cuts = 0;
    const one = async (seed: number): Promise<void> => {
      const random = randomOf(seed);
      const id = replyId();
      const heard: TestEvent[] = [];
      let connection = open({ replyId: id }, {}, busy);
      for (let n = 0; n < 5; n += 1) {
        for (let wanted = Math.floor(random() * 12); wanted > 0; wanted -= 1) {
          const event = await connection.next();
          if (event === null) break;
          heard.push(event);
        }
        cuts += 1;
        const old = connection;
        const kind = random();
        // The old connection is closed before, or only afterwards; the host's stream is still open, or was closed.
        if (kind < 0.7) old.cut();
        if (kind < 0.2) await new Promise((done) => setTimeout(done, 1_000));
        else if (kind < 0.5) await new Promise((done) => setTimeout(done, random() * 60));
        connection = open({ replyId: id, after: heard.length }, {}, busy);
        if (kind >= 0.7) setTimeout(() => old.cut(), random() * 40);
      }
      heard.push(...(await connection.rest()));
      const { text, products } = standing(heard);
      expect(text).toBe(words.join(''));
      expect(products).toHaveLength(2);
      expect(heard.filter(({ __typename }) => __typename === 'BotReplyRestarted')).toEqual([]);
      expect(heard.at(-1)?.__typename).toBe('BotReplyCompleted');
    };
    for (let batch = 0; batch < 4; batch += 1)
      await Promise.all(Array.from({ length: 10 }, (_, n) => one(batch * 10 + n + 1)));
    expect(cuts).toBe(200);
    await until(() => busy.gateway.streams() === 0);
    await busy.close();
    await talking.close();
  }, 60_000);
});
