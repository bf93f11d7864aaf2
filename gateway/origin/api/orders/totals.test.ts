import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isChecked } from '../../base/checkDigit.ts';
import { shareDiscount } from '../coupons/rules.ts';
import { orderNumber } from './number.ts';
import { mostPoints } from '../cart/points.ts';
import { shareOrder } from './totals.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const cart = fc
  .record({
    amounts: fc.array(fc.record({ sellerId: fc.integer({ min: 1, max: 4 }), amount: fc.nat(3_000_000) }), {
      minLength: 1,
      maxLength: 20,
    }),
    percent: fc.nat(100),
    fee: fc.constantFrom(0, 8_000, 7_777),
    points: fc.nat(1_000),
  })
  .map(({ amounts, percent, fee, points }) => {
    const itemsTotal = sum(amounts.map(({ amount }) => amount));
    const discount = Math.round((itemsTotal * percent) / 100);
    const shares = shareDiscount(
      discount,
      amounts.map(({ amount }) => amount),
    );
    const lines = amounts.map((line, index) => Object.assign(line, { discount: shares[index] ?? 0 }));
    return {
      lines,
      fee,
      points: Math.min(points * 100, mostPoints(itemsTotal, discount)),
      itemsTotal,
      discount,
    };
  });

describe('the sums of an order', () => {
  it('add up, by sub-order and by line, to the millime', () => {
    fc.assert(
      fc.property(cart, ({ lines, fee, points, itemsTotal, discount }) => {
        const order = shareOrder(lines, fee, points);
        expect(order).toMatchObject({
          itemsTotal,
          discountTotal: discount,
          deliveryFee: fee,
          pointsUsed: points,
        });
        expect(order.total).toBe(itemsTotal - discount - points * 10 + fee);
        for (const [whole, part] of [
          ['itemsTotal', 'itemsTotal'],
          ['discountTotal', 'discountTotal'],
          ['pointsDiscount', 'pointsDiscount'],
          ['pointsUsed', 'pointsUsed'],
          ['pointsEarned', 'pointsEarned'],
          ['deliveryFee', 'deliveryShare'],
          ['total', 'total'],
        ] as const)
          expect(sum(order.parts.map((values) => values[part])), whole).toBe(order[whole]);
        for (const part of order.parts) {
          expect(sum(part.lines.map(({ total }) => total)) + part.deliveryShare).toBe(part.total);
          expect(sum(part.lines.map(({ pointsDiscount }) => pointsDiscount))).toBe(part.pointsDiscount);
          for (const line of part.lines) expect(line.total).toBeGreaterThanOrEqual(0);
        }
        expect(
          order.parts.flatMap((part) => part.lines.map(({ index }) => index)).toSorted((a, b) => a - b),
        ).toEqual(lines.map((_, index) => index));
      }),
      { numRuns: 300 },
    );
  });

  it('let a fifth of the items be paid with points, in hundreds', () => {
    expect(mostPoints(50_000, 0)).toBe(1_000);
    expect(mostPoints(54_900, 0)).toBe(1_000);
    expect(mostPoints(4_999, 0)).toBe(0);
    expect(mostPoints(50_000, 47_000)).toBe(300);
    expect(mostPoints(50_000, 50_000)).toBe(0);
  });

  it('earn a point with each whole dinar paid on items', () => {
    const lines = [
      { sellerId: 1, amount: 10_900, discount: 0 },
      { sellerId: 2, amount: 9_100, discount: 1_000 },
    ];
    expect(shareOrder(lines, 8_000, 100).pointsEarned).toBe(18);
  });
});

describe('an order’s number', () => {
  it('has the year, a serial and a check digit', () => {
    expect(orderNumber(2026, 42)).toMatch(/^CMD-26-000042-\d$/);
    expect(isChecked(orderNumber(2026, 42).replace(/\D/g, ''))).toBe(true);
  });
});
