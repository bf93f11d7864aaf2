/** The list of parcels for staff: sub-orders that are confirmed and not delivered. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { AdminParcel, ParcelsPage, ParcelsQuery, ParcelStage } from '../../../contract/admin/parcels.ts';
import { toTnd } from '../../../contract/money.ts';
import type { OrderState } from '../../../contract/orders.ts';
import type { Database } from '../../db/tables.ts';
import { sortedPage } from '../../base/sorted.ts';
import type { Condition } from '../../base/sorted.ts';
import type { Viewer } from '../auth/viewer.ts';
import { cashOf } from '../delivery/parcel.ts';
import { ordersOf } from '../orders/contacts.ts';
import type { SubOrderRow } from '../orders/read.ts';
import { namesParcel } from './search.ts';

type ParcelRow = Pick<
  SubOrderRow,
  'id' | 'order_id' | 'state' | 'state_since' | 'payment_state' | 'total' | 'delivery_failures'
> & {
  carrier_state: AdminParcel['carrierState'];
  carrier_at: Date | null;
};

/** States of parcels; the index of the list has the same. */
const PARCEL_STATES = `('CONFIRMED', 'PREPARING', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED')`;
/** Those and parcels that came back, which are listed on request. */
const LISTED_STATES = PARCEL_STATES.replace(')', `, 'RETURNED_TO_SELLER')`);

const UNDER_WAY: readonly OrderState[] = ['SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED'];
const STATES_OF: Readonly<Record<ParcelStage, readonly OrderState[]>> = {
  TO_PREPARE: ['CONFIRMED'],
  READY: ['PREPARING'],
  UNDER_WAY,
  STUCK: UNDER_WAY,
};

/** Condition on the states of a sub-order `s`. */
const isIn = (states: readonly OrderState[]): Condition => {
  return (parameters) => `s.state = any(${parameters.add(states)}::text[])`;
};

/** A page of parcels, by the time since which they are in their state. */
export async function listParcels(
  db: Kysely<Database>,
  viewer: Viewer,
  { stage, state, seller, region, since, q, order, ...page }: z.output<typeof ParcelsQuery>,
): Promise<ParcelsPage> {
  const where: Condition[] = [
    () => (state === undefined ? `s.state in ${PARCEL_STATES}` : `s.state in ${LISTED_STATES}`),
    ...(stage === undefined ? [] : [isIn(STATES_OF[stage])]),
    ...(stage === 'STUCK' ? [() => `s.state_since < now() - interval '48 hours'`] : []),
    ...(state === undefined ? [] : [isIn(state)]),
    ...(seller === undefined
      ? []
      : [((parameters) => `s.seller_id = ${parameters.add(seller)}`) as Condition]),
    ...(since === undefined
      ? []
      : [((parameters) => `s.state_since >= ${parameters.add(since)}::timestamptz`) as Condition]),
    ...(region === undefined
      ? []
      : [((parameters) => `o.region_number = ${parameters.add(region)}`) as Condition]),
    ...(q === undefined ? [] : [namesParcel(q)]),
  ];
  const { items, ...rest } = await sortedPage(
    db,
    {
      name: 'parcels',
      select: `s.id, s.order_id, s.state, s.state_since, s.payment_state, s.total, s.delivery_failures,
        (select p.carrier_state from shipments p where p.sub_order_id = s.id) as carrier_state,
        (select p.carrier_at from shipments p where p.sub_order_id = s.id) as carrier_at`,
      from: 'sub_orders s join orders o on o.id = s.order_id',
      ...(q === undefined && region === undefined && { countFrom: 'sub_orders s' }),
      id: 's.id',
      where,
      sort: { column: 's.state_since', type: 'timestamptz', isDescending: order === 'desc' },
    },
    page,
    async (rows: ParcelRow[]) => {
      const orders = await ordersOf(
        db,
        viewer,
        rows.map(({ order_id }) => order_id),
      );
      return rows.flatMap((row): AdminParcel[] => {
        const found = orders.get(row.order_id);
        if (found === undefined) return [];
        return [
          {
            subOrderId: String(row.id),
            order: found,
            stateSince: row.state_since.toISOString(),
            cash: toTnd(cashOf(row)),
            failures: row.delivery_failures,
            carrierState: row.carrier_state,
            carrierAt: row.carrier_at?.toISOString() ?? null,
          },
        ];
      });
    },
  );
  return { parcels: items, ...rest };
}
