/** The HTTP server of a service, before it has routes. */
import { randomUUID } from 'node:crypto';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';
import { REQUEST_ID_HEADER, wellFormedRequestId } from './request-id.ts';

/** Headers of every answer. */
export const alwaysSent = (requestId: string): readonly (readonly [string, string])[] => [
  [REQUEST_ID_HEADER, requestId],
  ['x-content-type-options', 'nosniff'],
];

/** Longer than the gateway keeps an idle connection, so that it is never the service that closes one just being used. */
const KEEP_ALIVE = 75_000;
/** Milliseconds for a request's headers, from the connection's first moment on, and for all of it. */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 60_000;

/** With one line in the log for each answer: the route's pattern, never the address, which holds what people say. */
export function createServer(logger: FastifyBaseLogger, options: FastifyServerOptions): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    keepAliveTimeout: KEEP_ALIVE,
    requestTimeout: REQUEST_TIMEOUT,
    http: { headersTimeout: HEADERS_TIMEOUT, connectionsCheckingInterval: 2_000 },
    return503OnClosing: true,
    // The id under which the gateway, or whoever asks, knows the request.
    genReqId: ({ headers }) => wellFormedRequestId(headers[REQUEST_ID_HEADER]) ?? randomUUID(),
    ...options,
  });
  app.addHook('onRequest', (request, reply, done) => {
    for (const [name, value] of alwaysSent(request.id)) {
      reply.header(name, value);
      // For answers that are written past Fastify, such as streams.
      reply.raw.setHeader(name, value);
    }
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
  return app;
}
