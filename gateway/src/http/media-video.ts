/** `/media/<key>` of an uploaded video: streamed from the REST API, whole or in the requested part, and never held in memory. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { readMediaKey } from '../../contract/rules/media.ts';
import type { StreamVideo } from './parts.ts';
import { prefixOf, SAFETY, sendText } from './reply.ts';

const REQUEST_HEADERS = ['range', 'if-range', 'if-none-match'] as const;
const RESPONSE_HEADERS = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'cache-control',
  'content-security-policy',
  'etag',
] as const;

/** Whether the path is that of an uploaded video. */
export const isVideoPath = (path: string): boolean =>
  readMediaKey(path.slice('/media/'.length))?.kind === 'video';

/** Answers requests for videos. */
export function createVideos(stream: StreamVideo) {
  return async function serveVideo(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<void> {
    const asked: Record<string, string> = {};
    for (const name of REQUEST_HEADERS) {
      const value = request.headers[name];
      if (typeof value === 'string') asked[name] = value;
    }
    const left = new AbortController();
    response.once('close', () => left.abort());
    try {
      const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
      const { status, headers, body } = await stream(method, path, asked, left.signal);
      if (status >= 500 || status === 404) {
        body.resume();
        return status === 404
          ? sendText(request, response, 404, 'No such video')
          : sendText(request, response, 503, 'Videos are not available', { 'retry-after': '2' });
      }
      const sent = { ...prefixOf(response) };
      for (const name of RESPONSE_HEADERS) {
        const value = headers[name];
        if (typeof value === 'string') sent[name] = value;
      }
      const [name = '', value = ''] = SAFETY;
      response.writeHead(status, { ...sent, [name]: value, 'cross-origin-resource-policy': 'cross-origin' });
      await pipeline(body, response);
    } catch {
      // A player that seeks or leaves ends its request.
      if (response.headersSent) response.destroy();
      else sendText(request, response, 503, 'Videos are not available', { 'retry-after': '2' });
    }
  };
}
