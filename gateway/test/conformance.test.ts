/** The conformance test of upstreams: it passes what conforms, and tells each odd answer in one line that names call and field. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChatHost } from '../chat/app.ts';
import { CHAT_CALLS, CORE_REST_CALLS } from '../contract/upstream-calls.ts';
import { routes } from '../origin/api/routes.ts';
import { addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
import { isForOthers } from '../scripts/conformance/calls.ts';
import { Client } from '../scripts/conformance/client.ts';
import { checkChat } from '../scripts/conformance/chat.ts';
import { checkDelivery } from '../scripts/conformance/delivery.ts';
import { checkPages } from '../scripts/conformance/pages.ts';
import { lineOf, Report } from '../scripts/conformance/report.ts';
import type { Outcome } from '../scripts/conformance/report.ts';
import { checkRest } from '../scripts/conformance/rest.ts';
import type { RestOptions } from '../scripts/conformance/rest.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { startDeliveryService, TOKEN } from './delivery/service.ts';
import type { DeliveryService } from './delivery/service.ts';
import { foreignRest } from './foreign-rest.ts';
import { startServer, until } from './harness.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { startOddRest } from './odd-answers.ts';
import type { Change, ForeignAnswer } from './odd-answers.ts';
import { signUp } from './people.ts';

/** Longest call that the test waits for (ms). */
const WITHIN_MS = 10_000;
/** More than 450 calls of a database. */
const WRITES_WITHIN_MS = 120_000;

const linesOf = ({ findings }: Report, outcome: Outcome): string[] =>
  findings.filter((finding) => finding.outcome === outcome).map(lineOf);

async function restReport(url: string, options: RestOptions = {}): Promise<Report> {
  const report = new Report(() => undefined);
  await checkRest(new Client(url, WITHIN_MS), report, options);
  return report;
}

describe('a service of the core alone, whose ids are no numbers', () => {
  it('passes, and the shop has its pages', async () => {
    const service = await startServer(foreignRest);
    const report = await restReport(service.url);
    await checkPages(new Client(service.url), report);
    await service.close();
    expect(linesOf(report, 'FAILED')).toEqual([]);
    expect(report.isPassed).toBe(true);
    const right = linesOf(report, 'ok').join('\n');
    for (const page of ['frame', 'home', 'category', 'product', 'search', 'all products'])
      expect(right).toContain(`page ${page}`);
    expect(right).toContain('pages by cursor');
    expect(linesOf(report, 'not offered')).toContain('extended not offered GET /v1/brands');
  });
});

