// @vitest-environment jsdom
/** The queue of uploads against a server that responds as each test says. Time is the test's own. */
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_UPLOAD_BYTES, UPLOAD_PATH, UPLOADS_AT_ONCE } from '../../../../gateway/contract/rules/media.ts';
import { connectToasts, type ToastMessage } from '../../design/toast.ts';
import { loadAdminCatalogue } from '../../i18n/adminTexts.ts';
import { createTranslations, translateArea } from '../../i18n/translate.ts';
import { textsOf, Uploads } from './uploads.ts';
import { useUploads } from './UploadProvider.tsx';

/** A request of the page. The test says how far it is and how it ends. */
class Request extends EventTarget {
  static all: Request[] = [];
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  readonly startedAt = Date.now();
  method = '';
  url = '';
  status = 0;
  response: unknown = null;
  isAborted = false;
  isDone = false;
  body: FormData | undefined;
  #responseHeaders: Readonly<Record<string, string>> = {};

  constructor() {
    super();
    Request.all.push(this);
  }
  open(method: string, url: string): void {
    Object.assign(this, { method, url });
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name.toLowerCase(), value);
  }
  getResponseHeader(name: string): string | null {
    return this.#responseHeaders[name] ?? null;
  }
  send(body: FormData): void {
    this.body = body;
  }
  abort(): void {
    this.isAborted = true;
    this.isDone = true;
  }

  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(
      Object.assign(new Event('progress'), { loaded, total, lengthComputable: true }),
    );
  }
  respond(status: number, response: unknown = null, headers: Readonly<Record<string, string>> = {}): void {
    Object.assign(this, { status, response, isDone: true });
    this.#responseHeaders = headers;
    this.dispatchEvent(new Event('load'));
  }
  succeed(): void {
    this.respond(200, { response: { ok: true }, data: { id: '1', url: '/media/1' } });
  }
  cut(): void {
    this.isDone = true;
    this.dispatchEvent(new Event('error'));
  }
}

const underWay = (): Request[] => Request.all.filter(({ isDone }) => !isDone);
const last = (): Request => Request.all.at(-1) ?? expect.unreachable('no request was sent');

const areas = await loadAdminCatalogue('en');
const texts = textsOf(translateArea(createTranslations('en', areas), 'admin'));

