/** A CDN before the shop: what it stores, under which tags, and that it purges what changes. */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createCdn } from '../src/http/cdn.ts';
import type { Cdn } from '../src/http/cdn.ts';
import { createGateway } from '../src/app.ts';
import { createFront } from '../src/http/front.ts';
import { createFixtureOrigin, SERVICE_TOKEN } from './fixture-origin.ts';
import { documentFile, until } from './harness.ts';

interface Purge {
  tags?: string[];
  purge_everything?: boolean;
}

/** Stores what it may by address, and forgets what is purged; asks `shop` for everything else. */
class FakeCdn {
  readonly purges: Purge[] = [];
  readonly authorizations: (string | undefined)[] = [];
  shop = '';
  isBroken = false;
  readonly #stored = new Map<string, { text: string; tags: string[] }>();
  #server: Server | undefined;

  async listen(): Promise<string> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        if (request.method === 'POST') {
          this.authorizations.push(request.headers.authorization);
          if (!this.isBroken) this.#purge(JSON.parse(Buffer.concat(chunks).toString()) as Purge);
          response.writeHead(this.isBroken ? 500 : 200).end('{}');
        } else void this.#answer(request.url ?? '/').then((text) => response.end(text));
      });
    });
    this.#server = server;
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  #purge(purge: Purge): void {
    this.purges.push(purge);
    for (const [address, { tags }] of this.#stored)
      if (purge.purge_everything || tags.some((tag) => purge.tags?.includes(tag)))
        this.#stored.delete(address);
  }

  async #answer(address: string): Promise<string> {
    const stored = this.#stored.get(address);
    if (stored) return stored.text;
    const response = await fetch(this.shop + address);
    const text = await response.text();
    const [, life = 0] = /^public, max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '') ?? [];
    const tags = response.headers.get('cache-tag');
    if (Number(life) > 0 && tags !== null) this.#stored.set(address, { text, tags: tags.split(',') });
    return text;
  }

  get size(): number {
    return this.#stored.size;
  }

  close(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }
}

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

async function openCdn(options: { token?: string; onProblem?: (message: string) => void } = {}): Promise<{
  fake: FakeCdn;
  url: string;
  cdn: Cdn;
}> {
  const fake = new FakeCdn();
  const url = await fake.listen();
  const cdn = createCdn({ url, pause: 20, repeatAfter: 60, ...options });
  open.push(
    () => fake.close(),
    () => cdn.close(),
  );
  return { fake, url, cdn };
}

describe('a CDN before the shop', () => {
  it('stores a public document by its tags, and has the new price after a change of the product', async () => {
    const { fake, url, cdn } = await openCdn();
    const origin = await createFixtureOrigin({ products: 30 });
    const documents = documentFile({
      one: 'query One { product(by: { slug: "produit-3" }) { name price { amount } } }',
      mine: 'query Mine { viewer { email } }',
    });
    const gateway = createGateway({
      restUrl: origin.url,
      serviceToken: SERVICE_TOKEN,
      persistedFile: documents.file,
    });
    const front = createFront({ log: pino({ level: 'silent' }), cdn });
    open.push(
      () => documents.remove(),
      () => origin.close(),
      () => gateway.close(),
      () => front.close(0),
    );
    fake.shop = await front.listen(0, '127.0.0.1');
    front.open({ gateway, fetchPicture: () => Promise.reject(new Error('no pictures here')) });
    // The gateway does not know what changed before it followed the feed.
    await until(() => fake.purges.filter((purge) => purge.purge_everything).length >= 2);

    const ask = async (id = documents.ids['one']) => (await fetch(`${url}/graphql?documentId=${id}`)).text();
    const before = await ask();
    expect(fake.size).toBe(1);
    const product = origin.data.products.find(({ slug }) => slug === 'produit-3');
    if (!product) throw new Error('no product');
    product.name = 'Tapis de Kairouan';
    expect(await ask()).toBe(before);
    origin.emit({ type: 'product.changed', subject: product._id });
    await until(async () => (await ask()).includes('Tapis de Kairouan'));
    expect(fake.purges.some(({ tags }) => tags?.includes(encodeURIComponent('product:3')))).toBe(true);
    // What belongs to a caller is never stored.
    await ask(documents.ids['mine']);
    expect(fake.size).toBe(1);
  });

  it('is asked again until it answers, with its token, and the failure is logged once', async () => {
    const problems: string[] = [];
    const { fake, cdn } = await openCdn({
      token: 'secret-of-the-cdn',
      onProblem: (text) => problems.push(text),
    });
    fake.isBroken = true;
    cdn.purge(['product:1']);
    await until(() => fake.authorizations.length >= 3);
    cdn.purge(['product:2']);
    fake.isBroken = false;
    await until(() => {
      const purged = fake.purges.flatMap(({ tags = [] }) => tags);
      return purged.includes('product%3A1') && purged.includes('product%3A2');
    });
    expect(problems).toEqual(['The CDN is not purged: HTTP 500']);
    expect(new Set(fake.authorizations)).toEqual(new Set(['Bearer secret-of-the-cdn']));
  });

  it('gets at most thirty tags at once, and of very many is emptied', async () => {
    const { fake, cdn } = await openCdn();
    cdn.purge(Array.from({ length: 70 }, (_, index) => `product:${index}`));
    await until(() => new Set(fake.purges.flatMap(({ tags = [] }) => tags)).size === 70);
    expect(Math.max(...fake.purges.map(({ tags = [] }) => tags.length))).toBeLessThanOrEqual(30);
    cdn.purge(Array.from({ length: 400 }, (_, index) => `product:${index}`));
    await until(() => fake.purges.some((purge) => purge.purge_everything));
  });
});
