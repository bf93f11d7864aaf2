/** Builds the gateway from its settings: schema, loaders, upstreams, plugins. Used by main and by tests. */
import { fileURLToPath } from 'node:url';
import { createYoga } from 'graphql-yoga';
import type { YogaServerInstance } from 'graphql-yoga';
import type { ExecutionResult } from 'graphql';
import { FeedPage } from '../contract/events.ts';
import { WEBHOOK_CHANNELS } from '../contract/webhooks.ts';
import type { Invoice } from '../contract/invoices.ts';
import type { MemoryUse } from '../service/bounded-cache.ts';
import { openAssistant } from './assistant/assistant.ts';
import { SharedCache } from './loaders/anonymous/cache.ts';
import type { SharedCacheOptions } from './loaders/anonymous/cache.ts';
import { createContextFactory } from './createContext.ts';
import { createAccountLoaders } from './loaders/accounts.ts';
import { createNewsletterLoaders } from './loaders/newsletter.ts';
import { readInvoice } from './loaders/invoices.ts';
import { createPaymentLoaders } from './loaders/payments.ts';
import type { PaymentLoaders } from './loaders/payments.ts';
import { Broadcast } from './notifications/broadcast.ts';
import { Slots } from './notifications/slots.ts';
import { followFeed } from './notifications/tail.ts';
import { addressOf, deliverWebhooks } from './notifications/webhooks.ts';
import { createCompilingExecutor } from './plugins/compilingExecutor.ts';
import type { QueryFallbacks } from './plugins/compilingExecutor.ts';
import { openDocuments } from './plugins/documents.ts';
import type { TrustedDocument } from './plugins/documents.ts';
import { createErrorMask } from './plugins/errors.ts';
import type { ErrorLog } from './plugins/errors.ts';
import { createCostCheck, DEFAULT_LIMITS } from './plugins/limits.ts';
import type { Limits } from './plugins/limits.ts';
import { createPlainQueries } from './plugins/plainQueries.ts';
import type { AnswerPlainQuery } from './plugins/plainQueries.ts';
import { EXPOSED_HEADERS } from './plugins/exposed-headers.ts';
import { createDocumentCache } from './plugins/useDocumentCache.ts';
import { createRunner } from './plugins/useExecutor.ts';
import type { RequestLogEntry } from './plugins/useRequestLog.ts';
import { callerOf } from './plugins/useSession.ts';
import { unknownDocument } from './plugins/useTrustedDocuments.ts';
import type { DocumentsMode } from './plugins/useTrustedDocuments.ts';
import { yogaPlugins } from './plugins/yogaPlugins.ts';
import type { PictureServices } from './schema/base/pictures.ts';
import type { GatewayContext, StoreLinks } from './schema/context.ts';
import { createSchema } from './schema/schema.ts';
import { UpstreamError } from './upstream/errors.ts';
import { HttpUpstream } from './upstream/http.ts';
import type { HttpUpstreamOptions } from './upstream/http.ts';
import { RestClient } from './upstream/rest.ts';
import { createWebhookEndpoint } from './upstream/webhooks.ts';

export interface GatewayOptions {
  /** Base address of the REST v1 API, without `/v1`. */
  restUrl: string;
  /** Timeouts (ms), sizes (bytes) and connections of the REST upstream. */
  upstream?: Omit<HttpUpstreamOptions, 'url'> | undefined;
  /** Token for the feed of changes. Without it nothing is dropped early: entries live their time. */
  serviceToken?: string | undefined;
  /** Where order and ticket events are sent, and the secret that signs them. Needs the service token. */
  webhooks?: WebhookOptions | undefined;
  /** Base address of the chat host. Without it the shop has no assistant. */
  chatUrl?: string | undefined;
  /** The chat host is the shop's own: a signed-in shopper's session goes along with a message. */
  chatKnowsSessions?: boolean | undefined;
  /** How many times more one visitor may ask of the assistant, and have streams: mobile networks put many people behind one address. */
  clientLimitsFactor?: number | undefined;
  /** `open`: any document, GraphiQL, introspection. `trusted`: documents of `persistedFile` only. Default: trusted. */
  documents?: DocumentsMode | undefined;
  /** JSON file of trusted documents, id → text. Default: what the web client's compiler wrote. */
  persistedFile?: string | undefined;
  /** Texts of further trusted documents, which this process asks itself; their id is `documentId(text)`. */
  ownDocuments?: readonly string[] | undefined;
  /** Read `persistedFile` again when it changes. */
  watchPersisted?: boolean | undefined;
  /** Limits on documents that are not trusted. */
  limits?: Partial<Limits> | undefined;
  /** Bounds of the shared cache. */
  cache?: SharedCacheOptions | undefined;
  /** Origins of other sites that browsers may let read the API. Default: none. */
  corsOrigins?: readonly string[] | undefined;
  /** Links that point outside the shop; absent ones are null. */
  storeLinks?: { readonly [Name in keyof StoreLinks]?: StoreLinks[Name] | undefined } | undefined;
  /** Services outside that deliver pictures; absent ones are null: the shop itself does. */
  pictures?: Partial<PictureServices> | undefined;
  /** Told of each request of `yoga`, without texts or variables. */
  onRequestLog?: ((entry: RequestLogEntry) => void) | undefined;
  /** Told of faults that clients only see masked. */
  onError?: ErrorLog | undefined;
  /** Told, in a line, of what an operator should look at. */
  onProblem?: ((message: string) => void) | undefined;
  /** Clock in ms; for tests. */
  now?: (() => number) | undefined;
}

