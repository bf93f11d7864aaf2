/** JavaScript and styles of each page's first load, compressed as they are sent. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { judge, printTable } from './table.ts';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

const client = fileURLToPath(new URL('../../web/dist/client/', import.meta.url));
const sizes = new Map<string, number>();

/** Reads the build's manifest and prints what every page needs before it is whole. */
export async function measureWeight(): Promise<void> {
  const manifest = JSON.parse(readFileSync(`${client}.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;
  const entry = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  // French is what a first visitor without a wish gets.
  const always = [...entry, ...Object.keys(manifest).filter((name) => name === 'src/i18n/catalogues/fr.ts')];
  const pages = Object.keys(manifest).filter((name) =>
    /^src\/pages\/[\w-]+\/\w+(Page|Route)\.tsx$/.test(name),
  );
  let home = Number.NaN;
  const rows = pages.sort().map((page) => {
    const chunks = closure(manifest, [...always, page]);
    const scripts = sum(chunks.map(({ file }) => file));
    const styles = sum([...new Set(chunks.flatMap(({ css = [] }) => css))]);
    if (page.endsWith('/HomePage.tsx')) home = scripts;
    return [page.replace('src/pages/', ''), scripts.toFixed(1), styles.toFixed(1), String(chunks.length)];
  });
  printTable('First load of each page, kB brotli', ['page', 'JavaScript', 'styles', 'script files'], rows);
  judge('JavaScript of the first load of /', home, 160, 'kB brotli');
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
