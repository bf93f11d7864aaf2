/** The sellers' ledger: written once, when a sub-order is delivered and its payment is settled. */
import type { Kysely } from 'kysely';
import type { LedgerKind, LedgerPage } from '../../../contract/ledger.ts';
import { toTnd } from '../../../contract/money.ts';
import type { Database } from '../../db/tables.ts';
import { ApiError, badInput, notFound } from '../../base/errors.ts';
import { NEWEST_FIRST, sortedPage } from '../../base/sorted.ts';
import type { PageQuery } from '../../base/sorted.ts';
import { run } from '../../base/sql.ts';
import { subOrderNumber } from '../../base/notation.ts';

/** States after which the goods stay sold; a return is written as a refund of its own. */
const SOLD = `('DELIVERED', 'COMPLETED', 'RETURN_OPEN')`;
const SETTLED = `('RECONCILED', 'PAID', 'PARTIALLY_REFUNDED')`;

/** Sale, rate of the commission and delivery share of sub-orders `s`. */
const SALE_SELECT = `select s.id, s.seller_id, s.delivery_share, s.items_total,
    s.items_total - case when o.coupon_funded_by = 'seller' then s.discount_total else 0 end as sale,
    case when e.commission_free_until > o.created_at then 0 else e.commission_rate_bp end as rate
  from sub_orders s join orders o on o.id = s.order_id join sellers e on e.id = s.seller_id`;
const FEE = `-round(sale * rate / 10000.0)::bigint`;

/**
 * Writes SALE, COMMISSION and DELIVERY_SHARE of a sub-order that is delivered and settled; otherwise nothing, and never twice. A
 * coupon reduces the sale only when the seller funds it; points are always the platform's. The commission is computed from the
 * sale, and there is none during the seller's free months. The delivery fee charged with the parcel is the seller's, who
 * sends it. Goods that were returned before, while there was no sale to reverse, are reversed with it.
 */
export async function writeSale(trx: Kysely<Database>, subOrderId: number, at: Date): Promise<void> {
  const written = await run<{ id: number }>(
    trx,
    `with part as (
       ${SALE_SELECT}
       where s.id = $1 and s.state in ${SOLD} and s.payment_state in ${SETTLED}
     )
     insert into seller_ledger (seller_id, sub_order_id, kind, amount, at)
     select seller_id, id, 'SALE', sale, $2::timestamptz from part
     union all select seller_id, id, 'COMMISSION', ${FEE}, $2 from part
     union all select seller_id, id, 'DELIVERY_SHARE', delivery_share, $2 from part
     on conflict do nothing returning id`,
    [subOrderId, at],
  );
  if (written.length === 0) return;
  const [goods] = await run<{ returned: number }>(
    trx,
    `select coalesce(sum(unit_price * returned_quantity), 0)::bigint as returned from order_lines where sub_order_id = $1`,
    [subOrderId],
  );
  if (goods !== undefined && goods.returned > 0) await writeRefund(trx, subOrderId, goods.returned, at);
}

/** The entry that reverses a sale `$1` for returned goods of `$2` millimes, commission included; none where nothing was written. */
const REVERSAL = `select sale.seller_id, sale.sub_order_id,
    -round($2::bigint * (sale.amount + fee.amount)::numeric / nullif(s.items_total, 0))::bigint as amount
  from seller_ledger sale
  join seller_ledger fee on fee.sub_order_id = sale.sub_order_id and fee.kind = 'COMMISSION'
  join sub_orders s on s.id = sale.sub_order_id
  where sale.sub_order_id = $1 and sale.kind = 'SALE' and s.items_total > 0`;

/** Reverses the entries for returned goods; nothing when nothing was written. */
export async function writeRefund(
  trx: Kysely<Database>,
  subOrderId: number,
  returned: number,
  at: Date,
): Promise<void> {
  await run(
    trx,
    `insert into seller_ledger (seller_id, sub_order_id, kind, amount, at)
     select seller_id, sub_order_id, 'REFUND', amount, $3::timestamptz from (${REVERSAL}) as reversal`,
    [subOrderId, returned, at],
  );
}

/** What `writeRefund` would charge the seller, in millimes. */
export async function chargeOf(db: Kysely<Database>, subOrderId: number, returned: number): Promise<number> {
  const [reversal] = await run<{ amount: number }>(db, REVERSAL, [subOrderId, returned]);
  return reversal === undefined ? 0 : -reversal.amount;
}

/** What a sub-order brings its seller, in millimes. */
export interface Proceeds {
  id: number;
  amount: number;
  /** Whether its sale is in the ledger. */
  is_booked: boolean;
}

/**
 * What the sub-orders of an order bring their sellers: the entries of the ledger, or what `writeSale` would write for the lines that
 * were not returned. Those that are not sold any more bring nothing.
 */