describe('the embedded service', () => {
  let shop: LiveShop;
  beforeAll(async () => {
    shop = await openLiveShop();
    const { db } = shop.database;
    const category = await addCategory(db, 'Maison', undefined, { slug: 'maison' });
    const { id: seller } = await addSeller(db, 'Chez Ali');
    await addProducts(
      db,
      Array.from({ length: 11 }, (_, n) => ({
        name: `Tapis ${n}`,
        slug: `tapis-${n}`,
        seller_id: seller,
        category,
      })),
    );
    const content = {
      slider1: [],
      aboveFooter: { image1: null, image2: null, image3: null },
      promoImages: { image1: null },
      banner: null,
    };
    await db
      .insertInto('homepages')
      .values({ name: 'v0', content: JSON.stringify(content) })
      .execute();
    shop.origin.context.directory.drop();
  });
  afterAll(() => shop.close());

  it(
    'passes with the session of an admin, writing calls included, and finds nothing by ids that are no rows',
    async () => {
      const { token } = await signUp(shop, 'Owner');
      const report = new Report(() => undefined);
      await checkRest(new Client(shop.restUrl), report, { token, write: true });
      expect(linesOf(report, 'FAILED')).toEqual([]);
      // The shop has no image host.
      expect(linesOf(report, 'not offered')).toEqual(['extended not offered POST /v1/admin/media/signature']);
      const left = linesOf(report, 'not checked');
      // A new shop has no orders.
      expect(left.filter((line) => line.startsWith('core'))).toEqual([
        'core     not checked GET /v1/admin/orders/:id: nothing to ask for was found',
      ]);
      expect(left.every((line) => /: (?:would|needs the password|nothing to ask for)/.test(line))).toBe(true);
      const right = linesOf(report, 'ok');
      for (const call of [
        'core     ok          POST /v1/admin/upload-photos-supabase (right)',
        'extended ok          POST /v1/admin/products with the same Idempotency-Key',
        'extended ok          POST /v1/admin/products/:id of another version',
        'extended ok          DELETE /v1/admin/products/:id (right)',
        'extended ok          GET /v1/admin/exports/products',
      ])
        expect(right).toContain(call);
      // Each writing call of a session is there.
      for (const route of routes) {
        const name = `${route.method} ${route.path}`;
        if (route.method === 'GET' || !route.path.startsWith('/v1/') || isForOthers(name)) continue;
        expect(
          report.findings.some(({ sent }) => sent === name || sent.startsWith(`${name} `)),
          name,
        ).toBe(true);
      }
      // What was created is gone.
      const { db } = shop.database;
      const products = await db
        .selectFrom('products')
        .select('name')
        .where('name', 'like', 'Conf%')
        .execute();
      const categories = await db
        .selectFrom('categories')
        .select('name')
        .where('name', 'like', 'Conf%')
        .execute();
      expect([products, categories]).toEqual([[], []]);
      const unknown = await new Client(shop.restUrl).send({ path: '/v1/products/a-uuid' });
      expect(unknown).toMatchObject({ status: 404, json: { error: { code: 'NOT_FOUND' } } });
      const some = await new Client(shop.restUrl).send({ path: '/v1/products/by-ids?ids=1,a-uuid' });
      expect(some).toMatchObject({ status: 200, json: [{ _id: '1' }] });
      const nodes = await shop.browser().ask('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
        ids: [toGlobalId('Product', '1'), toGlobalId('Product', 'a-uuid')],
      });
      expect(nodes.data).toMatchObject({ nodes: [{ id: toGlobalId('Product', '1') }, null] });
      const { json } = await new Client(shop.restUrl).send({
        method: 'POST',
        path: '/v1/cart/quote',
        body: { lines: [{ productId: 'a-uuid', quantity: 1 }] },
      });
      expect(json).toMatchObject({
        error: { fields: [{ field: 'lines.0.productId', message: 'must be a numeric id' }] },
      });
    },
    WRITES_WITHIN_MS,
  );
});

type Json = Record<string, unknown>;
const PRODUCTS = '/v1/admin/products';
const CATEGORIES = '/v1/admin/categories';

/** Changes the JSON of one path. */
const inJson =
  (path: string, change: (json: Json, query: URLSearchParams) => unknown): Change =>
  (asked, answer, query) =>
    asked === path && answer.status === 200
      ? { ...answer, body: change(answer.body as Json, query) ?? answer.body }
      : answer;
/** Changes fields of the first product of a list. */
const inProduct = (change: Record<string, unknown>): Change =>
  inJson(PRODUCTS, (json) => void Object.assign((json['products'] as unknown[])[0] ?? {}, change));
/** Answers one path otherwise. */
const instead =
  (path: string, given: Partial<ForeignAnswer>): Change =>
  (asked, answer) =>
    asked === path ? { ...answer, ...given } : answer;
const afterCursor = (change: (json: Json) => unknown): Change =>
  inJson(PRODUCTS, (json, query) => (query.has('after') ? change(json) : undefined));

const first = `GET ${PRODUCTS}?limit=8`;
const pages = `GET ${PRODUCTS}: pages by cursor`;
const refusal = (code: string) => ({ error: { code, message: 'No' } });

/** The first item in the place of the second, too. */
const twice = (items: unknown): unknown[] => (items as unknown[]).with(1, (items as unknown[])[0]);
/** Another seller of one item. */
const withSeller = (items: unknown, index: number, seller: object): unknown[] =>
  (items as object[]).with(index, { ...(items as object[])[index], seller });
/** One more item. */
const spare = (items: unknown): unknown[] => [{ ...(items as object[])[0], _id: 'spare' }];

