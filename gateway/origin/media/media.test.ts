import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type OriginDatabase } from '../db/database.ts';
import { LocalFileStore } from './file-store.ts';
import { Jobs } from './jobs.ts';
import { acceptsAvif } from './formats.ts';
import { registerMedia, type Media } from './plugin.ts';
import { pictureKey, pictureSetKey, viewsOf, type Recipe } from './recipe.ts';
import { PictureStore } from './store.ts';

const product = (seed: number): Recipe => ({
  kind: 'product',
  art: ['sofa'],
  colors: ['vert', 'bleu'],
  scene: 'home',
  seed,
  views: 4,
});

let database: OriginDatabase;
let app: FastifyInstance;
let media: Media;
let folder: string;
const composed: string[] = [];
const first = product(1);
const keyOf = (recipe: Recipe, view = 0): string => pictureKey(pictureSetKey(recipe), view);

async function store(recipe: Recipe): Promise<void> {
  await database.db
    .insertInto('pictures')
    .values({ key: pictureSetKey(recipe), views: viewsOf(recipe), recipe: JSON.stringify(recipe) })
    .execute();
}

beforeAll(async () => {
  database = await openDatabase({ dataDir: null });
  folder = await mkdtemp(join(tmpdir(), 'media-'));
  app = fastify();
  media = registerMedia(app, {
    db: database.db,
    dataDir: folder,
    files: new LocalFileStore(join(folder, 'uploads')),
    queueLimit: 3,
    onCompose: (key, width) => composed.push(`${key} ${width}`),
  });
  await app.ready();
  for (const recipe of [first, product(2), { kind: 'wordmark', text: 'Zitoula', seed: 3 } as const])
    await store(recipe);
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, accept = 'image/webp') => app.inject({ url, headers: { accept } });

/** A product of a studio shot in this colour. */
const shot = (color: string): Recipe => ({
  kind: 'product',
  art: ['shot-fridge-top-freezer'],
  colors: [color],
  scene: 'home',
  seed: 5,
  views: 4,
});

/** Mean red, green and blue of a square of a picture, in parts of its side. */
async function meanOf(picture: Buffer, left: number, top: number, side: number): Promise<number[]> {
  const { width } = await sharp(picture).metadata();
  const [x, y, size] = [left, top, side].map((part) => Math.round(part * width));
  const part = sharp(picture).extract({ left: x ?? 0, top: y ?? 0, width: size ?? 1, height: size ?? 1 });
  return (await sharp(await part.png().toBuffer()).stats()).channels.map(({ mean }) => mean);
}

describe('a picture of a studio shot', () => {
  it('shows the product in its colour on the same ground', async () => {
    const pictures = new Map<string, Buffer>();
    for (const color of ['rouge', 'vert', 'blanc']) {
      await store(shot(color));
      const { statusCode, rawPayload } = await get(`/media/${keyOf(shot(color))}?w=320`);
      expect(statusCode).toBe(200);
      pictures.set(color, rawPayload);
    }
    const of = async (color: string, ...place: [number, number, number]): Promise<number[]> =>
      meanOf(pictures.get(color) ?? Buffer.alloc(0), ...place);
    const [red, green, white] = await Promise.all(
      ['rouge', 'vert', 'blanc'].map((color) => of(color, 0.45, 0.45, 0.1)),
    );
    expect((red?.[0] ?? 0) - (red?.[1] ?? 0)).toBeGreaterThan(60);
    expect((green?.[1] ?? 0) - (green?.[0] ?? 0)).toBeGreaterThan(30);
    expect(Math.min(...(white ?? []))).toBeGreaterThan(150);
    const ground = await of('vert', 0.02, 0.02, 0.05);
    for (const [channel, value] of (await of('rouge', 0.02, 0.02, 0.05)).entries())
      expect(Math.abs(value - (ground[channel] ?? 0))).toBeLessThan(2);
  });

  it('is in the colour that a category’s recipe names', async () => {
    const means: number[][] = [];
    for (const color of ['rouge', 'vert']) {
      const tile: Recipe = { kind: 'category', art: [`shot-fridge-top-freezer=${color}`], seed: 6 };
      await store(tile);
      const { statusCode, rawPayload } = await get(`/media/${keyOf(tile)}?w=320`);
      expect(statusCode).toBe(200);
      means.push(await meanOf(rawPayload, 0.47, 0.5, 0.06));
    }
    const [red, green] = means;
    expect((red?.[0] ?? 0) - (red?.[1] ?? 0)).toBeGreaterThan(60);
    expect((green?.[1] ?? 0) - (green?.[0] ?? 0)).toBeGreaterThan(20);
  });

  it('stands clear of the lower edge of a cover, which wide screens crop', async () => {
    const feet: number[][] = [];
    for (const color of ['noir', 'blanc']) {
      const cover: Recipe = { kind: 'cover', art: [`shot-fridge-top-freezer=${color}`], seed: 6 };
      await store(cover);
      feet.push(await meanOf((await get(`/media/${keyOf(cover)}?w=640`)).rawPayload, 0.67, 0.275, 0.04));
    }
    for (const [channel, value] of (feet[0] ?? []).entries())
      expect(Math.abs(value - (feet[1]?.[channel] ?? 0))).toBeLessThan(3);
  });

  it('has four views', async () => {
    const bodies = new Set<string>();
    for (const view of [0, 1, 2, 3])
      bodies.add((await get(`/media/${keyOf(shot('rouge'), view)}?w=160`)).rawPayload.toString('base64'));
    expect(bodies.size).toBe(4);
  });
});

describe('GET /media/:key', () => {
  it('returns the picture in the next served width, immutable, with an ETag that leads to 304', async () => {
    const answer = await get(`/media/${keyOf(first)}?w=150`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      vary: 'Accept',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(160);
    const again = await app.inject({
      url: `/media/${keyOf(first)}?w=150`,
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });

  it('returns a briefly cached WebP to a browser that accepts AVIF, and the AVIF soon after', async () => {
    const url = `/media/${keyOf(first, 1)}?w=96`;
    const cold = await get(url, 'image/avif,image/webp,*/*');
    expect(cold.headers['content-type']).toBe('image/webp');
    expect(cold.headers['cache-control']).toBe('public, max-age=300');
    await expect
      .poll(async () => (await get(url, 'image/avif')).headers['content-type'], { timeout: 10_000 })
      .toBe('image/avif');
    const warm = await get(url, 'image/avif');
    expect(warm.headers['cache-control']).toContain('immutable');
    expect((await get(url)).headers['content-type']).toBe('image/webp');
  });

  it('composes a picture once for concurrent and later requests', async () => {
    const url = `/media/${keyOf(first, 2)}?w=64`;
    const answers = await Promise.all(Array.from({ length: 12 }, () => get(url)));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 12 }, () => 200));
    await get(url);
    expect(composed.filter((one) => one === `${keyOf(first, 2)} 64`)).toHaveLength(1);
  });

  it('draws each product, and each view of it, as a picture of its own', async () => {
    const urls = [keyOf(first), keyOf(first, 3), keyOf(product(2))].map((key) => `/media/${key}?w=96`);
    const bodies: string[] = [];
    for (const url of urls) bodies.push((await get(url)).rawPayload.toString('base64'));
    expect(new Set(bodies).size).toBe(3);
  });

  it.each([
    'nothing',
    'abcdef12345678901-0',
    `${'x'.repeat(50)}-0`,
    '..%2f..%2fetc%2fpasswd',
    keyOf(product(99)),
    keyOf(first, 4),
  ])('does not know %s', async (key) => {
    const before = composed.length;
    expect((await get(`/media/${key}`)).statusCode).toBe(404);
    expect(composed).toHaveLength(before);
  });

  it.each(['0', '-5', 'abc', '1e3', '99999', '64&w=96', ''])(
    'refuses the width %j and names it',
    async (w) => {
      const answer = await get(`/media/${keyOf(first)}?w=${w}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ error: { code: 'BAD_USER_INPUT', fields: [{ field: 'w' }] } });
    },
  );

  it('rejects a flood instead of queueing it', async () => {
    const flood = Array.from({ length: 20 }, (_, index) => product(1000 + index));
    for (const recipe of flood) await store(recipe);
    const answers = await Promise.all(flood.map((recipe) => get(`/media/${keyOf(recipe)}?w=96`)));
    const refused = answers.filter((answer) => answer.statusCode === 503);
    expect(refused.length).toBeGreaterThanOrEqual(1);
    expect(refused[0]?.headers['retry-after']).toBe('2');
    expect(answers.filter((answer) => answer.statusCode === 200).length).toBeGreaterThanOrEqual(5);
  });

  it('warms pictures in the background', async () => {
    media.warmPictures([`/media/${keyOf(product(2), 1)}`], [64]);
    const files = [`${keyOf(product(2), 1)}.64.webp`, `${keyOf(product(2), 1)}.64.avif`];
    await expect
      .poll(() => readdir(join(folder, 'media')), { timeout: 10_000 })
      .toEqual(expect.arrayContaining(files));
  });

  it('draws words without any font of the system', async () => {
    const answer = await get(`/media/${keyOf({ kind: 'wordmark', text: 'Zitoula', seed: 3 })}?w=160`);
    const { channels } = await sharp(answer.rawPayload).stats();
    expect(Math.min(...channels.map((channel) => channel.min))).toBeLessThan(150);
  });
});

describe('formats', () => {
  it('reads Accept', () => {
    expect(acceptsAvif('image/webp, image/avif;q=0.9')).toBe(true);
    expect(acceptsAvif('image/avif;q=0, */*')).toBe(false);
    expect(acceptsAvif(undefined)).toBe(false);
  });
});

describe('PictureStore', () => {
  it('evicts the least recently used files above its limit, and indexes the files of an earlier run', async () => {
    const place = await mkdtemp(join(tmpdir(), 'store-'));
    const one = new PictureStore(place, 1000);
    await one.write('a', Buffer.alloc(400));
    await one.write('b', Buffer.alloc(400));
    await one.read('a');
    await one.write('c', Buffer.alloc(400));
    expect(await one.read('b')).toBeNull();
    expect(await one.read('a')).toHaveLength(400);
    expect(one.bytes).toBe(800);
    const next = new PictureStore(place, 1000);
    expect(await next.read('c')).toHaveLength(400);
    expect(next.bytes).toBe(800);
    await rm(place, { recursive: true });
    expect(await next.read('a')).toBeNull();
    await next.write('d', Buffer.alloc(10));
  });
});

describe('Jobs', () => {
  it('limits concurrency', async () => {
    const jobs = new Jobs({ running: 2, waiting: 10 });
    let now = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 8 }, () =>
        jobs.run(async () => {
          most = Math.max(most, ++now);
          await new Promise((resolve) => setTimeout(resolve, 5));
          now--;
        }),
      ),
    );
    expect(most).toBe(2);
  });
});
