/** Files of imports: received and stored in pieces, each by a statement of its own, so that no transaction is long. */
import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Kysely } from 'kysely';
import {
  IMPORT_PREVIEW,
  IMPORT_PROBLEMS,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_COLUMNS,
} from '../../../contract/rules/jobs.ts';
import { UPLOAD_STALL_MS } from '../../../contract/rules/media.ts';
import { ApiError, badInput } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import { CsvReader, EncodingGuess, isSeparatorLine, separatorOf } from './csv-read.ts';
import type { CsvRecord, Encoding } from './csv-read.ts';

const PIECE = 256 * 1024;

/** A stored file with what its start says of it. */
export interface StoredFile {
  /** Its key in `job_files`. */
  file: string;
  sha256: string;
  encoding: Encoding;
  separator: string;
  headers: string[];
  preview: string[][];
}

const TOO_LARGE = (): ApiError =>
  new ApiError('PAYLOAD_TOO_LARGE', `The file is larger than ${MAX_IMPORT_BYTES} bytes`);

const isZip = (start: Buffer): boolean =>
  start.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'));

/** Refuses by its headers what cannot be an import. @throws ApiError UNSUPPORTED_MEDIA, PAYLOAD_TOO_LARGE */
export function checkImportHeaders({ headers }: IncomingMessage): void {
  if (!/^text\/csv\b/i.test(headers['content-type'] ?? ''))
    throw new ApiError('UNSUPPORTED_MEDIA', 'The body must be text/csv');
  if (Number(headers['content-length'] ?? 0) > MAX_IMPORT_BYTES) throw TOO_LARGE();
}

/** Chunks of a body; ends with an error when it makes no progress. */
async function* chunksOf(request: IncomingMessage): AsyncGenerator<Buffer> {
  const timer = setTimeout(
    () => request.destroy(new ApiError('BAD_USER_INPUT', 'The upload made no progress')),
    UPLOAD_STALL_MS,
  );
  try {
    for await (const chunk of request) {
      timer.refresh();
      yield chunk as Buffer;
    }
  } finally {
    clearTimeout(timer);
  }
}

/** What the start of a file says. @throws 400 naming the file */
function inspect(start: Buffer, encoding: Encoding, isWhole: boolean): Omit<StoredFile, 'file' | 'sha256'> {
  const text = new TextDecoder(encoding).decode(start);
  const separator = separatorOf(text);
  const reader = new CsvReader(separator);
  const records = reader.push(text);
  if (isWhole) records.push(...reader.end());
  const [header, ...rest] = records.filter((record) => !isSeparatorLine(record));
  if (!header || header.fault) throw badInput('file', IMPORT_PROBLEMS.noHeader, 'INVALID');
  if (header.cells.length < 2) throw badInput('file', IMPORT_PROBLEMS.oneColumn, 'INVALID');
  if (header.cells.length > MAX_IMPORT_COLUMNS)
    throw badInput('file', IMPORT_PROBLEMS.manyColumns, 'INVALID');
  return {
    encoding,
    separator,
    headers: header.cells.map((cell) => cell.trim().slice(0, 200)),
    preview: rest
      .slice(0, IMPORT_PREVIEW)
      .map(({ cells }) => header.cells.map((_, index) => (cells[index] ?? '').slice(0, 300))),
  };
}

/** Removes a file. */
export async function dropFile(db: Kysely<Database>, file: unknown): Promise<void> {
  if (typeof file === 'string') await run(db, 'delete from job_files where file = $1', [file]);
}

/**
 * Stores the body of a request.
 * @throws ApiError BAD_USER_INPUT naming `file`, PAYLOAD_TOO_LARGE; then nothing is stored
 */
export async function receiveImport(db: Kysely<Database>, request: IncomingMessage): Promise<StoredFile> {
  const file = randomUUID();
  const hash = createHash('sha256');
  const guess = new EncodingGuess();
  let start: Buffer = Buffer.alloc(0);
  let waiting: Buffer[] = [];
  let bytes = 0;
  let stored = 0;
  let number = 0;
  let hasNul = false;
  const flush = async (): Promise<void> => {
    if (bytes === stored) return;
    const piece = Buffer.concat(waiting);
    waiting = [];
    stored = bytes;
    await run(db, 'insert into job_files (file, number, bytes) values ($1, $2, $3)', [
      file,
      (number += 1),
      piece,
    ]);
  };
  try {
    for await (const chunk of chunksOf(request)) {
      bytes += chunk.length;
      if (bytes > MAX_IMPORT_BYTES) throw TOO_LARGE();
      hash.update(chunk);
      guess.push(chunk);
      hasNul ||= chunk.includes(0);
      if (start.length < PIECE) start = Buffer.concat([start, chunk]).subarray(0, PIECE);
      if (isZip(start)) throw badInput('file', IMPORT_PROBLEMS.spreadsheet, 'INVALID');
      waiting.push(chunk);
      if (bytes - stored >= PIECE) await flush();
    }
    if (bytes === 0) throw badInput('file', IMPORT_PROBLEMS.empty, 'REQUIRED');
    const encoding = guess.end();
    if (hasNul && encoding !== 'utf-16le') throw badInput('file', IMPORT_PROBLEMS.noText, 'INVALID');
    const found = inspect(start, encoding, bytes <= PIECE);
    await flush();
    return { file, sha256: hash.digest('hex'), ...found };
  } catch (error) {
    // The rest of a refused body is read and dropped, so that its sender can read the response.
    request.resume();
    await dropFile(db, file);
    throw error;
  }
}

/** Records of a stored file from its second one, piece by piece. No database session is held between pieces. */
export async function* readFile(
  db: Kysely<Database>,
  { file, encoding, separator }: Pick<StoredFile, 'file' | 'encoding' | 'separator'>,
): AsyncGenerator<CsvRecord[]> {
  const decoder = new TextDecoder(encoding);
  const reader = new CsvReader(separator);
  let isHeaderRead = false;
  const withoutHeader = (records: CsvRecord[]): CsvRecord[] => {
    const lines = records.filter((record) => !isSeparatorLine(record));
    if (isHeaderRead || lines.length === 0) return lines;
    isHeaderRead = true;
    return lines.slice(1);
  };
  for (let number = 1; ; number += 1) {
    const [piece] = await run<{ bytes: Uint8Array }>(
      db,
      'select bytes from job_files where file = $1 and number = $2',
      [file, number],
    );
    if (!piece) break;
    yield withoutHeader(reader.push(decoder.decode(piece.bytes, { stream: true })));
  }
  yield withoutHeader([...reader.push(decoder.decode()), ...reader.end()]);
}
