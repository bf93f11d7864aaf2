/** Builds the gateway from its settings: upstreams, caches, operations, jobs. Used by main and by tests. */
import { Done } from '../contract/accounts.ts';
import { FeedPage } from '../contract/events.ts';
import type { Invoice } from '../contract/invoices.ts';
import type { Capability } from '../contract/rules/staff.ts';
import type { MemoryUse } from '../service/bounded-cache.ts';
import { monotonicNow } from '../service/clock.ts';
import { invalidate } from './cache-tags.ts';
import { openAssistant } from './assistant/assistant.ts';
import { createContextFactory } from './createContext.ts';
import { SharedCache } from './loaders/anonymous/cache.ts';
import type { SharedCacheOptions } from './loaders/anonymous/cache.ts';
import { readInvoice } from './loaders/visitor/invoices.ts';
import type { Budgets } from './keys/budget.ts';
import { createKeyring } from './keys/keyring.ts';
import type { Keyring } from './keys/keyring.ts';
import { createLinkLoaders } from './loaders/visitor/links.ts';
import type { LinkLoaders } from './loaders/visitor/links.ts';
import { openBudgets } from './keys/open-budgets.ts';
import type { BudgetOptions } from './keys/open-budgets.ts';
import type { OpenRunningLimit } from '../service/running-limit.ts';
import { createSandboxKeyring } from './keys/sandbox.ts';
import type { ShopKeys } from './keys/sandbox.ts';
import { createKeyUse } from './keys/use.ts';
import { readPreview } from './loaders/viewer/preview.ts';
import type { PreviewRequest } from './loaders/viewer/preview.ts';
import { createPaymentLoaders } from './loaders/visitor/payments.ts';
import type { PaymentLoaders } from './loaders/visitor/payments.ts';
import { Broadcast } from './notifications/broadcast.ts';
import { openFeed, openSubscriptions, openWebhooks } from './notifications/jobs.ts';
import type { WebhookOptions } from './notifications/jobs.ts';
import { Slots, streamLimits } from './notifications/slots.ts';
import { createOperations } from './operations.ts';
import { VISITOR } from './plugins/useSession.ts';
import { createFindRedirect } from './loaders/visitor/redirects.ts';
import type { FindRedirect } from './loaders/visitor/redirects.ts';
import { uploadPermission } from './schema/account/uploadPermission.ts';
import type { UploadPermission } from './schema/account/uploadPermission.ts';
import type { OperationOptions, Operations } from './operations.ts';
import type { PictureServices } from './schema/base/pictures.ts';
import type { StoreLinks, UploadTarget } from './schema/context.ts';
import { DatabasePosition } from './upstream/database-position.ts';
import { HttpUpstream } from './upstream/http.ts';
import type { HttpUpstreamOptions } from './upstream/http.ts';
import { RestClient } from './upstream/rest.ts';
import type { PostOptions } from './upstream/webhook-post.ts';

export interface GatewayOptions extends OperationOptions {
  /** Base address of the REST v1 API, without `/v1`. */
  restUrl: string;
  /** Timeouts (ms), sizes (bytes) and connections of the REST upstream. */
  upstream?: Omit<HttpUpstreamOptions, 'url'> | undefined;
  /** Token for the event feed. Without it no cache entry is dropped before it expires. */
  serviceToken?: string | undefined;
  /** Called when the REST API does not accept the service token at the first call of the feed. */
  onTokenRefused?: (() => void) | undefined;
  /** Where all gateways share their budgets. Without it each has its own. */
  redis?: BudgetOptions['redis'];
  /** The keys of the shop whose sandbox this gateway is: it accepts its test keys alone. Absent: it is none. */
  sandboxOf?: ShopKeys | undefined;
  /** Milliseconds between reports of the use of keys; for tests. */
  keyUsePause?: number | undefined;
  /** Where order and ticket events are sent, and the secret that signs them. Needs the service token. */
  webhooks?: WebhookOptions | undefined;
  /** How events are sent to third parties. Default: to public addresses only. Needs the service token. */
  subscriptions?: PostOptions | undefined;
  /** Base address of the chat host, or what starts it and tells it. Without it the shop has no assistant. */
  chatUrl?: string | (() => Promise<string>) | undefined;
  /** The chat host is the shop's own: it receives the session of a signed-in shopper with each message. */
  chatKnowsSessions?: boolean | undefined;
  /** Multiplies the limits per client on calls of the assistant and on streams: mobile networks share one address among many people. */
  clientLimitsFactor?: number | undefined;
  /** Bounds of the shared cache. */
  cache?: SharedCacheOptions | undefined;
  /** Links that point outside the shop; they win over what owners set. */
  storeLinks?: { readonly [Name in keyof StoreLinks]?: StoreLinks[Name] | undefined } | undefined;
  /** External services that deliver pictures; for absent ones (null) the shop does it itself. */
  pictures?: Partial<PictureServices> | undefined;
  /** Where browsers send uploads. Default: to the address of the shop. */
  uploads?: UploadTarget | undefined;
}

