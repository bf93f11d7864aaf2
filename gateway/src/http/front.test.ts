import { execute, parse } from 'graphql';
import { createSchema, createYoga } from 'graphql-yoga';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { brotliDecompressSync, brotliCompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { EXPOSED_HEADERS } from '../plugins/exposed-headers.ts';
import { createAssets } from './assets.ts';
import { createFront } from './front.ts';
import { LARGEST_BODY } from './graphql.ts';
import { LoadGate } from './load-gate.ts';
import type { Front, FrontOptions } from './front.ts';
import type { PageModule, PageRequest } from '../../contract/rules/page-rendering.ts';
import type { FetchedPicture, FrontGateway } from './parts.ts';

const HOT = 'query Hot($slug: String) { echo(text: $slug) count }';
const MINE = 'query Mine { viewer }';
const documents = new Map([
  ['hot', { text: HOT, kind: 'query', isPublic: true }],
  ['mine', { text: MINE, kind: 'query', isPublic: false }],
]);

/** A gateway whose upstream can be made to fail; it counts executions. */
function createStandIn() {
  const state = { executed: 0, failing: false, maxAge: 30 };
  let invalidate: (tags: readonly string[] | 'all') => void = () => undefined;
  const schema = createSchema<{ request?: Request }>({
    typeDefs: 'type Query { echo(text: String): String count: Int viewer: String }',
    resolvers: {
      Query: {
        echo: (_: unknown, { text }: { text?: string }) => `${text ?? 'nothing'} ${'x'.repeat(2_000)}`,
        count: () => (state.executed += 1),
        viewer: (_: unknown, __: unknown, context: { request?: Request }) =>
          context.request?.headers.get('cookie') ?? 'nobody',
      },
    },
  });
  const yoga = createYoga({
    schema,
    maskedErrors: true,
    maxRequestBodySize: false,
    multipart: false,
    logging: false,
  });
  const gateway: FrontGateway = {
    yoga,
    answerPlainQuery: () => Promise.resolve(undefined),
    async execute(documentId, variables) {
      if (state.failing) return { result: { errors: [{ message: 'down' }] }, maxAge: 0, tags: [] };
      const document = parse(documents.get(documentId)?.text ?? '');
      const result = await execute({ schema, document, variableValues: variables });
      return {
        result,
        maxAge: state.maxAge,
        tags: [`slug:${String(variables.slug)}`],
      };
    },
    async preview({ token, session }) {
      if (token !== 'good' || session !== 'a.b.c') return null;
      return async (documentId, variables) =>
        execute({
          schema,
          document: parse(documents.get(documentId)?.text ?? ''),
          variableValues: { ...variables, slug: 'brouillon' },
        });
    },
    documents,
    onInvalidate: (listener) => (invalidate = listener),
    ready: () => true,
  };
  return { state, gateway, invalidate: (tags: string[] | 'all') => invalidate(tags) };
}

/** A web build that renders the request it received. */
function createWeb() {
  const rendered: PageRequest[] = [];
  const state = { failing: false };
  const module: PageModule = {
    async renderPage(request) {
      rendered.push(request);
      if (state.failing) throw new Error('cannot render');
      if (request.url.startsWith('/old'))
        return { status: 301, html: '', redirect: '/new', maxAge: 60, isPartial: false, styleHashes: [] };
      const { data, errors, maxAge } = await request.execute('hot', { slug: request.url });
      return {
        status: request.url.startsWith('/missing') ? 404 : 200,
        html: `<html lang="${request.language}"><head></head>${JSON.stringify(data ?? errors)}</html>`,
        maxAge: maxAge ?? 0,
        isPartial: errors !== undefined,
        styleHashes: ['sha256-abc'],
        scriptHashes: ['sha256-def'],
      };
    },
    knownParameters: (pathname) => (pathname === '/allproducts' ? ['lang', 'sort', 'page'] : ['lang']),
    fixedPaths: ['/', '/allproducts', '/sell'],
    isListed: (pathname) => ['/shipping', '/cookie-policy'].includes(pathname),
    closedPaths: ['/cart', '/user/account'],
    resolveLanguage: ({ query, cookie, acceptLanguage }) => {
      const asked = query ?? cookie ?? acceptLanguage;
      return asked === 'en' || asked === 'tn' ? asked : 'fr';
    },
  };
  return { module, rendered, state };
}

/** A promise that resolves when `open` is called. */
function gate(): { promise: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const promise = new Promise<void>((done) => (open = done));
  return { promise, open: () => open() };
}

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

let address = '';

/** Sends a request as it is written: no client tidies up its path or headers. */
function send(
  path: string,
  options: {
    method?: string;
    headers?: Record<string, string>;
    body?: string | Buffer;
    chunked?: boolean;
  } = {},
): Promise<Reply> {
  return new Promise((done, failed) => {
    const { method = 'GET', headers = {}, body, chunked } = options;
    const url = new URL(address);
    const length: Record<string, string> =
      body === undefined
        ? {}
        : chunked
          ? { 'transfer-encoding': 'chunked' }
          : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = httpRequest(
      { host: url.hostname, port: url.port, path, method, headers: { ...length, ...headers }, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const all = Buffer.concat(chunks);
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: all,
            text: all.toString(),
          });
        });
      },
    );
    sent.on('error', failed);
    sent.end(body);
  });
}

