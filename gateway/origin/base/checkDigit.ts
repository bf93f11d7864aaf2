/** A check digit that detects one mistyped digit and most swapped neighbours (Luhn). */

function luhn(digits: string): number {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 0 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return (10 - (sum % 10)) % 10;
}

/** The check digit for a sequence of digits. */
export const checkDigit = (digits: string): string => String(luhn(digits));

/** Whether the last digit is the check digit of the preceding ones. */
export const isChecked = (digits: string): boolean =>
  /^\d{2,}$/.test(digits) && checkDigit(digits.slice(0, -1)) === digits.at(-1);
