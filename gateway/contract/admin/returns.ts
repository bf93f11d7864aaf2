/** REST v1 messages of returns as staff inspect them (extended contract). */
import { z } from 'zod';
import { EntityId, Pagination, Tnd } from '../common.ts';
import { PrivateFile } from '../files.ts';
import { Order, OrdersQuery } from '../orders.ts';
import { text } from '../text.ts';
import { LineQuantities } from './line-quantities.ts';

/** Whether a return waits for its inspection. */
export const ReturnProgress = z.enum(['OPEN', 'INSPECTED']).meta({ id: 'ReturnProgress' });
export type ReturnProgress = z.infer<typeof ReturnProgress>;

/** A return with its order; its lines are those of the order's `returns` with the same `_id`. */
export const AdminReturn = z
  .object({
    _id: EntityId,
    subOrderId: EntityId.describe('The sub-order of which lines are returned.'),
    order: Order,
    photos: z
      .array(PrivateFile)
      .nullable()
      .describe(
        'Pictures attached at the inspection, in the order of their upload; null: the reader’s role may not read them.',
      ),
  })
  .meta({ id: 'AdminReturn' });
export type AdminReturn = z.infer<typeof AdminReturn>;

/** Query of GET /v1/admin/returns. */
export const ReturnsQuery = OrdersQuery.extend({
  limit: OrdersQuery.shape.limit.default(25),
  progress: ReturnProgress.optional(),
  q: text(2, 60)
    .optional()
    .describe('Number of the order or the sub-order or its beginning, or the tracking number.'),
  order: z
    .enum(['asc', 'desc'])
    .default('desc')
    .describe('By the time of opening; default: the latest first.'),
});

export const ReturnsPage = z
  .object({ returns: z.array(AdminReturn), cursors: z.array(z.string()), pagination: Pagination })
  .meta({ id: 'ReturnsPage' });
export type ReturnsPage = z.infer<typeof ReturnsPage>;

/** Query of GET /v1/admin/returns/{id}/quote: what an inspection would come to. */
export const ReturnQuoteQuery = z.strictObject({
  accepted: LineQuantities.describe(
    'Lines and their accepted quantities, such as `12:1,13:0`; others are refused.',
  ),
});

/** What an inspection would come to. */
export const ReturnQuote = z
  .object({
    refund: Tnd.describe('What the buyer gets back.'),
    sellerCharge: Tnd.describe(
      'What the seller’s ledger is charged, its commission deducted; 0 while the sale is not credited.',
    ),
  })
  .meta({ id: 'ReturnQuote' });
export type ReturnQuote = z.infer<typeof ReturnQuote>;