export interface WebhookOptions {
  orders?: string | undefined;
  tickets?: string | undefined;
  /** `whsec_` and base64. */
  secret: string;
  /** For one try (ms). */
  timeoutMs?: number | undefined;
}

export interface ExecuteOptions {
  /** Fires when nobody waits for the answer any more. */
  signal?: AbortSignal | undefined;
}

export interface ExecutedOperation {
  result: ExecutionResult;
  /** Seconds, with fractions, for which the answer stays true; 0: do not keep it. Always 0 with errors. */
  maxAge: number;
  /** Tags by which onInvalidate drops it. */
  tags: string[];
}

export type InvalidationListener = (tags: string[] | 'all') => void;

/** What became of the secret in a message's link. */
export type LinkOutcome = 'done' | 'unknown' | 'failed';

export interface Gateway {
  yoga: YogaServerInstance<object, { gateway: GatewayContext }>;
  /** Runs a trusted document in process. An unknown id gives a result with a coded error; never throws. */
  execute(
    documentId: string,
    variables: Readonly<Record<string, unknown>>,
    options?: ExecuteOptions,
  ): Promise<ExecutedOperation>;
  /** Answers the usual query of an integrator in Yoga's stead, where documents that are not trusted are answered. */
  answerPlainQuery: AnswerPlainQuery;
  /** Confirms a newsletter subscription by the secret in a message's link. */
  confirmSubscription(token: string, client: string | undefined): Promise<LinkOutcome>;
  /** Ends a newsletter subscription by the secret in a message's link. */
  unsubscribe(token: string, client: string | undefined): Promise<LinkOutcome>;
  /** Confirms an account's new e-mail address by the secret in a message's link. */
  confirmEmail(token: string, client: string | undefined): Promise<LinkOutcome | 'taken'>;
  /** Payments, for payers who come back and for payment services that call. */
  payments: PaymentLoaders;
  /** An invoice by the secret in its address; null: there is none. */
  invoice(key: string): Promise<Invoice | null>;
  documents: { get(id: string): Omit<TrustedDocument, 'whole'> | undefined; ids(): string[] };
  /** Calls the listener with the tags of what is no longer true. Gives the function that ends it. */
  onInvalidate(listener: InvalidationListener): () => void;
  /** How many streams of events are open, and how many replies of the assistant run. */
  streams(): number;
  /** Memory that requests can fill, by what it holds: bytes taken, keys included, and their bound. */
  memory(): Readonly<Record<string, MemoryUse>>;
  /** Queries that were answered by graphql-js although a compiled plan should have answered them, since the start. */
  queryFallbacks(): QueryFallbacks;
  /** Whether it can answer: the upstream is reachable, or what was read before is still there. */
  ready(): boolean;
  close(): Promise<void>;
}

const PERSISTED_FILE = fileURLToPath(new URL('../../web/src/relay/persisted.json', import.meta.url));

/** Time between the attempts to reach the upstream while it was never reached. */
const WARM_UP_PAUSE_MS = 1_000;

