import { expect, it } from 'vitest';
import { daySpans } from './daySpans.ts';

it('joins days that follow each other, in the order of the week', () => {
  expect(daySpans([6, 1, 2, 3, 5])).toEqual([
    [1, 3],
    [5, 6],
  ]);
  expect(daySpans([7])).toEqual([[7, 7]]);
  expect(daySpans([0, 8])).toEqual([]);
});