export const proceedsOf = (db: Kysely<Database>, orderId: number): Promise<Proceeds[]> =>
  run<Proceeds>(
    db,
    `select part.id, booked.has_sale as is_booked, booked.amount + case
       when booked.has_sale or s.state in ('CANCELLED', 'RETURNED', 'RETURNED_TO_SELLER') then 0
       else sale + ${FEE} + part.delivery_share
         - coalesce(round(goods.returned * (sale + ${FEE})::numeric / nullif(part.items_total, 0))::bigint, 0) end as amount
     from (${SALE_SELECT} where s.order_id = $1) part
     join sub_orders s on s.id = part.id
     cross join lateral (select coalesce(sum(l.amount), 0)::bigint as amount, coalesce(bool_or(l.kind = 'SALE'), false) as has_sale
       from seller_ledger l where l.sub_order_id = part.id) booked
     cross join lateral (select coalesce(sum(unit_price * returned_quantity), 0)::bigint as returned
       from order_lines l where l.sub_order_id = part.id) goods
     order by s.position`,
    [orderId],
  );

/** A row of a list of entries: `ENTRY_SELECT` of `ENTRY_FROM`. */
export interface EntryRow {
  id: number;
  kind: LedgerKind;
  amount: number;
  at: Date;
  number: string | null;
  position: number | null;
  reference: string | null;
  reason: string | null;
}

/** What lists of entries select of the ledger `l`. */
export const ENTRY_SELECT = 'l.id, l.kind, l.amount, l.at, l.reference, l.reason, o.number, s.position';
export const ENTRY_FROM =
  'seller_ledger l left join sub_orders s on s.id = l.sub_order_id left join orders o on o.id = s.order_id';

/** An entry of the contract. */
export const toEntry = ({ id, kind, amount, at, number, position, reference, reason }: EntryRow) => ({
  _id: String(id),
  kind,
  amount: toTnd(amount),
  at: at.toISOString(),
  subOrderNumber: number === null || position === null ? null : subOrderNumber(number, position),
  reference,
  reason,
});

/** Balance of a seller; throws 404. */
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
  /** Of the transfer: the same reference is the same payout. */
  reference: string;
  actorAccount: string;
}

/**
 * Records a transfer to a seller that is in no batch, once per reference. Throws 404; BAD_USER_INPUT when it exceeds the seller's
 * balance without what a batch is about to pay; CONFLICT when the reference is that of another amount.
 */
export async function writePayout(trx: Kysely<Database>, sellerId: number, payout: Payout): Promise<void> {
  await writeTransfer(trx, sellerId, payout, async () => {
    const [sum] = await run<{ reserved: number }>(
      trx,
      `select coalesce(sum(amount), 0)::bigint as reserved from payouts where seller_id = $1 and state = 'OPEN'`,
      [sellerId],
    );
    const left = (await balanceOf(trx, sellerId)) - (sum?.reserved ?? 0);
    if (payout.amount > left) throw badInput('amount', `is more than the ${toTnd(left)} that are left`);
  });
}

/**
 * Records a transfer to a seller in the ledger, once per reference; `check` may refuse a new one. Returns false when the reference was
 * recorded before. Throws 404; CONFLICT when it is that of another amount.
 */
export async function writeTransfer(
  trx: Kysely<Database>,
  sellerId: number,
  { amount, reference, actorAccount }: Payout,
  check?: () => Promise<void>,
): Promise<boolean> {
  // Payouts of one seller are serialised: each sees the balance after the others.
  const [seller] = await run(trx, 'select id from sellers where id = $1 for update', [sellerId]);
  if (!seller) throw notFound('Seller');
  const earlier = await trx
    .selectFrom('seller_ledger')
    .select('amount')
    .where('seller_id', '=', sellerId)
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (earlier) {
    if (earlier.amount === -amount) return false;
    throw new ApiError('CONFLICT', 'The reference is that of another payout');
  }
  await check?.();
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
  return true;
}

interface Adjustment {
  /** Millimes; less than 0: the seller owes it. */
  amount: number;
  reason: string;
  actorAccount: string;
  /** The sub-order that it concerns. */
  subOrderId?: number;
}

/** Corrects a seller's ledger by an entry with its reason: nothing is rewritten. Throws 404. */
export async function writeAdjustment(
  trx: Kysely<Database>,
  sellerId: number,
  { amount, reason, actorAccount, subOrderId }: Adjustment,
): Promise<void> {
  const [seller] = await run(trx, 'select id from sellers where id = $1 for update', [sellerId]);
  if (!seller) throw notFound('Seller');
  await trx
    .insertInto('seller_ledger')
    .values({
      seller_id: sellerId,
      sub_order_id: subOrderId ?? null,
      kind: 'ADJUSTMENT',
      amount,
      reason,
      actor_account: actorAccount,
    })
    .execute();
}

/** A page of a seller's ledger, the latest first, with the overall balance. Throws 404. */
export async function readLedger(
  db: Kysely<Database>,
  sellerId: number,
  query: PageQuery,
): Promise<LedgerPage> {
  const balance = await balanceOf(db, sellerId);
  const { items, ...page } = await sortedPage(
    db,
    {
      name: 'ledger-latest',
      select: ENTRY_SELECT,
      from: ENTRY_FROM,
      id: 'l.id',
      where: [(parameters) => `l.seller_id = ${parameters.add(sellerId)}`],
      sort: NEWEST_FIRST,
    },
    query,
    (rows: EntryRow[]) => rows.map(toEntry),
  );
  return { balance: toTnd(balance), entries: items, ...page };
}
