/** Identifies the client of a request, for limits only. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { clientKey } from '../../contract/client-network.ts';

/** Address of the client that a gateway acts for; trusted only with the service token. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';
export const GATEWAY_TOKEN_HEADER = 'x-gateway-token';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether two secrets are equal, in constant time. */
export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));

/** Whether a request comes from a gateway of the shop, which it proves with the service token. */
export function isOfGateway(request: FastifyRequest, serviceToken: string | undefined): boolean {
  const token = request.headers[GATEWAY_TOKEN_HEADER];
  return typeof token === 'string' && serviceToken !== undefined && isSameSecret(token, serviceToken);
}

/** Key of a request's client for limits: the one named by our own gateway, otherwise the peer's address. */
export function clientAddress(request: FastifyRequest, serviceToken: string | undefined): string {
  const named = request.headers[CLIENT_ADDRESS_HEADER];
  const isOurs = isOfGateway(request, serviceToken);
  return clientKey(isOurs && typeof named === 'string' && named !== '' ? named : request.ip);
}
