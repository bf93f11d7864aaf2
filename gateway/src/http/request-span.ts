/** The span of a request to the gateway. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { serverPaths } from '../../contract/rules/server-paths.ts';
import { activeTracer } from '../../service/tracing.ts';
import type { Span } from '../../service/span.ts';

const EXACT: ReadonlySet<string> = new Set(Object.values(serverPaths));
const FOLDERS = Object.values(serverPaths).filter((path) => path.endsWith('/'));
/** Asked by balancers all the time. */
const UNTRACED: ReadonlySet<string> = new Set([serverPaths.health, serverPaths.ready]);

/** The kind of a path; those of pages may hold secrets, such as the token of an order. */
function routeOf(path: string): string {
  if (EXACT.has(path)) return path;
  const folder = FOLDERS.find((one) => path.startsWith(one));
  return folder === undefined ? '/*' : `${folder}*`;
}

/**
 * Begins the span of a request, which ends with its response; undefined: it has none. A new trace, whatever `traceparent` the public sends:
 * it would decide what is sampled and could add to traces of others. A caller finds its request by the id.
 */
export function traceRequest(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  id: string,
): Span | undefined {
  if (UNTRACED.has(path)) return undefined;
  const method = request.method as string;
  const route = routeOf(path);
  const span = activeTracer()?.start('server', `${method} ${route}`, undefined, {
    'http.request.method': method,
    'http.route': route,
    'lawaj.request_id': id,
  });
  response.once('close', () => {
    const { statusCode, writableFinished } = response;
    span?.set({
      'http.response.status_code': statusCode,
      ...(!writableFinished && { 'lawaj.aborted': true }),
    });
    span?.end(statusCode >= 500 ? String(statusCode) : undefined);
  });
  return span;
}
