/** Loyalty points as a means of payment: their value, their limit in a cart, and the balance of an account. */
import type { Kysely } from 'kysely';
import { POINTS_STEP } from '../../../contract/money.ts';
import type { Millimes } from '../../../contract/money.ts';
import type { Database } from '../../db/tables.ts';
import { run } from '../../base/sql.ts';

/** Value of a point: a hundred are one dinar. */
export const POINT_VALUE: Millimes = 1_000 / POINTS_STEP;
/** Share of the items that may be paid with points, in percent. */
const MOST_POINTS_PERCENT = 20;

/** The most points, in hundreds, that items may be paid with: 20 % of them, and no more than what remains after the coupon. */
export function mostPoints(itemsTotal: Millimes, discountTotal: Millimes): number {
  const most = Math.min(Math.floor((itemsTotal * MOST_POINTS_PERCENT) / 100), itemsTotal - discountTotal);
  return Math.floor(most / (POINT_VALUE * POINTS_STEP)) * POINTS_STEP;
}

/** The most points that an account with this balance can use. */
export const usablePoints = (itemsTotal: Millimes, discountTotal: Millimes, held: number): number =>
  Math.max(0, Math.min(mostPoints(itemsTotal, discountTotal), Math.floor(held / POINTS_STEP) * POINTS_STEP));

/** Available points of an account. */
export async function pointsOf(db: Kysely<Database>, userId: number): Promise<number> {
  const [row] = await run<{ points: number }>(
    db,
    'select coalesce(sum(points), 0)::int as points from loyalty_ledger where user_id = $1',
    [userId],
  );
  return row?.points ?? 0;
}
