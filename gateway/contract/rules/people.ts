/** Limits of what staff do to accounts. */

/** Most points that are added or taken at once; MAX_SUPPORT_POINTS for roles without `people.points.unlimited`. */
export const MAX_POINTS_ADJUSTMENT = 100_000;

/** Days for which a personal coupon is valid. */
export const COUPON_GIFT_DAYS = 90;
