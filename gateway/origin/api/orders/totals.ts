/** How an order's sums are shared among its parts and lines: the parts always add up to the whole. No database here. */
import type { Millimes } from '../../../contract/money.ts';
import { POINTS_STEP, splitByWeight } from '../../../contract/money.ts';

/** What a point takes off: a hundred are one dinar. */
export const POINT_VALUE: Millimes = 1_000 / POINTS_STEP;
/** Of the items that may be paid with points, in percent. */
const MOST_POINTS_PERCENT = 20;

/** A line as far as sums go. */
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

/** What one seller's part comes to. */
export interface PartTotals {
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
  parts: PartTotals[];
}

/** What of a part's payment can still go back: neither what has, nor what pays for the parts that cost more since it was cancelled. */
export const leftOf = (part: { total: Millimes; kept: Millimes; refunded: Millimes }): Millimes =>
  part.total - part.kept - part.refunded;

/** The most points, in hundreds, that items may be paid with: 20 % of them, and no more than the coupon leaves. */
export function mostPoints(itemsTotal: Millimes, discountTotal: Millimes): number {
  const most = Math.min(Math.floor((itemsTotal * MOST_POINTS_PERCENT) / 100), itemsTotal - discountTotal);
  return Math.floor(most / (POINT_VALUE * POINTS_STEP)) * POINTS_STEP;
}

/** The most points that somebody who holds so many can use. */
export const usablePoints = (itemsTotal: Millimes, discountTotal: Millimes, held: number): number =>
  Math.max(0, Math.min(mostPoints(itemsTotal, discountTotal), Math.floor(held / POINTS_STEP) * POINTS_STEP));

/** Of numbers. */
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * Shares delivery fee, points and earned points among the sellers' parts and their lines, by what the items cost behind the
 * coupon. Parts stand in the order in which their sellers come first in the cart.
 */
export function shareOrder(
  lines: readonly SharedLine[],
  deliveryFee: Millimes,
  pointsUsed: number,
): OrderTotals {
  const net = lines.map(({ amount, discount }) => amount - discount);
  const pointsDiscount = pointsUsed * POINT_VALUE;
  // No line gives more than it costs, because all together cost at least that.
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
  const parts = groups.map((group, place): PartTotals => {
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
