import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { readFlags, relayEsm, withFlags, type EsmContext } from './relayEsm.ts';
import { importParts, readIndex } from './relayModules.ts';

const require = createRequire(import.meta.url);

/** A store without Relay resolvers, which the shop does not use: nothing to evaluate, to watch or to invalidate. */
const NO_RESOLVERS = `
class LiveResolverCache {
  invalidateDataIDs() {}
  invalidateResolverRecords() {}
  unsubscribeFromLiveResolverRecords() {}
  notifyUpdatedSubscribers() {}
  batchLiveStateUpdates(callback) { callback(); }
  batchLiveStateUpdatesWithoutNotify(callback) { callback(); return false; }
}
var RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY = '__resolverLiveStateSubscription';
var getUpdatedDataIDs = (ids) => ids;
module.exports = {
  LiveResolverCache,
  RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY,
  getUpdatedDataIDs
};
`;

/** Iterates like Babel's helper, without its fallbacks for browsers without iterators. */
const ITERATE = `
export default (iterable) => {
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

/** Defines a property like Babel's helper: a key of Relay is a string already. */
const DEFINE = `
export default (object, key, value) =>
  Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
`;

/**
 * Removed parts, each with the brotli bytes of the first load that it saves. Code that would need one fails the build: see
 * `REFUSED`. Babel's helpers do manually what the supported browsers can do.
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
  // 210 and 300; the last one 340, of which loops that relayEsm.ts rewrites need none; the third was not measured alone
  '@babel/runtime/helpers/objectSpread2': 'export default Object.assign;',
  '@babel/runtime/helpers/toConsumableArray': 'export default (items) => [...items];',
  '@babel/runtime/helpers/defineProperty': DEFINE,
  '@babel/runtime/helpers/createForOfIteratorHelper': ITERATE,
};

/** Code that would use a removed part, in a module or in an artifact of the compiler. */
const REFUSED: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/"kind": "(?:Relay(?:Live)?Resolver|ClientEdgeTo\w+)"/, 'a Relay resolver'],
  [/"kind": "Updatable(?:Query|Fragment)"/, 'an updatable query or fragment'],
  [/\breadUpdatable(?:Query|Fragment)\b/, 'an updatable query or fragment'],
  [/\bRelayFeatureFlags\b/, "a change of Relay's flags"],
];

/**
 * Refuses code that works in development and in tests, where Relay is complete, and would not in the shop.
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

/** Relay's own handlers of connections, which the environment receives later: see src/relay/handlers.ts. */
const HANDLERS = "require('../handlers/RelayDefaultHandlerProvider')";

function withoutHandlers(code: string): string {
  if (!code.includes(HANDLERS)) throw new Error("RelayModernEnvironment no longer requires Relay's handlers");
  return code.replace(HANDLERS, 'undefined');
}

const RELAY = /[\\/]node_modules[\\/](?:relay-runtime|react-relay)[\\/]lib[\\/]/;

/** Removes the unused parts of Relay from the browser's build. Two plugins, to be used in this order. */
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
  const flags = readFlags(
    readFileSync(require.resolve('relay-runtime/lib/util/RelayFeatureFlags.js'), 'utf8'),
  );
  const context: EsmContext = {
    read: (file) => replaced.get(file) ?? readFileSync(file, 'utf8'),
    indexes,
  };
  const common: Pick<Plugin, 'apply' | 'applyToEnvironment'> = {
    // The server's build uses Relay unchanged.
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
  };
  return [
    {
      ...common,
      name: 'slim-relay',
      enforce: 'pre',
      // An import that gets here would include the whole package.
      resolveId: {
        filter: { id: /^(?:relay-runtime|react-relay)$/ },
        handler(source, importer) {
          throw new Error(`${importer} imports ${source} in a way that slimRelay.ts does not know`);
        },
      },
      buildStart() {
        // Fails if a new version of Relay no longer has one of them: the list has to be reviewed then.
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
      // The sources are already compiled to JavaScript.
      transform(code, id) {
        if (RELAY.test(id)) {
          const slim = /[\\/]RelayModernEnvironment\.js/.test(id) ? withoutHandlers(code) : code;
          return {
            code: relayEsm(withFlags(slim, flags), id.split('?', 1)[0] ?? id, context),
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
