/** Coupons for tests. */
import type { Coupon } from '../api/coupons/rules.ts';

/** 5 TND off everything, for everybody. */
export const testCoupon = (more: Partial<Coupon> = {}): Coupon => ({
  code: 'LAWAJ5',
  type: 'fixed',
  value: 5_000,
  min_purchase: null,
  max_discount: null,
  scope: 'all',
  scope_id: null,
  starts_at: null,
  ends_at: null,
  usage_limit: null,
  per_account_limit: null,
  first_order_only: false,
  account_number: null,
  funded_by: 'platform',
  active: true,
  used_count: 0,
  ...more,
});
