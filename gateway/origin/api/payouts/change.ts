/** Batches of payouts: prepared, sent to the bank, and settled by the references of the transfers. */
import type { Kysely } from 'kysely';
import { MAX_PAYOUTS } from '../../../contract/admin/payouts.ts';
import type { PayoutState } from '../../../contract/admin/payouts.ts';
import { ApiError, badInput, notFound } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import { writeAdjustment, writeTransfer } from '../orders/ledger.ts';
import { payableOf } from './payable.ts';

/** Locks the rows of sellers in the order of their ids: payouts of one seller are prepared and recorded one after the other. */
const lockSellers = (trx: Kysely<Database>, ids: readonly number[]): Promise<unknown> =>
  run(trx, 'select id from sellers where id = any($1::bigint[]) order by id for update', [ids]);

/**
 * Prepares a batch with what these sellers can be paid, or all with a bank account; returns its id. Throws a 400 that names the seller
 * who is unknown, has no bank account (`REQUIRED`) or nothing to be paid (`CHANGED`): also while another
 * batch is paying the seller.
 */
export async function prepareBatch(
  trx: Kysely<Database>,
  given: readonly string[] | undefined,
  actorAccount: string,
): Promise<number> {
  const wanted = given?.map(Number);
  const candidates = wanted ?? (await payableOf(trx, undefined, MAX_PAYOUTS)).map(({ id }) => id);
  await lockSellers(trx, candidates);
  // Read again under the locks.
  const rows = await payableOf(trx, candidates, MAX_PAYOUTS);
  wanted?.forEach((id, index) => {
    const row = rows.find((one) => one.id === id);
    const field = `sellerIds.${index}`;
    if (!row) throw badInput(field, 'is no seller', 'NOT_FOUND');
    if (wanted.indexOf(id) !== index) throw badInput(field, 'is named twice', 'INVALID');
    if (row.rib === null) throw badInput(field, 'has no bank account', 'REQUIRED');
    if (row.payable === 0 || row.reserved > 0)
      throw badInput(field, 'has nothing to be paid that is in no other batch', 'CHANGED');
  });
  const paid = rows.filter(({ rib, payable, reserved }) => rib !== null && payable > 0 && reserved === 0);
  if (paid.length === 0) throw new ApiError('CONFLICT', 'Nothing can be paid now');
  const { id } = await trx
    .insertInto('payout_batches')
    .values({ actor_account: actorAccount })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('payouts')
    .values(
      paid.map((row) => ({
        batch_id: id,
        seller_id: row.id,
        amount: row.payable,
        rib: row.rib ?? '',
        changed_by: actorAccount,
      })),
    )
    .execute();
  return id;
}

interface BatchHead {
  id: number;
  sent_at: Date | null;
}

/** Locks a batch. Throws NOT_FOUND. */
async function lockBatch(trx: Kysely<Database>, batchId: number): Promise<BatchHead> {
  const [batch] = await run<BatchHead>(
    trx,
    'select id, sent_at from payout_batches where id = $1 for update',
    [batchId],
  );
  if (!batch) throw notFound('Payout batch');
  return batch;
}

/** Notes that the file of a batch went to the bank; the first time counts. Throws NOT_FOUND. */
export async function sendBatch(trx: Kysely<Database>, batchId: number): Promise<void> {
  const { sent_at: sentAt } = await lockBatch(trx, batchId);
  if (sentAt === null) await run(trx, 'update payout_batches set sent_at = now() where id = $1', [batchId]);
}

interface PayoutRow {
  id: number;
  seller_id: number;
  amount: number;
  state: PayoutState;
  reference: string | null;
}

const payoutsOf = (trx: Kysely<Database>, batchId: number, ids: readonly number[]): Promise<PayoutRow[]> =>
  run<PayoutRow>(
    trx,
    `select id, seller_id, amount, state, reference from payouts where batch_id = $1 and id = any($2::bigint[]) order by seller_id`,
    [batchId, ids],
  );

/**
 * Records transfers of a batch: each writes its seller's ledger once. The same reference again changes nothing. A transfer was made
 * whatever happened since, so it may exceed the balance by now. Throws NOT_FOUND; CONFLICT for a batch that was not sent, and for a payout
 * that has another reference, was removed or undone.
 */
