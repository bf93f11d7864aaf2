/** The ledger of loyalty points: append-only, and a balance is the sum of its rows. */
import type { Kysely } from 'kysely';
import type { AdminPointsPage } from '../../../contract/admin/people.ts';
import { POINTS_STEP, toTnd } from '../../../contract/money.ts';
import { ORDER_STATES } from '../../../contract/orders.ts';
import type { PointsEntry, PointsKind, PointsPage, PointsSummary } from '../../../contract/orders.ts';
import type { Database } from '../../db/tables.ts';
import { NEWEST_FIRST, sortedPage } from '../../base/sorted.ts';
import type { PageQuery } from '../../base/sorted.ts';
import { ApiError } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import { POINT_VALUE, pointsOf } from '../cart/points.ts';
import { isFinal } from './states.ts';

/** What of the points of sub-order `s` its buyer gets: those of the pieces that were not returned. */
const LEFT = `coalesce((
    select floor(s.points_earned * sum(l.total * (l.quantity - l.returned_quantity) / l.quantity) / nullif(sum(l.total), 0))
    from order_lines l where l.sub_order_id = s.id), 0)::int`;

/** Points that a sub-order earns its buyer after its returns. */
export async function pointsLeft(db: Kysely<Database>, subOrderId: number): Promise<number> {
  const [row] = await run<{ points: number }>(
    db,
    `select ${LEFT} as points from sub_orders s where s.id = $1`,
    [subOrderId],
  );
  return row?.points ?? 0;
}

/** Available and pending points of an account, and their value. */
export async function summarizePoints(db: Kysely<Database>, userId: number): Promise<PointsSummary> {
  const underway = ORDER_STATES.filter((state) => !isFinal(state));
  const [row] = await run<{ pending: number }>(
    db,
    `select coalesce(sum(${LEFT}), 0)::int as pending from sub_orders s join orders o on o.id = s.order_id
     where o.user_id = $1 and s.state = any($2::text[])`,
    [userId, underway],
  );
  // A return may reverse points that were used already.
  const balance = Math.max(0, await pointsOf(db, userId));
  return {
    balance,
    pending: row?.pending ?? 0,
    value: toTnd((balance - (balance % POINTS_STEP)) * POINT_VALUE),
  };
}

interface PointsRow {
  id: number;
  kind: PointsKind;
  points: number;
  at: Date;
  order_id: number | null;
  number: string | null;
  reason: string | null;
}

/** The ledger of an account, the latest first. */
export async function listPoints(
  db: Kysely<Database>,
  userId: number,
  query: PageQuery,
): Promise<PointsPage> {
  const { entries, ...page } = await listPointsForStaff(db, userId, query);
  const own = entries.map((entry): PointsEntry => {
    const { reason: _, ...rest } = entry;
    return rest;
  });
  return { entries: own, ...page };
}

/** As listPoints, with the reasons of adjustments. */
export async function listPointsForStaff(
  db: Kysely<Database>,
  userId: number,
  query: PageQuery,
): Promise<AdminPointsPage> {
  const { items, ...page } = await sortedPage(
    db,
    {
      name: 'points-latest',
      select: 'l.id, l.kind, l.points, l.at, l.order_id, o.number, l.reason',
      from: 'loyalty_ledger l left join orders o on o.id = l.order_id',
      id: 'l.id',
      where: [(parameters) => `l.user_id = ${parameters.add(userId)}`],
      sort: NEWEST_FIRST,
    },
    query,
    (rows: PointsRow[]) =>
      rows.map(({ id, kind, points, at, order_id: orderId, number, reason }) => ({
        _id: String(id),
        kind,
        points,
        at: at.toISOString(),
        orderId: orderId === null ? null : String(orderId),
        orderNumber: number,
        reason,
      })),
  );
  return { entries: items, ...page };
}

/** Locks the counts of an account until the transaction ends. Before any product is locked. */
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

/** Adds points by staff, negative ones take away; the account is locked. @throws CONFLICT naming `points` when too few are left */
export async function adjustPoints(
  trx: Kysely<Database>,
  { userId, points, reason }: { userId: number; points: number; reason: string },
): Promise<void> {
  if (points < 0 && (await pointsOf(trx, userId)) + points < 0)
    throw new ApiError('CONFLICT', 'points: more than the account has', [
      { field: 'points', message: 'more than the account has', code: 'INVALID' },
    ]);
  await trx
    .insertInto('loyalty_ledger')
    .values({ user_id: userId, kind: 'ADJUSTED', points, reason })
    .execute();
}

/** Adds points in place of money that is refunded; the account is locked. */
export async function refundPoints(
  trx: Kysely<Database>,
  refund: { userId: number; order: { id: number; number: string }; points: number; at: Date },
): Promise<void> {
  await trx
    .insertInto('loyalty_ledger')
    .values({
      user_id: refund.userId,
      order_id: refund.order.id,
      sub_order_id: null,
      kind: 'ADJUSTED',
      points: refund.points,
      reason: `Remboursement ${refund.order.number}`,
      at: refund.at,
    })
    .execute();
}

/** Credits an account for a sub-order, once for each kind. */
export async function addPoints(
  trx: Kysely<Database>,
  row: {
    userId: number;
    orderId: number;
    subOrderId: number;
    kind: 'BURN_RETURNED' | 'EARNED';
    points: number;
    at: Date;
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
      at: row.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
