/** Builds the origin: database, catalogue in memory, price clock, feed, and the HTTP server over them. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyError, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { EventType } from '../contract/events.ts';
import { SANDBOX_CARRIER } from '../contract/rules/sandbox.ts';
import type { MemoryUse } from '../service/bounded-cache.ts';
import { createServer } from '../service/server.ts';
import { AccessLog } from './api/access/log.ts';
import { AskedCollector, removeOldAsked } from './api/asked/collector.ts';
import { createCartTokens } from './api/cart/share.ts';
import { createPreviewTokens } from './api/content/preview.ts';
import { publishDueHomepages } from './api/content/schedule.ts';
import type { OriginContext } from './api/context.ts';
import { FIRST_DELAY } from './base/backoff.ts';
import { isFull, roomOf } from './base/disk.ts';
import type { Room } from './base/disk.ts';
import { IntervalJob } from './base/interval-job.ts';
import { createSealing } from './base/sealed-text.ts';
import { createDemoAccounts } from './api/accounts/demo.ts';
import { sweepSessions } from './api/accounts/sessions.ts';
import { createPasswords } from './api/auth/passwords.ts';
import { sessionSecret } from './api/auth/secret.ts';
import { createTokens } from './api/auth/tokens.ts';
import { createTwoStepSecrets } from './api/two-step/codes.ts';
import type { Carrier } from './api/delivery/carrier.ts';
import { createHttpCarrier } from './api/delivery/http-carrier.ts';
import { createReportingCarrier } from './api/delivery/reporting.ts';
import type { DeliveryApi } from './api/delivery/http-carrier.ts';
import { createCarrierSimulator } from './api/delivery/simulator.ts';
import type { ParcelOutcome } from './api/delivery/simulator.ts';
import { sweepShipments } from './api/delivery/sweep.ts';
import { Directory } from './api/directory.ts';
import { ApiError } from './base/errors.ts';
import { Feed } from './api/events/feed.ts';
import { recountAll, recountChanged } from './api/stats/days.ts';
import { removeOldAudit } from './api/audit/retention.ts';
import { removeOldEvents, Retention } from './api/events/retention.ts';
import { sweepUnconfirmed } from './api/desk/sweep.ts';
import { sweepJobs } from './api/jobs/jobs.ts';
import { JobRunner } from './api/jobs/runner.ts';
import { sweepFiles } from './api/files/upload.ts';
import { Limits } from './base/limits.ts';
import type { ImageHost } from './api/media/image-host.ts';
import { sweepMedia } from './api/media/library.ts';
import { continueReplacements } from './api/media/replace.ts';
import { sweepSubscriptions } from './api/newsletter/subscribe.ts';
import { sweepOrders } from './api/orders/sweep.ts';
import { createOrderSecrets } from './api/orders/secrets.ts';
import { paymentProviders } from './api/payments/provider.ts';
import type { FixedSettings } from './api/settings/stored.ts';
import type { PaymentProvider } from './api/payments/provider.ts';
import { sweepPayments } from './api/payments/settle.ts';
import { createSimulator } from './api/payments/simulator.ts';
import { PriceClock } from './api/products/clock.ts';
import { rewriteFollowing } from './api/products/follow.ts';
import { filterOptions, filterOptionsMemory } from './api/products/filter-options.ts';
import { removeOldMoves } from './api/products/column-index/moves.ts';
import { ProductListings } from './api/products/listing.ts';
import { registerRoutes } from './api/route.ts';
import { routes } from './api/routes.ts';
import { parcelOutcome } from './api/sandbox/outcomes.ts';
import { prepareSandbox } from './api/sandbox/products.ts';
import { closeUnusedChannels, removeOldDelivered } from './api/webhooks/queue.ts';
import { removeOldSubscriptionDeliveries } from './api/webhook-subscriptions/queue.ts';
import { sweepAdminRequests } from './api/write.ts';
import { sweepKeyUse } from './api/api-keys/use.ts';
import { seedTextPages } from './db/content.ts';
import { openDatabase } from './db/database.ts';
import type { OriginDatabase } from './db/database.ts';
import { addDemoOrders, isDemo, isEmpty, keepDemoFresh, loadDemo } from './demo/index.ts';
import { createMailer } from './mail/mailer.ts';
import type { MailTransport } from './mail/transport.ts';
import { IncomingFolder, LocalFileStore } from './media/file-store.ts';
import type { MediaFiles } from './media/file-store.ts';
import { registerMedia } from './media/plugin.ts';
import type { BucketOptions } from './media/s3-store.ts';
import { synonymsVersion } from '../lexicon/normalise.ts';
import { reindexIfOld } from './search/reindex.ts';

export interface OriginOptions {
  /** A database that is already open: the origin uses it and leaves it open. Otherwise the next two decide. */
  database?: OriginDatabase | undefined;
  databaseUrl?: string | undefined;
  databaseConnections?: number | undefined;
  /** A streaming replica of that server, for reads of public data. */
  databaseReadUrl?: string | undefined;
  /** Folder of the embedded database and of composed pictures; null: everything in memory. */
  dataDir?: string | null | undefined;
  /** Room on its disk, in tests. */
  room?: (() => Promise<Room>) | undefined;
  host?: string | undefined;
  port?: number | undefined;
  serviceToken?: string | undefined;
  /** Key that signs sessions, 32 characters or more. Default: made once and kept in dataDir. */
  sessionSecret?: string | undefined;
  /** Mail server, sender, and the shop's address for links in messages. */
  smtpUrl?: string | undefined;
  mailFrom?: string | undefined;
  publicUrl?: string | undefined;
  /** Takes the place of the mail server, in tests. */
  mailTransport?: MailTransport | undefined;
  /** Delivery service that parcels are handed over to; without one people write down what happens. */
  carrier?: Carrier | undefined;
  /** Delivery service that is reached over HTTP; `carrier` wins. */
  deliveryApi?: DeliveryApi | undefined;
  /** Name of the delivery company, which its key is bound to. Without a service of its own, it reports by that key. */
  deliveryCarrier?: string | undefined;
  /** Without a delivery service, simulate one. Default: no. */
  carrierSimulator?: boolean | undefined;
  /** Be the sandbox of test keys, with the simulators in the place of services and without mails. Default: no. */
  sandbox?: boolean | undefined;
  /** Settings of the shop that the back-office cannot change. */
  fixedSettings?: FixedSettings | undefined;
  /** Delay after the first failed delivery of a webhook (s); doubles with each further one. */
  webhookDelay?: number | undefined;
  /** Whether subscriptions may name addresses of this computer. Default: no. */
  localWebhooks?: boolean | undefined;
  /** How many times more one client may ask than it may by default. */
  clientLimitsFactor?: number | undefined;
  /** Online payment services; without one, paying online is not offered. */
  payments?: readonly PaymentProvider[] | undefined;
  /** Offer the simulator too, with which nobody pays anything. Default: no. */
  paymentSimulator?: boolean | undefined;
  /** Bucket for uploaded files; without one they are stored in dataDir. */
  mediaBucket?: BucketOptions | undefined;
  /** Service that takes pictures directly from browsers. */
  imageHost?: ImageHost | undefined;
  /**
   * Load the demo catalogue into an embedded database that is empty, and keep its flash sales running; `auto` also adds orders of the
   * last weeks where there is a data folder with demo accounts. Default: off.
   */
  demo?: 'auto' | 'catalogue' | 'off' | undefined;
  /** Most memory of the index of products (bytes), which is built once it listens; 0: the database answers product lists. Default: 0. */
  productIndexBytes?: number | undefined;
  /** An embedded database saves memory instead of processor time. */
  isEmbeddedSmall?: boolean | undefined;
  /** Delay between runs in which products follow a changed category or brand, or a replaced file (ms); tests run it themselves. */
  followPause?: number | undefined;
  logLevel?: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | undefined;
  /** Called with each answered request: its status and duration (ms). */
  onAnswered?: ((status: number, ms: number) => void) | undefined;
  /** Called with the open database. */
  onDatabase?: ((database: OriginDatabase) => void) | undefined;
  /** Told when the embedded database stops by itself. */
  onLost?: (error: Error) => void;
}

