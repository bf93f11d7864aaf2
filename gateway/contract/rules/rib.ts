/** Bank account numbers of Tunisia: “relevé d’identité bancaire”, 20 digits, of which the last two are a check key. */

/** The digits of what was typed, without spaces and separators. */
export const ribDigits = (typed: string): string => typed.replaceAll(/[\s.-]/g, '');

/** Whether a text is 20 digits with the right key: the whole number is divisible by 97. */
export const isRib = (rib: string): boolean => /^\d{20}$/.test(rib) && BigInt(rib) % 97n === 0n;

/** The account number that begins with these 18 digits: bank, branch and account, with its key. */
export const withRibKey = (digits: string): string =>
  `${digits}${String(97n - ((BigInt(digits) * 100n) % 97n)).padStart(2, '0')}`;

/** A number as roles without bank details see it: the last six digits. */
export const maskedRib = (rib: string): string => `••• ${rib.slice(-6)}`;
