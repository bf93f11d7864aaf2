import { describe, expect, it } from 'vitest';
import { ORDER_STATES } from '../../../contract/orders.ts';
import type { OrderState } from '../../../contract/orders.ts';
import { TRANSITIONS } from '../../../contract/rules/order-states.ts';
import { canCancel, isFinal, leastAdvanced, paymentOf, refusalOf } from './states.ts';

/** The whole table of the specification: from, to, who; `!`: with a reason. */
const TABLE: readonly string[] = [
  'AWAITING_PAYMENT > CONFIRMED: system',
  'AWAITING_PAYMENT > CANCELLED: customer admin system',
  'AWAITING_CONFIRMATION > CONFIRMED: admin system',
  'AWAITING_CONFIRMATION > CANCELLED: customer admin system',
  'CONFIRMED > PREPARING: admin system',
  'CONFIRMED > CANCELLED: customer admin system',
  'PREPARING > SHIPPED: admin system',
  'PREPARING > CANCELLED: admin !',
  'SHIPPED > OUT_FOR_DELIVERY: admin system',
  'OUT_FOR_DELIVERY > DELIVERED: admin system',
  'OUT_FOR_DELIVERY > DELIVERY_FAILED: admin system',
  'DELIVERY_FAILED > OUT_FOR_DELIVERY: admin system',
  'DELIVERY_FAILED > RETURNED_TO_SELLER: admin system',
  'DELIVERED > COMPLETED: system',
  'DELIVERED > RETURN_OPEN: customer admin',
  'RETURN_OPEN > DELIVERED: admin system',
  'RETURN_OPEN > RETURNED: admin system',
];

const ACTORS = ['customer', 'admin', 'system'] as const;

describe('the states of a sub-order', () => {
  it('change as the table allows and in no other way', () => {
    const rows = ORDER_STATES.flatMap((from) =>
      ORDER_STATES.flatMap((to) => {
        const part = { state: from, delivery_failures: 0 };
        const actors = ACTORS.filter((actor) => refusalOf(part, to, actor, 'why') === null);
        const needsNote = actors.some((actor) => refusalOf(part, to, actor, null) !== null);
        return actors.length === 0 ? [] : [`${from} > ${to}: ${actors.join(' ')}${needsNote ? ' !' : ''}`];
      }),
    );
    expect(rows.toSorted()).toEqual([...TABLE].toSorted());
    expect(Object.keys(TRANSITIONS).toSorted()).toEqual([...ORDER_STATES].toSorted());
  });

  it('allow the shopper to cancel until it is in preparation', () => {
    expect(ORDER_STATES.filter(canCancel)).toEqual([
      'AWAITING_PAYMENT',
      'AWAITING_CONFIRMATION',
      'CONFIRMED',
    ]);
  });

  it('have four final ones', () => {
    expect(ORDER_STATES.filter(isFinal)).toEqual([
      'COMPLETED',
      'RETURNED',
      'RETURNED_TO_SELLER',
      'CANCELLED',
    ]);
  });

  it('allow three failed deliveries', () => {
    const part = (delivery_failures: number) => ({ state: 'DELIVERY_FAILED' as const, delivery_failures });
    expect(refusalOf(part(2), 'OUT_FOR_DELIVERY', 'admin', null)).toBeNull();
    expect(refusalOf(part(3), 'OUT_FOR_DELIVERY', 'admin', null)).toMatch(/3 times/);
    expect(refusalOf(part(3), 'RETURNED_TO_SELLER', 'admin', null)).toBeNull();
  });
});

describe('an order’s state', () => {
  it.each<[OrderState, OrderState[]]>([
    ['CONFIRMED', ['SHIPPED', 'CONFIRMED', 'DELIVERED']],
    ['DELIVERED', ['CANCELLED', 'DELIVERED']],
    ['CANCELLED', ['CANCELLED', 'CANCELLED']],
    ['DELIVERED', ['COMPLETED', 'DELIVERED', 'RETURN_OPEN']],
    ['DELIVERY_FAILED', ['OUT_FOR_DELIVERY', 'DELIVERY_FAILED']],
    ['RETURNED', ['RETURNED', 'CANCELLED']],
  ])('is %s of %j', (state, parts) => {
    expect(leastAdvanced(parts)).toBe(state);
  });

  it('has the least advanced payment of the sub-orders that count', () => {
    expect(
      paymentOf([
        { state: 'DELIVERED', payment_state: 'COLLECTED' },
        { state: 'CANCELLED', payment_state: 'DUE' },
      ]),
    ).toBe('COLLECTED');
    expect(paymentOf([{ state: 'CANCELLED', payment_state: 'DUE' }])).toBe('DUE');
  });
});
