/**
 * Parcels: handed over to the carrier when a sub-order is in preparation, then followed until its cash is remitted; cancelled with
 * their sub-order.
 */
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { OriginContext } from '../context.ts';
import { changeSubOrder, changePayment, lockOrder } from '../orders/change.ts';
import { retrying } from '../../base/retry.ts';
import { ServiceFault } from '../../outbound/call.ts';
import { run } from '../../base/sql.ts';
import type { Carrier, ParcelSeen } from './carrier.ts';
import { parcelOf } from './parcel.ts';
import { stepsTo } from './steps.ts';

type Needs = Pick<OriginContext, 'db' | 'orderSecrets' | 'feed' | 'warn'>;

const BATCH = 50;
/** Seconds for which a process claims a parcel, and until it is polled again. */
const PAUSE = 60;
/** So many failed calls in a row end a round: a carrier that is down must not delay it for minutes. */
const MOST_UNANSWERED = 3;

interface Due {
  sub_order_id: number;
  tracking_number: string | null;
}

/** The carrier's number of a sub-order's parcel. Repeated after a failure: the carrier knows the sub-order by its number. */
async function registerParcel({ db }: Needs, carrier: Carrier, subOrderId: number): Promise<string> {
  const { trackingNumber } = await carrier.createShipment(await parcelOf(db, subOrderId));
  await db
    .updateTable('shipments')
    .set({ tracking_number: trackingNumber })
    .where('sub_order_id', '=', subOrderId)
    .execute();
  return trackingNumber;
}

/** Hands a sub-order over to the carrier. */
async function handOver(context: Needs, carrier: Carrier, subOrderId: number): Promise<string> {
  const { db, feed } = context;
  const trackingNumber = await registerParcel(context, carrier, subOrderId);
  // A tracking number entered by staff is not overwritten.
  await db
    .updateTable('sub_orders')
    .set({ tracking_number: trackingNumber, updated_at: new Date() })
    .where('id', '=', subOrderId)
    .where('tracking_number', 'is', null)
    .execute();
  void feed.look();
  return trackingNumber;
}

const stopFollowing = (db: Kysely<Database>, subOrderId: number) =>
  db.updateTable('shipments').set({ next_check_at: null }).where('sub_order_id', '=', subOrderId).execute();

/**
 * Cancels the parcel of a sub-order that was cancelled in preparation. Without a number the response of an earlier call may have been
 * lost: repeated, the carrier returns the parcel. A refusal is left to staff: the parcel is in transit, or the carrier does not cancel.
 */
async function cancelParcel(
  context: Needs,
  carrier: Carrier,
  { sub_order_id: id, tracking_number: known }: Due,
): Promise<void> {
  try {
    await carrier.cancel(known ?? (await registerParcel(context, carrier, id)));
  } catch (error) {
    if (!(error instanceof ServiceFault && error.kind === 'refused')) throw error;
    context.warn({ subOrder: id, problem: error.message }, 'a parcel could not be cancelled');
  }
  await stopFollowing(context.db, id);
}

/** Advances a sub-order to the carrier's status, and its cash. */
async function follow(
  { db, orderSecrets, feed, warn }: Needs,
  subOrderId: number,
  seen: ParcelSeen,
): Promise<void> {
  await retrying(() =>
    db.transaction().execute(async (trx) => {
      const { order_id: orderId } = await trx
        .selectFrom('sub_orders')
        .select('order_id')
        .where('id', '=', subOrderId)
        .executeTakeFirstOrThrow();
      const order = await lockOrder(trx, orderSecrets, orderId);
      await run(
        trx,
        `update shipments set carrier_state = $2, carrier_at = $3
         where sub_order_id = $1 and carrier_state is distinct from $2`,
        [subOrderId, seen.state, order.at],
      );
      const part = order.parts.find(({ id }) => id === subOrderId);
      // Cancelled since it was read: the next round cancels the parcel.
      if (!part || part.state === 'CANCELLED') return;
      for (const to of stepsTo(part, seen)) await changeSubOrder(trx, order, part, { to, actor: 'system' });
      if (seen.remitted !== null && part.payment_state === 'COLLECTED') {
        await changePayment(trx, order, part, 'REMITTED');
        // Another sum needs manual reconciliation.
        if (seen.remitted === part.total) await changePayment(trx, order, part, 'RECONCILED');
        else warn({ subOrder: subOrderId }, 'a carrier has handed over another sum than was due');
      }
      const isOver =
        part.state === 'RETURNED_TO_SELLER' ||
        (seen.state === 'DELIVERED' && part.payment_state !== 'COLLECTED');
      if (isOver) await stopFollowing(trx, subOrderId);
    }),
  );
  void feed.look();
}

async function isCancelled(db: Kysely<Database>, subOrderId: number): Promise<boolean> {
  const { state } = await db
    .selectFrom('sub_orders')
    .select('state')
    .where('id', '=', subOrderId)
    .executeTakeFirstOrThrow();
  return state === 'CANCELLED';
}

/** One round. Several processes may run it at once: each parcel is claimed by one. Returns how many were polled. */
export async function sweepShipments(context: Needs, carrier: Carrier): Promise<number> {
  const { db, warn } = context;
  await run(
    db,
    `insert into shipments (sub_order_id)
     select s.id from sub_orders s left join shipments p on p.sub_order_id = s.id
     where s.state = 'PREPARING' and p.sub_order_id is null limit ${BATCH} on conflict do nothing`,
    [],
  );
  const due = await run<Due>(
    db,
    `update shipments set next_check_at = now() + make_interval(secs => $1)
     where sub_order_id in (select sub_order_id from shipments where next_check_at <= now()
       order by next_check_at limit ${BATCH} for update skip locked)
     returning sub_order_id, tracking_number`,
    [PAUSE],
  );
  let unanswered = 0;
  for (const shipment of due) {
    const { sub_order_id: id, tracking_number: known } = shipment;
    try {
      if (await isCancelled(db, id)) await cancelParcel(context, carrier, shipment);
      else await follow(context, id, await carrier.track(known ?? (await handOver(context, carrier, id))));
      unanswered = 0;
    } catch (error) {
      warn({ subOrder: id, problem: (error as Error).message }, 'a parcel could not be followed');
      unanswered = error instanceof ServiceFault && error.kind === 'unreachable' ? unanswered + 1 : 0;
      if (unanswered >= MOST_UNANSWERED) break;
    }
  }
  return due.length;
}
