/** The context that the gateway's resolvers get behind another server: the gateway's own, made by the same code. */
import { createContextFactory } from '../src/createContext.ts';
import { SharedCache } from '../src/loaders/anonymous/cache.ts';
import type { GatewayContext } from '../src/schema/context.ts';
import { HttpUpstream } from '../src/upstream/http.ts';
import { RestClient } from '../src/upstream/rest.ts';

/** Gives the function that makes a request's context. `cacheBytes`: of the shared cache. */
export function openPeerContext(restUrl: string, cacheBytes: number): () => GatewayContext {
  const rest = new RestClient(new HttpUpstream({ url: restUrl }));
  const createContext = createContextFactory({
    rest,
    cache: new SharedCache(rest, { maxBytes: cacheBytes }),
    now: Date.now,
    assistant: undefined,
    broadcast: undefined,
    storeLinks: {
      sellerSite: null,
      messagingApp: null,
      messenger: null,
      phone: null,
      appStore: null,
      playStore: null,
      social: [],
    },
    pictures: { cdn: null, brandLogo: null },
  });
  return () => createContext(() => undefined);
}
