/** Every sentence of the specification about the storefront has a test that is really there. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const here = import.meta.dirname;
const web = resolve(here, '../..');
const root = resolve(web, '..');

/** File of a row's test: browser tests by their name, others by their path. */
function fileOf(name: string): string {
  if (name.startsWith('gateway/')) return join(root, name);
  return name.includes('/') ? join(web, name) : join(web, 'e2e', name);
}

/** Why a reference shows nothing; undefined: it does. */
function fault(reference: string): string | undefined {
  const [file, ...title] = reference.split(' › ');
  if (file === undefined || title.length === 0) return `"${reference}" is not "file › title"`;
  const path = fileOf(file);
  if (!existsSync(path)) return `there is no ${file}`;
  const source = readFileSync(path, 'utf8');
  // Titles are string or template literals; a template's values stand for anything.
  const titles = [
    ...source.matchAll(/\b(?:test|it)(\.[\w.]+)?(?:\([^)]*\))?\(\s*(['"`])((?:\\.|(?!\2).)*)\2/gs),
  ];
  const found = titles.find(([, , , text]) => {
    const pattern = (text ?? '')
      .replaceAll(/\\(.)/g, '$1')
      .split(/\$\{[^}]*\}|%[sdioj]|\$\w+/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.+');
    return new RegExp(`^${pattern}$`, 's').test(title.join(' › '));
  });
  if (found === undefined) return `${file} has no test "${title.join(' › ')}"`;
  return /skip|fixme|todo/.test(found[1] ?? '') ? `"${title.join(' › ')}" is skipped` : undefined;
}

describe.each(globSync('*.md', { cwd: here }).filter((file) => file !== 'README.md'))('%s', (file) => {
  const rows = readFileSync(join(here, file), 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );

  test('has rows of three cells, each number once and of this section', () => {
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((cells) => cells.length !== 3)).toEqual([]);
    const numbers = rows.map(([number]) => number ?? '');
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.filter((number) => !number.startsWith(`${basename(file, '.md')}-`))).toEqual([]);
  });

  test('each sentence is shown by a test', () => {
    const faults = rows.flatMap(([number, sentence, tests = '']) =>
      tests === ''
        ? [`${number} has no test: ${sentence}`]
        : tests
            .split('<br>')
            .map((reference) => fault(reference.trim()))
            .filter((reason) => reason !== undefined)
            .map((reason) => `${number}: ${reason}`),
    );
    expect(faults).toEqual([]);
  });
});