/** Executes a public document for a preview. */
export type ExecutePreview = (
  documentId: string,
  variables: Readonly<Record<string, unknown>>,
) => ReturnType<Operations['executePreview']>;

export type InvalidationListener = (tags: string[] | 'all') => void;

export interface Gateway
  extends Pick<Operations, 'yoga' | 'execute' | 'answerPlainQuery' | 'queryFallbacks'>, LinkLoaders {
  /**
   * The valid key of a third party, sent by `client` from a page of `origin`; null: not from a page.
   * @throws InvalidApiKey, TooMany, UpstreamError
   */
  resolveKey: Keyring['resolve'];
  /** Opens a limit of what runs at the same time; all gateways share it where they share their budgets. */
  openRunningLimit: OpenRunningLimit;
  /** The keys of this shop, for the gateway of its sandbox. */
  keys: ShopKeys;
  /** Whether the session of a token may upload. @throws UpstreamError when that cannot be determined */
  uploadPermission(token: string, capability: Capability): Promise<UploadPermission>;
  /** Executes public documents with the home content of a version that is not published; null: it may not be seen. */
  preview(request: PreviewRequest): Promise<ExecutePreview | null>;
  /** Payments, for payers who return from a payment service and for the calls of such a service. */
  payments: PaymentLoaders;
  /** An invoice by the secret in its address; null: there is none. */
  invoice(key: string): Promise<Invoice | null>;
  /** The present path of a page that does not exist under its path any more; null: it never did. */
  findRedirect: FindRedirect;
  documents: Omit<Operations['documents'], 'close'>;
  /** Calls of tools without a key, by client: each is a point. */
  agentCalls: Budgets;
  /** Calls the listener with the tags of changed data. Returns the function that removes it. */
  onInvalidate(listener: InvalidationListener): () => void;
  /** Number of open event streams and running replies of the assistant. */
  streams(): number;
  /** Memory that requests can fill, by purpose: bytes in use, keys included, and their bound. */
  memory(): Readonly<Record<string, MemoryUse>>;
  /** Whether it can answer: the upstream is reachable, or the cache has entries. */
  ready(): boolean;
  /** Kinds of calls to the REST API that are suspended. */
  openBreakers(): number;
  /** Seconds since the event feed was last read; undefined: it is not followed. */
  feedAge(): number | undefined;
  /** Completes the event streams, whose clients subscribe again elsewhere. */
  endStreams(): void;
  /** Completes the replies that still run, which clients resume elsewhere. */
  endReplies(): void;
  close(): Promise<void>;
}

/** A feed that was read so recently (s) is followed: one call waits up to 25 s for events. */
const FOLLOWED_WITHIN = 40;
/** Pause between attempts to reach the upstream before it has been reached once. */
const WARM_UP_PAUSE_MS = 1_000;

