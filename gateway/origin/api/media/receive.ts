/** Receives the one file of a multipart form into a local file, without holding it in memory. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { fileTypeFromBuffer } from 'file-type';
import { SIGNATURE_BYTES, UPLOAD_STALL_MS } from '../../../contract/rules/media.ts';
import { ApiError, badInput } from '../../base/errors.ts';

/** What a form may contain. */
export interface UploadRule<Type extends string> {
  /** Name of the field with the file. */
  field: string;
  /** Largest file (bytes). */
  largest: number;
  isAccepted: (type: string | undefined) => type is Type;
  /** Names of the accepted types. */
  accepted: string;
}

/** A file that was received; it belongs to the caller. */
export interface ReceivedFile<Type extends string> {
  path: string;
  /** File name as the client sent it, without folders and invisible characters; at most 200 characters. */
  name: string;
  /** By its content, whatever the client claims. */
  type: Type;
  bytes: number;
  sha256: string;
}

const tooLarge = (bytes: number): ApiError =>
  new ApiError('PAYLOAD_TOO_LARGE', `The file is larger than ${bytes} bytes`);

const MALFORMED = (): ApiError => badInput('body', 'must be a well-formed multipart form');

async function typeOf<Type extends string>(
  start: Uint8Array,
  { isAccepted, accepted }: UploadRule<Type>,
): Promise<Type> {
  const found = await fileTypeFromBuffer(start);
  const type: string | undefined = found?.mime;
  if (isAccepted(type)) return type;
  const what = found === undefined ? 'Files of this type' : `${found.ext.toUpperCase()} files`;
  throw new ApiError('UNSUPPORTED_MEDIA', `${what} are not accepted; send ${accepted}`);
}

/** What a failure while writing means to the sender. */
function toRefusal(error: NodeJS.ErrnoException): Error {
  if (error instanceof ApiError) return error;
  // Anything else with a code is a failure of ours, such as EIO.
  if (error.code === 'ENOSPC') return new ApiError('UNAVAILABLE', 'There is no room for the file');
  return error.code === undefined ? MALFORMED() : error;
}

/** The name for lists: browsers send it without folders, other clients whatever they like. */
export function cleanName(given: string | undefined): string {
  const base = (given ?? '').split(/[\\/]/).at(-1) ?? '';
  const readable = base
    .replace(/[\p{Cc}\p{Cs}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  // Half of a surrogate pair at the end is no text.
  return readable.slice(0, 200).replace(/\p{Cs}$/u, '') || 'file';
}

/** Counts and hashes what passes, and lets it pass once the start has the signature of an accepted type. */
class Inspection<Type extends string> {
  readonly #hash = createHash('sha256');
  readonly #rule: UploadRule<Type>;
  #bytes = 0;
  #type: Type | undefined;

  constructor(rule: UploadRule<Type>) {
    this.#rule = rule;
  }

  async *pass(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let start: Buffer[] = [];
    for await (const chunk of source) {
      this.#bytes += chunk.length;
      if (this.#bytes > this.#rule.largest) throw tooLarge(this.#rule.largest);
      this.#hash.update(chunk);
      if (this.#type !== undefined) {
        yield chunk;
        continue;
      }
      start.push(chunk);
      if (this.#bytes < SIGNATURE_BYTES) continue;
      yield await this.#decide(start);
      start = [];
    }
    if (this.#type === undefined && this.#bytes > 0) yield await this.#decide(start);
  }

  async #decide(chunks: readonly Buffer[]): Promise<Buffer> {
    const start = Buffer.concat(chunks);
    this.#type = await typeOf(start, this.#rule);
    return start;
  }

  /** What has passed. @throws ApiError BAD_USER_INPUT when that is nothing */
  result(): { type: Type; bytes: number; sha256: string } {
    if (this.#type === undefined) throw badInput(this.#rule.field, 'is empty', 'REQUIRED');
    return { type: this.#type, bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}

async function writeFile<Type extends string>(
  stream: Readable,
  path: string,
  filename: string | undefined,
  rule: UploadRule<Type>,
  signal: AbortSignal,
): Promise<ReceivedFile<Type>> {
  const inspection = new Inspection(rule);
  const target = createWriteStream(path, { mode: 0o600, flags: 'wx' });
  try {
    await pipeline(stream, (source) => inspection.pass(source as AsyncIterable<Buffer>), target, { signal });
  } catch (error) {
    // A pipeline with a generator ends without waiting for its target, whose file may yet be created by an open under way.
    if (!target.closed) await once(target, 'close').catch(() => undefined);
    throw error;
  }
  return { path, name: cleanName(filename), ...inspection.result() };
}

/**
 * Receives the file. The rest of a refused request is read and dropped, so that its sender can read the response.
 * @param path where the file is written; nothing is left there when this throws
 * @throws ApiError BAD_USER_INPUT, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA
 */
export async function receiveFile<Type extends string>(
  request: IncomingMessage,
  path: string,
  rule: UploadRule<Type>,
): Promise<ReceivedFile<Type>> {
  let parser: busboy.Busboy;
  try {
    parser = busboy({
      headers: request.headers,
      // One more than allowed, to tell "exactly the limit" from "more".
      limits: {
        files: 1,
        fields: 4,
        fieldSize: 200,
        parts: 6,
        fileSize: rule.largest + 1,
        headerPairs: 20,
      },
      defParamCharset: 'utf8',
    });
  } catch {
    request.resume();
    throw badInput('body', 'must be a multipart form with a boundary');
  }
  const stop = new AbortController();
  const refuse = (error: Error): void => stop.abort(error);
  const stalled = setTimeout(
    () => refuse(new ApiError('BAD_USER_INPUT', 'The upload made no progress')),
    UPLOAD_STALL_MS,
  );
  const onData = (): void => void stalled.refresh();
  const onClose = (): void => {
    if (!request.complete) refuse(new ApiError('BAD_USER_INPUT', 'The upload was interrupted'));
  };
  let file: Promise<ReceivedFile<Type>> | undefined;
  const ended = new Promise<void>((resolve) => {
    parser.once('close', resolve);
    stop.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  parser.on('file', (field, stream, { filename }) => {
    // Its failures are those of the parser.
    stream.on('error', () => undefined);
    if (field !== rule.field) {
      stream.resume();
      return refuse(
        badInput(field.slice(0, 60), `is not known; the file must be in the field ${rule.field}`),
      );
    }
    file = writeFile(stream, path, filename, rule, stop.signal);
    file.catch((error: Error) => refuse(toRefusal(error)));
  });
  parser.on('error', () => refuse(MALFORMED()));
  parser.on('filesLimit', () => refuse(badInput(rule.field, 'must be one file; send one request per file')));
  parser.on('fieldsLimit', () => refuse(badInput('body', 'has too many fields')));
  parser.on('partsLimit', () => refuse(badInput('body', 'has too many fields')));
  request.on('data', onData);
  request.once('close', onClose);
  request.pipe(parser);
  try {
    await ended;
    if (!stop.signal.aborted && file === undefined) refuse(badInput(rule.field, 'is required', 'REQUIRED'));
    const received = await file?.catch(() => undefined);
    if (!stop.signal.aborted && received) return received;
    await rm(path, { force: true });
    throw stop.signal.reason as Error;
  } finally {
    clearTimeout(stalled);
    request.off('data', onData);
    request.off('close', onClose);
    request.unpipe(parser);
    parser.destroy();
    request.resume();
  }
}
