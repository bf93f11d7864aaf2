/** REST v1 messages for systems of delivery companies, which send a key that is bound to one carrier (extended contract). */
import { z } from 'zod';
import { CashRow, CashStatement, MAX_STATEMENT_ROWS } from './admin/cash.ts';
import { TrackingNumber } from './carrier.ts';
import { EntityId, Instant, MAX_PAGE_SIZE, Pagination, QueryBoolean, Tnd } from './common.ts';
import { fromTnd } from './money.ts';
import { listOf, OrderAddress } from './orders.ts';
import { ShipmentLabel } from './shipments.ts';
import { bounded, line, optionalLine, optionalText } from './text.ts';
import { CHANGED } from './versions.ts';

/** Most events of a report. */
export const MAX_REPORTED_EVENTS = 100;
/** Most rows of a submitted statement; a longer one is submitted in parts. */
export const MAX_SUBMITTED_ROWS = MAX_STATEMENT_ROWS / 2;
/** How far the clock of a carrier may be ahead, in seconds. */
export const MAX_CLOCK_LEAD = 300;

/** What a carrier reports of a parcel. */
export const ShipmentEventState = z
  .enum(['PICKED_UP', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'DELIVERED', 'RETURNED'])
  .describe('RETURNED: to the seller.')
  .meta({ id: 'ShipmentEventState' });
export type ShipmentEventState = z.infer<typeof ShipmentEventState>;

/** Where a parcel is, for its carrier: what happens after the delivery is not shown. */
export const CarrierParcelState = z
  .enum(['WAITING', ...ShipmentEventState.options, 'CANCELLED'])
  .describe('WAITING: it is to be picked up. CANCELLED: it is not to be picked up any more.')
  .meta({ id: 'CarrierParcelState' });
export type CarrierParcelState = z.infer<typeof CarrierParcelState>;

/** A parcel that was handed to the carrier. */
export const CarrierParcel = z
  .object({
    trackingNumber: z.string(),
    reference: z.string().describe('Number of the sub-order.'),
    state: CarrierParcelState,
    failedAttempts: z.int().min(0),
    updatedAt: Instant,
    cashOnDelivery: Tnd.describe('To collect on delivery; "0.000": it is paid, or was collected.'),
    weightGrams: z.int().min(0).nullable().describe('null: not known of all products in it.'),
    sender: z.object({
      name: z.string(),
      phone: z.string().nullable(),
      address: z.string().nullable(),
      regionNumber: z.int().describe('Governorate of the pick-up.'),
    }),
    regionNumber: z.int().describe('Governorate of the delivery.'),
    recipient: OrderAddress.nullable().describe('null: the key lacks the scope `personal:read`.'),
  })
  .meta({ id: 'CarrierParcel' });
export type CarrierParcel = z.infer<typeof CarrierParcel>;
export type CarrierParcelSender = CarrierParcel['sender'];

const page = {
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(25),
  after: bounded(400).optional(),
};
const paged = { cursors: z.array(z.string()), pagination: Pagination };

/** Query of GET /v1/carrier/parcels. */
export const CarrierParcelsQuery = z.strictObject({
  ...page,
  states: listOf(CarrierParcelState).optional().describe('In one of these states, separated by commas.'),
  trackingNumber: TrackingNumber.optional(),
  updatedAfter: Instant.optional().describe(
    'Changed at or after this instant, the earliest change first. Default: the latest order first.',
  ),
});

export const CarrierParcelsPage = z
  .object({ parcels: z.array(CarrierParcel), ...paged })
  .meta({ id: 'CarrierParcelsPage' });
export type CarrierParcelsPage = z.infer<typeof CarrierParcelsPage>;

/** Label of a parcel. */
export const CarrierLabel = ShipmentLabel.omit({ subOrderId: true }).meta({ id: 'CarrierLabel' });
export type CarrierLabel = z.infer<typeof CarrierLabel>;

/** A scan of a parcel. */
export const ShipmentEvent = z
  .strictObject({
    eventId: line(1, 100).describe('The carrier’s: reported again, it is the same event.'),
    trackingNumber: line(1, 64),
    state: ShipmentEventState,
    at: Instant.describe(`When it happened; at most ${MAX_CLOCK_LEAD} s ahead.`),
    place: optionalLine(80),
    note: optionalText(300).describe('For the shop; the buyer does not read it.'),
    cashCollected: Tnd.transform(fromTnd)
      .refine((cash) => cash >= 0, 'must not be negative')
      .nullish()
      .transform((cash) => cash ?? null)
      .describe('With DELIVERED.'),
  })
  .meta({ id: 'ShipmentEvent' });
export type ShipmentEvent = z.output<typeof ShipmentEvent>;

/** Body of POST /v1/carrier/events. */
export const ShipmentEventsRequest = z
  .strictObject({
    events: z
      .array(ShipmentEvent)
      .min(1, 'is required')
      .max(MAX_REPORTED_EVENTS, `must be at most ${MAX_REPORTED_EVENTS}`),
  })
  .meta({ id: 'ShipmentEventsRequest' });
