/**
 * Clock for durations within one process: ages, delays, deadlines. The wall clock can be changed at any moment; it is for instants that
 * are stored or compared with those of other systems.
 */

/** Milliseconds since an arbitrary moment; never goes back. For differences only. */
export const monotonicNow = (): number => performance.now();
