/** A sub-order as a parcel for the carrier. */
import type { Kysely } from 'kysely';
import type { PaymentState } from '../../../contract/orders.ts';
import type { ShipmentLabel } from '../../../contract/shipments.ts';
import type { Database } from '../../db/tables.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import { subOrderNumber } from '../../base/notation.ts';
import type { Carrier, ParcelAsk } from './carrier.ts';
import { createReportingCarrier } from './reporting.ts';

/** What the courier is to collect for a sub-order, in millimes. */
export const cashOf = (part: { payment_state: PaymentState; total: number }): number =>
  part.payment_state === 'DUE' ? part.total : 0;

/** The carrier's data of a sub-order. */
export async function parcelOf(db: Kysely<Database>, subOrderId: number): Promise<ParcelAsk> {
  const part = await db
    .selectFrom('sub_orders')
    .innerJoin('orders', 'orders.id', 'sub_orders.order_id')
    .innerJoin('sellers', 'sellers.id', 'sub_orders.seller_id')
    .select([
      'orders.number',
      'orders.address',
      'sub_orders.position',
      'sub_orders.payment_state',
      'sub_orders.total',
      'sellers.name',
      'sellers.phone',
      'sellers.address as seller_address',
      'sellers.governorate_id',
    ])
    .where('sub_orders.id', '=', subOrderId)
    .executeTakeFirstOrThrow();
  return {
    reference: subOrderNumber(part.number, part.position),
    sender: {
      name: part.name,
      phone: part.phone,
      address: part.seller_address,
      regionNumber: part.governorate_id,
    },
    address: part.address,
    cash: cashOf(part),
  };
}

/** The carrier of a parcel: one that was chosen and reports with its key, or the shop's own service; undefined: there is none. */
export const carrierOfParcel = (
  db: Kysely<Database>,
  main: Carrier | undefined,
  reportsByKey: boolean,
): Carrier | undefined => (reportsByKey ? createReportingCarrier(db) : main);

/** The label of a sub-order's parcel. Throws 404 without a parcel, UNAVAILABLE when the carrier returns none now. */
export async function labelOf(
  db: Kysely<Database>,
  main: Carrier | undefined,
  subOrderId: number,
): Promise<ShipmentLabel> {
  const shipment = await db
    .selectFrom('shipments')
    .select(['tracking_number', 'reports_by_key'])
    .where('sub_order_id', '=', subOrderId)
    .executeTakeFirst();
  const trackingNumber = shipment?.tracking_number ?? null;
  const carrier = carrierOfParcel(db, main, shipment?.reports_by_key ?? false);
  if (!carrier || trackingNumber === null) throw notFound('Shipment');
  const parcel = await parcelOf(db, subOrderId);
  try {
    const { contentType, content } = await carrier.label(trackingNumber, parcel);
    return {
      subOrderId: String(subOrderId),
      trackingNumber,
      contentType,
      content: Buffer.from(content).toString('base64'),
    };
  } catch {
    throw new ApiError('UNAVAILABLE', 'The carrier gives no label now; try again');
  }
}
