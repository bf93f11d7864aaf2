/** The tables of order and payment states: the origin changes states by them, the back office offers what they allow. */
import type { OrderState, PaymentState } from '../orders.ts';

/** Shoppers, the staff of shop and sellers, and the shop itself (clock, payments). */
export type Actor = 'customer' | 'admin' | 'system';

interface Transition {
  by: readonly Actor[];
  /** A note with the reason is required. */
  needsNote?: true;
}

const STAFF: Transition = { by: ['admin', 'system'] };

/** By the present state and the next one; all other transitions are refused. */
export const TRANSITIONS: Readonly<Record<OrderState, Readonly<Partial<Record<OrderState, Transition>>>>> = {
  AWAITING_PAYMENT: { CONFIRMED: { by: ['system'] }, CANCELLED: { by: ['customer', 'admin', 'system'] } },
  AWAITING_CONFIRMATION: { CONFIRMED: STAFF, CANCELLED: { by: ['customer', 'admin', 'system'] } },
  CONFIRMED: { PREPARING: STAFF, CANCELLED: { by: ['customer', 'admin', 'system'] } },
  // When the seller cannot deliver.
  PREPARING: { SHIPPED: STAFF, CANCELLED: { by: ['admin'], needsNote: true } },
  SHIPPED: { OUT_FOR_DELIVERY: STAFF },
  OUT_FOR_DELIVERY: { DELIVERED: STAFF, DELIVERY_FAILED: STAFF },
  DELIVERY_FAILED: { OUT_FOR_DELIVERY: STAFF, RETURNED_TO_SELLER: STAFF },
  DELIVERED: { COMPLETED: { by: ['system'] }, RETURN_OPEN: { by: ['customer', 'admin'] } },
  RETURN_OPEN: { DELIVERED: STAFF, RETURNED: STAFF },
  COMPLETED: {},
  RETURNED: {},
  RETURNED_TO_SELLER: {},
  CANCELLED: {},
};

/** Deliveries are tried three times at most. */
export const MOST_DELIVERY_FAILURES = 3;

/** Payment states by the present one: cash, then online payments. */
export const PAYMENT_TRANSITIONS: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  DUE: ['COLLECTED', 'REFUSED'],
  COLLECTED: ['REMITTED'],
  REMITTED: ['RECONCILED'],
  RECONCILED: [],
  REFUSED: [],
  CREATED: ['REDIRECTED', 'PAID', 'FAILED', 'EXPIRED'],
  REDIRECTED: ['PAID', 'FAILED', 'EXPIRED'],
  PAID: ['PARTIALLY_REFUNDED', 'REFUNDED'],
  PARTIALLY_REFUNDED: ['PARTIALLY_REFUNDED', 'REFUNDED'],
  REFUNDED: [],
  // Another attempt is possible; late payments are stored and marked for refund.
  FAILED: ['REDIRECTED', 'PAID', 'EXPIRED'],
  EXPIRED: ['PAID'],
};
