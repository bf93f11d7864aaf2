import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barcodeSvg, code128 } from './code128.ts';

/** Bars and gaps of a drawing, in modules, without the quiet zones. */
function modulesOf(svg: string): string {
  const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const modules = Array.from({ length: width }, () => '0');
  for (const [, at, bar] of svg.matchAll(/M(\d+) 0h(\d+)/g))
    modules.fill('1', Number(at), Number(at) + Number(bar));
  return modules.join('').replace(/^0{10}|0{10}$/g, '');
}

describe('a bar code', () => {
  it('matches the standard', () => {
    // The usual example of Code 128 in set B: start, P, J, J, 1, 2, 3, C, check, stop.
    expect(code128('PJJ123C')).toEqual([104, 48, 42, 42, 17, 18, 19, 35, 55, 106]);
    expect(modulesOf(barcodeSvg('PJJ123C'))).toBe(
      '1101001000011101110110101101110001011011100010011100110110011100101100101110010001000110111010001101100011101011',
    );
  });

  it('has a character of eleven modules with an even number of dark ones for each sign, all different', () => {
    const signs = Array.from({ length: 95 }, (_, value) => String.fromCodePoint(value + 32));
    const drawn = signs.map((sign) => modulesOf(barcodeSvg(sign)).slice(11, 22));
    expect(new Set(drawn).size).toBe(95);
    for (const pattern of drawn) {
      expect(pattern).toMatch(/^1.{9}0$/);
      expect(pattern.replaceAll('0', '').length % 2).toBe(0);
    }
  });

  it('can be decoded, with a valid check digit', () => {
    const text = fc.string({
      unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCodePoint(code)),
      maxLength: 30,
    });
    fc.assert(
      fc.property(text, (given) => {
        const values = code128(given);
        const signs = values.slice(1, -2);
        expect(String.fromCodePoint(...signs.map((value) => value + 32))).toBe(given);
        const sum = signs.reduce((total, value, index) => total + value * (index + 1), values[0] ?? 0);
        expect(values.at(-2)).toBe(sum % 103);
        expect(modulesOf(barcodeSvg(given))).toHaveLength(11 * (values.length - 1) + 13);
      }),
    );
    expect(() => code128('é')).toThrow(RangeError);
  });
});
