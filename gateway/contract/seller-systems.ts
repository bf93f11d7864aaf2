/** REST v1 messages for systems of sellers, which send a key that is bound to one seller (extended contract). */
import { z } from 'zod';
import { LabelPaper, MAX_PRINTED_PARCELS, ParcelDocument } from './admin/parcels.ts';
import { PayoutState } from './admin/payouts.ts';
import { ReturnProgress } from './admin/returns.ts';
import { EntityId, Instant, MAX_PAGE_SIZE, Pagination, Tnd } from './common.ts';
import { ErrorCode } from './errors.ts';
import { Invoice } from './invoices.ts';
import { listOf, Order, OrderAddress, OrderEvent, OrderState, SubOrder } from './orders.ts';
import { bounded, optionalLine } from './text.ts';
import { CHANGED } from './versions.ts';

/** Most parts of a batch. */
export const MAX_BATCH = 100;

/** Who bought; only for keys with the scope `personal:read`. */
export const SellerOrderBuyer = z
  .object({ name: z.string(), phone: z.string(), email: z.string().nullable(), address: OrderAddress })
  .meta({ id: 'SellerOrderBuyer' });
export type SellerOrderBuyer = z.infer<typeof SellerOrderBuyer>;

/** The seller's sub-order. Nothing in it concerns the other parts. */
export const SellerOrder = SubOrder.pick({
  _id: true,
  number: true,
  state: true,
  paymentState: true,
  lines: true,
  itemsTotal: true,
  discountTotal: true,
  pointsDiscount: true,
  deliveryShare: true,
  total: true,
  refunded: true,
  trackingNumber: true,
})
  .extend({
    orderId: EntityId,
    orderedAt: Instant,
    updatedAt: Instant.describe('Last change of this part.'),
    paymentMethod: Order.shape.paymentMethod,
    regionNumber: z.int().describe('Governorate of the delivery.'),
    cashDue: Tnd.describe('What the courier is to collect.'),
    shipBy: Instant.nullable().describe('Until when it is to be handed over; null: it is not confirmed.'),
    timeline: z.array(OrderEvent.omit({ note: true })),
    buyer: SellerOrderBuyer.nullable().describe('null: the key lacks the scope `personal:read`.'),
    invoice: Invoice.omit({ buyer: true, address: true })
      .nullable()
      .describe('null: the part is not delivered yet.'),
  })
  .meta({ id: 'SellerOrder' });
export type SellerOrder = z.infer<typeof SellerOrder>;
export type SellerOrderInvoice = NonNullable<SellerOrder['invoice']>;
export type SellerOrderInvoiceLine = SellerOrderInvoice['lines'][number];
export type SellerOrderInvoiceVat = SellerOrderInvoice['vat'][number];

const page = {
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(25),
  after: bounded(400).optional(),
};
const paged = { cursors: z.array(z.string()), pagination: Pagination };

/** Query of GET /v1/seller/orders. */
export const SellerOrdersQuery = z.strictObject({
  ...page,
  states: listOf(OrderState).optional().describe('In one of these states, separated by commas.'),
  orderedAfter: Instant.optional().describe('Ordered at or after this instant.'),
  updatedAfter: Instant.optional().describe(
    'Changed at or after this instant, the earliest change first. Default: the latest order first.',
  ),
});

export const SellerOrdersPage = z
  .object({ orders: z.array(SellerOrder), ...paged })
  .meta({ id: 'SellerOrdersPage' });
export type SellerOrdersPage = z.infer<typeof SellerOrdersPage>;

/** Steps of a part that its seller takes. */
export const SellerStep = z.enum(['CONFIRM', 'PREPARE', 'HAND_OVER']).meta({ id: 'SellerStep' });
export type SellerStep = z.infer<typeof SellerStep>;

