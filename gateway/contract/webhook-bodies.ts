/**
 * Bodies of webhooks: IDs and enum names are those of the GraphQL API. Their JSON Schema is published (docs/webhooks.schema.json,
 * generated). Receivers must accept additional fields.
 */
import { z } from 'zod';
import { Instant, Tnd } from './common.ts';
import { OrderState, PaymentMethod, PaymentState } from './orders.ts';
import { CHALLENGE, GAP_EVENT, TEST_EVENT } from './rules/webhook-subscriptions.ts';
import { TicketStatus } from './support.ts';

const GlobalId = z.string().min(1).describe('Global ID for `node(id:)`.');
const OrderNumber = z.string().describe('Such as `CMD-26-000042-3`.');

export const OrderCreatedData = z
  .object({
    orderId: GlobalId,
    number: OrderNumber,
    total: Tnd,
    currency: z.literal('TND'),
    itemCount: z.int().min(1),
    paymentMethod: PaymentMethod,
    regionNumber: z.int().min(1).max(24),
    sellerIds: z.array(GlobalId).describe('Sellers of the order’s items.'),
  })
  .meta({ id: 'OrderCreatedData' });

export const OrderChangedData = z
  .object({
    orderId: GlobalId,
    number: OrderNumber,
    subOrderId: GlobalId.optional().describe(
      'The part that changed; absent: it is about a payment that is of no part.',
    ),
    subOrder: z.int().min(1).optional().describe('Position of the sub-order in the order, from 1.'),
    from: OrderState.optional().describe('Previous state of the sub-order.'),
    state: OrderState.optional().describe('New state of the sub-order.'),
    trackingNumber: z.string().optional().describe('The carrier has accepted the parcel of the sub-order.'),
    handover: z
      .int()
      .min(1)
      .optional()
      .describe('The parcel was given to a delivery company: 2 for the second one, and so on.'),
    total: Tnd.optional().describe('New total of the sub-order, changed by the cancellation of another one.'),
    payment: PaymentState.optional().describe('New state of the payment.'),
    refunded: Tnd.optional().describe('Amount refunded so far of the sub-order.'),
    refundedPayment: Tnd.optional().describe('Amount refunded of a payment that belongs to no sub-order.'),
  })
  .meta({ id: 'OrderChangedData' });

/** API names of ticket categories. */
const CategoryName = z.enum(['ORDER', 'DELIVERY', 'PAYMENT', 'RETURN', 'ACCOUNT', 'SELLER', 'OTHER']);

export const TicketCreatedData = z
  .object({
    ticketId: GlobalId,
    number: z.string().describe('Such as `TKT-26-000042-3`.'),
    category: CategoryName,
  })
  .meta({ id: 'TicketCreatedData' });

export const TicketChangedData = z
  .object({
    ticketId: GlobalId,
    number: z.string().describe('Such as `TKT-26-000042-3`.'),
    from: TicketStatus,
    status: TicketStatus,
    by: z.enum(['CUSTOMER', 'STAFF']),
    message: z.boolean().describe('A message was written.'),
  })
  .meta({ id: 'TicketChangedData' });

export const ParcelChangedData = z
  .object({
    orderId: GlobalId,
    number: OrderNumber,
    subOrderId: GlobalId.describe('The part of the order that is sent.'),
    subOrder: z.int().min(1).describe('Its position in the order, from 1.'),
    state: OrderState,
    trackingNumber: z.string().nullable(),
  })
  .meta({ id: 'ParcelChangedData' });

export const ProductUpsertedData = z.object({ productId: GlobalId, sku: z.string() }).meta({
  id: 'ProductUpsertedData',
  description: 'The product is on sale; read it to know what it is now.',
});

export const ProductRemovedData = z
  .object({ productId: GlobalId })
  .meta({ id: 'ProductRemovedData', description: 'The product is not on sale any more.' });

export const StockChangedData = z
  .object({
    productId: GlobalId,
    sku: z.string(),
    isAvailable: z.boolean().describe('It can be ordered.'),
  })
  .meta({ id: 'StockChangedData' });

export const WebhookChallengeData = z
  .object({ challenge: z.string().describe('To be repeated in the response.') })
  .meta({ id: 'WebhookChallengeData' });

const bodyOf = <Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.object({
    id: z.string().describe('ID of the event; a repeated delivery has the same ID.'),
    type: z.literal(type),
    occurredAt: Instant,
    cursor: z
      .string()
      .optional()
      .describe('Of subscriptions: from here the event and all later ones can be sent again.'),
    data,
  });

/** Any webhook body. */
export const WebhookBody = z
  .discriminatedUnion('type', [
    bodyOf('order.created', OrderCreatedData),
    bodyOf('order.changed', OrderChangedData),
    bodyOf('ticket.created', TicketCreatedData),
    bodyOf('ticket.changed', TicketChangedData),
    bodyOf('parcel.changed', ParcelChangedData),
    bodyOf('product.upserted', ProductUpsertedData),
    bodyOf('product.removed', ProductRemovedData),
    bodyOf('stock.changed', StockChangedData),
    bodyOf(CHALLENGE, WebhookChallengeData),
    bodyOf(TEST_EVENT, z.object({})),
    bodyOf(GAP_EVENT, z.object({})),
  ])
  .meta({ id: 'WebhookBody', description: 'Body of a webhook. Additional fields may be added at any time.' });
export type WebhookBody = z.infer<typeof WebhookBody>;

/** The published JSON Schema of the bodies (draft 2020-12). Additional fields are allowed, because receivers must accept them. */
export const webhookSchema = (): unknown => z.toJSONSchema(WebhookBody, { io: 'input' });
