import { expect, it } from 'vitest';

import { paths } from '../../paths.ts';
import { arrangementOf } from './arrangements.ts';

it('shows the same sections on all three home pages, each once', () => {
  const sections = arrangementOf(paths.home(), null);
  expect(new Set(sections).size).toBe(sections.length);
  for (const other of [paths.home2(), paths.home3()]) {
    expect(arrangementOf(other, null)).not.toEqual(sections);
    expect(arrangementOf(other, null).toSorted()).toEqual(sections.toSorted());
  }
});

it('starts with the hero, the assistant and the deals', () => {
  expect(arrangementOf(paths.home(), null)[0]).toBe('STAGE');
  expect(arrangementOf(paths.home2(), null)[0]).toBe('SMART_SEARCH');
  expect(arrangementOf(paths.home3(), null)[0]).toBe('FLASH_SALES');
});

it('follows the order of an admin', () => {
  expect(arrangementOf(paths.home(), ['STAGE', 'BEST'])).toEqual(['STAGE', 'BEST']);
});
