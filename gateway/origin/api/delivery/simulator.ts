/** A carrier for trying the shop out: its parcels advance by the clock, and it always remits what it has collected. */
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { run } from '../../base/sql.ts';
import { ServiceFault } from '../../outbound/call.ts';
import type { Carrier, ParcelSeen } from './carrier.ts';
import { drawLabel, drawLabels } from './label.ts';
import { transitBetween } from './zones.ts';

const MINUTE = 60_000;

/** Milliseconds after the handover. */
export const SIMULATED_TIMES = {
  pickedUp: MINUTE,
  outForDelivery: 3 * MINUTE,
  delivered: 6 * MINUTE,
  remitted: 12 * MINUTE,
} as const;

/** Milliseconds after the handover at which the second attempt delivers. */
const SECOND_ATTEMPT = 9 * MINUTE;

/** How a delivery ends. */
export type ParcelOutcome = 'delivered' | 'second attempt' | 'refused';

interface SimulatorOptions {
  /** Clock in ms. */
  now?: () => number;
  /** How the delivery of a parcel ends, by its reference. Default: delivered. */
  outcomeOf?: (reference: string) => Promise<ParcelOutcome>;
}

export function createCarrierSimulator(
  db: Kysely<Database>,
  { now = Date.now, outcomeOf = () => Promise.resolve('delivered') }: SimulatorOptions = {},
): Carrier {
  return {
    isSimulated: true,
    transit: transitBetween,
    async createShipment({ reference, cash }) {
      const [row] = await run<{ tracking_number: string }>(
        db,
        // One parcel per reference.
        `insert into simulated_parcels as p (tracking_number, reference, cash, created_at)
         values ('SIM' || upper(substr(md5(random()::text), 1, 10)), $1, $2, $3)
         on conflict (reference) do update set cash = p.cash returning tracking_number`,
        [reference, cash, new Date(now())],
      );
      return { trackingNumber: row?.tracking_number ?? '' };
    },
    label: (trackingNumber, parcel) =>
      Promise.resolve({ contentType: 'text/html', content: drawLabel(trackingNumber, parcel) }),
    labels: (parcels, paper) =>
      Promise.resolve({ contentType: 'text/html', content: drawLabels(parcels, paper) }),
    async cancel(trackingNumber) {
      const gone = await run(
        db,
        'delete from simulated_parcels where tracking_number = $1 and created_at > $2 returning 1',
        [trackingNumber, new Date(now() - SIMULATED_TIMES.pickedUp)],
      );
      const isUnderWay =
        gone.length === 0 &&
        (await run(db, 'select 1 from simulated_parcels where tracking_number = $1', [trackingNumber]))
          .length > 0;
      if (isUnderWay) throw new ServiceFault('refused', 'The parcel was picked up');
    },
    async track(trackingNumber): Promise<ParcelSeen> {
      const parcel = await db
        .selectFrom('simulated_parcels')
        .selectAll()
        .where('tracking_number', '=', trackingNumber)
        .executeTakeFirstOrThrow();
      const age = now() - parcel.created_at.getTime();
      const state =
        age >= SIMULATED_TIMES.delivered
          ? 'DELIVERED'
          : age >= SIMULATED_TIMES.outForDelivery
            ? 'OUT_FOR_DELIVERY'
            : age >= SIMULATED_TIMES.pickedUp
              ? 'PICKED_UP'
              : 'WAITING';
      const outcome = await outcomeOf(parcel.reference);
      if (age >= SIMULATED_TIMES.delivered && outcome === 'refused')
        return { state: 'RETURNED', failures: 1, remitted: null };
      const failures = age >= SIMULATED_TIMES.delivered && outcome === 'second attempt' ? 1 : 0;
      if (failures > 0 && age < SECOND_ATTEMPT) return { state: 'DELIVERY_FAILED', failures, remitted: null };
      const isRemitted = parcel.cash > 0 && age >= SIMULATED_TIMES.remitted;
      return { state, failures, remitted: isRemitted ? parcel.cash : null };
    },
  };
}
