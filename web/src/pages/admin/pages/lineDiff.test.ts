import { describe, expect, it } from 'vitest';
import { lineDiff, shortDiff } from './lineDiff.ts';

const SIGNS = { same: ' ', removed: '-', added: '+' };
const show = (before: string[], after: string[]) =>
  lineDiff(before.join('\n'), after.join('\n')).map(({ kind, text }) => `${SIGNS[kind]}${text}`);

describe('the difference of two texts', () => {
  it('names what was removed and added', () => {
    expect(show(['a', 'b', 'c', 'd'], ['a', 'x', 'c', 'y', 'd'])).toEqual([
      ' a',
      '-b',
      '+x',
      ' c',
      '+y',
      ' d',
    ]);
    expect(show(['a'], ['a'])).toEqual([' a']);
    expect(show(['a', 'a'], ['a'])).toEqual([' a', '-a']);
  });

  it('of long texts without common lines is found at once', () => {
    const long = (mark: string) => Array.from({ length: 20_000 }, (_, n) => `${mark}${n}`);
    expect(show(long('a'), long('b'))).toHaveLength(40_000);
  });

  it('leaves out what is far from a change', () => {
    const text = ['1', '2', '3', '4', '5', '6', '7'];
    const shown = shortDiff(text.join('\n'), [...text, '8'].join('\n'));
    expect(shown.map((line) => line?.text ?? '…')).toEqual(['…', '6', '7', '8']);
  });
});
