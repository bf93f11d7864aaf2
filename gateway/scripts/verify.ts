/**
 * `npm run verify [-- --base REF]`: runs the tests closest to what changed since a commit, after the check. The base is where the branch
 * left `origin/main`; without changes since then, the last commit. `--smoke`: the very closest only, without the check.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { closestTests } from './closestTests.ts';

const root = resolve(import.meta.dirname, '../..');
/** Sum of the durations of the chosen tests (ms); two of them run at a time. */
const BUDGET = 90_000;
/** The same of its short form (ms). */
const SMOKE_BUDGET = 8_000;

const { values } = parseArgs({
  options: { base: { type: 'string' }, smoke: { type: 'boolean', default: false } },
});
const changed = values.base === undefined ? sinceBranch() : changedSince(values.base);
const sources = new Map(
  globSync('{gateway,web}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }).map(
    (file) => [file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')],
  ),
);
const { chosen, left } = closestTests(
  sources,
  changed,
  readDurations(),
  values.smoke ? SMOKE_BUDGET : BUDGET,
);
console.log(
  `${changed.length} changed files, ${chosen.length} test files${left.length > 0 ? `; ${left.length} less close ones are left to npm test` : ''}`,
);
let failed = false;
for (const folder of ['gateway', 'web']) {
  const files = chosen.filter((file) => file.startsWith(`${folder}/`)).map((file) => relative(folder, file));
  if (files.length === 0) continue;
  const { status } = spawnSync('vitest', ['run', '--root', folder, ...files], {
    cwd: root,
    stdio: 'inherit',
  });
  failed ||= status !== 0;
}
process.exitCode = failed ? 1 : 0;

function git(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** Files that differ from a commit, in the working tree too. */
function changedSince(ref: string): string[] {
  const differing = git('diff', '--name-only', '--diff-filter=d', ref);
  return [...new Set([...differing, ...git('ls-files', '--others', '--exclude-standard')])];
}

function sinceBranch(): string[] {
  let base = 'HEAD';
  try {
    base = git('merge-base', 'HEAD', 'origin/main')[0] ?? base;
  } catch {
    // A clone without that branch.
  }
  const files = changedSince(base);
  return files.length > 0 ? files : changedSince('HEAD~1');
}

/** Durations of test files in the reports of the last `npm test` (ms). */
function readDurations(): Map<string, number> {
  const durations = new Map<string, number>();
  for (const name of ['gateway', 'web']) {
    try {
      const report = JSON.parse(readFileSync(join(root, '.cache/results', `${name}.json`), 'utf8')) as {
        testResults: { name: string; startTime: number; endTime: number }[];
      };
      for (const { name: file, startTime, endTime } of report.testResults)
        durations.set(relative(root, file), endTime - startTime);
    } catch {
      // No earlier run.
    }
  }
  return durations;
}
