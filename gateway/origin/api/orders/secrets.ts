/**
 * Secrets of orders. A link's token is derived from the order, its idempotency key and the server's own secret: though only its hash
 * is stored, it can be returned again when the placing is repeated.
 */
import { createHmac } from 'node:crypto';
import { hashToken } from '../../mail/mailer.ts';

const TOKEN_BYTES = 16;

export interface OrderSecrets {
  /** 128 bits for the order's secret link. */
  token(orderId: number, idempotencyKey: string): string;
  /** Authenticates a payment's callback address. */
  payment(paymentId: number): string;
  /** Pseudonym of a visitor, by telephone number, for counting uses. */
  visitor(phone: string): string;
}

/** @param secret the key that signs sessions; the derived secrets cannot be used as session tokens. */
export function createOrderSecrets(secret: string): OrderSecrets {
  const derive = (...parts: readonly (string | number)[]): Buffer =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['orders', ...parts]))
      .digest();
  return {
    token: (orderId, key) => derive('link', orderId, key).subarray(0, TOKEN_BYTES).toString('base64url'),
    payment: (id) => derive('payment', id).subarray(0, TOKEN_BYTES).toString('base64url'),
    visitor: (phone) => `visitor:${derive('visitor', phone).toString('base64url')}`,
  };
}

export const hashOrderToken = hashToken;
