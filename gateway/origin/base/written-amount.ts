/** Amounts in files that people and other systems write. */
import type { Millimes } from '../../contract/money.ts';

/**
 * An amount as carriers and sellers write it: `38,000`, `1 234,5`, `1.234,500 TND`. The last mark is the decimal one, with at most three places.
 * undefined: it is no amount.
 */
export function readMillimes(written: string): Millimes | undefined {
  const plain = written.replace(/(?:tnd|dt|د\.ت)\.?$/i, '').replaceAll(/[\s\u00a0\u202f']/g, '');
  const match = /^(\d{1,3}(?:[.,]\d{3})*|\d+)(?:[.,](\d{1,3}))?$/.exec(plain);
  if (!match) return undefined;
  let [, whole = '', places = ''] = match;
  const last = Math.max(plain.lastIndexOf(','), plain.lastIndexOf('.'));
  if (last >= 0) {
    whole = plain.slice(0, last);
    places = plain.slice(last + 1);
  }
  const digits = whole.replaceAll(/[.,]/g, '');
  if (digits.length > 9) return undefined;
  return Number(digits) * 1_000 + Number(places.padEnd(3, '0'));
}
