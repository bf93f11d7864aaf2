/** Parcels of a delivery company, as its system reads them with a key. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type {
  CarrierLabel,
  CarrierParcel,
  CarrierParcelsPage,
  CarrierParcelsQuery,
  CarrierParcelState,
} from '../../../contract/carrier-systems.ts';
import { toTnd } from '../../../contract/money.ts';
import type { OrderAddress, OrderState } from '../../../contract/orders.ts';
import { keyRefused, notFound } from '../../base/errors.ts';
import { subOrderNumber } from '../../base/notation.ts';
import { ifGiven, NEWEST_FIRST, sortedPage } from '../../base/sorted.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import { carrierOf } from '../api-keys/caller.ts';
import type { KeyCaller } from '../../base/key-caller.ts';
import type { Carrier } from '../delivery/carrier.ts';
import { cashOf, labelOf } from '../delivery/parcel.ts';
import type { SubOrderRow } from '../orders/read.ts';

/** Whose parcels are read, and whether with the recipients. */
export interface CarrierReader {
  /** Name of the company. */
  readonly carrier: string;
  readonly readsRecipients: boolean;
}

/** The carrier that the key of a call is bound to. @throws FORBIDDEN without one */
export const readerOf = (apiKey: KeyCaller | undefined): CarrierReader => ({
  carrier: carrierOf(apiKey),
  readsRecipients: apiKey?.scopes.includes('personal:read') === true,
});

/** States of a sub-order that its carrier knows by another name; all later ones are DELIVERED. */
const STATES: Readonly<Partial<Record<OrderState, CarrierParcelState>>> = {
  CONFIRMED: 'WAITING',
  PREPARING: 'WAITING',
  SHIPPED: 'PICKED_UP',
  OUT_FOR_DELIVERY: 'OUT_FOR_DELIVERY',
  DELIVERY_FAILED: 'DELIVERY_FAILED',
  RETURNED_TO_SELLER: 'RETURNED',
  CANCELLED: 'CANCELLED',
};
/** Parcels of a carrier: shipments `p` that it has accepted, whose sub-order is `s`. */
export const PARCELS_OF = 'shipments p join sub_orders s on s.id = p.sub_order_id';
export const isHandedTo = (carrier: string): string =>
  `lower(p.carrier) = lower(${carrier}) and p.tracking_number is not null`;

/** Where a parcel is for its carrier, as an expression: what an earlier company did with it is not its concern. */
export const PARCEL_STATE = `case when p.handover > 1 and s.state in ('SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED')
  then coalesce(p.carrier_state, 'WAITING') else case s.state ${Object.entries(STATES)
    .map(([from, to]) => `when '${from}' then '${to}'`)
    .join(' ')} else 'DELIVERED' end end`;

type ParcelRow = Pick<SubOrderRow, 'id' | 'position' | 'payment_state' | 'total' | 'updated_at'> & {
  state: CarrierParcelState;
  failures: number;
  tracking: string;
  number: string;
  address: OrderAddress;
  seller: string;
  phone: string | null;
  seller_address: string | null;
  governorate_id: number;
  weight: number | null;
};

const SELECT = `s.id, s.position, ${PARCEL_STATE} as state, s.payment_state, s.total, s.updated_at,
  s.delivery_failures - p.failures_before as failures, p.tracking_number as tracking,
  o.number, o.address, e.name as seller, e.phone, e.address as seller_address, e.governorate_id,
  (select case when bool_and(g.weight_grams is not null) then sum(l.quantity * g.weight_grams)::int end
   from order_lines l left join products g on g.id = l.product_id where l.sub_order_id = s.id) as weight`;

const toParcel = (row: ParcelRow, { readsRecipients }: CarrierReader): CarrierParcel => ({
  trackingNumber: row.tracking,
  reference: subOrderNumber(row.number, row.position),
  state: row.state,
  failedAttempts: row.failures,
  updatedAt: row.updated_at.toISOString(),
  cashOnDelivery: toTnd(cashOf(row)),
  weightGrams: row.weight,
  sender: {
    name: row.seller,
    phone: row.phone,
    address: row.seller_address,
    regionNumber: row.governorate_id,
  },
  regionNumber: row.address.regionNumber,
  recipient: readsRecipients ? row.address : null,
});

/** A page of the carrier's parcels: the latest order first, or by the time of the last change. */
export async function listCarrierParcels(
  db: Kysely<Database>,
  reader: CarrierReader,
  { states, trackingNumber, updatedAfter, ...page }: z.output<typeof CarrierParcelsQuery>,
): Promise<CarrierParcelsPage> {
  const { items, ...rest } = await sortedPage(
    db,
    {
      name: updatedAfter === undefined ? 'carrier-parcels' : 'carrier-parcels-updated',
      select: SELECT,
      from: `${PARCELS_OF} join orders o on o.id = s.order_id join sellers e on e.id = s.seller_id`,
      countFrom: PARCELS_OF,
      id: 's.id',
      where: [
        (parameters) => isHandedTo(parameters.add(reader.carrier)),
        ...ifGiven(
          states,
          (value) => (parameters) => `${PARCEL_STATE} = any(${parameters.add(value)}::text[])`,
        ),
        ...ifGiven(trackingNumber, (value) => (parameters) => `p.tracking_number = ${parameters.add(value)}`),
        ...ifGiven(
          updatedAfter,
          (value) => (parameters) => `s.updated_at >= ${parameters.add(value)}::timestamptz`,
        ),
      ],
      sort:
        updatedAfter === undefined
          ? NEWEST_FIRST
          : { column: 's.updated_at', type: 'timestamptz', isDescending: false },
    },
    page,
    (rows: ParcelRow[]) => rows.map((row) => toParcel(row, reader)),
  );
  return { parcels: items, ...rest };
}

/**
 * The label of one of the carrier's parcels; it shows the recipient.
 * @throws FORBIDDEN without the scope for recipients; NOT_FOUND, also for a parcel of another carrier; UNAVAILABLE
 */
export async function carrierLabel(
  db: Kysely<Database>,
  carrier: Carrier | undefined,
  reader: CarrierReader,
  trackingNumber: string,
): Promise<CarrierLabel> {
  const [row] = await run<{ id: number }>(
    db,
    `select s.id from ${PARCELS_OF} where ${isHandedTo('$1')} and p.tracking_number = $2`,
    [reader.carrier, trackingNumber],
  );
  if (!row) throw notFound('Parcel');
  if (!reader.readsRecipients) throw keyRefused('Labels need the scope personal:read', 'personal:read');
  const { contentType, content } = await labelOf(db, carrier, row.id);
  return { trackingNumber, contentType, content };
}
