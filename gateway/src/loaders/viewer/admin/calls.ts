/** REST calls of the back-office with the token of an admin. */
import type { RestClient, SendOptions } from '../../../upstream/rest.ts';
import { readByPost } from '../../base/read-by-post.ts';
import type { ReadScope } from '../../base/scope.ts';
import type { Decode } from '../calls.ts';

/** Every function throws UpstreamError. */
export interface AdminCalls {
  /** Reads a path, each time from the REST API. */
  readonly get: <T>(path: string, decode: Decode<T>) => Promise<T>;
  /** A read that the REST API expects as POST, once per request. */
  readonly getByPost: <T>(path: string, body: unknown, decode: Decode<T>) => Promise<T>;
  /** Sends a change as POST; a client that leaves does not abort it. */
  readonly send: <T>(path: string, body: unknown, decode: Decode<T>, options?: SendOptions) => Promise<T>;
  /** As `send`, as DELETE. */
  readonly remove: <T>(path: string, decode: Decode<T>) => Promise<T>;
}

export function createAdminCalls(
  rest: RestClient,
  scope: Pick<ReadScope, 'reads' | 'signal'>,
  bearer: string,
): AdminCalls {
  return {
    get: (path, decode) => rest.read(path, decode, { bearer, signal: scope.signal }),
    getByPost: (path, body, decode) => readByPost(rest, scope, path, body, decode, { bearer }),
    send: (path, body, decode, options) => rest.send(path, body, decode, { ...options, bearer }),
    remove: (path, decode) => rest.send(path, {}, decode, { bearer, method: 'DELETE' }),
  };
}

/** The same calls for a third party: the REST API decides by the scopes of its key. */
export const createKeyCalls = (
  rest: RestClient,
  scope: Pick<ReadScope, 'reads' | 'signal'>,
  apiKey: string,
): AdminCalls => ({
  get: (path, decode) => rest.read(path, decode, { apiKey, signal: scope.signal }),
  getByPost: (path, body, decode) => readByPost(rest, scope, path, body, decode, { apiKey }),
  send: (path, body, decode, options) => rest.send(path, body, decode, { ...options, apiKey }),
  remove: (path, decode) => rest.send(path, {}, decode, { apiKey, method: 'DELETE' }),
});
