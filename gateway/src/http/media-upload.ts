/**
 * Files of the back office (`POST /admin/upload-photos-supabase`, `POST /admin/imports`) and private files (`POST /files`): decides by the headers and passes the body on while
 * it arrives. Nothing is parsed or stored here; the REST API judges the content.
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Transform } from 'node:stream';
import type { ErrorBody, ErrorCode } from '../../contract/errors.ts';
import { NO_RESPONSE_MESSAGE } from '../../contract/errors.ts';
import {
  MAX_FORM_OVERHEAD,
  MAX_UPLOAD_BYTES,
  UPLOAD_STALL_MS,
  UPLOADS_AT_ONCE,
} from '../../contract/rules/media.ts';
import { MAX_FILE_BYTES } from '../../contract/rules/files.ts';
import { jobCapability, MAX_IMPORT_BYTES } from '../../contract/rules/jobs.ts';
import type { Capability } from '../../contract/rules/staff.ts';
import { sessionTokenOf } from '../plugins/useSession.ts';
import { prefixOf } from './reply.ts';
import type { SendUpload } from './parts.ts';

/** What is uploaded. */
export interface UploadKind {
  /** Media type of the body, with what is said of others. */
  type: RegExp;
  typeMessage: string;
  /** Largest file, and largest body: the file with the form around it (bytes). */
  largestFile: number;
  largestBody: number;
  /** What its sender must be allowed to do, by the query of the address; null: anyone may upload. */
  capability: (query: URLSearchParams) => Capability | null;
}

export const MEDIA_UPLOAD: UploadKind = {
  type: /^multipart\/form-data\b/i,
  typeMessage: 'The body must be a multipart form',
  largestFile: MAX_UPLOAD_BYTES,
  largestBody: MAX_UPLOAD_BYTES + MAX_FORM_OVERHEAD,
  capability: () => 'media',
};
export const IMPORT_UPLOAD: UploadKind = {
  type: /^text\/csv\b/i,
  typeMessage: 'The body must be text/csv',
  largestFile: MAX_IMPORT_BYTES,
  largestBody: MAX_IMPORT_BYTES,
  // As the REST API decides: by what the file is about.
  capability: (query) => jobCapability(query.get('kind') ?? ''),
};

export const FILE_UPLOAD: UploadKind = {
  type: /^multipart\/form-data\b/i,
  typeMessage: 'The body must be a multipart form',
  largestFile: MAX_FILE_BYTES,
  largestBody: MAX_FILE_BYTES + MAX_FORM_OVERHEAD,
  capability: () => null,
};

/** Uploads at once, of all sessions. */
const MOST_AT_ONCE = 12;
/** Seconds after which a refused client may try again. */
const RETRY_AFTER = '2';
/** How long the body of a refused request is still read, so that its sender can read the response (ms). */
const DRAIN_MS = 2_000;

export interface UploadOptions {
  send: SendUpload;
  /** Whether the session of a token has a capability; throws when that cannot be determined. */
  permission: (token: string, capability: Capability) => Promise<'allowed' | 'signed-out' | 'forbidden'>;
  /** Whether pages of this origin may upload. */
  isOwnOrigin: (origin: string, request: IncomingMessage) => boolean;
  /** Address of the client, for the limits of the REST API. */
  clientAddress: (request: IncomingMessage) => string;
  isClosing: () => boolean;
  /** Milliseconds without progress after which an upload is given up. */
  stallMs?: number | undefined;
}

/** Counts uploads at once, of all and of each session. */
class Places {
  readonly #bySession = new Map<string, number>();
  #all = 0;

  take(session: string): boolean {
    const own = this.#bySession.get(session) ?? 0;
    if (this.#all >= MOST_AT_ONCE || own >= UPLOADS_AT_ONCE) return false;
    this.#all += 1;
    this.#bySession.set(session, own + 1);
    return true;
  }

  free(session: string): void {
    this.#all -= 1;
    const left = (this.#bySession.get(session) ?? 1) - 1;
    if (left === 0) this.#bySession.delete(session);
    else this.#bySession.set(session, left);
  }
}

const STATUS = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
} as const satisfies Partial<Record<ErrorCode, number>>;

/** A response without a look at the rest of the body. */
class Refusal extends Error {
  override name = 'Refusal';
  readonly code: keyof typeof STATUS;

  constructor(code: keyof typeof STATUS, message: string) {
    super(message);
    this.code = code;
  }
}

/** Ends a request with a JSON body. When the sender is not done, its body is read for a moment, then the connection ends. */
function answer(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  if (response.headersSent || response.destroyed) return;
  const isUnread = !request.complete;
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...prefixOf(response),
    ...headers,
    ...(isUnread ? { connection: 'close' } : {}),
  });
  response.end(body);
  if (!isUnread) return;
  request.resume();
  const timer = setTimeout(() => request.destroy(), DRAIN_MS);
  request.once('close', () => clearTimeout(timer));
}

