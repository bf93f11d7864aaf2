import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { areas as adminAreas } from './i18n/catalogues/admin.fr.ts';
import { later } from './i18n/catalogues/fr.ts';
import { RENDERED } from './document/assets.ts';
import { pageEntries } from './pageManifest.ts';

/* Import rules. Each rule gives its reason; a rule that hinders is changed here. */

const src = dirname(fileURLToPath(import.meta.url));

interface Source {
  /** From web/src, with slashes. */
  readonly path: string;
  readonly text: string;
  /** Static imports. */
  readonly imports: readonly string[];
  /** Dynamic imports. */
  readonly lazy: readonly string[];
}

const STATIC_IMPORT = /^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s*)?'([^']+)'/gm;
const LAZY_IMPORT = /\bimport\('([^']+)'\)/g;

function list(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** A module's path from web/src if it is ours, otherwise its package name. */
function resolveFrom(file: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  const target = resolve(dirname(file), specifier);
  return relative(src, existsSync(target) ? target : `${target}.ts`);
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');
}

const files = list(src).filter((file) => !file.includes('__generated__'));
const sources: Source[] = files
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => {
    const text = withoutComments(readFileSync(file, 'utf8'));
    const found = (pattern: RegExp) =>
      [...text.matchAll(pattern)].map(([, name = '']) => resolveFrom(file, name));
    return { path: relative(src, file), text, imports: found(STATIC_IMPORT), lazy: found(LAZY_IMPORT) };
  });
const byPath = new Map(sources.map((source) => [source.path, source]));

/** Every static import of a module, direct or indirect, as `importer → imported`. */
function reachable(start: string): { from: string; to: string }[] {
  const seen = new Set<string>();
  const edges: { from: string; to: string }[] = [];
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const to of byPath.get(path)?.imports ?? []) {
      edges.push({ from: path, to });
      visit(to);
    }
  };
  visit(start);
  return edges;
}

/** Imports, dynamic ones too, from one folder to another. */
function importsFrom(from: RegExp, to: RegExp): string[] {
  return sources
    .filter(({ path }) => from.test(path))
    .flatMap(({ path, imports, lazy }) =>
      [...imports, ...lazy].filter((name) => to.test(name)).map((name) => `${path} → ${name}`),
    );
}

function linesWith(pattern: RegExp, allowed: RegExp): string[] {
  return sources
    .filter(({ path }) => !allowed.test(path))
    .flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([found]) => `${path}: ${found}`));
}

describe('the sources', () => {
  it('are read at all', () => {
    expect(byPath.get('routes.tsx')?.lazy).toContain('pages/home/HomePage.tsx');
    expect(reachable('entry-client.tsx').map(({ to }) => to)).toContain('layouts/StoreLayout.tsx');
  });
});