export interface Origin {
  app: FastifyInstance;
  /** All registered paths, such as "GET /health". */
  paths: readonly string[];
  context: OriginContext;
  /** Memory that requests can fill, by what it holds: bytes taken, keys included, and their bound. */
  memory(): Readonly<Record<string, MemoryUse>>;
  /** Listens and gives the base URL. */
  listen(): Promise<string>;
  /** Lets running answers end, stops the clock and the feed, closes the database. */
  close(): Promise<void>;
}

/** How often products are looked for that have to follow their category or brand. */
const FOLLOW_PAUSE = 1_000;

/** How often the demo shop's flash sales and new arrivals are renewed. */
const DEMO_BEAT = 5 * 60_000;

/** How often old sessions, used links and addresses that nobody confirmed are removed. */
const SWEEP_BEAT = 3_600_000;

/** The largest request is a cart of 100 lines. */
const BODY_LIMIT = 64 * 1024;
/** Failures that mean "not now" rather than "broken": statement timeout, no connection, shutting down. */
const UNAVAILABLE = new Set([
  '57014',
  '57P01',
  '57P03',
  '53300',
  '08006',
  '08001',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
]);

/** What a failure becomes on the wire; what is inside stays inside. */
function toApiError(error: FastifyError, bodyLimit: number): ApiError {
  if (error instanceof ApiError) return error;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new ApiError('PAYLOAD_TOO_LARGE', `The body is larger than ${bodyLimit} bytes`);
  if (error.code?.startsWith('FST_ERR_CTP_') || (error instanceof SyntaxError && error.statusCode === 400)) {
    return new ApiError('BAD_USER_INPUT', 'body: must be JSON', [{ field: 'body', message: 'must be JSON' }]);
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new ApiError('BAD_USER_INPUT', 'The request is malformed');
  }
  if (UNAVAILABLE.has(error.code)) return new ApiError('UNAVAILABLE', 'The service is busy; try again');
  return new ApiError('INTERNAL', 'Internal error');
}

