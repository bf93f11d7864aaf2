/** REST v1 messages of coupons for admins. */
import { z } from 'zod';
import { FieldProblem } from './errors.ts';
import { AccountNumber, Phone } from './accounts.ts';
import { QuoteRequest } from './cart.ts';
import { EntityId, Instant, MAX_PAGE_SIZE, Pagination, QueryBoolean, Tnd, createdBetween } from './common.ts';
import { CouponType } from './content.ts';
import { fromTnd } from './money.ts';
import {
  COUPON_CARD_PROBLEMS,
  COUPON_STATES,
  COUPON_WARNINGS,
  MAX_COUPON_ACCOUNT_LIMIT,
  MAX_COUPON_ACCOUNTS,
  MAX_COUPON_AMOUNT,
  MAX_CODE_LETTERS,
  MAX_CODE_PREFIX,
  MAX_COUPON_CODE,
  MAX_COUPON_CODES,
  MAX_COUPON_LIMIT,
  MAX_COUPON_NOTE,
  MAX_PATCH_COUPONS,
  MIN_CODE_LETTERS,
  MIN_COUPON_AMOUNT,
  MIN_COUPON_CODE,
} from './rules/coupons.ts';
import { HIGHEST_PRICE } from './rules/products.ts';
import { bounded, text, trimmed } from './text.ts';
import { CHANGED, Version } from './versions.ts';

/** What a coupon is limited to. */
export const CouponScope = z
  .enum(['all', 'seller', 'category', 'brand', 'product'])
  .meta({ id: 'CouponScope' });
export type CouponScope = z.infer<typeof CouponScope>;

/** Who pays for a coupon's discount. */
export const CouponFunder = z.enum(['platform', 'seller']).meta({ id: 'CouponFunder' });
export type CouponFunder = z.infer<typeof CouponFunder>;

/** PLANNED: begins later. PAUSED: disabled. EXHAUSTED: used as often as it may be. OVER: ended. */
export const CouponState = z.enum(COUPON_STATES).meta({ id: 'CouponState' });
export type CouponState = z.infer<typeof CouponState>;

export const CouponCardProblem = z.enum(COUPON_CARD_PROBLEMS).meta({ id: 'CouponCardProblem' });

export const CouponWarning = z
  .enum(COUPON_WARNINGS)
  .describe(
    'NO_MAX_DISCOUNT: more than 50 % without a largest discount. WHOLE_PURCHASE: a fixed discount of the minimum purchase or more.',
  )
  .meta({ id: 'CouponWarning' });
export type CouponWarning = z.infer<typeof CouponWarning>;

/** Amount of a fixed coupon. */
export const CouponAmount = Tnd.refine((tnd) => {
  const millimes = fromTnd(tnd);
  return millimes >= MIN_COUPON_AMOUNT && millimes <= MAX_COUPON_AMOUNT;
}, 'must be from 0.500 to 1000.000');

export const AdminCoupon = z
  .object({
    _id: EntityId,
    version: Version,
    code: z.string().describe('Code to enter in the coupon field, in upper case.'),
    state: CouponState,
    type: CouponType,
    amount: Tnd.nullable().describe('Of a fixed discount.'),
    percent: z.int().min(1).max(100).nullable().describe('Of a percentage discount.'),
    minPurchase: Tnd.nullable().describe('Total of the eligible items; null: no minimum.'),
    maxDiscount: Tnd.nullable().describe('Largest discount; null: unlimited.'),
    scope: CouponScope,
    scopeId: EntityId.nullable().describe('The seller, category, brand or product; null: all items.'),
    scopeName: z.string().nullable().describe('Its name; null: all items, or it exists no more.'),
    startsAt: Instant.nullable(),
    endsAt: Instant.nullable(),
    usageLimit: z.int().min(1).nullable().describe('Most uses; null: unlimited.'),
    perAccountLimit: z.int().min(1).nullable().describe('Most uses per account; null: unlimited.'),
    firstOrderOnly: z.boolean(),
    accountNumber: z.string().nullable().describe('Limited to this account; null: for everyone.'),
    fundedBy: CouponFunder,
    active: z.boolean(),
    note: z.string().nullable().describe('For staff.'),
    usedCount: z.int().min(0),
    isFrozen: z
      .boolean()
      .describe('It was used: code, type, value, scope and funder do not change any more.'),
    discountGiven: Tnd.describe(
      'What it took off items and delivery, without cancelled and undelivered sub-orders.',
    ),
    revenue: Tnd.describe('Total of these sub-orders.'),
    jobId: EntityId.nullable().describe('The job that created it with others.'),
    warnings: z.array(CouponWarning),
    cardProblem: CouponCardProblem.nullable().describe('Why the home page would not show a card of it.'),
    isOnHome: z.boolean().describe('The published home content refers to it.'),
    createdAt: Instant,
  })
  .meta({ id: 'AdminCoupon' });
