/** A REST API at several addresses, of which one ends, hangs or is stopped while it is used. */
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { RestClient as ChatClient } from '../../chat/shop/rest.ts';
import { Addresses } from '../../service/addresses.ts';
import { followFeed } from '../notifications/tail.ts';
import { UpstreamError } from './errors.ts';
import { HttpUpstream } from './http.ts';
import type { HttpUpstreamOptions } from './http.ts';
import { createMediaUpstream } from './media.ts';
import { createPictureUpstream } from './pictures.ts';
import { RestClient } from './rest.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** One address, whose process can end and be started again. */
class Place {
  /** What it received, such as `GET /v1/x`. */
  readonly received: string[] = [];
  port = 0;
  #server: Server | undefined;
  readonly #listener: RequestListener;

  constructor(listener: RequestListener) {
    this.#listener = listener;
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      if (request.url !== '/health') this.received.push(`${request.method} ${request.url}`);
      this.#listener(request, response);
    });
    this.#server = server;
    await new Promise<void>((done) => server.listen(this.port, '127.0.0.1', done));
    this.port = (server.address() as AddressInfo).port;
  }

  async kill(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    const ended = server && new Promise((done) => server.close(done));
    server?.closeAllConnections();
    await ended;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get count(): number {
    return this.received.length;
  }
}

async function places(...listeners: RequestListener[]): Promise<Place[]> {
  const all = listeners.map((listener) => new Place(listener));
  for (const place of all) {
    await place.start();
    closing.push(() => place.kill());
  }
  return all;
}

const urlsOf = (all: readonly Place[]): string => all.map(({ url }) => url).join(',');

function clientOf(
  all: readonly Place[],
  options: Omit<HttpUpstreamOptions, 'url'> = {},
): { rest: RestClient; http: HttpUpstream } {
  const http = new HttpUpstream({ url: urlsOf(all), ...options });
  closing.push(() => http.close());
  return { http, rest: new RestClient(http) };
}

const asIs = (json: unknown): unknown => json;
const answer: RequestListener = (_, response) => void response.end('{}');
/** Answers after a while, so that requests are in flight when it ends. */
const late: RequestListener = (request, response) => {
  request.resume();
  setTimeout(() => response.end('{}'), 20);
};

describe('several addresses', () => {
  it('share the requests', async () => {
    const [first, second] = (await places(answer, answer)) as [Place, Place];
    const { rest } = clientOf([first, second]);
    for (let call = 0; call < 20; call += 1) await rest.read(`/v1/products?${call}`, asIs);
    expect([first.count, second.count]).toEqual([10, 10]);
    await Promise.all(Array.from({ length: 60 }, (_, call) => rest.send(`/v1/orders?${call}`, {}, asIs)));
    expect(Math.abs(first.count - second.count)).toBeLessThanOrEqual(2);
  });

  it('may have paths of their own', async () => {
    const [first, second] = (await places(answer, answer)) as [Place, Place];
    const http = new HttpUpstream({ url: `${first.url}/one,${second.url}/two` });
    closing.push(() => http.close());
    for (let call = 0; call < 2; call += 1) await http.request({ method: 'GET', path: '/v1/x' });
    expect([...first.received, ...second.received].toSorted()).toEqual(['GET /one/v1/x', 'GET /two/v1/x']);
  });

  it('fail no read and double no change when one ends in the middle, which is used again within three seconds', async () => {
    const [first, second] = (await places(late, late)) as [Place, Place];
    const { rest, http } = clientOf([first, second]);
    const failed: unknown[] = [];
    const refused: string[] = [];
    const over = new AbortController();
    let reads = 0;
    let changes = 0;
    const reader = async (worker: number): Promise<void> => {
      while (!over.signal.aborted)
        await rest.read(`/v1/products?${worker}-${(reads += 1)}`, asIs).catch((error) => failed.push(error));
    };
    const writer = async (): Promise<void> => {
      while (!over.signal.aborted) {
        const path = `/v1/orders?${(changes += 1)}`;
        await rest.send(path, {}, asIs).catch(() => refused.push(path));
      }
    };
    const workers = [
      ...Array.from({ length: 30 }, (_, index) => reader(index)),
      writer(),
      writer(),
      writer(),
    ];
    await delay(300);
    await first.kill();
    const before = changes;
    await delay(600);
    expect(changes).toBeGreaterThan(before + 10);
    const [usedBefore] = [first.count];
    await first.start();
    const begun = performance.now();
    await vi.waitFor(() => expect(first.count).toBeGreaterThan(usedBefore), { timeout: 3_000, interval: 10 });
    const back = performance.now() - begun;
    over.abort();
    await Promise.all(workers);
    expect(failed).toEqual([]);
    // In flight at the first address: whether it was carried out is not known, so it is not sent again.
    expect(refused.length).toBeLessThanOrEqual(3);
    const sent = [...first.received, ...second.received].filter((call) => call.startsWith('POST'));
    expect(new Set(sent).size).toBe(sent.length);
    // One that was refused may have been cut before it was read.
    expect(sent.length).toBeGreaterThanOrEqual(changes - refused.length);
    expect(http.openBreakers).toBe(0);
    expect(reads).toBeGreaterThan(300);
    expect(back).toBeLessThan(3_000);
  });

  it('lose at most the first reads to one that hangs', async () => {
    let hangs = true;
    const [first, second] = (await places((request, response) => {
      if (!hangs) answer(request, response);
    }, answer)) as [Place, Place];
    const { rest } = clientOf([first, second], { headersTimeoutMs: 600, totalTimeoutMs: 3_000 });
    await Promise.allSettled([0, 1, 2, 3].map((call) => rest.read(`/v1/products?${call}`, asIs)));
    const { count } = first;
    for (let call = 10; call < 40; call += 1) await rest.read(`/v1/products?${call}`, asIs);
    expect(first.count).toBe(count);
    hangs = false;
    await vi.waitFor(
      async () => {
        await rest.read('/v1/products?again', asIs);
        expect(first.count).toBeGreaterThan(count);
      },
      { timeout: 6_000, interval: 20 },
    );
  });

  it('answer every read while one of them is stopped or has lost its database', async () => {
    let isStopping = false;
    const [first, second] = (await places((_, response) => {
      response.writeHead(isStopping ? 503 : 200).end('{}');
    }, answer)) as [Place, Place];
    const { rest } = clientOf([first, second]);
    await Promise.all([0, 1, 2, 3].map((call) => rest.read(`/v1/products?${call}`, asIs)));
    isStopping = true;
    for (let round = 0; round < 5; round += 1)
      await Promise.all(
        Array.from({ length: 12 }, (_, call) => rest.read(`/v1/products?${round}-${call}`, asIs)),
      );
    expect(second.count).toBeGreaterThanOrEqual(60);
  });

  it('are all asked again when all were down', async () => {
    const all = (await places(answer, answer)) as [Place, Place];
    const { rest, http } = clientOf(all);
    await rest.read('/v1/products', asIs);
    await Promise.all(all.map((place) => place.kill()));
    for (let call = 0; call < 12; call += 1)
      await expect(rest.send('/v1/orders', {}, asIs)).rejects.toMatchObject({
        code: 'UPSTREAM_UNAVAILABLE',
      });
    expect(http.isReachable).toBe(false);
    await all[1].start();
    await vi.waitFor(() => expect(http.isReachable).toBe(true), { timeout: 3_000, interval: 20 });
    await expect(rest.send('/v1/orders', {}, asIs)).resolves.toEqual({});
  });

  it('count what fails twice against its kind of call, so that it does not end one process after the other', async () => {
    const cut: RequestListener = (request, response) => {
      if (request.url?.startsWith('/v1/products')) request.socket.destroy();
      else response.end('{}');
    };
    const all = await places(cut, cut, cut);
    const { rest } = clientOf(all);
    for (let call = 0; call < 40; call += 1)
      await expect(rest.read(`/v1/products?${call}`, asIs)).rejects.toBeInstanceOf(UpstreamError);
    const count = all.reduce((sum, place) => sum + place.count, 0);
    expect(count).toBeLessThanOrEqual(30);
    await expect(rest.read('/v1/brands', asIs)).resolves.toEqual({});
  });
});

