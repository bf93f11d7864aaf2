/** Formats a Tunisian number as `+216 98 123 456`; other numbers are unchanged. */
export const formatPhone = (phone: string): string =>
  phone.replace(/^\+216(\d{2})(\d{3})(\d{3})$/, '+216\u00a0$1\u00a0$2\u00a0$3');
