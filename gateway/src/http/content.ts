/** A body held in memory with its strong ETag and its compressed forms, and how it is sent. */
import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
/** Below this many bytes a compressed body saves nothing worth its work. */
const SMALLEST = 1_024;
/**
 * Up to so many bytes a body is compressed on the spot: 80 µs for 9 kB, where the way to another thread and back costs
 * 310. A larger one would keep other requests waiting.
 */
const LARGEST_AT_ONCE = 32 * 1_024;

const brotliOptions = (body: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // The default window of 4 MB is memory to be got and given back for each small body.
    [constants.BROTLI_PARAM_LGWIN]: body.length > LARGEST_AT_ONCE ? constants.BROTLI_DEFAULT_WINDOW : 16,
  },
});
const GZIP_OPTIONS = { level: 6 };

const encodings = new Map<string, Encoding>();
/** Distinct headers that are remembered, and their characters: browsers and caches send few and short ones. */
const MOST_HEADERS = 200;
const LONGEST_HEADER = 200;

/** The best encoding that a client accepts. An encoding with `q=0` is refused. */
export function acceptedEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  let encoding = encodings.get(accept);
  if (encoding === undefined) {
    encoding = chooseEncoding(accept);
    if (encodings.size < MOST_HEADERS && accept.length <= LONGEST_HEADER) encodings.set(accept, encoding);
  }
  return encoding;
}

function chooseEncoding(accept: string): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?(,|$|\s))/.test(accept)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?(,|$|\s))/.test(accept)) return 'gzip';
  return 'identity';
}

interface Form {
  /** Small ones as a text of single bytes: head and body then go out as one piece, which costs less than two. */
  body: Buffer | string;
  bytes: string;
  encoding: Encoding;
  etag: string;
}

const LARGEST_TEXT = 8 * 1_024;

function formOf(body: Buffer, encoding: Encoding, etag: string): Form {
  const isSmall = encoding !== 'identity' && body.length <= LARGEST_TEXT;
  return { body: isSmall ? body.toString('latin1') : body, bytes: String(body.length), encoding, etag };
}

/** A body and the forms of it that were asked for so far; a form is made once. */
export class Content {
  readonly #tag: string;
  readonly #forms: Partial<Record<Encoding, Form>> = {};
  readonly #making: Partial<Record<Encoding, Promise<Form>>> = {};
  readonly #compressible: boolean;
  readonly #identity: Form;
  /** The uncompressed body. */
  readonly body: Buffer;

  /** @param ready forms that were made before, such as those of a build. */
  constructor(
    body: Buffer,
    options: { compressible?: boolean; ready?: Partial<Record<Encoding, Buffer>> } = {},
  ) {
    this.#tag = hash('sha256', body, 'base64url').slice(0, 22);
    this.body = body;
    this.#identity = formOf(body, 'identity', `"${this.#tag}"`);
    this.#compressible = (options.compressible ?? true) && body.length >= SMALLEST;
    for (const [encoding, ready] of Object.entries(options.ready ?? {}))
      this.#keep(encoding as Encoding, ready);
  }

  /** The form to send: at once when it exists. */
  form(encoding: Encoding): Form | Promise<Form> {
    if (encoding === 'identity' || !this.#compressible) return this.#identity;
    const form = this.#forms[encoding];
    if (form) return form;
    const { body } = this;
    if (body.length > LARGEST_AT_ONCE) return (this.#making[encoding] ??= this.#make(encoding));
    return this.#keep(
      encoding,
      encoding === 'br' ? brotliCompressSync(body, brotliOptions(body)) : gzipSync(body, GZIP_OPTIONS),
    );
  }

  async #make(encoding: Exclude<Encoding, 'identity'>): Promise<Form> {
    const { body } = this;
    const compressed =
      encoding === 'br' ? await brotli(body, brotliOptions(body)) : await deflate(body, GZIP_OPTIONS);
    delete this.#making[encoding];
    return this.#keep(encoding, compressed);
  }

  #keep(encoding: Encoding, body: Buffer): Form {
    return (this.#forms[encoding] = formOf(body, encoding, `"${this.#tag}-${encoding}"`));
  }
}

/** Name and value after each other, as `writeHead` takes them fastest. */
export type HeaderList = string[];

/**
 * Sends a content: 200, or 304 when the client has this very form.
 * @param headers what goes with both; without content length, encoding and ETag.
 */
export function sendContent(
  request: IncomingMessage,
  response: ServerResponse,
  content: Content,
  headers: HeaderList,
  status = 200,
): void | Promise<void> {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const form = content.form(encoding);
  if (form instanceof Promise) return form.then((made) => send(request, response, made, headers, status));
  send(request, response, form, headers, status);
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  form: Form,
  headers: HeaderList,
  status: number,
): void {
  if (response.headersSent || response.destroyed) return;
  const known = request.headers['if-none-match'];
  if (status === 200 && known !== undefined && matches(known, form.etag)) {
    response.writeHead(304, [...headers, 'etag', form.etag]);
    response.end();
    return;
  }
  headers.push('etag', form.etag, 'content-length', form.bytes);
  if (form.encoding !== 'identity') headers.push('content-encoding', form.encoding);
  response.writeHead(status, headers);
  if (request.method === 'HEAD') response.end();
  else if (typeof form.body === 'string') response.end(form.body, 'latin1');
  else response.end(form.body);
}

/** Weak comparison (RFC 9110, 8.8.3.2): a proxy may have weakened our tag. */
function matches(known: string, etag: string): boolean {
  if (known === etag || known === '*') return true;
  return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
