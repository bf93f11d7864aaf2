/** Media uploads and the library, over HTTP. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Media, MediaPage, UploadAnswer } from '../../../contract/media.ts';
import { MAX_FORM_OVERHEAD, MAX_UPLOAD_BYTES } from '../../../contract/rules/media.ts';
import { createOrigin } from '../../app.ts';
import type { Origin } from '../../app.ts';
import { run } from '../../base/sql.ts';
import type { OriginDatabase } from '../../db/database.ts';
import { addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { form, mp4, newUploadKey, picture } from '../../testing/media.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { directly } from '../../testing/system.ts';
import { cleanName } from './receive.ts';
import { sweepMedia } from './library.ts';
import { continueReplacements } from './replace.ts';
import { USE_SOURCES } from './uses.ts';

let database: OriginDatabase;
let origin: Origin;
let address: string;
let folder: string;
let admin: Person;

beforeAll(async () => {
  database = await openTestDatabase();
  const people = await startTestOrigin(database);
  admin = await addPerson(people, 'Catalogue');
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  origin = await createOrigin({
    database,
    dataDir: folder,
    sessionSecret: 'x'.repeat(32),
    imageHost: { url: 'https://images.test/upload', apiKey: 'key', secret: 'secret' },
    // Left to the tests.
    followPause: 3_600_000,
  });
  // Sessions of the first origin hold here when both sign with one key: sign in again instead.
  const { token } = (
    await origin.app.inject({
      method: 'POST',
      url: '/v1/auth/login',
      payload: { identifier: admin.email, password: 'a long password' },
    })
  ).json<{ token: string }>();
  admin = { ...admin, token, headers: { authorization: `Bearer ${token}` } };
  await people.close();
  address = await origin.listen();
}, 60_000);
afterAll(async () => {
  await origin.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const UPLOAD = '/v1/admin/upload-photos-supabase';

/** Sends a form as it is. */
async function post(
  body: RequestInit['body'],
  headers: Record<string, string>,
  query = '?folder=products/images',
): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${address}${UPLOAD}${query}`, {
    method: 'POST',
    body: body as NonNullable<RequestInit['body']>,
    headers: { ...admin.headers, 'idempotency-key': newUploadKey(), ...headers },
  });
  return { status: answer.status, body: await answer.json() };
}

const send = (
  content: Uint8Array,
  {
    name = 'photo.jpg',
    type = 'image/jpeg',
    field = 'photo',
    headers = {},
  }: { name?: string; type?: string; field?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; body: unknown }> => {
  const { body, contentType } = form([{ field, name, type, content }]);
  return post(body, { 'content-type': contentType, ...headers });
};

const stored = (answer: { status: number; body: unknown }): UploadAnswer['data'] => {
  expect(answer).toMatchObject({ status: 200 });
  return UploadAnswer.parse(answer.body).data;
};

const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
  const answer = await origin.app.inject({
    method,
    url: path,
    headers: admin.headers,
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json<never>() };
};

const leftovers = async (): Promise<string[]> => readdir(join(folder, 'uploads', 'incoming')).catch(() => []);

describe('an upload', () => {
  it('stores a picture upright, without metadata, and serves it in the usual widths', async () => {
    const content = await sharp({ create: { width: 600, height: 400, channels: 3, background: 'red' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'A secret' }, IFD3: { GPSLatitude: '36/1 48/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const data = stored(await send(content, { name: 'plage.jpg' }));
    expect(data).toMatchObject({
      folder: 'products/images',
      name: 'plage.jpg',
      type: 'image/jpeg',
      width: 400,
      height: 600,
    });
    expect(data.url).toMatch(/^\/media\/products\/images\/[0-9a-f]{32}\.jpg$/);
    const file = await sharp(join(folder, 'uploads', data.key)).metadata();
    expect(file.exif).toBeUndefined();
    expect(file.orientation).toBeUndefined();
    const small = await fetch(`${address}${data.url}?w=150`, { headers: { accept: 'image/webp' } });
    expect(small.headers.get('content-type')).toBe('image/webp');
    expect(small.headers.get('x-content-type-options')).toBe('nosniff');
    expect(small.headers.get('content-security-policy')).toContain('sandbox');
    expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width).toBe(160);
    expect(await leftovers()).toEqual([]);
  });

  it('limits the longest side of a stored picture', async () => {
    const content = await sharp({ create: { width: 6000, height: 300, channels: 3, background: 'blue' } })
      .png()
      .toBuffer();
    expect(stored(await send(content, { name: 'wide.png' }))).toMatchObject({ width: 4096, height: 205 });
  });

  it('keeps the frames of an animation', async () => {
    const frames = Buffer.concat([Buffer.alloc(300, 0), Buffer.alloc(300, 255)]);
    const content = await sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } })
      .gif()
      .toBuffer();
    const data = stored(await send(content, { name: 'anim.gif' }));
    expect(data).toMatchObject({ type: 'image/gif', width: 10, height: 10 });
    const shown = await fetch(`${address}${data.url}?w=64`, { headers: { accept: 'image/avif,image/webp' } });
    expect(shown.headers.get('cache-control')).toContain('immutable');
    expect((await sharp(Buffer.from(await shown.arrayBuffer()), { animated: true }).metadata()).pages).toBe(
      2,
    );
  });

  it('stores AVIF as WebP', async () => {
    const content = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'blue' } })
      .avif()
      .toBuffer();
    expect(stored(await send(content))).toMatchObject({ type: 'image/webp' });
  });

  it('stores a picture of one pixel', async () => {
    expect(stored(await send(await picture(1, 1)))).toMatchObject({ width: 1, height: 1 });
  });

  it('judges by the content, not by name and claimed type', async () => {
    const data = stored(await send(await picture(20, 20, 'png'), { name: 'film.mp4', type: 'video/mp4' }));
    expect(data.type).toBe('image/png');
    expect(data.url).toMatch(/\.png$/);
  });

  it('removes what was appended to a picture', async () => {
    const content = Buffer.concat([
      await picture(20, 20),
      Buffer.from('<script>alert(1)</script>PK\x03\x04'),
    ]);
    const { key } = stored(await send(content));
    const file = await sharp(join(folder, 'uploads', key)).toBuffer();
    expect(file.includes('script')).toBe(false);
  });

  it('repeated with the same key returns the same file', async () => {
    const key = newUploadKey();
    const content = await picture();
    const headers = { 'idempotency-key': key };
    const first = stored(await send(content, { headers }));
    expect(stored(await send(content, { headers }))).toEqual(first);
    const [one, two] = await Promise.all([
      send(content, { headers: { 'idempotency-key': `${key}-2` } }),
      send(content, { headers: { 'idempotency-key': `${key}-2` } }),
    ]);
    expect(stored(one)).toEqual(stored(two));
  });

  it.each([
    ['a text', Buffer.from('hello'), 415],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 415],
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 415],
    ['a broken picture', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(400)]), 415],
    ['nothing', Buffer.alloc(0), 400],
  ])('refuses %s and leaves nothing behind', async (_, content, status) => {
    const answer = await send(content);
    expect(answer.status).toBe(status);
    expect(await leftovers()).toEqual([]);
  });

  it('leaves nothing behind when it is refused before its file was opened', async () => {
    const { open } = fs;
    const slow = vi.spyOn(fs, 'open').mockImplementation((...args: Parameters<typeof open>) => {
      setTimeout(() => open(...args), 50);
    });
    try {
      expect((await send(Buffer.from('hello'))).status).toBe(415);
      expect(slow).toHaveBeenCalled();
    } finally {
      slow.mockRestore();
    }
    await delay(100);
    expect(await leftovers()).toEqual([]);
  });

  it('refuses a small file that claims gigapixels', async () => {
    const huge = Buffer.from(await picture(8, 8, 'png'));
    // Width and height in the header, and the checksum of the header.
    huge.writeUInt32BE(30_000, 16);
    huge.writeUInt32BE(30_000, 20);
    const { crc32 } = await import('node:zlib');
    huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
    expect((await send(huge)).status).toBe(415);
  });

  it('names the field of a wrong form', async () => {
    expect(await send(await picture(), { field: 'file' })).toMatchObject({
      status: 400,
      body: { error: { fields: [{ field: 'file' }] } },
    });
    const content = await picture();
    const two = form([
      { field: 'photo', name: 'a.jpg', type: 'image/jpeg', content },
      { field: 'photo', name: 'b.jpg', type: 'image/jpeg', content },
    ]);
    expect(await post(two.body, { 'content-type': two.contentType })).toMatchObject({
      status: 400,
      body: { error: { fields: [{ field: 'photo', message: expect.stringContaining('one file') }] } },
    });
    const none = form([]);
    expect(await post(none.body, { 'content-type': none.contentType })).toMatchObject({
      status: 400,
      body: { error: { fields: [{ field: 'photo', code: 'REQUIRED' }] } },
    });
    expect((await post(content, { 'content-type': 'multipart/form-data' })).status).toBe(400);
    expect((await post(content, { 'content-type': 'image/jpeg' })).status).toBe(415);
    expect((await post('{}', { 'content-type': 'application/json' })).status).toBe(415);
    const whole = form([{ field: 'photo', name: 'a.jpg', type: 'image/jpeg', content }]);
    expect((await post(whole.body.subarray(0, -20), { 'content-type': whole.contentType })).status).toBe(400);
    expect(await leftovers()).toEqual([]);
  });

  it('needs a folder of the library and a key', async () => {
    const { body, contentType } = form([
      { field: 'photo', name: 'a.jpg', type: 'image/jpeg', content: await picture() },
    ]);
    const headers = { 'content-type': contentType };
    expect(await post(body, headers, '?folder=../etc')).toMatchObject({
      status: 400,
      body: { error: { fields: [{ field: 'folder' }] } },
    });
    expect(await post(body, { ...headers, 'idempotency-key': 'short' })).toMatchObject({
      status: 400,
      body: { error: { fields: [{ field: 'Idempotency-Key' }] } },
    });
  });

  it('is refused by its stated length before it is read', async () => {
    const url = new URL(address);
    const answer = await new Promise<string>((done) => {
      let received = '';
      const socket = connect({ host: url.hostname, port: Number(url.port) }, () =>
        socket.write(
          `POST ${UPLOAD} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${admin.token}\r\nIdempotency-Key: ${newUploadKey()}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${MAX_UPLOAD_BYTES + MAX_FORM_OVERHEAD + 1}\r\n\r\n`,
        ),
      );
      socket.on('data', (chunk) => {
        received += chunk.toString();
        if (received.includes('PAYLOAD_TOO_LARGE')) socket.destroy();
      });
      socket.on('close', () => done(received));
    });
    expect(answer).toContain('413');
  });

  it('leaves nothing behind when it is interrupted', async () => {
    const url = new URL(address);
    const { body, contentType } = form([
      { field: 'photo', name: 'a.mp4', type: 'video/mp4', content: mp4(500_000) },
    ]);
    for (const share of [0.1, 0.5, 0.999]) {
      const socket = connect({ host: url.hostname, port: Number(url.port) });
      const head = `POST ${UPLOAD} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${admin.token}\r\nIdempotency-Key: ${newUploadKey()}\r\nContent-Type: ${contentType}\r\nContent-Length: ${body.length}\r\n\r\n`;
      await new Promise<void>((done) => socket.write(head, () => done()));
      await new Promise<void>((done) =>
        socket.write(body.subarray(0, Math.floor(body.length * share)), () => done()),
      );
      await expect.poll(async () => (await leftovers()).length).toBe(1);
      socket.destroy();
      await expect.poll(leftovers).toEqual([]);
    }
  });

  /** Sends a video in two halves, in chunks without a length; `between` happens when the first one has arrived. */
  const inHalves = async (token: string, between: () => Promise<unknown>): Promise<number> => {
    const { body, contentType } = form([
      { field: 'photo', name: 'a.mp4', type: 'video/mp4', content: mp4(200_000) },
    ]);
    const halves = [body.subarray(0, 100_000), body.subarray(100_000)];
    const slow = new ReadableStream({
      async pull(controller) {
        const next = halves.shift();
        if (next === undefined) return controller.close();
        if (halves.length === 0) await between();
        controller.enqueue(next);
      },
    });
    const answer = await fetch(`${address}${UPLOAD}?folder=products/images`, {
      method: 'POST',
      body: slow,
      duplex: 'half',
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': newUploadKey(),
        'content-type': contentType,
      },
    } as RequestInit);
    return answer.status;
  };

  it('needs no stated length', async () => {
    expect(await inHalves(admin.token, async () => undefined)).toBe(200);
  });

  it('is refused when the session ended while it was sent', async () => {
    const login = await origin.app.inject({
      method: 'POST',
      url: '/v1/auth/login',
      payload: { identifier: admin.email, password: 'a long password' },
    });
    const { token } = login.json<{ token: string }>();
    const logout = () =>
      origin.app.inject({
        method: 'POST',
        url: '/v1/auth/logout',
        headers: { authorization: `Bearer ${token}` },
        payload: {},
      });
    expect(await inHalves(token, logout)).toBe(401);
    await expect.poll(leftovers).toEqual([]);
  });

  it('is refused when the role was taken away while it was sent', async () => {
    const setRole = (admin_role: 'Catalogue' | 'ReadOnly') =>
      directly(database.db, (trx) =>
        trx.updateTable('users').set({ admin_role }).where('email', '=', admin.email).execute(),
      );
    try {
      expect(await inHalves(admin.token, () => setRole('ReadOnly'))).toBe(403);
    } finally {
      await setRole('Catalogue');
    }
    await expect.poll(leftovers).toEqual([]);
  });

  it('has few headers', async () => {
    const content = (await picture()).toString('latin1');
    const headers = Array.from({ length: 10_000 }, (_, n) => `X-${n}: 1\r\n`).join('');
    const body = `--b\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n${headers}\r\n${content}\r\n--b--\r\n`;
    const answer = await post(Buffer.from(body, 'latin1'), {
      'content-type': 'multipart/form-data; boundary=b',
    });
    expect(answer.status).toBe(400);
    const many = await fetch(`${address}${UPLOAD}`, {
      method: 'POST',
      headers: Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`x-${n}`, '1'])),
      body: '',
    });
    expect(many.status).toBe(431);
    expect(await leftovers()).toEqual([]);
  });

  it('that is a script as well as a picture is stored as a picture alone', async () => {
    const gif = await sharp({ create: { width: 12, height: 9, channels: 3, background: 'red' } })
      .gif()
      .toBuffer();
    // A comment block that a browser would run as a script: `GIF89a…/*` until the trailer.
    const script = Buffer.from('*/=1;alert(document.domain)//');
    const polyglot = Buffer.concat([
      gif.subarray(0, -1),
      Buffer.from([0x21, 0xfe, script.length]),
      script,
      Buffer.from([0, 0x3b]),
    ]);
    const { key, type, url } = stored(await send(polyglot, { name: 'a.js', type: 'text/javascript' }));
    expect(type).toBe('image/gif');
    expect((await readFile(join(folder, 'uploads', key))).includes('alert')).toBe(false);
    const served = await fetch(`${address}${url}?w=64`);
    expect(served.headers.get('content-type')).toMatch(/^image\//);
  });

  it.each([
    ['../../etc/passwd.jpg', 'passwd.jpg'],
    ['C:\\photos\\a.jpg', 'a.jpg'],
    ['صورة.jpg', 'صورة.jpg'],
    ['a\0\u202eb.jpg', 'ab.jpg'],
    ['x'.repeat(300), 'x'.repeat(200)],
    ['', 'file'],
    [undefined, 'file'],
  ])('lists %j by a readable name', (given, name) => expect(cleanName(given)).toBe(name));
});

