/** Orders as browsers send them. */
import { deliveryFeeFor, toTnd } from '../contract/money.ts';
import { newKey, TEST_ADDRESS } from '../origin/testing/orders.ts';
import type { OrderPlaceInput } from '../src/schema/generated/resolvers.ts';

/** Input of `orderPlace`: one piece of a product at its price in millimes, in cash on delivery, under a new idempotency key. */
export const orderInput = (productId: string, price: number, more: Partial<OrderPlaceInput> = {}) => ({
  lines: [{ productId, quantity: 1, unitPrice: toTnd(price) }],
  contactName: 'Amel Ben Salah',
  contactPhone: '98 123 456',
  address: TEST_ADDRESS,
  paymentMethod: 'CASH_ON_DELIVERY',
  expectedTotal: toTnd(price + deliveryFeeFor(price)),
  idempotencyKey: newKey(),
  ...more,
});
