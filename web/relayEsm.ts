import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Index } from './relayModules.ts';

/**
 * Relay's modules are CommonJS: each has a wrapper, each use of another module reads a property that is not shortened, and what
 * of a module is unused stays. Here they become ES modules, so that the bundler joins them and leaves out unused functions.
 */

const IDENTIFIER = '[A-Za-z_$][\\w$]*';

/** A variable that stands for a module of a package, or for something that it exports. */
interface Alias {
  readonly from: string;
  /** Names read in turn: none is the module itself. */
  readonly path: readonly string[];
}

/** What a module of Relay needs to become an ES module. */
export interface EsmContext {
  /** Source text of a module by its absolute path. */
  readonly read: (file: string) => string;
  /** Exports of the packages that modules require by name. */
  readonly indexes: ReadonlyMap<string, Index>;
}

const EXPORTED_NAMES = /^module\.exports = \{([^}]*)\};?\s*$/m;
const EXPORTED_ONE = /^module\.exports = /m;

/** The names that a CommonJS module exports by an object of variables; undefined: it exports one value. */
function exportedNames(code: string): Map<string, string> | undefined {
  const body = EXPORTED_NAMES.exec(code)?.[1];
  if (body === undefined) return undefined;
  const names = new Map<string, string>();
  for (const line of body.split(',').map((one) => one.trim())) {
    if (line === '') continue;
    const [, name = '', local = name] =
      new RegExp(`^(${IDENTIFIER})(?:: (${IDENTIFIER}))?$`).exec(line) ?? [];
    if (name === '') return undefined;
    names.set(name, local);
  }
  return names.size === 0 ? undefined : names;
}

