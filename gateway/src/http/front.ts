/**
 * The HTTP front: one node:http server that knows what answers which path. It listens before there is anything to
 * serve, so that a taken port is found out before anything is started.
 */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { clientKey } from '../../contract/client-network.ts';
import { MAX_ADDRESS_LENGTH } from '../../contract/rules/limits.ts';
import type { PageModule } from '../../contract/rules/page-rendering.ts';
import { REQUEST_ID_HEADER, wellFormedRequestId, withRequestId } from '../../service/request-id.ts';
import type { MemoryUse } from '../../service/bounded-cache.ts';
import { Cache } from '../../service/cache.ts';
import type { Assets } from './assets.ts';
import { BodyTooLarge } from './body.ts';
import { boundConnections } from './connections.ts';
import { errorPage } from '../customer-pages/error-page.ts';
import { createGraphQLEndpoint } from './graphql.ts';
import { createFaults, FAULTS_PATH, toFault } from './faults.ts';
import type { TakeFault } from './faults.ts';
import { answerInvoice, INVOICES_PATH } from '../customer-pages/invoices.ts';
import type { ReadInvoice } from '../customer-pages/invoices.ts';
import { answerMailbox, MAILBOX_PATH } from './mailbox.ts';
import { createMedia } from './media.ts';
import type { Picture } from './media.ts';
import { answerPayments, PAYMENTS_PATH } from '../customer-pages/payments.ts';
import type { PaymentDesk } from '../customer-pages/payments.ts';
import { createPages, policy, toPage } from './pages.ts';
import type { Page } from './pages.ts';
import type { FetchPicture, FrontGateway } from './parts.ts';
import { sendText, setPrefix } from './reply.ts';
import { sendContent } from './content.ts';
import { createSitemap, createSitemapMemory, robots } from './sitemap.ts';
import type { SitemapSource } from './sitemap.ts';
import { createTrustedDocuments } from './trusted.ts';
import { NO_WORKER } from './worker.ts';
import type { Answer } from './trusted.ts';
import { CONFIRM_EMAIL_PAGE, CONFIRM_EMAIL_PATH } from '../customer-pages/confirm-email.ts';
import type { ConfirmEmail } from '../customer-pages/confirm-email.ts';
import { answerLinkPage } from '../customer-pages/link-page.ts';
import type { LinkAction, LinkPage } from '../customer-pages/link-page.ts';
import {
  NEWSLETTER_CONFIRM_PAGE,
  NEWSLETTER_CONFIRM_PATH,
  UNSUBSCRIBE_PAGE,
  UNSUBSCRIBE_PATH,
} from '../customer-pages/newsletter-links.ts';
import type { NewsletterAction } from '../customer-pages/newsletter-links.ts';

/** Bytes of an address, and of all headers together. */
const LARGEST_HEADERS = 16 * 1024;

/** Milliseconds for which an outdated answer, page or picture is given when it cannot be renewed. */
const RESCUE_FOR = 24 * 3_600_000;

/** A path for the log: the end of some is the secret of an order. */
const withoutSecret = (path: string): string => path.replace(/^(\/payments\/\w+\/|\/invoices\/).+/, '$1…');

export interface FrontOptions {
  log: Logger;
  /** Behind a proxy of one's own: what it says of the client is believed. */
  trustProxy?: boolean;
  publicUrl?: string | undefined;
  corsOrigins?: readonly string[] | undefined;
  /** Origins that pictures of pages come from besides the shop itself. */
  pictureHosts?: readonly string[] | undefined;
  /** Whether the shop may be kept on devices; off, the worker that keeps it is told to go. Default: yes. */
  offline?: boolean;
  /** Told of every fault of ours and of the shop's pages in browsers, besides the log. */
  onFault?: TakeFault | undefined;
  /** Memory for everything that is kept. */
  cacheBytes?: number;
  /** Milliseconds in which a request's headers, and all of it, must have come. */
  headersTimeout?: number;
  requestTimeout?: number;
  /** Milliseconds after which a connection ends on which nothing moves while a request is answered. */
  idleTimeout?: number;
  /** Connections of one client. Default: 256, and any number from this machine itself. */
  connectionsPerClient?: number;
}

