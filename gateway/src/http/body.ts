/** Bodies of requests under a limit. */
import type { IncomingMessage } from 'node:http';

/** The body is larger than the limit, or its stated length is. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

/** Bytes of the stated length; undefined when none is stated. Node itself holds a body to its stated length. */
export function statedLength(request: IncomingMessage): number | undefined {
  const header = request.headers['content-length'];
  return header === undefined ? undefined : Number(header);
}

/** Reads a body of at most `limit` bytes. @throws BodyTooLarge as soon as it is larger. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const stated = statedLength(request);
  if (stated !== undefined && stated > limit) throw new BodyTooLarge();
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
