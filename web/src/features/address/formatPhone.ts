/** A Tunisian number, by the groups of digits in which it is written. */
const TUNISIAN = /^\+216(\d{2})(\d{3})(\d{3})$/;

/** A Tunisian number without its prefix, for a field that shows it: `98 123 456`; other numbers are unchanged. */
export const withoutPrefix = (phone: string): string => phone.replace(TUNISIAN, '$1 $2 $3');

/** Formats a Tunisian number as `+216 98 123 456`; other numbers are unchanged. */
export const formatPhone = (phone: string): string => phone.replace(TUNISIAN, '+216\u00a0$1\u00a0$2\u00a0$3');
