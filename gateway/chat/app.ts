/** Builds the chat host: the shop it asks, the rules or the model that answer, and the HTTP server over them. */
import type { FastifyBaseLogger, FastifyError, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { DestinationStream } from 'pino';
import { createServer } from '../service/server.ts';
import { createAssistant } from './assistant.ts';
import type { ChatConfig } from './config.ts';
import { ChatError, faultOf, unavailable } from './errors.ts';
import { RestClient, ShopRefusal, ShopSilence } from './shop/rest.ts';
import { Words } from './shop/words.ts';
import { registerRoutes } from './wire/routes.ts';

export interface ChatHostOptions extends Omit<ChatConfig, 'host' | 'port' | 'logLevel'> {
  host?: string | undefined;
  port?: number | undefined;
  logLevel?: ChatConfig['logLevel'] | undefined;
  /** Where log lines go; for tests. Default: standard output. */
  logTo?: DestinationStream | undefined;
  /** Milliseconds that a model gets for its first word. */
  firstTokenWithin?: number | undefined;
}

export interface ChatHost {
  app: FastifyInstance;
  /** Listens and gives the base URL. */
  listen(): Promise<string>;
  /** Ends running replies and closes the connections. */
  close(): Promise<void>;
}

/** A conversation of twelve messages of 4,000 characters, in four bytes each at most. */
const BODY_LIMIT = 256 * 1024;

/** What a failure becomes on the wire; what is inside stays inside. */
function toChatError(error: FastifyError): ChatError {
  if (error instanceof ChatError) return error;
  if (error instanceof ShopSilence || error instanceof ShopRefusal) return unavailable(error);
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new ChatError(413, 'PAYLOAD_TOO_LARGE', 'The body is too large');
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new ChatError(415, 'BAD_USER_INPUT', 'The body has a type that is not taken here');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new ChatError(400, 'BAD_USER_INPUT', 'body: must be JSON', [
      { field: 'body', message: 'must be JSON' },
    ]);
  return new ChatError(500, 'INTERNAL', 'Internal error');
}

function buildServer(logger: FastifyBaseLogger): FastifyInstance {
  const app = createServer(logger, { bodyLimit: BODY_LIMIT, forceCloseConnections: true });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const told = toChatError(error);
    if (told.status >= 500 && told.status !== 501)
      request.log.error({ fault: faultOf(told.cause ?? error), route: request.routeOptions.url }, 'failed');
    void reply.code(told.status).send(told.body());
  });
  app.setNotFoundHandler((_request, reply) => {
    void reply.code(404).send(new ChatError(404, 'NOT_FOUND', 'There is no such path').body());
  });
  return app;
}

/** Builds the host; it listens only when asked, and then reads the shop's words, so that the first question need not. */
export function createChatHost(options: ChatHostOptions): ChatHost {
  const logger = pino(
    { level: options.logLevel ?? 'silent', name: 'chat', base: undefined },
    ...(options.logTo ? [options.logTo] : []),
  );
  const app = buildServer(logger);
  const rest = new RestClient(options.restUrl);
  const words = new Words(rest, (error) =>
    logger.warn({ fault: faultOf(error) }, 'the shop’s words are old'),
  );
  const closing = new AbortController();
  registerRoutes(
    app,
    createAssistant({
      rest,
      words,
      llm: options.llm,
      stt: options.stt,
      tts: options.tts,
      firstTokenWithin: options.firstTokenWithin,
      onProblem: (error, what) => logger.warn({ fault: faultOf(error) }, what),
    }),
  );
  return {
    app,
    async listen() {
      const url = await app.listen({ host: options.host ?? '127.0.0.1', port: options.port ?? 0 });
      void words.readAhead(closing.signal);
      return url;
    },
    async close() {
      closing.abort();
      await app.close();
      await rest.close();
    },
  };
}
