/** The log of personal data that staff read. */

/** Ways in which personal data are read. */
export const ACCESS_REASONS = ['OPEN', 'BANK_ACCOUNT', 'DOCUMENT', 'SEARCH', 'PRINT', 'EXPORT'] as const;
export type AccessReason = (typeof ACCESS_REASONS)[number];

/** For this long the same person reading the same object in the same way is one entry (minutes). */
export const ACCESS_MINUTES = 15;

/** Kinds of objects in the log: tables, `exports` for the file of a list, and `search` for a search that found nothing. */
export const ACCESS_ENTITIES = [
  'orders',
  'users',
  'tickets',
  'sellers',
  'payout_batches',
  'newsletter_subscribers',
  'exports',
  'search',
] as const;
