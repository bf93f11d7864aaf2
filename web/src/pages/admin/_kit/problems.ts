import type { AreaKey } from '../../../i18n/translate.ts';

/** Codes with a text of their own; others are reported with the general one. */
const KNOWN_CODES = [
  'CONFLICT',
  'FORBIDDEN',
  'FROZEN',
  'INVALID',
  'IN_USE',
  'LAST_OWNER',
  'NOT_FOUND',
  'RATE_LIMITED',
  'REQUIRED',
  'STALE',
  'STOCK_MOVED',
  'TAKEN',
  'TOO_LONG',
  'TOO_SHORT',
] as const;

/** Text key of an error code. */
export function problemKey(code: string): AreaKey<'admin'> {
  const known = KNOWN_CODES.find((one) => one === code);
  return `problem.${known ?? 'OTHER'}`;
}
