import { expect, it } from 'vitest';
import { fitWithin } from './scale.ts';

it.each([
  [4000, 3000, 1280, 960],
  [3000, 4000, 960, 1280],
  [640, 480, 640, 480],
  [20_000, 3, 1280, 1],
])('%i × %i is sent as %i × %i', (width, height, smallerWidth, smallerHeight) => {
  expect(fitWithin(width, height)).toEqual({ width: smallerWidth, height: smallerHeight });
});
