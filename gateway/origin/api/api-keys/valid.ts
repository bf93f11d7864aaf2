/** When a key of a third party counts. */

/** A key `k` that is neither revoked nor expired, as a condition. */
export const VALID_KEY = '(k.revoked_at is null and (k.expires_at is null or k.expires_at > now()))';

/** A key `k` of a seller that the shop has suspended, closed or rejected: it stops until the seller is active again. */
export const IS_SUSPENDED =
  "exists (select 1 from sellers held where held.id = k.seller_id and held.status in ('SUSPENDED', 'CLOSED', 'REJECTED'))";

/** A key `k` that may be used now, as a condition. */
export const WORKING_KEY = `(${VALID_KEY} and not ${IS_SUSPENDED})`;
