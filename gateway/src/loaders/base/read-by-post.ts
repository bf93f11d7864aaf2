/** Reads that the REST API expects as POST, because what they ask is private or long. */
import type { Decode, RestClient, RestOptions } from '../../upstream/rest.ts';
import type { ReadScope } from './scope.ts';

/**
 * Such a read, once per request: when a field fails, graphql-js executes the operation again, and an upstream in trouble must not be
 * asked twice. It is never shared with other requests.
 */
export function readByPost<T>(
  rest: RestClient,
  { reads, signal }: Pick<ReadScope, 'reads' | 'signal'>,
  path: string,
  body: unknown,
  decode: Decode<T>,
  caller: Omit<RestOptions, 'signal'>,
): Promise<T> {
  // A request that signs in reads with two tokens.
  const key = `POST ${path} ${caller.bearer ?? ''} ${JSON.stringify(body)}`;
  const earlier = reads.get(key);
  // Path and body determine the type.
  if (earlier) return earlier as Promise<T>;
  const read = rest.send(path, body, decode, { ...caller, signal });
  reads.set(key, read);
  return read;
}
