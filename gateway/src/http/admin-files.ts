/**
 * `/admin-files/`: files for spreadsheets, streamed from the REST API, which decides who may read them. Links lead here, so a refusal is a
 * page of text.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { isEntityId } from '../../contract/common.ts';
import { NO_RESPONSE_MESSAGE } from '../../contract/errors.ts';
import { EXPORTS, exportPath, jobFiles } from '../../contract/rules/jobs.ts';
import { sessionTokenOf } from '../plugins/useSession.ts';
import type { StreamFile } from './parts.ts';
import { prefixOf, SAFETY, sendText } from './reply.ts';

const REPORT = /^\/admin-files\/job-((?:[\w.~!*'()-]|%[\dA-F]{2})+)\.csv$/;

/** The path of REST; undefined: there is no such file. */
function restPathOf(path: string, query: string): string | undefined {
  const name = EXPORTS.find((one) => path === jobFiles.export(one));
  if (name !== undefined) return `/v1${exportPath(name)}${query}`;
  const [, job] = REPORT.exec(path) ?? [];
  if (job === undefined) return undefined;
  try {
    const id = decodeURIComponent(job);
    return isEntityId(id) ? `/v1/admin/jobs/${encodeURIComponent(id)}/report${query}` : undefined;
  } catch {
    return undefined;
  }
}

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'The filter is not valid',
  401: 'Sign in first',
  403: 'Not allowed',
  404: 'No such file',
};

/** Answers requests for files. */
export function createAdminFiles(stream: StreamFile) {
  return async function serveFile(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<void> {
    const { url = '' } = request;
    const target = restPathOf(path, url.includes('?') ? url.slice(url.indexOf('?')) : '');
    if (target === undefined) return sendText(request, response, 404, 'No such file');
    const token = sessionTokenOf(request.headers);
    if (token === undefined) return sendText(request, response, 401, 'Sign in first');
    const left = new AbortController();
    response.once('close', () => left.abort());
    try {
      const { status, body } = await stream('GET', target, { authorization: `Bearer ${token}` }, left.signal);
      const refusal = REFUSALS[status];
      if (status !== 200) {
        body.resume();
        return refusal === undefined
          ? sendText(request, response, 503, NO_RESPONSE_MESSAGE, { 'retry-after': '2' })
          : sendText(request, response, status, refusal);
      }
      const [name = '', value = ''] = SAFETY;
      response.writeHead(200, {
        ...prefixOf(response),
        [name]: value,
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${path.slice(path.lastIndexOf('/') + 1)}"`,
        'cache-control': 'no-store',
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
