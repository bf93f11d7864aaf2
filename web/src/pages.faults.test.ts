/**
 * Every page of the route table while one of its upstream calls fails, hangs or is not supported: a call for main fields makes
 * it respond with 503 (or say that it is not supported), another call's section is absent, and the response is never 404.
 */
import { createServer, request as sendRequest, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway } from '../../gateway/src/app.ts';
import { createFixtureOrigin, type FixtureOrigin } from '../../gateway/test/fixture-origin.ts';
import type { Assets } from './document/assets.ts';
import type { Executed, RenderedPage } from '../../gateway/contract/rules/page-rendering.ts';
import { renderPage } from './entry-server.tsx';
import { textPages } from '../../gateway/contract/rules/text-pages.ts';
import { title as failedTitle, unsupported } from './i18n/fr/errors.json' with { type: 'json' };
import { routes } from './routes.tsx';

type Fault = (response: ServerResponse) => void;

const hang: Fault = () => undefined;
const FAULTS: Readonly<Record<string, Fault>> = {
  'fails with 500': (response) => reply(response, 500, { error: { code: 'INTERNAL', message: 'broken' } }),
  'hangs until the deadline': hang,
};
const NOT_OFFERED: Readonly<Record<string, Fault>> = {
  'is answered with 501': (response) => reply(response, 501, 'Not Implemented'),
  'is answered with a 404 of no contract': (response) => reply(response, 404, 'Cannot GET'),
  'is answered with NOT_SUPPORTED': (response) =>
    reply(response, 501, { error: { code: 'NOT_SUPPORTED', message: 'Not offered' } }),
};

/** Timeout of a call while one hangs, in milliseconds. */
const DEADLINE = 4_000;
/** Gateways that open pages at the same time. */
const LANES = 5;
interface Place {
  /** A path of the route; its pattern if it has no parameters. */
  readonly url?: string;
  /** Calls for main fields; without any other call a section is absent. */
  readonly main?: RegExp;
  /** Those of them that core calls replace if they are not supported. */
  readonly core?: RegExp;
}

const TEXT = /^\/v1\/pages\/[\w-]+/;
const LISTING = /^\/v1\/admin\/products\?limit=25/;
const CATEGORIES = /^\/v1\/admin\/categories$/;
/** Without it the links of the gateway's own environment are shown, for a second. */
const REPLACED = /^\/v1\/store-links$/;
const SHOP = /^\/v1\/(?:shops\/boutique|admin\/products\?limit=25)/;

/** What the routes need besides the layout, by pattern; a new route has to be added here. */
const PLACES: Readonly<Record<string, Place>> = {
  // Its sections are independent of each other.
  '/': {},
  '/home2': {},
  '/home3': {},
  '/category/:slug/:subSlug?/:subSubSlug?/:subSubSubSlug?/:subSubSubSubSlug?': {
    url: '/category/rayon-1',
    main: /^\/v1\/admin\/(?:categories$|products\?)/,
  },
  '/allproducts': { main: LISTING },
  '/deals': { main: LISTING },
  '/new-arrivals': { main: LISTING },
  '/best-sellers': { main: LISTING },
  '/categories': { main: CATEGORIES },
  '/mall': {},
  '/search': { url: '/search?q=tapis', main: LISTING },
  '/product/:slug': { url: '/product/produit-2', main: /by-slug/, core: /by-slug/ },
  '/brand/:slug': {
    url: '/brand/marque-2',
    main: /^\/v1\/(?:brands\/marque|admin\/products\?limit=25)/,
    core: /brands\/marque/,
  },
  '/shop/:slug': { url: '/shop/boutique-2', main: SHOP },
  '/shop/:slug/products': { url: '/shop/boutique-2/products', main: SHOP },
  '/promo/:slug': { url: '/promo/the-50', main: /^\/v1\/(?:promos\/|admin\/products\?)/ },
  '/services': { main: /homepages-name/ },
  '/services/:name': { url: '/services/medecin', main: TEXT },
  '/contact': {},
  '/sell': {},
  '/cart': {},
  '/cart/:token': { url: '/cart/x.y' },
  '/order': {},
  '/order/placed': {},
  '/track-order': {},
  '/login': {},
  '/register': {},
  '/recover': {},
  '/user/account': {},
  '/user/account/profile': {},
  '/user/account/addresses': {},
  '/user/account/points': {},
  '/user/account/sessions': {},
  '/user/account/shops': {},
  '/user/account/privacy': {},
  '/user/tickets': {},
  '/user/tickets/:number': { url: '/user/tickets/TKT-26-000042-3' },
  '/user/reviews': {},
  '/user/orders': {},
  '/user/orders/:id': { url: '/user/orders/x' },
  '/user/wishlist': {},
  '/admin/*': { url: '/admin' },
  '/dev': { main: /^\/v1\/admin\/products\?/ },
  ...Object.fromEntries(Object.values(textPages).map((path) => [path, { main: TEXT }])),
  '/site-map': {},
};

