/** REST calls with the token of one session. */
import type { RestClient } from '../../upstream/rest.ts';
import type { ReadScope } from '../base/scope.ts';

/** Checks the JSON of a response and gives it its type; throws when it breaks the contract. */
export type Decode<T> = (json: unknown) => T;

/** Every function throws UpstreamError. */
export interface ViewerCalls {
  /** Token of the session. */
  readonly token: string;
  /** Reads a path, once per request. */
  readonly get: <T>(path: string, decode: Decode<T>) => Promise<T>;
  /** As `get`, for a read that the REST API expects as POST. */
  readonly getByPost: <T>(path: string, body: unknown, decode: Decode<T>) => Promise<T>;
  /** Sends a change; a client that leaves does not abort it. What was read before it is not reused. */
  readonly change: <T>(
    path: string,
    body: unknown,
    decode: Decode<T>,
    method?: 'POST' | 'DELETE',
  ) => Promise<T>;
}

export function createViewerCalls(
  rest: RestClient,
  scope: Pick<ReadScope, 'signal'>,
  { token: bearer, client }: { token: string; client?: string | undefined },
): ViewerCalls {
  // Not the reads of the scope: a request that signs in reads with two tokens.
  const reads = new Map<string, Promise<unknown>>();
  const once = <T>(path: string, read: () => Promise<T>): Promise<T> => {
    let earlier = reads.get(path);
    if (!earlier) reads.set(path, (earlier = read()));
    return earlier as Promise<T>;
  };
  return {
    token: bearer,
    get: (path, decode) => once(path, () => rest.read(path, decode, { bearer, signal: scope.signal })),
    getByPost: (path, body, decode) =>
      once(path, () => rest.send(path, body, decode, { bearer, signal: scope.signal })),
    async change(path, body, decode, method = 'POST') {
      try {
        return await rest.send(path, body, decode, { bearer, client, method });
      } finally {
        reads.clear();
      }
    },
  };
}
