/** When staff may give a parcel to a delivery company, or to another one than has it. */
import type { OrderState } from '../orders.ts';

/** Not handed over yet. */
const BEFORE: ReadonlySet<OrderState> = new Set(['CONFIRMED', 'PREPARING']);
/** With a company, which gives it up: it cannot or does not want to deliver it. */
const UNDER_WAY: ReadonlySet<OrderState> = new Set(['SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED']);

/** Whether a parcel in this state can be given to a company. One that was returned to its seller has ended: its stock and money are settled. */
export const canBeGiven = (state: OrderState): boolean => BEFORE.has(state) || UNDER_WAY.has(state);

/** Whether a reason is required: the parcel has left its seller. */
export const needsGivingReason = (state: OrderState): boolean => UNDER_WAY.has(state);
