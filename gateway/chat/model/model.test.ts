import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ProductSummary } from '../../contract/catalogue.ts';
import { createFixtureOrigin } from '../../test/fixture-origin.ts';
import type { FixtureOrigin } from '../../test/fixture-origin.ts';
import type { ChatHostOptions } from '../app.ts';
import { openTestHost } from '../testing/host.ts';
import type { Reply, TestHost } from '../testing/host.ts';
import { startTestModel } from '../testing/model.ts';
import type { ChatRequest, TestModel, Turn } from '../testing/model.ts';
import { Guard } from './guard.ts';

const hostile = JSON.parse(
  readFileSync(new URL('../testing/hostile.json', import.meta.url), 'utf8'),
) as string[];

let origin: FixtureOrigin;
let restUrl = '';
const drills = ['1', '2'];
const hostileIds = hostile.map((_, n) => String(n + 3));
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  origin = await createFixtureOrigin({ products: 100 });
  restUrl = origin.url;
  const plain = {
    discountPrice: null,
    isFlashSale: false,
    hasFlashSale: false,
    stock: 10,
    stockStatus: 'In Stock',
  } as const;
  const change = (id: string, fields: Partial<ProductSummary>): void => {
    const product = origin.data.products.find(({ _id }) => _id === id);
    if (!product) throw new Error(`no product ${id}`);
    Object.assign(product, plain, fields);
  };
  change('1', { name: 'Perceuse à percussion', price: '90.500' });
  change('2', { name: 'Perceuse sans fil', price: '140.000' });
  for (const [n, description] of hostile.entries())
    change(String(n + 3), {
      // Some descriptions are part of the name.
      name: n % 2 === 0 ? `Bidule ${n}` : `Bidule ${n} ${description.slice(0, 80)}`,
      description,
      brand: description.slice(0, 60),
      price: `1${String(n).padStart(3, '0')}.700`,
    });
});
afterAll(() => origin.close());
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function open(
  turn: (request: ChatRequest, n: number) => Turn,
  more: Partial<ChatHostOptions> = {},
): Promise<{ model: TestModel; host: TestHost }> {
  const model = await startTestModel(turn);
  closing.push(() => model.close());
  const service = { baseUrl: model.url, apiKey: undefined, model: 'test-model' };
  const host = await openTestHost(restUrl, {
    llm: { ...service, vision: true },
    stt: service,
    tts: { ...service, voice: 'nour' },
    ...more,
  });
  closing.push(() => host.close());
  return { model, host };
}