export type ShipmentEventsRequest = z.input<typeof ShipmentEventsRequest>;

export const ShipmentEventOutcome = z
  .enum(['RECORDED', 'REPEATED', 'UNKNOWN', 'REFUSED'])
  .describe(
    'REPEATED: it was reported before, nothing was changed. UNKNOWN: the carrier has no such parcel; nothing was stored. REFUSED: see `error`.',
  )
  .meta({ id: 'ShipmentEventOutcome' });
export type ShipmentEventOutcome = z.infer<typeof ShipmentEventOutcome>;

export const ShipmentEventResult = z
  .object({
    eventId: z.string(),
    outcome: ShipmentEventOutcome,
    state: CarrierParcelState.nullable().describe('The parcel after the report; null: UNKNOWN or REFUSED.'),
    cashExpected: Tnd.nullable().describe(
      'What should have been collected, where `cashCollected` is another amount; null otherwise.',
    ),
    error: z
      .object({ field: z.string(), code: z.enum(['INVALID', 'CONFLICT']), message: z.string() })
      .nullable(),
  })
  .meta({ id: 'ShipmentEventResult' });
export type ShipmentEventResult = z.infer<typeof ShipmentEventResult>;

/** Response of POST /v1/carrier/events: a result for each event, in the same order. */
export const ShipmentEventResults = z
  .object({ results: z.array(ShipmentEventResult), ...CHANGED })
  .meta({ id: 'ShipmentEventResults' });
export type ShipmentEventResults = z.infer<typeof ShipmentEventResults>;

const amount = Tnd.transform(fromTnd).refine((value) => value >= 0, 'must not be negative');

/** Body of POST /v1/carrier/cash-statements. */
export const CarrierStatementRequest = z
  .strictObject({
    number: line(1, 60).describe(
      'The carrier’s number: the same number with the same rows is the same statement.',
    ),
    bankReference: optionalLine(60).describe('Of the transfer.'),
    total: amount.optional().describe('By default the sum of the rows. Another total needs a note.'),
    note: optionalText(300),
    rows: z
      .array(
        z.strictObject({
          trackingNumber: line(3, 60).regex(/^[\w./-]+$/, 'is no tracking number'),
          amount,
          paidOn: optionalLine(40).describe('As the carrier writes it.'),
        }),
      )
      .min(1, 'is required')
      .max(MAX_SUBMITTED_ROWS, `must be at most ${MAX_SUBMITTED_ROWS}`),
  })
  .meta({ id: 'CarrierStatementRequest' });
export type CarrierStatementRequest = z.input<typeof CarrierStatementRequest>;

/** A statement of the carrier: `rowTotal` less `collected` and `unsettled` is what the shop settled otherwise. */
export const CarrierStatement = CashStatement.pick({
  _id: true,
  number: true,
  bankReference: true,
  createdAt: true,
  announced: true,
  rowTotal: true,
  collected: true,
  unsettled: true,
  byCarrier: true,
  rowCount: true,
  unsettledCount: true,
}).meta({ id: 'CarrierStatement' });
export type CarrierStatement = z.infer<typeof CarrierStatement>;

/** A row of such a statement. A parcel of another carrier is UNKNOWN. */
export const CarrierStatementRow = CashRow.pick({
  line: true,
  trackingNumber: true,
  amount: true,
  expected: true,
  paidOn: true,
  outcome: true,
  settledAt: true,
})
  .extend({ isOwed: z.boolean().describe('The carrier makes up for the difference.') })
  .meta({ id: 'CarrierStatementRow' });
export type CarrierStatementRow = z.infer<typeof CarrierStatementRow>;

/** Response of POST /v1/carrier/cash-statements. */
export const CarrierStatementSubmitted = z
  .object({
    statement: CarrierStatement,
    differences: z.array(CarrierStatementRow).describe('Rows that do not match, by line.'),
    ...CHANGED,
  })
  .meta({ id: 'CarrierStatementSubmitted' });
export type CarrierStatementSubmitted = z.infer<typeof CarrierStatementSubmitted>;

/** Query of GET /v1/carrier/cash-statements, the latest first. */
export const CarrierStatementsQuery = z.strictObject({
  ...page,
  number: bounded(60).optional(),
  state: z.enum(['open', 'settled']).optional(),
});

export const CarrierStatementsPage = z
  .object({ statements: z.array(CarrierStatement), ...paged })
  .meta({ id: 'CarrierStatementsPage' });
export type CarrierStatementsPage = z.infer<typeof CarrierStatementsPage>;

/** Query of GET /v1/carrier/cash-statements/{id}/rows, in the order of the statement. */
export const CarrierStatementRowsQuery = z.strictObject({
  ...page,
  differs: QueryBoolean.optional(),
});

export const CarrierStatementRowsPage = z
  .object({ rows: z.array(CarrierStatementRow), ...paged })
  .meta({ id: 'CarrierStatementRowsPage' });
export type CarrierStatementRowsPage = z.infer<typeof CarrierStatementRowsPage>;

/** Path of what concerns one statement. */
export const ByStatement = z.strictObject({ id: EntityId });
