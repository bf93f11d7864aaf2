/** REST v1 requests of the confirmation desk (extended contract). */
import { z } from 'zod';
import { Phone } from '../accounts.ts';
import { CHANGED } from '../versions.ts';
import { EntityId, Instant, Tnd } from '../common.ts';
import { Email } from '../mail.ts';
import { AddressRequest, Order, OrderDifference, OrdersQuery } from '../orders.ts';
import { LanguageCode } from '../pages.ts';
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '../rules/limits.ts';
import { line, optionalText, text } from '../text.ts';
import { ContactOutcome } from './desk.ts';
import { LineQuantities } from './line-quantities.ts';

/** Response of the desk's changes: the order with the facts for staff. */
export const DeskOrder = Order.extend(CHANGED).meta({ id: 'DeskOrder' });
export type DeskOrder = z.infer<typeof DeskOrder>;

/** Response of POST /v1/admin/orders. */
export const PhoneOrderPlaced = z
  .object({
    order: Order.nullable().describe('null: no order was placed.'),
    differences: z.array(OrderDifference),
    change: CHANGED.change.nullish(),
  })
  .meta({ id: 'PhoneOrderPlaced' });
export type PhoneOrderPlaced = z.infer<typeof PhoneOrderPlaced>;

/** Query of GET /v1/admin/orders/queue: calls that are due, then orders older than a day, then the oldest, then calls that are due later. */
export const QueueQuery = OrdersQuery.extend({
  limit: OrdersQuery.shape.limit.default(25),
  seller: EntityId.optional(),
  region: z.coerce.number().int().min(1).max(24).optional().describe('Governorate of the delivery.'),
  minTotal: Tnd.optional(),
  maxTotal: Tnd.optional(),
  language: LanguageCode.optional().describe('Language of the buyer.'),
  attempts: z.coerce.number().int().min(0).max(100).optional().describe('At least so many calls failed.'),
});

/** Body of POST /v1/admin/orders/{id}/claim. */
export const ClaimRequest = z
  .strictObject({
    release: z.boolean().default(false).describe('true: ends the claim of the admin who asks.'),
  })
  .meta({ id: 'OrderClaimRequest' });

/** Latest time of a callback from now (days). */
export const CALLBACK_DAYS = 14;

/** Body of POST /v1/admin/orders/{id}/contacts. */
export const ContactRequest = z
  .strictObject({
    outcome: ContactOutcome,
    callbackAt: Instant.nullish().describe('Required for CALL_BACK, and for no other outcome.'),
    note: optionalText(300).describe('Visible to staff only.'),
    cancelReason: optionalText(300).describe(
      'Cancels what awaits confirmation, with this reason, which the buyer reads. Not for CONFIRMED and CALL_BACK.',
    ),
  })
  .meta({ id: 'OrderContactRequest' });
export type ContactRequest = z.input<typeof ContactRequest>;

/** Body of POST /v1/admin/orders/{id}/confirmation: confirms all sub-orders but those excluded, which are cancelled. */
export const ConfirmationRequest = z
  .strictObject({
    exclude: z
      .array(z.strictObject({ subOrderId: EntityId, reason: line(3, 300).describe('The buyer reads it.') }))
      .max(MAX_CART_LINES)
      .default([]),
    note: optionalText(300).describe('On the call; visible to staff only.'),
  })
  .meta({ id: 'OrderConfirmationRequest' });
export type ConfirmationRequest = z.input<typeof ConfirmationRequest>;

/** Body of POST /v1/admin/orders/{id}/address: what is absent is unchanged. */
export const OrderAddressRequest = z
  .strictObject({
    contactName: line(1, 120).optional(),
    contactPhone: Phone.optional(),
    contactEmail: Email.nullable().optional().describe('null: removed.'),
    address: AddressRequest.optional(),
  })
  .meta({ id: 'OrderAddressRequest' });
export type OrderAddressRequest = z.input<typeof OrderAddressRequest>;

/** Body of POST /v1/admin/orders/{id}/lines: reduces or removes lines. */
export const OrderLinesRequest = z
  .strictObject({
    lines: z
      .array(
        z.strictObject({
          lineId: EntityId,
          quantity: z.int().min(0).max(MAX_LINE_QUANTITY).describe('New quantity; 0: removed.'),
        }),
      )
      .min(1, 'is required')
      .max(MAX_CART_LINES),
    keepCoupon: z
      .boolean()
      .default(true)
      .describe('Keeps the coupon although its minimum may be missed: the buyer was promised it.'),
    reason: line(3, 300).describe('Note in the timeline, and for the buyer where a sub-order is cancelled.'),
  })
  .meta({ id: 'OrderLinesRequest' });
export type OrderLinesRequest = z.input<typeof OrderLinesRequest>;

/** Query of GET /v1/admin/orders/{id}/lines-quote: what an order would come to with other quantities. */
export const OrderLinesQuoteQuery = z.strictObject({
  lines: LineQuantities.describe(
    'Lines and their new quantities, such as `12:1,13:0`; others stay as they are.',
  ),
  keepCoupon: z.enum(['true', 'false']).default('true'),
});

/** What an order would come to; sub-orders without lines are left out. */
export const OrderLinesQuote = z
  .object({ itemsTotal: Tnd, discountTotal: Tnd, pointsDiscount: Tnd, deliveryFee: Tnd, total: Tnd })
  .meta({ id: 'OrderLinesQuote' });
export type OrderLinesQuote = z.infer<typeof OrderLinesQuote>;

/** Body of POST /v1/admin/orders/{id}/notes. */
export const OrderNoteRequest = z.strictObject({ text: text(1, 1_000) }).meta({ id: 'OrderNoteRequest' });
export type OrderNoteRequest = z.input<typeof OrderNoteRequest>;
