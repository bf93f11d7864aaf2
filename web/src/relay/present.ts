import { RequestError } from './errors.ts';

/**
 * What a page or section cannot do without, such as the products of a listing. In the schema such a field is null only together
 * with an error of its own: showing nothing would say that there is nothing.
 *
 * @throws RequestError, for the boundary around the section, or the promise's `catch`
 */
export function present<T>(value: T): NonNullable<T> {
  if (value != null) return value;
  // What the server said is in the answer's errors; to shoppers the boundary's own words say more.
  throw new RequestError('', { code: 'UPSTREAM_ERROR', status: 0 });
}
