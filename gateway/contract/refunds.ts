/** REST v1 messages of refunds that are due (extended contract). */
import { z } from 'zod';
import { Instant, OpaqueId, Pagination, Tnd, createdBetween } from './common.ts';
import { Order, OrdersQuery, PaymentProviderCode, RefundAmount, refundDetails } from './orders.ts';
import { IdempotencyKey } from './support.ts';

/** Why a refund is due. */
export const RefundReason = z
  .enum(['CANCELLED', 'RETURNED', 'NOT_DELIVERED', 'PAID_LATE', 'PAID_TWICE', 'WRONG_PAYMENT'])
  .meta({ id: 'RefundReason' });
export type RefundReason = z.infer<typeof RefundReason>;

export const RefundDue = z
  .object({
    _id: OpaqueId,
    order: Order,
    subOrderId: z
      .string()
      .nullable()
      .describe('The sub-order that was paid; null: a payment without a matching amount due.'),
    reason: RefundReason,
    amount: Tnd.describe('Amount still to refund.'),
    provider: PaymentProviderCode.nullable().describe(
      'Payment service that received the money; null: paid in cash.',
    ),
    reference: z.string().nullable().describe('The service’s reference of the payment.'),
    paidAt: Instant.nullable().describe('null: unknown, or paid in cash.'),
  })
  .meta({ id: 'RefundDue' });
export type RefundDue = z.infer<typeof RefundDue>;

/** What refunds due are sorted by. */
export const RefundSortBy = z.enum(['placed', 'amount']);
export type RefundSortBy = z.infer<typeof RefundSortBy>;

/** Query of GET /v1/admin/refunds. `from` and `until` are about the placement of the orders. */
export const RefundsQuery = OrdersQuery.extend({
  limit: OrdersQuery.shape.limit.default(25),
  reason: RefundReason.optional(),
  ...createdBetween,
  sort: RefundSortBy.default('placed').describe('placed: by the placement of the order.'),
  order: z.enum(['asc', 'desc']).default('desc'),
});
export type RefundsQuery = z.output<typeof RefundsQuery>;

export const RefundsPage = z
  .object({ refunds: z.array(RefundDue), cursors: z.array(z.string()), pagination: Pagination })
  .meta({ id: 'RefundsPage' });
export type RefundsPage = z.infer<typeof RefundsPage>;

/** Body of POST /v1/admin/refunds/{id}. */
export const RefundRequest = z
  .strictObject({ amount: RefundAmount, ...refundDetails, idempotencyKey: IdempotencyKey })
  .meta({ id: 'RefundRequest' });
export type RefundRequest = z.input<typeof RefundRequest>;
