/** Who is at the other end, for limits only. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Says for whom a gateway asks; believed with the service token only. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';
export const GATEWAY_TOKEN_HEADER = 'x-gateway-token';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether two secrets are the same, in a time that tells nothing. */
export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));

/** The address that asks: the one the gateway names, when it is ours. IPv6 by its /64, which is one household. */
export function clientAddress(request: FastifyRequest, serviceToken: string | undefined): string {
  const token = request.headers[GATEWAY_TOKEN_HEADER];
  const named = request.headers[CLIENT_ADDRESS_HEADER];
  const isOurs = typeof token === 'string' && serviceToken !== undefined && isSameSecret(token, serviceToken);
  const address = isOurs && typeof named === 'string' && named !== '' ? named.slice(0, 64) : request.ip;
  const v4 = /(?:^|:)(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  return v4 ?? address.split(':').slice(0, 4).join(':');
}
