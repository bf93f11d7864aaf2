/** The companies that have and had the parcels of an order, and their scans, as staff see them. */
import type { Kysely } from 'kysely';
import type { ParcelHandovers, ParcelScan } from '../../../contract/admin/parcels.ts';
import { toTnd } from '../../../contract/money.ts';
import { nameOfAccount, run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';

/** Scans of a parcel that are shown. */
const MOST_SCANS = 50;

interface ParcelRow {
  id: number;
  carrier: string | null;
  tracking_number: string | null;
  carrier_state: ParcelHandovers['carrierState'];
  carrier_at: Date | null;
}
interface ScanRow {
  id: number;
  sub_order_id: number;
  carrier: string;
  state: ParcelScan['state'];
  at: Date;
  place: string | null;
  cash: number | null;
  by: string;
  received_at: Date;
}
interface PastRow {
  sub_order_id: number;
  carrier: string | null;
  tracking_number: string | null;
  reason: string | null;
  ended_at: Date;
  by: string;
}

const toScan = (row: ScanRow): ParcelScan => ({
  _id: String(row.id),
  carrier: row.carrier,
  state: row.state,
  at: row.at.toISOString(),
  place: row.place,
  cash: row.cash === null ? null : toTnd(row.cash),
  reportedBy: row.by,
  reportedAt: row.received_at.toISOString(),
});

const toPast = (row: PastRow): ParcelHandovers['past'][number] => ({
  carrier: row.carrier,
  trackingNumber: row.tracking_number,
  reason: row.reason,
  endedAt: row.ended_at.toISOString(),
  endedBy: row.by,
});

/** By the id of the sub-order, those of an order that a company was given. */
export async function handoversOf(
  db: Kysely<Database>,
  orderId: number,
): Promise<ReadonlyMap<number, ParcelHandovers>> {
  const parcels = await run<ParcelRow>(
    db,
    `select s.id, p.carrier, p.tracking_number, p.carrier_state, p.carrier_at
     from sub_orders s join shipments p on p.sub_order_id = s.id where s.order_id = $1`,
    [orderId],
  );
  const ids = parcels.map(({ id }) => id);
  const scans = await run<ScanRow>(
    db,
    // The name as the company's key has it: the event's own is in lower case.
    `select e.id, e.sub_order_id, coalesce(k.carrier, e.carrier) as carrier, e.state, e.at, e.place, e.cash, e.received_at,
       ${nameOfAccount('e.actor_account')} as by
     from unnest($1::bigint[]) x(id) cross join lateral (
       select * from shipment_events e where e.sub_order_id = x.id order by e.at desc, e.id desc limit ${MOST_SCANS}) e
     left join api_keys k on 'key:' || k.id = e.actor_account
     order by e.at desc, e.id desc`,
    [ids],
  );
  const past = await run<PastRow>(
    db,
    `select h.sub_order_id, h.carrier, h.tracking_number, h.reason, h.ended_at, ${nameOfAccount('h.actor_account')} as by
     from past_handovers h where h.sub_order_id = any($1::bigint[]) order by h.handover desc`,
    [ids],
  );
  return new Map(
    parcels.map((parcel) => [
      parcel.id,
      {
        carrier: parcel.carrier,
        trackingNumber: parcel.tracking_number,
        carrierState: parcel.carrier_state,
        carrierAt: parcel.carrier_at?.toISOString() ?? null,
        scans: scans.filter((scan) => scan.sub_order_id === parcel.id).map(toScan),
        past: past.filter((one) => one.sub_order_id === parcel.id).map(toPast),
      },
    ]),
  );
}
