import { expect, it } from 'vitest';

import { moveActive } from './moveActive.ts';

it('goes down and up through the options and the field, round and round', () => {
  expect([-1, 0, 1].map((at) => moveActive('ArrowDown', false, at, 2))).toEqual([0, 1, -1]);
  expect([-1, 0, 1].map((at) => moveActive('ArrowUp', false, at, 2))).toEqual([1, -1, 0]);
});

it('leaves other keys, and a list without options, alone', () => {
  expect(moveActive('Home', false, 0, 2)).toBeUndefined();
  expect(moveActive('ArrowDown', true, 0, 2)).toBeUndefined();
  expect(moveActive('ArrowDown', false, -1, 0)).toBeUndefined();
});
