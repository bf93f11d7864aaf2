/** The request ID that follows one request through gateway, REST API and chat host, and its span where traces are on. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from './span.ts';

export const REQUEST_ID_HEADER = 'x-request-id';
const REQUEST_ID = /^[\w.-]{8,80}$/;

/** A request with a span. */
interface RequestContext {
  id: string | undefined;
  span: Span;
}

/** Returns a caller's request ID if it is well-formed: 8 to 80 letters, digits, `.`, `_`, `-`. */
export const wellFormedRequestId = (given: unknown): string | undefined =>
  typeof given === 'string' && REQUEST_ID.test(given) ? given : undefined;

/** Only the ID where traces are off. */
const current = new AsyncLocalStorage<string | RequestContext>();

/** Runs a function in the context of a request: the calls it makes carry the request's ID. */
export const withRequestId = <T>(id: string, work: () => T): T => current.run(id, work);

/** As withRequestId, for a request with a span. */
export const withRequestContext = <T>(context: RequestContext, work: () => T): T =>
  current.run(context, work);

/** ID of the current request; undefined outside of one. */
export function currentRequestId(): string | undefined {
  const store = current.getStore();
  return typeof store === 'object' ? store.id : store;
}

/** Span of the current work; undefined outside of a request, and where traces are off. */
export function currentSpan(): Span | undefined {
  const store = current.getStore();
  return typeof store === 'object' ? store.span : undefined;
}
