/**
 * `npm run changelog [-- --check]`: adds an entry to CHANGELOG.md for the commits since its last one: what changed in the public schema
 * and the commits' subjects. `--check` prints the entry and writes nothing.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BreakingChangeType, buildSchema, findSchemaChanges } from 'graphql';

const root = resolve(import.meta.dirname, '../..');
const file = join(root, 'CHANGELOG.md');
const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim();

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const changelog = readFileSync(file, 'utf8');
/** Start of each entry: the last commit that it covers. */
const MARKER = /^<!-- up to ([0-9a-f]{40}) -->$/gm;
const covered = [...changelog.matchAll(MARKER)];
if (covered.length === 0) throw new Error('CHANGELOG.md: no line `<!-- up to COMMIT -->`');

// A commit that is not in this history (a shallow clone, a rewritten branch) is skipped for an earlier entry's.
const last = covered.find(([, commit = '']) => isInHistory(commit));
const entry = last === undefined ? '' : entryOf(last[1] ?? '');
if (last === undefined) console.log('None of the commits of CHANGELOG.md is in this history.');
else if (entry === '') console.log('Nothing has changed since the last entry.');
else if (values.check) console.log(entry);
else {
  const start = covered[0]?.index ?? 0;
  const added = `<!-- up to ${git('rev-parse', 'HEAD')} -->\n\n${entry}\n\n`;
  writeFileSync(file, changelog.slice(0, start) + added + changelog.slice(start));
}

function isInHistory(commit: string): boolean {
  try {
    execFileSync('git', ['merge-base', '--is-ancestor', commit, 'HEAD'], { cwd: root, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The entry for all commits after one, as Markdown; empty without commits. */
function entryOf(from: string): string {
  const subjects = git('log', '--no-merges', '--format=- %s', `${from}..HEAD`);
  if (subjects === '') return '';
  const changes = findSchemaChanges(
    buildSchema(git('show', `${from}:schema.graphql`)),
    buildSchema(git('show', 'HEAD:schema.graphql')),
  ).filter(({ type }) => !/DESCRIPTION/i.test(type));
  const breaking = changes
    .filter(({ type }) => Object.hasOwn(BreakingChangeType, type))
    .map(({ description }) => `- ${description}`);
  const other = changes
    .filter(({ type }) => !Object.hasOwn(BreakingChangeType, type))
    .map(({ description }) => `- ${description}`);
  const date = git('log', '-1', '--format=%cs');
  return [
    `## ${date}`,
    ...section('Breaking changes of the GraphQL schema', breaking),
    ...section('Other changes of the GraphQL schema', other),
    ...section('Commits', [subjects]),
  ].join('\n');
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? ['', `### ${title}`, '', ...lines] : [];
}
