import type { AreaKey } from '../../../i18n/translate.ts';

/**
 * An error of a payload; `changedBy` and `changedAt` belong to a field that another admin has changed, `usedBy` and `useCount` to what is
 * in use or frozen, `stock` to one that moved.
 */
export interface Problem {
  readonly field: readonly string[];
  readonly code: string;
  readonly message?: string;
  readonly changedBy?: string | null;
  readonly changedAt?: string | null;
  readonly usedBy?: string | null;
  readonly useCount?: number | null;
  readonly stock?: number | null;
}

/** Codes with a text of their own; others are reported with the general one. */
const KNOWN_CODES = [
  'CONFLICT',
  'FORBIDDEN',
  'FROZEN',
  'INVALID',
  'IN_USE',
  'LAST_OWNER',
  'NOT_FOUND',
  'PASSWORD_REQUIRED',
  'RATE_LIMITED',
  'REQUIRED',
  'STALE',
  'STOCK_MOVED',
  'TAKEN',
  'TOO_LONG',
  'TOO_SHORT',
  'TWO_STEP_REQUIRED',
  'UNAUTHENTICATED',
] as const;

/** Text key of an error code. */
export function problemKey(code: string): AreaKey<'admin'> {
  const known = KNOWN_CODES.find((one) => one === code);
  return `problem.${known ?? 'OTHER'}`;
}