/** Builds a gateway; nothing is listened on. It starts reading at once what every page needs. */
export function createGateway(options: GatewayOptions): Gateway {
  const { onProblem = () => undefined, onError = () => undefined, now = Date.now } = options;
  const schema = createSchema();
  const upstream = new HttpUpstream({ ...options.upstream, url: options.restUrl });
  const rest = new RestClient(upstream, options.serviceToken, (call, fields) =>
    onError(new Error('The answer has addresses or instants that break the contract'), {
      call,
      field: fields.join(', '),
    }),
  );
  const cache = new SharedCache(rest, { now: options.now, ...options.cache });
  const documents = openDocuments(schema, {
    file: options.persistedFile ?? PERSISTED_FILE,
    own: options.ownDocuments,
    watch: options.watchPersisted,
    onProblem,
  });
  const maskError = createErrorMask(onError);
  const executor = createCompilingExecutor(onProblem);
  const run = createRunner(executor, maskError);
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const checkCost = createCostCheck(limits.cost);
  const links = options.storeLinks ?? {};
  const storeLinks: StoreLinks = {
    sellerSite: links.sellerSite ?? null,
    messagingApp: links.messagingApp ?? null,
    messenger: links.messenger ?? null,
    phone: links.phone ?? null,
    appStore: links.appStore ?? null,
    playStore: links.playStore ?? null,
    social: links.social ?? [],
  };
  const pictures: PictureServices = {
    cdn: options.pictures?.cdn ?? null,
    brandLogo: options.pictures?.brandLogo ?? null,
  };
  const mode = options.documents ?? 'trusted';
  const assistant =
    options.chatUrl === undefined
      ? undefined
      : openAssistant({
          url: options.chatUrl,
          knowsSessions: options.chatKnowsSessions,
          serviceToken: options.serviceToken,
          limitsFactor: options.clientLimitsFactor,
          now: options.now,
        });

  const { serviceToken } = options;
  const slots = new Slots(options.clientLimitsFactor);
  const broadcast =
    serviceToken === undefined
      ? undefined
      : new Broadcast((after) =>
          rest.get(
            `/v1/events?after=${encodeURIComponent(after)}&limit=500`,
            (json) => FeedPage.parse(json),
            { bearer: serviceToken, timeoutMs: 8_000 },
          ),
        );
  const createContext = createContextFactory({
    rest,
    cache,
    now,
    assistant,
    broadcast,
    slots,
    storeLinks,
    pictures,
  });

  const documentCache = createDocumentCache();
  const plainQueries = createPlainQueries({
    schema,
    checkCost,
    createContext,
    run,
    log: options.onRequestLog,
  });
  const yoga = createYoga<object, { gateway: GatewayContext }>({
    schema,
    context: ({ request }) => ({ gateway: createContext(() => request.signal, callerOf(request, now)) }),
    // Ours is bounded by bytes.
    parserAndValidationCache: false,
    plugins: Object.values(
      yogaPlugins({
        schema,
        documents,
        mode,
        limits,
        checkCost,
        documentCache,
        plainQueries,
        run,
        log: options.onRequestLog,
      }),
    ),
    extraParamNames: ['documentId'],
    maskedErrors: { maskError },
    // The HTTP front limits bodies; Yoga's own check costs 90 to 150 µs a request.
    maxRequestBodySize: false,
    multipart: false,
    batching: false,
    graphiql: mode === 'open' ? { title: 'Lawaj GraphQL' } : false,
    landingPage: false,
    logging: false,
    cors: options.corsOrigins?.length
      ? {
          origin: [...options.corsOrigins],
          methods: ['GET', 'POST', 'OPTIONS'],
          credentials: false,
          exposedHeaders: [...EXPOSED_HEADERS],
        }
      : false,
  });

  const execute: Gateway['execute'] = async (documentId, variables, { signal } = {}) => {
    const document = documents.get(documentId);
    if (!document) return { result: { errors: [unknownDocument()] }, maxAge: 0, tags: [] };
    const context = createContext(() => signal);
    try {
      const result = await run({
        schema,
        document: document.whole,
        variableValues: variables,
        contextValue: context,
      });
      const maxAge = result.errors?.length ? 0 : context.freshness.maxAge;
      return { result, maxAge, tags: context.freshness.tags };
    } catch (error) {
      return { result: { errors: [maskError(error)] }, maxAge: 0, tags: [] };
    }
  };

  const listeners = new Set<InvalidationListener>();
  const announce: InvalidationListener = (tags) => {
    cache.drop(tags);
    for (const listener of listeners) listener(tags);
  };

  const closed = new AbortController();
  const feed =
    serviceToken === undefined || broadcast === undefined
      ? undefined
      : openFeed(options, serviceToken, announce, broadcast);
  const webhooks = openWebhooks(options);
  const warmedUp = warmUp(async () => {
    await createContext(() => closed.signal).loaders.categories();
  }, closed.signal);

  return {
    yoga,
    execute,
    // In trusted mode Yoga refuses them, so none is ever learnt.
    answerPlainQuery: plainQueries.answer,
    confirmSubscription: (token, client) =>
      createNewsletterLoaders(rest, { client }).confirm({ token }).then(followed, linkFailure),
    unsubscribe: (token, client) =>
      createNewsletterLoaders(rest, { client }).unsubscribe({ token }).then(followed, linkFailure),
    confirmEmail: (token, client) =>
      createAccountLoaders(rest, { client })
        .confirmEmail({ token })
        .then(followed, (error: unknown) =>
          error instanceof UpstreamError && error.code === 'CONFLICT' ? 'taken' : linkFailure(error),
        ),
    payments: createPaymentLoaders(rest),
    invoice: (key) => readInvoice(rest, key),
    documents,
    onInvalidate: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    streams: () => (broadcast?.size ?? 0) + (assistant?.replies.size ?? 0),
    memory: () => ({
      reads: cache.memory,
      documents: documentCache.memory,
      plainDocuments: plainQueries.memory,
      plans: executor.memory,
      ...assistant?.memory,
    }),
    queryFallbacks: () => ({ ...executor.fallbacks }),
    ready: () => upstream.isReachable || cache.isWarm,
    close: async () => {
      closed.abort();
      documents.close();
      broadcast?.close();
      await assistant?.close();
      await Promise.all([feed?.(), webhooks(), warmedUp]);
      await yoga.dispose();
      await upstream.close();
    },
  };
}

