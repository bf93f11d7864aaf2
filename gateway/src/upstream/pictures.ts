/** Pictures of the REST API. A pool of their own: a slow picture must not delay data. */
import { Addresses } from '../../service/addresses.ts';

/** Largest forwarded picture in bytes. */
const LARGEST = 8 * 1024 * 1024;
const TIMEOUT_MS = 15_000;

/** A picture from the API. `maxAge` in seconds, of its Cache-Control. */
export interface UpstreamPicture {
  status: number;
  type: string;
  body: Buffer;
  maxAge: number;
}

export interface PictureUpstream {
  /** Fetches a path such as `/media/<key>?w=320`. @throws when there is no response in time, or it is too large. */
  fetch(path: string, accept: string): Promise<UpstreamPicture>;
  close(): Promise<void>;
}

/** @param url base address of the REST API, or several separated by commas */
export function createPictureUpstream(url: string): PictureUpstream {
  const addresses = new Addresses(url);
  const pool = addresses.open({
    connections: 16,
    connect: { timeout: 1_500 },
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
  });
  return {
    async fetch(path, accept) {
      const answer = await pool.request({
        method: 'GET',
        path: addresses.prefix + path,
        headers: { accept },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const chunks: Buffer[] = [];
      let length = 0;
      for await (const chunk of answer.body as AsyncIterable<Buffer>) {
        length += chunk.length;
        if (length > LARGEST) {
          answer.body.destroy();
          throw new Error('The picture is too large');
        }
        chunks.push(chunk);
      }
      return {
        status: answer.statusCode,
        type: String(answer.headers['content-type'] ?? 'application/octet-stream'),
        body: Buffer.concat(chunks, length),
        maxAge: Number(/max-age=(\d+)/.exec(String(answer.headers['cache-control'] ?? ''))?.[1] ?? 60),
      };
    },
    async close() {
      await addresses.close();
    },
  };
}
