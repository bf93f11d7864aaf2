/** Who is at the other end, for limits only. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { clientKey } from '../../contract/client-network.ts';

/** Says for whom a gateway asks; believed with the service token only. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';
export const GATEWAY_TOKEN_HEADER = 'x-gateway-token';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether two secrets are the same, in a time that tells nothing. */
export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));

/** Key of the client that a request comes from, for limits: the one that our own gateway names, else the peer's address. */
export function clientAddress(request: FastifyRequest, serviceToken: string | undefined): string {
  const token = request.headers[GATEWAY_TOKEN_HEADER];
  const named = request.headers[CLIENT_ADDRESS_HEADER];
  const isOurs = typeof token === 'string' && serviceToken !== undefined && isSameSecret(token, serviceToken);
  return clientKey(isOurs && typeof named === 'string' && named !== '' ? named : request.ip);
}
