/** Parcels by what is scanned from them, and the step that follows. */
import type { Kysely } from 'kysely';
import type { ScanMode } from '../../../contract/admin/parcels.ts';
import type { OrderState } from '../../../contract/orders.ts';
import type { Database } from '../../db/tables.ts';
import { ApiError, badInput } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import { changeSubOrder } from '../orders/change.ts';
import type { LockedOrder } from '../orders/change.ts';

/** The state before and after the step of a mode. */
const STEPS: Readonly<Record<ScanMode, readonly [from: OrderState, to: OrderState]>> = {
  PREPARE: ['CONFIRMED', 'PREPARING'],
  HAND_OVER: ['PREPARING', 'SHIPPED'],
  RETURN: ['DELIVERY_FAILED', 'RETURNED_TO_SELLER'],
};

export interface FoundParcel {
  id: number;
  orderId: number;
}

/**
 * The sub-order that a code names: its own number, a tracking number, or the number of an order with a single sub-order that is not
 * cancelled. Throws a 400 that names `code` when none or several are found.
 */
export async function findParcel(db: Kysely<Database>, code: string): Promise<FoundParcel> {
  const [, number, position] = /^(CMD-\d{2}-\d{6}-\d)(?:\/(\d{1,3}))?$/i.exec(code) ?? [];
  const rows =
    number === undefined
      ? await run<{ id: number; order_id: number }>(
          db,
          `select s.id, s.order_id from sub_orders s where s.tracking_number = $1
           union select s.id, s.order_id from shipments p join sub_orders s on s.id = p.sub_order_id where p.tracking_number = $1
           limit 2`,
          [code],
        )
      : await run<{ id: number; order_id: number }>(
          db,
          `select s.id, s.order_id from sub_orders s join orders o on o.id = s.order_id
           where o.number = $1 and case when $2::int is null then s.state <> 'CANCELLED' else s.position = $2::int end limit 2`,
          [number.toUpperCase(), position === undefined ? null : Number(position)],
        );
  const [row] = rows;
  if (!row) throw badInput('code', 'is no parcel', 'NOT_FOUND');
  if (rows.length > 1) throw badInput('code', 'names several parcels: scan one of them', 'INVALID');
  return { id: row.id, orderId: row.order_id };
}

/** Takes the step of a mode. Throws CONFLICT that names the parcel's present state. */
export async function stepParcel(
  trx: Kysely<Database>,
  order: LockedOrder,
  subOrderId: number,
  mode: ScanMode,
  actorAccount: string,
): Promise<void> {
  const part = order.parts.find(({ id }) => id === subOrderId);
  const [from, to] = STEPS[mode];
  if (part?.state !== from)
    throw new ApiError('CONFLICT', `This parcel is ${part?.state ?? 'gone'}`, [
      { field: 'code', message: `is ${part?.state ?? 'gone'}, not ${from}` },
    ]);
  await changeSubOrder(trx, order, part, { to, actor: 'admin', actorAccount });
}
