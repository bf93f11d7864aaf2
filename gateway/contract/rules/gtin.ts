/** Global Trade Item Numbers (GS1): the number under a bar code. */

/** Most digits. */
export const MAX_GTIN = 14;

const FORM = /^(?:\d{8}|\d{12,14})$/;

/** The check digit that follows some digits: weights 3 and 1 in turn from the right, up to the next ten. */
export function gtinCheckDigit(digits: string): string {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1)
    sum += Number(digits[digits.length - 1 - place]) * (place % 2 === 0 ? 3 : 1);
  return String((10 - (sum % 10)) % 10);
}

/** The form in which numbers are compared: leading zeros have no meaning. */
export const wholeGtin = (gtin: string): string => gtin.padStart(MAX_GTIN, '0');

/** Whether a text is a GTIN of 8, 12, 13 or 14 digits with the right check digit. */
export const isGtin = (text: string): boolean =>
  FORM.test(text) && gtinCheckDigit(text.slice(0, -1)) === text.at(-1);
