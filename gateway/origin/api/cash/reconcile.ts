/** Settles rows of carriers' statements: the payment of the parcel is reconciled, differences are booked. */
import type { Kysely } from 'kysely';
import { RECONCILE_BATCH } from '../../../contract/admin/cash.ts';
import type { CashBearer, CashRowOutcome } from '../../../contract/admin/cash.ts';
import type { Database } from '../../db/tables.ts';
import { ApiError, badInput, notFound } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import { changePayment, lockOrder } from '../orders/change.ts';
import type { LockedOrder } from '../orders/change.ts';
import { writeAdjustment } from '../orders/ledger.ts';
import type { OrderSecrets } from '../orders/secrets.ts';
import { CASH_OUT, matchRows } from './match.ts';

/** Locks a statement, so that two admins settle it one after the other. Throws NOT_FOUND. */
async function lockStatement(trx: Kysely<Database>, statementId: number): Promise<void> {
  const [statement] = await run(trx, 'select id from cash_statements where id = $1 for update', [
    statementId,
  ]);
  if (!statement) throw notFound('Statement');
}

/** Moves the payment of a parcel to RECONCILED, through REMITTED; false: its cash is not outstanding any more. */
async function reconcileParcel(
  trx: Kysely<Database>,
  order: LockedOrder,
  subOrderId: number,
  expected: number,
): Promise<boolean> {
  const part = order.parts.find(({ id }) => id === subOrderId);
  if (!part || !CASH_OUT.has(part.payment_state) || part.total !== expected) return false;
  if (part.payment_state === 'COLLECTED') await changePayment(trx, order, part, 'REMITTED');
  await changePayment(trx, order, part, 'RECONCILED');
  return true;
}

interface ReadyRow {
  id: number;
  sub_order_id: number;
  order_id: number;
  expected: number;
}

/** Settles up to RECONCILE_BATCH rows that match. Throws NOT_FOUND. */
export async function reconcileMatches(
  trx: Kysely<Database>,
  secrets: OrderSecrets,
  statementId: number,
  actorAccount: string,
): Promise<void> {
  await lockStatement(trx, statementId);
  await matchRows(trx, statementId);
  const rows = await run<ReadyRow>(
    trx,
    `select r.id, r.sub_order_id, s.order_id, r.expected from cash_statement_rows r join sub_orders s on s.id = r.sub_order_id
     where r.statement_id = $1 and r.settled_at is null and r.outcome = 'MATCH' order by s.order_id, r.id limit ${RECONCILE_BATCH}`,
    [statementId],
  );
  // Orders are locked in the order of their ids, so that two statements do not wait for each other.
  const orders = new Map<number, LockedOrder>();
  const settled: number[] = [];
  for (const row of rows) {
    const order = orders.get(row.order_id) ?? (await lockOrder(trx, secrets, row.order_id));
    orders.set(row.order_id, order);
    if (await reconcileParcel(trx, order, row.sub_order_id, row.expected)) settled.push(row.id);
  }
  await run(
    trx,
    'update cash_statement_rows set is_parcel_paid = true, settled_at = now(), settled_by = $2 where id = any($1)',
    [settled, actorAccount],
  );
  if (settled.length < rows.length) await matchRows(trx, statementId);
}

interface OpenRow {
  id: number;
  amount: number;
  outcome: CashRowOutcome;
  expected: number | null;
  sub_order_id: number | null;
  order_id: number | null;
  seller_id: number | null;
  settled_at: Date | null;
}

/**
 * Settles a row that differs: who bears the difference, and why. A parcel with another amount is reconciled; a difference that the
 * seller bears becomes a correction of the ledger. Throws NOT_FOUND; CONFLICT for a row that is settled or matches; a 400 that names
 * `bearer` for the seller of a row without a parcel that is due.
 */
export async function settleRow(
  trx: Kysely<Database>,
  secrets: OrderSecrets,
  statementId: number,
  rowId: number,
  { bearer, note, actorAccount }: { bearer: CashBearer; note: string; actorAccount: string },
): Promise<void> {
  await lockStatement(trx, statementId);
  await matchRows(trx, statementId);
  const [row] = await run<OpenRow>(
    trx,
    `select r.id, r.amount, r.outcome, r.expected, r.sub_order_id, s.order_id, s.seller_id, r.settled_at
     from cash_statement_rows r left join sub_orders s on s.id = r.sub_order_id where r.statement_id = $1 and r.id = $2`,
    [statementId, rowId],
  );
  if (!row) throw notFound('Row');
  if (row.settled_at !== null) throw new ApiError('CONFLICT', 'The row is settled');
  if (row.outcome === 'MATCH') throw new ApiError('CONFLICT', 'The row matches: reconcile the statement');
  const { sub_order_id: parcel, order_id: orderId, seller_id: sellerId, expected } = row;
  const isDue = row.outcome === 'AMOUNT_DIFFERS';
  if (bearer === 'SELLER' && !isDue)
    throw badInput('bearer', 'is no seller of a parcel that is due', 'INVALID');
  if (isDue && parcel !== null && orderId !== null && sellerId !== null && expected !== null) {
    const order = await lockOrder(trx, secrets, orderId);
    if (!(await reconcileParcel(trx, order, parcel, expected)))
      throw new ApiError('CONFLICT', 'The parcel was changed just now');
    if (bearer === 'SELLER')
      await writeAdjustment(trx, sellerId, {
        amount: row.amount - expected,
        reason: note,
        actorAccount,
        subOrderId: parcel,
      });
  }
  await run(
    trx,
    `update cash_statement_rows set is_parcel_paid = $2, bearer = $3, note = $4, settled_at = now(), settled_by = $5 where id = $1`,
    [row.id, isDue, bearer, note, actorAccount],
  );
}
