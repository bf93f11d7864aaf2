/** A response body in memory, with its strong ETag and its compressed forms, and how it is sent. */
import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib';

export type Encoding = 'zstd' | 'br' | 'gzip' | 'identity';

/** Encodings that a client accepts. */
export interface Accepted {
  /** Of a body that is sent once or for the first time: the one that takes the least CPU. */
  readonly fast: Encoding;
  /** Of a body that is sent again and again: the smallest one. */
  readonly small: Exclude<Encoding, 'zstd'>;
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const zstd = promisify(zstdCompress);
/** Smaller bodies (bytes) are not worth compressing. */
const SMALLEST = 1_024;
/**
 * Bodies up to this size (bytes) are compressed synchronously: 80 µs for 9 kB, where the way to another thread and back costs
 * 310. A larger one would block other requests.
 */
const LARGEST_AT_ONCE = 32 * 1_024;

/** How often a body is asked for. */
export type Use = 'once' | 'again' | 'often';

/**
 * Brotli's quality by use; larger bodies are compressed on another thread. Of a page of 155 kB, 10 makes 23.4 kB in 55 ms, 8 25.3 kB in 4.1 ms,
 * 5 25.9 kB in 2.8 ms, 3 29.6 kB in 1.3 ms.
 */
const QUALITY = { small: { once: 3, again: 5, often: 5 }, large: { once: 3, again: 8, often: 10 } };
/** Requests after which a large body is compressed as for `often`: below 1 ms of CPU for each of them. */
const OFTEN = 64;
/** Zstandard's level: 29.0 kB in 1.0 ms of that page, and half of brotli's time for small bodies of the same size. */
const LEVEL = 4;

const brotliOptions = (body: Buffer, use: Use) => {
  const isLarge = body.length > LARGEST_AT_ONCE;
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[isLarge ? 'large' : 'small'][use],
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // The default window would allocate and release 4 MB for each small body.
      [constants.BROTLI_PARAM_LGWIN]: isLarge ? constants.BROTLI_DEFAULT_WINDOW : 16,
    },
  };
};
const zstdOptions = ({ length }: Buffer) => ({
  params: { [constants.ZSTD_c_compressionLevel]: LEVEL },
  pledgedSrcSize: length,
});
const GZIP_OPTIONS = { level: 6 };

const PLAIN: Accepted = { fast: 'identity', small: 'identity' };
const encodings = new Map<string, Accepted>();
/** Number and length (characters) of remembered headers: browsers and caches send few and short ones. */
const MOST_HEADERS = 200;
const LONGEST_HEADER = 200;

/** The best encodings that a client accepts. An encoding with `q=0` is refused. */
export function acceptedEncodings(accept: string | undefined): Accepted {
  if (!accept) return PLAIN;
  let accepted = encodings.get(accept);
  if (accepted === undefined) {
    accepted = chooseEncodings(accept);
    if (encodings.size < MOST_HEADERS && accept.length <= LONGEST_HEADER) encodings.set(accept, accepted);
  }
  return accepted;
}

function chooseEncodings(accept: string): Accepted {
  const isAccepted = (encoding: string): boolean =>
    new RegExp(String.raw`\b${encoding}\b(?!\s*;\s*q=0(\.0*)?(,|$|\s))`).test(accept);
  const small = isAccepted('br') ? 'br' : isAccepted('gzip') ? 'gzip' : 'identity';
  return { fast: isAccepted('zstd') ? 'zstd' : small, small };
}

/** A body in an encoding; itself where compressing does not pay. Larger bodies are compressed on another thread. */
export function encoded(body: Buffer, encoding: Encoding, use: Use = 'once'): Buffer | Promise<Buffer> {
  if (encoding === 'identity' || body.length < SMALLEST) return body;
  const isLarge = body.length > LARGEST_AT_ONCE;
  if (encoding === 'zstd')
    return isLarge ? zstd(body, zstdOptions(body)) : zstdCompressSync(body, zstdOptions(body));
  if (encoding === 'br')
    return isLarge
      ? brotli(body, brotliOptions(body, use))
      : brotliCompressSync(body, brotliOptions(body, use));
  return isLarge ? deflate(body, GZIP_OPTIONS) : gzipSync(body, GZIP_OPTIONS);
}

interface Form {
  /** Small bodies as a latin1 string: Node then writes head and body at once, which costs less than two writes. */
  body: Buffer | string;
  bytes: string;
  encoding: Encoding;
  etag: string;
}

const LARGEST_TEXT = 8 * 1_024;

/** Ends of the tags of forms that a better one of the same content replaces. */
const FIRST = { zstd: '-zstd', br: '-br-1' };
/** End of the tag of the form of what is sent often. */
const BEST_TAG = '-br-best';
/** End of the tag of a compressed form. */
const FORM_TAG = /-(?:zstd|br|gzip|br-1|br-best)"$/;

function formOf(body: Buffer, encoding: Encoding, etag: string): Form {
  const isSmall = encoding !== 'identity' && body.length <= LARGEST_TEXT;
  return { body: isSmall ? body.toString('latin1') : body, bytes: String(body.length), encoding, etag };
}

/**
 * A body and its compressed forms; each form is made on demand. What is asked for again is compressed better, once, and a large body that is asked for
 * often once more, beside the requests: none of them waits for that.
 */
export class Content {
  readonly #tag: string;
  readonly #forms: Partial<Record<Encoding, Form>> = {};
  /** Whether no form was asked for that a better one replaces. */
  #isFirst = true;
  readonly #making: Partial<Record<Encoding, Promise<Form>>> = {};
  /** Requests for the brotli form; no number where there is no better one. */
  #requests: number;
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
    this.#requests = options.ready?.br || body.length <= LARGEST_AT_ONCE ? Number.NaN : 0;
    for (const [encoding, ready] of Object.entries(options.ready ?? {}))
      this.#keep(encoding as Encoding, ready);
  }

  /** The form to send; synchronously if it exists. */
  form({ fast, small }: Accepted): Form | Promise<Form> {
    const encoding = small === 'identity' ? fast : small;
    if (encoding === 'identity' || !this.#compressible) return this.#identity;
    const form = this.#forms[encoding];
    if (form) {
      if (encoding === 'br' && ++this.#requests === OFTEN) this.#makeBest();
      return form;
    }
    const making = this.#making[encoding];
    if (making) return making;
    if (this.#isFirst && (fast === 'zstd' || fast === 'br')) {
      this.#isFirst = false;
      const made = encoded(this.body, fast);
      const toForm = (body: Buffer): Form => formOf(body, fast, `"${this.#tag}${FIRST[fast]}"`);
      return made instanceof Promise ? made.then(toForm) : toForm(made);
    }
    const made = encoded(this.body, encoding, 'again');
    if (!(made instanceof Promise)) return this.#keep(encoding, made);
    return (this.#making[encoding] = made.then((compressed) => {
      delete this.#making[encoding];
      return this.#keep(encoding, compressed);
    }));
  }

  #makeBest(): void {
    brotli(this.body, brotliOptions(this.body, 'often')).then(
      (best) => (this.#forms.br = formOf(best, 'br', `"${this.#tag}${BEST_TAG}"`)),
      // The form that exists serves as well.
      () => undefined,
    );
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
  const form = content.form(acceptedEncodings(request.headers['accept-encoding']));
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

/** The tag of a content, whichever of its forms was sent: one of them serves as well as another. */
const contentOf = (etag: string): string => etag.replace(FORM_TAG, '"');
