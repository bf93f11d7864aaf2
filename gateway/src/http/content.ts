/** A response body in memory, with its strong ETag and its compressed forms, and how it is sent. */
import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
/** Smaller bodies (bytes) are not worth compressing. */
const SMALLEST = 1_024;
/**
 * Bodies up to this size (bytes) are compressed synchronously: 80 µs for 9 kB, where the way to another thread and back costs
 * 310. A larger one would block other requests.
 */
const LARGEST_AT_ONCE = 32 * 1_024;

/**
 * Of small bodies, and of large ones: those are compressed on another thread and most are cached. Of a page, 8 is 3 % smaller than 5 for 1 ms
 * more. Most small answers are sent once: of a list of 10 kB, 3 is 6 % larger than 5 and costs 100 µs instead of 280.
 */
const QUALITIES = { once: 3, small: 5, large: 8 };

const brotliOptions = (body: Buffer, isKept: boolean) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]:
      body.length > LARGEST_AT_ONCE ? QUALITIES.large : isKept ? QUALITIES.small : QUALITIES.once,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // The default window would allocate and release 4 MB for each small body.
    [constants.BROTLI_PARAM_LGWIN]: body.length > LARGEST_AT_ONCE ? constants.BROTLI_DEFAULT_WINDOW : 16,
  },
});
const GZIP_OPTIONS = { level: 6 };

const encodings = new Map<string, Encoding>();
/** Number and length (characters) of remembered headers: browsers and caches send few and short ones. */
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

/**
 * A body in an encoding; itself where compressing does not pay. Larger bodies are compressed on another thread.
 * @param isKept it is sent several times
 */
export function encoded(body: Buffer, encoding: Encoding, isKept = false): Buffer | Promise<Buffer> {
  if (encoding === 'identity' || body.length < SMALLEST) return body;
  if (body.length > LARGEST_AT_ONCE)
    return encoding === 'br' ? brotli(body, brotliOptions(body, isKept)) : deflate(body, GZIP_OPTIONS);
  return encoding === 'br'
    ? brotliCompressSync(body, brotliOptions(body, isKept))
    : gzipSync(body, GZIP_OPTIONS);
}

interface Form {
  /** Small bodies as a latin1 string: Node then writes head and body at once, which costs less than two writes. */
  body: Buffer | string;
  bytes: string;
  encoding: Encoding;
  etag: string;
}

const LARGEST_TEXT = 8 * 1_024;

/** End of the tag of a form that a better one of the same content replaces. */
const FIRST = '-1';

function formOf(body: Buffer, encoding: Encoding, etag: string): Form {
  const isSmall = encoding !== 'identity' && body.length <= LARGEST_TEXT;
  return { body: isSmall ? body.toString('latin1') : body, bytes: String(body.length), encoding, etag };
}

/** A body and its compressed forms; each form is made on demand. What is asked for again is compressed better, once. */
export class Content {
  readonly #tag: string;
  readonly #forms: Partial<Record<Encoding, Form>> = {};
  /** Whether a form was sent that a better one replaces. */
  #isFirst = true;
  readonly #making: Partial<Record<Encoding, Promise<Form>>> = {};
  readonly #compressible: boolean;
  readonly #identity: Form;
  /** The uncompressed body. */
  readonly body: Buffer;

  /** @param ready existing forms, such as those of the build. */
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

  /** The form to send; synchronously if it exists. */
  form(encoding: Encoding): Form | Promise<Form> {
    if (encoding === 'identity' || !this.#compressible) return this.#identity;
    const form = this.#forms[encoding];
    if (form) return form;
    const making = this.#making[encoding];
    if (making) return making;
    if (encoding === 'br' && this.#isFirst && this.body.length <= LARGEST_AT_ONCE) {
      this.#isFirst = false;
      return formOf(encoded(this.body, encoding) as Buffer, encoding, `"${this.#tag}-${encoding}${FIRST}"`);
    }
    const made = encoded(this.body, encoding, true);
    if (!(made instanceof Promise)) return this.#keep(encoding, made);
    return (this.#making[encoding] = made.then((compressed) => {
      delete this.#making[encoding];
      return this.#keep(encoding, compressed);
    }));
  }

  #keep(encoding: Encoding, body: Buffer): Form {
    return (this.#forms[encoding] = formOf(body, encoding, `"${this.#tag}-${encoding}"`));
  }
}

/** Names and values in turn, the fastest form for `writeHead`. */
export type HeaderList = string[];

/**
 * Sends a content: 200, or 304 when the client has this form.
 * @param headers headers of both, except content-length, content-encoding and ETag
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

/** Weak comparison (RFC 9110, 8.8.3.2): a proxy may have weakened the tag. */
function matches(known: string, etag: string): boolean {
  if (known === etag || known === '*') return true;
  const wanted = contentOf(etag);
  return known.split(',').some((tag) => contentOf(tag.trim().replace(/^W\//, '')) === wanted);
}

/** The tag of a content in an encoding, whichever form was sent. */
const contentOf = (etag: string): string =>
  etag.endsWith(`${FIRST}"`) ? `${etag.slice(0, -FIRST.length - 1)}"` : etag;
