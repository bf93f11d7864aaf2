/** Normalises numbers that people type or paste. The web client uses the same rules. */

/** Separators between digits: spaces, dots, slashes, brackets, dashes of any kind, and invisible characters. */
const BETWEEN_DIGITS = /[\s./()\p{Pd}\p{Cf}]/gu;

/** Converts Arabic digits to Latin ones. */
export const latinDigits = (typed: string): string =>
  typed.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660));

/** Converts digits to Latin ones and removes separators: `٢٠ ٧٠` becomes `2070`. The caller limits the length. */
export const bareNumber = (typed: string): string => latinDigits(typed).replace(BETWEEN_DIGITS, '');

/** Whether a normalised number is a Tunisian postal code: four digits, the first of which is not 0. */
export const isPostalCode = (code: string): boolean => /^[1-9]\d{3}$/.test(code);

/** Extracts an order number such as `CMD-26-000042-3`, also from that of a sub-order as printed on its parcel; returns other text unchanged. */
export const bareOrderNumber = (typed: string): string =>
  bareNumber(typed.replace(/\/\d{1,2}\s*$/, ''))
    .toUpperCase()
    .replace(/^CMD(\d{2})(\d{6})(\d)$/, 'CMD-$1-$2-$3');
