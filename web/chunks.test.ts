import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { liesAt } from './chunks.ts';

it('a chunk is described by existing places: a folder, a module, a module with its style', () => {
  const src = new URL('src/', import.meta.url).pathname;
  const isInside = liesAt('features/slides', 'design/money', 'design/static/Field');
  expect(
    [
      'features/slides/SlideControls.tsx',
      'design/money.ts',
      'design/static/Field.module.css',
      'design/static/FieldRow.tsx',
      'features/slidesOther/a.ts',
    ].map((path) => isInside(src + path)),
  ).toEqual([true, true, true, false, false]);
  expect(() => liesAt('features/slide')).toThrow('nothing lies at web/src/features/slide');
  expect(() => liesAt('nowhere/at/all')).toThrow('nothing lies at');
});

const manifest = new URL('dist/client/.vite/manifest.json', import.meta.url);

// Of two that load each other one is run before what it uses is there: a rule of a form was undefined, and any value was valid.
it.skipIf(!existsSync(manifest))('no chunk loads one that loads it, directly or through others', () => {
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<
    string,
    { imports?: readonly string[] }
  >;
  const done = new Set<string>();
  const cycles: string[] = [];
  const follow = (chunk: string, path: readonly string[]): void => {
    const start = path.indexOf(chunk);
    if (start !== -1) cycles.push([...path.slice(start), chunk].join(' > '));
    if (start !== -1 || done.has(chunk)) return;
    for (const next of chunks[chunk]?.imports ?? []) follow(next, [...path, chunk]);
    done.add(chunk);
  };
  for (const chunk of Object.keys(chunks)) follow(chunk, []);
  expect(cycles).toEqual([]);
});