/** Loops that Babel wrote for browsers without `for … of`, as they were before; those with a function for their body stay. */
function nativeLoops(code: string): string {
  let loops = code;
  for (const [start, number = ''] of code.matchAll(
    /\btry \{\s*for \(_iterator(\d*)\.s\(\); !\(_step\1 = _iterator\1\.n\(\)\)\.done;\) \{/g,
  )) {
    const iterator = `_iterator${number}`;
    const end = new RegExp(
      `\\} catch \\(err\\) \\{\\s*${iterator}\\.e\\(err\\);\\s*\\} finally \\{\\s*${iterator}\\.f\\(\\);\\s*\\}`,
    );
    loops = loops
      .replace(start, `{ for (_step${number} of ${iterator}) {`)
      .replace(end, '}')
      .replaceAll(`_step${number}.value`, `_step${number}`)
      .replace(`${iterator} = (0, _createForOfIteratorHelper2["default"])(`, `${iterator} = (`);
  }
  return loops;
}

/**
 * Turns a module of Relay, as Babel compiled it, into an ES module.
 *
 * @param code its source text
 * @param id its absolute path
 * @throws Error that names the module if it is written in a way that is not known
 */
export function relayEsm(code: string, id: string, context: EsmContext): string {
  const fail = (what: string): never => {
    throw new Error(`${id}: ${what}, which relayEsm.ts does not know`);
  };
  const aliases = new Map<string, Alias>();
  const rest: string[] = [];
  const lines = nativeLoops(code).split('\n');
  const declarator = new RegExp(`^(?:var |  )(${IDENTIFIER}) = (.*)([,;])$`);
  const readAlias = (value: string): Alias | undefined => {
    const required =
      /^(_interopRequireDefault\()?require\(['"]([^'"]+)['"]\)\)?(?:\.(\w+)|\["(\w+)"\])?$/.exec(value);
    if (required !== null) {
      const [, wrapped, from = '', dotted, quoted = dotted] = required;
      // Helpers of Babel are their own default.
      if (wrapped !== undefined) return { from, path: ['*'] };
      return { from, path: quoted === undefined || from.startsWith('@babel/') ? [] : [quoted] };
    }
    const [owner = '', ...path] = value.split('.');
    const alias = aliases.get(owner);
    if (alias === undefined || path.length === 0 || !path.every((one) => /^[\w$]+$/.test(one)))
      return undefined;
    return { from: alias.from, path: [...alias.path, ...path] };
  };
  let isList = false;
  for (const line of lines) {
    const found: RegExpExecArray | null = isList || line.startsWith('var ') ? declarator.exec(line) : null;
    const [, name = '', value = '', separator = '']: string[] = found ?? [];
    const alias = name === '' ? undefined : readAlias(value);
    if (alias === undefined) {
      if (isList) fail(`the declaration ${line.trim()}`);
      rest.push(line);
      continue;
    }
    isList = separator === ',';
    aliases.set(name, alias);
  }

  let body = rest.join('\n');
  const imports: string[] = [];
  const added = new Set<string>();
  const add = (statement: string) => {
    if (added.has(statement)) return;
    added.add(statement);
    imports.push(statement);
  };
  const isUsed = (name: string) =>
    new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(body);
  const fileOf = (from: string) => {
    const path = join(dirname(id), from);
    return [`${path}.js`, join(path, 'index.js')].find(existsSync) ?? fail(`the module ${from}`);
  };

  const importValue = (local: string, file: string, path: readonly string[]) => {
    const [first, ...others] = path;
    const quoted = JSON.stringify(file);
    const text = file.startsWith('/') ? context.read(file) : '';
    const names = exportedNames(text);
    const hasNames = names !== undefined || /^(?:react|react-dom)$/.test(file);
    if (others.length > 0) fail(`${path.join('.')} of ${file}`);
    if (first === undefined)
      add(
        hasNames && names !== undefined
          ? `import * as ${local} from ${quoted};`
          : `import ${local} from ${quoted};`,
      );
    else if (hasNames) {
      if (names !== undefined && !names.has(first)) fail(`${first} of ${file}`);
      add(`import { ${first} as ${local} } from ${quoted};`);
    } else {
      const whole = `$${file.replaceAll(/^.*\/|\.js$|[^\w/]/g, '')}`;
      add(`import ${whole} from ${quoted};`);
      add(`const ${local} = ${whole}.${first};`);
    }
  };
  const importPart = (local: string, index: Index, name: string, path: readonly string[]) => {
    const key = path.join('.');
    const place = index.get(key) ?? fail(`${key} of ${name}`);
    importValue(local, `${place.module}.js`, place.property === undefined ? [] : [place.property]);
  };

  for (const [name, { from, path }] of aliases) {
    if (path[0] === '*') {
      const local = `${name}$`;
      body = body.replaceAll(`${name}["default"]`, local);
      if (isUsed(name)) fail(`the use of ${name}`);
      if (isUsed(local)) importValue(local, from, []);
      continue;
    }
    if (!isUsed(name)) continue;
    const index = context.indexes.get(from);
    if (index === undefined) importValue(name, from.startsWith('.') ? fileOf(from) : from, path);
    else if (path.length === 0)
      body = body.replaceAll(
        new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}\\.(${IDENTIFIER})`, 'g'),
        (_, part: string) => {
          importPart(`${name}$${part}`, index, from, [part]);
          return `${name}$${part}`;
        },
      );
    else importPart(name, index, from, path);
  }

  const names = exportedNames(body);
  if (names !== undefined)
    body = body.replace(EXPORTED_NAMES, () => {
      const list = [...names].map(([name, local]) => `${local} as ${name}`).join(', ');
      const whole = [...names].map(([name, local]) => `${name}: ${local}`).join(', ');
      return `export { ${list} };\nexport default { ${whole} };`;
    });
  else if (EXPORTED_ONE.test(body)) body = body.replace(EXPORTED_ONE, 'export default ');
  else fail('its exports');
  if (/\bmodule\.exports\b|\bexports\.\w/.test(body)) fail('its exports');
  return `${imports.join('\n')}\n${body}`;
}

/** Values of Relay's flags, which the shop does not change, by the text of their module. */
export function readFlags(code: string): ReadonlyMap<string, string> {
  return new Map(
    [...code.matchAll(/^ {2}([A-Z_]+): (true|false|null|\d+),?$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

/**
 * Replaces reads of Relay's flags by their values, so that the other side of each is left out.
 *
 * @throws Error for a flag that does not exist
 */
export function withFlags(code: string, flags: ReadonlyMap<string, string>): string {
  return code.replaceAll(
    /(?:\b(?:_relayRuntime\.)?RelayFeatureFlags|\brequire\(['"][^'"]*RelayFeatureFlags['"]\))\.([A-Z_]+)\b/g,
    (_, name: string) => {
      const value = flags.get(name);
      if (value === undefined) throw new Error(`Relay has no flag ${name}`);
      return value;
    },
  );
}
