/** Scans that a delivery company reports about its parcels. */
import type { Kysely } from 'kysely';
import { MAX_CLOCK_LEAD } from '../../../contract/carrier-systems.ts';
import type {
  CarrierParcelState,
  ShipmentEvent,
  ShipmentEventResult,
  ShipmentEventResults,
} from '../../../contract/carrier-systems.ts';
import { toTnd } from '../../../contract/money.ts';
import type { PaymentState } from '../../../contract/orders.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import type { OriginContext } from '../context.ts';
import { advance } from '../delivery/advance.ts';
import { reportedState } from '../delivery/reporting.ts';
import { hashOf } from '../idempotency.ts';
import { lockOrder, subOrderOf } from '../orders/change.ts';
import type { LockedOrder } from '../orders/change.ts';
import { isHandedTo, PARCEL_STATE, PARCELS_OF } from './parcels.ts';

interface Parcel {
  id: number;
  order_id: number;
  tracking: string;
  handover: number;
}

/** Payments in cash. */
const CASH: ReadonlySet<PaymentState> = new Set(['DUE', 'COLLECTED', 'REMITTED', 'RECONCILED', 'REFUSED']);

/** What of an event is no input of its schema; null: nothing. */
function problemOf({ at, state, cashCollected }: ShipmentEvent, now: number): ShipmentEventResult['error'] {
  if (Date.parse(at) > now + MAX_CLOCK_LEAD * 1_000)
    return { field: 'at', code: 'INVALID', message: 'is in the future' };
  return cashCollected !== null && state !== 'DELIVERED'
    ? { field: 'cashCollected', code: 'INVALID', message: 'is for DELIVERED' }
    : null;
}

const contentOf = ({ trackingNumber, state, at, place, note, cashCollected }: ShipmentEvent): string =>
  hashOf([trackingNumber, state, Date.parse(at), place, note, cashCollected]);

/** The carrier's parcels by tracking number. */
async function parcelsBy(
  trx: Kysely<Database>,
  carrier: string,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, Parcel>> {
  const rows = await run<Parcel>(
    trx,
    `select s.id, s.order_id, p.tracking_number as tracking, p.handover from ${PARCELS_OF}
     where ${isHandedTo('$1')} and p.tracking_number = any($2::text[])`,
    [carrier, numbers],
  );
  return new Map(rows.map((row) => [row.tracking, row]));
}

/** Stores events that are not stored. @returns hash of the content of each stored event, by its id, and the ids of the new ones */
async function store(
  trx: Kysely<Database>,
  carrier: string,
  events: readonly { event: ShipmentEvent; parcel: Parcel }[],
  actorAccount: string,
): Promise<{ isNew: ReadonlySet<string>; hashes: ReadonlyMap<string, string> }> {
  const rows = events.map(({ event, parcel }) => ({
    event_id: event.eventId,
    content_hash: contentOf(event),
    sub_order_id: parcel.id,
    handover: parcel.handover,
    state: event.state,
    at: event.at,
    place: event.place,
    note: event.note,
    cash: event.cashCollected,
  }));
  const stored = await run<{ event_id: string }>(
    trx,
    // In the order of their ids, so that two reports do not wait for each other.
    `insert into shipment_events (carrier, event_id, content_hash, sub_order_id, handover, state, at, place, note, cash, actor_account)
     select lower($1), r.event_id, r.content_hash, r.sub_order_id, r.handover, r.state, r.at, r.place, r.note, r.cash, $2
     from jsonb_to_recordset($3::text::jsonb) r(event_id text, content_hash text, sub_order_id bigint, handover int, state text, at timestamptz,
       place text, note text, cash bigint)
     order by r.event_id on conflict (carrier, event_id) do nothing returning event_id`,
    [carrier, actorAccount, JSON.stringify(rows)],
  );
  const known = await run<{ event_id: string; content_hash: string }>(
    trx,
    'select event_id, content_hash from shipment_events where carrier = lower($1) and event_id = any($2::text[])',
    [carrier, rows.map(({ event_id: id }) => id)],
  );
  return {
    isNew: new Set(stored.map(({ event_id: id }) => id)),
    hashes: new Map(known.map(({ event_id: id, content_hash: hash }) => [id, hash])),
  };
}

/** What a new event with an amount should have collected, where that is another amount. */
function cashExpected({ cashCollected }: ShipmentEvent, part: ReturnType<typeof subOrderOf>): string | null {
  const due = CASH.has(part.payment_state) ? part.total : 0;
  return cashCollected === null || cashCollected === due ? null : toTnd(due);
}

/**
 * Stores what a carrier reports, and advances its parcels to the latest of all events. Each event counts once, whenever and in whatever
 * order it arrives; a parcel never goes back.
 */
export async function reportEvents(
  trx: Kysely<Database>,
  { orderSecrets, warn }: Pick<OriginContext, 'orderSecrets' | 'warn'>,
  carrier: string,
  events: readonly ShipmentEvent[],
  actorAccount: string,
): Promise<ShipmentEventResults> {
  const now = Date.now();
  const parcels = await parcelsBy(
    trx,
    carrier,
    events.map(({ trackingNumber }) => trackingNumber),
  );
  const first = new Map<string, ShipmentEvent>();
  const sound: { event: ShipmentEvent; parcel: Parcel }[] = [];
  for (const event of events) {
    const parcel = parcels.get(event.trackingNumber);
    if (!parcel || first.has(event.eventId) || problemOf(event, now)) continue;
    first.set(event.eventId, event);
    sound.push({ event, parcel });
  }
  const { isNew, hashes } = await store(trx, carrier, sound, actorAccount);

  const orders = new Map<number, LockedOrder>();
  const touched = [...new Map(sound.map(({ parcel }) => [parcel.id, parcel])).values()];
  // Always in the same order, so that two reports do not wait for each other.
  for (const { id, order_id: orderId } of touched.toSorted(
    (a, b) => a.order_id - b.order_id || a.id - b.id,
  )) {
    const order = orders.get(orderId) ?? (await lockOrder(trx, orderSecrets, orderId));
    orders.set(orderId, order);
    if (sound.some(({ event, parcel }) => parcel.id === id && isNew.has(event.eventId)))
      await advance(trx, order, id, await reportedState(trx, id), { warn, actorAccount });
  }

  const states = new Map(
    (
      await run<{ id: number; state: CarrierParcelState }>(
        trx,
        `select s.id, ${PARCEL_STATE} as state from ${PARCELS_OF} where s.id = any($1::bigint[])`,
        [touched.map(({ id }) => id)],
      )
    ).map(({ id, state }) => [id, state]),
  );
  const resultOf = (event: ShipmentEvent): ShipmentEventResult => {
    const { eventId } = event;
    const none = { eventId, state: null, cashExpected: null, error: null };
    const parcel = parcels.get(event.trackingNumber);
    if (!parcel) return { ...none, outcome: 'UNKNOWN' };
    const error = problemOf(event, now);
    if (error) return { ...none, outcome: 'REFUSED', error };
    if (hashes.get(eventId) !== contentOf(event))
      return {
        ...none,
        outcome: 'REFUSED',
        error: { field: 'eventId', code: 'CONFLICT', message: 'is that of another event' },
      };
    const part = subOrderOf(orders.get(parcel.order_id) as LockedOrder, String(parcel.id));
    const isFirst = isNew.has(eventId) && first.get(eventId) === event;
    return {
      ...none,
      outcome: isFirst ? 'RECORDED' : 'REPEATED',
      state: states.get(parcel.id) ?? null,
      cashExpected: cashExpected(event, part),
    };
  };
  return { results: events.map(resultOf) };
}
