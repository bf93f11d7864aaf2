/** Uploads through the front on the real REST API, videos in parts, and the media library in GraphQL. */
import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdminRole } from '../contract/accounts.ts';
import { UploadAnswer } from '../contract/media.ts';
import { MAX_FORM_OVERHEAD, MAX_UPLOAD_BYTES, UPLOAD_PATH } from '../contract/rules/media.ts';
import { form, mp4, newUploadKey, picture } from '../origin/testing/media.ts';
import { addCategory } from '../origin/testing/catalogue.ts';
import { createFront } from '../src/http/front.ts';
import type { Front } from '../src/http/front.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { createMediaUpstream } from '../src/upstream/media.ts';
import type { MediaUpstream } from '../src/upstream/media.ts';
import { createPictureUpstream } from '../src/upstream/pictures.ts';
import { openLiveShop } from './live-shop.ts';
import type { Browser, LiveShop } from './live-shop.ts';
import { signUp } from './people.ts';
import { directly } from '../origin/testing/system.ts';

let shop: LiveShop;
let front: Front;
let media: MediaUpstream;
let address: string;
let uploadAddress: string;
let admin: Browser;

beforeAll(async () => {
  shop = await openLiveShop({}, { uploads: { url: null, port: 4001 } });
  const restUrl = shop.origin.app.listeningOrigin;
  media = createMediaUpstream(restUrl);
  const pictures = createPictureUpstream(restUrl);
  front = createFront({ log: pino({ level: 'silent' }), stallMs: 2_000, bodyTimeout: 300 });
  front.open({
    gateway: shop.gateway,
    fetchPicture: (path, accept) => pictures.fetch(path, accept),
    streamVideo: (...request) => media.video(...request),
    upload: {
      send: (request) => media.upload(request),
      permission: (token, capability) => shop.gateway.uploadPermission(token, capability),
    },
  });
  address = await front.listen(0, '127.0.0.1');
  uploadAddress = `http://127.0.0.1:${await front.listenForUploads(0, '127.0.0.1')}`;
  admin = await signedInAs('Marketing');
});
afterAll(async () => {
  await front.close();
  await media.close();
  await shop.close();
});

const signedInAs = (role: AdminRole | null): Promise<Browser> => signUp(shop, role);

const accountOf = ({ token = '' }: Browser): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { accountNumber: string })
    .accountNumber;

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A request as a browser sends it, with its cookie. */
function send(
  url: string,
  {
    browser = admin,
    method = 'POST',
    headers = {},
    body,
  }: {
    browser?: Browser | null;
    method?: string;
    headers?: Record<string, string>;
    body?: Uint8Array | undefined;
  } = {},
): Promise<Reply> {
  return new Promise((done, failed) => {
    const request = httpRequest(
      url,
      {
        method,
        headers: {
          ...(browser?.token !== undefined && { cookie: `other=1; token=${browser.token}` }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString('latin1'),
          }),
        );
      },
    );
    request.on('error', failed);
    request.end(body);
  });
}

async function upload(
  content: Uint8Array,
  {
    to = address,
    folder = 'products/images',
    name = 'a.jpg',
    headers = {},
    browser = admin,
  }: {
    to?: string;
    folder?: string;
    name?: string;
    headers?: Record<string, string>;
    browser?: Browser | null;
  } = {},
): Promise<Reply> {
  const { body, contentType } = form([{ field: 'photo', name, type: 'image/jpeg', content }]);
  return send(`${to}${UPLOAD_PATH}?folder=${folder}`, {
    browser,
    headers: { 'content-type': contentType, 'idempotency-key': newUploadKey(), ...headers },
    body,
  });
}

const stored = (reply: Reply): UploadAnswer['data'] => {
  expect(reply).toMatchObject({ status: 200 });
  return UploadAnswer.parse(JSON.parse(reply.body)).data;
};
const codeOf = (reply: Reply): string => (JSON.parse(reply.body) as { error: { code: string } }).error.code;

