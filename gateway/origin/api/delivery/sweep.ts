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
import { emitOrderChanged } from '../events/order-changed.ts';
import { advance, stopFollowing } from './advance.ts';
import type { Carrier, ParcelSeen } from './carrier.ts';
import { carrierOfParcel, parcelOf } from './parcel.ts';

type Needs = Pick<OriginContext, 'db' | 'orderSecrets' | 'feed' | 'warn'>;

const BATCH = 50;
/** Seconds for which a process claims a parcel, and until it is polled again. */
const PAUSE = 60;
/** So many failed calls in a row end a round: a carrier that is down must not delay it for minutes. */
const MOST_UNANSWERED = 3;

interface Due {
  sub_order_id: number;
  tracking_number: string | null;
  handover: number;
  reports_by_key: boolean;
}

/** The carrier's number of a sub-order's parcel. Repeated after a failure: the carrier knows the sub-order by its number. */
const registerParcel = async (db: Kysely<Database>, carrier: Carrier, subOrderId: number): Promise<string> =>
  (await carrier.createShipment(await parcelOf(db, subOrderId))).trackingNumber;

/** Hands a sub-order over to the carrier. Returns null when staff gave it to another one meanwhile. */
async function handOver(
  { db, feed }: Needs,
  carrier: Carrier,
  { sub_order_id: subOrderId, handover, reports_by_key: isChosen }: Due,
): Promise<string | null> {
  const trackingNumber = await registerParcel(db, carrier, subOrderId);
  const isHanded = await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('shipments')
      .set({ tracking_number: trackingNumber, ...(!isChosen && { carrier: carrier.name ?? null }) })
      .where('sub_order_id', '=', subOrderId)
      .where('handover', '=', handover)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    // A tracking number entered by staff is not overwritten.
    const [part] = await run<{ id: number; order_id: number; number: string; position: number }>(
      trx,
      `update sub_orders s set tracking_number = coalesce(s.tracking_number, $2), updated_at = now()
       from orders o where o.id = s.order_id and s.id = $1 returning s.id, s.order_id, o.number, s.position`,
      [subOrderId, trackingNumber],
    );
    if (part)
      await emitOrderChanged(trx, {
        order: { id: part.order_id, number: part.number },
        part,
        to: { trackingNumber },
      });
    return true;
  });
  if (!isHanded) {
    await carrier.cancel(trackingNumber);
    return null;
  }
  void feed.look();
  return trackingNumber;
}

/** Asks a carrier to cancel a parcel. A refusal is left to staff: the parcel is in transit, or the carrier does not cancel. */
async function askToCancel(
  { warn }: Needs,
  carrier: Carrier,
  subOrderId: number,
  trackingNumber: string,
): Promise<void> {
  try {
    await carrier.cancel(trackingNumber);
  } catch (error) {
    if (!(error instanceof ServiceFault && error.kind === 'refused')) throw error;
    warn({ subOrder: subOrderId, problem: error.message }, 'a parcel could not be cancelled');
  }
}

/**
 * Cancels the parcel of a sub-order that was cancelled in preparation. Without a number the response of an earlier call may have been
 * lost: repeated, the carrier returns the parcel. One that reports with its key was not given a parcel without a number.
 */
async function cancelParcel(
  context: Needs,
  carrier: Carrier,
  { sub_order_id: id, tracking_number: known, reports_by_key: isChosen }: Due,
): Promise<void> {
  if (known !== null || !isChosen)
    await askToCancel(context, carrier, id, known ?? (await registerParcel(context.db, carrier, id)));
  await stopFollowing(context.db, id);
}

/** Cancels parcels that staff took from the shop's own service before they were picked up. */
async function cancelTaken(context: Needs, carrier: Carrier): Promise<void> {
  const { db, warn } = context;
  const due = await run<{ sub_order_id: number; handover: number; tracking_number: string | null }>(
    db,
    `update past_handovers set next_cancel_at = now() + make_interval(secs => $1)
     where (sub_order_id, handover) in (select sub_order_id, handover from past_handovers where next_cancel_at <= now()
       order by next_cancel_at limit ${BATCH} for update skip locked)
     returning sub_order_id, handover, tracking_number`,
    [PAUSE],
  );
  for (const { sub_order_id: id, handover, tracking_number: known } of due)
    try {
      // As with cancelled sub-orders, the response to an earlier call may have been lost.
      await askToCancel(context, carrier, id, known ?? (await registerParcel(db, carrier, id)));
      await db
        .updateTable('past_handovers')
        .set({ next_cancel_at: null })
        .where('sub_order_id', '=', id)
        .where('handover', '=', handover)
        .execute();
    } catch (error) {
      warn({ subOrder: id, problem: (error as Error).message }, 'a parcel could not be cancelled');
    }
}

/** Advances a sub-order to what the carrier answered. */
async function follow(
  { db, orderSecrets, feed, warn }: Needs,
  { sub_order_id: subOrderId, handover: asked }: Due,
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
      const { handover } = await trx
        .selectFrom('shipments')
        .select('handover')
        .where('sub_order_id', '=', subOrderId)
        .executeTakeFirstOrThrow();
      // Staff gave it to another company while this one was asked.
      if (handover === asked) await advance(trx, order, subOrderId, seen, { warn });
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

/**
 * One round. Several processes may run it at once: each parcel is claimed by one. Returns how many were polled.
 * @param main the shop's own service; undefined: only parcels for which a company was chosen are handed over
 */
export async function sweepShipments(context: Needs, main: Carrier | undefined): Promise<number> {
  const { db, warn } = context;
  if (main) {
    await cancelTaken(context, main);
    await run(
      db,
      `insert into shipments (sub_order_id)
       select s.id from sub_orders s left join shipments p on p.sub_order_id = s.id
       where s.state = 'PREPARING' and p.sub_order_id is null limit ${BATCH} on conflict do nothing`,
      [],
    );
  }
  await run(
    db,
    // Those whose company was chosen before the preparation.
    `update shipments p set next_check_at = now() from sub_orders s
     where s.id = p.sub_order_id and s.state = 'PREPARING' and p.tracking_number is null and p.next_check_at is null`,
    [],
  );
  const due = await run<Due>(
    db,
    `update shipments set next_check_at = now() + make_interval(secs => $1)
     where sub_order_id in (select sub_order_id from shipments where next_check_at <= now() and (reports_by_key or $2)
       order by next_check_at limit ${BATCH} for update skip locked)
     returning sub_order_id, tracking_number, handover, reports_by_key`,
    [PAUSE, main !== undefined],
  );
  let unanswered = 0;
  for (const shipment of due) {
    const { sub_order_id: id, tracking_number: known } = shipment;
    const carrier = carrierOfParcel(db, main, shipment.reports_by_key);
    if (!carrier) continue;
    try {
      if (await isCancelled(db, id)) await cancelParcel(context, carrier, shipment);
      else {
        const trackingNumber = known ?? (await handOver(context, carrier, shipment));
        if (trackingNumber !== null) await follow(context, shipment, await carrier.track(trackingNumber));
      }
      unanswered = 0;
    } catch (error) {
      warn({ subOrder: id, problem: (error as Error).message }, 'a parcel could not be followed');
      unanswered = error instanceof ServiceFault && error.kind === 'unreachable' ? unanswered + 1 : 0;
      if (unanswered >= MOST_UNANSWERED) break;
    }
  }
  return due.length;
}