let toasts: ToastMessage[];
let stored: number;
let disconnect: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', Request);
  Request.all = [];
  toasts = [];
  stored = 0;
  disconnect = connectToasts({ show: (message) => toasts.push(message), dismiss: () => undefined });
});
afterEach(() => {
  disconnect();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const queue = (target: ConstructorParameters<typeof Uploads>[0] = { url: null, port: 4001 }): Uploads =>
  new Uploads(target, texts, () => {
    stored += 1;
  });

const PNG = new Uint8Array([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
]);

function png(name: string, size = PNG.length): File {
  const file = new File([PNG], name, { type: 'image/png', lastModified: 1 });
  // jsdom has no bytes for a file of 300 MB; its size is what is judged.
  if (size !== PNG.length) Object.defineProperty(file, 'size', { value: size });
  return file;
}
const pngs = (count: number): File[] => Array.from({ length: count }, (_, at) => png(`${at}.png`));

/** Lets promises and timers due within `ms` run. */
const pass = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

async function add(uploads: Uploads, files: readonly File[], folder = 'products/images'): Promise<void> {
  const adding = uploads.add(files, folder);
  await pass(10);
  await adding;
  await pass(10);
}

const statesOf = (uploads: Uploads): string[] => uploads.snapshot().uploads.map(({ state }) => state);
const titles = (): string[] => toasts.map(({ title }) => title);

describe('an upload', () => {
  it('is one request for each file, with its folder, field and key', async () => {
    const uploads = queue();
    await add(uploads, pngs(2), 'home/sliders');
    expect(Request.all).toHaveLength(2);
    for (const request of Request.all) {
      expect(request.method).toBe('POST');
      expect(request.url).toBe(`http://localhost:4001${UPLOAD_PATH}?folder=home%2Fsliders`);
      expect(request.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
      expect([...(request.body?.keys() ?? [])]).toEqual(['photo']);
    }
    expect(new Set(Request.all.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
  });

  it('is sent to the address of the page when its own port cannot be reached', async () => {
    const uploads = queue();
    await add(uploads, [png('a.png')]);
    last().cut();
    await pass(300);
    expect(last().url).toBe(`${UPLOAD_PATH}?folder=products%2Fimages`);
    last().succeed();
    await pass();
    expect(statesOf(uploads)).toEqual(['completed']);
  });

  it('reports what is stored, each file and the batch', async () => {
    const uploads = queue();
    await add(uploads, [png('a.png')]);
    last().succeed();
    await pass();
    expect(statesOf(uploads)).toEqual(['completed']);
    expect(stored).toBe(1);
    expect(toasts).toEqual([
      expect.objectContaining({
        type: 'success',
        title: 'Upload successful',
        description: 'a.png uploaded successfully',
        duration: 3_000,
      }),
      expect.objectContaining({
        type: 'success',
        title: 'Upload batch completed',
        description: '1 successful, 0 failed',
        duration: 4_000,
      }),
    ]);
  });

  it(`runs beside five others at most; the next begins when one ends`, async () => {
    const uploads = queue();
    await add(uploads, pngs(UPLOADS_AT_ONCE + 2));
    expect(underWay()).toHaveLength(UPLOADS_AT_ONCE);
    underWay()[0]?.succeed();
    await pass();
    expect(underWay()).toHaveLength(UPLOADS_AT_ONCE);
    expect(Request.all).toHaveLength(UPLOADS_AT_ONCE + 1);
  });

  it('is one of six at once without a port of their own, too', async () => {
    await add(queue({ url: null, port: null }), pngs(8));
    expect(underWay()).toHaveLength(UPLOADS_AT_ONCE);
    expect(last().url).toMatch(new RegExp(`^${UPLOAD_PATH}\\?`));
  });

  it('allows a new batch while another is under way, each with its own result', async () => {
    const uploads = queue();
    await add(uploads, [png('a.png')]);
    const [first] = Request.all;
    await add(uploads, [png('b.png')]);
    expect(underWay()).toHaveLength(2);
    last().respond(413, { error: { message: 'The file is too large' } });
    await pass();
    first?.succeed();
    await pass();
    const batches = toasts.filter(({ title }) => title === 'Upload batch completed');
    expect(batches.map(({ description, type }) => [description, type])).toEqual([
      ['0 successful, 1 failed', 'warning'],
      ['1 successful, 0 failed', 'success'],
    ]);
  });

  it('tells its progress at most twice a second', async () => {
    const uploads = queue();
    await add(uploads, [png('a.png')]);
    const percents: number[] = [];
    uploads.subscribe(() => percents.push(uploads.snapshot().percent));
    for (let step = 1; step <= 100; step += 1) {
      last().progress(step, 200);
      await pass(20);
    }
    // Two seconds: four intervals, and the first at once.
    expect(percents.length).toBeGreaterThan(2);
    expect(percents.length).toBeLessThanOrEqual(5);
    expect(percents.at(-1)).toBeGreaterThan(30);
  });
});

describe('a failure', () => {
  it.each([
    ['without a response', (request: Request) => request.cut()],
    ['of the server', (request: Request) => request.respond(503)],
  ])('%s is retried three times, after 0.3 s, 0.6 s and 1.2 s', async (_, fail) => {
    const uploads = queue();
    await add(uploads, [png('a.png')]);
    for (const [at, delay] of [300, 600, 1_200].entries()) {
      fail(last());
      await pass(delay - 1);
      expect(Request.all).toHaveLength(at + 1);
      await pass(1);
      expect(Request.all).toHaveLength(at + 2);
    }
    const keys = new Set(Request.all.map(({ headers }) => headers.get('idempotency-key')));
    expect(keys.size).toBe(1);
    fail(last());
    await pass(60_000);
    expect(Request.all).toHaveLength(4);
    expect(statesOf(uploads)).toEqual(['failed']);
    expect(titles()).toEqual(['Upload failed', 'Upload batch completed']);
    expect(toasts[0]).toMatchObject({ type: 'error', duration: 5_000 });
    expect(toasts[1]).toMatchObject({ type: 'warning', description: '0 successful, 1 failed' });
  });

  it('without a response is told as a network error', async () => {
    await add(queue(), [png('a.png')]);
    for (let attempt = 0; attempt < 4; attempt += 1) {
      last().cut();
      await pass(1_200);
    }
    expect(toasts[0]?.description).toBe(
      'This looks like a network error, the endpoint might be blocked by an internet provider or a firewall.',
    );
  });

  it('that is a refusal is not retried, and told in the server’s words', async () => {
    const uploads = queue();
    await add(uploads, [png('a.png')]);
    last().respond(415, { error: { message: 'HEIC files are not accepted' } });
    await pass(60_000);
    expect(Request.all).toHaveLength(1);
    expect(toasts[0]).toMatchObject({ title: 'Upload failed', description: 'HEIC files are not accepted' });
    uploads.retry(uploads.snapshot().uploads[0]?.id ?? '');
    await pass();
    last().succeed();
    await pass();
    expect(statesOf(uploads)).toEqual(['completed']);
  });

  it('waits as long as the server asks', async () => {
    await add(queue(), [png('a.png')]);
    last().respond(429, null, { 'retry-after': '7' });
    await pass(6_999);
    expect(Request.all).toHaveLength(1);
    await pass(1);
    expect(Request.all).toHaveLength(2);
  });

  it('that passes is forgotten: two of the server, then it is stored', async () => {
    const uploads = queue();
    await add(uploads, [png('a.png')]);
    for (const delay of [300, 600]) {
      last().respond(503);
      await pass(delay);
    }
    last().succeed();
    await pass();
    expect(Request.all).toHaveLength(3);
    expect(statesOf(uploads)).toEqual(['completed']);
    expect(stored).toBe(1);
  });

  it.each([400, 401, 403, 413, 415])('%d is sent once', async (status) => {
    const uploads = queue();
    await add(uploads, [png('a.png')]);
    last().respond(status);
    await pass(60_000);
    expect(Request.all).toHaveLength(1);
    expect(statesOf(uploads)).toEqual(['failed']);
  });

  it('is a server that never says anything: four requests of 30 s', async () => {
    const uploads = queue();
    await add(uploads, [png('a.png')]);
    for (const delay of [300, 600, 1_200]) {
      await pass(30_000);
      expect(last().isAborted).toBe(true);
      await pass(delay);
    }
    await pass(30_000);
    expect(Request.all).toHaveLength(4);
    expect(statesOf(uploads)).toEqual(['failed']);
  });

  it('without a connection is no attempt: the file waits until the browser is online', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const uploads = queue();
    await add(uploads, [png('a.png')]);
    for (let time = 0; time < 5; time += 1) {
      isOnline.mockReturnValue(false);
      dispatchEvent(new Event('offline'));
      last().cut();
      await pass(40_000);
      expect(Request.all).toHaveLength(time + 1);
      expect(uploads.snapshot()).toMatchObject({ isOffline: true, uploads: [{ state: 'uploading' }] });
      isOnline.mockReturnValue(true);
      dispatchEvent(new Event('online'));
      await pass();
      expect(Request.all).toHaveLength(time + 2);
    }
    last().succeed();
    await pass();
    expect(statesOf(uploads)).toEqual(['completed']);
    expect(uploads.snapshot().isOffline).toBe(false);
    isOnline.mockRestore();
  });

  it('is what makes no progress for 30 s', async () => {
    const uploads = queue();
    await add(uploads, [png('a.png')]);
    await pass(20_000);
    last().progress(1, 100);
    await pass(29_999);
    expect(last().isAborted).toBe(false);
    await pass(1);
    expect(last().isAborted).toBe(true);
    expect(titles()).toEqual(['Upload has not made any progress for 30 seconds. You may want to retry it.']);
    await pass(300);
    expect(Request.all).toHaveLength(2);
    last().succeed();
    await pass();
    expect(statesOf(uploads)).toEqual(['completed']);
  });
});

describe('a pause', () => {
  it('gives the place to the next file, and begins again at the start of the file', async () => {
    const uploads = queue();
    await add(uploads, pngs(UPLOADS_AT_ONCE + 1));
    const [first] = uploads.snapshot().uploads;
    uploads.toggle(first?.id ?? '');
    await pass();
    expect(Request.all[0]?.isAborted).toBe(true);
    expect(Request.all).toHaveLength(UPLOADS_AT_ONCE + 1);
    expect(statesOf(uploads)[0]).toBe('paused');
    uploads.toggle(first?.id ?? '');
    await pass();
    underWay()[0]?.succeed();
    await pass();
    expect(Request.all).toHaveLength(UPLOADS_AT_ONCE + 2);
    for (const request of underWay()) request.succeed();
    await pass();
    expect(new Set(statesOf(uploads))).toEqual(new Set(['completed']));
  });

  it('of all files stops those that wait as well; all begin again', async () => {
    const uploads = queue();
    await add(uploads, pngs(UPLOADS_AT_ONCE + 2));
    uploads.pauseAll();
    await pass();
    expect(underWay()).toEqual([]);
    expect(Request.all).toHaveLength(UPLOADS_AT_ONCE);
    expect(new Set(statesOf(uploads))).toEqual(new Set(['paused']));
    uploads.resumeAll();
    await pass();
    expect(underWay()).toHaveLength(UPLOADS_AT_ONCE);
    while (underWay().length > 0) {
      for (const request of underWay()) request.succeed();
      await pass();
    }
    expect(stored).toBe(UPLOADS_AT_ONCE + 2);
    expect(new Set(statesOf(uploads))).toEqual(new Set(['completed']));
  });

  it('of a removed file is its end: nothing is sent or told any more', async () => {
    const uploads = queue();
    await add(uploads, [png('a.png')]);
    uploads.remove(uploads.snapshot().uploads[0]?.id ?? '');
    await pass(120_000);
    expect(Request.all).toHaveLength(1);
    expect(last().isAborted).toBe(true);
    expect(uploads.snapshot().uploads).toEqual([]);
    expect(toasts).toEqual([]);
  });
});

describe('a restriction', () => {
  it('is that files are pictures and videos', async () => {
    const uploads = queue();
    await add(uploads, [new File(['x'], 'a.pdf', { type: 'application/pdf' })]);
    expect(titles()).toEqual(['You can only upload: image/*, video/*']);
    expect(Request.all).toEqual([]);
  });

  it('is judged by the content as well', async () => {
    await add(queue(), [new File(['#!/bin/sh'], 'a.png', { type: 'image/png' })]);
    expect(titles()[0]).toMatch(/^a\.png is not an accepted picture or video/);
    expect(Request.all).toEqual([]);
  });

  it('is 300 MB for a file', async () => {
    await add(queue(), [png('exact.png', MAX_UPLOAD_BYTES), png('large.png', MAX_UPLOAD_BYTES + 1)]);
    expect(MAX_UPLOAD_BYTES).toBe(314_572_800);
    expect(titles()).toEqual(['large.png exceeds maximum allowed size of 300 MB']);
    expect(Request.all).toHaveLength(1);
  });

  it('is that a file is not there already; in another folder it is another file', async () => {
    const uploads = queue();
    await add(uploads, [png('a.png')]);
    await add(uploads, [png('a.png')]);
    expect(titles()).toEqual(["Cannot add the duplicate file 'a.png', it already exists"]);
    await add(uploads, [png('a.png')], 'home/banners');
    expect(Request.all).toHaveLength(2);
  });

  it('is that the folder is known', async () => {
    await add(queue(), [png('a.png')], '');
    expect(titles()).toContain('Missing required meta fields');
    expect(Request.all).toEqual([]);
  });

  it('is neither a number of files nor a total or least size', async () => {
    const uploads = queue();
    await add(uploads, [...pngs(150), png('tiny.png', 1)]);
    expect(uploads.snapshot().uploads).toHaveLength(151);
    expect(titles()).toEqual([]);
    // The message of the limit that is not set.
    expect(texts('noMore')).toBe('Cannot add more files');
  });

  it('is told for four files; others are counted', async () => {
    await add(
      queue(),
      Array.from({ length: 7 }, (_, at) => new File(['x'], `${at}.pdf`, { type: 'application/pdf' })),
    );
    expect(titles()).toHaveLength(5);
    expect(titles().at(-1)).toBe('3 additional restrictions were not fulfilled');
  });
});

it('outside of its provider the hook throws', () => {
  const Outside = (): null => {
    useUploads();
    return null;
  };
  expect(() => renderToString(<Outside />)).toThrow('useUploads must be used within an UploadProvider');
});