/** Follows the feed over a connection of its own: its long waits must not count against the pages' upstream. */
const followed = (): LinkOutcome => 'done';

/** What a failed call with a link's secret means to its reader. */
const linkFailure = (error: unknown): LinkOutcome =>
  error instanceof UpstreamError && !error.isFault && error.code !== 'RATE_LIMITED' ? 'unknown' : 'failed';

function openFeed(
  options: GatewayOptions,
  token: string,
  announce: InvalidationListener,
  broadcast: Broadcast,
): () => Promise<void> {
  const upstream = new HttpUpstream({
    ...options.upstream,
    url: options.restUrl,
    connections: 1,
    headersTimeoutMs: 60_000,
    totalTimeoutMs: 60_000,
  });
  const stop = followFeed({
    rest: new RestClient(upstream),
    token,
    announce: (tags) => {
      announce(tags);
      if (tags === 'all') broadcast.publishMissed();
    },
    onEvents: (events) => broadcast.publish(events),
    onProblem: options.onProblem,
  });
  return async () => {
    await stop();
    await upstream.close();
  };
}

/** Delivers webhooks over connections of their own, one waiting claim and some settling for each channel. */
function openWebhooks({
  webhooks,
  serviceToken,
  onProblem,
  ...options
}: GatewayOptions): () => Promise<void> {
  if (webhooks === undefined || serviceToken === undefined) return () => Promise.resolve();
  const { secret, timeoutMs } = webhooks;
  const upstream = new HttpUpstream({
    ...options.upstream,
    url: options.restUrl,
    connections: 8,
    headersTimeoutMs: 60_000,
  });
  const rest = new RestClient(upstream);
  const stops = WEBHOOK_CHANNELS.flatMap((channel) => {
    const url = addressOf(webhooks, channel);
    if (url === undefined) return [];
    const endpoint = createWebhookEndpoint({ url, secret, timeoutMs });
    return deliverWebhooks({ channel, endpoint, rest, token: serviceToken, onProblem });
  });
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    await upstream.close();
  };
}

/** Tries until it succeeds once, so that readiness is known before the first request. */
async function warmUp(read: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await read();
      return;
    } catch {
      await new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(done, WARM_UP_PAUSE_MS).unref();
        signal.addEventListener('abort', done, { once: true });
      });
    }
  }
}