describe('a video', () => {
  it('is served in the requested part', async () => {
    const content = mp4(5_000);
    const data = stored(await send(content, { name: 'film.mp4' }));
    expect(data).toMatchObject({ type: 'video/mp4', width: null, bytes: content.length });
    const get = (range: string, more = {}) => fetch(`${address}${data.url}`, { headers: { range, ...more } });
    const whole = await fetch(`${address}${data.url}`);
    expect(whole.status).toBe(200);
    expect(whole.headers.get('content-security-policy')).toContain('sandbox');
    expect(whole.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await whole.arrayBuffer()).equals(content)).toBe(true);
    const part = await get('bytes=100-199');
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${content.length}`);
    expect(Buffer.from(await part.arrayBuffer()).equals(content.subarray(100, 200))).toBe(true);
    const end = await get('bytes=-10');
    expect(Buffer.from(await end.arrayBuffer()).equals(content.subarray(-10))).toBe(true);
    expect((await get(`bytes=${content.length}-`)).status).toBe(416);
    expect((await get('bytes=9-1')).status).toBe(200);
    expect((await get('bytes=0-1', { 'if-range': '"other"' })).status).toBe(200);
    const etag = String(whole.headers.get('etag'));
    expect((await fetch(`${address}${data.url}`, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await fetch(`${address}/media/products/images/${'0'.repeat(32)}.mp4`)).status).toBe(404);
  });
});

describe('the library', () => {
  it('lists files with what uses them, and deletes only unused ones', async () => {
    const { db } = database;
    const used = stored(await send(await picture(), { name: 'Tapis bleu.jpg' }));
    const unused = stored(await send(await picture(), { name: 'Tapis rouge.jpg' }));
    const category = await addCategory(db, 'Maison', undefined, { slug: 'maison', image_key: used.key });
    const seller = await addSeller(db, 'Chez Ali');
    await addProducts(db, [
      { name: 'Tapis', seller_id: seller.id, category, price: 1_000, image_keys: [used.key] },
    ]);
    const content = JSON.stringify({ slider1: [{ name: 'x', imageUrl: used.url, redirectUrl: null }] });
    await db.insertInto('homepages').values({ name: 'media-test', content }).execute();
    const list = async (query: string) =>
      MediaPage.parse((await call('GET', `/v1/admin/media?${query}`)).body).media;
    const [newest, second] = await list('q=tapis');
    expect([newest?.name, second?.name]).toEqual(['Tapis rouge.jpg', 'Tapis bleu.jpg']);
    expect(second).toMatchObject({
      useCount: 3,
      uses: [
        { kind: 'product', name: 'Tapis' },
        { kind: 'category', name: 'Maison' },
        { kind: 'homepage', key: 'media-test' },
      ],
      uploadedBy: admin.accountNumber,
    });
    expect((await list('q=tapis&unused=true')).map(({ name }) => name)).toEqual(['Tapis rouge.jpg']);
    expect(await list('q=tapis&kind=video')).toEqual([]);
    expect(await list('q=tapis&folder=home/sliders')).toEqual([]);

    expect(await call('DELETE', `/v1/admin/media/${used.id}`)).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'CONFLICT',
          message: expect.stringContaining('Tapis'),
          fields: ['PRODUCT', 'CATEGORY', 'HOMEPAGE'].map((usedBy) => ({
            field: 'id',
            message: `is used by ${usedBy.toLowerCase()}`,
            code: 'IN_USE',
            usedBy,
            useCount: 1,
          })),
        },
      },
    });
    expect((await call('DELETE', `/v1/admin/media/${unused.id}`)).status).toBe(200);
    expect((await list('q=tapis')).map(({ name }) => name)).toEqual(['Tapis bleu.jpg']);
    expect((await list('q=tapis&bin=true')).map(({ name }) => name)).toEqual(['Tapis rouge.jpg']);
    const back = await call('POST', `/v1/admin/media/${unused.id}/restore`, {});
    expect(Media.parse(back.body)).toMatchObject({ deletedAt: null });
    expect((await call('DELETE', '/v1/admin/media/999999')).status).toBe(404);
  });

  it('sorts by time, size and name, both ways, page by page', async () => {
    const { db } = database;
    const rows = ['b', 'A', 'c'].map((name, n) => ({
      key: `home/banners/sorted-${n}.jpg`,
      folder: 'home/banners' as const,
      name: `sorted ${name}`,
      type: 'image/jpeg' as const,
      bytes: [20, 30, 10][n]!,
      sha256: String(n).repeat(64),
      alt: '{}',
      upload_key: `sorted-${n}`,
    }));
    for (const row of rows) await db.insertInto('media').values(row).execute();
    const names = async (query: string): Promise<string> => {
      let cursor = '';
      let all = '';
      for (;;) {
        const answer = await call('GET', `/v1/admin/media?q=SORTED&limit=2${query}${cursor}`);
        const { media, cursors, pagination } = MediaPage.parse(answer.body);
        all += media.map(({ name }) => name.at(-1)).join('');
        if (!pagination.hasNext) return all;
        cursor = `&after=${encodeURIComponent(cursors.at(-1) ?? '')}`;
      }
    };
    expect(await names('')).toBe('cAb');
    expect(await names('&order=asc')).toBe('bAc');
    expect(await names('&sort=size')).toBe('Abc');
    expect(await names('&sort=size&order=asc')).toBe('cbA');
    expect(await names('&sort=name')).toBe('Abc');
    expect(await names('&sort=name&order=desc')).toBe('cbA');
    expect(await names('&unused=true')).toBe('cAb');
    await db.deleteFrom('media').where('folder', '=', 'home/banners').execute();
  });

  it('knows at any time what nothing uses, whatever uses it', async () => {
    const { db } = database;
    const key = `home/banners/${'d'.repeat(32)}.jpg`;
    await db
      .insertInto('media')
      .values({
        key,
        folder: 'home/banners',
        name: 'followed',
        type: 'image/jpeg',
        bytes: 1,
        sha256: 'd'.repeat(64),
        alt: '{}',
        upload_key: 'use',
      } as never)
      .execute();
    const isUnused = async (): Promise<boolean> => {
      const answer = await call('GET', '/v1/admin/media?unused=true&q=followed');
      return MediaPage.parse(answer.body).media.length === 1;
    };
    expect(await isUnused()).toBe(true);
    const { id: seller } = await addSeller(db, 'Chez Use');
    const category = await addCategory(db, 'Use');
    const [product = 0] = await addProducts(db, [{ name: 'Use', seller_id: seller, category }]);
    const content = JSON.stringify({ slides: [{ imageUrl: `/media/${key}` }] });
    const uses: readonly (readonly [use: string, end: string])[] = [
      [
        `update products set image_keys = array['${key}'] where id = ${product}`,
        `update products set image_keys = '{}' where id = ${product}`,
      ],
      [
        `update categories set cover_key = '${key}' where id = ${category.id}`,
        `update categories set cover_key = null where id = ${category.id}`,
      ],
      [
        `insert into brands (slug, name, logo_key) values ('use', 'Use', '${key}')`,
        `update brands set logo_key = null where slug = 'use'`,
      ],
      [
        `update sellers set logo_key = '${key}' where id = ${seller}`,
        `update sellers set logo_key = null where id = ${seller}`,
      ],
      [
        `insert into promos (slug, title, subtitle, image_key) values ('use', '{}', '{}', '${key}')`,
        `update promos set image_key = null where slug = 'use'`,
      ],
      [
        `insert into homepages (name, content) values ('use', '${content}')`,
        `update homepages set content = '{}' where name = 'use'`,
      ],
      [
        `insert into homepage_versions (name, number, state, content) values ('use', 90, 'DRAFT', '${content}')`,
        `update homepage_versions set content = '{}' where name = 'use' and number = 90`,
      ],
    ];
    const tables = new Set(uses.map(([use]) => / (?:into )?(\w+_?\w*) (?:set|\()/.exec(use)?.[1]));
    expect(tables).toEqual(
      new Set(USE_SOURCES.map(({ table }) => table).filter((table) => table !== 'order_lines')),
    );
    for (const [use, end] of uses) {
      await directly(db, (trx) => run(trx, use, []));
      expect(await isUnused(), use).toBe(false);
      await directly(db, (trx) => run(trx, end, []));
      expect(await isUnused(), end).toBe(true);
    }
    await run(db, 'select recount_media_use()', []);
    expect(await isUnused()).toBe(true);
    await db.deleteFrom('media').where('key', '=', key).execute();
  });

  it('empties the bin after 30 days, except of what is used again', async () => {
    const gone = stored(await send(await picture()));
    const usedAgain = stored(await send(await picture()));
    const recent = stored(await send(await picture()));
    for (const { id } of [gone, usedAgain, recent]) await call('DELETE', `/v1/admin/media/${id}`);
    await run(database.db, `update media set deleted_at = now() - interval '31 days' where id = any($1)`, [
      [gone.id, usedAgain.id],
    ]);
    await addCategory(database.db, 'Soldes', undefined, { slug: 'soldes', image_key: usedAgain.key });
    await sweepMedia(database.db, origin.context.media.files);
    expect((await call('GET', `/v1/admin/media/${gone.id}`)).status).toBe(404);
    expect(await origin.context.media.files.size(gone.key)).toBeNull();
    expect((await call('GET', `/v1/admin/media/${usedAgain.id}`)).body).toMatchObject({ deletedAt: null });
    expect((await call('GET', `/v1/admin/media/${recent.id}`)).body).toMatchObject({
      deletedAt: expect.any(String),
    });
  });

  it('changes name and alternative texts, and leaves what is absent', async () => {
    const { id } = stored(await send(await picture(), { name: 'a.jpg' }));
    const path = `/v1/admin/media/${id}`;
    await call('POST', path, { alt: { fr: 'Un tapis', tn: 'زربية' } });
    const changed = await call('POST', path, { name: 'Tapis', alt: { tn: null, en: 'A carpet' } });
    expect(Media.parse(changed.body)).toMatchObject({
      name: 'Tapis',
      alt: { fr: 'Un tapis', en: 'A carpet', de: null, tn: null },
      version: 3,
    });
    expect((await call('POST', path, { name: '' })).status).toBe(400);
    expect((await call('POST', path, { folder: 'home/attic' })).status).toBe(400);
    expect((await call('POST', '/v1/admin/media/999999', { name: 'x' })).status).toBe(404);
  });

  it('moves to another folder under the same address, and back', async () => {
    const { id, url } = stored(await send(await picture(), { name: 'deplace.jpg' }));
    const moved = await call('POST', `/v1/admin/media/${id}`, { folder: 'sellers/covers' });
    expect(Media.parse(moved.body)).toMatchObject({ folder: 'sellers/covers', url, name: 'deplace.jpg' });
    const listed = await call('GET', '/v1/admin/media?folder=sellers/covers');
    expect(MediaPage.parse(listed.body).media.map((one) => one._id)).toContain(id);
    const change = Media.parse(moved.body).change;
    expect(change?.canUndoUntil).toBeTruthy();
    const undone = await call('POST', `/v1/admin/audit/changes/${change?.id}/undo`, {});
    expect(undone.status).toBe(200);
    expect(Media.parse((await call('GET', `/v1/admin/media/${id}`)).body).folder).toBe('products/images');
  });

  it('shows alternative texts with the products that have the picture', async () => {
    const [first, second] = [stored(await send(await picture())), stored(await send(await picture()))];
    const category = await addCategory(database.db, 'Kilims');
    const seller = await addSeller(database.db, 'Chez Salma');
    const [product] = await addProducts(database.db, [
      { name: 'Kilim', category, seller_id: seller.id, image_keys: [first.key, second.key] },
    ]);
    const path = `/v1/products/${product}`;
    expect((await call('GET', path)).body).not.toHaveProperty('imageAlts');
    await call('POST', `/v1/admin/media/${first.id}`, { alt: { fr: 'Un kilim', tn: 'كليم' } });
    expect((await call('GET', path)).body).toMatchObject({
      mainImgAlt: { fr: 'Un kilim', tn: 'كليم' },
      imageAlts: { [first.url]: { fr: 'Un kilim', tn: 'كليم' } },
    });
    const [event] = await database.db
      .selectFrom('outbox')
      .select(['type', 'subject'])
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(event).toMatchObject({ type: 'product.changed', subject: String(product) });
    expect((await call('GET', `/v1/admin/media?url=${first.url}`)).body).toMatchObject({
      media: [{ _id: first.id }],
    });
    const long = { alt: { fr: 'a'.repeat(151) } };
    expect((await call('POST', `/v1/admin/media/${first.id}`, long)).status).toBe(400);
  });

  it('replaces a file by another one wherever it is used, except in orders', async () => {
    const [old, now] = [stored(await send(await picture())), stored(await send(await picture()))];
    const category = await addCategory(database.db, 'Tapis', undefined, {
      icon: old.key,
      cover_key: old.key,
    });
    const seller = await addSeller(database.db, 'Chez Ali');
    const many = 230;
    const products = await addProducts(
      database.db,
      Array.from({ length: many }, (_, n) => ({
        name: `Tapis ${n}`,
        category,
        seller_id: seller.id,
        // The last one has the new picture already.
        image_keys: n === many - 1 ? [old.key, now.key] : ['other', old.key],
      })),
    );
    await directly(database.db, (trx) =>
      trx
        .insertInto('homepages')
        .values({
          name: 'replaced',
          content: JSON.stringify({ banner: { image: old.url, more: `${old.url}x` } }),
        })
        .execute(),
    );
    const path = `/v1/admin/media/${old.id}/replace`;
    const { body } = await call('POST', path, { url: now.url });
    expect(Media.parse(body)).toMatchObject({ key: old.key });
    // Further ones are refused meanwhile, and neither file can go.
    expect((await call('POST', path, { url: now.url })).status).toBe(409);
    expect((await call('DELETE', `/v1/admin/media/${now.id}`)).status).toBe(409);
    await continueReplacements(database.db);
    expect((await call('GET', `/v1/admin/media/${old.id}`)).body).toMatchObject({ uses: [], useCount: 0 });
    const keysOf = async (id: number | undefined) =>
      (
        await run<{ image_keys: string[] }>(database.db, 'select image_keys from products where id = $1', [
          id,
        ])
      )[0]?.image_keys;
    expect(await keysOf(products[0])).toEqual(['other', now.key]);
    expect(await keysOf(products.at(-1))).toEqual([now.key]);
    const [row] = await run(database.db, 'select icon, cover_key from categories where id = $1', [
      category.id,
    ]);
    expect(row).toEqual({ icon: now.key, cover_key: now.key });
    const [home] = await run(database.db, `select content from homepages where name = 'replaced'`, []);
    expect(home).toEqual({ content: { banner: { image: now.url, more: `${old.url}x` } } });
    // Each product has its event and its entry of the log in the admin's name.
    const [logged] = await run<{ n: number; actors: string[] }>(
      database.db,
      `select count(*)::int as n, array_agg(distinct actor_account) as actors from audit_log
       where action = 'media.replace' and entity = 'products'`,
      [],
    );
    expect(logged).toEqual({ n: many, actors: [admin.accountNumber] });
    const [events] = await run(
      database.db,
      `select count(distinct subject)::int as n from outbox where type = 'product.changed' and data->>'reason' = 'picture'`,
      [],
    );
    expect(events).toEqual({ n: many });
    expect((await call('DELETE', `/v1/admin/media/${old.id}`)).status).toBe(200);
    // What cannot take the place.
    const video = stored(await send(mp4(5_000), { name: 'a.mp4', type: 'video/mp4' }));
    for (const url of [video.url, now.url, old.url, '/media/x'])
      expect(await call('POST', `/v1/admin/media/${now.id}/replace`, { url })).toMatchObject({
        status: 400,
        body: { error: { fields: [{ field: 'url' }] } },
      });
    expect((await call('POST', path, { url: now.url })).status).toBe(404);
  });

  it('signs an upload to the image host, whose secret stays here', async () => {
    const { body } = await call('POST', '/v1/admin/media/signature', {
      folder: 'sellers/logos',
      name: 'Logo Été.png',
    });
    expect(body).toMatchObject({
      url: 'https://images.test/upload',
      fields: { folder: 'sellers/logos', api_key: 'key', signature: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it('knows every column that holds keys of pictures', async () => {
    const columns = await run<{ table_name: string; column_name: string }>(
      database.db,
      `select table_name::text, column_name::text from information_schema.columns where table_schema = current_schema()
         and (column_name ~ '(^|_)(image|logo|cover|photo|picture|icon)s?_keys?$' or column_name = 'icon')`,
      [],
    );
    const known = new Set(
      USE_SOURCES.flatMap(({ table, columns: own }) => own.map((one) => `${table}.${one}`)),
    );
    expect(
      columns
        .map(({ table_name: table, column_name: column }) => `${table}.${column}`)
        .filter((one) => !known.has(one)),
    ).toEqual([]);
  });
});
