import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { later } from './i18n/catalogues/fr.ts';
import { RENDERED } from './document/assets.ts';
import { pageEntries } from './pageManifest.ts';

/* Who may import whom. Each rule says why; a rule that hinders is changed here, openly. */

const src = dirname(fileURLToPath(import.meta.url));

interface Source {
  /** From web/src, with slashes. */
  readonly path: string;
  readonly text: string;
  /** Modules that come along at once. */
  readonly imports: readonly string[];
  /** Modules that are loaded later. */
  readonly lazy: readonly string[];
}

const STATIC_IMPORT = /^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s*)?'([^']+)'/gm;
const LAZY_IMPORT = /\bimport\('([^']+)'\)/g;

function list(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** A module's path from web/src when it is one of ours, else its name. */
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

/** Every import that comes along with a module, as `importer → imported`. */
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

/** Imports, lazy ones too, that go from one place to another. */
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

  // A styling runtime costs 60 kB and five times the server's CPU a page: it comes with the first thing that opens.
  it.each(['entry-client.tsx', 'entry-server.tsx', ...pages])('%s brings no styling runtime', (page) => {
    const brought = reachable(page).filter(({ to }) => /^@chakra-ui\/|^@emotion\/|^@ark-ui\//.test(to));
    expect(brought.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  // Its full form is 48 kB; on a first screen CSS moves things, or `framer-motion/mini`.
  it.each(['entry-client.tsx', ...pages])('%s brings no animation runtime', (page) => {
    const brought = reachable(page).filter(({ to }) => /^framer-motion(?!\/mini$)/.test(to));
    expect(brought.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  // Its drawings are one file (design/Icon.tsx): a second set, or drawings in scripts, would be loaded beside it.
  it('has one icon set', () => {
    expect(importsFrom(/./, /^(lucide|react-icons|@phosphor-icons|@heroicons|@mui)/)).toEqual([]);
  });
});

describe('who may import whom', () => {
  // Relay's own hooks know neither the session's cookie nor the handlers that write into connections: relay/ binds them.
  it('only relay/ mutates, pages and makes stores by Relay itself', () => {
    expect(
      linesWith(
        /\b(?:commitMutation|usePaginationFragment|useRefetchableFragment|new Environment)\b|\buseMutation\b[^;]*'react-relay'/g,
        /^relay\//,
      ),
    ).toEqual([]);
  });

  // Who asks for the viewer's own in words of their own forgets one of them.
  it('only relay/viewer.ts says how the viewer is asked about', () => {
    expect(linesWith(/\bviewer: true\b/g, /^relay\/viewer\.ts$/)).toEqual([]);
  });

  // One place knows how requests look, are tried again and end: nobody else touches a network. (The service worker is one; what reports faults has to work when relay/ does not.)
  it('only relay/ reaches the network', () => {
    expect(
      linesWith(
        /\bfetch\(|\bnew (?:XMLHttpRequest|EventSource|WebSocket)\b|sendBeacon\(/g,
        /^relay\/|^errors\/reportError\.ts$|^offline\/worker\.ts$/,
      ),
    ).toEqual([]);
    expect(importsFrom(/^(?!relay\/)/, /^graphql-sse/)).toEqual([]);
  });

  // A changed address is changed in one line, and a test can list them all.
  it('addresses are written in paths.ts alone', () => {
    expect(
      linesWith(
        /['"`]\/(?:product|category|brand|shop|search|allproducts|cart|mall|order|login|register|user|admin)\b[^'"`\n]*/g,
        /^paths\.ts$/,
      ),
    ).toEqual([]);
  });

  // The wire of REST is none of the browser's business; the rules that both sides go by are shared, and bring nothing along.
  it('nothing imports from the gateway but the shared rules', () => {
    expect(importsFrom(/./, /gateway\/(?!contract\/rules\/)/)).toEqual([]);
  });

  // What two pages share belongs to features/: then its owner and its users are plain.
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

  // The layers, from the bottom: whoever is below knows nothing of what is above, and can be understood without it.
  it.each([
    ['design/ knows no shop', /^design\/(?!chakra\/)/, /^(features|layouts|pages)\//],
    // Messages wait in toast.ts for whatever shows them: a mutation says there how it has ended.
    ['relay/ knows no screen', /^relay\//, /^(design\/(?!toast\.ts)|(features|layouts|pages|navigation)\/)/],
    ['i18n/ knows no screen', /^i18n\//, /^(design|features|layouts|pages|navigation)\//],
    ['features/ know no page and no layout', /^features\//, /^(layouts|pages)\//],
    ['layouts/ know no page', /^layouts\//, /^pages\//],
    ['pages/ know no layout', /^pages\//, /^layouts\//],
  ])('%s', (_rule, from, to) => {
    expect(importsFrom(from, to)).toEqual([]);
  });
});

/** Imports among these that go round in a circle, lazy ones too, as `importer → imported`. */
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

describe('circles', () => {
  const edges = sources
    .filter(({ path }) => !path.includes('ForTests'))
    .flatMap(({ path, imports, lazy }) =>
      [...imports, ...lazy].filter((to) => byPath.has(to)).map((to) => [path, to] as const),
    );

  // A folder of web/src can be understood with what is below it alone; a module that lies in none is a room of its own.
  it('there is none between the folders of web/src', () => {
    const roomOf = (path: string) => path.split('/', 1)[0] ?? '';
    // The one arrow upwards: a mutation that fails says so by itself.
    const between = edges.filter(
      ([from, to]) =>
        roomOf(from) !== roomOf(to) && !(from === 'relay/useMutation.ts' && to === 'design/toast.ts'),
    );
    expect(circles(between.map(([from, to]) => [roomOf(from), roomOf(to)]))).toEqual([]);
  });

  it('there is none between modules', () => {
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

describe('parts that the server renders and whose code comes later', () => {
  // Else their style is not there when the document is first shown.
  it('are those whose style every document carries', () => {
    const loaded = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/\blater\((?:withAreas\([^)]*?)?\(\) =>\s*import\('([^']+)'\)/g)].map(
        ([, name = '']) => `src/${resolveFrom(join(src, path), name)}`,
      ),
    );
    expect([...new Set(loaded)].sort()).toEqual([...RENDERED].sort());
  });
});

describe('style sheets', () => {
  // In Arabic the shop reads from right to left. (`text-align` may name a side: a French name in an Arabic page has to.)
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

/** Areas of texts that what is loaded with a module asks for, those apart that are loaded with it by `withAreas`. */
function neededAreas(start: string, seen = new Set<string>()): Set<string> {
  const needed = new Set<string>();
  const source = byPath.get(start);
  if (source === undefined || seen.has(start)) return needed;
  seen.add(start);
  for (const [, direct, keyed] of source.text.matchAll(/useTranslation\('(\w+)'\)|['`](\w+):[\w$]/g))
    needed.add(direct ?? keyed ?? '');
  for (const path of source.imports) for (const area of neededAreas(path, seen)) needed.add(area);
  const given = new Map(
    [...source.text.matchAll(/withAreas\(\[([^\]]*)\],\s*\(\) =>\s*import\('([^']+)'\)/g)].map(
      ([, areas = '', name = '']) => [resolveFrom(join(src, start), name), areas],
    ),
  );
  // Pages have a list of their own.
  for (const path of start === 'routes.tsx' ? [] : source.lazy)
    for (const area of neededAreas(path, new Set(given.has(path) ? [] : seen)))
      if (given.get(path)?.includes(`'${area}'`) !== true) needed.add(area);
  return new Set([...needed].filter((area) => area in later));
}

// What is asked for before its texts are there shows its key instead.
describe('texts that come later', () => {
  it('are not asked for by what stands on every page', () => {
    expect([...neededAreas('entry-client.tsx')]).toEqual([]);
  });

  it.each(pageEntries.map(([, { file, areas = [] }]) => ({ file, areas })))(
    'come with $file',
    ({ file, areas }) => expect([...areas].sort()).toEqual([...neededAreas(file)].sort()),
  );
});
