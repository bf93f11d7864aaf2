/** A delivery company that fetches its parcels and reports about them with a key, instead of being asked. */
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { run } from '../../base/sql.ts';
import { ServiceFault } from '../../outbound/call.ts';
import type { Carrier, ParcelSeen } from './carrier.ts';
import { drawLabel, drawLabels } from './label.ts';

/**
 * The status of a parcel by all that the company which has it has reported: the latest event in time, of whatever order of arrival.
 */
export async function reportedState(db: Kysely<Database>, subOrderId: number): Promise<ParcelSeen> {
  const events = await run<{ state: Exclude<ParcelSeen['state'], 'WAITING'> }>(
    db,
    `select e.state from shipment_events e join shipments p on p.sub_order_id = e.sub_order_id and p.handover = e.handover
     where e.sub_order_id = $1 order by e.at, e.id`,
    [subOrderId],
  );
  return {
    state: events.at(-1)?.state ?? 'WAITING',
    failures: events.filter(({ state }) => state === 'DELIVERY_FAILED').length,
    remitted: null,
  };
}

/** `CMD-26-000123-4/1` as it can be printed as bars and stand in an address. */
const numberOf = (reference: string): string => reference.replaceAll('/', '-');

/** @param db where reports are stored */
export function createReportingCarrier(db: Kysely<Database>): Carrier {
  const reported = async (trackingNumber: string): Promise<ParcelSeen> => {
    const [shipment] = await run<{ id: number }>(
      db,
      'select sub_order_id as id from shipments where tracking_number = $1',
      [trackingNumber],
    );
    return shipment ? reportedState(db, shipment.id) : { state: 'WAITING', failures: 0, remitted: null };
  };
  return {
    isReporting: true,
    transit: () => null,
    createShipment: ({ reference }) => Promise.resolve({ trackingNumber: numberOf(reference) }),
    label: (trackingNumber, parcel) =>
      Promise.resolve({ contentType: 'text/html', content: drawLabel(trackingNumber, parcel) }),
    labels: (parcels, paper) =>
      Promise.resolve({ contentType: 'text/html', content: drawLabels(parcels, paper) }),
    async cancel(trackingNumber) {
      const { state } = await reported(trackingNumber);
      if (state !== 'WAITING') throw new ServiceFault('refused', 'The parcel was picked up');
    },
    track: reported,
  };
}