const hot = (slug: string, extra = ''): string =>
  `/graphql?documentId=hot&variables=${encodeURIComponent(JSON.stringify({ slug }))}${extra}`;

let front: Front;
let folder = '';
let standIn: ReturnType<typeof createStandIn>;
let web: ReturnType<typeof createWeb>;
let pictures: string[] = [];
let picture: () => Promise<FetchedPicture>;
const lines: Record<string, unknown>[] = [];
const log = pino(
  { level: 'debug' },
  { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
);

async function setUp(options: Partial<FrontOptions> = {}): Promise<void> {
  standIn = createStandIn();
  web = createWeb();
  pictures = [];
  picture = async () => ({ status: 200, type: 'image/webp', body: Buffer.alloc(300, 7), maxAge: 31_536_000 });
  front = createFront({ log, corsOrigins: ['https://app.example.tn'], ...options });
  address = await front.listen(0, '127.0.0.1');
  front.open({
    gateway: standIn.gateway,
    pages: web.module,
    assets: await createAssets(folder),
    findRedirect: (path) => Promise.resolve(path === '/missing/moved' ? '/present' : null),
    fetchPicture: (path, accept) => {
      pictures.push(`${path} ${accept}`);
      return picture();
    },
    sitemap: {
      async *read() {
        for (let page = 0; page < 101; page++)
          yield {
            kind: 'products',
            entries: Array.from({ length: 100 }, (_, i) => ({ path: `/product/${page}-${i}` })),
          };
        yield { kind: 'categories', entries: [{ path: '/category/a' }, { path: '/category/a/b' }] };
        yield { kind: 'brands', entries: [{ path: '/brand/a&b', lastmod: '2026-11-02T08:00:00.000Z' }] };
        yield { kind: 'shops', entries: [{ path: '/shop/a' }] };
        yield {
          kind: 'texts',
          entries: ['/shipping', '/cookie-policy', '/service-medecin'].map((path) => ({
            path,
            lastmod: '2026-11-01T08:00:00.000Z',
          })),
        };
        yield { kind: 'promotions', entries: [{ path: '/promo/the-50' }] };
      },
    },
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'front-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'assets', 'entry-1a2b.js'), `console.log(${'1+'.repeat(1_000)}1)`);
  await writeFile(
    join(folder, 'assets', 'entry-1a2b.js.br'),
    brotliCompressSync(`console.log(${'1+'.repeat(1_000)}1)`),
  );
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, '.vite', 'manifest.json'), '{}');
  await writeFile(`${folder}-secret.txt`, 'secret');
});

afterAll(async () => {
  await rm(folder, { recursive: true });
  await rm(`${folder}-secret.txt`);
});

afterEach(async () => {
  await front.close(100);
  lines.length = 0;
});

