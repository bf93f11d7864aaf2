/** What sellers can be paid: the ledger without what can still be returned, and what is on its way to them. */
import type { Kysely } from 'kysely';
import type { PayablePage } from '../../../contract/admin/payouts.ts';
import { toTnd } from '../../../contract/money.ts';
import { maskedRib } from '../../../contract/rules/rib.ts';
import { NEWEST_FIRST, sortedPage } from '../../base/sorted.ts';
import type { PageQuery } from '../../base/sorted.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';

/**
 * Sellers `e` with their sums `p`. Held is the credit of each sub-order whose return window is open; its debits count at once, and so
 * do payouts and corrections.
 */
const FROM = `sellers e join (
    select e.id as seller_id, coalesce(l.balance, 0)::bigint as balance, coalesce(h.held, 0)::bigint as held, coalesce(r.reserved, 0)::bigint as reserved,
      greatest(0, coalesce(l.balance, 0) - coalesce(h.held, 0) - coalesce(r.reserved, 0))::bigint as payable
    from sellers e
    left join seller_balances l on l.seller_id = e.id
    left join (select seller_id, sum(greatest(0, credit)) as held from (
        select l.seller_id, sum(l.amount) as credit from seller_ledger l join sub_orders s on s.id = l.sub_order_id
        where s.state = 'RETURN_OPEN' or (s.state = 'DELIVERED' and s.return_until > now())
        group by l.seller_id, l.sub_order_id) c group by seller_id) h on h.seller_id = e.id
    left join (select seller_id, sum(amount) as reserved from payouts where state = 'OPEN' group by seller_id) r on r.seller_id = e.id
  ) p on p.seller_id = e.id`;

export interface PayableRow {
  id: number;
  name: string;
  rib: string | null;
  balance: number;
  held: number;
  reserved: number;
  payable: number;
}

const SELECT = 'e.id, e.name, e.rib, p.balance, p.held, p.reserved, p.payable';

/**
 * Sub-orders of seller `e` that can no longer be returned, and could be, or had no entry, when the seller was paid last: when the batch
 * was prepared, or a transfer without a batch recorded. Undone and removed payouts do not count.
 */
const NEW_SUB_ORDERS = `(select count(*)::int
    from (select coalesce(greatest(
        (select max(b.created_at) from payouts o join payout_batches b on b.id = o.batch_id
          where o.seller_id = e.id and o.state in ('OPEN', 'PAID')),
        (select max(t.at) from seller_ledger t where t.seller_id = e.id and t.kind = 'PAYOUT'
          and not exists (select 1 from payouts o where o.seller_id = e.id and o.reference = t.reference))
      ), '-infinity') as at) paid
    cross join lateral (
      select l.sub_order_id as id from seller_ledger l where l.seller_id = e.id and l.at > paid.at and l.sub_order_id is not null
      union
      select s.id from sub_orders s where s.seller_id = e.id and s.return_until > paid.at and s.return_until < now()
        and exists (select from seller_ledger l where l.sub_order_id = s.id)
    ) n join sub_orders s on s.id = n.id
    where s.state <> 'RETURN_OPEN' and not (s.state = 'DELIVERED' and s.return_until > now()))`;

/** Sellers with an amount to pay, the latest first. */
export async function listPayable(db: Kysely<Database>, query: PageQuery): Promise<PayablePage> {
  const { items: sellers, ...page } = await sortedPage(
    db,
    {
      name: 'payable',
      select: `${SELECT}, ${NEW_SUB_ORDERS} as sub_order_count`,
      from: FROM,
      id: 'e.id',
      where: [() => 'p.payable > 0'],
      sort: NEWEST_FIRST,
    },
    query,
    (rows: (PayableRow & { sub_order_count: number })[]) =>
      rows.map(({ id, name, rib, balance, held, reserved, payable, sub_order_count: subOrderCount }) => ({
        _id: String(id),
        name,
        balance: toTnd(balance),
        held: toTnd(held),
        reserved: toTnd(reserved),
        payable: toTnd(payable),
        subOrderCount,
        rib: rib === null ? null : maskedRib(rib),
      })),
  );
  const [sum] = await run<{ total: number }>(
    db,
    `select coalesce(sum(p.payable), 0)::bigint as total from ${FROM}`,
    [],
  );
  return { total: toTnd(sum?.total ?? 0), sellers, ...page };
}

/** The same of these sellers, or of at most `most` with an amount to pay, a bank account, and no open payout. */
export const payableOf = (
  db: Kysely<Database>,
  ids: readonly number[] | undefined,
  most: number,
): Promise<PayableRow[]> =>
  ids === undefined
    ? run<PayableRow>(
        db,
        `select ${SELECT} from ${FROM} where p.payable > 0 and p.reserved = 0 and e.rib is not null order by e.id limit $1`,
        [most],
      )
    : run<PayableRow>(db, `select ${SELECT} from ${FROM} where e.id = any($1::bigint[]) order by e.id`, [
        ids,
      ]);
