/** An amount as people type it, `12,5` or `1 200.750`, as the schema's decimal of dinars; null when it is none. */
export function readAmount(text: string): string | null {
  const plain = text.replaceAll(/[\s\u00A0\u202F]/g, '').replace(',', '.');
  const match = /^(\d{1,9})(?:\.(\d{1,3}))?$/.exec(plain);
  if (match === null) return null;
  const [, whole = '0', fraction = ''] = match;
  return `${Number(whole)}.${fraction.padEnd(3, '0')}`;
}

/** As `readAmount`, with a sign: `-2`, `+1,5`. */
export function readSignedAmount(text: string): string | null {
  const [, sign = '', rest = ''] = /^\s*([-−+]?)\s*(.*)$/u.exec(text) ?? [];
  const amount = readAmount(rest);
  return amount !== null && (sign === '-' || sign === '−') && Number(amount) > 0 ? `-${amount}` : amount;
}

/** The schema's decimal of dinars as it is typed in a language: with a comma, except in English. */
export const editableAmount = (amount: string, language: string): string =>
  language === 'en' ? amount : amount.replace('.', ',');