function refuse(request: IncomingMessage, response: ServerResponse, { code, message }: Refusal): void {
  const status = STATUS[code];
  const isTransient = status === 429 || status === 503;
  const body: ErrorBody = {
    error: { code, message, ...(status === 429 ? { retryAfter: Number(RETRY_AFTER) } : {}) },
  };
  answer(request, response, status, JSON.stringify(body), isTransient ? { 'retry-after': RETRY_AFTER } : {});
}

/** What the headers say against an upload. @throws Refusal */
function checkHeaders({ headers }: IncomingMessage, kind: UploadKind): void {
  if (!kind.type.test(headers['content-type'] ?? ''))
    throw new Refusal('UNSUPPORTED_MEDIA', kind.typeMessage);
  if (Number(headers['content-length'] ?? 0) > kind.largestBody)
    throw new Refusal('PAYLOAD_TOO_LARGE', `The file is larger than ${kind.largestFile} bytes`);
  // Forms of other sites cannot send this header, and their scripts must ask before.
  if (headers['idempotency-key'] === undefined)
    throw new Refusal('BAD_USER_INPUT', 'Idempotency-Key: is required as a header');
}

/** Serves uploads of a kind. */
export function createUploadHandler(kind: UploadKind, options: UploadOptions) {
  const { send, permission, isOwnOrigin, clientAddress, isClosing, stallMs = UPLOAD_STALL_MS } = options;
  const places = new Places();

  /** The token of a session that may upload; undefined: a visitor. @throws Refusal */
  async function authorise(request: IncomingMessage): Promise<string | undefined> {
    const { origin } = request.headers;
    if (origin !== undefined && !isOwnOrigin(origin, request))
      throw new Refusal('FORBIDDEN', 'Not allowed from this site');
    const token = sessionTokenOf(request.headers);
    const capability = kind.capability(new URL(`http://gateway${request.url ?? ''}`).searchParams);
    if (capability === null) return token;
    if (token === undefined) throw new Refusal('UNAUTHENTICATED', 'Sign in first');
    const permitted = await permission(token, capability).catch(() => {
      throw new Refusal('UNAVAILABLE', NO_RESPONSE_MESSAGE);
    });
    if (permitted === 'signed-out') throw new Refusal('UNAUTHENTICATED', 'Sign in first');
    if (permitted === 'forbidden') throw new Refusal('FORBIDDEN', 'Not allowed');
    return token;
  }

  /** Passes the body on and answers with the response. @throws Refusal */
  async function passOn(
    request: IncomingMessage,
    response: ServerResponse,
    token: string | undefined,
  ): Promise<void> {
    const stop = new AbortController();
    const stalled = setTimeout(
      () => stop.abort(new Refusal('BAD_USER_INPUT', 'The upload made no progress')),
      stallMs,
    );
    let passed = 0;
    const body = new Transform({
      transform(chunk: Buffer, _, done) {
        stalled.refresh();
        passed += chunk.length;
        if (passed > kind.largestBody)
          stop.abort(new Refusal('PAYLOAD_TOO_LARGE', `The file is larger than ${kind.largestFile} bytes`));
        done(null, chunk);
      },
      flush(done) {
        // From now on the REST API is busy, not the sender.
        clearTimeout(stalled);
        done();
      },
    });
    // Its end is that of the request to the REST API, which reports it.
    body.on('error', () => undefined);
    const onClose = (): void => {
      if (!request.complete) stop.abort(new Error('The client left'));
    };
    request.once('close', onClose);
    response.once('close', () => stop.abort(new Error('The client left')));
    request.pipe(body);
    const { headers, url = '' } = request;
    const length = headers['content-length'];
    try {
      const {
        status,
        body: text,
        retryAfter,
      } = await send({
        path: `/v1${url}`,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          'content-type': headers['content-type'] ?? '',
          'idempotency-key': String(headers['idempotency-key']),
          ...(length === undefined ? {} : { 'content-length': length }),
        },
        body,
        client: clientAddress(request),
        signal: stop.signal,
      });
      request.unpipe(body);
      const wait = retryAfter === undefined ? undefined : { 'retry-after': String(retryAfter) };
      answer(request, response, status, text, wait ?? {});
    } catch (error) {
      request.unpipe(body);
      const reason: unknown = stop.signal.aborted ? stop.signal.reason : error;
      throw reason instanceof Refusal ? reason : new Refusal('UNAVAILABLE', NO_RESPONSE_MESSAGE);
    } finally {
      clearTimeout(stalled);
      request.off('close', onClose);
      body.destroy();
    }
  }

  return async function serveUpload(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A body that waits for a slow disk is watched here, not by the server's idle timeout.
    request.socket.setTimeout(0);
    response.once('close', () => void request.socket.setTimeout(stallMs * 2));
    try {
      if (isClosing()) throw new Refusal('UNAVAILABLE', 'The shop is restarting; try again');
      const token = await authorise(request);
      checkHeaders(request, kind);
      const session = createHash('sha256')
        .update(token ?? clientAddress(request))
        .digest('base64url');
      if (!places.take(session)) throw new Refusal('RATE_LIMITED', 'Too many uploads at once');
      try {
        await passOn(request, response, token);
      } finally {
        places.free(session);
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refuse(request, response, error);
    }
  };
}
