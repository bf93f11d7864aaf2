/** Coupons by their codes. */
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { Coupon } from './rules.ts';
import { normaliseCode } from './rules.ts';

const COLUMNS = [
  'code',
  'type',
  'value',
  'min_purchase',
  'max_discount',
  'scope',
  'scope_id',
  'starts_at',
  'ends_at',
  'usage_limit',
  'per_account_limit',
  'first_order_only',
  'account_number',
  'funded_by',
  'active',
  'used_count',
] as const satisfies readonly (keyof Coupon)[];

/** The coupon of a code as typed; null when there is none. */
export async function findCoupon(db: Kysely<Database>, typed: string): Promise<Coupon | null> {
  const [coupon] = await findCoupons(db, [typed]);
  return coupon ?? null;
}

/** The coupons of some codes, in no order; unknown ones are left out. */
export async function findCoupons(db: Kysely<Database>, codes: readonly string[]): Promise<Coupon[]> {
  if (codes.length === 0) return [];
  return db.selectFrom('coupons').select(COLUMNS).where('code', 'in', codes.map(normaliseCode)).execute();
}