describe('trusted documents by GET', () => {
  it('are executed once and answered from memory, whoever asks', async () => {
    await setUp();
    const first = await send(hot('a'));
    expect(first).toMatchObject({
      status: 200,
      headers: { 'x-cache': 'miss', 'content-type': 'application/json; charset=utf-8' },
    });
    expect(first.headers['cache-control']).toMatch(/^public, max-age=(29|30), stale-if-error=86400$/);
    const second = await send(hot('a'), { headers: { cookie: 'token=secret', authorization: 'Bearer x' } });
    expect(second.headers['x-cache']).toBe('hit');
    expect(second.headers['set-cookie']).toBeUndefined();
    expect(second.text).toBe(first.text);
    expect(standIn.state.executed).toBe(1);
    expect(JSON.parse(second.text)).toMatchObject({ data: { count: 1 } });
  });

  it('are filled once for many who ask at the same time', async () => {
    await setUp();
    await Promise.all(Array.from({ length: 20 }, () => send(hot('a'))));
    expect(standIn.state.executed).toBe(1);
  });

  it('refuse a variable that holds half of a character, naming it', async () => {
    await setUp();
    const reply = await send('/graphql?documentId=hot&variables=%7B%22slug%22%3A%22a%5Cud800%22%7D');
    expect(reply.status).toBe(400);
    expect(JSON.parse(reply.text)).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    expect(reply.text).toContain('variables.slug: must be well-formed text');
    expect(standIn.state.executed).toBe(0);
  });

  it('have one memory for all spellings of the same variables', async () => {
    await setUp();
    await send(hot('a'));
    await send(`/graphql?variables=${encodeURIComponent('{ "unknown": 1, "slug" : "a" }')}&documentId=hot`);
    expect(standIn.state.executed).toBe(1);
    await send(hot('b'));
    expect(standIn.state.executed).toBe(2);
  });

  it('answer 304 to who has them, in each encoding, and HEAD without a body', async () => {
    await setUp();
    const plain = await send(hot('a'));
    const packed = await send(hot('a'), { headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Origin, Accept, Accept-Encoding',
    });
    expect(brotliDecompressSync(packed.body).toString()).toBe(plain.text);
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    expect(
      (await send(hot('a'), { headers: { 'accept-encoding': 'br;q=0, gzip' } })).headers['content-encoding'],
    ).toBe('gzip');

    const known = await send(hot('a'), { headers: { 'if-none-match': String(plain.headers.etag) } });
    expect(known).toMatchObject({ status: 304, text: '', headers: { etag: plain.headers.etag } });
    const weak = `"x", W/${String(packed.headers.etag)}`;
    expect(
      (await send(hot('a'), { headers: { 'if-none-match': weak, 'accept-encoding': 'br' } })).status,
    ).toBe(304);

    const head = await send(hot('a'), { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(head.headers['content-length']).toBe(plain.headers['content-length']);
  });

  it('name the media type that the client prefers', async () => {
    await setUp();
    const accept = 'application/graphql-response+json, application/json;q=0.9';
    expect((await send(hot('a'), { headers: { accept } })).headers['content-type']).toBe(
      'application/graphql-response+json; charset=utf-8',
    );
  });

  it('are dropped by tag', async () => {
    await setUp();
    await send(hot('a'));
    await send(hot('b'));
    standIn.invalidate(['slug:a']);
    expect(JSON.parse((await send(hot('a'))).text)).toMatchObject({ data: { count: 3 } });
    expect(JSON.parse((await send(hot('b'))).text)).toMatchObject({ data: { count: 2 } });
  });

  it('are given stale when executing fails, and a failure is never kept', async () => {
    await setUp();
    standIn.state.failing = true;
    const failure = await send(hot('a'));
    expect(failure.headers['cache-control']).toBe('no-store');
    expect(JSON.parse(failure.text)).toEqual({ errors: [{ message: 'down' }] });
    standIn.state.failing = false;
    expect(JSON.parse((await send(hot('a'))).text)).toMatchObject({ data: { count: 1 } });
    standIn.state.failing = true;
    standIn.invalidate('all');
    const stale = await send(hot('a'));
    expect(stale.headers['x-cache']).toBe('rescued');
    expect(JSON.parse(stale.text)).toMatchObject({ data: { count: 1 } });
    expect(stale.headers['cache-control']).toMatch(/max-age=0/);
  });

  it('are left to the schema when they are private, unknown or malformed', async () => {
    await setUp();
    const mine = await send(`/graphql?query=${encodeURIComponent(MINE)}`, {
      headers: { cookie: 'token=me' },
    });
    expect(JSON.parse(mine.text)).toEqual({ data: { viewer: 'token=me' } });
    for (const path of ['/graphql?documentId=mine', '/graphql?documentId=none']) {
      const reply = await send(path);
      expect(reply.headers['x-cache'], path).toBeUndefined();
      expect(reply.status, path).toBeLessThan(500);
    }
    for (const variables of ['{', '[]', '1', '"a"']) {
      const reply = await send(`/graphql?documentId=hot&variables=${encodeURIComponent(variables)}`);
      expect(reply.status, variables).toBe(400);
      expect(reply.text).toContain('variables: must be a JSON object');
    }
    expect(standIn.state.executed).toBe(0);
  });

  it('may be read by pages of the configured origins only', async () => {
    await setUp();
    const allowed = await send(hot('a'), { headers: { origin: 'https://app.example.tn' } });
    expect(allowed.headers['access-control-allow-origin']).toBe('https://app.example.tn');
    const other = await send(hot('a'), { headers: { origin: 'https://evil.example' } });
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('limits', () => {
  const query = JSON.stringify({ query: '{ echo(text: "a") }' });
  const json = { 'content-type': 'application/json' };

  it('let ordinary bodies through, stated or chunked', async () => {
    await setUp();
    for (const chunked of [false, true]) {
      const reply = await send('/graphql', { method: 'POST', headers: json, body: query, chunked });
      expect(JSON.parse(reply.text), String(chunked)).toMatchObject({
        data: { echo: expect.stringMatching(/^a x/) as string },
      });
    }
  });

  it('refuse a body that is too large, stated or counted', async () => {
    await setUp();
    const body = JSON.stringify({ query: `{ echo(text: "${'a'.repeat(LARGEST_BODY)}") }` });
    for (const chunked of [false, true]) {
      const reply = await send('/graphql', { method: 'POST', headers: json, body, chunked });
      expect(reply.status, String(chunked)).toBe(413);
      expect(JSON.parse(reply.text)).toMatchObject({
        errors: [{ extensions: { code: 'PAYLOAD_TOO_LARGE' } }],
      });
    }
    expect((await send('/health')).status).toBe(200);
  });

  it('refuse long addresses, large headers and other methods', async () => {
    await setUp();
    expect((await send(`/search?q=${'a'.repeat(9_000)}`)).status).toBe(414);
    expect((await send('/', { headers: { 'x-large': 'a'.repeat(20_000) } })).status).toBe(431);
    const put = await send('/', { method: 'PUT', body: 'x' });
    expect(put).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });

  it('end connections that send their headers or body too slowly', async () => {
    await setUp({ headersTimeout: 200, bodyTimeout: 400 });
    const answers = await Promise.all(
      [
        'GET / HTTP/1.1\r\nHost: x\r\n',
        'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
      ].map(
        (start) =>
          new Promise<string>((done) => {
            const url = new URL(address);
            let received = '';
            const socket = connect({ host: url.hostname, port: Number(url.port) }, () => socket.write(start));
            socket.on('data', (chunk) => (received += chunk.toString()));
            socket.on('close', () => done(received));
            socket.on('error', () => done(received));
          }),
      ),
    );
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408|^$/);
    expect((await send('/health')).status).toBe(200);
  });

  it.each([
    '//',
    '//evil.example',
    '//evil.example/x',
    '/\\evil.example',
    '/%5Cevil.example',
    '/%2F%2Fevil.example',
    '/%',
    '/%00',
    '/..',
    '/../x',
    '/a/%2e%2e/b',
    '/./x',
    '/product/%C3%28',
    '/..%2f..%2fetc/passwd',
  ])('show no page at the address %s', async (path) => {
    await setUp();
    const reply = await send(path);
    expect(reply.status).toBe(404);
    expect(reply.headers.location).toBeUndefined();
    expect(reply.headers['content-type']).toContain('html');
    expect(web.rendered).toEqual([]);
    expect((await send('/health')).status).toBe(200);
  });

  it('survive malformed parameters', async () => {
    await setUp();
    expect((await send('/graphql?%')).status).toBeLessThan(500);
    expect((await send('/?%=%C3%28')).status).toBe(200);
  });

  /** Connects and sends nothing, or what is given; what came, and after how long the other side closed (ms). */
  const hold = (start?: string) =>
    new Promise<{ received: string; after: number }>((done) => {
      const url = new URL(address);
      const began = performance.now();
      let received = '';
      const socket = connect({ host: url.hostname, port: Number(url.port) }, () => {
        if (start !== undefined) socket.write(start);
      });
      const end = (): void => done({ received, after: performance.now() - began });
      socket.on('data', (chunk) => (received += chunk.toString()));
      socket.on('close', end);
      socket.on('error', end);
    });

  it('end connections on which nothing is sent, from the first moment on', async () => {
    await setUp({ headersTimeout: 300, bodyTimeout: 600 });
    const { received, after } = await hold();
    expect(received).toMatch(/^HTTP\/1\.1 408|^$/);
    expect(after).toBeLessThan(5_000);
  });

  it('end connections that take nothing of their answer', async () => {
    await setUp({ idleTimeout: 300 });
    picture = () =>
      Promise.resolve({ status: 200, type: 'image/webp', body: Buffer.alloc(20_000_000), maxAge: 1 });
    const url = new URL(address);
    const socket = connect({ host: url.hostname, port: Number(url.port) }, () => {
      socket.write('GET /media/large-1 HTTP/1.1\r\nHost: x\r\n\r\n');
      socket.pause();
    });
    await new Promise((done) => setTimeout(done, 1_500));
    let received = 0;
    await new Promise<void>((done) => {
      socket.on('data', (chunk) => (received += chunk.length));
      socket.on('close', () => done());
      socket.on('error', () => done());
      socket.resume();
    });
    expect(received).toBeLessThan(20_000_000);
  });

  it('give one client so many connections, and answer only so many requests ahead on one', async () => {
    await setUp({ connectionsPerClient: 3, headersTimeout: 2_000 });
    const held = [hold(), hold(), hold()];
    await new Promise((done) => setTimeout(done, 200));
    expect((await hold('GET /health HTTP/1.1\r\nHost: x\r\n\r\n')).received).toBe('');
    await Promise.all(held);
    const slow = gate();
    picture = async () => {
      await slow.promise;
      return { status: 200, type: 'image/webp', body: Buffer.alloc(10), maxAge: 1 };
    };
    const one = 'GET /media/slow-1 HTTP/1.1\r\nHost: x\r\n\r\n';
    expect((await hold(one.repeat(40))).received).toBe('');
    slow.open();
  });
});

describe('files of the build', () => {
  it('are sent compressed as the build made them, hashed ones for ever', async () => {
    await setUp();
    const script = await send('/assets/entry-1a2b.js', { headers: { 'accept-encoding': 'br' } });
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(brotliDecompressSync(script.body).toString()).toMatch(/^console/);
    const icon = await send('/favicon.svg');
    expect(icon).toMatchObject({
      status: 200,
      text: '<svg/>',
      headers: { 'cache-control': 'public, max-age=0, must-revalidate' },
    });
  });

  it.each([
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/entry-1a2b.js.br',
    '/assets/none.js',
    '/assets/',
  ])('do not include %s', async (path) => {
    await setUp();
    const reply = await send(path);
    expect(reply.status).toBe(404);
    expect(reply.text).not.toContain('secret');
  });

  it('are not found once a build has replaced them, and are when they are there again', async () => {
    const file = join(folder, 'assets', 'old-3c4d.js');
    await writeFile(file, 'old');
    await front.close();
    await setUp();
    await rm(file);
    expect((await send('/assets/old-3c4d.js')).status).toBe(404);
    await writeFile(file, 'old');
    expect((await send('/assets/old-3c4d.js')).text).toBe('old');
    await rm(file);
  });

  it('do not include the records of the build', async () => {
    await setUp();
    expect((await send('/.vite/manifest.json')).headers['content-type']).toMatch(/html/);
  });
});

describe('pages', () => {
  it('are rendered once for all who ask alike, and again for another language or theme', async () => {
    await setUp();
    const page = await send('/allproducts?page=2&utm_source=x&sort=price');
    expect(page).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'x-cache': 'miss', 'cache-control': 'no-cache' },
    });
    await send('/allproducts?sort=price&page=2&fbclid=1');
    expect(web.rendered).toHaveLength(1);
    expect(web.rendered[0]).toMatchObject({
      url: '/allproducts?page=2&sort=price',
      language: 'fr',
      theme: 'system',
      publicUrl: address,
    });
    await send('/allproducts?page=2&sort=price', { headers: { cookie: 'a=b; lang=tn; theme=dark' } });
    expect(web.rendered[1]).toMatchObject({ language: 'tn', theme: 'dark' });
    expect(
      (await send('/', { headers: { 'if-none-match': String((await send('/')).headers.etag) } })).status,
    ).toBe(304);
  });

  it('carry a policy that allows scripts of the shop only', async () => {
    await setUp();
    const { headers } = await send('/');
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-def';");
    expect(headers['content-security-policy']).toContain("'sha256-abc'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding, Accept-Language, Cookie',
    });
  });

  it('allow pictures of the shop and of the configured hosts only', async () => {
    const directive = async () =>
      /img-src [^;]*/.exec(String((await send('/')).headers['content-security-policy']))?.[0];
    await setUp();
    expect(await directive()).toBe("img-src 'self' data: blob:");
    await front.close(0);
    await setUp({ pictureHosts: ['https://img.example', 'https://logos.example'] });
    expect(await directive()).toBe("img-src 'self' data: blob: https://img.example https://logos.example");
  });

  it('let the shop itself, and no frame in it, use camera and microphone, and play what it was given', async () => {
    await setUp();
    const { headers } = await send('/');
    expect(headers['permissions-policy']).toBe(
      'camera=(self), microphone=(self), geolocation=(), payment=()',
    );
    expect(headers['content-security-policy']).toContain("media-src 'self' data: blob:;");
  });

  it('show a preview to its admin alone, past all caches, and only then in a frame of the shop', async () => {
    await setUp();
    const headers = { cookie: 'token=a.b.c; lang=fr; theme=light' };
    const before = await send('/', { headers });
    const page = await send('/?preview=good&lang=en&theme=dark', { headers });
    expect(page.status).toBe(200);
    expect(page.text).toContain('<head><script src="/preview.js"></script></head>');
    expect(page.text).toContain('brouillon');
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(web.rendered.at(-1)).toMatchObject({ url: '/?lang=en', language: 'en', theme: 'dark' });
    expect((await send('/?preview=good', { headers })).headers['x-cache']).toBeUndefined();

    const rendered = web.rendered.length;
    for (const refused of [
      await send('/?preview=good'),
      await send('/?preview=bad', { headers }),
      await send('/?preview=', { headers }),
    ]) {
      expect(refused.status).toBe(403);
      expect(refused.text).not.toContain('brouillon');
      expect(refused.headers['cache-control']).toBe('no-store');
    }
    expect(web.rendered).toHaveLength(rendered);

    const after = await send('/', { headers });
    expect(after).toMatchObject({ text: before.text, headers: { 'x-cache': 'hit' } });
    expect(after.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('of a preview request their data with its parameters', async () => {
    await setUp();
    const headers = { cookie: 'token=a.b.c', 'x-preview': 'preview=good' };
    await send(hot('own'));
    const answer = await send(hot('own'), { headers });
    expect(answer.text).toContain('brouillon');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await send(hot('own'))).text).not.toContain('brouillon');
    expect((await send(hot('own'), { headers: { 'x-preview': 'preview=good' } })).status).toBe(403);
    expect((await send(hot('own'), { headers: { ...headers, 'x-preview': 'preview=bad' } })).status).toBe(
      403,
    );
    expect((await send('/graphql?documentId=hot&variables=%7B', { headers })).status).toBe(400);
  });

  it('keep their status and their redirects', async () => {
    await setUp();
    expect((await send('/missing')).status).toBe(404);
    expect(await send('/old')).toMatchObject({ status: 301, headers: { location: '/new' } });
  });

  it('that have moved lead to their present path, with their language', async () => {
    await setUp();
    expect(await send('/missing/moved?lang=en')).toMatchObject({
      status: 301,
      headers: { location: '/present?lang=en' },
    });
    expect((await send('/missing/other')).status).toBe(404);
  });

  it('are dropped by what they were made of, and given stale while the origin is down', async () => {
    await setUp();
    const first = await send('/p');
    standIn.invalidate(['slug:/p']);
    const second = await send('/p');
    expect(second.text).not.toBe(first.text);
    standIn.state.failing = true;
    standIn.invalidate('all');
    expect(await send('/p')).toMatchObject({ status: 200, text: second.text });
    expect((await send('/never-seen')).headers['x-cache']).toBe('miss');
    standIn.state.failing = false;
    expect((await send('/never-seen')).text).toContain('"count"');
  });

  it('do not believe a made-up host', async () => {
    await setUp();
    await send('/', { headers: { host: 'evil.example' } });
    expect(web.rendered[0]?.publicUrl).toBe(address);
  });

  it('become a decent page when rendering fails', async () => {
    await setUp();
    web.state.failing = true;
    const reply = await send('/', { headers: { 'accept-language': 'en' } });
    expect(reply).toMatchObject({ status: 500, headers: { 'cache-control': 'no-store' } });
    expect(reply.text).toContain('Something went wrong');
    expect(reply.text).not.toContain('cannot render');
    web.state.failing = false;
    expect((await send('/')).status).toBe(200);
  });

  it('ask to come back when too many wait to be rendered, and those in memory do not wait', async () => {
    await setUp({ gate: new LoadGate({ utilization: () => 1 }) });
    await send('/known');
    const { promise, open } = gate();
    const render = web.module.renderPage;
    web.module.renderPage = async (request) => {
      await promise;
      return render(request);
    };
    const refused: Reply[] = [];
    const waiting = Array.from({ length: 60 }, async (_, index) => {
      const reply = await send(`/page-${index}`, { headers: { 'accept-language': 'en' } });
      if (reply.status === 503) refused.push(reply);
      return reply.status;
    });
    expect(await send('/known')).toMatchObject({ status: 200, headers: { 'x-cache': 'hit' } });
    await expect.poll(() => refused.length).toBeGreaterThan(20);
    expect(refused[0]?.headers['retry-after']).toMatch(/^[123]$/);
    expect(refused[0]?.headers['cache-control']).toBe('no-store');
    expect(refused[0]?.text).toContain('Many people are here right now');
    open();
    const answered = (await Promise.all(waiting)).filter((status) => status === 200);
    expect(answered.length + refused.length).toBe(60);
    expect(answered.length).toBeGreaterThan(0);
  });

  it('are served from memory, outdated, rather than refused', async () => {
    const busy = new LoadGate({ utilization: () => 1 });
    await setUp({ gate: busy });
    const { text } = await send('/known');
    standIn.invalidate('all');
    const { promise, open } = gate();
    const held = Array.from({ length: busy.limit }, () => busy.run('buying', () => promise));
    const reply = await send('/known');
    expect(reply).toMatchObject({ status: 200, headers: { 'x-cache': 'rescued' }, text });
    open();
    await Promise.all(held);
  });
});

describe('pictures', () => {
  it('are fetched once per width and format, at the widths that are served', async () => {
    await setUp();
    const [first] = await Promise.all([
      send('/media/p/a-1?w=300'),
      send('/media/p/a-1?w=320'),
      send('/media/p/a-1?w=241'),
    ]);
    expect(pictures).toEqual(['/media/p/a-1?w=320 image/webp']);
    expect(first).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' },
    });
    await send('/media/p/a-1?w=300', { headers: { accept: 'image/avif,image/webp,*/*' } });
    await send('/media/p/a-1');
    expect(pictures.slice(1)).toEqual([
      '/media/p/a-1?w=320 image/avif,image/webp',
      '/media/p/a-1?w=1600 image/webp',
    ]);
  });

  it.each(['/media/../v1/admin/products', '/media/a%2f..%2fb', '/media/', '/media/a//b', '/media/.env'])(
    'never ask the origin for %s',
    async (path) => {
      await setUp();
      expect((await send(path)).status).toBe(404);
      expect(pictures).toEqual([]);
    },
  );

  it('refuse widths that are none', async () => {
    await setUp();
    for (const width of ['0', '-1', '1e9', 'x', '99999'])
      expect((await send(`/media/a?w=${width}`)).status).toBe(400);
    expect(pictures).toEqual([]);
  });

  it('answer 404 for a missing one and 503 when the origin is down, keeping those it has', async () => {
    await setUp();
    await send('/media/a?w=64');
    picture = () => Promise.reject(new Error('down'));
    expect((await send('/media/a?w=64')).status).toBe(200);
    expect((await send('/media/b?w=64')).status).toBe(503);
    picture = async () => ({ status: 404, type: 'text/plain', body: Buffer.from('no'), maxAge: 0 });
    expect((await send('/media/b?w=64')).status).toBe(404);
  });
});

