import { expect, it } from 'vitest';
import { fileProblem } from './choosePicture.ts';

it.each([
  ['image/jpeg', 5_242_880, undefined],
  ['image/jpeg', 5_242_881, 'tooLarge'],
  ['image/webp', 0, undefined],
  ['application/pdf', 10, 'notPicture'],
  ['', 10, 'notPicture'],
] as const)('a file of type %j with %i bytes: %s', (type, size, problem) => {
  expect(fileProblem({ type, size })).toBe(problem);
});
