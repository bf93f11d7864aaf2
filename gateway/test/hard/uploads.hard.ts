/**
 * Uploads of 300 MB through gateway and REST API, each in a process of its own, into a folder and into a bucket. Judged by what is stored
 * (its hash, byte by byte) and by what remains (nothing).
 *
 * Seen to fail: where the gateway reads a body before it passes it on, its memory grows by more than a file; where the REST API does not
 * remove a file whose connection was cut (`receiveFile` in origin/api/media/receive.ts), the folder of incoming files is not empty.
 */
import { createHash } from 'node:crypto';
import { execFile } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { ClientRequest } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '../../contract/accounts.ts';
import { NO_RESPONSE_MESSAGE } from '../../contract/errors.ts';
import { UploadAnswer } from '../../contract/media.ts';
import type { MediaPage } from '../../contract/media.ts';
import { MAX_UPLOAD_BYTES, UPLOAD_FIELD, UPLOAD_PATH, UPLOADS_AT_ONCE } from '../../contract/rules/media.ts';
import { openDatabase } from '../../origin/db/database.ts';
import { openTestBucket } from '../../origin/testing/bucket.ts';
import type { TestBucket } from '../../origin/testing/bucket.ts';
import { mp4, newUploadKey } from '../../origin/testing/media.ts';
import { newClient } from '../../origin/testing/origin.ts';
import { directly } from '../../origin/testing/system.ts';
import { note, times } from './figures.ts';
import { startGateway } from './gateway-process.ts';
import { PLACES, start } from './killed-origin.ts';
import type { Place } from './killed-origin.ts';
import { watchMemory } from './process-memory.ts';

/** Bytes of a large file. The limit itself is tested with the limit itself. */
const LARGE = times('HARD_UPLOAD_BYTES', MAX_UPLOAD_BYTES);
/** Duration of the upload on a slow line, which is longer than any timeout of node's (s). */
const SLOW_SECONDS = times('HARD_SLOW_SECONDS', 360);
/** Bytes a second of that line: 1 Mbit/s. */
const SLOW_RATE = 125_000;
/** Most that memory may grow by, while six large files pass (MB). */
const MOST_GROWTH = 64;

/** Most that half of the GraphQL requests may take meanwhile (ms). */
const MOST_WAIT = 200;

/** For what happens after a response; the machine may be busy. */
const PATIENCE = { timeout: 30_000 };

const BLOCK = Buffer.alloc(65_536, 7);
const execute = promisify(execFile);

interface Reply {
  /** 0: there was none. */
  status: number;
  body: string;
}

/** A file with the signature of a video, made while it is sent. */
interface Film {
  bytes: number;
  /** First bytes, unlike those of other films. */
  start: Buffer;
}

let films = 0;
function film(bytes: number): Film {
  const start = mp4(Math.min(bytes, 4_200));
  start.writeUInt32BE((films += 1), Math.min(bytes, 4_200) - 4);
  return { bytes, start };
}

function* contentOf({ bytes, start }: Film): Generator<Buffer> {
  yield start;
  for (let left = bytes - start.length; left > 0; left -= BLOCK.length)
    yield left < BLOCK.length ? BLOCK.subarray(0, left) : BLOCK;
}

function sha256Of(given: Film): string {
  const hash = createHash('sha256');
  for (const chunk of contentOf(given)) hash.update(chunk);
  return hash.digest('hex');
}

/** The multipart form around a film. */
const BOUNDARY = '----lawaj-hard';
const HEAD = Buffer.from(
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${UPLOAD_FIELD}"; filename="film.mp4"\r\nContent-Type: video/mp4\r\n\r\n`,
);
const TAIL = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
const formLength = ({ bytes }: Film): number => HEAD.length + bytes + TAIL.length;
function* formOf(given: Film): Generator<Buffer> {
  yield HEAD;
  yield* contentOf(given);
  yield TAIL;
}

