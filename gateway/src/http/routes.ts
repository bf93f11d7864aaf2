/** The front's routes: which handler answers which path, with the caches that the handlers share. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { FILES_PATH } from '../../contract/rules/files.ts';
import { IMPORT_PATH } from '../../contract/rules/jobs.ts';
import { UPLOAD_PATH } from '../../contract/rules/media.ts';
import type { PageModule } from '../../contract/rules/page-rendering.ts';
import { serverPaths } from '../../contract/rules/server-paths.ts';
import type { MemoryUse } from '../../service/bounded-cache.ts';
import { Cache } from '../../service/cache.ts';
import { invalidate, LIST_SETTLING } from '../cache-tags.ts';
import type { Cdn } from './cdn.ts';
import { createAgentDoor, isAgentPath } from './agents/door.ts';
import type { AgentDoorOptions } from './agents/door.ts';
import type { Assets } from './assets.ts';
import { createGraphQLEndpoint } from './graphql.ts';
import { createAdminFiles } from './admin-files.ts';
import { createFaults, toFault } from './faults.ts';
import type { TakeFault } from './faults.ts';
import { answerInvoice } from '../customer-pages/invoices.ts';
import type { ReadInvoice } from '../customer-pages/invoices.ts';
import { answerMailbox } from './mailbox.ts';
import { createMedia } from './media.ts';
import { createUploadHandler, FILE_UPLOAD, IMPORT_UPLOAD, MEDIA_UPLOAD } from './media-upload.ts';
import type { UploadOptions } from './media-upload.ts';
import { createPrivateFiles } from './private-files.ts';
import { createVideos, isVideoPath } from './media-video.ts';
import type { Picture } from './media.ts';
import { answerPayments } from '../customer-pages/payments.ts';
import type { PaymentDesk } from '../customer-pages/payments.ts';
import { createPages } from './pages.ts';
import type { Page } from './pages.ts';
import type { FetchPicture, FrontGateway, StreamFile, StreamVideo } from './parts.ts';
import { refuse, sendText } from './reply.ts';
import { CATALOGUE_FILE_PATH, createCatalogueFile } from './feeds/catalogue-file.ts';
import type { CatalogueFileOptions } from './feeds/catalogue-file.ts';
import { createFeedMemory, createFeeds } from './feeds/serve.ts';
import { LLMS_PATH, llmsText } from './feeds/llms.ts';
import type { FeedSource } from './feeds/source.ts';
import { createSitemap, createSitemapMemory, robots } from './sitemap.ts';
import type { SitemapSource } from './sitemap.ts';
import { createTrustedDocuments } from './trusted.ts';
import { NO_WORKER } from './worker.ts';
import type { Answer } from './trusted.ts';
import { CONFIRM_EMAIL_PAGE } from '../customer-pages/confirm-email.ts';
import type { ConfirmEmail } from '../customer-pages/confirm-email.ts';
import { answerLinkPage } from '../customer-pages/link-page.ts';
import type { LinkAction, LinkPage } from '../customer-pages/link-page.ts';
import { NEWSLETTER_CONFIRM_PAGE, UNSUBSCRIBE_PAGE } from '../customer-pages/newsletter-links.ts';
import type { NewsletterAction } from '../customer-pages/newsletter-links.ts';
import type { Clients } from './clients.ts';
import { Overloaded } from './load-gate.ts';
import type { LoadGate } from './load-gate.ts';
import type { Turns } from './turns.ts';
import { createAdmit } from './rank.ts';

/** Milliseconds for which a stale response, page or picture is served when it cannot be refreshed. */
const RESCUE_FOR = 24 * 3_600_000;

/** Answers a request. `prefix`: headers of every response. */
export type Serve = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  prefix: string[],
) => unknown;

export interface RouteOptions {
  log: Logger;
  corsOrigins?: readonly string[] | undefined;
  /** Further origins of the pages' pictures. */
  pictureHosts?: readonly string[] | undefined;
  /** Whether devices may store the shop for offline use; if not, installed service workers are removed. Default: yes. */
  offline?: boolean;
  /** Receives every error of the server and of the shop's pages in browsers, besides the log. */
  onFault?: TakeFault | undefined;
  /** Memory for all caches (bytes). */
  cacheBytes?: number;
  /** Milliseconds without progress after which an upload ends. */
  stallMs?: number;
  /** Origins to which pages may upload besides the shop itself. */
  uploadOrigins?: readonly string[] | undefined;
  /** The CDN before the shop, which is asked to purge what is outdated. */
  cdn?: Pick<Cdn, 'purge'> | undefined;
}

