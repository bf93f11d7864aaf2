/** The arithmetic of cancelling, over random orders and random states of their sub-orders. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CouponType } from '../../../contract/content.ts';
import { DELIVERY_FEE, FREE_DELIVERY_FROM } from '../../../contract/money.ts';
import type { OrderState } from '../../../contract/orders.ts';
import { testCoupon } from '../../testing/coupons.ts';
import { applyCoupon } from '../coupons/rules.ts';
import { priceRest } from './cancellation.ts';
import type { RestOfOrder, SubOrderSums, PlacedTerms } from './cancellation.ts';
import { isPaidOnline } from './states.ts';
import { mostPoints } from '../cart/points.ts';
import { leftOf, shareOrder, sum } from './totals.ts';

interface Life {
  terms: PlacedTerms;
  parts: SubOrderSums[];
  /** What the order cost when it was placed. */
  placed: number;
}

interface Terms {
  lines: readonly { sellerId: number; amount: number; eligible: boolean }[];
  coupon: { type: CouponType; value: number; minPurchase: number } | null;
  points: number;
  isOnline: boolean;
}

/** Places an order as the shop does. */
function place({ lines, coupon, points, isOnline }: Terms): Life {
  const items = sum(lines.map(({ amount }) => amount));
  const fee = items >= FREE_DELIVERY_FROM ? 0 : DELIVERY_FEE;
  const applied =
    coupon &&
    applyCoupon(
      testCoupon({
        type: coupon.type,
        value: coupon.value,
        min_purchase: coupon.minPurchase,
        scope: 'product',
        scope_id: 1,
      }),
      lines.map(({ sellerId, amount, eligible }) => ({
        total: amount,
        productId: eligible ? 1 : 2,
        sellerId,
        brandId: null,
        categoryPath: [],
      })),
      fee,
      null,
      0,
    );
  const held = applied?.holds === true ? applied : null;
  const discount = held?.itemsDiscount ?? 0;
  const shared = lines.map((line, index) => ({ ...line, discount: held?.shares[index] ?? 0 }));
  const most = mostPoints(items, discount);
  const totals = shareOrder(shared, fee - (held?.deliveryDiscount ?? 0), Math.min(points * 100, most));
  return {
    terms: {
      isOnline,
      earnsPoints: true,
      coupon: held && coupon && { type: coupon.type, minPurchase: coupon.minPurchase },
    },
    placed: totals.total,
    parts: totals.parts.map((part, index) => ({
      id: index + 1,
      state: isOnline ? 'CONFIRMED' : 'AWAITING_CONFIRMATION',
      payment_state: isOnline ? 'PAID' : 'DUE',
      items_total: part.itemsTotal,
      discount_total: part.discountTotal,
      points_discount: part.pointsDiscount,
      delivery_share: part.deliveryShare,
      total: part.total,
      points_earned: part.pointsEarned,
      refunded: 0,
      kept: 0,
      isUnwanted: false,
      lines: part.lines.map((line) => ({
        id: line.index,
        unit_price: lines[line.index]?.amount ?? 0,
        quantity: 1,
        discount: shared[line.index]?.discount ?? 0,
        points_discount: line.pointsDiscount,
        total: line.total,
        coupon_eligible: shared[line.index]?.eligible ?? false,
      })),
    })),
  };
}

const STEPS = ['shopper', 'shop', 'advance', 'refund'] as const;
const NEXT: Partial<Record<OrderState, OrderState>> = {
  AWAITING_CONFIRMATION: 'CONFIRMED',
  CONFIRMED: 'PREPARING',
  PREPARING: 'SHIPPED',
  SHIPPED: 'OUT_FOR_DELIVERY',
};
const CANCELLABLE: readonly OrderState[] = ['AWAITING_CONFIRMATION', 'CONFIRMED'];

