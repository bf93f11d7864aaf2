/** Headers of answers that pages of other sites may read, where they may read the answers. */
export const EXPOSED_HEADERS: readonly string[] = ['x-request-id', 'x-cache', 'retry-after'];