const ODD: [string, Change, string][] = [
  [
    'a price that is a number',
    inProduct({ price: 12.5 }),
    `${first}: products.0.price: number, expected "12.500"`,
  ],
  [
    'a price with two places',
    inProduct({ price: '12.50' }),
    `${first}: products.0.price: "12.50", expected "12.500"`,
  ],
  [
    'a field that is missing',
    inProduct({ name: undefined }),
    `${first}: products.0.name: missing, expected string`,
  ],
  [
    'null where a value is required',
    inProduct({ seller: null }),
    `${first}: products.0.seller: null, expected object`,
  ],
  ['an id that is a number', inProduct({ _id: 7 }), `${first}: products.0._id: number, expected "42"`],
  [
    'an id that is too long',
    inProduct({ _id: 'x'.repeat(65) }),
    `${first}: products.0._id: "${'x'.repeat(40)}…", expected "42"`,
  ],
  ['an id with a comma', inProduct({ _id: 'a,b' }), `${first}: products.0._id: "a,b", expected "42"`],
  [
    'a slug with capitals',
    inProduct({ slug: 'Livre_1' }),
    `${first}: products.0.slug: "Livre_1", expected "machine-a-cafe"`,
  ],
  [
    'an instant without a zone',
    inProduct({ createdAt: '2026-01-01 08:00' }),
    `${first}: products.0.createdAt: "2026-01-01 08:00", expected "2026-11-24T08:00:00.000Z"`,
  ],
  [
    'a state that does not exist',
    inProduct({ stockStatus: 'Some' }),
    `${first}: products.0.stockStatus: "Some", expected "`,
  ],
  ['a stock below zero', inProduct({ stock: -1 }), `${first}: products.0.stock: number, expected `],
  ['a stock that is a text', inProduct({ stock: '3' }), `${first}: products.0.stock: "3", expected number`],
  ['tags that are a text', inProduct({ tags: 'a' }), `${first}: products.0.tags: "a", expected array`],
  [
    'an unsafe address of a picture',
    inProduct({ mainImgUrl: 'javascript:alert(1)' }),
    `${first}: products.0.mainImgUrl: "javascript:alert(1)", expected `,
  ],
  [
    'several faults',
    inProduct({ price: 1, name: 2, stock: 'x' }),
    `${first}: products.0.name: number, expected string (and 2 more)`,
  ],
  ['another form', instead(PRODUCTS, { body: [] }), `${first}: body: list of 0, expected object`],
  [
    'no page data',
    inJson(PRODUCTS, ({ products }) => ({ products })),
    `${first}: cursors: missing, expected array`,
  ],
  [
    'HTML',
    instead(PRODUCTS, { type: 'text/html; charset=utf-8', body: '<html>Sign in</html>' }),
    `${first}: content-type: text/html, expected application/json`,
  ],
  [
    'JSON as text',
    instead(CATEGORIES, { type: 'text/plain' }),
    `GET ${CATEGORIES}: content-type: text/plain, expected application/json`,
  ],
  ['no JSON', instead(CATEGORIES, { body: '{oops' }), `GET ${CATEGORIES}: body: "{oops", expected JSON`],
  ['204', instead(CATEGORIES, { status: 204, body: '' }), `GET ${CATEGORIES}: status: 204, expected 200`],
  [
    'a redirect',
    instead(CATEGORIES, { status: 302, body: '' }),
    `GET ${CATEGORIES}: status: 302, expected 200`,
  ],
  [
    '429',
    instead(CATEGORIES, { status: 429, body: refusal('RATE_LIMITED') }),
    `GET ${CATEGORIES}: status: 429 RATE_LIMITED, expected 200; retry-after: missing, expected seconds`,
  ],
  [
    '429 with a wait',
    instead(CATEGORIES, { status: 429, body: refusal('RATE_LIMITED'), headers: { 'retry-after': '20' } }),
    `GET ${CATEGORIES}: status: 429 RATE_LIMITED, expected 200`,
  ],
  [
    '429 with a wait that is none',
    instead(CATEGORIES, { status: 429, body: refusal('RATE_LIMITED'), headers: { 'retry-after': 'later' } }),
    'retry-after: "later", expected seconds',
  ],
  [
    'gzip that is none',
    instead(CATEGORIES, { headers: { 'content-encoding': 'gzip' } }),
    `GET ${CATEGORIES}: body: `,
  ],
  [
    'a mark of UTF-8 before JSON',
    instead(CATEGORIES, { body: '\uFEFF{}' }),
    `GET ${CATEGORIES}: body: "\uFEFF{}", expected JSON`,
  ],
  ['an amount below zero', inProduct({ price: '-1.000' }), `${first}: products.0.price: "-1.000", expected`],
  [
    'NaN',
    instead(CATEGORIES, { body: '{"categories":NaN}' }),
    `GET ${CATEGORIES}: body: ${JSON.stringify('{"categories":NaN}')}, expected JSON`,
  ],
  [
    'the same product twice on a page',
    (path, answer, query) =>
      path === PRODUCTS && query.get('limit') === '8' && !query.has('ids')
        ? {
            ...answer,
            body: { ...(answer.body as Json), products: twice((answer.body as Json)['products']) },
          }
        : answer,
    `${first}: products.1._id: "0198c0de-0-a.b/c ü", expected another than products.0._id`,
  ],
  [
    'more products than were asked for',
    inJson(PRODUCTS, (json, query) =>
      query.get('limit') === '8' && !query.has('ids')
        ? {
            ...json,
            products: [...(json['products'] as unknown[]), ...spare(json['products'])],
            cursors: [...(json['cursors'] as unknown[]), 'x'],
          }
        : undefined,
    ),
    `${first}: products: list of 9, expected at most 8`,
  ],
  [
    'a total that is less than a page has',
    inJson(PRODUCTS, (json, query) =>
      query.get('limit') === '8' && !query.has('ids')
        ? { ...json, pagination: { ...(json['pagination'] as object), totalItems: 3 } }
        : undefined,
    ),
    `${first}: pagination.totalItems: 3, expected at least 8`,
  ],
  [
    'a fault deep in a list',
    inJson(PRODUCTS, (json, query) =>
      query.get('limit') === '8' && !query.has('ids')
        ? { ...json, products: withSeller(json['products'], 6, { _id: 'a', name: 5, slug: 'a' }) }
        : undefined,
    ),
    `${first}: products.6.seller.name: number, expected string`,
  ],
  ['500', instead(CATEGORIES, { status: 500, body: 'boom' }), `GET ${CATEGORIES}: status: 500, expected 200`],
  [
    '401 on a public call',
    instead(CATEGORIES, { status: 401, body: refusal('UNAUTHENTICATED') }),
    `GET ${CATEGORIES}: status: 401 UNAUTHENTICATED, expected 200`,
  ],
  [
    'a core call that is not offered',
    instead(`${PRODUCTS}/filter-options`, { status: 404, body: 'Cannot GET' }),
    `GET ${PRODUCTS}/filter-options: status: 404, expected 200`,
  ],
  [
    'a body that is cut',
    instead(CATEGORIES, { isCut: true }),
    `GET ${CATEGORIES}: body: the connection ended before it was complete`,
  ],
  [
    'a body that is too large',
    instead(CATEGORIES, { body: `["${'x'.repeat(8_400_000)}"]` }),
    `GET ${CATEGORIES}: body: 8400004 bytes, expected at most 8388608`,
  ],
  [
    'absence without an error body',
    instead(`${CATEGORIES}/no-such-thing-7f3a`, { type: 'text/html', body: 'Not found' }),
    `GET ${CATEGORIES}/no-such-thing-7f3a: content-type: text/html, expected application/json`,
  ],
  [
    'absence as a call that is not offered',
    instead(`${CATEGORIES}/no-such-thing-7f3a`, { body: refusal('NOT_SUPPORTED') }),
    `GET ${CATEGORIES}/no-such-thing-7f3a: error.code: "NOT_SUPPORTED", expected "NOT_FOUND"`,
  ],
  [
    'absence as an empty 200',
    instead(`${CATEGORIES}/no-such-thing-7f3a`, { status: 200, body: {} }),
    `GET ${CATEGORIES}/no-such-thing-7f3a: status: 200, expected 404`,
  ],
  [
    'an unknown code of an error',
    instead(`${CATEGORIES}/no-such-thing-7f3a`, { body: refusal('GONE') }),
    `GET ${CATEGORIES}/no-such-thing-7f3a: error.code: "GONE", expected `,
  ],
  [
    'a fault inside the tree',
    inJson(
      CATEGORIES,
      ({ categories }) => void Object.assign((categories as object[])[0] ?? {}, { productCount: '12' }),
    ),
    `GET ${CATEGORIES}: categories.0.productCount: "12", expected number`,
  ],
  [
    'another category',
    inJson(`${CATEGORIES}/livres`, (json) => ({ ...json, slug: 'romans' })),
    `GET ${CATEGORIES}/livres: slug: "romans", expected "livres"`,
  ],
  [
    'products that were not asked for by id',
    inJson(PRODUCTS, (json, query) =>
      query.has('ids') ? { ...json, products: (json['products'] as unknown[]).slice(1) } : undefined,
    ),
    '&ids=',
  ],
  [
    'a cursor that leads back to its page',
    afterCursor((json) => ({ ...json, cursors: Array.from({ length: 3 }, () => 'livre-2') })),
    `${pages}: cursors.2: the cursor it was asked for, expected another`,
  ],
  [
    'items that repeat on the next page',
    afterCursor((json) => ({
      ...json,
      products: (json['products'] as unknown[]).with(0, { _id: '0198c0de-2-a.b/c ü' }),
    })),
    `${pages}: products.0._id: "0198c0de-2-a.b/c ü", expected no item of an earlier place again`,
  ],
  [
    'items that are skipped',
    afterCursor((json) => ({
      ...json,
      products: (json['products'] as unknown[]).slice(1),
      cursors: (json['cursors'] as unknown[]).slice(1),
    })),
    `${pages}: products.0._id: "0198c0de-4-a.b/c ü", expected "0198c0de-3-a.b/c ü"`,
  ],
  [
    'fewer cursors than items',
    inJson(PRODUCTS, (json) => ({ ...json, cursors: ['livre-0'] })),
    `${pages}: cursors: list of 1, expected 3, one per item`,
  ],
  [
    'a last page that is not the last',
    afterCursor((json) => ({ ...json, pagination: { ...(json['pagination'] as object), hasNext: false } })),
    `${pages}: pagination.hasNext: false, expected true`,
  ],
  [
    'a next page without items',
    afterCursor((json) => ({ ...json, products: [], cursors: [] })),
    `${pages}: products: list of 0, expected items where hasNext is true`,
  ],
  [
    'a foreign cursor that starts again',
    (path, answer, query) =>
      path === PRODUCTS && query.get('after')?.startsWith('no-such') === true
        ? { ...answer, status: 200, body: {} }
        : answer,
    `GET ${PRODUCTS}?limit=2&after=no-such-thing-7f3a: status: 200, expected 400`,
  ],
  [
    'an extended call that answers NOT_FOUND',
    (path, answer) =>
      path === '/v1/brands' ? { ...answer, status: 404, body: refusal('NOT_FOUND') } : answer,
    'GET /v1/brands: error.code: "NOT_FOUND", expected "NOT_SUPPORTED"',
  ],
];

