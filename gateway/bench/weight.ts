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

const client = fileURLToPath(new URL('../../web/dist/client/', import.meta.url));
const sizes = new Map<string, number>();

/** What the first load of `/` may weigh, in kB (1,000 bytes) brotli: its scripts, and of them packages and our own source. */
export const HOME_BUDGET = { scripts: 160, packages: 124.5, own: 36 };

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

/** Reads the client's build: the first load of each page. Throws when it was not built. */
export function readFirstLoads(): FirstLoad[] {
  const manifest = JSON.parse(readFileSync(`${client}.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;
  const madeOf = JSON.parse(readFileSync(`${client}.vite/sizes.json`, 'utf8')) as Record<string, MadeOf>;
  const entry = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  // French is what a first visitor without a wish gets.
  const always = [...entry, ...Object.keys(manifest).filter((name) => name === 'src/i18n/catalogues/fr.ts')];
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
