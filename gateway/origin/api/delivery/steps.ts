/** Maps a carrier's status to the states of its sub-order. No database here. */
import type { OrderState } from '../../../contract/orders.ts';
import { MOST_DELIVERY_FAILURES } from '../../../contract/rules/order-states.ts';
import type { ParcelSeen } from './carrier.ts';

const WAY: readonly OrderState[] = ['PREPARING', 'SHIPPED', 'OUT_FOR_DELIVERY'];

/** How far a parcel is: every failed attempt leads to another one, and a delivered or returned parcel moves no more. */
function progressOf({ state, failures }: Pick<ParcelSeen, 'state' | 'failures'>): number {
  if (state === 'DELIVERED' || state === 'RETURNED') return Infinity;
  if (state === 'WAITING') return 0;
  return 2 * failures + (state === 'OUT_FOR_DELIVERY' ? 2 : 1);
}

/** Whether a carrier's status is after another one of the same carrier. */
export const isFurther = (
  status: Pick<ParcelSeen, 'state' | 'failures'>,
  than: Pick<ParcelSeen, 'state' | 'failures'>,
): boolean => progressOf(status) > progressOf(than);

/**
 * The states that a sub-order passes through, in order, to reach the carrier's status, also when some were missed. Empty when
 * it has passed it already: a parcel never goes back.
 */
export function stepsTo(
  part: { state: OrderState; delivery_failures: number },
  seen: ParcelSeen,
): OrderState[] {
  if (!WAY.includes(part.state) && part.state !== 'DELIVERY_FAILED') return [];
  const steps: OrderState[] = [];
  let { state } = part;
  const go = (to: OrderState): void => {
    steps.push(to);
    state = to;
  };
  const bring = (to: OrderState): void => {
    if (state === 'DELIVERY_FAILED' && to === 'OUT_FOR_DELIVERY') go(to);
    for (const next of WAY.slice(WAY.indexOf(state) + 1, WAY.indexOf(to) + 1))
      if (WAY.includes(state)) go(next);
  };
  const failures = Math.min(seen.failures, MOST_DELIVERY_FAILURES);
  for (let count = part.delivery_failures; count < failures; count += 1) {
    bring('OUT_FOR_DELIVERY');
    go('DELIVERY_FAILED');
  }
  if (seen.state === 'PICKED_UP') bring('SHIPPED');
  if (seen.state === 'OUT_FOR_DELIVERY') bring('OUT_FOR_DELIVERY');
  if (seen.state === 'DELIVERED') {
    bring('OUT_FOR_DELIVERY');
    go('DELIVERED');
  }
  if (seen.state === 'RETURNED') {
    // A carrier may give up without reporting an attempt.
    if (state !== 'DELIVERY_FAILED') {
      bring('OUT_FOR_DELIVERY');
      go('DELIVERY_FAILED');
    }
    go('RETURNED_TO_SELLER');
  }
  return steps;
}
