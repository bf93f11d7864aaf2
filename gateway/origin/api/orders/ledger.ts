/** What sellers get: written once, when a part is delivered and its money has come in. */
import type { Kysely } from 'kysely';
import type { LedgerKind, LedgerPage } from '../../../contract/ledger.ts';
import { toTnd } from '../../../contract/money.ts';
import type { Database } from '../../db/tables.ts';
import { ApiError, badInput, notFound } from '../../base/errors.ts';
import { latest } from '../../base/latest.ts';
import type { LatestQuery } from '../../base/latest.ts';
import { run } from '../../base/sql.ts';
import { partNumber } from './read.ts';

/** States behind which the goods stay sold; a return is written as a refund of its own. */
const SOLD = `('DELIVERED', 'COMPLETED', 'RETURN_OPEN')`;
const SETTLED = `('RECONCILED', 'PAID', 'PARTIALLY_REFUNDED')`;

/**
 * Writes SALE, COMMISSION and DELIVERY_SHARE of a part that is delivered and settled; otherwise nothing, and never twice. A
 * coupon takes from the sale only when the seller pays for it; points are always the platform's. The commission is counted on the
 * sale, and there is none while the seller's free months last. The delivery fee that came with the parcel is the seller's, who
 * sends it.
 */
export async function writeSale(trx: Kysely<Database>, subOrderId: number): Promise<void> {
  await run(
    trx,
    `with part as (
       select s.id, s.seller_id, s.delivery_share,
         s.items_total - case when o.coupon_funded_by = 'seller' then s.discount_total else 0 end as sale,
         case when e.commission_free_until > o.created_at then 0 else e.commission_rate_bp end as rate
       from sub_orders s join orders o on o.id = s.order_id join sellers e on e.id = s.seller_id
       where s.id = $1 and s.state in ${SOLD} and s.payment_state in ${SETTLED}
     )
     insert into seller_ledger (seller_id, sub_order_id, kind, amount)
     select seller_id, id, 'SALE', sale from part
     union all select seller_id, id, 'COMMISSION', -round(sale * rate / 10000.0)::bigint from part
     union all select seller_id, id, 'DELIVERY_SHARE', delivery_share from part
     on conflict do nothing`,
    [subOrderId],
  );
}

/** Takes back what a seller got for returned goods, commission included; nothing when nothing was written. */
export async function writeRefund(
  trx: Kysely<Database>,
  subOrderId: number,
  returned: number,
): Promise<void> {
  await run(
    trx,
    `insert into seller_ledger (seller_id, sub_order_id, kind, amount)
     select sale.seller_id, sale.sub_order_id, 'REFUND',
       -round($2::bigint * (sale.amount + fee.amount)::numeric / nullif(s.items_total, 0))::bigint
     from seller_ledger sale
     join seller_ledger fee on fee.sub_order_id = sale.sub_order_id and fee.kind = 'COMMISSION'
     join sub_orders s on s.id = sale.sub_order_id
     where sale.sub_order_id = $1 and sale.kind = 'SALE' and s.items_total > 0`,
    [subOrderId, returned],
  );
}

interface EntryRow {
  id: number;
  kind: LedgerKind;
  amount: number;
  at: Date;
  number: string | null;
  position: number | null;
  reference: string | null;
}

/** What all entries of a seller come to; throws 404. */
async function balanceOf(db: Kysely<Database>, sellerId: number): Promise<number> {
  const [sum] = await run<{ balance: number }>(
    db,
    `select coalesce(sum(l.amount), 0)::bigint as balance
     from sellers s left join seller_ledger l on l.seller_id = s.id where s.id = $1 group by s.id`,
    [sellerId],
  );
  if (!sum) throw notFound('Seller');
  return sum.balance;
}

interface Payout {
  /** Millimes. */
  amount: number;
  /** Of the transfer: said again it is the same payout. */
  reference: string;
  actorAccount: string;
}

/**
 * Writes down what was transferred to a seller, once for each reference. Throws 404; BAD_USER_INPUT when it is more than the seller
 * has to get; CONFLICT when the reference is that of another amount.
 */
export async function writePayout(
  trx: Kysely<Database>,
  sellerId: number,
  { amount, reference, actorAccount }: Payout,
): Promise<void> {
  // Payouts of one seller come one after the other: each sees what the others have left.
  const [seller] = await run(trx, 'select id from sellers where id = $1 for update', [sellerId]);
  if (!seller) throw notFound('Seller');
  const earlier = await trx
    .selectFrom('seller_ledger')
    .select('amount')
    .where('seller_id', '=', sellerId)
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (earlier) {
    if (earlier.amount === -amount) return;
    throw new ApiError('CONFLICT', 'The reference is that of another payout');
  }
  const balance = await balanceOf(trx, sellerId);
  if (amount > balance) throw badInput('amount', `is more than the ${toTnd(balance)} that are left`);
  await trx
    .insertInto('seller_ledger')
    .values({
      seller_id: sellerId,
      sub_order_id: null,
      kind: 'PAYOUT',
      amount: -amount,
      reference,
      actor_account: actorAccount,
    })
    .execute();
}

/** A page of a seller's ledger, the latest first, with the balance of all of it. Throws 404. */
export async function readLedger(
  db: Kysely<Database>,
  sellerId: number,
  query: LatestQuery,
): Promise<LedgerPage> {
  const balance = await balanceOf(db, sellerId);
  const { items, ...page } = await latest(
    db,
    {
      sort: 'ledger-latest',
      select: 'l.id, l.kind, l.amount, l.at, l.reference, o.number, s.position',
      from: 'seller_ledger l left join sub_orders s on s.id = l.sub_order_id left join orders o on o.id = s.order_id',
      id: 'l.id',
      where: [[(place) => `l.seller_id = ${place}`, sellerId]],
    },
    query,
    (rows: EntryRow[]) =>
      rows.map(({ id, kind, amount, at, number, position, reference }) => ({
        _id: String(id),
        kind,
        amount: toTnd(amount),
        at: at.toISOString(),
        subOrderNumber: number === null || position === null ? null : partNumber(number, position),
        reference,
      })),
  );
  return { balance: toTnd(balance), entries: items, ...page };
}
