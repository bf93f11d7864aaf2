import { RequestError } from './errors.ts';

/**
 * Narrows a field that a page or section requires, such as the products of a listing. In the schema such a field is null only
 * together with an error of its own: showing nothing would be wrong.
 *
 * @throws RequestError, for the boundary around the section, or the promise's `catch`
 */
export function present<T>(value: T): NonNullable<T> {
  if (value != null) return value;
  // The server's message is in the response's errors; the boundary's own text says more to shoppers.
  throw new RequestError('', { code: 'UPSTREAM_ERROR', status: 0 });
}
