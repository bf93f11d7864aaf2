/** How sellers do, for admins. */
import type { Kysely } from 'kysely';
import { toTnd } from '../../../contract/money.ts';
import { can } from '../../../contract/rules/staff.ts';
import { SELLER_FIGURE_DAYS } from '../../../contract/sellers.ts';
import type { SellerFigures } from '../../../contract/sellers.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import type { Viewer } from '../auth/viewer.ts';

interface FiguresRow {
  id: number;
  listed: number;
  open: number;
  late: number;
  orders: number;
  cancelled: number;
  refused: number;
  returned: number;
  revenue: number;
  balance: number;
}

const FIGURES = `select e.id, p.listed, a.open, a.late, m.*, l.balance
  from sellers e
  cross join lateral (
    select count(*)::int as listed from products p where p.seller_id = e.id and p.active and p.archived_at is null) p
  cross join lateral (
    select count(*)::int as open, count(*) filter (where s.state in ('CONFIRMED', 'PREPARING') and s.ship_by < now())::int as late
    from sub_orders s
    where s.seller_id = e.id and s.state not in ('DELIVERED', 'COMPLETED', 'RETURNED', 'RETURNED_TO_SELLER', 'CANCELLED')) a
  cross join lateral (
    select count(*)::int as orders, count(*) filter (where s.state = 'CANCELLED')::int as cancelled,
      count(*) filter (where s.state = 'RETURNED_TO_SELLER')::int as refused,
      count(*) filter (where s.state in ('RETURN_OPEN', 'RETURNED'))::int as returned,
      coalesce(sum(s.total - s.refunded)
        filter (where s.state <> 'CANCELLED' and s.payment_state not in ('REFUSED', 'FAILED', 'EXPIRED')), 0)::bigint as revenue
    from orders o join sub_orders s on s.order_id = o.id
    where s.seller_id = e.id and o.created_at > now() - interval '${SELLER_FIGURE_DAYS} days') m
  cross join lateral (
    select coalesce(sum(l.amount), 0)::bigint as balance from seller_ledger l where l.seller_id = e.id) l
  where e.id = any($1::bigint[])`;

/** Figures of sellers, in no order; unknown ones are left out. Amounts are for those who read ledgers. */
export async function figuresOfSellers(
  db: Kysely<Database>,
  viewer: Viewer,
  ids: readonly number[],
): Promise<SellerFigures[]> {
  const rows = await run<FiguresRow>(db, FIGURES, [ids]);
  const readsMoney = can(viewer.adminRole, 'ledgers.read');
  return rows.map(({ id, listed, open, late, revenue, balance, ...counts }) => ({
    _id: String(id),
    listedProducts: listed,
    openOrders: open,
    lateOrders: late,
    ...counts,
    revenue: readsMoney ? toTnd(revenue) : null,
    balance: readsMoney ? toTnd(balance) : null,
  }));
}