/** What is served once it exists. */
export interface FrontParts {
  gateway: FrontGateway;
  fetchPicture: FetchPicture;
  pages?: PageModule | undefined;
  assets?: Assets | undefined;
  sitemap?: SitemapSource | undefined;
  /** Ends a newsletter subscription. */
  unsubscribe?: NewsletterAction | undefined;
  /** Confirms a newsletter subscription. */
  confirmSubscription?: NewsletterAction | undefined;
  /** Confirms an account's new e-mail address. */
  confirmEmail?: ConfirmEmail | undefined;
  /** Payers who come back, and calls of payment services. */
  payments?: PaymentDesk | undefined;
  /** Invoices, for who has an invoice's address. */
  invoice?: ReadInvoice | undefined;
  /** Messages that are not sent, to be shown on this machine. */
  mailFolder?: string | undefined;
  /** Development: answers what the development server knows, else calls `next`. */
  devMiddleware?:
    | ((request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void)
    | undefined;
}

export interface Front {
  /** @returns the address. @throws the error of `listen`, such as EADDRINUSE. */
  listen(port: number, host: string): Promise<string>;
  /** From now on requests are served. */
  open(parts: FrontParts): void;
  /** Memory that requests can fill, by what it holds: bytes taken, keys included, and their bound. Empty before `open`. */
  memory(): Readonly<Record<string, MemoryUse>>;
  /** Stops taking requests, lets those in flight end for at most `grace` milliseconds. */
  close(grace?: number): Promise<void>;
}

type Serve = (request: IncomingMessage, response: ServerResponse, path: string, prefix: string[]) => unknown;

export function createFront(options: FrontOptions): Front {
  const { log, trustProxy = false } = options;
  const bytes = options.cacheBytes ?? 192 * 1024 * 1024;
  const run = randomBytes(4).toString('hex');
  let count = 0;
  const isHttps = options.publicUrl?.startsWith('https:') === true;
  /** Goes with every answer, besides the request's id. */
  const SAFE = [
    'x-content-type-options',
    'nosniff',
    ...(isHttps ? ['strict-transport-security', 'max-age=31536000'] : []),
  ];
  let serve: Serve | undefined;
  let ready = (): boolean => false;
  let memory: Readonly<Record<string, MemoryUse>> = {};
  let closing = false;
  let address = '';

  const server = createServer(
    {
      maxHeaderSize: LARGEST_HEADERS,
      headersTimeout: options.headersTimeout ?? 10_000,
      requestTimeout: options.requestTimeout ?? 30_000,
      connectionsCheckingInterval: Math.min(options.headersTimeout ?? 10_000, 2_000),
      keepAliveTimeout: 65_000,
      noDelay: true,
    },
    handle,
  );
  // What neither sends nor takes anything is gone; streams send a comment every twelve seconds.
  server.timeout = options.idleTimeout ?? 60_000;
  const sockets = boundConnections(server, { trustProxy, perClient: options.connectionsPerClient });

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url as string;
    const end = url.indexOf('?');
    const path = end < 0 ? url : url.slice(0, end);
    const id = requestId(request);
    const started = performance.now();
    const prefix = [REQUEST_ID_HEADER, id, ...SAFE];
    setPrefix(response, prefix);
    if (closing) prefix.push('connection', 'close');
    try {
      const answered = withRequestId(id, () => route(request, response, path, prefix));
      if (answered instanceof Promise)
        answered.catch((error: unknown) => fail(request, response, path, id, error));
    } catch (error) {
      fail(request, response, path, id, error);
    }
    // What was answered from memory and is logged for debugging only needs nobody to wait for its end.
    if (response.writableEnded && !log.isLevelEnabled(levelOf(path, response.statusCode))) return;
    response.once('close', () => logAccess(request, response, path, id, started));
  }

