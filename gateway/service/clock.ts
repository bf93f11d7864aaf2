/**
 * Time for what happens within one process: ages, pauses, deadlines. The wall clock may be set back or forth at any moment; it
 * tells instants that are written down or compared with those of others.
 */

/** Milliseconds since an arbitrary moment, never going back. For differences only: it is no date. */
export const monotonicNow = (): number => performance.now();
