import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortClassNames } from './classNames.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const classes = globSync('src/**/*.module.css', { cwd: root }).flatMap((file) =>
  [
    ...new Set(
      [...readFileSync(join(root, file), 'utf8').matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name),
    ),
  ].map((name) => [file, name] as const),
);

describe('names of classes', () => {
  const nameOf = shortClassNames(root);
  const names = classes.map(([file, name]) => nameOf(file, name));

  it('are different for all classes, and the same whatever is asked for first', () => {
    expect(classes.length).toBeGreaterThan(1_000);
    expect(new Set(names).size).toBe(classes.length);
    const again = shortClassNames(root);
    expect(classes.toReversed().map(([file, name]) => again(file, name))).toEqual(names.toReversed());
  });

  it('are short, and nothing that a content blocker hides', () => {
    expect(names.filter((name) => name.length === 3).length / names.length).toBeGreaterThan(0.95);
    expect(names.filter((name) => !/^[A-Z]\w{2,5}$/.test(name) || /ad|ban|pub|spo/i.test(name))).toEqual([]);
  });
});
