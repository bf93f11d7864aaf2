/**
 * Parcels: handed over to the carrier when a sub-order is in preparation, then followed until its cash is remitted; cancelled with
 * their sub-order.
 */
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { OriginContext } from '../context.ts';
import { lockOrder } from '../orders/change.ts';
import { retrying } from '../../base/retry.ts';
import { ServiceFault } from '../../outbound/call.ts';
import { run } from '../../base/sql.ts';
import { emit } from '../events/feed.ts';
import { advance, stopFollowing } from './advance.ts';
import type { Carrier, ParcelSeen } from './carrier.ts';
import { parcelOf } from './parcel.ts';

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
    .set({ tracking_number: trackingNumber, carrier: carrier.name ?? null })
    .where('sub_order_id', '=', subOrderId)
    .execute();
  return trackingNumber;
}

/** Hands a sub-order over to the carrier. */
async function handOver(context: Needs, carrier: Carrier, subOrderId: number): Promise<string> {
  const { db, feed } = context;
  const trackingNumber = await registerParcel(context, carrier, subOrderId);
  await db.transaction().execute(async (trx) => {
    // A tracking number entered by staff is not overwritten.
    const [part] = await run<{ id: number; order_id: number; number: string; position: number }>(
      trx,
      `update sub_orders s set tracking_number = coalesce(s.tracking_number, $2), updated_at = now()
       from orders o where o.id = s.order_id and s.id = $1 returning s.id, s.order_id, o.number, s.position`,
      [subOrderId, trackingNumber],
    );
    if (part)
      await emit(trx, 'order.changed', part.number, {
        orderId: String(part.order_id),
        number: part.number,
        subOrderId: String(part.id),
        subOrder: part.position,
        trackingNumber,
      });
  });
  void feed.look();
  return trackingNumber;
}

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

/** Advances a sub-order to what the carrier answered. */
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
      await advance(trx, await lockOrder(trx, orderSecrets, orderId), subOrderId, seen, { warn });
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
