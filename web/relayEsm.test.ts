import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { readFlags, relayEsm, withFlags } from './relayEsm.ts';
import { readIndex } from './relayModules.ts';

const require = createRequire(import.meta.url);
const runtime = readIndex(require.resolve('relay-runtime/lib/index.js'));
const id = require.resolve('relay-runtime/lib/store/RelayReader.js');

/** A module of Relay at the place of its reader. */
const convert = (code: string, sources: Readonly<Record<string, string>> = {}) =>
  relayEsm(code, id, {
    read: (file) =>
      Object.entries(sources).find(([name]) => file.endsWith(`/${name}.js`))?.[1] ?? 'module.exports = 1;',
    indexes: new Map([['relay-runtime', runtime]]),
  });

describe('a module of Relay becomes an ES module', () => {
  const TYPE_ID = { TypeID: 'module.exports = {\n  a: a,\n  b: b\n};' };

  it('that imports the names it uses of another', () => {
    const code = convert(
      "var _require = require('./TypeID'),\n  a = _require.a,\n  b = _require.b;\nmodule.exports = a;",
      TYPE_ID,
    );
    expect(code).toMatch(/^import \{ a as a \} from ".*\/store\/TypeID\.js";\n\s*export default a;$/);
  });

  it('that imports a module of one value, and all names of a module that is used as a whole', () => {
    const code = convert(
      "var Reader = require('./RelayReader');\nvar Types = require('./TypeID');\nvar x = new Reader(Types.a);\nmodule.exports = {\n  x: x\n};",
      TYPE_ID,
    );
    expect(code).toMatch(/import Reader from ".*RelayReader\.js";\nimport \* as Types from ".*TypeID\.js";/);
    expect(code).toContain('export { x as x };\nexport default { x: x };');
  });

  it("that imports the parts of a package's index, its inner object's as well", () => {
    const code = convert(
      "var _require = require('relay-runtime'),\n  _inner = _require.__internal,\n  fetchQuery = _inner.fetchQuery,\n  Store = _require.Store;\nmodule.exports = [fetchQuery, Store];",
      { fetchQueryInternal: 'module.exports = {\n  fetchQuery: fetchQuery\n};' },
    );
    expect(code).toMatch(/import \{ fetchQuery as fetchQuery \} from ".*fetchQueryInternal\.js";/);
    expect(code).toMatch(/import Store from ".*RelayModernStore\.js";/);
  });

  it("whose loops are the browser's own", async () => {
    const code = convert(
      [
        'var _interopRequireDefault = require("@babel/runtime/helpers/interopRequireDefault")["default"];',
        'var _createForOfIteratorHelper2 = _interopRequireDefault(require("@babel/runtime/helpers/createForOfIteratorHelper"));',
        'function total(items) {',
        '  var sum = 0;',
        '  var _iterator = (0, _createForOfIteratorHelper2["default"])(items),',
        '    _step;',
        '  try {',
        '    for (_iterator.s(); !(_step = _iterator.n()).done;) {',
        '      sum += _step.value;',
        '    }',
        '  } catch (err) {',
        '    _iterator.e(err);',
        '  } finally {',
        '    _iterator.f();',
        '  }',
        '  return sum;',
        '}',
        'module.exports = total;',
      ].join('\n'),
    );
    expect(code).not.toContain('import');
    const { default: total } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      default: (items: Iterable<number>) => number;
    };
    expect(total(new Set([1, 2, 3]))).toBe(6);
  });

  it('or fails the build: names that do not exist, other declarations, other exports', () => {
    expect(() => convert("var c = require('./TypeID').c;\nmodule.exports = c;", TYPE_ID)).toThrow('c of ');
    expect(() => convert("var _r = require('./TypeID'),\n  a = _r[0];\nmodule.exports = a;")).toThrow(
      'the declaration a = _r[0];',
    );
    expect(() => convert("var a = require('./Nothing');\nmodule.exports = a;")).toThrow(
      'the module ./Nothing',
    );
    expect(() => convert('exports.a = 1;')).toThrow('its exports');
  });
});

describe("Relay's flags", () => {
  const flags = readFlags('var RelayFeatureFlags = {\n  A_FLAG: false,\n  LIMIT: null\n};');

  it('are replaced by their values', () => {
    expect(withFlags("if (RelayFeatureFlags.A_FLAG) x(require('./RelayFeatureFlags').LIMIT);", flags)).toBe(
      'if (false) x(null);',
    );
  });

  it('that do not exist fail the build', () => {
    expect(() => withFlags('RelayFeatureFlags.OTHER', flags)).toThrow('Relay has no flag OTHER');
  });

  it('are all read', () => {
    const all = require('relay-runtime/lib/util/RelayFeatureFlags.js') as object;
    const text = Object.entries(all).map(([name, value]) => `  ${name}: ${String(value)}`);
    const read = readFlags(text.join(',\n'));
    expect([...read.keys()]).toEqual(Object.keys(all));
  });
});
