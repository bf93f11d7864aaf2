import { describe, expect, it } from 'vitest';
import { readTsv, writeTsv } from './tsv.ts';

describe('cells of a spreadsheet', () => {
  it.each([
    [
      '1\t2\r\n3\t4\r\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['12,5', [['12,5']]],
    ['a\t\tb\n\n', [['a', '', 'b'], ['']]],
    ['"a\tb\nc"\t"d ""e"""', [['a\tb\nc', 'd "e"']]],
    // A measure in inches is no quotation.
    ['"5\tb', [['"5', 'b']]],
    ['"5" x\tb', [['"5" x', 'b']]],
    ['', []],
  ])('are read from %j', (text, rows) => {
    expect(readTsv(text)).toEqual(rows);
  });

  it('are read as they were written', () => {
    const rows = [
      ['a', 'b "c"', ''],
      ['d\te', 'f\ng', '12,500'],
    ];
    expect(readTsv(writeTsv(rows))).toEqual(rows);
  });
});
