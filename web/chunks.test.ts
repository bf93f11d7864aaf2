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
