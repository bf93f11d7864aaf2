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

/** A capital, which no class of a library starts with, and `length - 1` characters of the hash. */
function nameFrom(hash: string, length: number): string {
  const [first = 0] = Buffer.from(hash);
  return String.fromCodePoint(65 + (first % 26)) + hash.slice(1, length);
}

/**
 * Names classes by their file and name: three characters, or more where other classes have those that its hashes give. The same in
 * every build of the same sources, and of an unchanged class in almost every other.
 * @param root folder of the sources; paths of files are relative to it
 */
export function shortClassNames(root: string): (file: string, name: string) => string {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const add = (key: string): string => {
    let attempt = 0;
    let short = nameFrom(hashOf(key), 3);
    while (taken.has(short) || BLOCKED.test(short)) {
      attempt += 1;
      short = nameFrom(hashOf(`${key} ${attempt}`), 3 + Math.floor(attempt / 4));
    }
    taken.add(short);
    names.set(key, short);
    return short;
  };
  for (const file of globSync('src/**/*.module.css', { cwd: root }).toSorted())
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(DECLARED))
      if (!names.has(`${file} ${name}`)) add(`${file} ${name}`);
  return (file, name) => names.get(`${file} ${name}`) ?? add(`${file} ${name}`);
}
