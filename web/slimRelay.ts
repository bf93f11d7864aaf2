import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { importParts, readIndex, requireParts } from './relayModules.ts';

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

/** Where fragments of resolvers are read: nowhere. */
const NO_RESOLVER_FRAGMENTS = `
const fail = () => { throw new Error('Relay resolvers are not part of the shop: see slimRelay.ts'); };
module.exports = { RESOLVER_FRAGMENT_ERRORED_SENTINEL: {}, readFragment: fail, withResolverContext: fail };
`;

/** Iterates as Babel's helper does, without its ways for browsers that know no iterators. */
const ITERATE = `
module.exports = (iterable) => {
  let iterator, thrown, done = true, failed = false;
  return {
    s() { iterator = iterable[Symbol.iterator](); },
    n() { const step = iterator.next(); done = step.done; return step; },
    e(error) { failed = true; thrown = error; },
    f() {
      try { if (!done && iterator.return != null) iterator.return(); }
      finally { if (failed) throw thrown; }
    },
  };
};
`;

/** Directives that write into connections after a mutation: the shop reads its lists again, or updates them itself. */
const NO_EDGE_DIRECTIVES = `
const handler = { update() { throw new Error('Edge directives are not part of the shop: see slimRelay.ts'); } };
module.exports = {
  AppendEdgeHandler: handler,
  PrependEdgeHandler: handler,
  DeleteEdgeHandler: handler,
  AppendNodeHandler: handler,
  PrependNodeHandler: handler,
  DeleteRecordHandler: handler,
};
`;

/*
 * These modules are either on the off side of a feature flag or ways of working that the shop does not use (entry points,
 * updatable queries, mutation configs, resolvers, a log of requests): each throws when it is called after all. Babel's helpers do by hand what
 * the browsers that we build for can do.
 */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'react-relay/lib/relay-hooks/useFragmentInternal_CURRENT.js': fails('useFragmentInternal_CURRENT'),
  'react-relay/lib/relay-hooks/useMutationAction_EXPERIMENTAL.js': fails('useMutationAction_EXPERIMENTAL'),
  'react-relay/lib/relay-hooks/useEntryPointLoader.js': fails('useEntryPointLoader'),
  'react-relay/lib/relay-hooks/loadEntryPoint.js': fails('loadEntryPoint'),
  'react-relay/lib/relay-hooks/EntryPointContainer.react.js': fails('EntryPointContainer'),
  'relay-runtime/lib/handlers/connection/MutationHandlers.js': NO_EDGE_DIRECTIVES,
  'relay-runtime/lib/mutations/createUpdatableProxy.js': `module.exports = { createUpdatableProxy() { throw new Error('Updatable queries are not part of the shop: see slimRelay.ts'); } };`,
  'relay-runtime/lib/mutations/RelayDeclarativeMutationConfig.js': `module.exports = { MutationTypes: {}, RangeOperations: {}, convert() { throw new Error('Mutation configs are not part of the shop: see slimRelay.ts'); } };`,
  'relay-runtime/lib/store/ResolverFragments.js': NO_RESOLVER_FRAGMENTS,
  'relay-runtime/lib/network/wrapNetworkWithLogObserver.js': 'module.exports = (_, network) => network;',
  'relay-runtime/lib/network/RelayQueryResponseCache.js': fails('RelayQueryResponseCache'),
  'relay-runtime/lib/query/fetchQuery_DEPRECATED.js': fails('fetchQuery_DEPRECATED'),
  'relay-runtime/lib/store/observeFragmentExperimental.js': fails('observeFragment'),
  'relay-runtime/lib/store/observeQueryExperimental.js': fails('observeQuery'),
  'relay-runtime/lib/store/waitForFragmentExperimental.js': fails('waitForFragmentData'),
  'relay-runtime/lib/store/live-resolvers/LiveResolverCache.js': NO_RESOLVERS,
  '@babel/runtime/helpers/objectSpread2': 'module.exports = Object.assign;',
  '@babel/runtime/helpers/extends': 'module.exports = Object.assign;',
  '@babel/runtime/helpers/toConsumableArray': 'module.exports = (items) => [...items];',
  '@babel/runtime/helpers/createForOfIteratorHelper': ITERATE,
};

const RELAY = /[\\/]node_modules[\\/](?:relay-runtime|react-relay)[\\/]lib[\\/]/;

/** Leaves out of the browser's build what the shop does not use of Relay. Two plugins, to be put in this order. */
export function slimRelay(): Plugin[] {
  const replaced = new Map<string, string>();
  const runtime = readIndex(require.resolve('relay-runtime/lib/index.js'));
  // The hooks are Relay's interface without its legacy one.
  const hooks = readIndex(require.resolve('react-relay/lib/hooks.js'), {
    name: 'relay-runtime',
    index: runtime,
  });
  const indexes = new Map([
    ['relay-runtime', runtime],
    ['react-relay', hooks],
  ]);
  const common: Pick<Plugin, 'apply' | 'applyToEnvironment'> = {
    // The server's build takes Relay as it is.
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
  };
  return [
    {
      ...common,
      name: 'slim-relay',
      enforce: 'pre',
      // Whoever got here would bring all of the package along.
      resolveId: {
        filter: { id: /^(?:relay-runtime|react-relay)$/ },
        handler(source, importer) {
          throw new Error(`${importer} imports ${source} in a way that slimRelay.ts does not know`);
        },
      },
      buildStart() {
        // Fails when a new version of Relay no longer has one of them: the list has to be looked through then.
        for (const [path, code] of Object.entries(LEFT_OUT)) replaced.set(require.resolve(path), code);
      },
      load(id) {
        const code = replaced.get(id.split('?', 1)[0] ?? id);
        return code === undefined ? undefined : { code, moduleSideEffects: false };
      },
    },
    {
      ...common,
      name: 'slim-relay:parts',
      // The sources are JavaScript by now.
      transform(code, id) {
        if (RELAY.test(id)) {
          return {
            code: /require\(['"]relay-runtime['"]\)/.test(code)
              ? requireParts(code, 'relay-runtime', runtime)
              : code,
            map: null,
            moduleSideEffects: false,
          };
        }
        if (id.includes('node_modules')) return undefined;
        let parts = code;
        for (const [name, index] of indexes) parts = importParts(parts, name, index);
        return parts === code ? undefined : { code: parts, map: null };
      },
    },
  ];
}
