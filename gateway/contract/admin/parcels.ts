/** REST v1 messages of parcels: those that staff scan, list and print documents for (extended contract). */
import { z } from 'zod';
import { EntityId, Instant, Pagination, Tnd } from '../common.ts';
import { MAX_CARRIER_NAME } from '../rules/api-keys.ts';
import { ShipmentEventState } from '../carrier-systems.ts';
import { listOf, Order, OrdersQuery, OrderState } from '../orders.ts';
import { line, optionalText, text, trimmed } from '../text.ts';
import { DeskOrder } from './confirmation.ts';

/** The step that scanning a parcel takes: being prepared, handed over to the carrier, or returned to the seller. */
export const ScanMode = z.enum(['PREPARE', 'HAND_OVER', 'RETURN']).meta({ id: 'ParcelScanMode' });
export type ScanMode = z.infer<typeof ScanMode>;

/** Body of POST /v1/admin/parcels/scan. */
export const ParcelScanRequest = z
  .strictObject({
    code: trimmed(60).describe(
      'Number of a sub-order, tracking number, or number of an order with a single sub-order.',
    ),
    mode: ScanMode,
  })
  .meta({ id: 'ParcelScanRequest' });
export type ParcelScanRequest = z.input<typeof ParcelScanRequest>;

/** The order after the step, and which of its sub-orders was scanned. */
export const ScannedParcel = DeskOrder.extend({ scannedId: EntityId }).meta({ id: 'ScannedParcel' });
export type ScannedParcel = z.infer<typeof ScannedParcel>;

/** A delivery company that parcels can be given to. */
export const DeliveryCarrier = z
  .object({
    name: z.string(),
    isDefault: z.boolean().describe('It has the parcels for which no other company was chosen.'),
  })
  .meta({ id: 'DeliveryCarrier' });
export type DeliveryCarrier = z.infer<typeof DeliveryCarrier>;

/** Response of GET /v1/admin/carriers. */
export const DeliveryCarriers = z.object({ carriers: z.array(DeliveryCarrier) });

/** Body of POST /v1/admin/orders/{id}/carrier. */
export const ParcelCarrierRequest = z
  .strictObject({
    subOrderId: EntityId,
    carrier: line(2, MAX_CARRIER_NAME),
    reason: optionalText(300).describe('Required of a parcel that has left its seller.'),
  })
  .meta({ id: 'ParcelCarrierRequest' });
export type ParcelCarrierRequest = z.input<typeof ParcelCarrierRequest>;

/** What a carrier last reported of a parcel. */
export const ReportedParcelState = z.enum(['WAITING', ...ShipmentEventState.options]);

/** A scan that a company reported with its key. */
export const ParcelScan = z
  .object({
    _id: EntityId,
    carrier: z.string(),
    state: ShipmentEventState,
    at: Instant,
    place: z.string().nullable(),
    cash: Tnd.nullable().describe('Cash that was reported as collected.'),
    reportedBy: z.string().describe('Name of the key.'),
    reportedAt: Instant,
  })
  .meta({ id: 'ParcelScan' });
export type ParcelScan = z.infer<typeof ParcelScan>;

/** A company that a parcel was taken from. */
export const PastHandover = z
  .object({
    carrier: z.string().nullable(),
    trackingNumber: z.string().nullable(),
    reason: z.string().nullable(),
    endedAt: Instant,
    endedBy: z.string().describe('Name of the admin.'),
  })
  .meta({ id: 'PastHandover' });

/** A parcel with the companies that have and had it, for staff. */
export const ParcelHandovers = z
  .object({
    carrier: z.string().nullable().describe('null: the shop’s own service without a name.'),
    trackingNumber: z.string().nullable().describe('null: it is not handed over yet.'),
    carrierState: ReportedParcelState.nullable().describe('What the company last reported.'),
    carrierAt: Instant.nullable(),
    scans: z.array(ParcelScan).describe('The latest first, at most 50.'),
    past: z.array(PastHandover).describe('Companies before, the latest first.'),
  })
  .meta({ id: 'ParcelHandovers' });
