/**
 * Messages of the delivery service's API: requests to `DELIVERY_API_URL` and the expected responses.
 * `docs/delivery-service.md` describes the calls.
 */
import { z } from 'zod';
import { Tnd } from './common.ts';
import { OrderAddress } from './orders.ts';
import { bounded } from './text.ts';

/** Tracking number assigned by the carrier. It becomes part of addresses and is printed. */
export const TrackingNumber = bounded(64).regex(
  /^[A-Za-z0-9][A-Za-z0-9-]*$/,
  'must be letters, digits and hyphens',
);

/** Body of POST /shipments. */
export const CarrierShipmentRequest = z
  .object({
    reference: z.string().describe('Number of the sub-order; one parcel per reference.'),
    sender: z.object({
      name: z.string(),
      phone: z.string().nullable().describe('With +216.'),
      address: z.string().nullable(),
      regionNumber: z.int().min(1).max(24).describe('Governorate.'),
    }),
    recipient: OrderAddress,
    cashOnDelivery: Tnd.describe('Amount to collect on delivery; "0.000" if the order is paid.'),
  })
  .meta({ id: 'CarrierShipmentRequest' });
export type CarrierShipmentRequest = z.infer<typeof CarrierShipmentRequest>;

/** Response of POST /shipments. */
export const CarrierShipment = z.object({ trackingNumber: TrackingNumber }).meta({ id: 'CarrierShipment' });

/** Response of GET /shipments/{trackingNumber}. */
export const CarrierTracking = z
  .object({
    state: z.enum(['WAITING', 'PICKED_UP', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'DELIVERED', 'RETURNED']),
    failedAttempts: z.int().min(0).max(99).describe('Delivery attempts that failed.'),
    remitted: Tnd.nullable().describe('Cash remitted to the shop so far; null: none.'),
  })
  .meta({ id: 'CarrierTracking' });
export type CarrierTracking = z.infer<typeof CarrierTracking>;

/** Response of GET /transit-times?from=&to=. */
export const CarrierTransit = z
  .object({ minDays: z.int().min(0).max(60), maxDays: z.int().min(0).max(60) })
  .refine(({ minDays, maxDays }) => minDays <= maxDays, {
    path: ['maxDays'],
    message: 'must not be below minDays',
  })
  .meta({ id: 'CarrierTransit', description: 'Working days between pick-up and delivery.' });
