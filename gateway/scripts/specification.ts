/**
 * Checks the specification's copy in gateway/docs/specification: its text is complete and in order, every clause names the
 * tests that show it, and these tests exist and run. Whether a test really shows its clause is for the reviewer to judge.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { createHash } from 'node:crypto';
import { findTests } from './testTitles.ts';
import type { DeclaredTest } from './testTitles.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'gateway/docs/specification');

/** SHA-256 of the specification's text as `textOf` joins it: no clause can be dropped, changed or moved. */
export const TEXT_SHA256 = '09b037e74c914182e28dcdaf4d0029cc7836ec46b07bbcd8da11db25a9726ca7';

/** Why a clause needs no test: a table's heading, an open question of the specification, a statement about itself. */
export const NONE_REASONS = ['heading', 'not shown', 'about the document'] as const;

/** File patterns of the test runners of gateway and web. */
const TEST_FILE =
  /^(?:gateway\/(?:contract|src|origin|chat|test)\/.+\.test\.ts|web\/(?:src\/)?.+\.test\.tsx?|web\/e2e\/[^/]+\.spec\.ts)$/;

/** One numbered sentence, list item or table row, and its list. */
export interface Clause {
  number: string;
  text: string;
  /** Lines of its list: `path › title` or `none: reason`. */
  shownBy: string[];
}

export interface Section {
  /** Name of its file without the extension, such as `2.1`. */
  name: string;
  /** Headings and clauses in order. */
  parts: (Clause | string)[];
}

/**
 * Parses one file of the copy: headings, and clauses as `**2.1-3** text` followed by a list.
 * @throws on any other line.
 */
export function readSection(name: string, source: string): Section {
  const parts: Section['parts'] = [];
  for (const line of source.split('\n')) {
    if (line === '') continue;
    const clause = /^\*\*(\d[\d.]*-\d+)\*\* (.+)$/.exec(line);
    const last = parts.at(-1);
    if (clause) parts.push({ number: clause[1] ?? '', text: clause[2] ?? '', shownBy: [] });
    else if (line.startsWith('#')) parts.push(line);
    else if (line.startsWith('- ') && typeof last === 'object') last.shownBy.push(line.slice(2));
    else throw new Error(`${name}.md: not a heading, a clause or an entry of its list: ${line}`);
  }
  return { name, parts };
}

/** The text of all sections in one line, in their order. */
export function textOf(sections: readonly Section[]): string {
  return sections
    .flatMap(({ parts }) => parts.map((part) => (typeof part === 'string' ? part : part.text)))
    .join(' ');
}

const clausesOf = (sections: readonly Section[]): Clause[] =>
  sections.flatMap(({ parts }) => parts.filter((part) => typeof part === 'object'));

/** The fault of an entry; undefined: none. `testsOf` returns a file's tests, undefined where there is no such file. */
function faultOf(
  entry: string,
  testsOf: (path: string) => readonly DeclaredTest[] | undefined,
): string | undefined {
  const [kind, reason = ''] = entry.split(': ', 2);
  if (kind === 'none') {
    const reasons: readonly string[] = NONE_REASONS;
    return reasons.includes(reason) ? undefined : `"${reason}" is none of: ${reasons.join(', ')}`;
  }
  const [path = '', ...titles] = entry.split(' › ');
  const title = titles.pop();
  if (title === undefined) return `"${entry}" is not "path › title"`;
  if (!TEST_FILE.test(path)) return `${path} is not among the files that \`npm test\` runs`;
  const tests = testsOf(path);
  if (tests === undefined) return `there is no ${path}`;
  const found = tests.filter((test) => test.matches(title, titles));
  if (found.length === 0) return `${path} has no test "${[...titles, title].join(' › ')}"`;
  return found.every(({ skipped }) => skipped) ? `"${title}" in ${path} is skipped` : undefined;
}

/** All faults of the copy, one per line; empty: none. `read` returns a file's text, undefined where there is none. */
export function faultsOf(
  sections: readonly Section[],
  read: (path: string) => string | undefined,
  sha256 = TEXT_SHA256,
): string[] {
  const faults: string[] = [];
  const parsed = new Map<string, DeclaredTest[] | undefined>();
  const testsOf = (path: string) => {
    if (!parsed.has(path)) {
      const source = read(path);
      parsed.set(path, source === undefined ? undefined : findTests(source));
    }
    return parsed.get(path);
  };
  const found = createHash('sha256').update(textOf(sections)).digest('hex');
  if (found !== sha256)
    faults.push(`The text is not the specification’s: its SHA-256 is ${found} instead of ${sha256}`);
  for (const { name, parts } of sections) {
    const clauses = clausesOf([{ name, parts }]);
    for (const [index, { number }] of clauses.entries())
      if (number !== `${name}-${index + 1}`)
        faults.push(`${name}.md: ${number} stands where ${name}-${index + 1} belongs`);
  }
  for (const { number, text, shownBy } of clausesOf(sections)) {
    if (shownBy.length === 0) faults.push(`${number} names no test: ${text}`);
    if (new Set(shownBy).size < shownBy.length) faults.push(`${number} names a test twice`);
    if (shownBy.length > 1 && shownBy.some((entry) => entry.startsWith('none: ')))
      faults.push(`${number} has a test and needs none`);
    faults.push(
      ...shownBy.flatMap((entry) => {
        const fault = faultOf(entry, testsOf);
        return fault === undefined ? [] : [`${number}: ${fault}`];
      }),
    );
  }
  return faults;
}

/** How many clauses name tests and how many need none, in one line. */
export function summaryOf(sections: readonly Section[]): string {
  const clauses = clausesOf(sections);
  const none = clauses.filter(({ shownBy }) => shownBy.some((entry) => entry.startsWith('none: '))).length;
  return `${clauses.length} clauses: ${clauses.length - none} name tests, ${none} state no behaviour`;
}

/** Compares section names such as `2.9` and `2.10` by their numbers. */
const byNumber = (a: string, b: string): number => {
  const [x = [], y = []] = [a, b].map((name) => name.split('.').map(Number));
  return (x[0] ?? 0) - (y[0] ?? 0) || (x[1] ?? 0) - (y[1] ?? 0);
};

/** The repository's copy. */
export function readSpecification(): Section[] {
  return globSync('*.md', { cwd: folder })
    .map((file) => basename(file, '.md'))
    .filter((name) => name !== 'README')
    .toSorted(byNumber)
    .map((name) => readSection(name, readFileSync(join(folder, `${name}.md`), 'utf8')));
}

/** Text of a file of the repository; undefined where there is none. */
export function readRepositoryFile(path: string): string | undefined {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

if (import.meta.main) {
  const sections = readSpecification();
  const faults = faultsOf(sections, readRepositoryFile);
  process.stdout.write(`${[...faults, summaryOf(sections)].join('\n')}\n`);
  if (faults.length > 0) process.exitCode = 1;
}
