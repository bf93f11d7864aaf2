import { connect } from 'node:net';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ErrorBody } from '../../contract/errors.ts';
import { addBrand, addCategory, addProducts, addSeller } from '../../origin/testing/catalogue.ts';
import { startTestOrigin } from '../../origin/testing/origin.ts';
import type { TestOrigin } from '../../origin/testing/origin.ts';
import { openTestHost } from '../testing/host.ts';
import type { TestHost } from '../testing/host.ts';

let origin: TestOrigin;
let host: TestHost;
let productId = 0;
let restUrl = '';

beforeAll(async () => {
  origin = await startTestOrigin();
  const { db } = origin.database;
  const category = await addCategory(db, 'Perceuses', undefined, { slug: 'perceuses' });
  const [brand, seller] = [await addBrand(db, 'Mirova'), await addSeller(db, 'Atelier Sfax')];
  [productId = 0] = await addProducts(db, [
    { name: 'Perceuse à percussion', seller_id: seller.id, brand_id: brand.id, category, price: 90_500 },
  ]);
  origin.forget();
  restUrl = await origin.origin.listen();
  host = await openTestHost(restUrl);
}, 60_000);
afterAll(async () => {
  await host.close();
  await origin.close();
});

const post = (path: string, body: unknown): Promise<Response> =>
  fetch(host.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Forwards a request to the real shop. */
async function pass(path: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(restUrl + path);
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(await answer.text());
}

async function refusal(response: Response): Promise<[number, string, string | undefined]> {
  const { error } = ErrorBody.parse(await response.json());
  return [response.status, error.code, error.fields?.[0]?.field];
}

describe('a stream', () => {
  it('is lines of data with JSON, the completion and the end, byte by byte', async () => {
    const answer = await fetch(`${host.url}/bot/bot-query?query=perceuse&queryType=SEARCH_PRODUCT`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const raw = await answer.text();
    const events = raw.split('\n\n');
    expect(events.pop()).toBe('');
    expect(events.every((event) => event.startsWith('data: ') && !event.includes('\n'))).toBe(true);
    expect(events.at(-1)).toBe('data: [DONE]');
    expect(events.at(-2)).toBe('data: {"isComplete":true}');
    const pieces = events
      .slice(0, -2)
      .map((event) => JSON.parse(event.slice(6)) as { content?: string; products?: unknown[] });
    expect(pieces.map((piece) => Object.keys(piece).join())).toContain('products');
    expect(pieces.find(({ products }) => products)).toEqual({
      products: [
        {
          _id: String(productId),
          name: 'Perceuse à percussion',
          slug: expect.stringMatching(/^p-\d+$/) as string,
          mainImgUrl: null,
        },
      ],
    });
    const text = pieces.map(({ content }) => content ?? '').join('');
    expect(text).toContain('Perceuse à percussion, à 90,50\u00a0TND');
  });

  it('never splits characters of any script, and is the same for the extended call', async () => {
    const arabic = await host.ask('نحب مثقاب', { language: 'tn' });
    expect(arabic.isWhole).toBe(true);
    expect(arabic.text).toContain('لقيت');
    expect(arabic.text).not.toContain('\ufffd');
  });

  it.each([
    ['query', '/bot/bot-query?queryType=OTHER'],
    ['query', '/bot/bot-query?query=%20&queryType=OTHER'],
    ['queryType', '/bot/bot-query?query=a&queryType=NONE'],
  ])('names a wrong %s', async (field, path) => {
    expect(await refusal(await fetch(host.url + path))).toEqual([400, 'BAD_USER_INPUT', field]);
  });

  it('names the invalid field of an extended body, and rejects invalid JSON and large bodies', async () => {
    const question = { query: 'a', queryType: 'OTHER' };
    const turn = { isUser: true, text: 'x' };
    for (const [field, more] of [
      ['query', { query: 'a'.repeat(2_001) }],
      ['persona', { persona: 'PIRATE' }],
      ['history', { history: Array.from({ length: 13 }, () => turn) }],
      ['history.0.products.0._id', { history: [{ ...turn, products: [{ _id: 'x,y' }] }] }],
      ['picture.colors', { picture: { colors: ['a', 'b', 'c', 'd', 'e', 'f'] } }],
      ['language', { language: 'it' }],
    ] as const)
      expect(await refusal(await post('/bot/bot-query', { ...question, ...more })), field).toEqual([
        400,
        'BAD_USER_INPUT',
        field,
      ]);
    const broken = await fetch(`${host.url}/bot/bot-query`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    expect(await refusal(broken)).toEqual([400, 'BAD_USER_INPUT', 'body']);
    const large = await post('/bot/bot-query', { ...question, picture: { colors: ['a'.repeat(300_000)] } });
    expect(await refusal(large)).toEqual([413, 'PAYLOAD_TOO_LARGE', undefined]);
  });

  it('is 503 while the shop cannot be reached', async () => {
    const alone = await openTestHost('http://127.0.0.1:9');
    const answer = await fetch(`${alone.url}/bot/bot-query?query=a&queryType=OTHER`);
    expect(await refusal(answer)).toEqual([503, 'UNAVAILABLE', undefined]);
    expect((await fetch(`${alone.url}/health`)).status).toBe(200);
    await alone.close();
  });

  it('reads the shop’s words in advance, however late the shop starts', async () => {
    const asked: string[] = [];
    let isOpen = false;
    const late = createServer((request, response) => {
      asked.push(request.url ?? '');
      if (isOpen) void pass(request.url ?? '', response);
      else response.writeHead(503).end();
    });
    await new Promise<void>((resolve) => late.listen(0, '127.0.0.1', resolve));
    const early = await openTestHost(`http://127.0.0.1:${(late.address() as AddressInfo).port}`);
    const readings = (): number => asked.filter((url) => url.includes('/brands')).length;
    await vi.waitFor(() => expect(readings()).toBeGreaterThan(0));
    isOpen = true;
    asked.length = 0;
    await vi.waitFor(() => expect(readings()).toBe(1), 10_000);
    expect((await early.ask('perceuse')).products).toHaveLength(1);
    expect(readings()).toBe(1);
    await early.close();
    late.close();
    late.closeAllConnections();
  });

  it('aborts its calls to the shop when the reader leaves', async () => {
    let asked = (): void => undefined;
    let left = (): void => undefined;
    const wasAsked = new Promise<void>((resolve) => (asked = resolve));
    const wasLeft = new Promise<void>((resolve) => (left = resolve));
    // A shop that returns its words, but never responds to a search.
    const slow = createServer((request, response) => {
      if (request.url?.includes('input=')) {
        asked();
        response.once('close', left);
        return;
      }
      void pass(request.url ?? '', response);
    });
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const patient = await openTestHost(`http://127.0.0.1:${(slow.address() as AddressInfo).port}`);
    const { hostname, port } = new URL(patient.url);
    const socket = connect(Number(port), hostname);
    socket.write('GET /bot/bot-query?query=perceuse&queryType=SEARCH_PRODUCT HTTP/1.1\r\nhost: chat\r\n\r\n');
    await wasAsked;
    socket.destroy();
    await wasLeft;
    await patient.close();
    slow.close();
    slow.closeAllConnections();
  });
});

describe('the other calls', () => {
  it('classify a message', async () => {
    const answer = await post('/classify/classify-query', { query: { request: 'où en est ma commande' } });
    expect(await answer.json()).toEqual({ queryType: 'TRANSACTION_HELP' });
    expect(await refusal(await post('/classify/classify-query', { query: 'x' }))).toEqual([
      400,
      'BAD_USER_INPUT',
      'query',
    ]);
  });

  it('search products', async () => {
    const answer = await post('/v1/question/search-products', { query: 'je cherche une perceuse' });
    expect(await answer.json()).toEqual([
      {
        _id: String(productId),
        name: 'Perceuse à percussion',
        slug: expect.any(String) as string,
        mainImgUrl: null,
      },
    ]);
  });

  it('return the capabilities, and reject other calls with a code', async () => {
    expect(await (await fetch(`${host.url}/bot/capabilities`)).json()).toEqual({
      speechToText: false,
      textToSpeech: false,
      vision: false,
      model: false,
    });
    expect(await refusal(await post('/voice/text-to-speech', { text: 'a' }))).toEqual([
      501,
      'NOT_SUPPORTED',
      undefined,
    ]);
    const form = new FormData();
    form.append('audio', new Blob(['sound']), 'recording.wav');
    const heard = await fetch(`${host.url}/voice/speech-to-text`, { method: 'POST', body: form });
    expect(await refusal(heard)).toEqual([501, 'NOT_SUPPORTED', undefined]);
    expect(await refusal(await fetch(`${host.url}/none`))).toEqual([404, 'NOT_FOUND', undefined]);
  });

  it('recognise the colours of a picture, and reject invalid and large ones', async () => {
    const send = async (bytes: Uint8Array<ArrayBuffer>, field = 'picture'): Promise<Response> => {
      const form = new FormData();
      form.append(field, new Blob([bytes]), 'picture');
      return fetch(`${host.url}/bot/read-picture`, { method: 'POST', body: form });
    };
    const box = (background: string) => ({
      create: { width: 60, height: 90, channels: 3 as const, background },
    });
    const thing = await sharp(box('#cd1923')).png().toBuffer();
    const picture = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#ffffff' } })
      .composite([{ input: thing }])
      .webp()
      .toBuffer();
    const answer = await send(new Uint8Array(picture));
    // White is the background.
    expect(await answer.json()).toEqual({ description: null, colors: ['rouge'] });
    expect(await refusal(await send(new Uint8Array([1, 2, 3])))).toEqual([415, 'BAD_USER_INPUT', 'picture']);
    expect(await refusal(await send(new Uint8Array(picture), 'photo'))).toEqual([
      400,
      'BAD_USER_INPUT',
      'picture',
    ]);
    expect((await refusal(await send(new Uint8Array(5_242_881)))).slice(0, 2)).toEqual([
      413,
      'BAD_USER_INPUT',
    ]);
    expect((await refusal(await send(new Uint8Array(6_000_000)))).slice(0, 2)).toEqual([
      413,
      'PAYLOAD_TOO_LARGE',
    ]);
  });
});

it('logs nothing of the messages', async () => {
  const lines: string[] = [];
  const talkative = await openTestHost(restUrl, {
    logLevel: 'debug',
    logTo: { write: (line: string) => void lines.push(line) },
  });
  await talkative.ask('perceuse zanzibar');
  await fetch(`${talkative.url}/bot/bot-query?query=zanzibar&queryType=OTHER`);
  await talkative.close();
  expect(lines.join('')).toContain('/bot/bot-query');
  expect(lines.join('')).not.toContain('zanzibar');
});

it('has read the shop’s words when it says that it listens, or has waited for them', async () => {
  let isSilent = false;
  let answered = 0;
  const slow = createServer((request, response) => {
    if (isSilent) return;
    setTimeout(() => {
      void pass(request.url ?? '', response).then(() => (answered += 1));
    }, 200);
  });
  await new Promise<void>((done) => slow.listen(0, '127.0.0.1', done));
  const shop = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
  const begun = await openTestHost(shop);
  const read = answered;
  const sent = await fetch(`${begun.url}/classify/classify-query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: { request: 'perceuse' } }),
  });
  expect(await sent.json()).toEqual({ queryType: 'SEARCH_PRODUCT' });
  // Synonyms, categories, brands, products.
  expect(read).toBe(4);
  expect(answered).toBe(read);
  await begun.close();

  isSilent = true;
  const patient = await openTestHost(shop, { wordsWithin: 500 });
  expect((await fetch(`${patient.url}/bot/capabilities`)).status).toBe(200);
  await patient.close();
  slow.closeAllConnections();
  slow.close();
});
