/**
 * Runs the shop: settings, the embedded REST API and chat host unless others are set, the gateway, the HTTP front. The
 * only file that knows that the embedded ones exist.
 */
import { currentRequestId } from '../service/request-id.ts';
import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { hostname, networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { pino } from 'pino';
import type { Logger } from 'pino';
import type { Gateway } from './app.ts';
import { SETTINGS_OF, TRACES } from '../contract/settings.ts';
import { Metrics, serveMetrics } from '../service/metrics.ts';
import { metricsAddress, pickSettings, root, SettingsError, tracesConfig } from '../service/settings.ts';
import { startTracing } from '../service/tracing.ts';
import { isLocalHost } from './config.ts';
import type { Settings } from './config.ts';
import { createAssets } from './http/assets.ts';
import { toFault } from './http/faults.ts';
import { createCdn } from './http/cdn.ts';
import { createFront } from './http/front.ts';
import type { Front } from './http/front.ts';
import type { FrontParts } from './http/routes.ts';
import type { PageModule } from '../contract/rules/page-rendering.ts';
import { createSitemapSource, SITEMAP_DOCUMENTS } from './http/sitemap-source.ts';
import { AGENT_DOCUMENTS } from './http/agents/door.ts';
import { CATALOGUE_FILE_DOCUMENTS } from './http/feeds/catalogue-source.ts';
import { createFeedSource, FEED_DOCUMENTS } from './http/feeds/source.ts';
import { addGatewayMetrics } from './metrics.ts';
import { importAnswer, importRequest } from './schema/admin-jobs/importAnswer.ts';
import { pictureHosts } from './schema/base/pictures.ts';
import type { SocialLink, UploadTarget } from './schema/context.ts';
import { tellStarter } from './processes.ts';
import { onStop } from './stop.ts';
import { supervise } from './supervisor.ts';
import type { ErrorReporter } from './upstream/error-reporting.ts';
import { logFields } from './upstream/errors.ts';
import { createMediaUpstream } from './upstream/media.ts';
import { createPictureUpstream } from './upstream/pictures.ts';

/** Milliseconds from the signal to stop until requests in flight are cut. */
const REQUESTS_WITHIN = 7_000;

const dev = process.argv.includes('--dev');

/** Runs the shop in this process, until it is asked to stop. @throws SettingsError, StartFailure, errors of listening */
export async function openShop(settings: Settings): Promise<void> {
  const pictureServices = {
    cdn: settings.IMAGE_CDN_URL ?? null,
    brandLogo: settings.BRAND_LOGO_URL ?? null,
  };
  const hosts = pictureHosts(pictureServices);
  const log = pino({ level: settings.LOG_LEVEL, base: undefined });
  const reporter = await openReporter(settings, log);
  const traces = tracesConfig(settings, 'lawaj-gateway');
  const stopTracing = await startTracing(traces, (message) => log.warn(message));
  const uploadOrigins: string[] = [];
  const metricsAt = metricsAddress(settings);
  const metrics = metricsAt && new Metrics();
  const cdn =
    settings.CDN_PURGE_URL === undefined
      ? undefined
      : createCdn({
          url: settings.CDN_PURGE_URL,
          token: settings.CDN_PURGE_TOKEN,
          onProblem: (message) => log.warn(message),
        });
  const front = createFront({
    uploadOrigins,
    cdn,
    log,
    offline: settings.OFFLINE,
    onFault: reporter && ((fault) => reporter.report(fault)),
    trustProxy: settings.TRUST_PROXY,
    publicUrl: settings.PUBLIC_URL,
    corsOrigins: settings.CORS_ORIGINS,
    pictureHosts: hosts,
    cacheBytes: settings.CACHE_MB * 1024 * 1024,
    onAnswered: metrics && ((status, ms) => metrics.answered(status, ms)),
  });
  const closing: (() => unknown)[] = [() => reporter?.close(), () => cdn?.close()];
  const streams: Pick<Gateway, 'endStreams' | 'endReplies'>[] = [];
  onStop(async () => {
    const drainMs = settings.drainSeconds * 1_000;
    if (streams.length > 0) await front.drain(drainMs);
    for (const gateway of streams) gateway.endStreams();
    await front.close(REQUESTS_WITHIN - (streams.length > 0 ? drainMs : 0), () => {
      for (const gateway of streams) gateway.endReplies();
    });
    // Beside the rest: the time to stop is short.
    const flushed = stopTracing();
    for (const close of closing.toReversed()) await close();
    await flushed;
  });

  // First: a port in use must be detected before anything is started.
  const address = await front.listen(settings.PORT, settings.HOST);
  const uploads = await openUploadPort(front, settings, log);
  uploadOrigins.push(...uploads.origins);
  const serviceToken =
    settings.SERVICE_TOKEN ?? (settings.embedded ? randomBytes(24).toString('base64url') : undefined);
  // At the same time: a first start loads a demo catalogue into each.
  const starting = Promise.all([
    settings.REST_API_URL ?? startRestApi(settings, address, serviceToken, log, closing),
    settings.SANDBOX_API_URL ??
      (settings.SANDBOX ? startSandbox(settings, serviceToken, log, closing) : undefined),
  ]);
  // They are awaited once what takes this process as long is done.
  starting.catch(() => undefined);
  const [{ createGateway }, { sharedSchema }] = await Promise.all([
    import('./app.ts'),
    import('./schema/schema.ts'),
  ]);
  sharedSchema();
  const pages = dev ? await developmentPages(closing) : await builtPages(log, hosts);
  const [restUrl, sandboxUrl] = await starting;

  const gateway = createGateway({
    restUrl,
    serviceToken,
    // It would serve outdated prices, and no webhook would be sent.
    onTokenRefused: () => {
      const reason = 'SERVICE_TOKEN: the REST API does not accept it';
      if (tellStarter({ type: 'useless', reason })) return;
      process.stderr.write(`Lawaj cannot run. ${reason}\n`);
      process.exitCode = 1;
      process.kill(process.pid, 'SIGTERM');
    },
    // Started when the assistant is first opened: most who try the shop do not, and it takes 80 MB.
    chatUrl: settings.CHAT_API_URL ?? (() => startChatHost(settings, restUrl, log, closing)),
    chatKnowsSessions: settings.CHAT_API_URL === undefined,
    clientLimitsFactor: settings.CLIENT_LIMITS_FACTOR,
    redis: settings.REDIS_URL === undefined ? undefined : { url: settings.REDIS_URL },
    subscriptions: { allowsLocal: settings.WEBHOOK_LOCAL },
    webhooks:
      settings.WEBHOOK_SECRET === undefined
        ? undefined
        : {
            orders: settings.ORDER_WEBHOOK_URL,
            tickets: settings.TICKET_WEBHOOK_URL,
            secret: settings.WEBHOOK_SECRET,
          },
    documents: settings.GRAPHQL_DOCUMENTS,
    corsOrigins: settings.CORS_ORIGINS,
    storeLinks: {
      sellerSite: settings.SELLER_SITE_URL,
      messagingApp: settings.MESSAGING_APP_URL,
      messenger: settings.MESSENGER_URL,
      phone: settings.CONTACT_PHONE,
      appStore: settings.APP_STORE_URL,
      playStore: settings.PLAY_STORE_URL,
      social: socialLinks(settings),
    },
    pictures: pictureServices,
    uploads: uploads.target,
    ownDocuments: [...SITEMAP_DOCUMENTS, ...FEED_DOCUMENTS, ...CATALOGUE_FILE_DOCUMENTS, ...AGENT_DOCUMENTS],
    watchPersisted: dev,
    onProblem: (message) => log.warn(message),
    onError: (error, { call, field }) => {
      log.error({ id: currentRequestId(), call, field, ...logFields(error) }, 'a field failed');
      reporter?.report(toFault(error));
    },
    onRequestLog: log.isLevelEnabled('info') ? (entry) => log.info(entry, 'operation') : undefined,
  });
  closing.push(() => gateway.close());
  streams.push(gateway);
  if (metrics && metricsAt) {
    addGatewayMetrics(metrics, { gateway, memory: () => front.memory() });
    const served = await serveMetrics(metrics, metricsAt);
    closing.push(() => served.close());
  }
  const sandbox =
    sandboxUrl === undefined
      ? undefined
      : createGateway({
          restUrl: sandboxUrl,
          sandboxOf: gateway.keys,
          serviceToken,
          clientLimitsFactor: settings.CLIENT_LIMITS_FACTOR,
          subscriptions: { allowsLocal: settings.WEBHOOK_LOCAL },
          documents: settings.GRAPHQL_DOCUMENTS,
          pictures: pictureServices,
          onProblem: (message) => log.warn(`sandbox: ${message}`),
          onError: (error, { call, field }) =>
            log.error(
              { id: currentRequestId(), call, field, ...logFields(error) },
              'a field of the sandbox failed',
            ),
        });
  closing.push(() => sandbox?.close());
  if (sandbox) streams.push(sandbox);
  const pictures = createPictureUpstream(restUrl);
  const media = createMediaUpstream(restUrl, serviceToken);
  closing.push(() => Promise.all([pictures.close(), media.close()]));

  front.open({
    gateway,
    sandbox,
    sitemap: createSitemapSource(gateway),
    feeds: createFeedSource(gateway),
    catalogueFile: { resolveKey: gateway.resolveKey, openRunningLimit: gateway.openRunningLimit },
    agents: { resolveKey: gateway.resolveKey, calls: gateway.agentCalls },
    payments: gateway.payments,
    invoice: (key) => gateway.invoice(key),
    findRedirect: gateway.findRedirect,
    confirmSubscription: (token, client) => gateway.confirmSubscription(token, client),
    unsubscribe: (token, client) => gateway.unsubscribe(token, client),
    confirmEmail: (token, client) => gateway.confirmEmail(token, client),
    mailFolder: settings.showsMail ? `${settings.DATA_DIR}/mail` : undefined,
    fetchPicture: (path, accept) => pictures.fetch(path, accept),
    streamVideo: (...request) => media.video(...request),
    upload: {
      send: (request) => media.upload(request),
      permission: (token, capability) => gateway.uploadPermission(token, capability),
    },
    sendImport: async (request) => importAnswer(await media.upload(importRequest(request))),
    streamFile: (...request) => media.video(...request),
    ...pages,
  });
  // A developer waits for the first page, not for two.
  if (!dev && pages.pages) void front.warm('/');
  const announcement = announce(settings, address);
  if (!tellStarter({ type: 'open', announcement })) process.stdout.write(announcement);
}

/**
 * Opens the port for uploads. One that was set must be free. Otherwise a shop on this machine takes another free port instead, and
 * others do without: only the published ones may be reachable.
 * @returns where browsers send uploads, and the origins that this adds to the pages' content security policy
 */
async function openUploadPort(
  front: Front,
  settings: Settings,
  log: Logger,
): Promise<{ target: UploadTarget; origins: string[] }> {
  const { uploadPort, UPLOAD_PORT, UPLOAD_URL, PUBLIC_URL, HOST } = settings;
  const none = { target: { url: null, port: null }, origins: [] };
  if (uploadPort === undefined) return none;
  let port: number | undefined;
  let problem: unknown;
  for (const candidate of UPLOAD_PORT === undefined && isLocalHost(HOST) ? [uploadPort, 0] : [uploadPort])
    port ??= await front.listenForUploads(candidate, HOST).catch((error: unknown) => {
      problem = error;
      return undefined;
    });
  if (port === undefined) {
    if (UPLOAD_PORT !== undefined) throw problem;
    log.warn(
      { port: uploadPort, err: problem },
      'the port for uploads cannot be opened: uploads use the port of the shop, where six of them delay all other requests of their browser',
    );
    return none;
  }
  if (UPLOAD_URL !== undefined)
    return { target: { url: UPLOAD_URL, port: null }, origins: [new URL(UPLOAD_URL).origin] };
  return {
    target: { url: null, port },
    origins: namesOf(HOST, PUBLIC_URL).map(
      (name) => `http://${name.includes(':') ? `[${name}]` : name}:${port}`,
    ),
  };
}

/** Names under which browsers reach the shop. */
function namesOf(host: string, publicUrl: string | undefined): string[] {
  if (publicUrl !== undefined) return [new URL(publicUrl).hostname];
  const names = ['localhost', '127.0.0.1', host];
  if (host === '0.0.0.0' || host === '::')
    names.push(
      hostname(),
      ...Object.values(networkInterfaces()).flatMap((addresses) =>
        (addresses ?? []).filter(({ family }) => family === 'IPv4').map(({ address }) => address),
      ),
    );
  return [...new Set(names)];
}

/** Starts the embedded REST API as a child process; returns its address. `address` is the shop's own. */
async function startRestApi(
  settings: Settings,
  address: string,
  serviceToken: string | undefined,
  log: Logger,
  closing: (() => unknown)[],
): Promise<string> {
  prepareFolder(settings.DATA_DIR);
  const origin = await supervise({
    name: 'the REST API',
    module: fileURLToPath(new URL('../origin/main.ts', import.meta.url)),
    env: {
      ...process.env,
      ...pickSettings(settings.given, SETTINGS_OF.origin),
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: settings.DATA_DIR,
      SERVICE_TOKEN: serviceToken,
      PUBLIC_URL: settings.PUBLIC_URL ?? address,
      PAYMENT_SIMULATOR: settings.PAYMENT_SIMULATOR,
      CARRIER_SIMULATOR: settings.CARRIER_SIMULATOR,
      // The port is the gateway's.
      OTEL_METRICS_EXPORTER: 'none',
      ...traceSettings(settings, 'rest-api'),
      LOG_LEVEL: settings.LOG_LEVEL,
    },
    log,
  });
  closing.push(() => origin.stop());
  return origin.url;
}

/** Settings of the traces of a child process, under a name of its own. */
function traceSettings({ given }: Settings, part: string): Record<string, string | undefined> {
  const { OTEL_SERVICE_NAME: name } = given;
  return {
    ...pickSettings(given, TRACES),
    OTEL_SERVICE_NAME: name === undefined ? undefined : `${name}-${part}`,
  };
}

/** Starts the embedded sandbox of test keys, a REST API with a database of its own, as a child process; returns its address. */
async function startSandbox(
  settings: Settings,
  serviceToken: string | undefined,
  log: Logger,
  closing: (() => unknown)[],
): Promise<string> {
  const folder = join(settings.DATA_DIR, 'sandbox');
  prepareFolder(folder);
  const { SESSION_SECRET, CLIENT_LIMITS_FACTOR, WEBHOOK_LOCAL, WEBHOOK_RETRY_SECONDS } = settings.given;
  const sandbox = await supervise({
    name: 'the sandbox',
    module: fileURLToPath(new URL('../origin/main.ts', import.meta.url)),
    env: {
      ...process.env,
      // Database, services and demo of the shop are not those of its sandbox.
      ...Object.fromEntries(SETTINGS_OF.origin.map((name) => [name, undefined])),
      SESSION_SECRET,
      CLIENT_LIMITS_FACTOR,
      WEBHOOK_LOCAL,
      WEBHOOK_RETRY_SECONDS,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      SERVICE_TOKEN: serviceToken,
      PUBLIC_URL: settings.PUBLIC_URL,
      SANDBOX_API: 'on',
      ...traceSettings(settings, 'sandbox'),
      LOG_LEVEL: settings.LOG_LEVEL,
    },
    log,
  });
  closing.push(() => sandbox.stop());
  return sandbox.url;
}

/** Starts the embedded chat host as a child process; returns its address. @throws StartFailure, which is logged */
async function startChatHost(
  settings: Settings,
  restUrl: string,
  log: Logger,
  closing: (() => unknown)[],
): Promise<string> {
  const chat = await supervise({
    name: 'the chat host',
    module: fileURLToPath(new URL('../chat/main.ts', import.meta.url)),
    env: {
      ...process.env,
      ...pickSettings(settings.given, SETTINGS_OF.chat),
      HOST: '127.0.0.1',
      PORT: '0',
      REST_API_URL: restUrl,
      ...traceSettings(settings, 'chat-host'),
      LOG_LEVEL: settings.LOG_LEVEL,
    },
    log,
  }).catch((error: unknown) => {
    log.error({ reason: String(error) }, 'the chat host did not start');
    throw error;
  });
  closing.push(() => chat.stop());
  return chat.url;
}

/** The error-reporting service; its code is loaded only if one is set. */
async function openReporter(
  settings: Settings,
  log: { warn(message: string): void },
): Promise<ErrorReporter | undefined> {
  if (settings.ERROR_REPORTING_DSN === undefined) return undefined;
  const { createErrorReporter } = await import('./upstream/error-reporting.ts');
  return createErrorReporter({
    dsn: settings.ERROR_REPORTING_DSN,
    environment: dev ? 'development' : 'production',
    onProblem: (message) => log.warn(message),
  });
}

/** What is shown when the shop is open: its address; on one's own machine also the demo's accounts and the address of its mailbox. */
function announce(settings: Settings, address: string): string {
  const { DATA_DIR, GRAPHQL_DOCUMENTS, PUBLIC_URL = address, showsMail } = settings;
  const lines = [`Lawaj is open: ${PUBLIC_URL}`];
  const accounts = showsMail ? demoAccounts(DATA_DIR) : undefined;
  if (accounts !== undefined)
    lines.push(
      `Demo accounts: ${accounts.replaceAll('\n', '\n               ')}`,
      `Mail:          ${address}/dev/mail`,
    );
  if (GRAPHQL_DOCUMENTS === 'open') lines.push(`GraphiQL:      ${PUBLIC_URL}/graphql`);
  return `${lines.join('\n')}\n`;
}

/** Undefined when there is no demo, or its accounts have been removed. */
function demoAccounts(folder: string): string | undefined {
  try {
    return readFileSync(`${folder}/demo-accounts.txt`, 'utf8').trimEnd();
  } catch {
    return undefined;
  }
}

/** Pages and files of the web build. */
async function builtPages(
  log: { warn(message: string): void },
  hosts: readonly string[],
): Promise<Pick<FrontParts, 'pages' | 'assets'>> {
  const module = new URL('../../web/dist/server/entry-server.js', import.meta.url);
  const assets = await createAssets(fileURLToPath(new URL('../../web/dist/client', import.meta.url)), hosts);
  if (!existsSync(module)) {
    log.warn('web/dist is missing: only the API is served. `npm run build` makes it.');
    return { assets };
  }
  return { assets, pages: (await import(module.href)) as PageModule };
}

/** Pages from the sources, with hot reload. */
async function developmentPages(
  closing: (() => unknown)[],
): Promise<Pick<FrontParts, 'pages' | 'devMiddleware'>> {
  // Outside the type check of the gateway: web has its own.
  const web = (await import(pathToFileURL(`${root}/web/dev.ts`).href)) as {
    createDevPages(): Promise<DevPages>;
  };
  const pages = await web.createDevPages();
  closing.push(() => pages.close());
  return { pages, devMiddleware: (...args) => pages.middleware(...args) };
}

interface DevPages extends PageModule {
  middleware: NonNullable<FrontParts['devMiddleware']>;
  close(): Promise<void>;
}

/** The shop's pages in social networks, in the order in which they are shown. */
function socialLinks(settings: Settings): SocialLink[] {
  const links: [SocialLink['network'], string | undefined][] = [
    ['FACEBOOK', settings.SOCIAL_FACEBOOK_URL],
    ['INSTAGRAM', settings.SOCIAL_INSTAGRAM_URL],
    ['TIKTOK', settings.SOCIAL_TIKTOK_URL],
    ['YOUTUBE', settings.SOCIAL_YOUTUBE_URL],
    ['LINKEDIN', settings.SOCIAL_LINKEDIN_URL],
    ['X', settings.SOCIAL_X_URL],
  ];
  return links.flatMap(([network, url]) => (url === undefined ? [] : { network, url }));
}

function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new SettingsError(
      `DATA_DIR: the folder ${folder} cannot be used (${(error as NodeJS.ErrnoException).code})`,
    );
  }
}
