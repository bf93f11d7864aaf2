import { expect, it } from 'vitest';

import { moveActive } from './moveActive.ts';

it('moves down and up through the options and the field, wrapping around', () => {
  expect([-1, 0, 1].map((at) => moveActive('ArrowDown', false, at, 2))).toEqual([0, 1, -1]);
  expect([-1, 0, 1].map((at) => moveActive('ArrowUp', false, at, 2))).toEqual([1, -1, 0]);
});

it('moves to the first and the last option, unless the caret moves in the field', () => {
  expect(moveActive('Home', false, 2, 3)).toBe(0);
  expect(moveActive('End', false, 0, 3)).toBe(2);
  expect(moveActive('Home', false, -1, 3)).toBeUndefined();
  expect(moveActive('End', false, -1, 3)).toBeUndefined();
});

it('ignores other keys, and a list without options', () => {
  expect(moveActive('a', false, 0, 2)).toBeUndefined();
  expect(moveActive('ArrowDown', true, 0, 2)).toBeUndefined();
  expect(moveActive('ArrowDown', false, -1, 0)).toBeUndefined();
});
