/** REST v1 messages of accounts in the back-office (extended contract). */
import { z } from 'zod';
import { AccountNumber, AccountSession, PersonName, Phone, User, UserFigures } from '../accounts.ts';
import { EntityId, Instant, OpaqueId, Tnd } from '../common.ts';
import { CouponAmount } from '../coupons.ts';
import { Email } from '../mail.ts';
import { PointsEntry, PointsPage, SavedAddress } from '../orders.ts';
import { LanguageCode } from '../pages.ts';
import { MAX_REASON, MIN_REASON } from '../rules/limits.ts';
import { MAX_POINTS_ADJUSTMENT } from '../rules/people.ts';
import { line } from '../text.ts';
import { CHANGED, Version } from '../versions.ts';

/** Why staff change an account: 3 to 200 characters. */
const Reason = line(MIN_REASON, MAX_REASON);

/** GET /v1/admin/users/{accountNumber}/manage: an account with what staff need to know of it. */
export const ManagedUser = User.extend({
  figures: UserFigures,
  blockedAt: Instant.nullable(),
  blockedReason: z.string().nullable(),
  lastSeenAt: Instant.nullable(),
  addresses: z.array(SavedAddress).describe('Telephones are masked as those of the account.'),
  sessions: z.array(AccountSession).describe('Valid sessions, the last used first.'),
  version: Version,
  ...CHANGED,
}).meta({ id: 'ManagedUser' });
export type ManagedUser = z.infer<typeof ManagedUser>;

/** Body of POST /v1/admin/users/{accountNumber}: a correction. Absent: unchanged. */
export const UserCorrection = z
  .strictObject({
    firstName: PersonName.optional(),
    lastName: PersonName.optional(),
    phone: Phone.optional(),
    email: Email.optional(),
    language: LanguageCode.optional(),
    newsletter: z.literal(false).optional().describe('Consent can only be withdrawn.'),
    reason: Reason,
  })
  .meta({ id: 'UserCorrection' });
export type UserCorrection = z.input<typeof UserCorrection>;

/** Body of POST /v1/admin/users/{accountNumber}/block and …/unblock. */
export const UserBlockRequest = z.strictObject({ reason: Reason }).meta({ id: 'UserBlockRequest' });
export type UserBlockRequest = z.input<typeof UserBlockRequest>;

/** Body of POST /v1/admin/users/{accountNumber}/export and …/erase. */
export const UserPrivacyRequest = z.strictObject({ reason: Reason }).meta({ id: 'UserPrivacyRequest' });
export type UserPrivacyRequest = z.input<typeof UserPrivacyRequest>;

/** Body of POST /v1/admin/users/{accountNumber}/sessions/end. */
export const UserSessionsEndRequest = z
  .strictObject({ id: OpaqueId.optional().describe('One session; absent: all of them.') })
  .meta({ id: 'UserSessionsEndRequest' });
export type UserSessionsEndRequest = z.input<typeof UserSessionsEndRequest>;

/** Body of POST /v1/admin/users/{accountNumber}/points. */
export const PointsAdjustRequest = z
  .strictObject({
    points: z
      .int('must be a whole number')
      .min(-MAX_POINTS_ADJUSTMENT, `must be at least -${MAX_POINTS_ADJUSTMENT}`)
      .max(MAX_POINTS_ADJUSTMENT, `must be at most ${MAX_POINTS_ADJUSTMENT}`)
      .refine((points) => points !== 0, 'must not be 0')
      .describe('Added; negative: taken away.'),
    reason: Reason,
  })
  .meta({ id: 'PointsAdjustRequest' });
export type PointsAdjustRequest = z.input<typeof PointsAdjustRequest>;

/** Body of POST /v1/admin/users/{accountNumber}/coupons: a coupon for this account, to be used once. */
export const UserCouponRequest = z
  .strictObject({
    amount: CouponAmount,
    reason: Reason,
  })
  .meta({ id: 'UserCouponRequest' });
export type UserCouponRequest = z.input<typeof UserCouponRequest>;

export const UserCoupon = z
  .object({ _id: EntityId, code: z.string(), amount: Tnd, endsAt: Instant, ...CHANGED })
  .meta({ id: 'UserCoupon' });
export type UserCoupon = z.infer<typeof UserCoupon>;

/** Response of changes of an account that return nothing else. */
export const UserChanged = z.object({ accountNumber: AccountNumber, ...CHANGED }).meta({ id: 'UserChanged' });
export type UserChanged = z.infer<typeof UserChanged>;

/** An entry of an account's points for staff. */
export const AdminPointsEntry = PointsEntry.extend({
  reason: z.string().nullable().describe('Of an adjustment by staff.'),
}).meta({ id: 'AdminPointsEntry' });
export type AdminPointsEntry = z.infer<typeof AdminPointsEntry>;

/** GET /v1/admin/users/{accountNumber}/points, newest first. */
export const AdminPointsPage = PointsPage.extend({ entries: z.array(AdminPointsEntry) }).meta({
  id: 'AdminPointsPage',
});
export type AdminPointsPage = z.infer<typeof AdminPointsPage>;