export type AdminCoupon = z.infer<typeof AdminCoupon>;

/** What the list of coupons is sorted by. */
export const CouponSortBy = z.enum(['created', 'ends', 'used', 'discount']);
export type CouponSortBy = z.infer<typeof CouponSortBy>;

/** Conditions of the list of coupons; all given conditions must match. */
const couponConditions = {
  account: AccountNumber.optional().describe('Coupons for this account alone.'),
  state: CouponState.optional(),
  type: CouponType.optional(),
  scope: CouponScope.optional(),
  fundedBy: CouponFunder.optional(),
  personal: QueryBoolean.optional().describe('For one account, or for everyone.'),
  job: EntityId.optional().describe('Created by this job.'),
  card: QueryBoolean.optional().describe(
    'Whether the home page can show a card of it, now or once it begins.',
  ),
  code: text(1, 60).optional().describe('The whole code, in any case.'),
  ...createdBetween,
  q: text(1, 60).optional().describe('Beginning of the code, in any case.'),
};

/** Query of GET /v1/admin/coupons. */
export const AdminCouponsQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(25),
  after: bounded(400).optional(),
  page: z.coerce.number().int().min(1).optional(),
  ...couponConditions,
  sort: CouponSortBy.default('created').describe('ends: those without an end are the last ones.'),
  order: z.enum(['asc', 'desc']).default('desc'),
});

export const AdminCouponsPage = z
  .object({ coupons: z.array(AdminCoupon), cursors: z.array(z.string()), pagination: Pagination })
  .meta({ id: 'AdminCouponsPage' });
export type AdminCouponsPage = z.infer<typeof AdminCouponsPage>;

const sum = Tnd.refine((tnd) => {
  const millimes = fromTnd(tnd);
  return millimes > 0 && millimes <= HIGHEST_PRICE;
}, 'must be from 0.001 to 999999.999');

const couponFields = {
  code: bounded(MAX_COUPON_CODE + 40)
    .trim()
    .toUpperCase()
    .regex(
      new RegExp(`^[A-Z0-9-]{${MIN_COUPON_CODE},${MAX_COUPON_CODE}}$`),
      `must be ${MIN_COUPON_CODE} to ${MAX_COUPON_CODE} letters, digits or hyphens`,
    )
    .meta({ examples: ['AID-2026'] }),
  type: CouponType,
  amount: CouponAmount.nullable(),
  percent: z.int().min(1, 'must be from 1 to 100').max(100, 'must be from 1 to 100').nullable(),
  minPurchase: sum.nullable(),
  maxDiscount: sum.nullable(),
  scope: CouponScope,
  scopeId: EntityId.nullable(),
  startsAt: Instant.nullable(),
  endsAt: Instant.nullable(),
  usageLimit: z.int().min(1).max(MAX_COUPON_LIMIT).nullable(),
  perAccountLimit: z.int().min(1).max(MAX_COUPON_ACCOUNT_LIMIT).nullable(),
  firstOrderOnly: z.boolean(),
  accountNumber: AccountNumber.nullable(),
  fundedBy: CouponFunder,
  active: z.boolean(),
  note: trimmed(MAX_COUPON_NOTE)
    .nullable()
    .transform((note) => note || null),
};

/** Body of POST /v1/admin/coupons. */
export const CouponCreate = z
  .strictObject(couponFields)
  .partial()
  .required({ code: true, type: true })
  .meta({ id: 'CouponCreate' });
export type CouponCreate = z.infer<typeof CouponCreate>;

