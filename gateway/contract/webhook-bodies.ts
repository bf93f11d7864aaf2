/**
 * Bodies of the webhooks as their receivers get them: ids and enum names are those of the GraphQL API. Their JSON Schema is published
 * (docs/webhooks.schema.json, generated). A receiver has to expect further fields.
 */
import { z } from 'zod';
import { Instant, Tnd } from './common.ts';
import { OrderState, PaymentMethod, PaymentState } from './orders.ts';
import { TicketStatus } from './support.ts';

const GlobalId = z.string().min(1).describe('Global id, as `node(id:)` takes it.');
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
    sellerIds: z.array(GlobalId).describe('Of the shops whose goods are in it.'),
  })
  .meta({ id: 'OrderCreatedData' });

export const OrderChangedData = z
  .object({
    orderId: GlobalId,
    number: OrderNumber,
    subOrderId: GlobalId.optional().describe(
      'The part that changed; absent: it is about a payment that is of no part.',
    ),
    subOrder: z.int().min(1).optional().describe('Its place among the parts, from 1.'),
    from: OrderState.optional().describe('Of a part that moved.'),
    state: OrderState.optional().describe('Of a part that moved: where it is now.'),
    total: Tnd.optional().describe('Of a part that costs something else since another was cancelled.'),
    payment: PaymentState.optional().describe('How its payment is now.'),
    refunded: Tnd.optional().describe('What was given back of it in all.'),
    refundedPayment: Tnd.optional().describe('What was given back of a payment that is of no part.'),
  })
  .meta({ id: 'OrderChangedData' });

/** The API's name of what a ticket is about. */
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

const bodyOf = <Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.object({
    id: z.string().describe('Of the event; one that comes twice has the same.'),
    type: z.literal(type),
    occurredAt: Instant,
    data,
  });

/** Any body of a webhook. */
export const WebhookBody = z
  .discriminatedUnion('type', [
    bodyOf('order.created', OrderCreatedData),
    bodyOf('order.changed', OrderChangedData),
    bodyOf('ticket.created', TicketCreatedData),
    bodyOf('ticket.changed', TicketChangedData),
  ])
  .meta({ id: 'WebhookBody', description: 'Body of a webhook. Further fields may come at any time.' });
export type WebhookBody = z.infer<typeof WebhookBody>;

/** The published JSON Schema of the bodies (draft 2020-12). Further fields are allowed: receivers have to expect them. */
export const webhookSchema = (): unknown => z.toJSONSchema(WebhookBody, { io: 'input' });
