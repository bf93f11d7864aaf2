/** Whom the gateway serves first when it cannot serve all. */
import type { IncomingMessage } from 'node:http';
import { API_KEY_HEADER } from '../../contract/rules/api-keys.ts';
import { sessionTokenOf } from '../plugins/useSession.ts';
import type { Clients } from './clients.ts';
import type { LoadGate, Rank } from './load-gate.ts';

/** Does the work of a request when it is its turn. @throws Overloaded when it is not to be done now */
export type Admit = <T>(request: IncomingMessage, work: () => T | Promise<T>) => Promise<T>;

/**
 * The rank of a request follows from its address and its headers, before anything is read. Pages of the shop read public data by GET and
 * send what belongs to a cart, an order or an account by POST. A session is not checked here.
 * @param ownPaths beginnings of the paths of cart, orders and accounts
 */
export function rankOf(
  request: IncomingMessage,
  { isOwnOrigin }: Pick<Clients, 'isOwnOrigin'>,
  ownPaths: readonly string[],
): Rank {
  const { headers, method, url = '' } = request;
  if (headers[API_KEY_HEADER] !== undefined) return 'machine';
  if (sessionTokenOf(headers) !== undefined) return 'buying';
  if (method === 'GET' || method === 'HEAD')
    return ownPaths.some((path) => url.startsWith(path)) ? 'buying' : 'looking';
  return headers.origin !== undefined && isOwnOrigin(headers.origin, request) ? 'buying' : 'machine';
}

/** Admission by rank through a gate. */
export const createAdmit =
  (gate: LoadGate, clients: Pick<Clients, 'isOwnOrigin'>, ownPaths: readonly string[]): Admit =>
  (request, work) =>
    gate.run(rankOf(request, clients, ownPaths), work);
