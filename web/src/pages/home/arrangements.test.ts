import { expect, it } from 'vitest';

import { paths } from '../../paths.ts';
import { arrangementOf } from './arrangements.ts';

it('shows the same sections on all three home pages, each once', () => {
  const sections = arrangementOf(paths.home());
  expect(new Set(sections).size).toBe(sections.length);
  for (const other of [paths.home2(), paths.home3()]) {
    expect(arrangementOf(other)).not.toEqual(sections);
    expect(arrangementOf(other).toSorted()).toEqual(sections.toSorted());
  }
});

it('start with the hero, the assistant and the deals', () => {
  expect(arrangementOf(paths.home())[0]).toBe('stage');
  expect(arrangementOf(paths.home2())[0]).toBe('smartSearch');
  expect(arrangementOf(paths.home3())[0]).toBe('flashSales');
});
