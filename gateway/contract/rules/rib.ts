/** Bank account numbers of Tunisia: “relevé d’identité bancaire”, 20 digits, of which the last two are a check key. */

/** The digits of what was typed, without spaces and separators. */
export const ribDigits = (typed: string): string => typed.replaceAll(/[\s.-]/g, '');

/** Whether a text is 20 digits with the right key: the whole number is divisible by 97. */
export const isRib = (rib: string): boolean => /^\d{20}$/.test(rib) && BigInt(rib) % 97n === 0n;

/** A number as roles without bank details see it: the last six digits. */
export const maskedRib = (rib: string): string => `••• ${rib.slice(-6)}`;
