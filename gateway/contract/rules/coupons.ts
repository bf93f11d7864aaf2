/** Limits and rules of coupons, for origin, gateway and web. */
import type { Millimes } from '../money.ts';

/** Amounts of a fixed coupon (millimes). */
export const MIN_COUPON_AMOUNT: Millimes = 500;
export const MAX_COUPON_AMOUNT: Millimes = 1_000_000;
/** Lengths of a code (characters). */
export const MIN_COUPON_CODE = 3;
export const MAX_COUPON_CODE = 40;
/** Most uses per account that can be set, and most uses in all. */
export const MAX_COUPON_ACCOUNT_LIMIT = 100;
export const MAX_COUPON_LIMIT = 1_000_000;
/** Longest note for staff (characters). */
export const MAX_COUPON_NOTE = 300;
/** Letters and digits of codes that cannot be guessed: none is taken for another one. */
export const COUPON_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** Most coupons of a job that creates them with the same terms. */
export const MAX_COUPON_CODES = 50_000;
/** Most accounts of such a job that each get a coupon of their own. */
export const MAX_COUPON_ACCOUNTS = 500;
/** Letters and digits of their codes after the prefix, and most of the prefix: shorter codes could be guessed. */
export const MIN_CODE_LETTERS = 8;
export const MAX_CODE_LETTERS = 16;
export const MAX_CODE_PREFIX = 20;
/** Most coupons that are changed at once. */
export const MAX_PATCH_COUPONS = 100;

/**
 * States of a coupon, by its terms and the clock, in the order in which they are decided: what has ended cannot be resumed, and
 * what is paused is not planned.
 */
export const COUPON_STATES = ['OVER', 'EXHAUSTED', 'PAUSED', 'PLANNED', 'RUNNING'] as const;
export type CouponState = (typeof COUPON_STATES)[number];

/**
 * Why the home page has no card of a coupon. The first ones are its terms': only the last four, which are its state, change by
 * themselves. FIRST_ORDER: a visitor cannot use it. SCOPE: cards describe coupons of the whole shop and of a seller alone. SELLER: that
 * one is not active.
 */
export const COUPON_CARD_PROBLEMS = [
  'PERSONAL',
  'FIRST_ORDER',
  'SCOPE',
  'SELLER',
  'OVER',
  'EXHAUSTED',
  'PAUSED',
  'PLANNED',
] as const;
export type CouponCardProblem = (typeof COUPON_CARD_PROBLEMS)[number];

/** Fields that do not change once the coupon was used. */
export const FROZEN_COUPON_FIELDS = [
  'code',
  'type',
  'amount',
  'percent',
  'scope',
  'scopeId',
  'fundedBy',
] as const;

/** Something to be aware of. */
export const COUPON_WARNINGS = [
  /** A percentage above 50 without a largest discount. */
  'NO_MAX_DISCOUNT',
  /** A fixed discount that is all of the minimum purchase, or more. */
  'WHOLE_PURCHASE',
] as const;
export type CouponWarning = (typeof COUPON_WARNINGS)[number];

/** Percentage above which a coupon should have a largest discount. */
const HIGH_PERCENT = 50;

/** What to be aware of in the terms of a coupon. Amounts in millimes. */
export function couponWarnings(terms: {
  type: 'fixed' | 'percentage' | 'free_delivery';
  amount: Millimes | null;
  percent: number | null;
  minPurchase: Millimes | null;
  maxDiscount: Millimes | null;
}): CouponWarning[] {
  const { type, amount, percent, minPurchase, maxDiscount } = terms;
  const warnings: CouponWarning[] = [];
  if (type === 'percentage' && (percent ?? 0) > HIGH_PERCENT && maxDiscount === null)
    warnings.push('NO_MAX_DISCOUNT');
  if (type === 'fixed' && minPurchase !== null && (amount ?? 0) >= minPurchase)
    warnings.push('WHOLE_PURCHASE');
  return warnings;
}
