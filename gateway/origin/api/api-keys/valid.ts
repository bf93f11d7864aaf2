/** Whether a key of a third party counts. */

/** A key `k` that is neither revoked nor expired, as a condition. */
export const VALID_KEY = '(k.revoked_at is null and (k.expires_at is null or k.expires_at > now()))';
