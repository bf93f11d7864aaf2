/**
 * The rest of an order when its shopper cancels sub-orders: priced again by the terms under which it was placed. Delivery becomes
 * payable where the items are too few, and a coupon whose minimum is missed is withdrawn. No database here.
 */
import type { CouponType } from '../../../contract/content.ts';
import { deliveryFeeFor, splitByWeight } from '../../../contract/money.ts';
import type { Millimes } from '../../../contract/money.ts';
import type { LineRow, SubOrderRow } from './read.ts';
import { canCancel, isPaidOnline } from './states.ts';
import { leftOf, sum } from './totals.ts';

/** A sub-order as far as its sums are concerned. */
export type SubOrderSums = Pick<
  SubOrderRow,
  | 'id'
  | 'state'
  | 'payment_state'
  | 'items_total'
  | 'discount_total'
  | 'points_discount'
  | 'delivery_share'
  | 'total'
  | 'points_earned'
  | 'refunded'
  | 'kept'
> & {
  lines: readonly LineSums[];
  /** The shopper cancelled it earlier. */
  isUnwanted: boolean;
};
export type LineSums = Pick<
  LineRow,
  'id' | 'unit_price' | 'quantity' | 'discount' | 'points_discount' | 'total' | 'coupon_eligible'
>;

export interface PlacedTerms {
  /** Paid online, or to be: the rest cannot cost more than was charged. */
  isOnline: boolean;
  /** It earns account points. */
  earnsPoints: boolean;
  coupon: { type: CouponType; minPurchase: Millimes | null } | null;
}

export interface RestOfOrder {
  /** All sub-orders with their new sums; their states are unchanged. */
  parts: SubOrderSums[];
  /** Delivery that becomes payable. */
  addedDelivery: Millimes;
  isCouponWithdrawn: boolean;
  /** Discount that the coupon loses. */
  withdrawnDiscount: Millimes;
  /** What the cancelled sub-orders' payment lacks to cover what the rest costs more; more than 0: they can't be cancelled alone. */
  lacking: Millimes;
}

/**
 * Whether a sub-order's price can still change: until it is in preparation, or shipped where it is paid. From then on its carrier knows
 * what to collect. One whose whole payment was refunded costs nothing, whatever is cancelled.
 */
const isOpen = ({ state, payment_state: payment }: SubOrderSums): boolean =>
  payment !== 'REFUNDED' && (canCancel(state) || (state === 'PREPARING' && isPaidOnline(payment)));

const eligibleTotal = ({ lines }: SubOrderSums): Millimes =>
  sum(lines.map((line) => (line.coupon_eligible ? line.unit_price * line.quantity : 0)));

const totalOf = (part: SubOrderSums): Millimes =>
  part.items_total - part.discount_total - part.points_discount + part.delivery_share;

function withoutDiscount(part: SubOrderSums, earnsPoints: boolean): SubOrderSums {
  const lines = part.lines.map((line) => ({ ...line, discount: 0, total: line.total + line.discount }));
  const paid = sum(lines.map(({ total }) => total));
  return {
    ...part,
    lines,
    discount_total: 0,
    points_earned: earnsPoints ? Math.max(part.points_earned, Math.floor(paid / 1_000)) : part.points_earned,
  };
}

/**
 * Prices the rest when the shopper cancels the sub-orders of these ids. Those that the shop has cancelled count as if they were
 * still there: the shop's cancellation costs the shopper nothing. The cancelled ones' delivery moves to those whose price can still
 * change; where there are none, the terms stay.
 */
export function priceRest(
  { isOnline, earnsPoints, coupon }: PlacedTerms,
  parts: readonly SubOrderSums[],
  cancelled: ReadonlySet<number>,
): RestOfOrder {
  const wanted = parts.filter((part) => !part.isUnwanted && !cancelled.has(part.id));
  const open = wanted.filter(isOpen);
  if (open.length === 0)
    return {
      parts: [...parts],
      addedDelivery: 0,
      isCouponWithdrawn: false,
      withdrawnDiscount: 0,
      lacking: 0,
    };
  const leaving = parts.filter(({ id }) => cancelled.has(id));
  const eligible = sum(wanted.map(eligibleTotal));
  const couponHolds = coupon !== null && eligible > 0 && eligible >= (coupon.minPurchase ?? 0);
  const isCouponWithdrawn = coupon !== null && !couponHolds;
  const withdrawnDiscount = isCouponWithdrawn ? sum(open.map((part) => part.discount_total)) : 0;
  const priced = isCouponWithdrawn ? open.map((part) => withoutDiscount(part, earnsPoints)) : open;

  const fee =
    couponHolds && coupon.type === 'free_delivery'
      ? 0
      : deliveryFeeFor(sum(wanted.map((part) => part.items_total)));
  const charged = sum([...wanted, ...leaving].map((part) => part.delivery_share));
  const addedDelivery = Math.max(0, fee - charged);
  const shares = splitByWeight(
    addedDelivery + sum(leaving.map((part) => part.delivery_share)),
    priced.map((part) => part.items_total - part.discount_total),
  );

  let lacking = isOnline ? addedDelivery + withdrawnDiscount : 0;
  const changed = new Map<number, SubOrderSums>();
  for (const [index, part] of priced.entries()) {
    const next = { ...part, delivery_share: part.delivery_share + (shares[index] ?? 0) };
    changed.set(part.id, { ...next, total: totalOf(next) });
  }
  for (const part of leaving) {
    const next = { ...part, delivery_share: 0 };
    next.total = totalOf(next);
    const left = leftOf(next);
    // Less than 0: more was refunded before than the sub-order costs without its delivery.
    next.kept += Math.max(0, Math.min(left, lacking));
    lacking -= Math.min(left, lacking);
    changed.set(part.id, next);
  }
  return {
    parts: parts.map((part) => changed.get(part.id) ?? part),
    addedDelivery,
    isCouponWithdrawn,
    withdrawnDiscount,
    lacking,
  };
}
