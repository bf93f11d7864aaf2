/** The server's clock as far as this document knows it. Start and end times (flash sales, coupons) use it. */

/** How far the server is ahead of the device, in milliseconds; undefined: unknown. */
let ahead: number | undefined;

/**
 * Notes the server's time (milliseconds) of a response. A delayed or cached response is older than it looks, never younger: the
 * largest difference to the device's clock is the most accurate.
 */
export function hearServerTime(at: number): void {
  const difference = at - Date.now();
  if (difference > (ahead ?? Number.NEGATIVE_INFINITY)) ahead = difference;
}

/** The present time on the server's clock, in milliseconds; the device's own if unknown. */
export const serverNow = (): number => Date.now() + (ahead ?? 0);