describe('an odd answer is told in one line', () => {
  let change: Change = (_, answer) => answer;
  let service: Awaited<ReturnType<typeof startOddRest>>;
  beforeAll(async () => {
    service = await startOddRest((...given) => change(...given));
  });
  afterAll(() => service.close());

  it.each(ODD)('%s', async (_, odd, expected) => {
    change = odd;
    const lines = linesOf(await restReport(service.url), 'FAILED');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(expected);
    expect(lines[0]).not.toMatch(/[\n\r]/);
  });

  it('a body whose bytes trickle past the deadline', async () => {
    const within = 1_500;
    // Each byte comes in time, and all of them would take minutes.
    change = instead(CATEGORIES, { drip: 20 });
    const report = new Report(() => undefined);
    await checkRest(new Client(service.url, within), report, {});
    const lines = linesOf(report, 'FAILED');
    expect(lines[0]).toBe(
      `core     FAILED      GET ${CATEGORIES}: body: not complete within ${within / 1_000} s`,
    );
    expect(lines.filter((line) => line.includes('complete'))).toHaveLength(1);
    await until(() => service.open() === 0);
  });

  it('no answer', async () => {
    const silent = await startServer(() => undefined);
    const report = new Report(() => undefined);
    await checkDelivery(new Client(silent.url, 20), report, { token: TOKEN });
    await silent.close();
    expect(linesOf(report, 'FAILED')[0]).toBe(
      'core     FAILED      GET /transit-times?from=4&to=10: response: none within 0.02 s',
    );
  });
});

