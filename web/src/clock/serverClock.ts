/** The server's clock, as far as this document has heard of it. What begins and ends (flash sales, coupons) goes by it. */

/** How far the server is ahead of the device, in milliseconds; undefined: nothing was heard of it. */
let ahead: number | undefined;

/**
 * Tells the time (milliseconds) that the server had when it wrote something. What was under way or kept meanwhile is older than
 * it looks, never younger: the greatest difference to the device's clock is the truest.
 */
export function hearServerTime(at: number): void {
  const difference = at - Date.now();
  if (difference > (ahead ?? Number.NEGATIVE_INFINITY)) ahead = difference;
}

/** The present time on the server's clock, in milliseconds; the device's own while nothing was heard of the server. */
export const serverNow = (): number => Date.now() + (ahead ?? 0);
