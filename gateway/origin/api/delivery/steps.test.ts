import { describe, expect, it } from 'vitest';
import { ORDER_STATES } from '../../../contract/orders.ts';
import { refusalOf } from '../orders/states.ts';
import type { ParcelSeen } from './carrier.ts';
import { stepsTo } from './steps.ts';

const SEEN: readonly ParcelSeen['state'][] = [
  'WAITING',
  'PICKED_UP',
  'OUT_FOR_DELIVERY',
  'DELIVERY_FAILED',
  'DELIVERED',
  'RETURNED',
];

describe('the steps of a carrier’s status', () => {
  it.each<[string, number, ParcelSeen['state'], number, string]>([
    ['PREPARING', 0, 'WAITING', 0, ''],
    ['PREPARING', 0, 'PICKED_UP', 0, 'SHIPPED'],
    ['PREPARING', 0, 'DELIVERED', 0, 'SHIPPED OUT_FOR_DELIVERY DELIVERED'],
    ['OUT_FOR_DELIVERY', 0, 'PICKED_UP', 0, ''],
    ['OUT_FOR_DELIVERY', 0, 'DELIVERY_FAILED', 1, 'DELIVERY_FAILED'],
    ['DELIVERY_FAILED', 1, 'DELIVERY_FAILED', 1, ''],
    ['DELIVERY_FAILED', 1, 'OUT_FOR_DELIVERY', 1, 'OUT_FOR_DELIVERY'],
    ['SHIPPED', 0, 'DELIVERED', 1, 'OUT_FOR_DELIVERY DELIVERY_FAILED OUT_FOR_DELIVERY DELIVERED'],
    ['DELIVERY_FAILED', 3, 'RETURNED', 5, 'RETURNED_TO_SELLER'],
    ['SHIPPED', 0, 'RETURNED', 0, 'OUT_FOR_DELIVERY DELIVERY_FAILED RETURNED_TO_SELLER'],
    ['DELIVERED', 0, 'OUT_FOR_DELIVERY', 0, ''],
    ['CANCELLED', 0, 'DELIVERED', 0, ''],
  ])('brings %s (%i failures) at %s (%i) to "%s"', (state, delivery_failures, seen, failures, steps) => {
    const from = ORDER_STATES.find((name) => name === state) ?? 'PREPARING';
    expect(
      stepsTo({ state: from, delivery_failures }, { state: seen, failures, remitted: null }).join(' '),
    ).toBe(steps);
  });

  it('never requests a transition that the table of states does not have', () => {
    for (const from of ORDER_STATES)
      for (const state of SEEN)
        for (const failures of [0, 1, 2]) {
          const part = { state: from, delivery_failures: 0 };
          for (const to of stepsTo(part, { state, failures, remitted: null })) {
            expect(refusalOf(part, to, 'system', null), `${part.state} > ${to}`).toBeNull();
            part.state = to;
            if (to === 'DELIVERY_FAILED') part.delivery_failures += 1;
          }
        }
  });
});
