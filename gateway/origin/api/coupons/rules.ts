/** Whether a coupon holds for a cart and what it takes off: the rules alone, without any database. */
import type { Selectable } from 'kysely';
import type { CouponReason } from '../../../contract/cart.ts';
import type { Millimes } from '../../../contract/money.ts';
import { splitByWeight } from '../../../contract/money.ts';
import type { CouponsTable } from '../../db/tables.ts';

export type Coupon = Omit<Selectable<CouponsTable>, 'id' | 'created_at'>;

/** Who asks, once that is known; what a coupon was used for before counts orders that were not cancelled. */
export interface CouponAccount {
  accountNumber: string;
  /** Orders so far. */
  orders: number;
  /** Orders so far with this coupon. */
  uses: number;
}

/** A line as far as coupons look at it. Its total is what its items cost now; lines that can't be had cost 0. */
export interface CouponLine {
  total: Millimes;
  productId: number;
  sellerId: number;
  brandId: number | null;
  /** The category of the product and all above it. */
  categoryPath: readonly number[];
}

/** What a coupon takes off. */
export interface AppliedCoupon {
  holds: true;
  coupon: Coupon;
  /** Off the items: the sum of `shares`. */
  itemsDiscount: Millimes;
  /** Off the delivery fee. */
  deliveryDiscount: Millimes;
  /** One a line, in the same order. */
  shares: Millimes[];
  /** Lines that it holds for, in the same order. */
  eligible: boolean[];
}

/** Why a coupon does not hold. */
export interface RefusedCoupon {
  holds: false;
  reason: CouponReason;
  /** What the items lack to the minimum purchase, when that is the matter. */
  missing: Millimes | null;
}

/** As people type it. */
export const normaliseCode = (code: string): string => code.trim().toUpperCase();

/** Whether the coupon holds for a line at all, whatever the rest of the cart is. */
export function isEligible(coupon: Pick<Coupon, 'scope' | 'scope_id'>, line: CouponLine): boolean {
  switch (coupon.scope) {
    case 'all':
      return true;
    case 'seller':
      return line.sellerId === coupon.scope_id;
    case 'category':
      return coupon.scope_id !== null && line.categoryPath.includes(coupon.scope_id);
    case 'brand':
      return line.brandId !== null && line.brandId === coupon.scope_id;
    case 'product':
      return line.productId === coupon.scope_id;
  }
}

/**
 * A discount shared among lines by what they cost, by largest remainder: the parts add up to the whole, and no part is more than
 * its line as long as the discount is no more than all of them.
 */
export function shareDiscount(discount: Millimes, totals: readonly Millimes[]): Millimes[] {
  return discount === 0 ? totals.map(() => 0) : splitByWeight(discount, totals);
}

/** Whether everybody may use it at this instant (ms), as far as the cart is left out of account; why not, when not. */
export function refusalOf(coupon: Coupon, account: CouponAccount | null, now: number): CouponReason | null {
  if (!coupon.active) return 'UNKNOWN';
  if (coupon.account_number !== null) {
    // Somebody else's coupon is nobody's business: it is as if there were none, for visitors too.
    if (account?.accountNumber !== coupon.account_number) return 'UNKNOWN';
  }
  if (coupon.starts_at !== null && now < coupon.starts_at.getTime()) return 'NOT_STARTED';
  if (coupon.ends_at !== null && now >= coupon.ends_at.getTime()) return 'EXPIRED';
  if (coupon.usage_limit !== null && coupon.used_count >= coupon.usage_limit) return 'USED_UP';
  if (coupon.first_order_only) {
    if (account === null) return 'ACCOUNT_REQUIRED';
    if (account.orders > 0) return 'FIRST_ORDER_ONLY';
  }
  if (coupon.per_account_limit !== null && account !== null && account.uses >= coupon.per_account_limit)
    return 'ALREADY_USED';
  return null;
}

/**
 * Applies a coupon to a cart at an instant (ms). `deliveryFee` is what is asked before any coupon; `account` null: a visitor, whose
 * earlier orders nobody knows. The minimum purchase counts the items that the coupon holds for.
 */
export function applyCoupon(
  coupon: Coupon,
  lines: readonly CouponLine[],
  deliveryFee: Millimes,
  account: CouponAccount | null,
  now: number,
): AppliedCoupon | RefusedCoupon {
  const refuse = (reason: CouponReason, missing: Millimes | null = null): RefusedCoupon => ({
    holds: false,
    reason,
    missing,
  });
  const refusal = refusalOf(coupon, account, now);
  if (refusal !== null) return refuse(refusal);

  const holdsFor = lines.map((line) => isEligible(coupon, line));
  const totals = lines.map((line, index) => (holdsFor[index] ? line.total : 0));
  const eligible = totals.reduce((sum, total) => sum + total, 0);
  if (eligible === 0) return refuse('NOT_APPLICABLE');
  if (coupon.min_purchase !== null && eligible < coupon.min_purchase)
    return refuse('MIN_PURCHASE', coupon.min_purchase - eligible);

  if (coupon.type === 'free_delivery') {
    // Nobody shall spend a coupon on what is free already.
    if (deliveryFee === 0) return refuse('DELIVERY_FREE');
    return {
      holds: true,
      coupon,
      itemsDiscount: 0,
      deliveryDiscount: deliveryFee,
      shares: totals.map(() => 0),
      eligible: holdsFor,
    };
  }
  const wanted = coupon.type === 'fixed' ? coupon.value : Math.round((eligible * coupon.value) / 100);
  const itemsDiscount = Math.min(wanted, eligible, coupon.max_discount ?? Infinity);
  // A percent of next to nothing.
  if (itemsDiscount === 0) return refuse('NOT_APPLICABLE');
  return {
    holds: true,
    coupon,
    itemsDiscount,
    deliveryDiscount: 0,
    shares: shareDiscount(itemsDiscount, totals),
    eligible: holdsFor,
  };
}
