/** What the front answers itself is what Yoga answers, to the byte, and everything unusual reaches Yoga. */
import { createServer, request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serverAudits } from 'graphql-http';
import { createYoga } from 'graphql-yoga';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway } from '../app.ts';
import type { Gateway } from '../app.ts';
import type { RequestLogEntry } from '../plugins/useRequestLog.ts';
import type { YogaPluginName } from '../plugins/yogaPlugins.ts';
import { toGlobalId } from '../schema/base/ids.ts';
import { createSchema } from '../schema/schema.ts';
import { documentFile, startServer, startTestBed, until } from '../../test/harness.ts';
import type { TestBed } from '../../test/harness.ts';
import { createFront } from './front.ts';
import type { Front } from './front.ts';

interface Sent {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string;
  chunked?: boolean;
}

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

function send(base: string, { method = 'POST', path = '/graphql', headers, body = '', chunked }: Sent) {
  return new Promise<Reply>((done, failed) => {
    const length: Record<string, string> = chunked
      ? { 'transfer-encoding': 'chunked' }
      : { 'content-length': String(Buffer.byteLength(body)) };
    const type = { 'content-type': 'application/json' };
    const sent = httpRequest(
      base + path,
      { method, agent: false, headers: { ...length, ...type, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    sent.on('error', failed);
    sent.end(body);
  });
}

/** Without what differs from request to request, and what only says how the bytes are framed. */
function comparable({ status, headers, text }: Reply) {
  const {
    date: _date,
    'x-request-id': id,
    'transfer-encoding': _framing,
    'content-length': _length,
    connection: _connection,
    'keep-alive': _keepAlive,
    // The front's own, on every answer.
    'x-content-type-options': _sniffing,
    ...rest
  } = headers;
  // Yoga writes both of an event stream's; one forbids what the other does.
  if (rest['cache-control'] === 'no-cache, no-store') rest['cache-control'] = 'no-store';
  return { status, headers: rest, text, hasId: typeof id === 'string' };
}

const PAGE =
  'query Page($first: Int = 3, $page: Int) { products(first: $first, page: $page) { totalCount nodes { id slug name category { name } currentPrice { amount } } } }';
const TWO = 'query A { regions { name } } query B { homepage { name } }';
const json = (value: unknown): string => JSON.stringify(value);

const cases: Record<string, Sent> = {
  'a query': { body: json({ query: '{ regions { name } }' }) },
  'a query with variables': { body: json({ query: PAGE, variables: { page: 2 } }) },
  'a query with everything': {
    body: json({ query: PAGE, operationName: 'Page', variables: { first: 2 }, extensions: { client: 'x' } }),
  },
  'nulls for what is absent': {
    body: json({ query: PAGE, operationName: null, variables: null, extensions: null }),
  },
  'one of two operations': { body: json({ query: TWO, operationName: 'B' }) },
  'none of two operations': { body: json({ query: TWO }) },
  'an unknown operation': { body: json({ query: TWO, operationName: 'C' }) },
  'an empty name': { body: json({ query: TWO, operationName: '' }) },
  'accepting anything': { headers: { accept: '*/*' }, body: json({ query: PAGE }) },
  'accepting JSON': { headers: { accept: 'application/json' }, body: json({ query: PAGE }) },
  'accepting GraphQL answers': {
    headers: { accept: 'application/graphql-response+json' },
    body: json({ query: PAGE }),
  },
  'accepting either': {
    headers: { accept: 'application/graphql-response+json, application/json;q=0.9' },
    body: json({ query: PAGE }),
  },
  'accepting events': { headers: { accept: 'text/event-stream' }, body: json({ query: PAGE }) },
  'accepting pictures': { headers: { accept: 'image/png' }, body: json({ query: PAGE }) },
  'a stated charset': {
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: json({ query: PAGE }),
  },
  'another charset': {
    headers: { 'content-type': 'application/json; charset=latin1' },
    body: json({ query: PAGE }),
  },
  'another type': { headers: { 'content-type': 'text/plain' }, body: json({ query: PAGE }) },
  'a document as it is': { headers: { 'content-type': 'application/graphql' }, body: PAGE },
  'a body in pieces': { chunked: true, body: json({ query: PAGE }) },
  'an origin': { headers: { origin: 'https://elsewhere.test' }, body: json({ query: PAGE }) },
  'a query string': { path: '/graphql?x=1', body: json({ query: PAGE }) },
  'Arabic letters and emoji': { body: json({ query: '{ regions { name } } # زربية 🧶' }) },
  'letters beyond JSON': { body: '{"query":"{ regions { name } }","variables":{"x":"\ud800"}}' },
  'no body': { body: '' },
  'no body in pieces': { body: '', chunked: true },
  'no JSON': { body: '{' },
  'a byte order mark': { body: `\ufeff${json({ query: PAGE })}` },
  'a list': { body: json([{ query: PAGE }]) },
  'a number': { body: '7' },
  null: { body: 'null' },
  'no query': { body: json({ variables: {} }) },
  'an empty query': { body: json({ query: '' }) },
  'a query that is none': { body: json({ query: 7 }) },
  'variables that are none': { body: json({ query: PAGE, variables: [1] }) },
  'extensions that are none': { body: json({ query: PAGE, extensions: 'x' }) },
  'an unknown parameter': { body: json({ query: PAGE, more: 1 }) },
  'an unknown document': { body: json({ documentId: 'x' }) },
  'a syntax error': { body: json({ query: '{ regions { name }' }) },
  'an unknown field': { body: json({ query: '{ regions { wrong } }' }) },
  'a malformed variable': { body: json({ query: PAGE, variables: { first: 'x' } }) },
  'a malformed argument': { body: json({ query: PAGE, variables: { first: 0 } }) },
  'an error on a field beside data': {
    body: json({
      query: '{ regions { name } product(by: { slug: "none" }) { id } products(first: 101) { totalCount } }',
    }),
  },
  'an error to who accepts GraphQL answers': {
    headers: { accept: 'application/graphql-response+json' },
    body: json({ query: PAGE, variables: { first: 0 } }),
  },
  'too much': {
    body: json({
      query: '{ products(first: 100) { nodes { related(first: 24) { name related(first: 24) { name } } } } }',
    }),
  },
  'too much, by its variables': {
    body: json({
      query:
        'query Much($first: Int!) { products(first: $first) { nodes { related(first: $first) { name related(first: $first) { name } } } } }',
      variables: { first: 24 },
    }),
  },
  'what only admins may see': { body: json({ query: '{ adminRefunds { totalCount } }' }) },
  'what only its owner may see': { body: json({ query: '{ viewer { email } }' }) },
  'a session that is none': {
    headers: { cookie: 'token=a.b.c' },
    body: json({ query: '{ viewer { email } }' }),
  },
  'a token that is none': { headers: { authorization: 'Bearer a.b.c' }, body: json({ query: PAGE }) },
  'a mutation of a form': {
    headers: { 'content-type': 'text/plain' },
    body: json({ query: 'mutation { sessionEnd(input: {}) { userErrors { code } } }' }),
  },
  'a mutation': { body: json({ query: 'mutation { sessionEnd(input: {}) { userErrors { code } } }' }) },
  'a query and a document': { body: json({ query: PAGE, documentId: 'x' }) },
  introspection: { body: json({ query: '{ __schema { queryType { name } } __typename }' }) },
  'an answer in pieces': { body: json({ query: '{ regions { name } ... @defer { homepage { name } } }' }) },
  'a mutation that is none': { body: json({ query: 'mutation { wrong }' }) },
  'a key that is none': { headers: { 'lawaj-key': 'lawaj_live_x' }, body: json({ query: PAGE }) },
  'a request id of the caller': {
    headers: { 'x-request-id': 'given-by-caller' },
    body: json({ query: PAGE }),
  },
  // Sent to Yoga itself, it names the address by which the front knows this client.
  'the cost alone': {
    headers: { 'lawaj-cost': 'only', 'x-client-address': '127.0.0.1' },
    body: json({ query: PAGE }),
  },
  'something deprecated': {
    body: json({ query: '{ adminTickets(status: NEW) { totalCount } }' }),
  },
  'another method': { method: 'PUT', body: json({ query: PAGE }) },
};

/** Requests in which what a plugin does would show if the front did not do it as well, or left the request to Yoga. */
const SHOWN_BY: Record<YogaPluginName, readonly string[]> = {
  refusals: ['accepting pictures', 'another type'],
  requestLog: ['a request id of the caller'],
  session: ['a session that is none', 'a token that is none', 'what only its owner may see'],
  apiKeys: ['a key that is none'],
  budgets: ['the cost alone'],
  csrfPrevention: ['a mutation of a form', 'a mutation'],
  wellFormedTexts: ['letters beyond JSON'],
  trustedDocuments: ['an unknown document', 'a query and a document'],
  limits: ['too much', 'too much, by its variables'],
  deprecations: ['something deprecated'],
  documentCache: ['a query', 'an unknown field'],
  plainQueries: ['an answer in pieces', 'a query with variables'],
  permissions: ['what only admins may see'],
  executor: ['a malformed variable', 'a malformed argument', 'an error on a field beside data'],
  cacheControl: ['a query', 'an error to who accepts GraphQL answers'],
};

describe('a POST to the front', () => {
  let bed: TestBed;
  let direct: Server;
  let front: Front;
  let yogaUrl = '';
  let frontUrl = '';
  const logged: RequestLogEntry[] = [];
  const asked: boolean[] = [];

  beforeAll(async () => {
    bed = await startTestBed({
      now: () => 1_764_000_000_000,
      // Nothing is restored while the clock stands still.
      clientLimitsFactor: 1_000,
      onRequestLog: (entry) => logged.push(entry),
    });
    direct = createServer((request, response) => void bed.gateway.yoga(request, response));
    await new Promise<void>((resolve) => direct.listen(0, '127.0.0.1', resolve));
    yogaUrl = `http://127.0.0.1:${(direct.address() as AddressInfo).port}`;
    front = createFront({ log: pino({ level: 'silent' }) });
    frontUrl = await front.listen(0, '127.0.0.1');
    const gateway: Gateway = {
      ...bed.gateway,
      answerPlainQuery: async (plain) => {
        const answer = await bed.gateway.answerPlainQuery(plain);
        asked.push(answer !== undefined);
        return answer;
      },
    };
    front.open({ gateway, fetchPicture: () => Promise.reject(new Error('no pictures here')) });
  });
  afterAll(async () => {
    await front.close(0);
    direct.closeAllConnections();
    await new Promise((resolve) => direct.close(resolve));
    await bed.close();
  });

  it.each(Object.entries(cases))('is answered as by Yoga: %s', async (_, sent) => {
    const expected = comparable(await send(yogaUrl, sent));
    expect(comparable(await send(frontUrl, sent))).toEqual(expected);
  });

  it('has requests for every plugin of Yoga', () => {
    const count = (yoga: object): number => (Reflect.get(yoga, 'plugins') as unknown[]).length;
    const without = createYoga({
      schema: createSchema(),
      context: () => ({}),
      parserAndValidationCache: false,
      multipart: false,
      cors: () => false,
    });
    expect(count(bed.gateway.yoga) - count(without)).toBe(Object.keys(SHOWN_BY).length);
    for (const name of Object.values(SHOWN_BY).flat()) expect(cases).toHaveProperty([name]);
  });

  it('is answered without Yoga when there is nothing unusual about it', async () => {
    asked.length = 0;
    for (const name of ['a query', 'a query with everything', 'one of two operations', 'accepting anything'])
      await send(frontUrl, cases[name] as Sent);
    expect(asked).toEqual([true, true, true, true]);
  });

  it('asks the origin once, although Yoga tells of an error', async () => {
    const query =
      'query ($lines: [CartLineInput!]!) { cartQuote(input: { lines: $lines }) { itemCount } product(by: { slug: "produit-7" }) { related(first: 0) { name } } }';
    const lines = [{ productId: toGlobalId('Product', '7'), quantity: 2 }];
    await send(frontUrl, { body: json({ query, variables: { lines } }) });
    bed.sent();
    const { text } = await send(frontUrl, { body: json({ query, variables: { lines } }) });
    expect(JSON.parse(text)).toMatchObject({ errors: [{ path: ['product', 'related'] }] });
    expect(bed.sent().filter((sent) => sent.startsWith('POST'))).toHaveLength(1);
  });

  it('is logged with the id that it was answered with', async () => {
    logged.length = 0;
    const { headers } = await send(frontUrl, cases['a query'] as Sent);
    expect(logged).toEqual([
      {
        requestId: headers['x-request-id'],
        method: 'POST',
        status: 200,
        errorCodes: [],
        durationMs: expect.any(Number) as number,
        operationName: undefined,
        documentId: undefined,
      },
    ]);
  });

  it('passes every audit of GraphQL over HTTP', async () => {
    const audits = serverAudits({ url: `${frontUrl}/graphql`, fetchFn: fetch });
    const failed: string[] = [];
    for (const audit of audits) {
      const result = await audit.fn();
      if (result.status !== 'ok')
        failed.push(`${result.status} ${result.id} ${result.name}: ${result.reason}`);
      if ('response' in result && !result.response.bodyUsed) await result.response.body?.cancel();
    }
    expect(failed).toEqual([]);
    expect(audits).toHaveLength(61);
  });
});

describe('in trusted mode', () => {
  it('a document is refused, even a valid one', async () => {
    const bed = await startTestBed({ documents: 'trusted' });
    const front = createFront({ log: pino({ level: 'silent' }) });
    const url = await front.listen(0, '127.0.0.1');
    front.open({ gateway: bed.gateway, fetchPicture: () => Promise.reject(new Error('no pictures here')) });
    const { status, text } = await send(url, cases['a query'] as Sent);
    await front.close(0);
    await bed.close();
    expect(status).toBe(403);
    expect(text).toContain('TRUSTED_DOCUMENTS_ONLY');
  });
});

describe('a client that leaves the front', () => {
  it('takes its upstream call along', async () => {
    let isCancelled = false;
    let isAsked = false;
    const silent = await startServer((request, response) => {
      if (!request.url?.startsWith('/v1/brands')) return void response.writeHead(404).end('{}');
      isAsked = true;
      response.on('close', () => {
        isCancelled = true;
      });
    });
    const documents = documentFile({});
    const gateway = createGateway({ restUrl: silent.url, persistedFile: documents.file, documents: 'open' });
    const front = createFront({ log: pino({ level: 'silent' }) });
    const url = await front.listen(0, '127.0.0.1');
    front.open({ gateway, fetchPicture: () => Promise.reject(new Error('no pictures here')) });
    const leaving = new AbortController();
    const request = fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: json({ query: '{ brands(first: 3) { totalCount } }' }),
      signal: leaving.signal,
    });
    await until(() => isAsked);
    leaving.abort();
    await expect(request).rejects.toThrow();
    await until(() => isCancelled);
    await front.close(0);
    await gateway.close();
    await silent.close();
    documents.remove();
  });
});