describe('the rest', () => {
  it('lists every address in a sitemap of parts', async () => {
    await setUp();
    const index = await send('/sitemap.xml');
    expect(
      [...index.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url?.replace(address, '')),
    ).toEqual([
      '/sitemap-pages-1.xml',
      '/sitemap-categories-1.xml',
      '/sitemap-brands-1.xml',
      '/sitemap-shops-1.xml',
      '/sitemap-promotions-1.xml',
      '/sitemap-products-1.xml',
      '/sitemap-products-2.xml',
    ]);
    const pages = (await send('/sitemap-pages-1.xml')).text;
    expect([...pages.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url?.replace(address, ''))).toEqual([
      '/',
      '/allproducts',
      '/sell',
      '/shipping',
      '/cookie-policy',
    ]);
    expect(pages).toContain(`<loc>${address}/shipping</loc><lastmod>2026-11-01T08:00:00.000Z</lastmod>`);
    expect((await send('/sitemap-brands-1.xml')).text).toContain(
      `<url><loc>${address}/brand/a&amp;b</loc><lastmod>2026-11-02T08:00:00.000Z</lastmod></url>`,
    );
    expect((await send('/sitemap-products-2.xml')).text.match(/<url>/g)).toHaveLength(100);
    expect((await send('/sitemap-products-3.xml')).status).toBe(404);
    expect((await send('/robots.txt')).text.trim().split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /graphql',
      'Disallow: /cart',
      'Disallow: /user/account',
      'Allow: /',
      '',
      `Sitemap: ${address}/sitemap.xml`,
    ]);
  });

  it('is live at once, and ready once there is something to serve', async () => {
    await setUp();
    const starting = createFront({ log });
    const served = address;
    address = await starting.listen(0, '127.0.0.1');
    expect((await send('/health')).status).toBe(200);
    expect((await send('/ready')).status).toBe(503);
    expect(await send('/')).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
    await starting.close();
    address = served;
    expect((await send('/ready')).status).toBe(200);
    const { renderPage } = web.module;
    const meanwhile: number[] = [];
    web.module.renderPage = async (request) => {
      meanwhile.push((await send('/ready')).status);
      return renderPage(request);
    };
    await front.warm('/');
    expect(meanwhile).toEqual([503]);
    expect((await send('/ready')).status).toBe(200);
  });

  it('accepts a crowd of new connections before the next page is rendered', async () => {
    await setUp();
    const { renderPage } = web.module;
    const begun = gate();
    let pages = 0;
    web.module.renderPage = async (request) => {
      const page = await renderPage(request);
      await request.beforeRender?.();
      begun.open();
      pages += 1;
      for (const end = performance.now() + 10; performance.now() < end;);
      return page;
    };
    const asked = Array.from({ length: 16 }, (_, index) => send(`/product/${index}`));
    await begun.promise;
    const crowd = await Promise.all(Array.from({ length: 40 }, () => send('/health')));
    expect(crowd.every(({ status }) => status === 200)).toBe(true);
    expect(pages).toBeLessThan(8);
    expect((await Promise.all(asked)).every(({ status }) => status === 200)).toBe(true);
    expect(pages).toBe(16);
  });

  it('writes a line for every request, without what was searched for', async () => {
    await setUp({ trustProxy: true });
    const { headers } = await send('/search?q=secret-wish', { headers: { 'x-request-id': 'abc-12345' } });
    expect(headers['x-request-id']).toBe('abc-12345');
    await expect
      .poll(() => lines)
      .toContainEqual(
        expect.objectContaining({ id: 'abc-12345', method: 'GET', path: '/search', status: 200 }),
      );
    expect(JSON.stringify(lines)).not.toContain('secret-wish');
  });

  it('sends what keeps browsers safe with every answer, and under https says to stay there', async () => {
    await setUp({ publicUrl: 'https://shop.example.tn', trustProxy: true });
    const asked: [string, number, string?][] = [
      ['/', 200],
      ['/missing', 404],
      ['/old', 301],
      ['//', 404],
      [hot('a'), 200],
      ['/graphql?documentId=hot&variables=%7B', 400],
      ['/graphql', 415, 'PUT'],
      ['/media/x-1', 200],
      ['/media/x-1?w=nothing', 400],
      ['/media/%2e', 404],
      ['/assets/entry-1a2b.js', 200],
      ['/assets/none.js', 404],
      ['/favicon.svg', 200],
      ['/health', 200],
      ['/ready', 200],
      ['/robots.txt', 200],
      ['/sitemap.xml', 200],
      ['/client-errors', 405],
      ['/', 405, 'POST'],
      [`/${'x'.repeat(9_000)}`, 414],
    ];
    for (const [path, status, method = 'GET'] of asked) {
      const reply = await send(path, { method, headers: { 'x-forwarded-proto': 'http' } });
      if (path !== '/graphql') expect([path.slice(0, 30), reply.status]).toEqual([path.slice(0, 30), status]);
      expect(reply.headers, path.slice(0, 30)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=31536000',
        'x-request-id': expect.any(String),
      });
    }
    await front.close(100);
    await setUp();
    const plain = (await send('/')).headers;
    expect(plain['x-content-type-options']).toBe('nosniff');
    expect(plain['strict-transport-security']).toBeUndefined();
  });

  it.each([
    ['https://shop.example.tn', { 'x-forwarded-proto': 'http' }, 'https'],
    ['https://shop.example.tn', {}, 'https'],
    [undefined, { 'x-forwarded-proto': 'https' }, 'https'],
    [undefined, { 'x-forwarded-proto': 'http' }, 'http'],
  ])(
    'with the address %s and %j is reached over %s, as cookies have it',
    async (publicUrl, headers, scheme) => {
      await setUp({ publicUrl, trustProxy: true });
      const seen: unknown[] = [];
      standIn.gateway.yoga = (request, response) => {
        seen.push(request.headers['x-client-scheme']);
        response.end();
      };
      await send('/graphql', { method: 'PUT', headers });
      expect(seen).toEqual([scheme]);
    },
  );

  it('tells caches that answers depend on the asking site, and sites which headers they may read', async () => {
    await setUp();
    const own = await send(hot('a'));
    expect(own.headers.vary).toContain('Origin');
    expect(own.headers['access-control-allow-origin']).toBeUndefined();
    const other = await send(hot('a'), { headers: { origin: 'https://app.example.tn' } });
    expect(other.headers).toMatchObject({
      'access-control-allow-origin': 'https://app.example.tn',
      'access-control-expose-headers': EXPOSED_HEADERS.join(', '),
    });
  });

  it('keeps the caller’s own id of a request when it is well formed, and makes one when it is not', async () => {
    await setUp();
    for (const path of ['/', hot('a'), '/health', '//'])
      expect(
        (await send(path, { headers: { 'x-request-id': 'mine.2026-11_22' } })).headers['x-request-id'],
      ).toBe('mine.2026-11_22');
    for (const id of ['short', 'with space in it', 'x'.repeat(81), '<script>alert</script>'])
      expect((await send('/', { headers: { 'x-request-id': id } })).headers['x-request-id']).not.toBe(id);
  });

  it('is not ready while it drains, serves on, and sends clients to other connections', async () => {
    await setUp();
    expect((await send('/ready')).status).toBe(200);
    const drained = front.drain(200);
    expect((await send('/ready')).status).toBe(503);
    for (const path of ['/', hot('a')])
      expect(await send(path)).toMatchObject({ status: 200, headers: { connection: 'close' } });
    await drained;
    expect((await send('/')).status).toBe(200);
    await front.close(0);
    await expect(send('/')).rejects.toThrow(/ECONNREFUSED/);
  });

  it('lets what is in flight end before it stops', async () => {
    await setUp();
    const { promise, open } = gate();
    const render = web.module.renderPage;
    web.module.renderPage = async (request) => {
      await promise;
      return render(request);
    };
    const waiting = send('/slow');
    await expect.poll(() => lines.length >= 0 && standIn !== undefined).toBe(true);
    await new Promise((done) => setTimeout(done, 30));
    const closing = front.close(5_000);
    open();
    expect((await waiting).status).toBe(200);
    await closing;
    await expect(send('/')).rejects.toThrow(/ECONNREFUSED/);
  });
});