const assets: Assets = { forPage: () => ({ head: '', styleHashes: [] }) };

function reply(response: ServerResponse, status: number, body: unknown): void {
  const isText = typeof body === 'string';
  response.writeHead(status, { 'content-type': isText ? 'text/plain' : 'application/json' });
  response.end(isText ? body : JSON.stringify(body));
}

let origin: FixtureOrigin;
/** Calls and faults of each case, by the first segment of the API's path. */
const cases = new Map<
  string,
  { readonly calls: string[]; readonly faultOf: (call: string) => Fault | undefined }
>();
const upstream = createServer((incoming, response) => {
  const [, name = '', call = ''] = /^\/(\w+)(\/.*)$/.exec(incoming.url ?? '') ?? [];
  const known = cases.get(name);
  known?.calls.push(call);
  const fault = known?.faultOf(call);
  if (fault) {
    fault(response);
    return;
  }
  // The fixture has one text page; here every slug has its text.
  const text = TEXT.test(call) ? /^\/v1\/pages\/([\w-]+)/.exec(call)?.[1] : undefined;
  const path = text === undefined ? call : call.replace(text, 'shipping');
  const onward = sendRequest(origin.url + path, { method: incoming.method }, (answer) => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      response.writeHead(answer.statusCode ?? 502, { 'content-type': 'application/json' });
      response.end(text === undefined ? body : body.replace('"slug":"shipping"', `"slug":"${text}"`));
    });
  });
  onward.end();
});

interface Opened extends RenderedPage {
  readonly heading: string | undefined;
}

interface Shop {
  /** The API's requests for the last page, in order. */
  readonly calls: string[];
  /** Opens a page while one or several calls fail. Nothing is cached between pages. */
  open(url: string, faultOf?: (call: string) => Fault | undefined): Promise<Opened>;
  /** Opens a page until it is complete: many faults in a row open the gateway's circuit breaker. */
  recover(url: string): Promise<Opened>;
  close(): Promise<void>;
}

let count = 0;