/** How a chat host answers a message; `isOpen`: the connection stays open. */
interface ChatReply {
  type?: string;
  body: string;
  status?: number;
  isOpen?: boolean;
}

describe('a chat host', () => {
  const stream = (...lines: string[]): string => lines.map((line) => `data: ${line}\n\n`).join('');
  const RIGHT = stream(
    '{"content":"Voici"}',
    ' une lampe',
    '{"products":[{"_id":"a-1","name":"Lampe"}]}',
    '[DONE]',
  );

  async function chatReport(reply: ChatReply): Promise<Report> {
    const host = await startServer((request, response) => {
      request.resume();
      const { pathname } = new URL(request.url ?? '/', 'http://x');
      const json: unknown = {
        '/classify/classify-query': { queryType: 'SEARCH_PRODUCT' },
        '/v1/question/search-products': [],
      }[pathname];
      if (pathname === '/bot/bot-query' && request.method === 'GET') {
        response.writeHead(reply.status ?? 200, { 'content-type': reply.type ?? 'text/event-stream' });
        return reply.isOpen === true ? response.write(reply.body) : response.end(reply.body);
      }
      response.writeHead(json === undefined ? 404 : 200, { 'content-type': 'application/json' });
      return response.end(JSON.stringify(json ?? {}));
    });
    const report = new Report(() => undefined);
    await checkChat(host.url, report, reply.isOpen === true ? 1_000 : undefined);
    await host.close();
    return report;
  }

  it('passes with the core calls alone', async () => {
    const report = await chatReport({ body: RIGHT });
    expect(linesOf(report, 'FAILED')).toEqual([]);
    expect(linesOf(report, 'not offered')).toHaveLength(5);
  });

  it.each([
    [
      'no event stream',
      { body: '{}', type: 'application/json' },
      'content-type: application/json, expected text/event-stream',
    ],
    ['a stream without an end', { body: stream('Voici') }, 'data: ended without [DONE]'],
    ['a reply that failed', { body: `${stream('Voi')}event: error\n\n` }, 'event: error, expected a reply'],
    [
      'a product without a name',
      { body: stream('{"products":[{"_id":"1"}]}', '[DONE]') },
      'data.0.products.0.name: missing, expected string',
    ],
    ['broken JSON', { body: stream('{"content":', '[DONE]') }, 'data.0: broken JSON, expected JSON or text'],
    ['nothing said', { body: stream('[DONE]') }, 'data: 1 lines without text, expected a reply'],
    ['a fault', { body: 'x', status: 503 }, 'status: 503, expected 200'],
    ['headers alone', { body: '' }, 'data: 0 lines without text, expected a reply'],
    [
      'too many',
      { body: '', status: 429 },
      'status: 429, expected 200; retry-after: missing, expected seconds',
    ],
    ['a redirect', { body: '', status: 302 }, 'status: 302, expected 200'],
    [
      'more after the end',
      { body: stream('Voici', '[DONE]', 'x') },
      'data.2: a line after the end of the reply',
    ],
    [
      'a product with a long id',
      { body: stream(JSON.stringify({ products: [{ _id: 'x'.repeat(65), name: 'Lampe' }] }), '[DONE]') },
      'data.0.products.0._id: "',
    ],
    ['a stream that stays open', { body: stream('Voici'), isOpen: true }, 'body: not complete within 1 s'],
  ])('%s is told in one line', async (_, reply: ChatReply, expected) => {
    const lines = linesOf(await chatReport(reply), 'FAILED');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('core     FAILED      GET /bot/bot-query?');
    expect(lines[0]).toContain(expected);
  });
});

