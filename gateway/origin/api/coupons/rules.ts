/** Whether a coupon applies to a cart and what it takes off: rules only, without any database. */
import type { Selectable } from 'kysely';
import type { CouponReason } from '../../../contract/cart.ts';
import type { Millimes } from '../../../contract/money.ts';
import { splitByWeight } from '../../../contract/money.ts';
import type { CouponsTable } from '../../db/tables.ts';

export type Coupon = Omit<Selectable<CouponsTable>, 'id' | 'created_at' | 'version' | 'note' | 'job_id'>;

/** The buyer, once known; earlier uses of a coupon are counted over orders that were not cancelled. */
export interface CouponAccount {
  accountNumber: string;
  /** Orders so far. */
  orders: number;
  /** Orders so far with this coupon. */
  uses: number;
}

/** A line as coupons see it. Its total is what its items cost now; unavailable lines cost 0. */
export interface CouponLine {
  total: Millimes;
  productId: number;
  sellerId: number;
  brandId: number | null;
  /** The category of the product and all its ancestors. */
  categoryPath: readonly number[];
}

/** The discount of a coupon. */
export interface AppliedCoupon {
  holds: true;
  coupon: Coupon;
  /** On items: the sum of `shares`. */
  itemsDiscount: Millimes;
  /** On the delivery fee. */
  deliveryDiscount: Millimes;
  /** One per line, in the same order. */
  shares: Millimes[];
  /** Lines that it applies to, in the same order. */
  eligible: boolean[];
}

/** Why a coupon does not apply. */
export interface RefusedCoupon {
  holds: false;
  reason: CouponReason;
  /** Missing amount to the minimum purchase, when that is the reason. */
  missing: Millimes | null;
}

/** The requested coupon. */
export interface CouponRequest {
  /** null: there is none with this code. */
  coupon: Coupon | null;
  /** The caller's account; null: a visitor. */
  account: CouponAccount | null;
  /** Too many wrong codes were tried: this one was not looked up. */
  isLimited?: boolean;
}

/** Canonical form of a typed code. */
export const normaliseCode = (code: string): string => code.trim().toUpperCase();

/** Whether the coupon applies to a line, whatever the rest of the cart is. */
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
 * A discount shared among lines by what they cost, by largest remainder: the shares add up to the total, and no share is more than
 * its line as long as the discount is no more than all of them.
 */
export function shareDiscount(discount: Millimes, totals: readonly Millimes[]): Millimes[] {
  return discount === 0 ? totals.map(() => 0) : splitByWeight(discount, totals);
}

/** Whether it is public at this instant (ms), regardless of the cart; the reason when not. */
export function refusalOf(coupon: Coupon, account: CouponAccount | null, now: number): CouponReason | null {
  if (!coupon.active) return 'UNKNOWN';
  if (coupon.account_number !== null) {
    // Another account's coupon is not revealed: the response is that of an unknown code, for visitors too.
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
 * Applies a coupon to a cart at an instant (ms). `deliveryFee` is the fee before any coupon; `account` null: a visitor, whose
 * earlier orders are unknown. The minimum purchase counts the items that the coupon applies to.
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
    // A coupon is not used up where delivery is free already.
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
  // A percentage that rounds to zero.
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