export async function settleBatch(
  trx: Kysely<Database>,
  batchId: number,
  transfers: readonly { payoutId: string; reference: string }[],
  actorAccount: string,
): Promise<void> {
  const { sent_at: sentAt } = await lockBatch(trx, batchId);
  if (sentAt === null) throw new ApiError('CONFLICT', 'The batch was not sent to the bank');
  const ids = transfers.map(({ payoutId }) => Number(payoutId));
  const rows = await payoutsOf(trx, batchId, ids);
  const conflict = (index: number, message: string): ApiError =>
    new ApiError('CONFLICT', message, [{ field: `transfers.${index}.payoutId`, message, code: 'CHANGED' }]);
  transfers.forEach(({ reference }, index) => {
    const row = rows.find(({ id }) => id === ids[index]);
    const field = `transfers.${index}.payoutId`;
    if (!row) throw badInput(field, 'is not in this batch', 'NOT_FOUND');
    if (ids.indexOf(row.id) !== index) throw badInput(field, 'is named twice', 'INVALID');
    if (row.state === 'PAID' && row.reference !== reference)
      throw conflict(index, 'The payout has another reference');
    if (row.state === 'REMOVED' || row.state === 'UNDONE')
      throw conflict(index, `The payout is ${row.state}`);
  });
  await lockSellers(
    trx,
    rows.map(({ seller_id: id }) => id),
  );
  for (const row of rows) {
    if (row.state === 'PAID') continue;
    const reference = transfers[ids.indexOf(row.id)]?.reference ?? '';
    const transfer = { amount: row.amount, reference, actorAccount };
    if (!(await writeTransfer(trx, row.seller_id, transfer)))
      throw conflict(ids.indexOf(row.id), 'The reference is that of another payout');
    await run(
      trx,
      `update payouts set state = 'PAID', reference = $2, changed_at = now(), changed_by = $3 where id = $1`,
      [row.id, reference, actorAccount],
    );
  }
}

async function payoutOf(trx: Kysely<Database>, batchId: number, payoutId: number): Promise<PayoutRow> {
  await lockBatch(trx, batchId);
  const [row] = await payoutsOf(trx, batchId, [payoutId]);
  if (!row) throw notFound('Payout');
  return row;
}

interface Reasoned {
  reason: string;
  actorAccount: string;
}

/** Sets the state of a payout that is not made after all, with the reason. */
async function endPayout(
  trx: Kysely<Database>,
  id: number,
  state: 'REMOVED' | 'UNDONE',
  { reason, actorAccount }: Reasoned,
): Promise<void> {
  await run(
    trx,
    'update payouts set state = $2, reason = $3, changed_at = now(), changed_by = $4 where id = $1',
    [id, state, reason, actorAccount],
  );
}

/** Takes an open payout out of its batch: the bank refused it, or it is not to be made. Throws NOT_FOUND, CONFLICT. */
export async function removePayout(
  trx: Kysely<Database>,
  batchId: number,
  payoutId: number,
  { reason, actorAccount }: Reasoned,
): Promise<void> {
  const row = await payoutOf(trx, batchId, payoutId);
  if (row.state !== 'OPEN') throw new ApiError('CONFLICT', `The payout is ${row.state}`);
  await lockSellers(trx, [row.seller_id]);
  await endPayout(trx, row.id, 'REMOVED', { reason, actorAccount });
}

/** Undoes a recorded transfer by a counter-entry in the ledger. Throws NOT_FOUND, CONFLICT. */
export async function undoPayout(
  trx: Kysely<Database>,
  batchId: number,
  payoutId: number,
  { reason, actorAccount }: Reasoned,
): Promise<void> {
  const row = await payoutOf(trx, batchId, payoutId);
  if (row.state !== 'PAID') throw new ApiError('CONFLICT', `The payout is ${row.state}`);
  await writeAdjustment(trx, row.seller_id, { amount: row.amount, reason, actorAccount });
  await endPayout(trx, row.id, 'UNDONE', { reason, actorAccount });
}