/** Gateway and REST API before one store. */
class Shop {
  readonly place: Place;
  readonly settings: Record<string, string>;
  origin!: ChildProcess;
  restUrl = '';
  gateway!: ChildProcess;
  url = '';
  token = '';

  constructor(place: Place, settings: Record<string, string> = {}) {
    this.place = place;
    this.settings = settings;
  }

  async open(): Promise<void> {
    await this.#startOrigin('0');
    const signedUp = await this.#call<SignedIn>('/v1/auth/register', {
      firstName: 'Amel',
      lastName: 'Ben Salah',
      phone: '97 300 001',
      email: 'amel@example.tn',
      password: 'a long password',
    });
    await this.#stop(this.origin, 'SIGTERM');
    const database = await openDatabase(this.place);
    await directly(database.db, (trx) =>
      trx
        .updateTable('users')
        .set({ roles: ['Admin'], is_admin: true, admin_role: 'Marketing' })
        .where('account_number', '=', signedUp.user.accountNumber)
        .execute(),
    );
    await database.close();
    this.token = signedUp.token;
    await this.#startOrigin('0');
    ({ child: this.gateway, url: this.url } = await startGateway(this.restUrl));
  }

  async close(): Promise<void> {
    for (const child of [this.gateway, this.origin])
      if (child && child.exitCode === null && child.signalCode === null) await this.#stop(child, 'SIGTERM');
  }

  async #startOrigin(port: string): Promise<void> {
    ({ child: this.origin, url: this.restUrl } = await start(this.place, { ...this.settings, PORT: port }));
  }

  async #stop(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    child.kill(signal);
    await once(child, 'exit');
  }

  /** Kills the REST API and starts it again at the same address. */
  async killOrigin(): Promise<void> {
    await this.#stop(this.origin, 'SIGKILL');
    await this.#startOrigin(new URL(this.restUrl).port);
  }

  async #call<T>(path: string, body?: object): Promise<T> {
    const answer = await fetch(`${this.restUrl}${path}`, {
      headers: {
        'content-type': 'application/json',
        ...newClient(),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** Number of files of the library. */
  async count(): Promise<number> {
    const { pagination } = await this.#call<MediaPage>('/v1/admin/media');
    return pagination.totalItems;
  }

  /** Files that are being received. */
  incoming(): Promise<string[]> {
    return readdir(join(this.place.dataDir, 'uploads', 'incoming')).catch(() => []);
  }

  /** Begins an upload; `body` sends the form. */
  upload(given: Film, body: Iterable<Buffer> | AsyncIterable<Buffer> = formOf(given), key = newUploadKey()) {
    let sender: ClientRequest | undefined;
    const reply = new Promise<Reply>((done) => {
      sender = httpRequest(
        `${this.url}${UPLOAD_PATH}?folder=home/banners`,
        {
          method: 'POST',
          headers: {
            cookie: `token=${this.token}`,
            'idempotency-key': key,
            'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
            'content-length': formLength(given),
          },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          response.on('end', () => done({ status: response.statusCode ?? 0, body: text }));
        },
      );
      sender.on('error', ({ message }) => done({ status: 0, body: message }));
      // A refusal comes before the end of the body: the response counts then.
      pipeline(Readable.from(body, { objectMode: false }), sender).catch(() => undefined);
    });
    return { reply, cut: () => sender?.destroy() };
  }

  /** What is served as a stored file. */
  async servedHash(key: string): Promise<string> {
    const answer = await fetch(`${this.url}/media/${key}`);
    const hash = createHash('sha256');
    for await (const chunk of answer.body ?? []) hash.update(chunk as Uint8Array);
    return hash.digest('hex');
  }
}

const stored = (reply: Reply): UploadAnswer['data'] => {
  expect(reply).toMatchObject({ status: 200 });
  return UploadAnswer.parse(JSON.parse(reply.body)).data;
};

const STORES = ['a folder', 'a bucket'] as const;

describe.each(STORES)('uploads into %s', (store) => {
  let place: Place;
  let bucket: TestBucket | undefined;
  let shop: Shop;

  beforeAll(async () => {
    const [, open] = PLACES[0]!;
    place = await open();
    bucket = store === 'a bucket' ? await openTestBucket() : undefined;
    shop = new Shop(
      place,
      bucket && {
        MEDIA_BUCKET: bucket.options.bucket,
        MEDIA_BUCKET_URL: bucket.options.endpoint,
        MEDIA_BUCKET_REGION: bucket.options.region,
        MEDIA_BUCKET_ACCESS_KEY: bucket.options.accessKey,
        MEDIA_BUCKET_SECRET_KEY: bucket.options.secretKey,
      },
    );
    await shop.open();
  });
  afterAll(async () => {
    await shop.close();
    await bucket?.close();
    await place.remove();
  });

  it('the largest file is stored to the last byte, one byte more is refused', async () => {
    const largest = film(MAX_UPLOAD_BYTES);
    const { key, bytes } = stored(await shop.upload(largest).reply);
    expect(bytes).toBe(MAX_UPLOAD_BYTES);
    expect(await shop.servedHash(key)).toBe(sha256Of(largest));
    const reply = await shop.upload(film(MAX_UPLOAD_BYTES + 1)).reply;
    expect(reply).toMatchObject({ status: 413, body: expect.stringContaining('PAYLOAD_TOO_LARGE') });
    await expect.poll(() => shop.incoming(), PATIENCE).toEqual([]);
  });

  it('six large files at once pass through both processes, which stay small and answer meanwhile', async () => {
    const send = async (): Promise<void> => {
      const given = Array.from({ length: UPLOADS_AT_ONCE }, () => film(LARGE));
      const replies = await Promise.all(given.map(async (one) => shop.upload(one).reply));
      for (const [n, reply] of replies.entries())
        expect(await shop.servedHash(stored(reply).key)).toBe(sha256Of(given[n]!));
    };
    // Once before: the first uploads load what uploads need.
    await send();
    const gateway = await watchMemory(shop.gateway.pid ?? 0);
    const origin = await watchMemory(shop.origin.pid ?? 0);
    let sending = true;
    const waits: number[] = [];
    const asking = (async () => {
      for (;;) {
        if (!sending) return;
        const asked = performance.now();
        const answer = await fetch(`${shop.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: '{ categoryTree: categories(first: 1) { nodes { id } } }' }),
        });
        await answer.text();
        expect(answer.status).toBe(200);
        waits.push(performance.now() - asked);
        await sleep(50);
      }
    })();
    const began = performance.now();
    await send();
    const seconds = (performance.now() - began) / 1_000;
    sending = false;
    await asking;
    const growth = { gateway: await gateway.stop(), origin: await origin.stop() };
    waits.sort((a, b) => a - b);
    note(
      `uploads into ${store}: six files of ${LARGE} bytes in ${seconds.toFixed(1)} s; memory of gateway +${growth.gateway?.toFixed(0) ?? '?'} MB, ` +
        `of the REST API +${growth.origin?.toFixed(0) ?? '?'} MB; ${waits.length} GraphQL requests meanwhile, median ${waits[waits.length >> 1]?.toFixed(0)} ms, ` +
        `p95 ${waits[Math.floor(waits.length * 0.95)]?.toFixed(0)} ms, ` +
        `longest ${waits.at(-1)?.toFixed(0)} ms`,
    );
    // A busy machine delays single requests; uploads that hold all connections would delay all of them until they end.
    expect(waits[waits.length >> 1] ?? 0).toBeLessThanOrEqual(MOST_WAIT);
    expect(waits[Math.floor(waits.length * 0.95)] ?? 0).toBeLessThanOrEqual(MOST_WAIT * 5);
    expect(growth.gateway ?? 0).toBeLessThan(MOST_GROWTH);
    expect(growth.origin ?? 0).toBeLessThan(MOST_GROWTH);
    expect(await shop.incoming()).toEqual([]);
  });

  it.each([0.1, 0.5, 0.999])('a connection that is cut at %f leaves nothing', async (share) => {
    const before = await shop.count();
    const given = film(LARGE);
    let sent = 0;
    let cut = (): void => undefined;
    async function* body(): AsyncGenerator<Buffer> {
      for (const chunk of formOf(given)) {
        if (sent >= formLength(given) * share) {
          await expect.poll(() => shop.incoming(), PATIENCE).toHaveLength(1);
          cut();
          return;
        }
        sent += chunk.length;
        yield chunk;
      }
    }
    const upload = shop.upload(given, body());
    cut = upload.cut;
    expect((await upload.reply).status).toBe(0);
    await expect.poll(() => shop.incoming(), PATIENCE).toEqual([]);
    expect(await shop.count()).toBe(before);
  });

  // What a killed process was receiving stays in its folder for a day.
  it('a killed REST API is a clear failure; the same key stores the file once afterwards', async () => {
    const before = await shop.count();
    const given = film(LARGE);
    const key = newUploadKey();
    let sent = 0;
    async function* body(): AsyncGenerator<Buffer> {
      for (const chunk of formOf(given)) {
        if (sent < LARGE / 2 && sent + chunk.length >= LARGE / 2) await shop.killOrigin();
        sent += chunk.length;
        yield chunk;
      }
    }
    expect(await shop.upload(given, body(), key).reply).toMatchObject({
      status: 503,
      body: expect.stringContaining(NO_RESPONSE_MESSAGE),
    });
    // The breaker of the gateway may still be open for a moment.
    await expect
      .poll(async () => (await shop.upload(given, formOf(given), key).reply).status, { timeout: 60_000 })
      .toBe(200);
    const again = stored(await shop.upload(given, formOf(given), key).reply);
    expect(await shop.servedHash(again.key)).toBe(sha256Of(given));
    expect(await shop.count()).toBe(before + 1);
  });

  it(`a line of 1 Mbit/s is enough, for ${SLOW_SECONDS} s`, async () => {
    const given = film(SLOW_RATE * SLOW_SECONDS);
    async function* body(): AsyncGenerator<Buffer> {
      const began = performance.now();
      let sent = 0;
      for (const chunk of formOf(given)) {
        sent += chunk.length;
        yield chunk;
        const due = began + (sent / SLOW_RATE) * 1_000;
        await sleep(Math.max(0, due - performance.now()));
      }
    }
    const { key } = stored(await shop.upload(given, body()).reply);
    expect(await shop.servedHash(key)).toBe(sha256Of(given));
  });

  it.runIf(store === 'a bucket')(
    'a bucket that is down is a clear failure, and nothing is left',
    async () => {
      const before = { keys: await bucket?.keys(), incoming: await shop.incoming() };
      if (bucket) bucket.failures = Infinity;
      const reply = await shop.upload(film(LARGE)).reply;
      if (bucket) bucket.failures = 0;
      expect(reply).toMatchObject({ status: 503, body: expect.stringContaining('UNAVAILABLE') });
      expect({ keys: await bucket?.keys(), incoming: await shop.incoming() }).toEqual(before);
    },
  );
});

describe('a full disk', () => {
  it('is a clear failure, and nothing is left', async (context) => {
    const [, open] = PLACES[0]!;
    const place = await open();
    const uploads = join(place.dataDir, 'uploads');
    await mkdir(uploads);
    const mounted = await execute('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'none', uploads]).then(
      () => true,
      () => false,
    );
    if (!mounted) {
      note('uploads on a full disk: SKIPPED, a small file system cannot be mounted here');
      await place.remove();
      return context.skip();
    }
    const shop = new Shop(place);
    try {
      await shop.open();
      const reply = await shop.upload(film(5_000_000)).reply;
      expect(reply).toMatchObject({ status: 503, body: expect.stringContaining('no room') });
      await expect.poll(() => shop.incoming(), PATIENCE).toEqual([]);
      expect(await shop.count()).toBe(0);
      stored(await shop.upload(film(1_000_000)).reply);
    } finally {
      await shop.close();
      await execute('umount', [uploads]);
      await place.remove();
    }
  });
});
