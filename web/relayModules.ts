import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Relay's packages are CommonJS with one index each, so that a bundler includes all of them for any part. Here their indexes
 * are read as lists of exports, and importers are rewritten to the parts: unused ones are left out, and the parts of a later
 * page are loaded with that page.
 */

/** Location of an index's export: a module, and the property of it, if it is not the module itself. */
interface Place {
  /** Absolute path, without an extension. */
  readonly module: string;
  readonly property: string | undefined;
}

/** The exports of an index, and those of objects among them (`__internal`), as `__internal.fetchQuery`. */
export type Index = ReadonlyMap<string, Place>;

const IDENTIFIER = '[A-Za-z_$][\\w$]*';

/**
 * Reads an index of a Relay package: `var X = require('./a')`, `Y = X.y` and a `module.exports` of names.
 *
 * @param file absolute path of the index
 * @param other locations of another index that this one re-exports, by the name it is required by
 */
export function readIndex(file: string, other?: { readonly name: string; readonly index: Index }): Index {
  const text = readFileSync(file, 'utf8');
  const places = new Map<string, Place>();
  for (const [, variable = '', specifier = ''] of text.matchAll(
    new RegExp(`(${IDENTIFIER}) = require\\('(\\.[^']+)'\\)`, 'g'),
  ))
    places.set(variable, { module: join(dirname(file), specifier), property: undefined });
  const foreign = new Set(
    [...text.matchAll(new RegExp(`(${IDENTIFIER}) = require\\('${other?.name ?? ''}'\\)`, 'g'))].map(
      ([, variable = '']) => variable,
    ),
  );
  for (const [, variable = '', owner = '', property = ''] of text.matchAll(
    new RegExp(`(${IDENTIFIER}) = (${IDENTIFIER})\\.(${IDENTIFIER})[,;]`, 'g'),
  )) {
    const place = foreign.has(owner) ? other?.index.get(property) : places.get(owner);
    if (place === undefined) throw new Error(`${file}: ${owner} of ${variable} is not known`);
    places.set(variable, foreign.has(owner) ? place : { module: place.module, property });
  }
  const index = new Map<string, Place>();
  const add = (prefix: string, body: string) => {
    for (const [, name = '', value = ''] of body.matchAll(
      new RegExp(`(${IDENTIFIER}): (${IDENTIFIER}(?:\\.${IDENTIFIER})?)`, 'g'),
    )) {
      const [owner = '', property] = value.split('.');
      const place = places.get(owner);
      if (place !== undefined)
        index.set(`${prefix}${name}`, { module: place.module, property: property ?? place.property });
      else if (owner !== '__internal') throw new Error(`${file}: ${name} is not known`);
    }
  };
  add('', /module\.exports = \{([^}]*)\}/.exec(text)?.[1] ?? '');
  add('__internal.', /__internal = \{([^}]*)\}/.exec(text)?.[1] ?? '');
  if (index.size === 0) throw new Error(`${file}: no exports were found`);
  return index;
}

/**
 * Replaces `import { a } from 'name'` in a module by imports of the parts, on one line as before.
 *
 * @throws Error if it imports the package in another way, or a name that does not exist
 */
export function importParts(code: string, name: string, index: Index): string {
  const importPart = (part: string, local: string): string => {
    const place = index.get(part);
    if (place === undefined) throw new Error(`${name} has no ${part}`);
    return `import { ${place.property ?? 'default'} as ${local} } from ${JSON.stringify(`${place.module}.js`)};`;
  };
  const replaced = code.replaceAll(
    new RegExp(`\\bimport\\s*\\{([^}]*)\\}\\s*from\\s*["']${name}["'];?`, 'g'),
    (_, list: string) =>
      list
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== '')
        .map((one) => {
          const [imported = '', local = imported] = one.split(/\s+as\s+/);
          if (imported !== '__internal') return importPart(imported, local);
          const inner = [
            ...new Set(
              [...code.matchAll(new RegExp(`(?<![\\w$.])${local}\\.(${IDENTIFIER})`, 'g'))].map(
                ([, property = '']) => property,
              ),
            ),
          ];
          return [
            ...inner.map((property) => importPart(`__internal.${property}`, `${local}_${property}`)),
            `const ${local} = { ${inner.map((property) => `${property}: ${local}_${property}`).join(', ')} };`,
          ].join(' ');
        })
        .join(' '),
  );
  if (new RegExp(`\\bfrom\\s*["']${name}["']`).test(replaced))
    throw new Error(`${name} is imported in a way that is not known`);
  return replaced;
}
