/** Response headers that pages of allowed other sites may read. */
export const EXPOSED_HEADERS: readonly string[] = [
  'x-request-id',
  'x-cache',
  'retry-after',
  'ratelimit',
  'ratelimit-policy',
  'deprecation',
  'sunset',
];