const terms: fc.Arbitrary<Terms> = fc.record({
  lines: fc.array(
    fc.record({
      sellerId: fc.integer({ min: 1, max: 4 }),
      amount: fc.oneof(fc.nat(60_000), fc.nat(200)),
      eligible: fc.boolean(),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  coupon: fc.option(
    fc.record({
      type: fc.constantFrom<CouponType[]>('fixed', 'percentage', 'free_delivery'),
      value: fc.integer({ min: 1, max: 100 }),
      minPurchase: fc.nat(120_000),
    }),
  ),
  points: fc.nat(30),
  isOnline: fc.boolean(),
});
const steps = fc.array(
  fc.record({
    what: fc.constantFrom(...STEPS),
    part: fc.integer({ min: 1, max: 4 }),
    amount: fc.nat(20_000),
  }),
  { maxLength: 12 },
);

/** No amount is negative, lines add up to their sub-order, and online the sub-orders add up to what was paid. */
function check({ terms: { isOnline }, parts, placed }: Life): void {
  for (const part of parts) {
    for (const value of [part.total, part.delivery_share, part.discount_total, part.kept, part.points_earned])
      expect(value).toBeGreaterThanOrEqual(0);
    expect(leftOf(part)).toBeGreaterThanOrEqual(0);
    expect(sum(part.lines.map(({ total }) => total)) + part.delivery_share).toBe(part.total);
    expect(part.items_total - part.discount_total - part.points_discount + part.delivery_share).toBe(
      part.total,
    );
    expect(sum(part.lines.map(({ discount }) => discount))).toBe(part.discount_total);
  }
  if (!isOnline) return;
  const given = sum(
    parts.filter(({ state }) => state === 'CANCELLED').map((part) => leftOf(part) + part.refunded),
  );
  const left = sum(parts.filter(({ state }) => state !== 'CANCELLED').map(({ total }) => total));
  expect(given + left).toBe(placed);
}

/** The shopper cancels a sub-order; refused, nothing changes. */
function cancel(life: Life, id: number): { life: Life; rest: RestOfOrder } {
  const rest = priceRest(life.terms, life.parts, new Set([id]));
  if (rest.lacking > 0) return { life, rest };
  const parts = rest.parts.map((part) =>
    part.id === id ? { ...part, state: 'CANCELLED' as const, isUnwanted: true } : part,
  );
  return { life: { ...life, parts }, rest };
}

describe('cancelling sub-orders', () => {
  it('accounts for every millime, whatever the states and whoever cancels', () => {
    let cancelled = 0;
    let refused = 0;
    fc.assert(
      fc.property(terms, steps, (given, asked) => {
        let life = place(given);
        check(life);
        for (const { what, part: id, amount } of asked) {
          const part = life.parts.find((each) => each.id === id);
          if (!part) continue;
          const set = (more: Partial<SubOrderSums>): void => {
            life = {
              ...life,
              parts: life.parts.map((each) => (each === part ? { ...each, ...more } : each)),
            };
          };
          if (what === 'shopper' && CANCELLABLE.includes(part.state)) {
            const { life: next, rest } = cancel(life, id);
            if (next === life) {
              refused += 1;
              expect(life.terms.isOnline).toBe(true);
            } else {
              cancelled += 1;
              // The total grows by what the rest costs more, and by nothing else.
              expect(sum(next.parts.map(({ total }) => total))).toBe(
                sum(life.parts.map(({ total }) => total)) + rest.addedDelivery + rest.withdrawnDiscount,
              );
              for (const [index, after] of next.parts.entries()) {
                const before = life.parts[index];
                if (before === part || before === after) continue;
                expect(['AWAITING_CONFIRMATION', 'CONFIRMED', 'PREPARING']).toContain(after.state);
                expect(after.total).toBeGreaterThanOrEqual(before?.total ?? Infinity);
              }
            }
            life = next;
          }
          if (what === 'shop' && [...CANCELLABLE, 'PREPARING'].includes(part.state))
            set({ state: 'CANCELLED' });
          if (what === 'advance') set({ state: NEXT[part.state] ?? part.state });
          if (what === 'refund' && isPaidOnline(part.payment_state) && leftOf(part) > 0) {
            const refunded = part.refunded + Math.min(amount, leftOf(part));
            set({
              refunded,
              payment_state: refunded + part.kept === part.total ? 'REFUNDED' : 'PARTIALLY_REFUNDED',
            });
          }
          check(life);
        }
      }),
      { numRuns: 1_000 },
    );
    // The runs covered both.
    expect(cancelled).toBeGreaterThan(100);
    expect(refused).toBeGreaterThan(0);
  });

  it('prices the rest as an order of its own, but for the shares of coupon and points', () => {
    fc.assert(
      fc.property(terms, fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }), (given, ids) => {
        let life = place({ ...given, isOnline: false });
        for (const id of ids) if (life.parts.some((part) => part.id === id)) life = cancel(life, id).life;
        const left = life.parts.filter(({ state }) => state !== 'CANCELLED');
        if (left.length === 0 || left.length === life.parts.length) return;
        const lines = left.flatMap((part) => part.lines);
        const items = sum(lines.map(({ unit_price }) => unit_price));
        const eligible = sum(lines.map((line) => (line.coupon_eligible ? line.unit_price : 0)));
        const { coupon } = life.terms;
        const holds = coupon !== null && eligible > 0 && eligible >= (coupon.minPurchase ?? 0);
        const isFree = items >= FREE_DELIVERY_FROM || (holds && coupon.type === 'free_delivery');
        expect(sum(left.map((part) => part.delivery_share))).toBe(isFree ? 0 : DELIVERY_FEE);
        expect(lines.every(({ discount }) => discount === 0) || holds).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('does not charge the shopper for what the shop has cancelled', () => {
    const line = (sellerId: number, amount: number) => ({ sellerId, amount, eligible: true });
    const life = place({
      lines: [line(1, 40_000), line(2, 60_000), line(3, 20_000)],
      coupon: { type: 'fixed', value: 1_000, minPurchase: 90_000 },
      points: 0,
      isOnline: true,
    });
    const parts = life.parts.map((part) => (part.id === 2 ? { ...part, state: 'CANCELLED' as const } : part));
    expect(priceRest(life.terms, parts, new Set([3]))).toMatchObject({
      addedDelivery: 0,
      isCouponWithdrawn: false,
      lacking: 0,
    });
    // Without the shop's cancellation it would have been 80 TND: below both limits.
    expect(priceRest(life.terms, parts, new Set([1]))).toMatchObject({
      addedDelivery: 8_000,
      isCouponWithdrawn: true,
    });
  });
});