function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    // Some paths allow larger bodies.
    const told = toApiError(error, request.routeOptions.bodyLimit);
    if (told.status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'failed');
    if (told.retryAfter !== undefined) void reply.header('retry-after', told.retryAfter);
    void reply.code(told.status).send(told.body());
  });
  app.setNotFoundHandler((_request, reply) => {
    void reply.code(404).send(new ApiError('NOT_FOUND', 'There is no such path').body());
  });
}

/**
 * The delivery service that parcels are handed over to; undefined: people write down what happens. A company that has a name and no API
 * reports by its key.
 */
function carrierOf(
  { carrier, deliveryApi, carrierSimulator, deliveryCarrier: name, sandbox }: OriginOptions,
  db: OriginContext['db'],
  warn: OriginContext['warn'],
): Carrier | undefined {
  if (sandbox === true) {
    const outcomeOf = (reference: string): Promise<ParcelOutcome> => parcelOutcome(db, reference);
    return { ...createCarrierSimulator(db, { outcomeOf }), name: SANDBOX_CARRIER };
  }
  const asked =
    carrier ??
    (deliveryApi && createHttpCarrier({ ...deliveryApi, warn })) ??
    (carrierSimulator === true ? createCarrierSimulator(db) : undefined);
  if (name === undefined) return asked;
  return { ...(asked ?? createReportingCarrier(db)), name };
}

/**
 * Where uploaded files go. Without a data folder, as in tests, a temporary one, which `close` deletes.
 */
async function openMediaFiles(
  dataDir: string | null,
  bucket: BucketOptions | undefined,
): Promise<MediaFiles & { close(): Promise<void> }> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'lawaj-media-')));
  const incoming = new IncomingFolder(join(folder, 'uploads', 'incoming'));
  const removeFolder = async (): Promise<void> => {
    if (dataDir === null) await rm(folder, { recursive: true, force: true });
  };
  if (bucket === undefined)
    return { files: new LocalFileStore(join(folder, 'uploads')), incoming, close: removeFolder };
  // A large package that few installations need.
  const { S3FileStore } = await import('./media/s3-store.ts');
  const files = new S3FileStore(bucket);
  return {
    files,
    incoming,
    close: () => {
      files.close();
      return removeFolder();
    },
  };
}

function buildServer(logger: FastifyBaseLogger): FastifyInstance {
  const app = createServer(logger, {
    bodyLimit: BODY_LIMIT,
    slowBodies: routes
      .filter(({ multipart, rawBody }) => multipart !== undefined || rawBody !== undefined)
      .map(({ path }) => path),
    forceCloseConnections: 'idle',
    routerOptions: {
      maxParamLength: 1_000,
      onBadUrl: (_path, _request, response) => {
        response.writeHead(400, {
          'content-type': 'application/json; charset=utf-8',
          'x-content-type-options': 'nosniff',
        });
        response.end(JSON.stringify(new ApiError('BAD_USER_INPUT', 'The address is malformed').body()));
      },
    },
  });
  handleErrors(app);
  return app;
}

