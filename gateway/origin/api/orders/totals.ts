/** How an order's sums are shared among its sub-orders and lines: the shares always add up to the total. No database here. */
import type { Millimes } from '../../../contract/money.ts';
import { splitByWeight } from '../../../contract/money.ts';
import { POINT_VALUE } from '../cart/points.ts';

/** A line as far as sums are concerned. */
export interface SharedLine {
  sellerId: number;
  /** Unit price times quantity. */
  amount: Millimes;
  /** Its share of the coupon. */
  discount: Millimes;
}

export interface LineShare {
  /** Index in the cart. */
  index: number;
  pointsDiscount: Millimes;
  total: Millimes;
}

/** The sums of one seller's sub-order. */
export interface SubOrderTotals {
  sellerId: number;
  lines: LineShare[];
  itemsTotal: Millimes;
  discountTotal: Millimes;
  pointsUsed: number;
  pointsDiscount: Millimes;
  deliveryShare: Millimes;
  total: Millimes;
  pointsEarned: number;
}

export interface OrderTotals {
  itemsTotal: Millimes;
  discountTotal: Millimes;
  pointsUsed: number;
  pointsDiscount: Millimes;
  deliveryFee: Millimes;
  total: Millimes;
  pointsEarned: number;
  parts: SubOrderTotals[];
}

/** What of a sub-order's payment can still be refunded: minus earlier refunds, and what covers the higher price of the others since it was cancelled. */
export const leftOf = (part: { total: Millimes; kept: Millimes; refunded: Millimes }): Millimes =>
  part.total - part.kept - part.refunded;

/** Of numbers. */
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * Shares delivery fee, points and earned points among the sub-orders and their lines, by what the items cost after the
 * coupon. Sub-orders are in the order in which their sellers first occur in the cart.
 */
export function shareOrder(
  lines: readonly SharedLine[],
  deliveryFee: Millimes,
  pointsUsed: number,
): OrderTotals {
  const net = lines.map(({ amount, discount }) => amount - discount);
  const pointsDiscount = pointsUsed * POINT_VALUE;
  // No line's share exceeds its price, because the total of all is at least that.
  const linePoints = pointsUsed === 0 ? lines.map(() => 0) : splitByWeight(pointsDiscount, net);
  const sellers = [...new Set(lines.map(({ sellerId }) => sellerId))];
  const groups = sellers.map((sellerId) =>
    lines.flatMap((line, index) => (line.sellerId === sellerId ? [index] : [])),
  );
  const netOf = (group: readonly number[]): number => sum(group.map((index) => net[index] ?? 0));
  const pointsOf = (group: readonly number[]): number => sum(group.map((index) => linePoints[index] ?? 0));
  const deliveryShares = splitByWeight(deliveryFee, groups.map(netOf));
  const pointShares = splitByWeight(pointsUsed, groups.map(pointsOf));
  const paid = groups.map((group) => netOf(group) - pointsOf(group));
  const pointsEarned = Math.floor(sum(paid) / 1_000);
  const earnedShares = splitByWeight(pointsEarned, paid);
  const parts = groups.map((group, place): SubOrderTotals => {
    const itemsTotal = sum(group.map((index) => lines[index]?.amount ?? 0));
    const discountTotal = sum(group.map((index) => lines[index]?.discount ?? 0));
    const deliveryShare = deliveryShares[place] ?? 0;
    return {
      sellerId: sellers[place] ?? 0,
      lines: group.map((index) => ({
        index,
        pointsDiscount: linePoints[index] ?? 0,
        total: (net[index] ?? 0) - (linePoints[index] ?? 0),
      })),
      itemsTotal,
      discountTotal,
      pointsUsed: pointShares[place] ?? 0,
      pointsDiscount: pointsOf(group),
      deliveryShare,
      total: itemsTotal - discountTotal - pointsOf(group) + deliveryShare,
      pointsEarned: earnedShares[place] ?? 0,
    };
  });
  const itemsTotal = sum(lines.map(({ amount }) => amount));
  const discountTotal = sum(lines.map(({ discount }) => discount));
  return {
    itemsTotal,
    discountTotal,
    pointsUsed,
    pointsDiscount,
    deliveryFee,
    total: itemsTotal - discountTotal - pointsDiscount + deliveryFee,
    pointsEarned,
    parts,
  };
}