  function route(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    prefix: string[],
  ): unknown {
    const { url = '', method } = request;
    if (path === '/health') return sendText(request, response, 200, 'live');
    if (path === '/ready') {
      const isReady = !closing && serve !== undefined && ready();
      return sendText(request, response, isReady ? 200 : 503, isReady ? 'ready' : 'not ready');
    }
    if (url.length > MAX_ADDRESS_LENGTH) return sendText(request, response, 414, 'The address is too long');
    if (!url.startsWith('/')) return sendText(request, response, 400, 'The address must be a path');
    if (serve === undefined) {
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
    return serve(request, response, path, prefix);
  }

  function open(parts: FrontParts): void {
    const { gateway, assets, devMiddleware } = parts;
    const cacheOf = <V>(share: number): Cache<V> =>
      new Cache<V>({ maxBytes: Math.floor(bytes * share), rescueFor: RESCUE_FOR });
    const answers = cacheOf<Answer>(0.3);
    const pictures = cacheOf<Picture>(0.35);
    const rendered = cacheOf<Page>(0.3);
    gateway.onInvalidate((tags) => {
      answers.drop(tags);
      rendered.drop(tags);
    });
    const documents = createTrustedDocuments(gateway, answers, Math.floor(bytes * 0.05));
    const serveGraphQL = createGraphQLEndpoint({
      gateway,
      documents,
      corsOrigins: options.corsOrigins,
      safeHeaders: SAFE,
      clientAddress,
      isSecure,
      isClosing: () => closing,
    });
    const media = createMedia(parts.fetchPicture, pictures);
    const publicUrl = (request: IncomingMessage): string => options.publicUrl ?? ownAddress(request);
    const sitemaps = createSitemapMemory();
    const sitemap = parts.sitemap && parts.pages && createSitemap(parts.sitemap, parts.pages, sitemaps);
    memory = { answers, addresses: documents.addressMemory, pages: rendered, pictures, sitemaps };
    const faults = createFaults((fault) => {
      log.error({ fault }, 'a browser met a fault');
      options.onFault?.(fault);
    }, clientAddress);
    const pages =
      parts.pages &&
      createPages({
        module: parts.pages,
        documents,
        cache: rendered,
        publicUrl,
        pictureHosts: options.pictureHosts,
        dev: devMiddleware !== undefined,
        onError: (error, path) => {
          log.error({ err: error, path }, 'a page could not be rendered');
          options.onFault?.(toFault(error, path));
        },
      });
    ready = () => gateway.ready();

    serve = (request, response, path, prefix) => {
      const reads = request.method === 'GET' || request.method === 'HEAD';
      if (path === '/graphql') return serveGraphQL(request, response, prefix);
      if (reads || request.method === 'POST') {
        const answerLink = <Outcome extends string>(page: LinkPage<Outcome>, act: LinkAction<Outcome>) =>
          answerLinkPage(page, request, response, prefix, act, clientAddress(request));
        if (path === NEWSLETTER_CONFIRM_PATH && parts.confirmSubscription)
          return answerLink(NEWSLETTER_CONFIRM_PAGE, parts.confirmSubscription);
        if (path === UNSUBSCRIBE_PATH && parts.unsubscribe)
          return answerLink(UNSUBSCRIBE_PAGE, parts.unsubscribe);
        if (path === CONFIRM_EMAIL_PATH && parts.confirmEmail)
          return answerLink(CONFIRM_EMAIL_PAGE, parts.confirmEmail);
      }
      if (path.startsWith(PAYMENTS_PATH) && parts.payments)
        return answerPayments(request, response, path, prefix, parts.payments);
      if (path === FAULTS_PATH) return faults(request, response);
      if (!reads) {
        return sendText(request, response, 405, 'Only GET and HEAD are answered here', {
          allow: 'GET, HEAD',
        });
      }
      if (path.startsWith(INVOICES_PATH) && parts.invoice)
        return answerInvoice(request, response, path, prefix, parts.invoice);
      if (path === MAILBOX_PATH && parts.mailFolder !== undefined)
        return answerMailbox(request, response, prefix, parts.mailFolder);
      if (path.startsWith('/media/')) return media(request, response, path, prefix);
      if (path === '/robots.txt')
        return sendText(request, response, 200, robots(publicUrl(request), parts.pages?.closedPaths ?? []), {
          'cache-control': 'public, max-age=3600',
        });
      if (sitemap && /^\/sitemap(-[\w-]+)?\.xml$/.test(path))
        return sitemap(request, response, path, prefix, publicUrl(request));
      if (path === '/sw.js' && options.offline === false)
        return sendText(request, response, 200, NO_WORKER, {
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'no-cache',
          'service-worker-allowed': '/',
        });
      if (devMiddleware)
        return devMiddleware(request, response, () => void servePage(request, response, path, prefix));
      return servePage(request, response, path, prefix);
    };

    async function servePage(
      request: IncomingMessage,
      response: ServerResponse,
      path: string,
      prefix: string[],
    ): Promise<void> {
      if (assets && (await assets.handle(request, response, path, prefix))) return;
      // A file that the build does not have is no page: nobody is helped by a rendered one.
      if (path.startsWith('/assets/')) return sendText(request, response, 404, 'No such file');
      if (pages === undefined) return sendText(request, response, 404, 'No such page');
      await pages(request, response, prefix);
    }
  }

  function fail(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    id: string,
    error: unknown,
  ): void {
    // A client that left in the middle is not our failure.
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

  /** Key of the client for limits; behind our own proxy of the last address that it names, which it saw itself. */
  function clientAddress(request: IncomingMessage): string {
    const forwarded = trustProxy
      ? String(request.headers['x-forwarded-for'] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : '';
    return clientKey(forwarded || request.socket.remoteAddress);
  }

  /** Whether the client reached us over https. */
  function isSecure(request: IncomingMessage): boolean {
    // Who says that the shop stands under https means it, whatever a proxy in between says or forgets.
    if (isHttps) return true;
    const forwarded = trustProxy ? request.headers['x-forwarded-proto'] : undefined;
    return forwarded !== undefined && String(forwarded).split(',')[0]?.trim() === 'https';
  }

  /** One line a request, without its query string: that may hold what people searched for. */
  function logAccess(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    id: string,
    started: number,
  ): void {
    const status = response.statusCode;
    const level = levelOf(path, status);
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
  }

  function levelOf(path: string, status: number): 'warn' | 'info' | 'debug' {
    // While nothing is served yet, and when asked for readiness, 503 is an expected answer.
    const expected = serve === undefined || path === '/ready';
    if (status >= 500 && !expected) return 'warn';
    return expected || isQuiet(path, status) ? 'debug' : 'info';
  }

  /** Address under which the client reached us. */
  function ownAddress(request: IncomingMessage): string {
    const forwarded = trustProxy
      ? String(request.headers['x-forwarded-proto'] ?? '')
          .split(',')[0]
          ?.trim()
      : '';
    const host = request.headers.host ?? '';
    // A made-up host must not get into a page that is kept for everybody: without PUBLIC_URL only local names are used.
    const local = /^(localhost|127(\.\d+){3}|\[::1\]|10(\.\d+){3}|192\.168(\.\d+){2})(:\d+)?$/.test(host);
    return local ? `${forwarded === 'https' ? 'https' : 'http'}://${host}` : address;
  }

  return {
    listen(port, host) {
      return new Promise((done, failed) => {
        server.once('error', failed);
        server.listen(port, host, () => {
          server.off('error', failed);
          const { port: taken } = server.address() as AddressInfo;
          const name =
            host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
          address = `http://${name}:${taken}`;
          done(address);
        });
      });
    },
    open,
    memory: () => memory,
    async close(grace = 10_000) {
      closing = true;
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeIdleConnections();
      const timer = setTimeout(() => {
        for (const socket of sockets) socket.destroy();
      }, grace);
      await closed;
      clearTimeout(timer);
    },
  };
}

/** Requests that cost next to nothing and would drown the others in the log, and operations, which the gateway logs. */
function isQuiet(path: string, status: number): boolean {
  return (
    status === 304 ||
    path === '/graphql' ||
    path === '/health' ||
    path.startsWith('/assets/') ||
    path.startsWith('/media/')
  );
}
