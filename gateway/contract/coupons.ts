/** REST v1 messages of coupons for admins. */
import { z } from 'zod';
import { EntityId, Instant, MAX_PAGE_SIZE, Pagination, Tnd } from './common.ts';
import { CouponType } from './content.ts';
import { bounded } from './text.ts';

/** What a coupon is limited to. */
export const CouponScope = z
  .enum(['all', 'seller', 'category', 'brand', 'product'])
  .meta({ id: 'CouponScope' });
export type CouponScope = z.infer<typeof CouponScope>;

/** Who pays for a coupon's discount. */
export const CouponFunder = z.enum(['platform', 'seller']).meta({ id: 'CouponFunder' });
export type CouponFunder = z.infer<typeof CouponFunder>;

export const AdminCoupon = z
  .object({
    _id: EntityId,
    code: z.string().describe('Code to enter in the coupon field, in upper case.'),
    type: CouponType,
    amount: Tnd.nullable().describe('Of a fixed discount.'),
    percent: z.int().min(1).max(100).nullable().describe('Of a percentage discount.'),
    minPurchase: Tnd.nullable().describe('Total of the eligible items; null: no minimum.'),
    maxDiscount: Tnd.nullable().describe('Largest discount; null: unlimited.'),
    scope: CouponScope,
    scopeId: EntityId.nullable().describe('The seller, category, brand or product; null: all items.'),
    startsAt: Instant.nullable(),
    endsAt: Instant.nullable(),
    usageLimit: z.int().min(1).nullable().describe('Most uses; null: unlimited.'),
    perAccountLimit: z.int().min(1).nullable().describe('Most uses per account; null: unlimited.'),
    firstOrderOnly: z.boolean(),
    accountNumber: z.string().nullable().describe('Limited to this account; null: for everyone.'),
    fundedBy: CouponFunder,
    active: z.boolean(),
    usedCount: z.int().min(0),
    createdAt: Instant,
  })
  .meta({ id: 'AdminCoupon' });
export type AdminCoupon = z.infer<typeof AdminCoupon>;

/** Query of GET /v1/admin/coupons, newest first. */
export const AdminCouponsQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(25),
  after: bounded(400).optional(),
  page: z.coerce.number().int().min(1).optional(),
});

export const AdminCouponsPage = z
  .object({ coupons: z.array(AdminCoupon), cursors: z.array(z.string()), pagination: Pagination })
  .meta({ id: 'AdminCouponsPage' });
export type AdminCouponsPage = z.infer<typeof AdminCouponsPage>;
