/** The request ID that follows one request through gateway, REST API and chat host. */
import { AsyncLocalStorage } from 'node:async_hooks';

export const REQUEST_ID_HEADER = 'x-request-id';
const REQUEST_ID = /^[\w.-]{8,80}$/;

/** Returns a caller's request ID if it is well-formed: 8 to 80 letters, digits, `.`, `_`, `-`. */
export const wellFormedRequestId = (given: unknown): string | undefined =>
  typeof given === 'string' && REQUEST_ID.test(given) ? given : undefined;

const current = new AsyncLocalStorage<string>();

/** Runs a function in the context of a request: the calls it makes carry the request's ID. */
export const withRequestId = <T>(id: string, work: () => T): T => current.run(id, work);

/** ID of the current request; undefined outside of one. */
export const currentRequestId = (): string | undefined => current.getStore();
