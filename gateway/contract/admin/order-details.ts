/** REST v1 messages of one order's details for staff (extended contract): what lists of orders do not need. */
import { z } from 'zod';
import { EntityId, Instant, Tnd } from '../common.ts';
import { ParcelHandovers } from './parcels.ts';
import { DeliveryTimes } from '../delivery.ts';
import { PaymentProviderCode, RefundMethod } from '../orders.ts';

/** Present stock of a line's article. */
export const LineStock = z
  .object({
    lineId: EntityId,
    stock: z
      .int()
      .min(0)
      .nullable()
      .describe('Of the variant where the line has one; null: product or variant no longer exists.'),
  })
  .meta({ id: 'LineStock' });

/** What a sub-order brings its seller, when it is promised, and what is in stock of its lines. */
export const SubOrderOutlook = z
  .object({
    subOrderId: EntityId,
    proceeds: Tnd.nullable().describe(
      'What the seller receives: the entries of the ledger, or what they would be with the present lines; null: the role does not read ledgers.',
    ),
    isBooked: z.boolean().describe('Whether it is in the seller’s ledger.'),
    arrives: DeliveryTimes.shape.arrives
      .nullable()
      .describe('Promise if it is confirmed now; null: it does not await confirmation, or there is none.'),
    stock: z.array(LineStock),
    parcel: ParcelHandovers.nullable()
      .optional()
      .describe('null: no company was given it; absent: not known.'),
    returns: z.array(EntityId).describe('Its returns, the first first.'),
  })
  .meta({ id: 'SubOrderOutlook' });

export const PaymentAttemptState = z
  .enum(['OPENING', 'OPEN', 'PAID', 'FAILED', 'EXPIRED', 'WRONG'])
  .meta({ id: 'PaymentAttemptState' });
export type PaymentAttemptState = z.infer<typeof PaymentAttemptState>;

/** An attempt to pay an order online. */
export const PaymentAttempt = z
  .object({
    _id: EntityId,
    provider: PaymentProviderCode,
    reference: z.string().nullable().describe('The service’s own; null: it was not opened.'),
    amount: Tnd,
    state: PaymentAttemptState,
    createdAt: Instant,
    paidAt: Instant.nullable(),
  })
  .meta({ id: 'PaymentAttempt' });

/** A refund that was made. */
export const RefundMade = z
  .object({
    _id: EntityId,
    subOrderId: EntityId.nullable().describe('null: of a payment without a matching amount due.'),
    amount: Tnd,
    method: RefundMethod.nullable().describe('null: not recorded.'),
    reference: z.string().nullable(),
    ribEnd: z.string().nullable().describe('Last six digits of the account number that a transfer went to.'),
    at: Instant,
  })
  .meta({ id: 'RefundMade' });

/** The latest refusal of another order with the same telephone. */
export const LastRefusal = z
  .object({ number: z.string(), at: Instant, reason: z.string().nullable() })
  .meta({ id: 'LastRefusal' });

/** Response of GET /v1/admin/orders/{id}/details. */
export const OrderDetails = z
  .object({
    outlook: z.array(SubOrderOutlook),
    payments: z.array(PaymentAttempt).describe('The latest first, at most 20.'),
    refunds: z.array(RefundMade).describe('The latest first, at most 20.'),
    points: z.int().nullable().describe('Balance of the buyer’s account; null: ordered without one.'),
    openTickets: z.int().min(0).describe('Of the buyer’s account, or about this order.'),
    lastRefusal: LastRefusal.nullable(),
  })
  .meta({ id: 'OrderDetails' });
export type OrderDetails = z.infer<typeof OrderDetails>;
