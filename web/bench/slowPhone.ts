/**
 * Lighthouse's slow 4G and mid-range phone as they are applied: 562.5 ms per round trip, 1.47 Mbit/s down, 0.675 up, a
 * processor four times slower.
 */
export const SLOW_PHONE = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
  cpuSlowdownMultiplier: 4,
} as const;
