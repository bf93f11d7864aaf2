/** Request bodies with a size limit. */
import type { IncomingMessage } from 'node:http';

/** The body, or its content-length, exceeds the limit. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

/** The content-length in bytes; undefined without one. Node itself enforces it. */
export function statedLength(request: IncomingMessage): number | undefined {
  const header = request.headers['content-length'];
  return header === undefined ? undefined : Number(header);
}

/** Reads a body of at most `limit` bytes. @throws BodyTooLarge as soon as it is larger; the request's own error */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((done, failed) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const take = (chunk: Buffer): void => {
      length += chunk.length;
      chunks.push(chunk);
      if (length <= limit) return;
      request.off('data', take);
      request.pause();
      failed(new BodyTooLarge());
    };
    request.on('data', take);
    request.once('error', failed);
    request.once('end', () => {
      const [first] = chunks;
      done(first !== undefined && chunks.length === 1 ? first : Buffer.concat(chunks, length));
    });
  });
}
