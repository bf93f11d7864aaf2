/** The id by which one request is followed through gateway, REST API and chat host. */
import { AsyncLocalStorage } from 'node:async_hooks';

export const REQUEST_ID_HEADER = 'x-request-id';
const REQUEST_ID = /^[\w.-]{8,80}$/;

/** A caller's own id, if it is well formed: 8 to 80 letters, digits, `.`, `_`, `-`. */
export const wellFormedRequestId = (given: unknown): string | undefined =>
  typeof given === 'string' && REQUEST_ID.test(given) ? given : undefined;

const current = new AsyncLocalStorage<string>();

/** Runs something for a request: calls that it makes carry the request's id. */
export const withRequestId = <T>(id: string, work: () => T): T => current.run(id, work);

/** Id of the request that is being answered; undefined outside of one. */
export const currentRequestId = (): string | undefined => current.getStore();
