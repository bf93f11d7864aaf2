/** Creates the context of each request: the loaders over the upstreams, for its caller. Used by the gateway and by the benchmarks. */
import { UNKNOWN_CLIENT } from '../contract/client-network.ts';
import type { Assistant } from './assistant/assistant.ts';
import { createAccountLoaders } from './loaders/visitor/accounts.ts';
import type { SharedCache } from './loaders/anonymous/cache.ts';
import { createCatalogueLoaders } from './loaders/anonymous/catalogue.ts';
import { readChanges } from './loaders/anonymous/changes.ts';
import { createContentLoaders } from './loaders/anonymous/content.ts';
import { createCartLoaders } from './loaders/visitor/cart.ts';
import { createChatLoaders } from './loaders/visitor/chat.ts';
import { createNewsletterLoaders } from './loaders/visitor/newsletter.ts';
import { createSandboxLoaders } from './loaders/visitor/sandbox.ts';
import { createSearchLoaders } from './loaders/visitor/searches.ts';
import { createOrderLoaders } from './loaders/visitor/orders.ts';
import { Freshness } from './loaders/base/scope.ts';
import type { ReadScope } from './loaders/base/scope.ts';
import { createSellerLoaders } from './loaders/visitor/sellers.ts';
import { createSupportLoaders } from './loaders/visitor/support.ts';
import { createKeyCalls } from './loaders/viewer/admin/calls.ts';
import { createKeyLoaders } from './loaders/third-party/loaders.ts';
import { AdminReach } from './loaders/viewer/admin/reach.ts';
import { createViewerLoaders } from './loaders/viewer/loaders.ts';
import type { ViewerLoaders } from './loaders/viewer/loaders.ts';
import type { Broadcast } from './notifications/broadcast.ts';
import { Slots } from './notifications/slots.ts';
import { VISITOR } from './plugins/useSession.ts';
import type { RequestCaller } from './plugins/useSession.ts';
import { StaffRoles } from './schema/account/staffRoles.ts';
import type { PictureServices } from './schema/base/pictures.ts';
import type { GatewayContext, StoreLinks, UploadTarget } from './schema/context.ts';
import type { RestClient } from './upstream/rest.ts';

export interface ContextParts {
  rest: RestClient;
  /** Cache of public data, shared by all requests. */
  cache: SharedCache;
  /** Clock in ms. */
  now: () => number;
  /** Absent: the shop has no assistant. */
  assistant: Assistant | undefined;
  /** Absent: this gateway does not follow the event feed. */
  broadcast: Broadcast | undefined;
  /** Stream slots per client. Default: slots of its own. */
  slots?: Slots | undefined;
  /** Whether this is the gateway of a sandbox. Default: no. */
  isSandbox?: boolean | undefined;
  storeLinks: StoreLinks;
  pictures: PictureServices;
  /** Default: the address of the shop. */
  uploads?: UploadTarget | undefined;
}

/** How old what a request reads of the catalogue may be. */
export interface Reading {
  /** Past the cache. Default: no. */
  isCurrent?: boolean | undefined;
  /** Lists are not older than the changes that were announced: what is made of them is cached itself. Default: no. */
  awaitsChanges?: boolean | undefined;
}

/** Creates the context of one request. The signal is created only when a call is made. */
export type CreateContext = (
  getSignal: () => AbortSignal | undefined,
  caller?: RequestCaller,
  reading?: Reading,
) => GatewayContext;

export function createContextFactory(parts: ContextParts): CreateContext {
  const {
    rest,
    cache,
    now,
    assistant,
    broadcast,
    slots = new Slots({ purpose: 'stream' }),
    storeLinks,
    pictures,
  } = parts;
  const { uploads = { url: null, port: null }, isSandbox = false } = parts;
  const staffRoles = new StaffRoles(now);
  const reach = new AdminReach(now);
  return (getSignal, caller = VISITOR, { isCurrent = false, awaitsChanges = false } = {}) => {
    const freshness = new Freshness();
    const scope: ReadScope = {
      now: now(),
      get signal() {
        return getSignal();
      },
      awaitsChanges,
      reads: new Map(),
      note: (maxAgeMs, tags, endsMs) => freshness.note(maxAgeMs, tags, endsMs),
    };
    const openViewer = (token: string): ViewerLoaders =>
      createViewerLoaders(rest, scope, { token, client: caller.client }, reach);
    const context: GatewayContext = {
      now: scope.now,
      get signal() {
        return getSignal();
      },
      reads: scope.reads,
      note: scope.note,
      freshness,
      loaders: {
        ...createCatalogueLoaders(isCurrent ? cache.past : cache, scope),
        ...createContentLoaders(cache, scope),
        ...createCartLoaders(rest, scope, caller),
        ...createNewsletterLoaders(rest, caller),
        ...createSearchLoaders(rest, caller),
        ...createSandboxLoaders(rest, caller),
        ...createSupportLoaders(rest, caller),
        ...createSellerLoaders(rest, caller),
        ...createAccountLoaders(rest, caller),
        ...createOrderLoaders(rest, scope, caller),
        chat: assistant && createChatLoaders(assistant, scope, caller),
      },
      token: caller.token,
      staffRoles,
      events: broadcast,
      takeStream: (end) => slots.enter(caller.client ?? UNKNOWN_CLIENT, end),
      viewerLoaders: caller.token === undefined ? undefined : openViewer(caller.token),
      openViewer,
      ofKey:
        caller.apiKey === undefined
          ? undefined
          : createKeyLoaders(createKeyCalls(rest, scope, caller.apiKey)),
      cookie: caller.cookie,
      isSandbox,
      storeLinks,
      pictures,
      uploads,
      readChanges: async (after, limit) => {
        const page = await readChanges(rest, after, limit, getSignal());
        // Reads that began before the changes were known may lack them: none of them is used again.
        const current: ReadScope = {
          now: now(),
          get signal() {
            return getSignal();
          },
          awaitsChanges: true,
          reads: new Map(),
          note: scope.note,
        };
        const reads = createCatalogueLoaders(cache.past, current);
        context.loaders = { ...context.loaders, ...reads };
        return { page, now: current.now };
      },
    };
    return context;
  };
}
