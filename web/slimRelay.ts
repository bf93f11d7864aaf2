import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

const fails = (name: string) =>
  `module.exports = () => { throw new Error('${name} is not part of the shop: see slimRelay.ts') };`;

/** A store without Relay resolvers, which the shop has none of: nothing to evaluate, to watch or to invalidate. */
const NO_RESOLVERS = `
class LiveResolverCache {
  invalidateDataIDs() {}
  invalidateResolverRecords() {}
  unsubscribeFromLiveResolverRecords() {}
  notifyUpdatedSubscribers() {}
  batchLiveStateUpdates(callback) { callback(); }
  batchLiveStateUpdatesWithoutNotify(callback) { callback(); return false; }
  getLiveResolverPromise() { throw new Error('Relay resolvers are not part of the shop: see slimRelay.ts'); }
}
module.exports = {
  LiveResolverCache,
  RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY: '__resolverLiveStateSubscription',
  getUpdatedDataIDs: (ids) => ids,
};
`;

/*
 * Relay is CommonJS, so a bundler can't drop what nobody calls. These modules are either on the off side of a feature flag or
 * ways of working that the shop does not use (entry points, updatable queries, mutation configs,
 * resolvers).
 * Each throws when it is called after all.
 */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'react-relay/lib/relay-hooks/useFragmentInternal_CURRENT.js': fails('useFragmentInternal_CURRENT'),
  'react-relay/lib/relay-hooks/useMutationAction_EXPERIMENTAL.js': fails('useMutationAction_EXPERIMENTAL'),
  'react-relay/lib/relay-hooks/useEntryPointLoader.js': fails('useEntryPointLoader'),
  'react-relay/lib/relay-hooks/loadEntryPoint.js': fails('loadEntryPoint'),
  'react-relay/lib/relay-hooks/EntryPointContainer.react.js': fails('EntryPointContainer'),
  'relay-runtime/lib/mutations/createUpdatableProxy.js': `module.exports = { createUpdatableProxy() { throw new Error('Updatable queries are not part of the shop: see slimRelay.ts'); } };`,
  'relay-runtime/lib/mutations/RelayDeclarativeMutationConfig.js': `module.exports = { MutationTypes: {}, RangeOperations: {}, convert() { throw new Error('Mutation configs are not part of the shop: see slimRelay.ts'); } };`,
  'relay-runtime/lib/network/RelayQueryResponseCache.js': fails('RelayQueryResponseCache'),
  'relay-runtime/lib/query/fetchQuery_DEPRECATED.js': fails('fetchQuery_DEPRECATED'),
  'relay-runtime/lib/store/observeFragmentExperimental.js': fails('observeFragment'),
  'relay-runtime/lib/store/observeQueryExperimental.js': fails('observeQuery'),
  'relay-runtime/lib/store/waitForFragmentExperimental.js': fails('waitForFragmentData'),
  'relay-runtime/lib/store/live-resolvers/LiveResolverCache.js': NO_RESOLVERS,
};

/** Leaves out of the browser's build what the shop does not use of Relay. */
export function slimRelay(): Plugin {
  const replaced = new Map<string, string>();
  return {
    name: 'slim-relay',
    enforce: 'pre',
    // The server's build takes Relay as it is.
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    buildStart() {
      // Fails when a new version of Relay no longer has one of them: the list has to be looked through then.
      for (const [path, code] of Object.entries(LEFT_OUT)) replaced.set(require.resolve(path), code);
    },
    load(id) {
      return replaced.get(id.split('?', 1)[0] ?? id);
    },
  };
}