/** Builds a gateway; it does not listen. It starts at once to read what every page needs. */
export function createGateway(options: GatewayOptions): Gateway {
  const { onError = () => undefined, now = Date.now, serviceToken } = options;
  const upstreamOptions = {
    ...options.upstream,
    url: options.restUrl,
    // What one client hears of holds for the reads of all.
    position: new DatabasePosition(),
  };
  const upstream = new HttpUpstream(upstreamOptions);
  const rest = new RestClient(upstream, serviceToken, (call, fields) =>
    onError(new Error('The answer has addresses or instants that break the contract'), {
      call,
      field: fields.join(', '),
    }),
  );
  const cache = new SharedCache(rest, { now: options.now, ...options.cache });
  const { sandboxOf } = options;
  const keys: ShopKeys = sandboxOf
    ? { ...sandboxOf, keyring: createSandboxKeyring(sandboxOf.keyring, rest, serviceToken) }
    : openKeys(options, rest);
  const assistant =
    options.chatUrl === undefined
      ? undefined
      : openAssistant({
          url: options.chatUrl,
          knowsSessions: options.chatKnowsSessions,
          serviceToken,
          limits: {
            factor: options.clientLimitsFactor,
            openLimiter: keys.budgets.openLimiter,
            openRunningLimit: keys.budgets.openRunningLimit,
          },
          openTexts: keys.budgets.openTexts,
          now: options.now,
        });
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
    slots: new Slots({
      purpose: sandboxOf ? 'sandbox-stream' : 'stream',
      limits: streamLimits(options.clientLimitsFactor),
      openRunningLimit: keys.budgets.openRunningLimit,
    }),
    isSandbox: sandboxOf !== undefined,
    storeLinks: completeLinks(options.storeLinks),
    pictures: { cdn: options.pictures?.cdn ?? null, brandLogo: options.pictures?.brandLogo ?? null },
    uploads: options.uploads,
  });
  const { keyring, keyUse, budgets } = keys;
  const { yoga, execute, executePreview, answerPlainQuery, documents, memory, queryFallbacks } =
    createOperations(options, createContext, { ...keys, isSandbox: sandboxOf !== undefined });

  const listeners = new Set<InvalidationListener>();
  const announce: InvalidationListener = (tags) => {
    invalidate([cache], tags);
    keyring.forget(tags);
    for (const listener of listeners) listener(tags);
  };

  const closed = new AbortController();
  const job =
    serviceToken === undefined
      ? undefined
      : {
          upstream: upstreamOptions,
          serviceToken,
          onProblem: options.onProblem,
          onRefused: options.onTokenRefused,
        };
  let feedReadAt = monotonicNow();
  const stopFeed =
    job &&
    broadcast &&
    openFeed(job, announce, broadcast, () => {
      feedReadAt = monotonicNow();
    });
  const stopSubscriptions = job && openSubscriptions(job, options.subscriptions ?? { allowsLocal: false });
  const stopWebhooks = job && options.webhooks && openWebhooks(job, options.webhooks);
  const warmedUp = warmUp(async () => {
    await createContext(() => closed.signal).loaders.categories();
  }, closed.signal);

  const feedAge = (): number | undefined =>
    job && broadcast ? (monotonicNow() - feedReadAt) / 1_000 : undefined;

  return {
    yoga,
    execute: async (...asked) => {
      const executed = await execute(...asked);
      // Where changes are not followed, nothing but its age says what is outdated.
      return (feedAge() ?? Infinity) <= FOLLOWED_WITHIN ? executed : { ...executed, staleFor: 0 };
    },
    answerPlainQuery,
    queryFallbacks,
    documents,
    agentCalls: budgets.agents,
    keys,
    resolveKey: (...sent) => keyring.resolve(...sent),
    openRunningLimit: budgets.openRunningLimit,
    ...createLinkLoaders(rest),
    uploadPermission: (token, capability) =>
      uploadPermission(
        createContext(() => undefined, { ...VISITOR, token }),
        capability,
      ),
    async preview(request) {
      const homepage = await readPreview(rest, request);
      return homepage && ((id, variables) => executePreview(id, variables, homepage));
    },
    payments: createPaymentLoaders(rest),
    findRedirect: createFindRedirect(rest),
    invoice: (key) => readInvoice(rest, key),
    onInvalidate: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    streams: () => (broadcast?.size ?? 0) + (assistant?.replies.size ?? 0),
    memory: () => ({ reads: cache.memory, budgets: budgets.memory, ...memory, ...assistant?.memory }),
    ready: () => upstream.isReachable || cache.isWarm,
    openBreakers: () => upstream.openBreakers,
    feedAge,
    endStreams: () => broadcast?.close(),
    endReplies: () => assistant?.replies.close(),
    close: async () => {
      closed.abort();
      documents.close();
      broadcast?.close();
      await assistant?.close();
      await Promise.all([stopFeed?.(), stopWebhooks?.(), stopSubscriptions?.(), warmedUp]);
      // Those of a sandbox are of its shop.
      if (!sandboxOf) {
        budgets.close();
        await keyUse.close();
      }
      await yoga.dispose();
      await upstream.close();
    },
  };
}

/** The keys of a shop, with their budgets and the counts of their use. */
function openKeys(options: GatewayOptions, rest: RestClient): ShopKeys {
  const { serviceToken } = options;
  const budgets = openBudgets({
    redis: options.redis,
    clientFactor: options.clientLimitsFactor,
    onProblem: options.onProblem,
    now: options.now,
  });
  const keyUse = createKeyUse({
    report: (report) =>
      rest.send('/v1/api-keys/use', report, (json) => Done.parse(json), { bearer: serviceToken }),
    pause: options.keyUsePause,
  });
  const keyring = createKeyring(
    rest,
    serviceToken,
    budgets.failures,
    (keyId, client) => keyUse.seen(keyId, client),
    options.now,
  );
  return { keyring, keyUse, budgets };
}

const completeLinks = (links: GatewayOptions['storeLinks'] = {}): StoreLinks => ({
  sellerSite: links.sellerSite ?? null,
  messagingApp: links.messagingApp ?? null,
  messenger: links.messenger ?? null,
  phone: links.phone ?? null,
  appStore: links.appStore ?? null,
  playStore: links.playStore ?? null,
  social: links.social ?? [],
});

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
