import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { importParts, readIndex, requireParts } from './relayModules.ts';

const require = createRequire(import.meta.url);

/** A store without Relay resolvers, which the shop has none of: nothing to evaluate, to watch or to invalidate. */
const NO_RESOLVERS = `
class LiveResolverCache {
  invalidateDataIDs() {}
  invalidateResolverRecords() {}
  unsubscribeFromLiveResolverRecords() {}
  notifyUpdatedSubscribers() {}
  batchLiveStateUpdates(callback) { callback(); }
  batchLiveStateUpdatesWithoutNotify(callback) { callback(); return false; }
}
module.exports = {
  LiveResolverCache,
  RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY: '__resolverLiveStateSubscription',
  getUpdatedDataIDs: (ids) => ids,
};
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

/*
 * What is left out, each with the brotli bytes of the first load that it saves. Whoever would need it fails the build: see
 * `REFUSED`. Babel's helpers do by hand what the browsers that we build for can do.
 */
const LEFT_OUT: Readonly<Record<string, string>> = {
  // 490: the other side of a flag.
  'react-relay/lib/relay-hooks/useFragmentInternal_CURRENT.js': 'module.exports = undefined;',
  // 680
  'relay-runtime/lib/mutations/createUpdatableProxy.js': 'module.exports = {};',
  // 180 and 1,770
  'relay-runtime/lib/store/ResolverFragments.js': 'module.exports = {};',
  'relay-runtime/lib/store/live-resolvers/LiveResolverCache.js': NO_RESOLVERS,
  // 830 of each page with a form: only `mutate` of src/relay/useMutation.ts commits, and it takes no such configuration.
  'relay-runtime/lib/mutations/RelayDeclarativeMutationConfig.js': 'module.exports = {};',
  // 210, 300 and 340
  '@babel/runtime/helpers/objectSpread2': 'module.exports = Object.assign;',
  '@babel/runtime/helpers/toConsumableArray': 'module.exports = (items) => [...items];',
  '@babel/runtime/helpers/createForOfIteratorHelper': ITERATE,
};

/** What would meet a part that is left out, as it stands in a module or in an artifact of the compiler. */
const REFUSED: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/"kind": "(?:Relay(?:Live)?Resolver|ClientEdgeTo\w+)"/, 'a Relay resolver'],
  [/"kind": "Updatable(?:Query|Fragment)"/, 'an updatable query or fragment'],
  [/\breadUpdatable(?:Query|Fragment)\b/, 'an updatable query or fragment'],
  [/\bRelayFeatureFlags\b/, "a change of Relay's flags"],
];

/**
 * Refuses what works in development and in tests, where Relay is whole, and would not in the shop.
 *
 * @throws Error that names the module and what it uses
 */
export function refuseLeftOut(code: string, id: string): void {
  const found = REFUSED.find(([pattern]) => pattern.test(code));
  if (found !== undefined)
    throw new Error(
      `${id} uses ${found[1]}, of which Relay's part is left out of the shop: see slimRelay.ts`,
    );
}

/** Relay's own handlers of connections, which the environment is given later: see src/relay/handlers.ts. */
const HANDLERS = "require('../handlers/RelayDefaultHandlerProvider')";

function withoutHandlers(code: string): string {
  if (!code.includes(HANDLERS)) throw new Error("RelayModernEnvironment no longer requires Relay's handlers");
  return code.replace(HANDLERS, 'undefined');
}

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
          const slim = /[\\/]RelayModernEnvironment\.js/.test(id) ? withoutHandlers(code) : code;
          return {
            code: /require\(['"]relay-runtime['"]\)/.test(slim)
              ? requireParts(slim, 'relay-runtime', runtime)
              : slim,
            map: null,
            moduleSideEffects: false,
          };
        }
        if (id.includes('node_modules')) return undefined;
        refuseLeftOut(code, id);
        let parts = code;
        for (const [name, index] of indexes) parts = importParts(parts, name, index);
        return parts === code ? undefined : { code: parts, map: null };
      },
    },
  ];
}