function openShop(): Shop {
  const name = `case${++count}`;
  const calls: string[] = [];
  let fault: (call: string) => Fault | undefined = () => undefined;
  cases.set(name, { calls, faultOf: (call) => fault(call) });
  let shift = 0;
  const gateway = createGateway({
    restUrl: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/${name}`,
    documents: 'trusted',
    upstream: { totalTimeoutMs: DEADLINE },
    cache: { revalidateMs: 0, staleMs: 0 },
    now: () => Date.now() + shift,
  });
  return {
    calls,
    async open(url, faultOf = () => undefined) {
      // The previous page's data are outdated.
      shift += 90_000;
      fault = faultOf;
      calls.length = 0;
      const page = await renderPage(
        {
          url,
          publicUrl: 'https://lawaj.tn',
          language: 'fr',
          theme: 'system',
          now: Date.now(),
          seed: 1,
          execute: async (id, variables) => {
            const { result, maxAge } = await gateway.execute(id, variables);
            return { ...(result as Executed), maxAge };
          },
        },
        assets,
      );
      return { ...page, heading: /<h1[^>]*>(.*?)<\/h1>/s.exec(page.html)?.[1] };
    },
    async recover(url) {
      // Twice, so that good responses outnumber bad ones.
      await this.open(url);
      for (;;) {
        const page = await this.open(url);
        if (!page.isPartial) return page;
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    },
    async close() {
      await gateway.close();
      cases.delete(name);
    },
  };
}

/** Idle gateways, and tests that wait for one. */
const idle: Shop[] = [];
const waiting: ((shop: Shop) => void)[] = [];

async function withShop(work: (shop: Shop) => Promise<void>): Promise<void> {
  const shop = idle.pop() ?? (await new Promise<Shop>((resolve) => waiting.push(resolve)));
  try {
    await work(shop);
  } finally {
    const next = waiting.shift();
    if (next) next(shop);
    else idle.push(shop);
  }
}

beforeAll(async () => {
  origin = await createFixtureOrigin({ products: 60 });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  for (let lane = 0; lane < LANES; lane += 1) idle.push(openShop());
  // Loads the pages' code.
  await idle[0]?.open('/');
}, 120_000);
afterAll(async () => {
  await Promise.all(idle.map((shop) => shop.close()));
  upstream.closeAllConnections();
  upstream.close();
  await origin.close();
});

const pageRoutes = routes.flatMap((route) =>
  'page' in route && route.status === 200 ? [route.pattern] : [],
);

/** The first route of each page. */
const firstOfPage = new Set(
  routes
    .filter(
      (route, at) =>
        'page' in route && routes.findIndex((one) => 'page' in one && one.page === route.page) === at,
    )
    .map(({ pattern }) => pattern),
);

it('every route of the table has its case', () => {
  expect(Object.keys(PLACES).sort()).toEqual([...pageRoutes].sort());
});

describe('with one failing call', () => {
  it.concurrent.each(pageRoutes)(
    '%s',
    (pattern) =>
      withShop(async (shop) => {
        const { url = pattern, main, core } = PLACES[pattern] ?? {};
        const healthy = await shop.recover(url);
        expect(healthy.status).toBe(200);
        // Some paths contain the time.
        const plain = (call: string) => call.replace(/newSince=[^&]+/, 'newSince');
        const calls = [...new Set(shop.calls.map(plain))];
        expect(calls).not.toEqual([]);
        const wrong: string[] = [];
        for (const call of calls) {
          const isMain = main?.test(call) === true;
          for (const [how, fault] of Object.entries({ ...FAULTS, ...NOT_OFFERED })) {
            // Routes that share a page differ only in their data.
            if (!firstOfPage.has(pattern) && !/^fails|501/.test(how)) continue;
            const page = await shop.open(url, (requested) => (plain(requested) === call ? fault : undefined));
            const isOffered = how in FAULTS;
            const heading =
              isMain && isOffered
                ? failedTitle
                : isMain && core?.test(call) !== true
                  ? unsupported.title
                  : healthy.heading;
            const expected = {
              status: isMain && isOffered ? 503 : 200,
              retryAfter: isMain && isOffered ? 10 : undefined,
              isPartial: (isOffered && !REPLACED.test(call)) || heading === unsupported.title,
              heading,
            };
            const { status, retryAfter, isPartial } = page;
            const got = JSON.stringify({ status, retryAfter, isPartial, heading: page.heading });
            if (got !== JSON.stringify(expected)) wrong.push(`${call} ${how}: ${got}`);
            const longest = REPLACED.test(call) ? 1 : isPartial ? 0 : Infinity;
            if (page.maxAge > longest) wrong.push(`${call} ${how}: may be kept`);
            await shop.recover(url);
          }
        }
        expect(wrong).toEqual([]);
      }),
    300_000,
  );
});

/** Public calls of the specification's section 7, and the list of brands, whose path it does not give. */
const CORE =
  /^\/v1\/(?:admin\/(?:categories(?:\/[\w-]+)?|products(?:\/all|\/filter-options|\/search\/[^/?]+)?|homepages-name\/\w+)|brands)(?:\?|$)/;

describe('on an API that supports the core calls only', () => {
  it.concurrent.each(pageRoutes)(
    '%s opens',
    (pattern) =>
      withShop(async (shop) => {
        const { url = pattern, main, core } = PLACES[pattern] ?? {};
        for (const [how, fault] of Object.entries(NOT_OFFERED)) {
          const page = await shop.open(url, (call) => (CORE.test(call) ? undefined : fault));
          const isOffered =
            core !== undefined || !shop.calls.some((call) => main?.test(call) === true && !CORE.test(call));
          expect([page.status, page.heading === unsupported.title], how).toEqual([200, !isOffered]);
          // The back-office has a frame of its own.
          expect(page.html).toContain(pattern === '/admin/*' ? '<main' : '<header');
        }
      }),
    300_000,
  );
});
