import { expect, it } from 'vitest';
import { agree } from './differences.ts';
import type { OrderDifference } from './sendOrder.ts';

const difference = (code: OrderDifference['code'], more: Partial<OrderDifference> = {}): OrderDifference => ({
  code,
  lineIndex: null,
  currentPrice: null,
  availableQuantity: null,
  ...more,
});
const lines = [
  { id: 'a', quantity: 2 },
  { id: 'b', variantId: 'v', quantity: 5 },
  { id: 'c', quantity: 1 },
];
const sent = [{ id: 'a' }, { id: 'b', variantId: 'v' }, { id: 'c', variantId: null }];

it('removes unavailable lines, reduces to the available stock, and keeps the rest', () => {
  expect(
    agree(lines, sent, [
      difference('OUT_OF_STOCK', { lineIndex: 0, availableQuantity: 0 }),
      difference('STOCK_REDUCED', { lineIndex: 1, availableQuantity: 3 }),
      difference('PRICE_CHANGED', { lineIndex: 2, currentPrice: { amount: '9.000' } }),
    ]),
  ).toEqual({
    lines: [
      { id: 'b', variantId: 'v', quantity: 3 },
      { id: 'c', quantity: 1 },
    ],
    dropsCoupon: false,
    points: null,
  });
});

it('removes coupon and points', () => {
  const agreed = agree(lines, sent, [
    difference('COUPON_INVALID'),
    difference('POINTS_CHANGED', { availableQuantity: 200 }),
    difference('TOTAL_CHANGED', { currentPrice: { amount: '1.000' } }),
  ]);
  expect(agreed).toEqual({ lines, dropsCoupon: true, points: 200 });
});

it('matches lines by the sent index, not by their current position', () => {
  const now = [{ id: 'c', quantity: 4 }, ...lines.slice(0, 2)];
  expect(agree(now, sent, [difference('PRODUCT_UNAVAILABLE', { lineIndex: 0 })]).lines).toEqual([
    { id: 'c', quantity: 4 },
    { id: 'b', variantId: 'v', quantity: 5 },
  ]);
});
