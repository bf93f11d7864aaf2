/** States of payments, in the order of their way, and the steps that staff record. */
import { PAYMENT_TRANSITIONS } from '../../../../../gateway/contract/rules/order-states.ts';
import { oneOf } from '../_kit/oneOf.ts';
import type { OrderState, PaymentState } from './__generated__/OrdersPageQuery.graphql.ts';

export const PAYMENT_STATES: readonly PaymentState[] = Object.keys(PAYMENT_TRANSITIONS) as PaymentState[];

/** Payment steps that staff record; the others are the payment provider's. */
const RECORDED = [
  'COLLECTED',
  'REMITTED',
  'RECONCILED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
] as const satisfies readonly PaymentState[];

/** A payment step that staff record. */
export type RecordedPayment = (typeof RECORDED)[number];

/** States in which the courier has the cash. */
const DELIVERED: readonly OrderState[] = ['DELIVERED', 'COMPLETED', 'RETURN_OPEN', 'RETURNED'];

/** The next payment states that staff may record; cash is collected on delivery only. */
export function nextPayments(payment: string, state: string): readonly RecordedPayment[] {
  const from = oneOf(PAYMENT_STATES, payment);
  if (from === undefined) return [];
  const isDelivered = oneOf(DELIVERED, state) !== undefined;
  return RECORDED.filter(
    (to) => PAYMENT_TRANSITIONS[from].includes(to) && (isDelivered || to !== 'COLLECTED'),
  );
}

/** Whether a payment step is a refund, which has an amount. */
export const isRefund = (to: RecordedPayment): boolean => to === 'PARTIALLY_REFUNDED' || to === 'REFUNDED';