describe('an upload', () => {
  it('is passed on and served as a picture', async () => {
    const data = stored(await upload(await picture()));
    const shown = await send(`${address}${data.url}?w=64`, { method: 'GET', browser: null });
    expect(shown).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } });
  });

  it('needs a session, and the role for it', async () => {
    const content = await picture();
    expect(await upload(content, { browser: null })).toMatchObject({ status: 401 });
    expect(codeOf(await upload(content, { browser: await signedInAs(null) }))).toBe('FORBIDDEN');
    expect(codeOf(await upload(content, { browser: await signedInAs('ReadOnly') }))).toBe('FORBIDDEN');
    const expired = shop.browser();
    expired.token = 'a.b.c';
    expect(codeOf(await upload(content, { browser: expired }))).toBe('UNAUTHENTICATED');
  });

  it('is refused by its headers', async () => {
    const content = await picture();
    expect(codeOf(await upload(content, { headers: { 'content-type': 'image/jpeg' } }))).toBe(
      'UNSUPPORTED_MEDIA',
    );
    const { body, contentType } = form([{ field: 'photo', name: 'a', type: 'image/jpeg', content }]);
    const plain = await send(`${address}${UPLOAD_PATH}`, { headers: { 'content-type': contentType }, body });
    expect(codeOf(plain)).toBe('BAD_USER_INPUT');
    expect(codeOf(await upload(content, { headers: { origin: 'https://other.example' } }))).toBe('FORBIDDEN');
    expect((await upload(content, { headers: { origin: address } })).status).toBe(200);
  });

  it.each(['text', 'svg'])('with a %s is refused by the REST API', async (what) => {
    const content = Buffer.from(what === 'svg' ? '<svg xmlns="http://www.w3.org/2000/svg"/>' : 'hello');
    const reply = await upload(content);
    expect(reply.status).toBe(415);
    expect(codeOf(reply)).toBe('UNSUPPORTED_MEDIA');
  });

  it('is refused by its stated length before its body is sent', async () => {
    const reply = await raw(
      `POST ${UPLOAD_PATH} HTTP/1.1\r\nHost: x\r\nCookie: token=${admin.token}\r\nIdempotency-Key: ${newUploadKey()}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${MAX_UPLOAD_BYTES + MAX_FORM_OVERHEAD + 1}\r\n\r\n`,
    );
    expect(reply).toContain('413');
    expect(reply).toContain('PAYLOAD_TOO_LARGE');
  });

  it('that makes no progress ends; a slow one does not, although other bodies must be faster', async () => {
    const { body, contentType } = form([
      { field: 'photo', name: 'a.mp4', type: 'video/mp4', content: mp4(40_000) },
    ]);
    const head = `POST ${UPLOAD_PATH} HTTP/1.1\r\nHost: x\r\nCookie: token=${admin.token}\r\nIdempotency-Key: ${newUploadKey()}\r\nContent-Type: ${contentType}\r\nContent-Length: ${body.length}\r\n\r\n`;
    expect(await raw(head, [body.subarray(0, 10_000)])).toContain('no progress');
    const size = Math.ceil(body.length / 8);
    const pieces = Array.from({ length: 8 }, (_, n) => body.subarray(size * n, size * (n + 1)));
    expect(await raw(head.replace(/Key: \S+/, `Key: ${newUploadKey()}`), pieces, 120)).toContain('200 OK');
  });

  it('gives its place back', async () => {
    const content = await picture();
    const replies = await Promise.all(Array.from({ length: 9 }, () => upload(content)));
    const refused = replies.filter(({ status }) => status === 429);
    for (const reply of refused) expect(reply.headers['retry-after']).toBe('2');
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(6);
    expect(refused.length + replies.filter(({ status }) => status === 200).length).toBe(9);
    expect((await upload(content)).status).toBe(200);
  });

  it('takes at most six at once of one session', async () => {
    const sockets = [await begin()];
    try {
      // Until six are on their way: a short one in between may have taken the place of another.
      await expect
        .poll(
          async () => {
            sockets.push(await begin());
            return (await upload(await picture())).status;
          },
          { timeout: 15_000 },
        )
        .toBe(429);
      const other = await signedInAs('Catalogue');
      expect((await upload(await picture(), { browser: other })).status).toBe(200);
    } finally {
      for (const socket of sockets) socket.destroy();
    }
    await expect.poll(async () => (await upload(await picture())).status).toBe(200);
  });

  it('takes at most twelve at once of all sessions', async () => {
    const sockets = [];
    try {
      for (const role of ['Marketing', 'Catalogue'] as const) {
        const browser = await signedInAs(role);
        for (let one = 0; one < 6; one += 1) sockets.push(await begin(browser));
      }
      const third = await signedInAs('Support');
      await expect
        .poll(async () => (await upload(await picture(), { browser: third })).status, { timeout: 15_000 })
        .toBe(429);
      expect((await upload(await picture(), { browser: third })).headers['retry-after']).toBe('2');
    } finally {
      for (const socket of sockets) socket.destroy();
    }
    await expect.poll(async () => (await upload(await picture())).status, { timeout: 15_000 }).toBe(200);
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\boot.ini', 'boot.ini'],
    ['صورة الزربية.jpg', 'صورة الزربية.jpg'],
    [`${'x'.repeat(300)}.jpg`, 'x'.repeat(200)],
  ])('with the name %j is listed as %j', async (name, listed) => {
    const data = stored(await upload(await picture(), { name }));
    expect(Buffer.from(data.name, 'latin1').toString()).toBe(listed);
    // What names a file never becomes a part of its address.
    expect(data.url).toMatch(/^\/media\/products\/images\/[0-9a-f]{32}\.jpg$/);
  });

  it('with a NUL in its name is refused', async () => {
    const reply = await upload(await picture(), { name: 'a\0b.jpg' });
    expect(reply.status).toBe(400);
    expect(codeOf(reply)).toBe('BAD_USER_INPUT');
  });

  it('that is longer than it says is refused, and nothing is stored', async () => {
    const { total } = (
      await shop.database.db
        .selectFrom('media')
        .select((eb) => eb.fn.countAll().as('total'))
        .execute()
    )[0]!;
    const { body, contentType } = form([
      { field: 'photo', name: 'a.mp4', type: 'video/mp4', content: mp4(40_000) },
    ]);
    const reply = await raw(
      `POST ${UPLOAD_PATH} HTTP/1.1\r\nHost: x\r\nCookie: token=${admin.token}\r\nIdempotency-Key: ${newUploadKey()}\r\nContent-Type: ${contentType}\r\nContent-Length: ${body.length - 5_000}\r\n\r\n`,
      [body],
    );
    expect(reply).toMatch(/^HTTP\/1\.1 400 /);
    const [after] = await shop.database.db
      .selectFrom('media')
      .select((eb) => eb.fn.countAll().as('total'))
      .execute();
    expect(after?.total).toBe(total);
  });
});

