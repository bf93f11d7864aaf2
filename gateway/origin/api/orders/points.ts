/** The ledger of loyalty points: rows are only added, and a balance is their sum. */
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { run } from '../run.ts';

/** Points that an account can use now. */
export async function pointsOf(db: Kysely<Database>, userId: number): Promise<number> {
  const [row] = await run<{ points: number }>(
    db,
    'select coalesce(sum(points), 0)::int as points from loyalty_ledger where user_id = $1',
    [userId],
  );
  return row?.points ?? 0;
}

/** Until the transaction ends nobody else changes what is counted of the account. Before any product is locked. */
export async function lockAccount(trx: Kysely<Database>, userId: number): Promise<void> {
  await run(trx, 'select 1 from users where id = $1 for no key update', [userId]);
}

/** Uses points for an order; the account is locked. */
export async function burnPoints(
  trx: Kysely<Database>,
  burn: { userId: number; orderId: number; points: number },
): Promise<void> {
  await trx
    .insertInto('loyalty_ledger')
    .values({
      user_id: burn.userId,
      order_id: burn.orderId,
      sub_order_id: null,
      kind: 'BURNED',
      points: -burn.points,
    })
    .execute();
}

/** Adds to an account for a part of an order, once for each kind. */
export async function addPoints(
  trx: Kysely<Database>,
  row: {
    userId: number;
    orderId: number;
    subOrderId: number;
    kind: 'BURN_RETURNED' | 'EARNED';
    points: number;
  },
): Promise<void> {
  if (row.points === 0) return;
  await trx
    .insertInto('loyalty_ledger')
    .values({
      user_id: row.userId,
      order_id: row.orderId,
      sub_order_id: row.subOrderId,
      kind: row.kind,
      points: row.points,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
