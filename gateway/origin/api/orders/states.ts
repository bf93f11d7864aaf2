/** What a part of an order can come to next, and who brings it there: the one table. */
import { ORDER_STATES } from '../../../contract/orders.ts';
import type { OrderState, PaymentState } from '../../../contract/orders.ts';

/** Shoppers, the shop's and sellers' people, and the shop itself (clock, payments). */
export type Actor = 'customer' | 'admin' | 'system';

interface Transition {
  by: readonly Actor[];
  /** It has to be said why. */
  needsNote?: true;
}

const STAFF: Transition = { by: ['admin', 'system'] };

/** By the present state and the next one; what does not stand here does not happen. */
export const TRANSITIONS: Readonly<Record<OrderState, Readonly<Partial<Record<OrderState, Transition>>>>> = {
  AWAITING_PAYMENT: { CONFIRMED: { by: ['system'] }, CANCELLED: { by: ['customer', 'admin', 'system'] } },
  AWAITING_CONFIRMATION: { CONFIRMED: STAFF, CANCELLED: { by: ['customer', 'admin', 'system'] } },
  CONFIRMED: { PREPARING: STAFF, CANCELLED: { by: ['customer', 'admin', 'system'] } },
  // The seller can't deliver.
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

/** Why a part may not come to a state; null: it may. */
export function refusalOf(
  part: { state: OrderState; delivery_failures: number },
  to: OrderState,
  actor: Actor,
  note: string | null,
): string | null {
  const transition = TRANSITIONS[part.state][to];
  if (!transition?.by.includes(actor)) return `An order that is ${part.state} can't become ${to}`;
  if (transition.needsNote && note === null) return 'The reason has to be told';
  if (
    part.state === 'DELIVERY_FAILED' &&
    to === 'OUT_FOR_DELIVERY' &&
    part.delivery_failures >= MOST_DELIVERY_FAILURES
  )
    return `A delivery is tried ${MOST_DELIVERY_FAILURES} times at most`;
  return null;
}

/** Whether the shopper may still cancel it. */
export const canCancel = (state: OrderState): boolean =>
  TRANSITIONS[state].CANCELLED?.by.includes('customer') === true;

/** Whether nothing more happens to it. */
export const isFinal = (state: OrderState): boolean => Object.keys(TRANSITIONS[state]).length === 0;

const rank = (state: OrderState): number => ORDER_STATES.indexOf(state);

/** The least advanced of some parts' states; cancelled parts do not count unless all are. */
export function leastAdvanced(states: readonly OrderState[]): OrderState {
  const counted = states.filter((state) => state !== 'CANCELLED');
  return counted.reduce<OrderState>(
    (least, state) => (rank(state) < rank(least) ? state : least),
    'CANCELLED',
  );
}

/** Cash as the courier brings it, and what is paid online. */
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
  // It can be tried again; late payments are kept, and marked for refund.
  FAILED: ['REDIRECTED', 'PAID', 'EXPIRED'],
  EXPIRED: ['PAID'],
};

const PAID_ONLINE: ReadonlySet<PaymentState> = new Set(['PAID', 'PARTIALLY_REFUNDED']);
/** Whether the money came in online, and is not all given back. */
export const isPaidOnline = (payment: PaymentState): boolean => PAID_ONLINE.has(payment);

const PAYMENT_RANKS = Object.keys(PAYMENT_TRANSITIONS) as PaymentState[];

/** The payment of an order whose parts stand differently: the least advanced of those not cancelled, else of all. */
export function paymentOf(
  parts: readonly { state: OrderState; payment_state: PaymentState }[],
): PaymentState {
  const counted = parts.filter(({ state }) => state !== 'CANCELLED');
  const states = (counted.length === 0 ? parts : counted).map(({ payment_state }) => payment_state);
  return states.reduce((least, state) =>
    PAYMENT_RANKS.indexOf(state) < PAYMENT_RANKS.indexOf(least) ? state : least,
  );
}