/** Addresses of the pictures that the home page shows first. */
async function homePictures(db: OriginDatabase['db']): Promise<string[]> {
  const row = await db.selectFrom('homepages').select('content').where('name', '=', 'v0').executeTakeFirst();
  return [...JSON.stringify(row?.content ?? {}).matchAll(/"imageUrl":"(\/media\/[^"]+)"/g)].flatMap(
    ([, url]) => url ?? [],
  );
}

/** Changes of what the directory holds. */
const DIRECTORY_EVENTS: ReadonlySet<string> = new Set<EventType>([
  'category.changed',
  'brand.changed',
  'seller.changed',
  'promo.changed',
]);

/** Keeps what is held in memory in step with the database. */
function followChanges(feed: Feed, directory: Directory, listings: ProductListings): void {
  feed.subscribe((events) => {
    for (const { type } of events) {
      if (DIRECTORY_EVENTS.has(type)) {
        directory.drop();
        listings.drop();
      } else if (type === 'product.changed' || type === 'catalogue.changed') {
        directory.dropCounts();
        listings.outdate();
      }
    }
  });
}

/**
 * Opens the database, migrates it, and builds the server; it listens only when asked. Throws what openDatabase throws, with
 * one-line messages.
 */
export async function createOrigin(options: OriginOptions): Promise<Origin> {
  const logger = pino({
    level: options.logLevel ?? 'silent',
    name: 'origin',
    redact: ['req.headers.authorization'],
  });
  const database =
    options.database ??
    (await openDatabase({
      databaseUrl: options.databaseUrl,
      maxConnections: options.databaseConnections,
      readUrl: options.databaseReadUrl,
      replicaEvents: {
        onLost: ({ message }) =>
          logger.warn(
            { reason: message },
            'the replica of the database is not used: the primary answers all reads',
          ),
        onBack: () => logger.info('the replica of the database answers again'),
      },
      dataDir: options.dataDir ?? null,
      isSmall: options.isEmbeddedSmall,
      onLost: options.onLost,
    }));
  const { db } = database;
  const { dataDir = null } = options;
  // In memory there is no disk that could be full.
  const room =
    options.room ?? (() => (dataDir === null ? Promise.reject(new Error('no folder')) : roomOf(dataDir)));
  options.onDatabase?.(database);
  const passwords = createPasswords();
  const directory = new Directory(db);
  const listings = new ProductListings(
    db,
    directory,
    options.productIndexBytes
      ? {
          maxBytes: options.productIndexBytes,
          onError: (error) => logger.error({ err: error }, 'the index of products could not be kept'),
          onTooLarge: (bytes) =>
            logger.warn(
              { bytes },
              'the index of products needs more than PRODUCT_INDEX_MB: the database answers product lists',
            ),
        }
      : undefined,
  );
  const { replica } = database;
  const feed = new Feed(db, {
    onHeld: () =>
      logger.error(
        'a transaction of the database has been open for more than ten seconds: events of others wait for its end, and so do caches, webhooks and mails',
      ),
    // What is read again because of them is read from a copy that has them.
    ...(replica && { beforeEvents: () => replica.mark() }),
  });
  const clock = new PriceClock(db, {
    change: () => void feed.look(),
    error: (error) => logger.error({ err: error }, 'price sweep failed'),
  });
  const mailer = createMailer(
    db,
    {
      smtpUrl: options.smtpUrl,
      from: options.mailFrom,
      dataDir: options.dataDir ?? null,
      publicUrl: options.publicUrl,
      transport: options.mailTransport,
    },
    {
      onProblem: (problem) => logger.warn(problem, 'a message could not be sent'),
      onError: (error) => logger.error({ err: error }, 'the mail outbox could not be read'),
    },
  );
  if (
    options.databaseUrl !== undefined &&
    options.smtpUrl === undefined &&
    options.mailTransport === undefined
  )
    logger.warn(
      'SMTP_URL is not set: nobody receives e-mails, which are written to the folder mail in DATA_DIR',
    );
  const retention = new Retention(
    async () => {
      await removeOldEvents(db);
      await removeOldMoves(db);
      await closeUnusedChannels(db);
      await removeOldDelivered(db);
      await removeOldSubscriptionDeliveries(db);
      await removeOldAudit(db);
      await removeOldAsked(db);
      await recountAll(db);
    },
    (error) =>
      logger.error(
        { err: error },
        'old events, counts of searches or entries of the audit log were not removed, or days not counted',
      ),
  );
  const access = new AccessLog(db, (error) =>
    logger.error({ err: error }, 'readings of personal data were not written to the log'),
  );
  const asked = new AskedCollector(db, (error) =>
    logger.error({ err: error }, 'searches and questions were not counted'),
  );
  const runner = new JobRunner(database, feed, (error) =>
    logger.error({ err: error }, 'a job was not worked on'),
  );
  const warn: OriginContext['warn'] = (fields, message) => logger.warn(fields, message);
  const app = buildServer(logger);
  const { onAnswered } = options;
  if (onAnswered)
    app.addHook('onResponse', (_, reply, done) => {
      onAnswered(reply.statusCode, reply.elapsedTime);
      done();
    });
  const paths: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const verb of [method].flat()) if (verb !== 'HEAD') paths.push(`${verb} ${url}`);
  });
  const jobs: IntervalJob[] = [];
  let demoTimer: NodeJS.Timeout | undefined;
  let sweepTimer: NodeJS.Timeout | undefined;
  const closing = new AbortController();
  let reindexing: Promise<void> = Promise.resolve();
  let ordering: Promise<void> | undefined;
  let mediaFiles: Awaited<ReturnType<typeof openMediaFiles>> | undefined;
  /** The search goes on with the old words meanwhile. */
  const renewWords = async (): Promise<void> => {
    try {
      const before = synonymsVersion();
      const changed = await reindexIfOld(db, closing.signal);
      if (changed > 0 || synonymsVersion() !== before) listings.drop();
    } catch (error) {
      logger.error({ err: error }, 'the search words were not rebuilt');
    }
  };
  const addOrders = async (context: OriginContext): Promise<void> => {
    try {
      const added = await addDemoOrders(context, closing.signal);
      if (added > 0) logger.info({ added }, 'demo orders added');
    } catch (error) {
      logger.error({ err: error }, 'the demo orders were not added');
    }
  };
  const close = async (): Promise<void> => {
    clearInterval(demoTimer);
    clearInterval(sweepTimer);
    closing.abort();
    await Promise.all([reindexing, ordering]);
    await Promise.all([
      feed.stop(),
      clock.stop(),
      listings.index?.stop(),
      retention.stop(),
      runner.stop(),
      ...jobs.map((job) => job.stop()),
    ]);
    await app.close();
    await access.stop();
    await asked.stop();
    await mailer.stop();
    await mediaFiles?.close();
    if (!options.database) await database.close();
  };
  try {
    await seedTextPages(db);
    const isDemoShop =
      options.sandbox === true || (database.kind === 'pglite' && (options.demo ?? 'off') !== 'off');
    if (isDemoShop) {
      if (await isEmpty(db)) logger.info(await loadDemo(db), 'demo catalogue loaded');
      if (options.dataDir != null && options.sandbox !== true && (await isDemo(db)))
        await createDemoAccounts(db, passwords, options.dataDir);
      await keepDemoFresh(db);
      if (options.sandbox === true) await prepareSandbox(db);
      demoTimer = setInterval(() => {
        keepDemoFresh(db).catch((error: unknown) =>
          logger.error({ err: error }, 'the demo could not be kept fresh'),
        );
      }, DEMO_BEAT).unref();
    }
    const secret = sessionSecret(options.sessionSecret, options.dataDir ?? null);
    mediaFiles = await openMediaFiles(options.dataDir ?? null, options.mediaBucket);
    const { files, incoming } = mediaFiles;
    const context: OriginContext = {
      db,
      kind: database.kind,
      replica,
      directory,
      listings,
      feed,
      mailer,
      access,
      asked,
      jobs: runner,
      limits: new Limits(options.clientLimitsFactor),
      passwords,
      tokens: createTokens(secret),
      orderSecrets: createOrderSecrets(secret),
      twoStep: createTwoStepSecrets(secret),
      previews: createPreviewTokens(secret),
      carts: createCartTokens(secret),
      payments: paymentProviders([
        ...(options.sandbox === true ? [] : (options.payments ?? [])),
        ...(options.paymentSimulator === true || options.sandbox === true
          ? [createSimulator(db, mailer.url)]
          : []),
      ]),
      carrier: carrierOf(options, db, warn),
      isDiskFull: () => isFull(room),
      isSandbox: options.sandbox === true,
      media: { files, incoming },
      imageHost: options.imageHost,
      webhooks: {
        seals: createSealing(secret, 'webhook-subscriptions'),
        allowsLocal: options.localWebhooks === true,
      },
      webhookDelay: options.webhookDelay ?? FIRST_DELAY,
      fixedSettings: options.fixedSettings ?? {},
      warn,
      serviceToken: options.serviceToken,
    };
    followChanges(feed, directory, listings);
    await clock.start();
    await feed.start();
    const sweep = (): void => {
      Promise.all([
        sweepSessions(db),
        sweepSubscriptions(db),
        sweepAdminRequests(db),
        sweepJobs(db),
        sweepKeyUse(db),
      ]).catch((error: unknown) =>
        logger.error({ err: error }, 'old sessions, addresses, jobs and uses of keys were not removed'),
      );
      sweepMedia(db, files).catch((error: unknown) =>
        logger.error({ err: error }, 'the bin of the media library was not emptied'),
      );
      sweepFiles(db, files).catch((error: unknown) =>
        logger.error({ err: error }, 'private files without a use were not removed'),
      );
    };
    sweepTimer = setInterval(sweep, SWEEP_BEAT).unref();
    retention.start();
    jobs.push(
      new IntervalJob(
        () => sweepPayments(context),
        (error) => logger.error({ err: error }, 'payments were not asked for'),
      ),
      new IntervalJob(
        () => rewriteFollowing(db, closing.signal),
        (error) =>
          logger.error({ err: error }, 'products did not follow a change of their category or brand'),
        options.followPause ?? FOLLOW_PAUSE,
      ),
      new IntervalJob(
        () => continueReplacements(db, closing.signal),
        (error) => logger.error({ err: error }, 'uses of a replaced file were not rewritten'),
        options.followPause ?? FOLLOW_PAUSE,
      ),
      new IntervalJob(
        () => sweepOrders(context),
        (error) => logger.error({ err: error }, 'orders were not swept'),
      ),
      new IntervalJob(
        () => recountChanged(db),
        (error) => logger.error({ err: error }, 'the figures of days were not counted'),
      ),
      // Also after other processes changed synonyms.
      new IntervalJob(
        () => (reindexing = reindexing.then(renewWords)),
        (error) => logger.error({ err: error }, 'synonyms were not applied'),
        options.followPause ?? FOLLOW_PAUSE,
      ),
      new IntervalJob(
        () => sweepUnconfirmed(context),
        (error) => logger.error({ err: error }, 'unconfirmed orders were not cancelled'),
      ),
      new IntervalJob(
        () => publishDueHomepages(context),
        (error) => logger.error({ err: error }, 'a planned home page was not published'),
        options.followPause ?? FOLLOW_PAUSE,
      ),
    );
    jobs.push(
      new IntervalJob(
        () => sweepShipments(context, context.carrier),
        (error) => logger.error({ err: error }, 'parcels were not followed'),
      ),
    );
    for (const job of jobs) job.start();
    runner.wake();
    if (options.sandbox !== true) mailer.start();
    reindexing = renewWords();
    registerRoutes(app, context, routes);
    const media = registerMedia(app, { db, files, dataDir: options.dataDir ?? null });
    if (isDemoShop) media.warmPictures(await homePictures(db), [640, 1200]);
    await app.ready();
    if (isDemoShop && options.demo === 'auto' && options.dataDir != null && (await isDemo(db)))
      ordering = addOrders(context);
    return {
      app,
      paths,
      context,
      memory: () => ({
        limits: context.limits.memory,
        listings: listings.memory,
        ...(listings.index && { productIndex: listings.index.memory }),
        filterOptions: filterOptionsMemory(context),
        pictures: media.gallery.memory,
      }),
      async listen() {
        const url = await app.listen({ host: options.host ?? '127.0.0.1', port: options.port ?? 0 });
        listings.index?.start();
        // What takes longest in a large catalogue is ready before somebody asks.
        filterOptions(context, {}, undefined).catch((error: unknown) =>
          logger.warn({ err: error }, 'the filter options could not be prepared'),
        );
        return url;
      },
      close,
    };
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
}
