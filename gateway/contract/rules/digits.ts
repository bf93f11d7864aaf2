/** Numbers as people write or copy them, brought to the digits that the shop keeps. The client uses the same rules. */

/** What people write between the digits of a number: spaces, dots, slashes, brackets, dashes of any kind; and marks unseen. */
const BETWEEN_DIGITS = /[\s./()\p{Pd}\p{Cf}]/gu;

/** A number as an Arabic keyboard writes it, in Latin digits. */
const latinDigits = (typed: string): string =>
  typed.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660));

/** A number in Latin digits without what stands between them: `٢٠ ٧٠` becomes `2070`. The caller bounds its length. */
export const bareNumber = (typed: string): string => latinDigits(typed).replace(BETWEEN_DIGITS, '');

/** Whether a bare number is a Tunisian postal code: four digits, the first of which is never 0. */
export const isPostalCode = (code: string): boolean => /^[1-9]\d{3}$/.test(code);

/** An order's number such as `CMD-26-000042-3`, also from that of a part, which stands on its parcel; what is none stays what it is. */
export const bareOrderNumber = (typed: string): string =>
  bareNumber(typed.replace(/\/\d{1,2}\s*$/, ''))
    .toUpperCase()
    .replace(/^CMD(\d{2})(\d{6})(\d)$/, 'CMD-$1-$2-$3');
