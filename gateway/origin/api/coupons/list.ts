/** Coupons as admins read them. */
import type { Kysely, Selectable } from 'kysely';
import type { AdminCoupon, AdminCouponsPage } from '../../../contract/coupons.ts';
import { toTnd } from '../../../contract/money.ts';
import type { CouponsTable, Database } from '../../db/tables.ts';
import { latest } from '../../base/latest.ts';
import type { LatestQuery } from '../../base/latest.ts';

const optionalTnd = (millimes: number | null): string | null => (millimes === null ? null : toTnd(millimes));
const optionalInstant = (at: Date | null): string | null => at?.toISOString() ?? null;

const toCoupon = (row: Selectable<CouponsTable>): AdminCoupon => ({
  _id: String(row.id),
  code: row.code,
  type: row.type,
  amount: row.type === 'fixed' ? toTnd(row.value) : null,
  percent: row.type === 'percentage' ? row.value : null,
  minPurchase: optionalTnd(row.min_purchase),
  maxDiscount: optionalTnd(row.max_discount),
  scope: row.scope,
  scopeId: row.scope_id === null ? null : String(row.scope_id),
  startsAt: optionalInstant(row.starts_at),
  endsAt: optionalInstant(row.ends_at),
  usageLimit: row.usage_limit,
  perAccountLimit: row.per_account_limit,
  firstOrderOnly: row.first_order_only,
  accountNumber: row.account_number,
  fundedBy: row.funded_by,
  active: row.active,
  usedCount: row.used_count,
  createdAt: row.created_at.toISOString(),
});

/** All coupons, the latest first. */
export async function listCoupons(db: Kysely<Database>, query: LatestQuery): Promise<AdminCouponsPage> {
  const { items: coupons, ...page } = await latest(
    db,
    { sort: 'coupons-latest', select: 'c.*', from: 'coupons c', id: 'c.id', where: [] },
    query,
    (rows: Selectable<CouponsTable>[]) => rows.map(toCoupon),
  );
  return { coupons, ...page };
}
