/** Short names for the classes of style modules: every document and every script repeats them. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Content blockers hide elements by such names. */
const BLOCKED = /ad|ban|pub|spo/i;

/** Names that a style sheet declares: classes and animations. */
const DECLARED = /(?:\.|@keyframes\s+)(-?[a-z_][\w-]*)/gi;

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').replaceAll(/[-_]/g, '');

/** Two characters for a file: a capital, which no class of a library starts with, and one of the hash. */
function prefixFrom(hash: string): string {
  const [first = 0] = Buffer.from(hash);
  return String.fromCodePoint(65 + (first % 26)) + (hash[1] ?? '0');
}

/**
 * Names classes by their file and their place in it: `Qa0`, `Qa1` and so on. Classes that stand together share what they begin with, which
 * compresses better than any three characters (the document of the home page by 3 %). The same in every build of the same sources, and
 * those of an unchanged file in almost every other.
 * @param root folder of the sources; paths of files are relative to it
 */
export function shortClassNames(root: string): (file: string, name: string) => string {
  const names = new Map<string, string>();
  const prefixes = new Map<string, { prefix: string; next: number }>();
  const taken = new Set<string>();
  const prefixOf = (file: string): { prefix: string; next: number } => {
    let place = prefixes.get(file);
    if (place) return place;
    let prefix = prefixFrom(hashOf(file));
    for (let attempt = 1; taken.has(prefix); attempt += 1) prefix = prefixFrom(hashOf(`${file} ${attempt}`));
    taken.add(prefix);
    place = { prefix, next: 0 };
    prefixes.set(file, place);
    return place;
  };
  const add = (file: string, name: string): string => {
    const place = prefixOf(file);
    let short: string;
    do {
      short = place.prefix + place.next.toString(36);
      place.next += 1;
    } while (BLOCKED.test(short));
    names.set(`${file} ${name}`, short);
    return short;
  };
  for (const file of globSync('src/**/*.module.css', { cwd: root }).toSorted())
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(DECLARED))
      if (!names.has(`${file} ${name}`)) add(file, name);
  return (file, name) => names.get(`${file} ${name}`) ?? add(file, name);
}
