/**
 * The HTTP front: one node:http server that routes each path to its handler. It listens before there is anything to
 * serve, so that a port in use is detected before anything is started.
 */
import { randomBytes } from 'node:crypto';
import { createServer, get } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MAX_ADDRESS_LENGTH } from '../../contract/rules/limits.ts';
import { FILES_PATH } from '../../contract/rules/files.ts';
import { IMPORT_PATH } from '../../contract/rules/jobs.ts';
import { UPLOAD_PATH } from '../../contract/rules/media.ts';
import { serverPaths } from '../../contract/rules/server-paths.ts';
import { limitBodyTime } from '../../service/body-timeout.ts';
import {
  REQUEST_ID_HEADER,
  wellFormedRequestId,
  withRequestContext,
  withRequestId,
} from '../../service/request-id.ts';
import { activeTracer } from '../../service/tracing.ts';
import type { MemoryUse } from '../../service/bounded-cache.ts';
import { BodyTooLarge } from './body.ts';
import { boundConnections } from './connections.ts';
import { errorPage } from '../customer-pages/error-page.ts';
import { toFault } from './faults.ts';
import { policy, toPage } from './pages.ts';
import { sendText, setPrefix } from './reply.ts';
import { sendContent } from './content.ts';
import { createAccessLog, withoutSecret } from './access-log.ts';
import { createClients } from './clients.ts';
import { LoadGate } from './load-gate.ts';
import { createRoutes } from './routes.ts';
import { traceRequest } from './request-span.ts';
import { Turns } from './turns.ts';
import type { FrontParts, RouteOptions, Routes } from './routes.ts';

/** Bytes of a request's URL, and of all its headers. */
const LARGEST_HEADERS = 16 * 1024;
/** Connections that may wait to be accepted; the system may allow fewer. */
const BACKLOG = 4_096;
/** Milliseconds that streams have to write their last event before connections are cut. */
const LAST_CALL = 500;

export interface FrontOptions extends RouteOptions {
  /** The server runs after a trusted proxy, whose headers name the client. */
  trustProxy?: boolean;
  publicUrl?: string | undefined;
  /** Milliseconds within which a request's headers, and its body, must arrive. Uploads must only make progress. */
  headersTimeout?: number;
  bodyTimeout?: number;
  /** Milliseconds after which a connection without traffic is closed during a response. */
  idleTimeout?: number;
  /** Admission of what costs CPU; for tests. */
  gate?: LoadGate | undefined;
  /** Connections per client. Default: 256, unlimited from this machine. */
  connectionsPerClient?: number;
  /** Called with each answered request: its status and duration (ms). */
  onAnswered?: ((status: number, ms: number) => void) | undefined;
}

export interface Front {
  /** @returns the address. @throws the error of `listen`, such as EADDRINUSE. */
  listen(port: number, host: string): Promise<string>;
  /** Takes uploads on a port of their own, too. @returns the port. @throws as listen */
  listenForUploads(port: number, host: string): Promise<number>;
  /** Starts serving requests. */
  open(parts: FrontParts): void;
  /**
   * Asks itself for a page, so that the first visitor does not wait for code to be compiled and data to be read. It is not ready until
   * then, at most `within` milliseconds. Never rejects.
   */
  warm(path: string, within?: number): Promise<void>;
  /** Memory that requests can fill, by purpose: bytes in use, keys included, and their bound. Empty before `open`. */
  memory(): Readonly<Record<string, MemoryUse>>;
  /**
   * Is not ready any more, and goes on serving for so many milliseconds: balancers send their requests elsewhere meanwhile, and clients
   * are asked to open new connections.
   */
  drain(milliseconds: number): Promise<void>;
  /**
   * Stops accepting requests and waits at most `grace` milliseconds for those in flight.
   * @param beforeCut called half a second before the end, when some are left
   */
  close(grace?: number, beforeCut?: () => void): Promise<void>;
}

