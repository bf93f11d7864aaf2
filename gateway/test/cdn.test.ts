/** A CDN before the shop: what it stores, under which tags, and that it purges what changes. */
import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createCdn } from '../src/http/cdn.ts';
import type { Cdn } from '../src/http/cdn.ts';
import type { PageModule } from '../contract/rules/page-rendering.ts';
import { createGateway } from '../src/app.ts';
import { createFront } from '../src/http/front.ts';
import { createFixtureOrigin, SERVICE_TOKEN } from './fixture-origin.ts';
import { documentFile, until } from './harness.ts';

interface Purge {
  tags?: string[];
  purge_everything?: boolean;
}

interface Stored {
  text: string;
  tags: readonly string[];
  until: number;
}

/**
 * A caching proxy: stores what `Cache-Control` lets shared caches store, by address and by the headers in `Vary`, for `s-maxage`, and forgets
 * what is purged. For pages it chooses language, theme and banner, unless the request has a session.
 */
class FakeCdn {
  readonly purges: Purge[] = [];
  readonly authorizations: (string | undefined)[] = [];
  shop = '';
  isBroken = false;
  /** Requests that the shop answered. */
  misses = 0;
  /** Headers of its last answer. */
  last = new Headers();
  readonly #vary = new Map<string, readonly string[]>();
  readonly #stored = new Map<string, Stored>();
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
        } else void this.#answer(request).then((text) => response.end(text));
      });
    });
    this.#server = server;
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  #purge(purge: Purge): void {
    this.purges.push(purge);
    for (const [key, { tags }] of this.#stored)
      if (purge.purge_everything || tags.some((tag) => purge.tags?.includes(tag))) this.#stored.delete(key);
  }

  /** As the page on growing says that a CDN is to be set up. */
  #normalised({ headers }: IncomingMessage): Headers {
    const { cookie = '', 'accept-language': accepted = '' } = headers;
    const sent = new Headers({ cookie, 'accept-language': accepted, host: headers.host ?? '' });
    if (/(?:^|;\s*)token=/.test(cookie)) return sent;
    const of = (name: string): string | undefined =>
      new RegExp(`(?:^|;\\s*)${name}=(\\w+)`).exec(cookie)?.[1];
    const language = of('lang') ?? (/^\s*(?:en|de)/.exec(accepted)?.[0].trim() || 'fr');
    const theme = of('theme') ?? 'system';
    sent.set(
      'x-page-variant',
      `${language}.${theme}.${of('app-banner') === 'dismissed' ? 'plain' : 'banner'}`,
    );
    return sent;
  }

  async #answer(request: IncomingMessage): Promise<string> {
    const address = request.url ?? '/';
    const asked = this.#normalised(request);
    const keyOf = (vary: readonly string[]): string =>
      [address, ...vary.map((name) => asked.get(name) ?? '')].join('\n');
    const stored = this.#stored.get(keyOf(this.#vary.get(address) ?? []));
    if (stored && stored.until > performance.now()) return stored.text;
    this.misses += 1;
    const response = await fetch(this.shop + address, { headers: asked });
    const text = await response.text();
    this.last = response.headers;
    const control = response.headers.get('cache-control') ?? '';
    const [, seconds = 0] = /s-maxage=(\d+)/.exec(control) ?? /max-age=(\d+)/.exec(control) ?? [];
    const tags = response.headers.get('cache-tag');
    const isForbidden =
      /private|no-store|no-cache/.test(control) || response.headers.get('cdn-cache-control') === 'no-store';
    if (isForbidden || Number(seconds) === 0 || tags === null) return text;
    const vary = (response.headers.get('vary') ?? '')
      .toLowerCase()
      .split(/,\s*/)
      .filter((name) => name !== 'accept-encoding');
    this.#vary.set(address, vary);
    this.#stored.set(keyOf(vary), {
      text,
      tags: tags.split(','),
      until: performance.now() + Number(seconds) * 1_000,
    });
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
    // It is purged again a moment later, for what was stored in between.
    const tag = encodeURIComponent('product:3');
    await until(() => fake.purges.filter(({ tags }) => tags?.includes(tag)).length >= 2);
    // What belongs to a caller is never stored.
    await ask();
    await ask(documents.ids['mine']);
    expect(fake.size).toBe(1);
  });

  it('shares pages by language and look, has the new price at once, and neither stores nor gives one to who is signed in', async () => {
    const { fake, url, cdn } = await openCdn();
    const origin = await createFixtureOrigin({ products: 30 });
    const documents = documentFile({
      one: 'query One($slug: String!) { product(by: { slug: $slug }) { name price { amount } } }',
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
    const isLanguage = (value: unknown): value is 'fr' | 'en' | 'de' =>
      value === 'fr' || value === 'en' || value === 'de';
    const pages: PageModule = {
      async renderPage(page) {
        const { url: asked, language, theme, withoutAppBanner } = page;
        const { data, maxAge = 0 } = await page.execute(documents.ids['one'] as string, {
          slug: asked.slice(1),
        });
        const look = `${language} ${theme} ${withoutAppBanner ? 'plain' : 'banner'}`;
        return {
          status: 200,
          html: `<html><head></head>${look} ${JSON.stringify(data)}</html>`,
          maxAge: asked === '/produit-9' ? 0 : maxAge,
          isPartial: false,
          styleHashes: [],
        };
      },
      resolveLanguage: ({ query, cookie, acceptLanguage }) =>
        [query, cookie, acceptLanguage?.slice(0, 2)].find(isLanguage) ?? 'fr',
      knownParameters: () => [],
      fixedPaths: [],
      isListed: () => true,
      closedPaths: [],
    };
    fake.shop = await front.listen(0, '127.0.0.1');
    front.open({ gateway, pages, fetchPicture: () => Promise.reject(new Error('no pictures here')) });
    await until(() => fake.purges.filter((purge) => purge.purge_everything).length >= 2);
    const visit = async (headers: Record<string, string> = {}, path = '/produit-3'): Promise<string> =>
      (await fetch(url + path, { headers })).text();

    const first = await visit();
    expect(first).toContain('fr system banner');
    expect(fake.last.get('cache-control')).toMatch(/^public, max-age=0, must-revalidate, s-maxage=[1-9]\d*$/);
    expect(fake.last.get('vary')).toBe('Accept-Encoding, x-page-variant');
    expect(fake.last.get('set-cookie')).toBeNull();
    expect([fake.misses, fake.size]).toEqual([1, 1]);
    // A second visitor with other cookies, of the same language and look.
    expect(await visit({ cookie: 'seen=1; lang=fr', 'accept-language': 'de' })).toBe(first);
    expect(await visit({ 'accept-language': 'fr-TN, en;q=0.5' })).toBe(first);
    expect(fake.misses).toBe(1);
    expect(await visit({ 'accept-language': 'en-GB' })).toContain('en system banner');
    expect(await visit({ cookie: 'lang=de; theme=dark; app-banner=dismissed' })).toContain('de dark plain');
    expect([fake.misses, fake.size]).toEqual([3, 3]);

    // Who is signed in gets a page of the shop itself, which is stored by none.
    for (let visits = 0; visits < 2; visits += 1) await visit({ cookie: 'token=a-session; lang=fr' });
    expect([fake.misses, fake.size]).toEqual([5, 3]);
    expect(fake.last.get('cdn-cache-control')).toBe('no-store');
    expect(fake.last.get('cache-control')).toBe('no-cache');
    expect(fake.last.get('cache-tag')).toBeNull();
    // Even if the CDN is set up wrongly, or a visitor writes the header.
    const forged = await fetch(`${fake.shop}/produit-3`, {
      headers: { cookie: 'token=a-session', 'x-page-variant': 'fr.system.banner' },
    });
    expect(forged.headers.get('cdn-cache-control')).toBe('no-store');
    for (const variant of ['fr.system', 'fr.pink.banner', 'fr.system.banner.x'])
      expect(
        (await fetch(`${fake.shop}/produit-3`, { headers: { 'x-page-variant': variant } })).headers.get(
          'cdn-cache-control',
        ),
      ).toBe('no-store');
    // A page that is of one visitor alone.
    await visit({}, '/produit-9');
    expect(fake.last.get('cdn-cache-control')).toBe('no-store');
    expect(fake.size).toBe(3);

    const product = origin.data.products.find(({ slug }) => slug === 'produit-3');
    if (!product) throw new Error('no product');
    product.price = '1234.500';
    product.discountPrice = null;
    product.flashSalePrice = null;
    expect(await visit()).toBe(first);
    origin.emit({ type: 'product.changed', subject: product._id });
    const changed = performance.now();
    await until(async () => (await visit()).includes('1234.5'));
    expect(performance.now() - changed).toBeLessThan(3_000);
    expect(await visit({ 'accept-language': 'en' })).toContain('1234.5');
    expect(await visit({ cookie: 'lang=de; theme=dark; app-banner=dismissed' })).toContain('1234.5');
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
