/** Finds the tests that a source file of Vitest or Playwright declares, by their titles and without running it. */

export interface DeclaredTest {
  /** As in the source: `%s` and `${…}` stand for values. */
  title: string;
  /** It never runs, or only in some environments. */
  skipped: boolean;
  /** Whether a title is this test's, within groups of the given titles. */
  matches(title: string, groups?: readonly string[]): boolean;
}

const CALL = /(?<=^|[\s;{])(test|it|describe)((?:\.\w+)*)\(/g;
const NOT_EVERYWHERE = /skip|fixme|todo|runIf/i;

/** The first string literal at the start of a text, without its quotes; undefined: there is none. */
function leadingString(text: string): string | undefined {
  return /^\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/s.exec(text)?.[2]?.replaceAll(/\\(.)/gs, '$1');
}

/** Index after the parenthesis that closes the one before `start`. Strings are skipped; regular expressions are not recognised. */
function behindCall(source: string, start: number): number {
  let depth = 1;
  for (let at = start; at < source.length; at += 1) {
    const sign = source[at] ?? '';
    if (sign === '(') depth += 1;
    else if (sign === ')') {
      depth -= 1;
      if (depth === 0) return at + 1;
    } else if (sign === "'" || sign === '"' || sign === '`')
      for (at += 1; at < source.length && source[at] !== sign; at += 1) if (source[at] === '\\') at += 1;
  }
  return source.length;
}

/** Whether a declared title can become the given one. One that consists of values only is its own text. */
function canBecome(declared: string, title: string): boolean {
  if (declared === title) return true;
  const parts = declared.split(/\$\{[^}]*\}|%[sdifjo]|\$\w+/);
  if (parts.length === 1 || parts.every((part) => !/\p{L}/u.test(part))) return false;
  const pattern = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.+');
  return new RegExp(`^${pattern}$`, 's').test(title);
}

/** All tests of a source, in its order. Relies on the formatter's indentation for where a group ends. */
export function findTests(text: string): DeclaredTest[] {
  // Commented out code does not run.
  const source = text.replaceAll(/^\s*\/\/.*$/gm, '');
  const tests: DeclaredTest[] = [];
  const groups: { title: string; skipped: boolean; end: number }[] = [];
  for (const match of source.matchAll(CALL)) {
    const [, name, modifiers = ''] = match;
    let start = match.index + match[0].length;
    let title = leadingString(source.slice(start, start + 2_000));
    if (/\.(?:each|for|skipIf|runIf)$/.test(modifiers)) {
      start = behindCall(source, start);
      title = source[start] === '(' ? leadingString(source.slice(start + 1, start + 2_000)) : undefined;
    }
    if (title === undefined) continue;
    while ((groups.at(-1)?.end ?? Infinity) < match.index) groups.pop();
    const skipped = NOT_EVERYWHERE.test(modifiers) || groups.some((group) => group.skipped);
    if (name === 'describe') {
      const lineStart = source.lastIndexOf('\n', match.index) + 1;
      const indent = /^ */.exec(source.slice(lineStart))?.[0] ?? '';
      const end = source.indexOf(`\n${indent}}`, match.index);
      groups.push({ title, skipped, end: end < 0 ? source.length : end });
      continue;
    }
    const around = groups.map((group) => group.title);
    const declared = title;
    tests.push({
      title,
      skipped,
      matches: (wanted, within = []) =>
        canBecome(declared, wanted) &&
        within.every((group) => around.some((candidate) => canBecome(candidate, group))),
    });
  }
  return tests;
}
