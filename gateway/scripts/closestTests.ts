/** Selects the tests that are closest to changed files, within a time budget. */
import { dirname, posix } from 'node:path';

/** Files by path from the repository's root, with their sources. */
export type Sources = ReadonlyMap<string, string>;

export interface Choice {
  /** Test files to run, the closest first. */
  chosen: string[];
  /** Related test files beyond the budget. */
  left: string[];
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s*['"](\.[^'"]+)['"]|import\(\s*['"](\.[^'"]+)['"]\s*\)|\n\s*import\s+['"](\.[^'"]+)['"]/g;
const TEST = /\.test\.tsx?$/;
/** Assumed for a test file without an earlier run (ms). */
const UNKNOWN_MS = 5_000;

/**
 * Test files in the order of their import distance to the changed files: a changed test, a test beside the file or one that imports it,
 * one that imports an importer, and so on.
 * @param durations of test files in an earlier run (ms)
 * @param budget sum of durations to choose (ms); the closest test is always chosen
 */
export function closestTests(
  sources: Sources,
  changed: readonly string[],
  durations: ReadonlyMap<string, number>,
  budget: number,
): Choice {
  const importers = importersOf(sources);
  const distance = new Map<string, number>();
  let front = new Set(changed);
  // A file that is not a module (a schema, a text, a style sheet) is tested by the tests of its folder.
  for (const file of changed)
    for (const other of sources.keys())
      if (TEST.test(other) && dirname(other) === dirname(file)) distance.set(other, 1);
  for (let steps = 0; front.size > 0; steps += 1) {
    const next = new Set<string>();
    for (const file of front) {
      if ((distance.get(file) ?? Number.POSITIVE_INFINITY) > steps) distance.set(file, steps);
      for (const importer of importers.get(file) ?? []) if (!distance.has(importer)) next.add(importer);
    }
    front = next;
  }
  const tests = [...distance]
    .filter(([file]) => TEST.test(file) && sources.has(file))
    .toSorted(([a, near], [b, far]) => near - far || a.localeCompare(b))
    .map(([file]) => file);
  const choice: Choice = { chosen: [], left: [] };
  let sum = 0;
  for (const file of tests) {
    sum += durations.get(file) ?? UNKNOWN_MS;
    if (sum <= budget || choice.chosen.length === 0) choice.chosen.push(file);
    else choice.left.push(file);
  }
  return choice;
}

/** Files that import each file. */
function importersOf(sources: Sources): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, source] of sources)
    for (const match of `\n${source}`.matchAll(IMPORT)) {
      const target = posix.join(posix.dirname(file), match[1] ?? match[2] ?? match[3] ?? '');
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  return importers;
}
