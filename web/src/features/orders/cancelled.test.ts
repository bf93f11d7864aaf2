import { expect, it } from 'vitest';
import { withoutCancelled } from './cancelled.ts';

const part = (state: string, amount: string) => ({ state, total: { amount } });

it('subtracts cancelled sub-orders from the total, to the millime', () => {
  const parts = [part('DELIVERED', '73.801'), part('CANCELLED', '59.900'), part('CANCELLED', '0.099')];
  expect(withoutCancelled(parts)).toEqual({ cancelled: '59.999', left: '73.801' });
});

it.each([[['DELIVERED', 'CONFIRMED']], [['CANCELLED', 'CANCELLED']]])(
  'keeps the total of an order whose sub-orders are %j',
  (states) => expect(withoutCancelled(states.map((state) => part(state, '10.000')))).toBeNull(),
);
