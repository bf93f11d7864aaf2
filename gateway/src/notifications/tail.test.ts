import { afterEach, describe, expect, it } from 'vitest';
import { ask, startServer, startTestBed, until } from '../../test/harness.ts';
import { SERVICE_TOKEN } from '../../test/fixture-origin.ts';
import { HttpUpstream } from '../upstream/http.ts';
import { RestClient } from '../upstream/rest.ts';
import { tagsOf } from '../cache-tags.ts';
import { followFeed } from './tail.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const event = (type: string, subject: string) => ({
  id: `${type}${subject}`,
  type,
  subject,
  occurredAt: '2026-11-21T08:00:00.000Z',
  data: {},
});

/** A server whose feed returns these responses, one per call, and then never responds. */
async function follow(answers: { status?: number; body: unknown }[]) {
  const asked: string[] = [];
  const announced: (string[] | 'all')[] = [];
  const problems: string[] = [];
  const server = await startServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization}`);
    const next = answers.shift();
    if (next) response.writeHead(next.status ?? 200).end(JSON.stringify(next.body));
  });
  const http = new HttpUpstream({ url: server.url });
  const stop = followFeed({
    rest: new RestClient(http),
    token: 'secret',
    announce: (tags) => announced.push(tags),
    onProblem: (message) => problems.push(message),
  });
  closing.push(server.close, () => http.close(), stop);
  return { asked, announced, problems };
}

describe('the feed', () => {
  it('starts at the end of the feed, announces that anything may have changed, and continues from its cursor', async () => {
    const { asked, announced } = await follow([
      { body: { events: [], cursor: '7' } },
      { body: { events: [event('product.stock', '12')], cursor: '8' } },
    ]);
    await until(() => asked.length === 3);
    expect(announced).toEqual(['all', ['product:12', 'listed:12']]);
    expect(asked).toEqual([
      '/v1/events Bearer secret',
      '/v1/events?after=7&limit=500&wait=25 Bearer secret',
      '/v1/events?after=8&limit=500&wait=25 Bearer secret',
    ]);
  });

  it('resumes from its cursor after a failure, and reports it once', async () => {
    const down = { status: 500, body: {} };
    const { asked, announced, problems } = await follow([
      { body: { events: [], cursor: '7' } },
      down,
      down,
      { body: { events: [event('brand.changed', '3')], cursor: '9' } },
    ]);
    await until(() => asked.length === 5);
    expect(announced).toEqual(['all', ['brand:3', 'brand:*']]);
    expect(problems).toHaveLength(1);
  });

  it('starts again when the origin no longer knows its cursor', async () => {
    const error = {
      code: 'BAD_USER_INPUT',
      message: 'unknown',
      fields: [{ field: 'after', message: 'unknown' }],
    };
    const { announced, asked } = await follow([
      { body: { events: [], cursor: '7' } },
      { status: 400, body: { error } },
      { body: { events: [], cursor: '1' } },
    ]);
    await until(() => asked.length === 4);
    expect(announced).toEqual(['all', 'all']);
    expect(asked[2]).toBe('/v1/events Bearer secret');
  });

  it('announces that anything may have changed after a gap, and continues from there', async () => {
    const { announced, asked, problems } = await follow([
      { body: { events: [], cursor: '7' } },
      { body: { events: [], cursor: '90', gap: true } },
      { body: { events: [event('product.stock', '5')], cursor: '91' } },
    ]);
    await until(() => asked.length === 4);
    expect(announced).toEqual(['all', 'all', ['product:5', 'listed:5']]);
    expect(asked[2]).toContain('after=90&');
    expect(problems).toEqual([]);
  });

  it('announces nothing for events without public data', () => {
    expect(tagsOf({ ...event('order.created', 'shipping'), type: 'page.changed' })).toEqual(['page:*']);
    expect(
      tagsOf({
        ...event('order.created', '7'),
        type: 'catalogue.changed',
        data: { job: '7', products: ['1', '2'] },
      }),
    ).toEqual(['product:1', 'listed:1', 'product:2', 'listed:2', 'product:?', 'in:?']);
    expect(tagsOf({ ...event('order.created', '1'), type: 'order.created' })).toEqual([]);
  });
});

describe('a gateway that follows the feed', () => {
  it('reads again after a change, and notifies caches of its responses', async () => {
    const bed = await startTestBed({ serviceToken: SERVICE_TOKEN });
    closing.push(bed.close);
    const announced: (string[] | 'all')[] = [];
    bed.gateway.onInvalidate((tags) => announced.push(tags));
    await until(() => bed.origin.waiting() === 1);
    const name = async () =>
      (await ask(bed.gateway, '{ product(by: { slug: "produit-1" }) { stock } }')).data;
    expect(await name()).toEqual({ product: { stock: 1 } });
    const product = bed.origin.data.products[0];
    if (product) product.stock = 42;
    expect(await name()).toEqual({ product: { stock: 1 } });
    bed.origin.emit({ type: 'product.stock', subject: '1' });
    await until(async () => JSON.stringify(await name()).includes('42'));
    expect(announced).toContainEqual(['product:1', 'listed:1']);
  });

  it('stops immediately when it is closed', async () => {
    const bed = await startTestBed({ serviceToken: SERVICE_TOKEN });
    await until(() => bed.origin.waiting() === 1);
    const started = performance.now();
    await bed.close();
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