/** Body of POST /v1/seller/orders/steps. */
export const SellerStepsRequest = z
  .strictObject({
    step: SellerStep,
    orders: z
      .array(
        z.strictObject({
          id: EntityId.describe('The sub-order.'),
          trackingNumber: optionalLine(60).describe('Of the parcel that is handed over.'),
        }),
      )
      .min(1, 'is required')
      .max(MAX_BATCH, `must be at most ${MAX_BATCH}`)
      .refine((orders) => new Set(orders.map(({ id }) => id)).size === orders.length, 'has one twice'),
  })
  .meta({ id: 'SellerStepsRequest' });
export type SellerStepsRequest = z.input<typeof SellerStepsRequest>;

/** What became of one part of a batch. */
export const SellerStepResult = z
  .object({
    id: EntityId,
    order: SellerOrder.nullable().describe('The part as it is now; null: the seller has no such part.'),
    error: z
      .object({ code: ErrorCode, message: z.string() })
      .nullable()
      .describe('Why the step was not taken; null: it was, now or before.'),
  })
  .meta({ id: 'SellerStepResult' });
export type SellerStepResult = z.infer<typeof SellerStepResult>;

/** Response of POST /v1/seller/orders/steps: a result for each part, in the same order. */
export const SellerStepResults = z
  .object({ results: z.array(SellerStepResult), ...CHANGED })
  .meta({ id: 'SellerStepResults' });
export type SellerStepResults = z.infer<typeof SellerStepResults>;

/** Query of GET /v1/seller/labels. */
export const SellerLabelsQuery = z.strictObject({
  paper: LabelPaper.default('A6'),
  ids: listOf(EntityId, MAX_PRINTED_PARCELS * 20)
    .refine((ids) => ids.length <= MAX_PRINTED_PARCELS, `must be at most ${MAX_PRINTED_PARCELS}`)
    .describe('Sub-orders, separated by commas; printed in this order.'),
});

/** Labels as one file. */
export const SellerLabels = ParcelDocument.extend({
  contentType: z.enum(['text/html', 'application/pdf']),
}).meta({ id: 'SellerLabels' });
export type SellerLabels = z.infer<typeof SellerLabels>;

/** A return of lines of one of the seller's parts. */
export const SellerReturn = z
  .object({
    _id: EntityId,
    orderId: EntityId,
    subOrderId: EntityId,
    subOrderNumber: z.string(),
    openedAt: Instant,
    inspectedAt: Instant.nullable().describe('null: not inspected yet.'),
    lines: z.array(
      z.object({
        lineId: EntityId,
        sku: z.string(),
        name: z.string(),
        quantity: z.int().min(1),
        acceptedQuantity: z.int().min(0).nullable().describe('null: not inspected yet.'),
        reason: z
          .string()
          .nullable()
          .describe(
            'In the shopper’s words; null: the key lacks the scope `personal:read`, or it was erased.',
          ),
      }),
    ),
  })
  .meta({ id: 'SellerReturn' });
export type SellerReturn = z.infer<typeof SellerReturn>;

/** Query of GET /v1/seller/returns, the latest first. */
export const SellerReturnsQuery = z.strictObject({ ...page, progress: ReturnProgress.optional() });

export const SellerReturnsPage = z
  .object({ returns: z.array(SellerReturn), ...paged })
  .meta({ id: 'SellerReturnsPage' });
export type SellerReturnsPage = z.infer<typeof SellerReturnsPage>;

/** A transfer to the seller. */
export const SellerPayout = z
  .object({
    _id: EntityId,
    amount: Tnd,
    rib: z.string().describe('Last six digits of the bank account.'),
    state: PayoutState,
    reference: z.string().nullable().describe('Of the transfer; null: not paid.'),
    changedAt: Instant,
  })
  .meta({ id: 'SellerPayout' });
export type SellerPayout = z.infer<typeof SellerPayout>;

/** Query of GET /v1/seller/payouts, the latest first. */
export const SellerPayoutsQuery = z.strictObject(page);

export const SellerPayoutsPage = z
  .object({ payouts: z.array(SellerPayout), ...paged })
  .meta({ id: 'SellerPayoutsPage' });
export type SellerPayoutsPage = z.infer<typeof SellerPayoutsPage>;