interface DeliveryReply {
  /** Method and path, such as "GET /shipments/LV-1". */
  call: string;
  method: string;
  authorization: string | undefined;
  status?: number;
  type?: string;
  text?: string;
}
type OddReply = (given: DeliveryReply) => Partial<DeliveryReply>;

/** The report about a service whose replies are changed on the way. */
async function deliveryReport(change: OddReply): Promise<Report> {
  const service = await startDeliveryService();
  const proxy = await startServer(async (request, response) => {
    const { method = 'GET', url = '', headers } = request;
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const given = await fetch(service.url + url, {
      method,
      headers: Object.fromEntries(
        ['authorization', 'idempotency-key', 'content-type'].flatMap((name) =>
          headers[name] === undefined ? [] : [[name, String(headers[name])]],
        ),
      ),
      ...(body !== '' && { body }),
    });
    const reply: DeliveryReply = {
      call: `${method} ${url}`,
      method,
      authorization: headers.authorization,
      status: given.status,
      type: given.headers.get('content-type') ?? '',
      text: await given.text(),
    };
    const { status = reply.status ?? 200, type = reply.type, text = reply.text } = change(reply);
    response.writeHead(status, { 'content-type': type ?? '' });
    response.end(text);
  });
  const report = new Report(() => undefined);
  await checkDelivery(new Client(proxy.url, WITHIN_MS), report, { token: TOKEN, write: true });
  await proxy.close();
  await service.close();
  return report;
}