/** Body of POST /v1/admin/coupons/codes: creates coupons with the same terms by a job. */
export const CouponCodes = z
  .strictObject({
    prefix: bounded(MAX_CODE_PREFIX + 40)
      .trim()
      .toUpperCase()
      .regex(
        new RegExp(`^[A-Z0-9-]{0,${MAX_CODE_PREFIX}}$`),
        `must be at most ${MAX_CODE_PREFIX} letters, digits or hyphens`,
      ),
    count: z.int().min(1).max(MAX_COUPON_CODES).optional().describe('Number of coupons.'),
    accountNumbers: z
      .array(AccountNumber)
      .min(1, 'must be at least 1')
      .max(MAX_COUPON_ACCOUNTS, `must be at most ${MAX_COUPON_ACCOUNTS}`)
      .refine((numbers) => new Set(numbers).size === numbers.length, 'must be distinct accounts')
      .optional()
      .describe('Each of these accounts gets a coupon that it alone can use. Excludes count.'),
    length: z
      .int()
      .min(MIN_CODE_LETTERS)
      .max(MAX_CODE_LETTERS)
      .describe('Letters and digits after the prefix.'),
    fields: z.strictObject(couponFields).omit({ code: true }).partial().required({ type: true }),
  })
  .superRefine(({ count, accountNumbers, fields }, context) => {
    if ((count === undefined) === (accountNumbers === undefined))
      context.addIssue({ code: 'custom', path: ['count'], message: 'or `accountNumbers` is required' });
    if (accountNumbers !== undefined && fields.accountNumber != null)
      context.addIssue({
        code: 'custom',
        path: ['fields', 'accountNumber'],
        message: 'is one of `accountNumbers` for each coupon',
      });
  })
  .meta({
    id: 'CouponCodes',
    examples: [{ prefix: 'AID', count: 10, length: 8, fields: { type: 'percentage', percent: 10 } }],
  });
export type CouponCodes = z.infer<typeof CouponCodes>;

/** Body of POST /v1/admin/coupons/{id}: absent is unchanged, null is cleared. */
export const CouponChanges = z.strictObject(couponFields).partial().meta({ id: 'CouponChanges' });
export type CouponChanges = z.infer<typeof CouponChanges>;

export const ChangedCoupon = AdminCoupon.extend(CHANGED).meta({ id: 'ChangedCoupon' });
export type ChangedCoupon = z.infer<typeof ChangedCoupon>;

/** Body of POST /v1/admin/coupons/patch: rows change independently of each other. */
export const CouponPatch = z
  .strictObject({
    rows: z
      .array(z.strictObject({ id: EntityId, version: Version, changes: CouponChanges }))
      .min(1, 'must be at least 1')
      .max(MAX_PATCH_COUPONS, `must be at most ${MAX_PATCH_COUPONS}`)
      .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, 'must be distinct coupons'),
  })
  .meta({ id: 'CouponPatch' });
export type CouponPatch = z.infer<typeof CouponPatch>;

/** Result of each row of a patch, in the same order: the coupon, or why it was not changed. */
export const CouponPatchAnswer = z
  .object({
    rows: z.array(
      z.object({
        coupon: AdminCoupon.nullable(),
        error: z
          .object({
            code: z.string(),
            message: z.string(),
            fields: z.array(FieldProblem),
          })
          .nullable(),
      }),
    ),
    ...CHANGED,
  })
  .meta({ id: 'CouponPatchAnswer' });
export type CouponPatchAnswer = z.infer<typeof CouponPatchAnswer>;

/** Body of POST /v1/admin/coupons/test: a cart that is priced with a coupon as the shop would, even one that is not saved yet. */
export const CouponTest = z
  .strictObject({
    couponId: EntityId.nullish().describe('Absent: a coupon that does not exist yet.'),
    changes: CouponChanges.default({}).describe('Terms that are not saved yet.'),
    lines: QuoteRequest.shape.lines.min(1, 'is required'),
    accountNumber: AccountNumber.nullish().describe('The buyer; absent: a visitor.'),
    contactPhone: Phone.nullish().describe('Of a visitor. Of no effect with an account.'),
  })
  .meta({ id: 'CouponTest' });
export type CouponTest = z.input<typeof CouponTest>;

/** A use of a coupon. */
export const CouponUse = z
  .object({
    orderId: EntityId,
    orderNumber: z.string(),
    accountNumber: z.string().nullable().describe('null: a visitor.'),
    discount: Tnd.describe('On items and delivery, without cancelled and undelivered sub-orders.'),
    revenue: Tnd.describe('Total of these sub-orders.'),
    usedAt: Instant,
    releasedAt: Instant.nullable().describe('When the use was restored, because the order was cancelled.'),
  })
  .meta({ id: 'CouponUse' });
export type CouponUse = z.infer<typeof CouponUse>;

/** Query of GET /v1/admin/coupons/{id}/uses, the latest order first. */
export const CouponUsesQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(25),
  after: bounded(400).optional(),
  page: z.coerce.number().int().min(1).optional(),
});

export const CouponUsesPage = z
  .object({ uses: z.array(CouponUse), cursors: z.array(z.string()), pagination: Pagination })
  .meta({ id: 'CouponUsesPage' });
export type CouponUsesPage = z.infer<typeof CouponUsesPage>;
