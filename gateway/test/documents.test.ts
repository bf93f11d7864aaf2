/** The documents name files that exist, and the walks of CONTRIBUTING.md name none twice without a reason. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8');
const files = globSync(['*.md', 'gateway/docs/*.md'], { cwd: root });

/** Files and folders named in backticks, from the root of the repository. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`((?:gateway|web)\/[^`\s<*…]+)`/g)].map(([, path = '']) => path);

it('finds the documents', () => {
  expect(files).toEqual(
    expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'gateway/docs/operations.md']),
  );
});

describe.each(files)('%s', (file) => {
  const text = read(file);

  it('names files that exist', () => {
    expect(pathsIn(text).filter((path) => !existsSync(resolve(root, path)))).toEqual([]);
  });

  it('links to files that exist', () => {
    const targets = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target);
    expect(targets.filter((target) => !existsSync(resolve(root, dirname(file), target)))).toEqual([]);
  });
});

describe('the walks', () => {
  const [, section = ''] = /^## Walks\n(.*?)^## /ms.exec(read('CONTRIBUTING.md')) ?? [];
  const walks = section.split(/^### /m).slice(1);

  it('are those of the four requests', () => {
    expect(walks.map((walk) => walk.split('\n', 1)[0])).toEqual([
      'A product listing',
      'A reply of the assistant',
      'Placing an order',
      'Who am I',
    ]);
  });

  it.each(walks)('visit a file once, or give a reason: %#', (walk) => {
    const steps = walk.split(/^\d+\. /m).slice(1);
    expect(steps.length).toBeGreaterThan(10);
    const visited = new Set<string>();
    for (const step of steps) {
      const paths = pathsIn(step);
      expect(paths, step).not.toEqual([]);
      if (!/` again: /.test(step))
        expect(
          paths.filter((path) => visited.has(path)),
          step,
        ).toEqual([]);
      for (const path of paths) visited.add(path);
    }
  });

  it.each(walks)('are numbered in order: %#', (walk) => {
    const numbers = [...walk.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});