describe('a delivery service', () => {
  let service: DeliveryService;
  beforeAll(async () => {
    service = await startDeliveryService();
  });
  afterAll(() => service.close());

  it('passes, and gets a parcel only with --write', async () => {
    const report = new Report(() => undefined);
    await checkDelivery(new Client(service.url), report, { token: TOKEN });
    expect(service.parcels.size).toBe(0);
    await checkDelivery(new Client(service.url), report, { token: TOKEN, write: true });
    expect(linesOf(report, 'FAILED')).toEqual([]);
    expect(linesOf(report, 'ok')).toContain('core     ok          POST /shipments');
    expect(linesOf(report, 'ok').some((line) => line.endsWith(' again'))).toBe(true);
    expect(service.parcels.size).toBe(0);
  });

  it('without cancellations passes', async () => {
    const report = await deliveryReport(({ method, text }) =>
      method === 'DELETE' ? { status: 405 } : { text },
    );
    expect(linesOf(report, 'FAILED')).toEqual([]);
    expect(linesOf(report, 'not offered')).toHaveLength(1);
  });

  const json = (body: object) => ({ text: JSON.stringify(body) });
  let made = 0;
  it.each<[string, RegExp, OddReply, string]>([
    ['no transit days', /^GET \/transit/, () => json({ minDays: 1 }), 'maxDays: missing, expected number'],
    ['days that end before they begin', /^GET \/transit/, () => json({ minDays: 3, maxDays: 1 }), 'maxDays'],
    [
      'an unknown parcel that exists',
      /^GET \/shipments\/no-such/,
      () => ({ status: 200 }),
      'status: 200, expected',
    ],
    [
      'a call without a token that is served',
      /^POST/,
      (given) => ({ ...given, status: given.authorization === undefined ? 201 : given.status }),
      'status: 201, expected 401 or 403',
    ],
    [
      'a number that is none',
      /^POST/,
      () => json({ trackingNumber: 1234 }),
      'trackingNumber: number, expected',
    ],
    [
      'a number with spaces',
      /^POST/,
      () => json({ trackingNumber: 'LV 1' }),
      'trackingNumber: "LV 1", expected letters',
    ],
    [
      'a parcel for each call',
      /^POST/,
      () => json({ trackingNumber: `N-${(made += 1)}` }),
      'trackingNumber: "N-',
    ],
    [
      'one parcel for all references',
      /^POST/,
      () => json({ trackingNumber: 'SAME' }),
      'expected another one than of the first parcel',
    ],
    [
      'another name of a state',
      /^GET \/shipments\/LV-\d+$/,
      () => json({ state: 'NEW', failedAttempts: 0, remitted: null }),
      'state: "NEW", expected "WAITING"',
    ],
    [
      'a new parcel under way',
      /^GET \/shipments\/LV-\d+$/,
      () => json({ state: 'PICKED_UP', failedAttempts: 0, remitted: null }),
      'state: "PICKED_UP", expected "WAITING" of a new parcel',
    ],
    [
      'attempts as text',
      /^GET \/shipments\/LV-\d+$/,
      () => json({ state: 'WAITING', failedAttempts: '0', remitted: null }),
      'failedAttempts: "0", expected number',
    ],
    [
      'cash as a number',
      /^GET \/shipments\/LV-\d+$/,
      () => json({ state: 'WAITING', failedAttempts: 0, remitted: 38 }),
      'remitted: number, expected',
    ],
    [
      'a label of another type',
      /label$/,
      () => ({ type: 'image/png', text: 'x' }),
      'content-type: image/png, expected application/pdf or text/html',
    ],
    ['an empty label', /label$/, () => ({ type: 'text/html', text: '' }), 'body: empty, expected a label'],
    ['a label that is no PDF', /label$/, () => ({ type: 'application/pdf', text: '<html>' }), 'body: no PDF'],
    [
      'a label of 3 MB',
      /label$/,
      () => ({ type: 'text/html', text: 'x'.repeat(3 << 20) }),
      'body: 3145728 bytes, expected at most 2097152',
    ],
    [
      'a page in place of JSON',
      /^GET \/transit/,
      () => ({ type: 'text/html', text: '<html>' }),
      'content-type: text/html, expected application/json',
    ],
    ['a redirect', /^GET \/transit/, () => ({ status: 307 }), 'status: 307, expected 200'],
    ['a cancellation that fails', /^DELETE/, () => ({ status: 500 }), 'status: 500, expected 200 or 204'],
  ])('%s is told in one line', async (_, call, odd, expected) => {
    const report = await deliveryReport((given) =>
      call.test(given.call) ? { ...given, ...odd(given) } : given,
    );
    const told = linesOf(report, 'FAILED').filter((line) => line.includes(expected));
    expect(told.length, linesOf(report, 'FAILED').join('\n')).toBeGreaterThan(0);
    const [, name = ''] = /^(?:core|extended) +FAILED +(.*?): /.exec(told[0] ?? '') ?? [];
    expect(name).toMatch(call.source.includes('label') ? /label/ : new RegExp(`^${call.source.slice(1, 4)}`));
  });

  it('that answers with another form is told so', async () => {
    service.mood = 'garbled';
    const report = new Report(() => undefined);
    await checkDelivery(new Client(service.url), report, { token: TOKEN, write: true });
    expect(linesOf(report, 'FAILED').some((line) => line.includes('POST /shipments: '))).toBe(true);
    expect(report.isPassed).toBe(false);
  });
});

