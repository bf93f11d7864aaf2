/** Codes cannot be guessed: a client that has tried too many unknown ones gets no more looked up for some minutes. */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { CouponReason } from '../../../contract/cart.ts';
import type { LimitName, Limits } from '../../base/limits.ts';
import { run } from '../../base/sql.ts';
import { findCoupon } from './find.ts';
import { normaliseCode } from './rules.ts';
import type { CouponRequest } from './rules.ts';
import { couponAccount } from './uses.ts';

/** The caller for the limit: an account, or a visitor's client key. */
export interface CouponCaller {
  viewer: { id: number; accountNumber: string } | undefined;
  /** As returned by clientKey. */
  client: string;
}

const subjectOf = ({ viewer, client }: CouponCaller): readonly [LimitName, string] =>
  viewer ? ['wrong coupons by account', viewer.accountNumber] : ['wrong coupons by client', client];

/** Whether the home page shows the code: it is public, so guessing it is not counted. */
async function isPublished(db: Kysely<Database>, code: string): Promise<boolean> {
  const rows = await run(
    db,
    `select 1 from homepages where jsonb_exists(content::jsonb -> 'couponCards', $1) limit 1`,
    [normaliseCode(code)],
  );
  return rows.length > 0;
}

/** Looks up the coupon of a code as typed, for the pricing of a cart. An empty code is none. */
export async function lookUpCoupon(
  db: Kysely<Database>,
  limits: Limits,
  typed: string | null | undefined,
  caller: CouponCaller,
): Promise<CouponRequest | null> {
  const code = typed?.trim() ?? '';
  if (code === '') return null;
  if (limits.isExhausted(...subjectOf(caller)) && !(await isPublished(db, code)))
    return { coupon: null, account: null, isLimited: true };
  const coupon = await findCoupon(db, code);
  const account = coupon && caller.viewer ? await couponAccount(db, caller.viewer, coupon.code) : null;
  return { coupon, account };
}

/**
 * Counts a code that turned out to be unknown, or another account's: the same code once, because a cart is priced again with every change,
 * and many shoppers with one address may try the same wrong code.
 * @param problems of the priced cart as a whole
 */
export function countWrongCode(
  limits: Limits,
  typed: string | null | undefined,
  problems: readonly { couponReason: CouponReason | null }[],
  caller: CouponCaller,
): void {
  if (!problems.some(({ couponReason }) => couponReason === 'UNKNOWN')) return;
  const [name, key] = subjectOf(caller);
  const code = createHash('sha256')
    .update(normaliseCode(typed ?? ''))
    .digest('base64url');
  if (limits.tryTake('one wrong coupon', `${key} ${code}`)) limits.tryTake(name, key);
}