/** Sends texts on a connection of their own; gives what comes back until the other side ends it. */
function raw(head: string, pieces: readonly Uint8Array[] = [], pause = 0): Promise<string> {
  const url = new URL(address);
  return new Promise((done) => {
    let received = '';
    const socket = connect({ host: url.hostname, port: Number(url.port) }, async () => {
      socket.write(head);
      for (const piece of pieces) {
        socket.write(piece);
        if (pause > 0) await new Promise((next) => setTimeout(next, pause));
      }
    });
    socket.on('data', (chunk) => {
      received += chunk.toString();
      if (/\}\s*$/.test(received)) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => done(received));
  });
}

/** An upload that has begun and goes on slowly. */
async function begin(browser = admin) {
  const url = new URL(address);
  const { body, contentType } = form([
    { field: 'photo', name: 'a.mp4', type: 'video/mp4', content: mp4(40_000) },
  ]);
  const socket = connect({ host: url.hostname, port: Number(url.port) });
  socket.on('error', () => undefined);
  socket.write(
    `POST ${UPLOAD_PATH} HTTP/1.1\r\nHost: x\r\nCookie: token=${browser.token}\r\nIdempotency-Key: ${newUploadKey()}\r\nContent-Type: ${contentType}\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  socket.write(body.subarray(0, 20_000));
  const timer = setInterval(() => socket.write(Buffer.alloc(1)), 100);
  socket.once('close', () => clearInterval(timer));
  return socket;
}

describe('the port for uploads', () => {
  it('takes uploads of pages of the shop, with their cookie', async () => {
    const preflight = await send(`${uploadAddress}${UPLOAD_PATH}`, {
      method: 'OPTIONS',
      browser: null,
      headers: { origin: address, 'access-control-request-method': 'POST' },
    });
    expect(preflight).toMatchObject({
      status: 200,
      headers: {
        'access-control-allow-origin': address,
        'access-control-allow-credentials': 'true',
        'access-control-allow-headers': expect.stringContaining('idempotency-key'),
      },
    });
    const reply = await upload(await picture(), { to: uploadAddress, headers: { origin: address } });
    expect(stored(reply).url).toContain('/media/');
    expect(reply.headers['access-control-allow-origin']).toBe(address);
    const refused = await upload(Buffer.from('text'), { to: uploadAddress, headers: { origin: address } });
    expect(refused).toMatchObject({ status: 415, headers: { 'access-control-allow-origin': address } });
  });

  it('allows no other site and nothing but uploads', async () => {
    const other = await send(`${uploadAddress}${UPLOAD_PATH}`, {
      method: 'OPTIONS',
      browser: null,
      headers: { origin: 'https://other.example' },
    });
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
    for (const path of ['/', '/graphql', '/media/x-0'])
      expect((await send(`${uploadAddress}${path}`, { method: 'GET' })).status).toBe(404);
    expect((await send(`${uploadAddress}${UPLOAD_PATH}`, { method: 'GET' })).status).toBe(405);
  });
});

describe('a video', () => {
  it('is streamed in the requested part', async () => {
    const content = mp4(3_000);
    const { url } = stored(await upload(content, { name: 'film.mp4' }));
    const get = (headers: Record<string, string>, method = 'GET') =>
      send(`${address}${url}`, { method, browser: null, headers });
    const whole = await get({});
    expect(whole).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'video/mp4',
        'accept-ranges': 'bytes',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
      },
    });
    expect(Buffer.from(whole.body, 'latin1').equals(content)).toBe(true);
    const part = await get({ range: 'bytes=10-19' });
    expect(part).toMatchObject({ status: 206, headers: { 'content-range': 'bytes 10-19/3000' } });
    expect(Buffer.from(part.body, 'latin1').equals(content.subarray(10, 20))).toBe(true);
    expect((await get({ range: 'bytes=5000-' })).status).toBe(416);
    expect(await get({}, 'HEAD')).toMatchObject({
      status: 200,
      headers: { 'content-length': '3000' },
      body: '',
    });
    expect((await get({ 'if-none-match': String(whole.headers.etag) })).status).toBe(304);
    const none = `${address}/media/products/images/${'0'.repeat(32)}.mp4`;
    expect((await send(none, { method: 'GET' })).status).toBe(404);
  });
});

describe('the media library', () => {
  const LIST = `query ($filter: AdminMediaFilter) { adminMedia(first: 5, filter: $filter) {
    totalCount nodes { id name kind folder bytes width alt { fr tn } image { url(width: 100) } deletedAt uploadedBy uploadedByKey useCount
      uses { kind usedById name } } } }`;
  const list = async (filter: object) =>
    (await admin.ask(LIST, { filter })).data?.['adminMedia'] as unknown as {
      nodes: { id: string; name: string }[];
    };

  beforeEach(() => shop.database.db.deleteFrom('media').execute());

  it('lists, changes, deletes and restores files', async () => {
    const { key } = stored(await upload(await picture(), { name: 'tapis.jpg', folder: 'sellers/logos' }));
    const { id: category } = await addCategory(shop.database.db, 'Médias', undefined, {
      slug: 'medias',
      image_key: key,
    });
    const { nodes } = await list({ query: 'TAPIS', folder: 'SELLERS_LOGOS' });
    expect(nodes).toMatchObject([
      {
        name: 'tapis.jpg',
        kind: 'IMAGE',
        folder: 'SELLERS_LOGOS',
        image: { url: `/media/${key}?w=160` },
        uploadedBy: accountOf(admin),
        uploadedByKey: null,
        useCount: 1,
        uses: [{ kind: 'CATEGORY', usedById: toGlobalId('AdminCategory', category), name: 'Médias' }],
      },
    ]);
    const id = nodes[0]?.id;
    const mutate = async (name: string, input: object) =>
      (
        await admin.ask(
          `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) {
            media { name alt { fr tn } deletedAt } userErrors { field code message usedBy useCount } } }`,
          { input },
        )
      ).data?.[name];
    expect(await mutate('mediaUpdate', { id, name: 'Tapis', alt: { fr: 'Un tapis' } })).toMatchObject({
      media: { name: 'Tapis', alt: { fr: 'Un tapis', tn: null } },
      userErrors: [],
    });
    expect(await mutate('mediaUpdate', { id, alt: { fr: 'x'.repeat(301) } })).toMatchObject({
      media: null,
      userErrors: [{ field: ['alt', 'fr'], code: 'TOO_LONG' }],
    });
    expect(await mutate('mediaDelete', { id })).toMatchObject({
      media: null,
      userErrors: [{ code: 'IN_USE', message: 'is used by category', usedBy: 'CATEGORY', useCount: 1 }],
    });
    await directly(shop.database.db, (own) =>
      own.updateTable('categories').set({ image_key: null }).where('id', '=', category).execute(),
    );
    expect(await mutate('mediaDelete', { id })).toMatchObject({ media: { deletedAt: expect.any(String) } });
    expect((await list({})).nodes).toEqual([]);
    expect((await list({ isDeleted: true })).nodes).toHaveLength(1);
    expect(await mutate('mediaRestore', { id })).toMatchObject({ media: { deletedAt: null } });
    expect((await list({ isUnused: true, kind: 'IMAGE' })).nodes).toHaveLength(1);
    const node = await admin.ask('query ($id: ID!) { node(id: $id) { ... on AdminMedia { name } } }', { id });
    expect(node.data).toEqual({ node: { name: 'Tapis' } });
  });

  it('says where uploads are sent', async () => {
    const { data } = await admin.ask('{ uploadTarget { url port } }');
    expect(data).toEqual({ uploadTarget: { url: null, port: 4001 } });
  });

  it('signs uploads to the image host, where one is configured', async () => {
    const sign = (browser: Browser, name: string) =>
      browser.ask(
        `mutation ($name: String!) { mediaUploadSign(input: { folder: SELLERS_LOGOS, name: $name }) {
          upload { url expiresAt fields { name value } } userErrors { field code } } }`,
        { name },
      );
    interface Signed {
      fields: { name: string; value: string }[];
    }
    const imageHost = { url: 'https://images.test/upload', apiKey: 'key', secret: 'the-secret' };
    const withHost = await openLiveShop({}, {}, { imageHost });
    try {
      const marketing = await signUp(withHost, 'Marketing');
      const { data } = await sign(marketing, 'Logo.png');
      const { upload } = (data as unknown as { mediaUploadSign: { upload: Signed } }).mediaUploadSign;
      expect(upload).toMatchObject({ url: 'https://images.test/upload', expiresAt: expect.any(String) });
      const fields = Object.fromEntries(upload.fields.map(({ name, value }) => [name, value]));
      const { folder, public_id: publicId, timestamp, signature } = fields;
      expect(fields).toMatchObject({ folder: 'sellers/logos', api_key: 'key' });
      const signed = `folder=${folder}&public_id=${publicId}&timestamp=${timestamp}the-secret`;
      expect(signature).toBe(createHash('sha256').update(signed).digest('hex'));
      expect(JSON.stringify(data)).not.toContain('the-secret');
      expect((await sign(marketing, '')).data?.['mediaUploadSign']).toMatchObject({
        upload: null,
        userErrors: [{ field: ['name'] }],
      });
    } finally {
      await withHost.close();
    }
    const { errors } = await sign(admin, 'Logo.png');
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_SUPPORTED_BY_UPSTREAM' } }]);
  });
});
