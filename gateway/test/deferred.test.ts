/** Incremental responses: `@defer` over multipart and over server-sent events. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ENDPOINT, startTestBed } from './harness.ts';
import type { TestBed } from './harness.ts';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

const QUERY = `query {
  product(by: { slug: "produit-1" }) {
    slug
    ...Later @defer(label: "later")
  }
}
fragment Later on Product { reviews(first: 1) { totalCount } related(first: 99) { slug } }`;

interface Part {
  data?: unknown;
  incremental?: { data?: unknown; path: (string | number)[]; label?: string; errors?: unknown[] }[];
  hasNext: boolean;
}

const ask = (accept: string, query = QUERY): Promise<Response> =>
  Promise.resolve(
    bed.gateway.yoga.fetch(ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: JSON.stringify({ query }),
    }),
  );

function partsOfMultipart(text: string): Part[] {
  const parts = text.split(/\r\n---(?:--)?(?:\r\n|$)/).filter((part) => part.trim() !== '');
  return parts.map((part) => JSON.parse(part.slice(part.indexOf('\r\n\r\n'))) as Part);
}

function partsOfEvents(text: string): Part[] {
  const events = [...text.matchAll(/event: next\ndata: (.*)\n/g)];
  return events.map(([, data = '']) => JSON.parse(data) as Part);
}

it.each([
  ['multipart/mixed', /^multipart\/mixed; boundary="-"/, partsOfMultipart],
  ['text/event-stream', /^text\/event-stream/, partsOfEvents],
] as const)(
  '%s: what is there first, then what was deferred, errors in its part',
  async (accept, type, read) => {
    const response = await ask(accept);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(type);
    const text = await response.text();
    const [first, ...later] = read(text);
    expect(first).toEqual({ data: { product: { slug: 'produit-1' } }, hasNext: true });
    expect(later.at(-1)?.hasNext).toBe(false);
    expect(later.flatMap(({ incremental = [] }) => incremental)).toEqual([
      {
        data: { reviews: { totalCount: 12 }, related: null },
        path: ['product'],
        label: 'later',
        errors: [
          expect.objectContaining({
            path: ['product', 'related'],
            extensions: expect.objectContaining({ code: 'BAD_USER_INPUT', argument: 'first' }) as object,
          }),
        ],
      },
    ]);
    if (accept === 'text/event-stream') expect(text).toContain('event: complete');
  },
);

it('a fault of a deferred part is masked and coded as any other', async () => {
  bed.gateway.onInvalidate(() => undefined)();
  const query =
    '{ regions { number } ... @defer { node(id: "UHJvbW86bm90aGluZw") { id } promo(slug: "broken") { slug } } }';
  const parts = partsOfMultipart(await (await ask('multipart/mixed', query)).text());
  for (const { errors = [] } of parts.flatMap(({ incremental = [] }) => incremental))
    for (const error of errors) expect(error).toHaveProperty('extensions.code');
});

it('without either format it is refused, not answered in part', async () => {
  expect((await ask('application/json')).status).toBe(406);
});
