/** What the tables of order and payment states mean for sub-orders. */
import { ORDER_STATES } from '../../../contract/orders.ts';
import type { OrderState, PaymentState } from '../../../contract/orders.ts';
import {
  MOST_DELIVERY_FAILURES,
  PAYMENT_TRANSITIONS,
  TRANSITIONS,
  type Actor,
} from '../../../contract/rules/order-states.ts';

/** Why a transition is refused; null: it is allowed. */
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

/** Whether the shopper may still cancel. */
export const canCancel = (state: OrderState): boolean =>
  TRANSITIONS[state].CANCELLED?.by.includes('customer') === true;

/** Whether the state is final. */
export const isFinal = (state: OrderState): boolean => Object.keys(TRANSITIONS[state]).length === 0;

const rank = (state: OrderState): number => ORDER_STATES.indexOf(state);

/** The least advanced of several sub-orders' states; cancelled ones do not count unless all are. */
export function leastAdvanced(states: readonly OrderState[]): OrderState {
  const counted = states.filter((state) => state !== 'CANCELLED');
  return counted.reduce<OrderState>(
    (least, state) => (rank(state) < rank(least) ? state : least),
    'CANCELLED',
  );
}

const PAID_ONLINE: ReadonlySet<PaymentState> = new Set(['PAID', 'PARTIALLY_REFUNDED']);
/** Whether the online payment was received, and is not all refunded. */
export const isPaidOnline = (payment: PaymentState): boolean => PAID_ONLINE.has(payment);

const PAYMENT_RANKS = Object.keys(PAYMENT_TRANSITIONS) as PaymentState[];

/** The payment of an order whose sub-orders differ: the least advanced of those not cancelled, else of all. */
export function paymentOf(
  parts: readonly { state: OrderState; payment_state: PaymentState }[],
): PaymentState {
  const counted = parts.filter(({ state }) => state !== 'CANCELLED');
  const states = (counted.length === 0 ? parts : counted).map(({ payment_state }) => payment_state);
  return states.reduce((least, state) =>
    PAYMENT_RANKS.indexOf(state) < PAYMENT_RANKS.indexOf(least) ? state : least,
  );
}