/** What the front serves after `open`. */
export interface FrontParts {
  gateway: FrontGateway;
  /** Answers requests with a test key, where there is a sandbox. */
  sandbox?: Pick<FrontGateway, 'yoga'> | undefined;
  fetchPicture: FetchPicture;
  /** Streams uploaded videos. */
  streamVideo?: StreamVideo | undefined;
  /** Passes uploads on, and knows who may upload. */
  upload?: Pick<UploadOptions, 'send' | 'permission'> | undefined;
  /** Passes files of imports on. */
  sendImport?: UploadOptions['send'] | undefined;
  /** Streams files of the back office. */
  streamFile?: StreamFile | undefined;
  pages?: PageModule | undefined;
  assets?: Assets | undefined;
  sitemap?: SitemapSource | undefined;
  /** Offers of the product feeds. */
  feeds?: FeedSource | undefined;
  /** Tells the keys apart that may read the whole catalogue. */
  catalogueFile?: Pick<CatalogueFileOptions, 'resolveKey' | 'openRunningLimit'> | undefined;
  /** Opens the tools for agents, and tells the keys of third parties apart. */
  agents?: Pick<AgentDoorOptions, 'resolveKey' | 'calls'> | undefined;
  /** The present path of a page that does not exist under its path any more; null: it never did. */
  findRedirect?: ((path: string) => Promise<string | null>) | undefined;
  /** Ends a newsletter subscription. */
  unsubscribe?: NewsletterAction | undefined;
  /** Confirms a newsletter subscription. */
  confirmSubscription?: NewsletterAction | undefined;
  /** Confirms an account's new e-mail address. */
  confirmEmail?: ConfirmEmail | undefined;
  /** Returning payers, and calls of payment services. */
  payments?: PaymentDesk | undefined;
  /** Invoices, by their secret address. */
  invoice?: ReadInvoice | undefined;
  /** E-mails that are not sent, shown on this machine. */
  mailFolder?: string | undefined;
  /** Development: the development server's handler; calls `next` for other paths. */
  devMiddleware?:
    | ((request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void)
    | undefined;
}

/** What routes know of the server that they answer for. */
export interface RouteServer {
  clients: Clients;
  /** Headers of every response. */
  safeHeaders: readonly string[];
  /** Admits requests that cost CPU. */
  gate: LoadGate;
  turns: Turns;
  isClosing: () => boolean;
}

export interface Routes {
  serve: Serve;
  serveUpload: ((request: IncomingMessage, response: ServerResponse) => Promise<void>) | undefined;
  /** Memory that requests can fill, by purpose: bytes in use, keys included, and their bound. */
  memory: Readonly<Record<string, MemoryUse>>;
}

/** Connects the parts with their paths. */
export function createRoutes(
  parts: FrontParts,
  options: RouteOptions,
  { clients, safeHeaders, gate, turns, isClosing }: RouteServer,
): Routes {
  const { log } = options;
  const bytes = options.cacheBytes ?? 192 * 1024 * 1024;
  const { gateway, assets, devMiddleware } = parts;
  const cacheOf = <V>(share: number): Cache<V> =>
    new Cache<V>({ maxBytes: Math.floor(bytes * share), rescueFor: RESCUE_FOR, settling: LIST_SETTLING });
  const answers = cacheOf<Answer>(0.3);
  const pictures = cacheOf<Picture>(0.35);
  const rendered = cacheOf<Page>(0.3);
  gateway.onInvalidate((tags) => {
    invalidate([answers, rendered], tags);
    // What it asks for again is no longer in memory by then.
    options.cdn?.purge(tags);
  });
  const admit = createAdmit(gate, clients, parts.pages?.closedPaths ?? []);
  const documents = createTrustedDocuments(
    gateway,
    answers,
    Math.floor(bytes * 0.05),
    admit,
    options.cdn !== undefined,
  );
  const serveGraphQL = createGraphQLEndpoint({
    gateway,
    sandbox: parts.sandbox,
    documents,
    admit,
    corsOrigins: options.corsOrigins,
    safeHeaders,
    clientAddress: clients.address,
    isSecure: clients.isSecure,
    isClosing,
  });
  const media = createMedia(parts.fetchPicture, pictures);
  const sitemaps = createSitemapMemory();
  const sitemap = parts.sitemap && parts.pages && createSitemap(parts.sitemap, parts.pages, sitemaps);
  const feedMemory = createFeedMemory();
  const feeds = parts.feeds && createFeeds(parts.feeds, feedMemory);
  const catalogueFile =
    parts.catalogueFile &&
    createCatalogueFile({
      ...parts.catalogueFile,
      gateway,
      clients,
      onError: (error) => log.warn({ err: error }, 'a file of the catalogue was not completed'),
    });
  const agents =
    parts.agents &&
    createAgentDoor({
      ...parts.agents,
      gateway,
      documents,
      clients,
      onError: (error) => log.warn({ err: error }, 'a call of an agent failed'),
    });
  const memory = {
    answers,
    addresses: documents.addressMemory,
    pages: rendered,
    pictures,
    sitemaps,
    feeds: feedMemory,
  };
  const faults = createFaults((fault) => {
    log.error({ fault }, 'a browser met a fault');
    options.onFault?.(fault);
  }, clients.address);
  const pages =
    parts.pages &&
    createPages({
      module: parts.pages,
      documents,
      admit,
      beforeRender: () => turns.next(),
      gateway,
      cache: rendered,
      hasCdn: options.cdn !== undefined,
      publicUrl: clients.shopOrigin,
      pictureHosts: options.pictureHosts,
      findRedirect: parts.findRedirect,
      uploadOrigins: options.uploadOrigins,
      dev: devMiddleware !== undefined,
      onError: (error, path) => {
        log.error({ err: error, path }, 'a page could not be rendered');
        options.onFault?.(toFault(error, path));
      },
    });
  const uploads = parts.upload && {
    ...parts.upload,
    isOwnOrigin: clients.isOwnOrigin,
    clientAddress: clients.address,
    isClosing,
    stallMs: options.stallMs,
  };
  const serveUpload = uploads && createUploadHandler(MEDIA_UPLOAD, uploads);
  const serveImport =
    uploads && parts.sendImport && createUploadHandler(IMPORT_UPLOAD, { ...uploads, send: parts.sendImport });
  const servePrivateUpload = uploads && createUploadHandler(FILE_UPLOAD, uploads);
  const servePrivateFile = parts.streamFile && createPrivateFiles(parts.streamFile);
  const serveFile = parts.streamFile && createAdminFiles(parts.streamFile);
  const videos = parts.streamVideo && createVideos(parts.streamVideo);

  const serve: Serve = (request, response, path, prefix) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (path === serverPaths.graphql) return serveGraphQL(request, response, prefix);
    if (reads || request.method === 'POST') {
      const answerLink = <Outcome extends string>(page: LinkPage<Outcome>, act: LinkAction<Outcome>) =>
        answerLinkPage(page, request, response, prefix, act, clients.address(request));
      if (path === serverPaths.newsletterConfirm && parts.confirmSubscription)
        return answerLink(NEWSLETTER_CONFIRM_PAGE, parts.confirmSubscription);
      if (path === serverPaths.newsletterUnsubscribe && parts.unsubscribe)
        return answerLink(UNSUBSCRIBE_PAGE, parts.unsubscribe);
      if (path === serverPaths.confirmEmail && parts.confirmEmail)
        return answerLink(CONFIRM_EMAIL_PAGE, parts.confirmEmail);
    }
    if (path.startsWith(serverPaths.payments) && parts.payments)
      return answerPayments(request, response, path, prefix, parts.payments);
    if (path === serverPaths.clientErrors) return faults(request, response);
    if (agents && isAgentPath(path))
      return admit(request, () => agents.serve(request, response)).catch((error: unknown) => {
        if (!(error instanceof Overloaded)) throw error;
        sendText(request, response, 503, error.message, refuse(response, error));
      });
    if (path === UPLOAD_PATH && request.method === 'POST' && serveUpload)
      return serveUpload(request, response);
    if (path === IMPORT_PATH && request.method === 'POST' && serveImport)
      return serveImport(request, response);
    if (path === FILES_PATH && request.method === 'POST' && servePrivateUpload)
      return servePrivateUpload(request, response);
    if (!reads) {
      return sendText(request, response, 405, 'Only GET and HEAD are answered here', {
        allow: 'GET, HEAD',
      });
    }
    if (path.startsWith(serverPaths.invoices) && parts.invoice)
      return answerInvoice(request, response, path, prefix, parts.invoice);
    if (path.startsWith(serverPaths.files) && servePrivateFile)
      return servePrivateFile(request, response, path);
    if (path.startsWith(serverPaths.adminFiles) && serveFile) return serveFile(request, response, path);
    if (path === serverPaths.mailbox && parts.mailFolder !== undefined)
      return answerMailbox(request, response, prefix, parts.mailFolder);
    if (videos && path.startsWith(serverPaths.media) && isVideoPath(path))
      return videos(request, response, path);
    if (path.startsWith(serverPaths.media)) return media(request, response, path, prefix);
    if (agents && path === serverPaths.agentProfile) return agents.serveProfile(request, response);
    if (path === '/robots.txt')
      return sendText(
        request,
        response,
        200,
        robots(clients.shopOrigin(request), parts.pages?.closedPaths ?? []),
        {
          'cache-control': 'public, max-age=3600',
        },
      );
    if (sitemap && /^\/sitemap(-[\w-]+)?\.xml$/.test(path))
      return sitemap(request, response, path, prefix, clients.shopOrigin(request));
    if (catalogueFile && path === CATALOGUE_FILE_PATH) return catalogueFile(request, response, prefix);
    if (feeds && path.startsWith(serverPaths.feeds)) {
      const served = feeds(request, response, path, prefix, clients.shopOrigin(request));
      return served ?? sendText(request, response, 404, 'No such feed');
    }
    if (path === LLMS_PATH)
      return sendText(request, response, 200, llmsText(clients.shopOrigin(request)), {
        'cache-control': 'public, max-age=3600',
      });
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
    // A missing file is not a page: a rendered 404 would help no client.
    if (path.startsWith(serverPaths.assets)) return sendText(request, response, 404, 'No such file');
    if (pages === undefined) return sendText(request, response, 404, 'No such page');
    await pages(request, response, prefix);
  }

  return { serve, serveUpload, memory };
}