export function createFront(options: FrontOptions): Front {
  const { log, trustProxy = false } = options;
  const run = randomBytes(4).toString('hex');
  let count = 0;
  const isHttps = options.publicUrl?.startsWith('https:') === true;
  /** Headers of every response, besides the request's id. */
  const SAFE = [
    'x-content-type-options',
    'nosniff',
    ...(isHttps ? ['strict-transport-security', 'max-age=31536000'] : []),
  ];
  const gate =
    options.gate ??
    new LoadGate({ onRefused: (count) => log.warn({ count }, 'too many requests: some are refused') });
  const turns = new Turns();
  let routes: Routes | undefined;
  let ready = (): boolean => false;
  let closing = false;
  let warming = false;
  let address = '';
  const accessLog = createAccessLog(log, () => routes !== undefined);

  const serverOptions = {
    maxHeaderSize: LARGEST_HEADERS,
    headersTimeout: options.headersTimeout ?? 10_000,
    // Bodies have a limit of their own, from which uploads are exempt.
    requestTimeout: 0,
    connectionsCheckingInterval: Math.min(options.headersTimeout ?? 10_000, 2_000),
    keepAliveTimeout: 65_000,
    noDelay: true,
  };
  const server = createServer(serverOptions, (request, response) => handle(request, response, route));
  const clients = createClients(
    { trustProxy, publicUrl: options.publicUrl },
    { address: () => address, port: () => (server.address() as AddressInfo).port },
  );
  server.on('connection', () => turns.arrived());
  limitBodyTime(
    server,
    options.bodyTimeout ?? 30_000,
    (path) => path === UPLOAD_PATH || path === IMPORT_PATH || path === FILES_PATH,
  );
  // A connection without traffic is dead; streams send a comment every twelve seconds.
  server.timeout = options.idleTimeout ?? 60_000;
  const sockets = boundConnections(server, { trustProxy, perClient: options.connectionsPerClient });
  /** Uploads on a port of their own: a browser opens six connections to a host and port, which six uploads would all take. */
  const uploadServer = createServer(serverOptions, (request, response) =>
    handle(request, response, routeUpload),
  );
  uploadServer.timeout = server.timeout;
  const uploadSockets = boundConnections(uploadServer, {
    trustProxy,
    perClient: options.connectionsPerClient,
  });

  function handle(request: IncomingMessage, response: ServerResponse, routeRequest: typeof route): void {
    const url = request.url as string;
    const end = url.indexOf('?');
    const path = end < 0 ? url : url.slice(0, end);
    const id = requestId(request);
    const started = performance.now();
    const prefix = [REQUEST_ID_HEADER, id, ...SAFE];
    setPrefix(response, prefix);
    if (closing) prefix.push('connection', 'close');
    try {
      const span = activeTracer() && traceRequest(request, response, path, id);
      const answer = () => routeRequest(request, response, path, prefix);
      const answered = span ? withRequestContext({ id, span }, answer) : withRequestId(id, answer);
      if (answered instanceof Promise)
        answered.catch((error: unknown) => fail(request, response, path, id, error));
    } catch (error) {
      fail(request, response, path, id, error);
    }
    if (options.onAnswered) measure(response, started, options.onAnswered);
    // Responses from memory are logged only for debugging, so their end is not awaited.
    if (response.writableEnded && !accessLog.isWritten(path, response)) return;
    response.once('close', () => accessLog.write(request, response, path, id, started));
  }

  function measure(
    response: ServerResponse,
    started: number,
    answered: NonNullable<FrontOptions['onAnswered']>,
  ): void {
    const end = () => answered(response.statusCode, performance.now() - started);
    if (response.writableEnded) end();
    else response.once('close', end);
  }

  function route(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    prefix: string[],
  ): unknown {
    const { url = '', method } = request;
    if (path === serverPaths.health) return sendText(request, response, 200, 'live');
    if (path === serverPaths.ready) {
      const isReady = !closing && !warming && routes !== undefined && ready();
      return sendText(request, response, isReady ? 200 : 503, isReady ? 'ready' : 'not ready');
    }
    if (url.length > MAX_ADDRESS_LENGTH) return sendText(request, response, 414, 'The address is too long');
    if (!url.startsWith('/')) return sendText(request, response, 400, 'The address must be a path');
    if (routes === undefined) {
      if (method !== 'GET' && method !== 'HEAD')
        return sendText(request, response, 503, 'Starting', { 'retry-after': '2' });
      const page = toPage(503, errorPage(503, 'fr'), policy([], { ownStyle: true }));
      return sendContent(
        request,
        response,
        page.content,
        [...prefix, ...page.headers, 'retry-after', '2'],
        503,
      );
    }
    return routes.serve(request, response, path, prefix);
  }

  /** On the port for uploads: nothing but uploads, for pages of the shop. */
  function routeUpload(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    prefix: string[],
  ): unknown {
    const { origin } = request.headers;
    prefix.push('vary', 'origin');
    if (origin !== undefined && clients.isOwnOrigin(origin, request))
      prefix.push(
        'access-control-allow-origin',
        origin,
        'access-control-allow-credentials',
        'true',
        'access-control-expose-headers',
        'retry-after',
      );
    if (path !== UPLOAD_PATH) return sendText(request, response, 404, 'Only uploads are answered here');
    if (request.method === 'OPTIONS')
      return sendText(request, response, 200, 'POST', {
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'idempotency-key, content-type',
        'access-control-max-age': '600',
      });
    if (request.method !== 'POST')
      return sendText(request, response, 405, 'Only POST is answered here', { allow: 'POST' });
    if (routes?.serveUpload === undefined)
      return sendText(request, response, 503, 'Starting', { 'retry-after': '2' });
    return routes.serveUpload(request, response);
  }

  function open(parts: FrontParts): void {
    routes = createRoutes(parts, options, {
      clients,
      safeHeaders: SAFE,
      gate,
      turns,
      isClosing: () => closing,
    });
    ready = () => parts.gateway.ready();
  }

  function fail(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    id: string,
    error: unknown,
  ): void {
    // A client that disconnects is not an error of the server.
    if (response.destroyed || (error as NodeJS.ErrnoException).code === 'ECONNRESET') return;
    if (error instanceof BodyTooLarge) return sendText(request, response, 413, 'The body is too large');
    const told = withoutSecret(path);
    log.error({ err: error, path: told, id }, 'a request failed');
    options.onFault?.(toFault(error, told));
    sendText(request, response, 500, 'Internal server error');
  }

  function requestId(request: IncomingMessage): string {
    const given = wellFormedRequestId(request.headers[REQUEST_ID_HEADER]);
    if (given !== undefined) return given;
    count += 1;
    return `${run}-${count.toString(36)}`;
  }

  return {
    listen(port, host) {
      return new Promise((done, failed) => {
        server.once('error', failed);
        server.listen(port, host, BACKLOG, () => {
          server.off('error', failed);
          const { port: taken } = server.address() as AddressInfo;
          const name =
            host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
          address = `http://${name}:${taken}`;
          done(address);
        });
      });
    },
    listenForUploads(port, host) {
      return new Promise((done, failed) => {
        uploadServer.once('error', failed);
        uploadServer.listen(port, host, () => {
          uploadServer.off('error', failed);
          done((uploadServer.address() as AddressInfo).port);
        });
      });
    },
    open,
    async warm(path, within = 5_000) {
      warming = true;
      await new Promise<void>((done) => {
        const asked = get(`${address}${path}`, { signal: AbortSignal.timeout(within) }, (response) => {
          response.on('close', done).resume();
        });
        asked.on('error', () => done());
      });
      warming = false;
    },
    memory: () => routes?.memory ?? {},
    async drain(milliseconds) {
      closing = true;
      await new Promise((done) => setTimeout(done, milliseconds));
    },
    async close(grace = 10_000, beforeCut = () => undefined) {
      closing = true;
      const closed = [server, uploadServer]
        .filter(({ listening }) => listening)
        .map((one) => {
          const ended = new Promise<void>((done) => void one.close(() => done()));
          one.closeIdleConnections();
          return ended;
        });
      const lastCall = setTimeout(beforeCut, Math.max(0, grace - LAST_CALL));
      const timer = setTimeout(() => {
        for (const socket of [...sockets, ...uploadSockets]) socket.destroy();
      }, grace);
      await Promise.all(closed);
      clearTimeout(lastCall);
      clearTimeout(timer);
    },
  };
}
