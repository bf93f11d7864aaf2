/** Uses of a coupon: counted by one conditional update, whose lock also makes the limit per buyer exact. */
import type { Kysely } from 'kysely';
import type { CouponReason } from '../../../contract/cart.ts';
import type { Database } from '../../db/tables.ts';
import type { Coupon, CouponAccount } from './rules.ts';
import { Overtaken } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';

/** Orders of an account that were not cancelled. */
export async function countOrders(trx: Kysely<Database>, userId: number): Promise<number> {
  const [row] = await run<{ n: number }>(
    trx,
    `select count(*)::int as n from orders o where o.user_id = $1
       and exists (select 1 from sub_orders s where s.order_id = o.id and s.state <> 'CANCELLED')`,
    [userId],
  );
  return row?.n ?? 0;
}

async function countUses(trx: Kysely<Database>, code: string, buyer: string): Promise<number> {
  const [row] = await run<{ n: number }>(
    trx,
    `select count(*)::int as n from coupon_uses u join coupons c on c.id = u.coupon_id
     where c.code = $1 and u.buyer = $2 and u.released_at is null`,
    [code, buyer],
  );
  return row?.n ?? 0;
}

/** The facts of a signed-in buyer that the coupon rules need. */
export async function couponAccount(
  trx: Kysely<Database>,
  viewer: { id: number; accountNumber: string },
  code: string,
): Promise<CouponAccount> {
  const { accountNumber, id } = viewer;
  return {
    accountNumber,
    orders: await countOrders(trx, id),
    uses: await countUses(trx, code, accountNumber),
  };
}

/**
 * Counts one more use of a coupon and returns its id. Throws Overtaken when it no longer applies as it was priced; returns the
 * reason when the buyer's own earlier uses exceed the limit. A visitor is identified by telephone number.
 */
export async function claimCoupon(
  trx: Kysely<Database>,
  coupon: Coupon,
  use: { buyer: string; userId: number | null },
): Promise<{ id: number } | { refusal: CouponReason }> {
  const [row] = await run<{ id: number }>(
    trx,
    `update coupons set used_count = used_count + 1
     where code = $1 and active and type = $2 and value = $3 and (usage_limit is null or used_count < usage_limit)
       and (ends_at is null or ends_at > now())
     returning id`,
    [coupon.code, coupon.type, coupon.value],
  );
  if (!row) throw new Overtaken();
  // Other users of the same coupon wait for this transaction: the counts below are final.
  if (
    coupon.per_account_limit !== null &&
    (await countUses(trx, coupon.code, use.buyer)) >= coupon.per_account_limit
  )
    return { refusal: 'ALREADY_USED' };
  if (coupon.first_order_only && use.userId !== null && (await countOrders(trx, use.userId)) > 0)
    return { refusal: 'FIRST_ORDER_ONLY' };
  return { id: row.id };
}

/** Restores a coupon's use; repeated calls have no effect. */
export async function releaseCoupon(trx: Kysely<Database>, orderId: number): Promise<void> {
  await run(
    trx,
    `with released as (
       update coupon_uses set released_at = now() where order_id = $1 and released_at is null returning coupon_id
     )
     update coupons set used_count = greatest(0, used_count - 1) from released where coupons.id = released.coupon_id`,
    [orderId],
  );
}
