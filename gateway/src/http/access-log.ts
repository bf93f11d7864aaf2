/** The access log: one line per request, at a level that follows from path and status. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { serverPaths } from '../../contract/rules/server-paths.ts';
import { wasRefused } from './reply.ts';

/** A path for the log: some end with the secret of an order. */
export const withoutSecret = (path: string): string =>
  path.replace(/^(\/payments\/\w+\/|\/invoices\/).+/, '$1…');

export interface AccessLog {
  /** Whether a request would be logged at the present level. */
  isWritten(path: string, response: ServerResponse): boolean;
  /** Logs a request that has ended. `started`: as of `performance.now()`. */
  write(request: IncomingMessage, response: ServerResponse, path: string, id: string, started: number): void;
}

/** `isServing`: whether the front serves requests; before, 503 is expected. */
export function createAccessLog(log: Logger, isServing: () => boolean): AccessLog {
  function levelOf(path: string, response: ServerResponse): 'warn' | 'info' | 'debug' {
    const status = response.statusCode;
    if (wasRefused(response)) return 'debug';
    // Before `open`, and for the readiness check, 503 is expected.
    const expected = !isServing() || path === serverPaths.ready;
    if (status >= 500 && !expected) return 'warn';
    return expected || isQuiet(path, status) ? 'debug' : 'info';
  }

  return {
    isWritten: (path, response) => log.isLevelEnabled(levelOf(path, response)),
    // Without the query string, which may contain search texts.
    write(request, response, path, id, started) {
      const status = response.statusCode;
      const level = levelOf(path, response);
      if (!log.isLevelEnabled(level)) return;
      log[level](
        {
          id,
          method: request.method,
          path: withoutSecret(path),
          status,
          ms: Math.round((performance.now() - started) * 100) / 100,
          ...(response.writableFinished ? {} : { aborted: true }),
        },
        'request',
      );
    },
  };
}

/** Cheap requests that would flood the log, and operations, which the gateway logs itself. */
function isQuiet(path: string, status: number): boolean {
  return (
    status === 304 ||
    path === serverPaths.graphql ||
    path === serverPaths.health ||
    path.startsWith(serverPaths.assets) ||
    path.startsWith(serverPaths.media)
  );
}
