/** The HTTP server of a service, before it has routes. */
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';

/** Longer than the gateway keeps an idle connection, so that it is never the service that closes one just being used. */
const KEEP_ALIVE = 75_000;

/** With one line in the log for each answer: the route's pattern, never the address, which holds what people say. */
export function createServer(logger: FastifyBaseLogger, options: FastifyServerOptions): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    keepAliveTimeout: KEEP_ALIVE,
    return503OnClosing: true,
    ...options,
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
