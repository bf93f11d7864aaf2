/**
 * Secrets of orders. A link's token is derived from the order, the key it was placed with and the server's own secret: kept as a
 * hash only, it can still be given again to who repeats the placing.
 */
import { createHmac } from 'node:crypto';
import { hashToken } from '../../mail/mailer.ts';

const TOKEN_BYTES = 16;

export interface OrderSecrets {
  /** 128 bits for the order's secret link. */
  token(orderId: number, idempotencyKey: string): string;
  /** Proves that an address that names a payment was made here. */
  payment(paymentId: number): string;
  /** Stands for a visitor, by telephone number, where uses are counted. */
  visitor(phone: string): string;
}

/** @param secret the key that signs sessions; what is made here is of no use there. */
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
