/** The Fastify server of a service, without routes. */
import { randomUUID } from 'node:crypto';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';
import { limitBodyTime } from './body-timeout.ts';
import { REQUEST_ID_HEADER, wellFormedRequestId, withRequestContext } from './request-id.ts';
import { activeTracer, TRACEPARENT_HEADER } from './tracing.ts';
import type { Span, Tracer } from './span.ts';

/** Headers of every response. */
export const alwaysSent = (requestId: string): readonly (readonly [string, string])[] => [
  [REQUEST_ID_HEADER, requestId],
  ['x-content-type-options', 'nosniff'],
];

/** Longer than the gateway's idle timeout, so that the service never closes a connection the gateway is about to use (ms). */
const KEEP_ALIVE = 75_000;
/** Milliseconds for a request's headers, from the start of the connection, and for its body. */
const HEADERS_TIMEOUT = 10_000;
const BODY_TIMEOUT = 60_000;

export interface ServiceServerOptions extends FastifyServerOptions {
  /** Paths whose handler watches the progress of the body itself; others have a minute. */
  slowBodies?: readonly string[];
}

/** Logs one line per response with the route's pattern, never the address, which contains user input. */
export function createServer(
  logger: FastifyBaseLogger,
  { slowBodies = [], ...options }: ServiceServerOptions,
): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    keepAliveTimeout: KEEP_ALIVE,
    requestTimeout: 0,
    http: { headersTimeout: HEADERS_TIMEOUT, connectionsCheckingInterval: 2_000 },
    return503OnClosing: true,
    // The ID by which the caller knows the request.
    genReqId: ({ headers }) => wellFormedRequestId(headers[REQUEST_ID_HEADER]) ?? randomUUID(),
    ...options,
  });
  limitBodyTime(app.server, BODY_TIMEOUT, (path) => slowBodies.includes(path));
  const tracer = activeTracer();
  if (tracer) traceRequests(app, tracer);
  app.addHook('onRequest', (request, reply, done) => {
    for (const [name, value] of alwaysSent(request.id)) {
      reply.header(name, value);
      // For responses written directly to the socket, such as streams.
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

/** Asked by balancers and by the gateway's probes all the time. */
const UNTRACED = new Set(['/health', '/ready']);

/**
 * A span for each request. Its parent is what the caller says: a service is called by the gateway and by the chat host, which do not pass
 * on what the public sends.
 */
function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<object, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, id, routeOptions, headers } = request;
    const route = routeOptions.url ?? 'none';
    if (UNTRACED.has(route)) return done();
    const parent = headers[TRACEPARENT_HEADER];
    const span = tracer.start(
      'server',
      `${method} ${route}`,
      typeof parent === 'string' ? parent : undefined,
      {
        'http.request.method': method,
        'http.route': route,
        'lawaj.request_id': id,
      },
    );
    spans.set(request, span);
    withRequestContext({ id, span }, done);
  });
  // The events of a body that is read do not carry the context.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) withRequestContext({ id: request.id, span }, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.set({ 'http.response.status_code': reply.statusCode });
    span?.end(reply.statusCode >= 500 ? String(reply.statusCode) : undefined);
    done();
  });
}