describe('what a page shows first', () => {
  const pages = byPath.get('routes.tsx')?.lazy ?? [];

  // A styling runtime costs 60 kB and five times the server's CPU per page: it loads with the first overlay.
  it.each(['entry-client.tsx', 'entry-server.tsx', ...pages])('%s brings no styling runtime', (page) => {
    const brought = reachable(page).filter(({ to }) => /^@chakra-ui\/|^@emotion\/|^@ark-ui\//.test(to));
    expect(brought.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  // Its full form is 48 kB; the first screen uses CSS transitions or `framer-motion/mini`.
  it.each(['entry-client.tsx', ...pages])('%s brings no animation runtime', (page) => {
    const brought = reachable(page).filter(({ to }) => /^framer-motion(?!\/mini$)/.test(to));
    expect(brought.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  // The back-office is a second application: shoppers download nothing of it or of its packages.
  it.each(['entry-client.tsx', ...pages])('%s brings nothing of the back office', (page) => {
    const isDoor = page === 'pages/admin/AdminPage.tsx';
    const brought = reachable(page).filter(({ to }) =>
      /^(?:zod|@tanstack|@uppy|recharts|@dnd-kit|@headless-tree)\b|^pages\/admin\/|^relay\/(?:admin|useAdmin)|^i18n\/catalogues\/admin/.test(
        to,
      ),
    );
    expect(brought.map(({ from, to }) => `${from} → ${to}`)).toEqual(
      isDoor
        ? [
            'pages/admin/AdminPage.tsx → pages/admin/AdminPage.module.css',
            'pages/admin/AdminPage.tsx → pages/admin/adminPaths.ts',
          ]
        : [],
    );
  });

  it('loads the back office by one door alone', () => {
    expect(importsFrom(/^(?!pages\/admin\/)/, /^pages\/admin\/|^relay\/(?:admin|useAdmin)/)).toEqual([
      'routes.tsx → pages/admin/AdminPage.tsx',
    ]);
  });

  // Icons are one file (design/Icon.tsx): a second set, or icons in scripts, would be loaded besides.
  it('has one icon set', () => {
    expect(importsFrom(/./, /^(lucide|react-icons|@phosphor-icons|@heroicons|@mui)/)).toEqual([]);
  });
});

describe('import rules', () => {
  // Relay's own hooks know neither the session's cookie nor the connection handlers: relay/ binds them.
  it('only relay/ uses Relay’s mutations, pagination and stores directly', () => {
    expect(
      linesWith(
        /\b(?:commitMutation|usePaginationFragment|useRefetchableFragment|new Environment)\b|\buseMutation\b[^;]*'react-relay'/g,
        /^relay\//,
      ),
    ).toEqual([]);
  });

  // A viewer request composed elsewhere misses one of the options.
  it('only relay/viewer.ts defines requests of the viewer', () => {
    expect(linesWith(/\bviewer: true\b/g, /^relay\/viewer\.ts$/)).toEqual([]);
  });

  // One place defines requests, retries and their end: no other module uses the network. (The service worker is one exception;
  // error reports are another, because they have to work when relay/ does not; uploaded files, which do not pass GraphQL, the third.)
  it('only relay/ uses the network', () => {
    expect(
      linesWith(
        /\bfetch\(|\bnew (?:XMLHttpRequest|EventSource|WebSocket)\b|sendBeacon\(/g,
        /^relay\/|^errors\/reportError\.ts$|^offline\/worker\.ts$|^features\/files\/useFiles\.ts$|^features\/uploads\/photoUpload\.ts$|^pages\/admin\/jobs\/sendImport\.ts$/,
      ),
    ).toEqual([]);
    expect(importsFrom(/^(?!relay\/)/, /^graphql-sse/)).toEqual([]);
  });

  // A changed path is changed in one line, and a test can list them all.
  it('paths are written in paths.ts only, those of the back-office in adminPaths.ts', () => {
    expect(
      linesWith(
        /['"`]\/(?:product|category|brand|shop|search|allproducts|cart|mall|order|login|register|user|admin)\b[^'"`\n]*/g,
        /^paths\.ts$/,
      ),
    ).toEqual([]);
  });

  // The browser has no use for the REST contract; the shared rules have no dependencies.
  it('nothing imports from the gateway but the shared rules', () => {
    expect(importsFrom(/./, /gateway\/(?!contract\/rules\/)/)).toEqual([]);
  });

  // What two pages share belongs to features/, so that owner and users are visible.
  it("a page's private folders are its own", () => {
    const foreign = sources.flatMap(({ path, imports, lazy }) =>
      [...imports, ...lazy]
        .filter((name) => /\/_[a-z]/.test(name) && !path.startsWith(name.slice(0, name.indexOf('/_'))))
        .map((name) => `${path} → ${name}`),
    );
    expect(foreign).toEqual([]);
  });

  it('pages do not import each other', () => {
    const foreign = importsFrom(/^pages\//, /^pages\//).filter((edge) => {
      const [from = '', to = ''] = edge.split(' → ');
      return from.split('/')[1] !== to.split('/')[1];
    });
    expect(foreign).toEqual([]);
  });

  // What two areas share belongs in _kit/, so that each can be understood and loaded alone.
  it('areas of the back office do not import each other', () => {
    const area = (path: string) => /^pages\/admin\/([a-z][\w-]*)\//.exec(path)?.[1];
    const foreign = importsFrom(/^pages\/admin\//, /^pages\/admin\//).filter((edge) => {
      const [from = '', to = ''] = edge.split(' → ');
      return area(to) !== undefined && from !== 'pages/admin/routes.ts' && area(from) !== area(to);
    });
    expect(foreign).toEqual([]);
  });

  // The layers from the bottom: a layer does not know those above it and can be understood without them.
  it.each([
    ['design/ knows no shop', /^design\/(?!chakra\/)/, /^(features|layouts|pages)\//],
    // Messages wait in toast.ts for the component that shows them: a mutation reports its outcome there.
    ['relay/ knows no screen', /^relay\//, /^(design\/(?!toast\.ts)|(features|layouts|pages|navigation)\/)/],
    ['i18n/ knows no screen', /^i18n\//, /^(design|features|layouts|pages|navigation)\//],
    ['features/ know no page and no layout', /^features\//, /^(layouts|pages)\//],
    ['layouts/ know no page', /^layouts\//, /^pages\//],
    ['pages/ know no layout', /^pages\//, /^layouts\//],
  ])('%s', (_rule, from, to) => {
    expect(importsFrom(from, to)).toEqual([]);
  });
});

/** Circular imports among these, dynamic ones too, as `importer → imported`. */
function circles(edges: readonly (readonly [string, string])[]): string[] {
  const targets = new Map<string, Set<string>>();
  for (const [from, to] of edges) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  const leadsTo = (start: string, end: string): boolean => {
    const seen = new Set<string>();
    const open = [start];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (at === end) return true;
      if (seen.has(at)) continue;
      seen.add(at);
      open.push(...(targets.get(at) ?? []));
    }
    return false;
  };
  const unique = [...new Map(edges.map((edge) => [edge.join(' → '), edge]))];
  return unique.filter(([, [from, to]]) => leadsTo(to, from)).map(([name]) => name);
}

describe('circular imports', () => {
  const edges = sources
    .filter(({ path }) => !path.includes('ForTests'))
    .flatMap(({ path, imports, lazy }) =>
      [...imports, ...lazy].filter((to) => byPath.has(to)).map((to) => [path, to] as const),
    );

  // A folder of web/src can be understood with the layers below it; a module outside of folders counts as a folder.
  it('do not exist between the folders of web/src', () => {
    const roomOf = (path: string) => path.split('/', 1)[0] ?? '';
    // The one upward import: a failed mutation shows its own message.
    const between = edges.filter(
      ([from, to]) =>
        roomOf(from) !== roomOf(to) && !(from === 'relay/useMutation.ts' && to === 'design/toast.ts'),
    );
    expect(circles(between.map(([from, to]) => [roomOf(from), roomOf(to)]))).toEqual([]);
  });

  it('do not exist between modules', () => {
    expect(circles(edges)).toEqual([]);
  });

  it('are found', () => {
    const found = circles([
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
      ['c', 'd'],
    ]);
    expect(found).toEqual(['a → b', 'b → c', 'c → a']);
  });
});

describe('deferred parts that the server renders', () => {
  // Otherwise their style is missing when the document is first shown.
  it('have their style in every document', () => {
    const loaded = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/\blater\((?:withAreas\([^)]*?)?\(\) =>\s*import\('([^']+)'\)/g)].map(
        ([, name = '']) => `src/${resolveFrom(join(src, path), name)}`,
      ),
    );
    expect([...new Set(loaded)].sort()).toEqual([...RENDERED].sort());
  });
});

describe('style sheets', () => {
  // In Arabic pages read from right to left. (`text-align` may name a side: a French name in an Arabic page has to.)
  const physical =
    /(?:^|[\s;{])((?:margin|padding|border|inset)-(?:left|right)[\w-]*|left|right)\s*:|(?:float|clear)\s*:\s*(?:left|right)\b|border-(?:top|bottom)-(?:left|right)-radius/;

  it.each(
    files
      .filter((file) => file.endsWith('.css') && !file.includes('generated'))
      .map((file) => relative(src, file)),
  )('%s names no physical side', (path) => {
    const text = readFileSync(join(src, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    expect(text.split('\n').filter((line) => physical.test(line))).toEqual([]);
  });
});

/** Areas of texts that the static imports of a module use, apart from those that `withAreas` or `withAdminAreas` loads with it. */
function neededAreas(start: string, seen = new Set<string>()): Set<string> {
  const needed = new Set<string>();
  const source = byPath.get(start);
  if (source === undefined || seen.has(start)) return needed;
  seen.add(start);
  for (const [, direct, keyed] of source.text.matchAll(/useTranslation\('(\w+)'\)|['`](\w+):[\w$]/g))
    needed.add(direct ?? keyed ?? '');
  for (const path of source.imports) for (const area of neededAreas(path, seen)) needed.add(area);
  const given = new Map(
    [...source.text.matchAll(/with(?:Admin)?Areas\(\s*\[([^\]]*)\],\s*\(\) =>\s*import\('([^']+)'\)/g)].map(
      ([, areas = '', name = '']) => [resolveFrom(join(src, start), name), areas],
    ),
  );
  // Pages have a list of their own.
  for (const path of start === 'routes.tsx' ? [] : source.lazy)
    for (const area of neededAreas(path, new Set(given.has(path) ? [] : seen)))
      if (given.get(path)?.includes(`'${area}'`) !== true) needed.add(area);
  return new Set([...needed].filter((area) => area in later || area in adminAreas));
}

// A text that is used before its area is loaded shows its key.
describe('deferred texts', () => {
  it('are not used by what every page shows', () => {
    expect([...neededAreas('entry-client.tsx')]).toEqual([]);
  });

  it.each(pageEntries.map(([, { file, areas = [] }]) => ({ file, areas })))(
    'come with $file',
    ({ file, areas }) => expect([...areas].sort()).toEqual([...neededAreas(file)].sort()),
  );
});
