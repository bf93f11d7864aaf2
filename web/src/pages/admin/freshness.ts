import type { AdminFreshness } from '../../relay/useAdminQuery.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long answers of the back office are good for and how failed reads are tried again: section 9 of the specification. */
export const adminFreshness = {
  /** Lists of categories, products, users, orders, tickets and coupons. */
  list: { staleAfter: HOUR, retries: 3 },
  /** One order, lists of sellers, the home page. */
  detail: { staleAfter: 5 * MINUTE, retries: 3 },
  /** The confirmation desk, where several people work on one queue. */
  desk: { staleAfter: 30_000, retries: 3 },
  /** One seller. */
  seller: { staleAfter: 5 * MINUTE, retries: 1 },
  /** What filters offer. */
  options: { staleAfter: 24 * HOUR, retries: 2 },
  /** What is asked for each time: results of a search. */
  never: { staleAfter: 0, retries: 1 },
} as const satisfies Record<string, AdminFreshness>;
