/**
 * What an order comes to when staff reduce or remove lines: by the prices of placing and the function that placing shares its sums with.
 * No database access.
 */
import type { CouponType } from '../../../contract/content.ts';
import { deliveryFeeFor, splitByWeight } from '../../../contract/money.ts';
import type { Millimes } from '../../../contract/money.ts';
import { shareOrder, sum } from '../orders/totals.ts';
import { usablePoints } from '../cart/points.ts';
import type { OrderTotals } from '../orders/totals.ts';

/** A line that stays, with its former quantity. */
export interface AmendedLine {
  id: number;
  sellerId: number;
  unitPrice: Millimes;
  formerQuantity: number;
  quantity: number;
  /** The coupon applies to it. */
  isEligible: boolean;
  /** Its former share of the coupon. */
  discount: Millimes;
}

export interface AmendTerms {
  /** null: none, or it is withdrawn. */
  coupon: CouponType | null;
  /** Points that the lines were paid with. */
  pointsUsed: number;
  /** Items of sub-orders that the shop cancelled before: they count for free delivery as if they were still there. */
  cancelledItems: Millimes;
  /** Delivery that those sub-orders bear. */
  cancelledDelivery: Millimes;
}

export interface Amended extends OrderTotals {
  /** Shares of the coupon, in the order of the lines. */
  discounts: Millimes[];
}

/**
 * A fixed discount stays while the items it applies to cost as much, a percentage shrinks with them; the rest is shared again by largest
 * remainder. Delivery becomes payable where the items are too few. Points beyond the limit are not used any more.
 */
export function amend(
  lines: readonly AmendedLine[],
  { coupon, pointsUsed, cancelledItems, cancelledDelivery }: AmendTerms,
): Amended {
  const amounts = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
  const eligible = lines.map(({ isEligible }, index) => (isEligible ? (amounts[index] ?? 0) : 0));
  const before = sum(
    lines.map(({ isEligible, unitPrice, formerQuantity }) => (isEligible ? unitPrice * formerQuantity : 0)),
  );
  const former = sum(lines.map(({ discount }) => discount));
  const after = sum(eligible);
  const promised =
    coupon === 'percentage' && before > 0
      ? Number((BigInt(former) * BigInt(after)) / BigInt(before))
      : coupon === 'fixed'
        ? former
        : 0;
  const discount = Math.min(promised, after);
  const discounts = after === 0 ? lines.map(() => 0) : splitByWeight(discount, eligible);
  const items = sum(amounts);
  const fee = coupon === 'free_delivery' ? 0 : deliveryFeeFor(items + cancelledItems);
  const shared = lines.map(({ sellerId }, index) => ({
    sellerId,
    amount: amounts[index] ?? 0,
    discount: discounts[index] ?? 0,
  }));
  const points = usablePoints(items, discount, pointsUsed);
  return { ...shareOrder(shared, Math.max(0, fee - cancelledDelivery), points), discounts };
}
