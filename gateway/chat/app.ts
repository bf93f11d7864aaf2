/** Creates the chat host: the client of the shop's API, the rules or the model that answer, and the HTTP server. */
import { setTimeout as sleep } from 'node:timers/promises';
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

export interface ChatHostOptions extends Omit<ChatConfig, 'host' | 'port' | 'logLevel' | 'traces'> {
  host?: string | undefined;
  port?: number | undefined;
  logLevel?: ChatConfig['logLevel'] | undefined;
  /** Destination of log lines; for tests. Default: standard output. */
  logTo?: DestinationStream | undefined;
  /** Time limit for a model's first token (ms). */
  firstTokenWithin?: number | undefined;
  /** Time limit for the shop's words at a start (ms). */
  wordsWithin?: number | undefined;
}

export interface ChatHost {
  app: FastifyInstance;
  /** Starts listening and returns the base URL, once the shop's words are read, or reading them failed or takes too long. */
  listen(): Promise<string>;
  /** Ends running replies and closes all connections. */
  close(): Promise<void>;
}

/** How long a start waits for the shop's words (ms): a message before that would wait for them, and miss its classification. */
const WORDS_WITHIN = 10_000;

/** A conversation of twelve messages of 4,000 characters, with at most four bytes each. */
const BODY_LIMIT = 256 * 1024;

/** Maps an error to a response without internal details. */
function toChatError(error: FastifyError): ChatError {
  if (error instanceof ChatError) return error;
  if (error instanceof ShopSilence || error instanceof ShopRefusal) return unavailable(error);
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new ChatError(413, 'PAYLOAD_TOO_LARGE', 'The body is too large');
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new ChatError(415, 'BAD_USER_INPUT', 'The content type of the body is not supported');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new ChatError(400, 'BAD_USER_INPUT', 'body: must be JSON', [
      { field: 'body', message: 'must be JSON' },
    ]);
  return new ChatError(500, 'INTERNAL', 'Internal error');
}

function buildServer(logger: FastifyBaseLogger): FastifyInstance {
  const app = createServer(logger, { bodyLimit: BODY_LIMIT, forceCloseConnections: true });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const chatError = toChatError(error);
    if (chatError.status >= 500 && chatError.status !== 501)
      request.log.error(
        { fault: faultOf(chatError.cause ?? error), route: request.routeOptions.url },
        'failed',
      );
    void reply.code(chatError.status).send(chatError.body());
  });
  app.setNotFoundHandler((_request, reply) => {
    void reply.code(404).send(new ChatError(404, 'NOT_FOUND', 'Path not found').body());
  });
  return app;
}

/** Creates the host. `listen` also reads the shop's words, so that the first question does not have to wait for them. */
export function createChatHost(options: ChatHostOptions): ChatHost {
  const logger = pino(
    { level: options.logLevel ?? 'silent', name: 'chat', base: undefined },
    ...(options.logTo ? [options.logTo] : []),
  );
  const app = buildServer(logger);
  const rest = new RestClient(options.restUrl);
  const words = new Words(rest, (error) =>
    logger.warn({ fault: faultOf(error) }, 'refreshing the shop’s words failed'),
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
      const waited = sleep(options.wordsWithin ?? WORDS_WITHIN, undefined, { ref: false });
      // The first attempt: a shop that is down is not waited for.
      await Promise.race([words.get(), waited]).catch(() => undefined);
      return url;
    },
    async close() {
      closing.abort();
      await app.close();
      await rest.close();
    },
  };
}
