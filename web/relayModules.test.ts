import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { importParts, readIndex } from './relayModules.ts';

const require = createRequire(import.meta.url);
const runtime = readIndex(require.resolve('relay-runtime/lib/index.js'));
const hooks = readIndex(require.resolve('react-relay/lib/hooks.js'), {
  name: 'relay-runtime',
  index: runtime,
});

/** The property at a place. */
function at(place: { module: string; property: string | undefined } | undefined): unknown {
  if (place === undefined) return undefined;
  const module: unknown = require(place.module);
  return place.property === undefined ? module : Reflect.get(module as object, place.property);
}

describe.each([
  ['relay-runtime', runtime],
  ['react-relay/hooks', hooks],
] as const)('the index of %s', (name, index) => {
  it('is read completely, and each export is where it says', () => {
    const all = require(name) as Readonly<Record<string, unknown>>;
    const inner = (all['__internal'] ?? {}) as Readonly<Record<string, unknown>>;
    const expected = [
      ...Object.keys(all).filter((key) => key !== '__internal'),
      ...Object.keys(inner).map((key) => `__internal.${key}`),
    ];
    expect([...index.keys()].sort()).toEqual(expected.sort());
    for (const [key, place] of index) {
      const value = key.startsWith('__internal.') ? inner[key.slice('__internal.'.length)] : all[key];
      expect(at(place), key).toBe(value);
    }
  });
});

describe('parts of a package', () => {
  it('replace its import', () => {
    const code = importParts(
      "import { getRequest, Store as S } from 'relay-runtime';",
      'relay-runtime',
      runtime,
    );
    expect(code).toMatch(/import \{ getRequest as getRequest \} from ".*\/query\/GraphQLTag\.js";/);
    expect(code).toMatch(/import \{ default as S \} from ".*\/store\/RelayModernStore\.js";/);
  });

  it('replace the import of its inner object by what is read of it', () => {
    const code = importParts(
      "import { __internal } from 'relay-runtime';\n__internal.fetchQuery(environment);",
      'relay-runtime',
      runtime,
    );
    expect(code).toMatch(
      /import \{ fetchQuery as __internal_fetchQuery \} from ".*\/fetchQueryInternal\.js";/,
    );
    expect(code).toContain('const __internal = { fetchQuery: __internal_fetchQuery };');
  });

  it('that do not exist, or are imported in another way, fail the build', () => {
    expect(() => importParts("import { nothing } from 'relay-runtime';", 'relay-runtime', runtime)).toThrow(
      'relay-runtime has no nothing',
    );
    expect(() => importParts("import * as all from 'relay-runtime';", 'relay-runtime', runtime)).toThrow(
      'imported in a way',
    );
  });
});