export type ParcelHandovers = z.infer<typeof ParcelHandovers>;

/** What is to be done with a parcel. STUCK: with the carrier, in the same state for 48 hours. */
export const ParcelStage = z.enum(['TO_PREPARE', 'READY', 'UNDER_WAY', 'STUCK']).meta({ id: 'ParcelStage' });
export type ParcelStage = z.infer<typeof ParcelStage>;

/** A sub-order as a parcel: confirmed and not delivered. */
export const AdminParcel = z
  .object({
    subOrderId: EntityId,
    order: Order,
    stateSince: Instant.describe('When it came to its state.'),
    cash: Tnd.describe('What the courier is to collect; 0: it is paid.'),
    failures: z.int().min(0).describe('Delivery attempts that failed.'),
    carrierState: ReportedParcelState.nullable().describe(
      'What the carrier last reported; null: nothing yet.',
    ),
    carrierAt: Instant.nullable().describe('When it was reported first.'),
  })
  .meta({ id: 'AdminParcel' });
export type AdminParcel = z.infer<typeof AdminParcel>;

/** Query of GET /v1/admin/parcels: the longest in their state first. */
export const ParcelsQuery = OrdersQuery.extend({
  limit: OrdersQuery.shape.limit.default(25),
  stage: ParcelStage.optional(),
  state: listOf(OrderState).optional().describe('Parcels in one of these states, separated by commas.'),
  seller: EntityId.optional(),
  since: Instant.optional().describe('In their state since this instant or later.'),
  region: z.coerce.number().int().min(1).max(24).optional().describe('Governorate of the delivery.'),
  q: text(2, 60)
    .optional()
    .describe('Number of the order or the sub-order or its beginning, or the tracking number.'),
  order: z.enum(['asc', 'desc']).default('asc').describe('By the time since which it is in its state.'),
});

export const ParcelsPage = z
  .object({ parcels: z.array(AdminParcel), cursors: z.array(z.string()), pagination: Pagination })
  .meta({ id: 'ParcelsPage' });
export type ParcelsPage = z.infer<typeof ParcelsPage>;

/** Most parcels of a printed document. */
export const MAX_PRINTED_PARCELS = 100;

/** Labels, pieces to pick by seller, the list that the courier signs, or the sheets that go with a parcel and come back with it. */
export const ParcelDocumentKind = z
  .enum(['LABELS', 'PICKING', 'HAND_OVER', 'DELIVERY_NOTE', 'RETURN_SLIP'])
  .meta({ id: 'ParcelDocumentKind' });
export type ParcelDocumentKind = z.infer<typeof ParcelDocumentKind>;

/** Paper of labels: one on a page of A6, or four on a page of A4. */
export const LabelPaper = z.enum(['A6', 'A4']).meta({ id: 'LabelPaper' });
export type LabelPaper = z.infer<typeof LabelPaper>;

/** Query of GET /v1/admin/parcels/documents. */
export const ParcelDocumentQuery = z.strictObject({
  kind: ParcelDocumentKind,
  paper: LabelPaper.default('A6').describe('Of labels; other documents are A4.'),
  ids: listOf(EntityId, MAX_PRINTED_PARCELS * 20)
    .refine((ids) => ids.length <= MAX_PRINTED_PARCELS, `must be at most ${MAX_PRINTED_PARCELS}`)
    .describe('Sub-orders, separated by commas; printed in this order.'),
});

/** A printable page for several parcels. */
export const ParcelDocument = z
  .object({
    contentType: z.literal('text/html'),
    content: z.base64().describe('The complete page, without external resources.'),
    left: z.array(EntityId).describe('Sub-orders that are not in it: they have no label, or do not exist.'),
  })
  .meta({ id: 'ParcelDocument' });
export type ParcelDocument = z.infer<typeof ParcelDocument>;
