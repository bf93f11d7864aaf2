/** What every request is given: the loaders over the upstreams, for who asks. Used by the gateway, and by what it is measured against. */
import { UNKNOWN_CLIENT } from '../contract/client-network.ts';
import type { Assistant } from './assistant/assistant.ts';
import { createAccountLoaders } from './loaders/accounts.ts';
import type { SharedCache } from './loaders/anonymous/cache.ts';
import { createCatalogueLoaders } from './loaders/anonymous/catalogue.ts';
import { createContentLoaders } from './loaders/anonymous/content.ts';
import { createCartLoaders } from './loaders/cart.ts';
import { createChatLoaders } from './loaders/chat.ts';
import { createNewsletterLoaders } from './loaders/newsletter.ts';
import { createOrderLoaders } from './loaders/orders.ts';
import { Freshness } from './loaders/scope.ts';
import type { ReadScope } from './loaders/scope.ts';
import { createSellerLoaders } from './loaders/sellers.ts';
import { createSupportLoaders } from './loaders/support.ts';
import { createViewerLoaders } from './loaders/viewer/account.ts';
import type { ViewerLoaders } from './loaders/viewer/account.ts';
import type { Broadcast } from './notifications/broadcast.ts';
import { Slots } from './notifications/slots.ts';
import { NOBODY } from './plugins/useSession.ts';
import type { RequestCaller } from './plugins/useSession.ts';
import type { PictureServices } from './schema/base/pictures.ts';
import type { GatewayContext, StoreLinks } from './schema/context.ts';
import type { RestClient } from './upstream/rest.ts';

export interface ContextParts {
  rest: RestClient;
  /** What everybody may see, shared by all requests. */
  cache: SharedCache;
  /** Clock in ms. */
  now: () => number;
  /** Absent: the shop has no assistant. */
  assistant: Assistant | undefined;
  /** Absent: events are not read here. */
  broadcast: Broadcast | undefined;
  /** Who holds how many streams. Default: slots of its own. */
  slots?: Slots | undefined;
  storeLinks: StoreLinks;
  pictures: PictureServices;
}

/** Makes the context of one request. The signal is asked for only when a call is made. */
export type CreateContext = (
  getSignal: () => AbortSignal | undefined,
  caller?: RequestCaller,
) => GatewayContext;

export function createContextFactory(parts: ContextParts): CreateContext {
  const { rest, cache, now, assistant, broadcast, slots = new Slots(), storeLinks, pictures } = parts;
  return (getSignal, caller = NOBODY) => {
    const freshness = new Freshness();
    const scope: ReadScope = {
      now: now(),
      get signal() {
        return getSignal();
      },
      reads: new Map(),
      note: (maxAgeMs, tags) => freshness.note(maxAgeMs, tags),
    };
    const openViewer = (token: string): ViewerLoaders =>
      createViewerLoaders(rest, scope, { token, client: caller.client });
    return {
      now: scope.now,
      get signal() {
        return getSignal();
      },
      reads: scope.reads,
      note: scope.note,
      freshness,
      loaders: {
        ...createCatalogueLoaders(cache, scope),
        ...createContentLoaders(cache, scope),
        ...createCartLoaders(rest, scope, caller),
        ...createNewsletterLoaders(rest, caller),
        ...createSupportLoaders(rest, caller),
        ...createSellerLoaders(rest, caller),
        ...createAccountLoaders(rest, caller),
        ...createOrderLoaders(rest, caller),
        chat: assistant && createChatLoaders(assistant, scope, caller),
      },
      token: caller.token,
      events: broadcast,
      takeStream: (end) => slots.enter(caller.client ?? UNKNOWN_CLIENT, end),
      viewerLoaders: caller.token === undefined ? undefined : openViewer(caller.token),
      openViewer,
      cookie: caller.cookie,
      storeLinks,
      pictures,
    };
  };
}
