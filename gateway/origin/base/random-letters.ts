/** Codes that cannot be guessed. */
import { randomInt } from 'node:crypto';
import { COUPON_ALPHABET } from '../../contract/rules/coupons.ts';

/** Random letters and digits, none of which is taken for another one. */
export const randomLetters = (length: number): string =>
  Array.from({ length }, () => COUPON_ALPHABET[randomInt(COUPON_ALPHABET.length)]).join('');
