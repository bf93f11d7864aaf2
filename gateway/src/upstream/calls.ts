/** Calls of an upstream by kind: paths with what varies in them left out, for the breaker and for the log. */

/** Path segments that are words of the API; all others are ids, slugs or keys. */
const WORDS: ReadonlySet<string> = new Set(
  `v1 admin user products manage variants patch archive stock category-tree move merge impact flash-sale redirects product category brand filter-options by-ids by-number by-slug by-token related reviews of categories brands shops promos pages
  homepages-name orders cancel cancellation pay return status inspection payment transition refunds sellers ledger payouts shipments label
  tickets messages notes assignee canned-answers users webhooks webhook-subscriptions deliveries secret verify test replay dead-letters claim settle invoices payments methods check simulated addresses delete export
  points history profile sessions revoke wishlist add get ids remove auth login logout recover register reset cart quote
  delivery times events mail welcome unsubscribe seller-applications coupons confirm search suggestions
  audit changes undo staff staff-invitation role invitations views media replace restore signature
  bot bot-query read-picture query stream classify capabilities speech-to-text text-to-speech picture voice`.split(
    /\s+/,
  ),
);
/** Segments that distinguish kinds of calls. */
const DEEPEST = 5;

/** Such as `GET /v1/orders/by-token/*` for a method and a path with its query. */
export function callOf(method: string, path: string): string {
  const end = path.indexOf('?');
  const segments = (end < 0 ? path : path.slice(0, end)).split('/').slice(1, 1 + DEEPEST);
  return `${method} /${segments.map((segment) => (WORDS.has(segment) ? segment : '*')).join('/')}`;
}