describe('a single address', () => {
  it('has a plain pool, which is not probed', async () => {
    const [only] = (await places(answer)) as [Place];
    const addresses = new Addresses(`${only.url}/base/`);
    closing.push(() => addresses.close());
    expect(addresses.open({})).toBeInstanceOf(Pool);
    expect(addresses.prefix).toBe('/base');
    expect(addresses.hasAnother).toBe(false);
  });
});

describe('the feed', () => {
  it('is followed at one address, and goes on at another with its cursor', async () => {
    const asked: string[] = [];
    let number = 0;
    const feed: RequestListener = (request, response) => {
      const after = new URL(request.url ?? '', 'http://x').searchParams.get('after');
      asked.push(after ?? 'end');
      const send = (): void => {
        number += 1;
        response.end(JSON.stringify({ events: [], cursor: String(number), gap: false }));
      };
      if (after === null) send();
      else setTimeout(send, 15);
    };
    const all = (await places(feed, feed)) as [Place, Place];
    const { rest } = clientOf(all, { connections: 1, isForOnePurpose: true, staysAtOne: true });
    const announced: (string[] | 'all')[] = [];
    const problems: string[] = [];
    const stop = followFeed({
      rest,
      token: 'service-token-of-tests',
      announce: (tags) => announced.push(tags),
      onProblem: (problem) => problems.push(problem),
    });
    closing.push(stop);
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(6));
    const [used, other] = all[0].count > 0 ? all : [all[1], all[0]];
    expect(other.count).toBe(0);
    await used.kill();
    await vi.waitFor(() => expect(other.count).toBeGreaterThan(4));
    expect(announced).toEqual(['all']);
    expect(asked.filter((after) => after === 'end')).toHaveLength(1);
    expect(problems).toEqual([]);
  });
});

describe('pictures, uploads and the chat host', () => {
  const textOf = async (request: IncomingMessage): Promise<string> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString();
  };

  it('leave out an address that is down; an upload arrives whole at another', async () => {
    const bodies: string[] = [];
    const keep: RequestListener = async (request, response) => {
      const text = await textOf(request);
      if (request.method === 'POST') bodies.push(text);
      response.end('{}');
    };
    const all = (await places(keep, keep)) as [Place, Place];
    await all[0].kill();
    const urls = urlsOf(all);
    const pictures = createPictureUpstream(urls);
    const media = createMediaUpstream(urls);
    const chat = new ChatClient(urls);
    closing.push(() => Promise.all([pictures.close(), media.close(), chat.close()]));
    const { signal } = new AbortController();
    for (let call = 0; call < 4; call += 1) {
      expect((await pictures.fetch('/media/a', 'image/webp')).status).toBe(200);
      expect(await chat.get('/v1/categories', z.object({}), {})).toEqual({});
      const body = Readable.from([Buffer.from('first '), Buffer.from(`part ${call}`)]);
      expect((await media.upload({ path: '/v1/media', headers: {}, body, signal })).status).toBe(200);
      const video = await media.video('GET', '/media/v', {}, signal);
      video.body.resume();
      expect(video.status).toBe(200);
    }
    expect(bodies).toEqual(['first part 0', 'first part 1', 'first part 2', 'first part 3']);
  });
});
