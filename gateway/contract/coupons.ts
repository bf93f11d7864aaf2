/** REST v1 messages of coupons as admins see them. */
import { z } from 'zod';
import { EntityId, Instant, MAX_PAGE_SIZE, Pagination, Tnd } from './common.ts';
import { CouponType } from './content.ts';
import { bounded } from './text.ts';

/** What a coupon holds for. */
export const CouponScope = z
  .enum(['all', 'seller', 'category', 'brand', 'product'])
  .meta({ id: 'CouponScope' });
export type CouponScope = z.infer<typeof CouponScope>;

/** Who pays for what a coupon takes off. */
export const CouponFunder = z.enum(['platform', 'seller']).meta({ id: 'CouponFunder' });
export type CouponFunder = z.infer<typeof CouponFunder>;

export const AdminCoupon = z
  .object({
    _id: EntityId,
    code: z.string().describe('What is typed into the coupon field, in upper case.'),
    type: CouponType,
    amount: Tnd.nullable().describe('Value of a fixed one.'),
    percent: z.int().min(1).max(100).nullable().describe('Value of one in percent.'),
    minPurchase: Tnd.nullable().describe('Of the items that it holds for; null: from any total.'),
    maxDiscount: Tnd.nullable().describe('The most that it takes off; null: without limit.'),
    scope: CouponScope,
    scopeId: EntityId.nullable().describe('The seller, category, brand or product; null: it holds for all.'),
    startsAt: Instant.nullable(),
    endsAt: Instant.nullable(),
    usageLimit: z.int().min(1).nullable().describe('How often it can be used; null: without limit.'),
    perAccountLimit: z.int().min(1).nullable().describe('As usageLimit, by one account.'),
    firstOrderOnly: z.boolean(),
    accountNumber: z.string().nullable().describe('Personal: for this account alone.'),
    fundedBy: CouponFunder,
    active: z.boolean(),
    usedCount: z.int().min(0),
    createdAt: Instant,
  })
  .meta({ id: 'AdminCoupon' });
export type AdminCoupon = z.infer<typeof AdminCoupon>;

/** Query of GET /v1/admin/coupons, the latest first. */
export const AdminCouponsQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(25),
  after: bounded(400).optional(),
  page: z.coerce.number().int().min(1).optional(),
});

export const AdminCouponsPage = z
  .object({ coupons: z.array(AdminCoupon), cursors: z.array(z.string()), pagination: Pagination })
  .meta({ id: 'AdminCouponsPage' });
export type AdminCouponsPage = z.infer<typeof AdminCouponsPage>;
