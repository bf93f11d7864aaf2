import { describe, expect, it } from 'vitest';
import { moveRadio } from './moveRadio.ts';

describe('the keys of a row of radios', () => {
  it.each([
    ['ArrowRight', false, 0, 1],
    ['ArrowLeft', false, 1, 0],
    ['ArrowDown', false, 0, 1],
    ['ArrowUp', false, 1, 0],
    ['ArrowLeft', true, 0, 1],
    ['ArrowRight', true, 1, 0],
    ['ArrowDown', true, 0, 1],
    ['ArrowRight', false, 2, 0],
    ['ArrowLeft', false, 0, 2],
    ['Home', true, 1, 0],
    ['End', true, 1, 2],
    ['Tab', false, 1, undefined],
  ] as const)('%s (right to left: %s) goes from %i to %s', (key, rtl, from, to) => {
    expect(moveRadio(key, rtl, from, 3)).toBe(to);
  });

  it('do nothing in an empty row', () => expect(moveRadio('End', false, 0, 0)).toBeUndefined());
});
