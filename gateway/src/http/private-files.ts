/**
 * `/files/<key>`: attachments of tickets, documents of sellers and pictures of returns, streamed from the REST API, which decides who
 * may read them. Nothing is stored on the way.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { NO_RESPONSE_MESSAGE } from '../../contract/errors.ts';
import { isFileType } from '../../contract/rules/files.ts';
import { serverPaths } from '../../contract/rules/server-paths.ts';
import { sessionTokenOf } from '../plugins/useSession.ts';
import type { StreamFile } from './parts.ts';
import { prefixOf, SAFETY, sendText } from './reply.ts';

const KEY = /^[0-9a-f]{32}$/;

/** Answers requests for private files. */
export function createPrivateFiles(stream: StreamFile) {
  return async function serveFile(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<void> {
    const key = path.slice(serverPaths.files.length);
    if (!KEY.test(key)) return sendText(request, response, 404, 'No such file');
    const token = sessionTokenOf(request.headers);
    if (token === undefined) return sendText(request, response, 401, 'Sign in first');
    const left = new AbortController();
    response.once('close', () => left.abort());
    try {
      const answer = await stream(
        'GET',
        `/v1/files/${key}`,
        { authorization: `Bearer ${token}` },
        left.signal,
      );
      const { status, headers, body } = answer;
      const { 'content-type': type, 'content-length': length, 'content-disposition': disposition } = headers;
      if (status !== 200 || typeof type !== 'string' || !isFileType(type)) {
        body.resume();
        if (status === 401) return sendText(request, response, 401, 'Sign in first');
        return status === 403 || status === 404
          ? sendText(request, response, 404, 'No such file')
          : sendText(request, response, 503, NO_RESPONSE_MESSAGE, { 'retry-after': '2' });
      }
      const [name = '', value = ''] = SAFETY;
      response.writeHead(200, {
        ...prefixOf(response),
        [name]: value,
        'content-type': type,
        'content-disposition': typeof disposition === 'string' ? disposition : 'attachment',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'no-store',
        ...(typeof length === 'string' ? { 'content-length': length } : {}),
      });
      if (request.method === 'HEAD') {
        left.abort();
        response.end();
        return;
      }
      await pipeline(body, response);
    } catch {
      if (response.headersSent) response.destroy();
      else sendText(request, response, 503, NO_RESPONSE_MESSAGE, { 'retry-after': '2' });
    }
  };
}
