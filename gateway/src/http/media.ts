/** `/media/<key>?w=<px>`: pictures of the origin from a bounded cache, each fetched once for all concurrent requests. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { MAX_ASKED_WIDTH, readWidth, type PictureWidth } from '../../contract/rules/pictures.ts';
import { Content, sendContent } from './content.ts';
import type { Cache } from '../../service/cache.ts';
import type { FetchPicture } from './parts.ts';
import { SAFETY, sendText } from './reply.ts';

const KEY = /^\/media\/[\w-]+(?:[./][\w-]+)*$/;
/** Seconds for which a 404 is cached. */
const MISSING_FOR = 10;

export interface Picture {
  status: number;
  type: string;
  content: Content;
  /** Seconds. */
  maxAge: number;
}

/** Answers requests below /media/. */
export function createMedia(fetchPicture: FetchPicture, cache: Cache<Picture>) {
  return async function serveMedia(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    prefix: readonly string[],
  ): Promise<void> {
    const width = widthOf(request.url as string);
    if (!KEY.test(path) || path.length > 300) return sendText(request, response, 404, 'No such picture');
    if (width === null)
      return sendText(request, response, 400, `w: must be a width in pixels, 1 to ${MAX_ASKED_WIDTH}`);
    const accept = acceptedFormat(request.headers.accept);
    const wanted = `${path}?w=${width}`;
    try {
      const { value } = await cache.get(`${accept} ${wanted}`, async () => {
        const picture = await fetchPicture(wanted, accept);
        const found = picture.status === 200;
        return {
          value: {
            status: found ? 200 : picture.status,
            type: picture.type,
            maxAge: picture.maxAge,
            content: new Content(picture.body, { compressible: false }),
          },
          bytes: picture.body.length + 500,
          maxAge: (found ? picture.maxAge : MISSING_FOR) * 1_000,
          failed: !found && picture.status !== 404,
        };
      });
      if (value.status === 404) return sendText(request, response, 404, 'No such picture');
      if (value.status !== 200)
        return sendText(request, response, 503, 'Pictures rest for a moment', { 'retry-after': '2' });
      await sendContent(request, response, value.content, [
        ...prefix,
        ...SAFETY,
        'content-type',
        value.type,
        'cache-control',
        value.maxAge >= 86_400
          ? `public, max-age=${value.maxAge}, immutable`
          : `public, max-age=${value.maxAge}`,
        'vary',
        'Accept',
        'cross-origin-resource-policy',
        'cross-origin',
      ]);
    } catch {
      sendText(request, response, 503, 'Pictures rest for a moment', { 'retry-after': '2' });
    }
  };
}

/** The served width of an address; null if its width is not served. */
function widthOf(url: string): PictureWidth | null {
  const at = url.indexOf('?');
  return readWidth(at < 0 ? null : new URLSearchParams(url.slice(at)).get('w'));
}

/** The Accept header for the origin: only the formats that matter, in one spelling. */
function acceptedFormat(accept = ''): string {
  if (accept.includes('image/avif')) return 'image/avif,image/webp';
  return 'image/webp';
}