describe('the lists of calls', () => {
  it('have examples that satisfy their schemas', () => {
    for (const { path, query, body, response, contentType, example } of CHAT_CALLS) {
      expect(example, path).toBeDefined();
      if (query) query.parse(example?.query);
      if (body) body.parse(example?.body);
      if (contentType === undefined) response?.parse(example?.response);
    }
  });

  it('have all calls of the chat host, and no other', async () => {
    const host = createChatHost({
      restUrl: 'http://127.0.0.1:9',
      llm: undefined,
      stt: undefined,
      tts: undefined,
    });
    await host.app.ready();
    const offered = CHAT_CALLS.filter(({ method, path }) => host.app.hasRoute({ method, url: path }));
    expect(offered.map(({ path }) => path)).toEqual(CHAT_CALLS.map(({ path }) => path));
    const registered = host.app.printRoutes({ commonPrefix: false }).match(/\((?:GET|POST)[^)]*\)/g) ?? [];
    // Besides them: /health.
    const methods = registered.flatMap((text) => text.match(/GET|POST/g) ?? []);
    expect(methods).toHaveLength(CHAT_CALLS.length + 1);
    await host.close();
  });

  it('name only routes of REST v1 as core', () => {
    const names = new Set(routes.map(({ method, path }) => `${method} ${path}`));
    expect([...CORE_REST_CALLS].filter((call) => !names.has(call))).toEqual([]);
  });
});