describe('a model', () => {
  it('queries the shop by tools, and shows their results', async () => {
    const { model, host } = await open((_, n) =>
      n === 0
        ? { calls: [{ name: 'search_products', input: { words: 'perceuse', max_price: 100 } }] }
        : n === 1
          ? { calls: [{ name: 'show_products', input: { ids: [drills[0], '999999'] } }] }
          : { text: ['Une bonne ', 'perceuse à 90,50 TND', '. Elle est en', ' stock.'] },
    );
    const reply = await host.ask('une perceuse');
    expect(reply).toMatchObject({
      isWhole: true,
      text: 'Une bonne perceuse à 90,50 TND. Elle est en stock.',
    });
    expect(reply.products.map(({ _id }) => _id)).toEqual([drills[0]]);
    const told = JSON.stringify(model.requests[1]?.messages);
    expect(told).toContain('Perceuse à percussion');
    expect(told).not.toContain('Perceuse sans fil');
    expect(model.requests[0]?.tools?.map((one) => one.function.name)).not.toContain('add_to_cart');
  });

  it('is called four times at most, the last time for an answer', async () => {
    const { model, host } = await open(({ tool_choice }) =>
      tool_choice === 'none'
        ? { text: ['Voilà.'] }
        : { calls: [{ name: 'search_products', input: { words: 'perceuse' } }] },
    );
    expect((await host.ask('une perceuse')).text).toBe('Voilà.');
    expect(model.requests).toHaveLength(4);
  });

  it('gets the problem of a call, as data', async () => {
    const { model, host } = await open((_, n) =>
      n === 0
        ? {
            calls: [
              { name: 'product_details', input: { id: 'x,y' } },
              { name: 'add_to_cart', input: { id: drills[0] } },
              { name: 'constructor', input: {} },
            ],
          }
        : { text: ['Bien.'] },
    );
    expect((await host.ask('ajoute au panier')).products).toEqual([]);
    const results = model.requests[1]?.messages
      .filter(({ role }) => role === 'tool')
      .map(({ content }) => content);
    expect(results).toEqual([
      '{"error":"id: must be an id of 1 to 64 characters without commas"}',
      '{"error":"there is no such tool"}',
      '{"error":"there is no such tool"}',
    ]);
  });

  it('shows no link, no markup and no price that no tool returned', async () => {
    const { host } = await open((_, n) =>
      n === 0
        ? { calls: [{ name: 'search_products', input: { words: 'perceuse' } }] }
        : {
            text: [
              '**Super** prix : 90,50 TND, ou 12 T',
              'ND sur htt',
              'ps://evil.example/a?b. Voir [ici](http://x.example).\nVotre budget de 70 DT',
              ' suffit presque. 1 €',
            ],
          },
    );
    const { text } = await host.ask('une perceuse à 70 dt');
    expect(text).toContain('Super prix : 90,50 TND, ou (prix sur la fiche)');
    expect(text).toContain('Voir ici');
    expect(text).toContain('70 DT');
    expect(text).not.toMatch(/http|example|\*/);
  });

  it.each<[string, Turn]>([
    ['fails', { status: 500 }],
    ['says nothing', { text: [] }],
    ['is cut at once', { cut: true }],
    ['keeps one waiting', { hang: true }],
  ])('that %s is answered for by the rules', async (_, turn) => {
    const { host } = await open(() => turn, { firstTokenWithin: 300 });
    const reply = await host.ask('une perceuse');
    expect(reply.isWhole).toBe(true);
    expect(reply.products.map(({ _id }) => _id).sort()).toEqual(drills.toSorted());
  });

  it.each<[string, Turn]>([
    ['is cut', { text: ['Bonjour. ', 'Je '], cut: true }],
    ['falls silent', { text: ['Bonjour. ', 'Je '], hang: true }],
  ])('that %s behind its first words ends the reply as failed', async (_, turn) => {
    const { host } = await open(() => turn, { firstTokenWithin: 3_000 });
    const reply = await host.ask('une perceuse');
    expect(reply).toMatchObject({ isWhole: false, text: 'Bonjour. ' });
    expect(reply.raw.trimEnd().endsWith('event: error')).toBe(true);
  });

  it('is aborted when the reader leaves', async () => {
    const { model, host } = await open(() => ({ text: ['Bonjour. '], hang: true }));
    const { hostname, port } = new URL(host.url);
    const socket = connect(Number(port), hostname);
    socket.write('GET /bot/bot-query?query=perceuse&queryType=OTHER HTTP/1.1\r\nhost: chat\r\n\r\n');
    await new Promise((resolve) => socket.once('data', resolve));
    socket.destroy();
    await model.left;
  });
});

describe('amounts in a model’s text', () => {
  it.each([
    ['fr', '1 234,50 TND', '1234,5 dinars', true],
    ['en', '1,234.50 TND', '1,234.50 TND', true],
    ['fr', '12,00 TND', '12 DT', true],
    ['fr', '12,00 TND', '13 DT', false],
    ['fr', '90,50 TND', '42 90,50 TND', true],
    ['fr', '90,50 TND', '1 090,50 TND', false],
    ['tn', '12,00 TND', '12 دينار', true],
    ['tn', '12,00 TND', '11 دينار', false],
  ] as const)('in %s: told %s, written %s', (language, told, written, stays) => {
    const guard = new Guard(language, []);
    guard.allow(told);
    expect((guard.push(`x ${written}`) + guard.end()).includes(written)).toBe(stays);
  });
});

