/** JavaScript and styles of each page's first load, compressed as they are sent. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { MadeOf } from '../../web/moduleSizes.ts';
import { judge, printTable } from './table.ts';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

const web = new URL('../../web/', import.meta.url);
const client = fileURLToPath(new URL('dist/client/', web));
const sizes = new Map<string, number>();

/** What the first load of `/` may weigh, in kB (1,000 bytes) brotli: its scripts, and of them packages and our own source. */
export const HOME_BUDGET = { scripts: 148, packages: 112, own: 37.5 };

/** What a page needs before it is whole, in kB brotli. */
export interface FirstLoad {
  /** Path of the page's module below `src/pages/`. */
  page: string;
  scripts: number;
  /** Of the scripts: the part of the shop's own source, by its share of each file before it is made small. */
  own: number;
  /** The part of packages. */
  packages: number;
  styles: number;
  files: number;
}

/**
 * What the back-office may weigh, in kB brotli, scripts and styles with the French texts: the shell with its first list, everything
 * that the shop itself loads included; what any further screen adds to them; charts, as the part of a screen that is loaded last.
 */
export const ADMIN_BUDGET = { shellAndList: 300, area: 60, charts: 110 };

/** The list that counts as the first one. */
export const FIRST_LIST = 'orders/OrdersPage.tsx';

/** What a screen of the back-office weighs, in kB brotli. */
export interface AdminScreen {
  /** Path of its module below `src/pages/admin/`. */
  screen: string;
  /** The shell and this screen. */
  total: number;
  /** What it adds to the shell with the list of orders. */
  added: number;
}

/** Reads the client's build and the screens' table: what each screen of the back-office needs. Throws when it was not built. */
export function readAdminScreens(): AdminScreen[] {
  const manifest = readManifest();
  const shell = [
    ...alwaysLoaded(manifest),
    'src/i18n/catalogues/admin.fr.ts',
    'src/pages/admin/AdminPage.tsx',
    'src/pages/admin/AdminFrame.tsx',
    ...textsOf(['admin', 'account', 'adminUploads']),
  ];
  const table = readFileSync(new URL('src/pages/admin/routes.ts', web), 'utf8');
  const screens = [
    ...table.matchAll(/withAdminAreas\(\s*\[([^\]]*)\],\s*\(\) => import\('\.\/([\w/-]+\.tsx)'\)/g),
  ].map(([, areas = '', path = '']) => ({
    path,
    names: [
      `src/pages/admin/${path}`,
      ...textsOf([...areas.matchAll(/'(\w+)'/g)].flatMap(([, area]) => area ?? [])),
    ],
  }));
  const unknown = [...shell, ...screens.flatMap(({ names }) => names)].filter((name) => !manifest[name]);
  if (unknown.length > 0) throw new Error(`the build has no ${unknown.join(', ')}`);
  const list = screens.find(({ path }) => path === FIRST_LIST);
  if (!list) throw new Error('the list of orders has no line in routes.ts');
  const sizeWith = (names: readonly string[]): number => {
    const chunks = closure(manifest, names);
    return sum([...new Set(chunks.flatMap(({ file, css = [] }) => css.concat(file)))]);
  };
  const first = sizeWith([...shell, ...list.names]);
  return [...new Map(screens.map((one) => [one.path, one])).values()].map(({ path, names }) => ({
    screen: path,
    total: sizeWith([...shell, ...names]),
    added: sizeWith([...shell, ...list.names, ...names]) - first,
  }));
}

/** Weight of the chunks with charts (`…Chart….tsx`), which are loaded after their screen, in kB brotli; 0: there are none. */
export function readChartsWeight(): number {
  const manifest = readManifest();
  const names = Object.keys(manifest).filter((name) => /^src\/pages\/admin\/.*Chart\w*\.tsx$/.test(name));
  const own = closure(manifest, names);
  const shared = new Set(closure(manifest, [...alwaysLoaded(manifest), 'src/pages/admin/AdminFrame.tsx']));
  return sum(own.filter((chunk) => !shared.has(chunk)).map(({ file }) => file));
}

const textsOf = (areas: readonly string[]): string[] => areas.map((area) => `src/i18n/fr/${area}.json`);

