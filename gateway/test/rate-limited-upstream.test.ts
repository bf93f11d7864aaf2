/** An upstream that answers 429: clients get its wait, by header and in the error, within bounds. */
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createGateway } from '../src/app.ts';
import type { Gateway } from '../src/app.ts';
import { createFront } from '../src/http/front.ts';
import { LONGEST_RETRY_AFTER } from '../src/upstream/retry-after.ts';
import { REPLY, ReplyConnection } from './chat-client.ts';
import { startContractUpstream } from './contract-upstream.ts';
import type { ContractUpstream } from './contract-upstream.ts';
import { documentFile, read, startServer, until } from './harness.ts';

const RELATED = 'query Related { product(slug: "sample") { related { name } } }';
const documents = documentFile({ related: RELATED });
let upstream: ContractUpstream;
let host: Awaited<ReturnType<typeof startServer>>;
let gateway: Gateway;
let front: ReturnType<typeof createFront>;
let url = '';
let wait: string | undefined;

beforeAll(async () => {
  upstream = await startContractUpstream();
  host = await startServer((request, response) => {
    request.resume();
    response.writeHead(429, wait === undefined ? {} : { 'retry-after': wait });
    response.end();
  });
  gateway = createGateway({
    restUrl: upstream.url,
    chatUrl: host.url,
    documents: 'open',
    persistedFile: documents.file,
    cache: { maxBytes: 1 },
  });
  front = createFront({ log: pino({ level: 'silent' }) });
  url = await front.listen(0, '127.0.0.1');
  front.open({ gateway, fetchPicture: () => Promise.reject(new Error('no pictures here')) });
  await until(() => gateway.ready());
});
afterAll(async () => {
  await front.close(0);
  await gateway.close();
  await host.close();
  await upstream.close();
  documents.remove();
});
afterEach(() => upstream.answer(() => undefined));

/** Makes the upstream refuse, with what its header and its body say. */
const refuse = (header: string | undefined, body: unknown): void =>
  upstream.answer((call) =>
    call.includes('/related')
      ? { status: 429, body, ...(header !== undefined && { headers: { 'retry-after': header } }) }
      : undefined,
  );
const refusal = (retryAfter?: number) => ({ error: { code: 'RATE_LIMITED', message: 'Slower', retryAfter } });

const post = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  }).then(read);
const trusted = () => fetch(`${url}/graphql?documentId=${documents.ids['related']}`).then(read);

describe('429 of REST', () => {
  it.each([
    ['its header', '30', refusal(), 30],
    ['its body', undefined, refusal(40), 40],
    ['its body rather than its header', '30', refusal(40), 40],
    ['a proxy before it', '50', 'Too many requests', 50],
    ['a wait of years', '99999999', refusal(), LONGEST_RETRY_AFTER],
    ['a body that says years', undefined, refusal(99_999_999), LONGEST_RETRY_AFTER],
  ])('passes on the wait of %s', async (_, header, body, seconds) => {
    refuse(header, body);
    for (const answer of [
      await post(RELATED),
      // The second time it is executed without Yoga's request handling.
      await post(RELATED),
      await post(RELATED, { origin: 'https://elsewhere.example' }),
      await trusted(),
    ]) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('retry-after')).toBe(String(seconds));
      expect(answer.errors).toMatchObject([
        {
          path: ['product', 'related'],
          extensions: { code: 'RATE_LIMITED', upstreamStatus: 429, retryAfter: seconds },
        },
      ]);
      expect(answer.text).not.toContain('"http"');
    }
  });

  it.each([
    ['none', undefined],
    ['no wait', 'later'],
  ])('without a wait (%s) has neither', async (_, header) => {
    refuse(header, refusal());
    for (const answer of [await post(RELATED), await trusted()]) {
      expect(answer.headers.get('retry-after')).toBeNull();
      expect(answer.errors?.[0]?.extensions).toEqual({ code: 'RATE_LIMITED', upstreamStatus: 429 });
    }
  });

  it('of the longest wait counts where several fields fail', async () => {
    upstream.answer((call) => {
      const seconds = call.includes('/related') ? '20' : call.includes('/reviews') ? '60' : undefined;
      return seconds === undefined
        ? undefined
        : { status: 429, body: refusal(), headers: { 'retry-after': seconds } };
    });
    const both = '{ product(slug: "sample") { related { name } reviews { nodes { id } } } }';
    expect((await post(both)).headers.get('retry-after')).toBe('60');
  });

  it('is a user error of a mutation, with the wait', async () => {
    upstream.answer((call) =>
      call.includes('/v1/mail/welcome')
        ? { status: 429, body: refusal(), headers: { 'retry-after': '90' } }
        : undefined,
    );
    const { data } = await post(
      'mutation { newsletterSubscribe(input: { email: "a@example.com" }) { userErrors { code retryAfter } } }',
    );
    expect(data).toEqual({ newsletterSubscribe: { userErrors: [{ code: 'RATE_LIMITED', retryAfter: 90 }] } });
  });
});

describe('429 of the chat host', () => {
  it('passes on its wait in user errors', async () => {
    wait = '25';
    const { data } = await post(
      'mutation { botQueryClassify(input: { query: "bonjour" }) { userErrors { code retryAfter } } }',
    );
    expect(data).toEqual({ botQueryClassify: { userErrors: [{ code: 'RATE_LIMITED', retryAfter: 25 }] } });
  });

  it('ends a reply with it', async () => {
    wait = '99999999';
    const input = { replyId: randomUUID(), query: 'bonjour', queryType: 'SEARCH_PRODUCT' };
    const connection = new ReplyConnection(url, { query: REPLY, variables: { input } });
    expect(await connection.rest()).toMatchObject([
      { __typename: 'BotReplyFailed', failure: 'RATE_LIMITED', retryAfter: LONGEST_RETRY_AFTER },
    ]);
  });
});