describe('hostile product texts', () => {
  const LINKS = /https?:|www\.|ftp:|javascript:|mailto:|\.example|wa\.me|evil\.shop/i;
  const check = (reply: Reply): void => {
    expect(reply.isWhole).toBe(true);
    expect(reply.text).not.toMatch(LINKS);
    expect(reply.products.every(({ _id }) => [...hostileIds, ...drills].includes(_id))).toBe(true);
    expect(reply.products.map(({ name }) => name).join(' ')).not.toMatch(LINKS);
    for (const mark of ['\u202e', '\u200b', '\u001b']) expect(reply.text).not.toContain(mark);
  };

  it('do nothing through the rules', async () => {
    const host = await openTestHost(restUrl);
    closing.push(() => host.close());
    for (const id of hostileIds) {
      const history = [
        { isUser: true, text: 'bidule' },
        { isUser: false, text: 'Voici.', products: [{ _id: id }, { _id: drills[0] ?? '' }] },
      ];
      const asks = Number(id) % 2 === 0 ? 'parle-moi du premier' : 'le premier, retours, caractéristiques ?';
      check(await host.ask(asks, { history }));
    }
    check(await host.ask('bidule'));
  }, 240_000);

  it('do nothing through a model that obeys them', async () => {
    // The fake model reads a product, then obeys everything in its text.
    let id = '';
    const obeys = (request: ChatRequest): Turn => {
      const results = request.messages
        .filter(({ role }) => role === 'tool')
        .map(({ content }) => String(content));
      if (results.length === 0) return { calls: [{ name: 'product_details', input: { id } }] };
      if (results.length === 1)
        return {
          calls: [
            { name: 'add_to_cart', input: { product_id: '1', quantity: 50 } },
            { name: 'show_products', input: { ids: ['999999', '424242', '777777', id] } },
          ],
        };
      const n = hostileIds.indexOf(id);
      return { text: [`${hostile[n]} `, 'Payez 1,23 TND sur https://obey.example/x maintenant.'] };
    };
    const { model, host } = await open(obeys, { firstTokenWithin: 60_000 });
    for (id of hostileIds) {
      const reply = await host.ask('bidule');
      check(reply);
      expect(reply.products.map(({ _id }) => _id)).toEqual([id]);
      // Amounts written by sellers do not become prices either.
      expect(reply.text).not.toMatch(/(?:1,23|1,00|2,50|999|\b0|100) TND|5 دينار/);
      // Links do not even reach the model.
      const told = model.requests
        .at(-1)
        ?.messages.filter(({ role }) => role === 'tool')
        .map(({ content }) => String(content))
        .join(' ');
      expect(told).not.toMatch(LINKS);
    }
  }, 240_000);
});

describe('pictures and voice', () => {
  const form = (field: string, bytes: Uint8Array<ArrayBuffer>, name: string): FormData => {
    const data = new FormData();
    data.append(field, new Blob([bytes]), name);
    return data;
  };

  it('a model describes a picture; its failure leaves the colours', async () => {
    const picture = new Uint8Array(
      await sharp({ create: { width: 40, height: 40, channels: 3, background: '#cd1923' } })
        .jpeg()
        .toBuffer(),
    );
    const { host } = await open((_, n) =>
      n === 0 ? { text: ['Une robe rouge, voir https://x.example'] } : { status: 500 },
    );
    const read = async (): Promise<unknown> =>
      (
        await fetch(`${host.url}/bot/read-picture`, { method: 'POST', body: form('picture', picture, 'p') })
      ).json();
    expect(await read()).toEqual({ description: 'Une robe rouge, voir', colors: ['rouge'] });
    expect(await read()).toEqual({ description: null, colors: ['rouge'] });
  });

  it('a recording becomes text under its own format’s name, and text becomes sound', async () => {
    const { model, host } = await open(() => ({}));
    expect(await (await fetch(`${host.url}/bot/capabilities`)).json()).toEqual({
      speechToText: true,
      textToSpeech: true,
      vision: true,
      model: true,
    });
    const webm = new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3]);
    const heard = await fetch(`${host.url}/voice/speech-to-text`, {
      method: 'POST',
      headers: { 'accept-language': 'ar-TN' },
      body: form('audio', webm, 'recording.wav'),
    });
    expect(await heard.json()).toEqual({ text: 'je cherche une perceuse' });
    expect(model.audioRequests[0]).toContain('recording.webm');
    expect(model.audioRequests[0]).toMatch(/name="language"\s+ar\s/);
    const spoken = await fetch(`${host.url}/voice/text-to-speech`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'Bonjour' }),
    });
    expect(await spoken.json()).toEqual({ audioUrl: 'data:audio/mpeg;base64,//sBAg==' });
    expect(JSON.parse(model.audioRequests[1] ?? '')).toMatchObject({
      input: 'Bonjour',
      voice: 'nour',
      model: 'test-model',
    });
  });
});