const readManifest = (): Record<string, Chunk> =>
  JSON.parse(readFileSync(`${client}.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;

/** The entries and the French texts: French is what a first visitor without a wish gets. */
const alwaysLoaded = (manifest: Readonly<Record<string, Chunk>>): string[] => [
  ...Object.keys(manifest).filter((name) => manifest[name]?.isEntry),
  ...Object.keys(manifest).filter((name) => name === 'src/i18n/catalogues/fr.ts'),
];

/** Reads the client's build: the first load of each page. Throws when it was not built. */
export function readFirstLoads(): FirstLoad[] {
  const manifest = readManifest();
  const madeOf = JSON.parse(readFileSync(`${client}.vite/sizes.json`, 'utf8')) as Record<string, MadeOf>;
  const always = alwaysLoaded(manifest);
  const pages = Object.keys(manifest).filter((name) =>
    /^src\/pages\/[\w-]+\/\w+(Page|Route)\.tsx$/.test(name),
  );
  return pages.sort().map((page) => {
    const chunks = closure(manifest, [...always, page]);
    const scripts = sum(chunks.map(({ file }) => file));
    const own = chunks.reduce((total, { file }) => total + (sizeOf(file) / 1000) * shareOf(madeOf[file]), 0);
    return {
      page: page.replace('src/pages/', ''),
      scripts,
      own,
      packages: scripts - own,
      styles: sum([...new Set(chunks.flatMap(({ css = [] }) => css))]),
      files: chunks.length,
    };
  });
}

/** Prints what every page needs before it is whole, and judges the home page. */
export async function measureWeight(): Promise<void> {
  const loads = readFirstLoads();
  printTable(
    'First load of each page, kB brotli',
    ['page', 'JavaScript', 'packages', 'own', 'styles', 'script files'],
    loads.map(({ page, scripts, packages, own, styles, files }) => [
      page,
      ...[scripts, packages, own, styles].map((size) => size.toFixed(1)),
      String(files),
    ]),
  );
  const home = loads.find(({ page }) => page.endsWith('/HomePage.tsx'));
  judge('JavaScript of the first load of /', home?.scripts ?? Number.NaN, HOME_BUDGET.scripts, 'kB brotli');
  judge('of it packages', home?.packages ?? Number.NaN, HOME_BUDGET.packages, 'kB brotli');
  judge('of it our own source', home?.own ?? Number.NaN, HOME_BUDGET.own, 'kB brotli');
  const screens = readAdminScreens().toSorted((a, b) => b.added - a.added);
  printTable(
    'Screens of the back-office, kB brotli: with the shell, and what they add to shell and list of orders',
    ['screen', 'with shell', 'added'],
    screens.map(({ screen, total, added }) => [screen, total.toFixed(1), added.toFixed(1)]),
  );
  const list = screens.find(({ screen }) => screen === FIRST_LIST);
  judge('shell and list', list?.total ?? Number.NaN, ADMIN_BUDGET.shellAndList, 'kB brotli');
  judge(
    `the heaviest screen (${screens[0]?.screen})`,
    screens[0]?.added ?? Number.NaN,
    ADMIN_BUDGET.area,
    'kB brotli',
  );
  judge('charts', readChartsWeight(), ADMIN_BUDGET.charts, 'kB brotli');
}

function shareOf({ own, packages }: MadeOf = { own: 1, packages: 0 }): number {
  return own + packages === 0 ? 1 : own / (own + packages);
}

function closure(manifest: Readonly<Record<string, Chunk>>, names: readonly string[]): Chunk[] {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name) || manifest[name] === undefined) return;
    seen.add(name);
    for (const imported of manifest[name].imports ?? []) visit(imported);
  };
  for (const name of names) visit(name);
  return [...seen].flatMap((name) => manifest[name] ?? []);
}

function sum(files: readonly string[]): number {
  return files.reduce((total, file) => total + sizeOf(file), 0) / 1000;
}

function sizeOf(file: string): number {
  let size = sizes.get(file);
  if (size === undefined) {
    size = brotliCompressSync(readFileSync(client + file)).length;
    sizes.set(file, size);
  }
  return size;
}
