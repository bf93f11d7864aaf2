/** Uploaded videos: streamed, whole or in the part that the browser requests. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readMediaKey } from '../../contract/rules/media.ts';
import { ApiError, notFound } from '../base/errors.ts';
import type { ByteRange, FileStore } from './file-store.ts';

/** Uploaded content must not run as a page of the shop when it is opened directly. */
export const SANDBOX = "default-src 'none'; sandbox";

/**
 * The part that a Range header requests, in bytes. Undefined: the whole file, also for several ranges, which need not be supported; null: the
 * part lies outside of the file.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | undefined | null {
  const [, from, until] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replace(/\s/g, '') ?? '') ?? [];
  if (from === undefined || until === undefined || (from === '' && until === '')) return undefined;
  if (from === '') {
    const length = Math.min(Number(until), size);
    return length === 0 ? null : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  if (start >= size) return null;
  if (until !== '' && Number(until) < start) return undefined;
  return { start, end: until === '' ? size - 1 : Math.min(Number(until), size - 1) };
}

/** Answers with a video. Its content never changes, so its key is its validator. */
export async function answerVideo(
  files: FileStore,
  key: string,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const parsed = readMediaKey(key);
  const size = await files.size(key);
  if (!parsed || size === null)
    return reply.code(404).header('cache-control', 'public, max-age=60').send(notFound('Video').body());
  const etag = `"${parsed.name}"`;
  void reply
    .header('content-type', parsed.type)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-security-policy', SANDBOX)
    .header('accept-ranges', 'bytes')
    .header('etag', etag);
  if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = isSame ? rangeOf(headers.range, size) : undefined;
  if (range === null)
    return reply
      .code(416)
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-range', `bytes */${size}`)
      .send(new ApiError('BAD_USER_INPUT', 'Range: lies outside of the file').body());
  if (range) {
    void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
    void reply.header('content-length', range.end - range.start + 1);
  } else {
    void reply.header('content-length', size);
  }
  return reply.send(await files.read(key, range ?? undefined));
}
