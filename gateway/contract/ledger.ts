/** REST v1 messages of the sellers' ledger (extended contract). */
import { z } from 'zod';
import { EntityId, Instant, MAX_PAGE_SIZE, Pagination, Tnd } from './common.ts';
import { fromTnd } from './money.ts';
import { bounded, line } from './text.ts';
import { IdempotencyKey } from './support.ts';
import { CHANGED } from './versions.ts';

export const LedgerKind = z
  .enum(['SALE', 'COMMISSION', 'DELIVERY_SHARE', 'REFUND', 'PAYOUT', 'ADJUSTMENT'])
  .meta({ id: 'LedgerKind' });
export type LedgerKind = z.infer<typeof LedgerKind>;

export const LedgerEntry = z
  .object({
    _id: EntityId,
    kind: LedgerKind,
    amount: Tnd.describe('Positive: credited to the seller; negative: debited.'),
    at: Instant,
    subOrderNumber: z.string().nullable().describe('null: not related to an order, such as a payout.'),
    reference: z.string().nullable().describe('Reference of a payout’s transfer; null for other entries.'),
    reason: z.string().nullish().describe('Reason of a correction; null for other entries.'),
  })
  .meta({ id: 'LedgerEntry' });
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** Query of GET /v1/admin/sellers/{id}/ledger, newest first. */
export const LedgerQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(25),
  after: bounded(400).optional(),
});

export const LedgerPage = z
  .object({
    balance: Tnd.describe('Sum of all entries.'),
    entries: z.array(LedgerEntry),
    cursors: z.array(z.string()),
    pagination: Pagination,
  })
  .meta({ id: 'LedgerPage' });
export type LedgerPage = z.infer<typeof LedgerPage>;

/** Response of POST /v1/admin/sellers/{id}/payouts. */
export const PayoutWritten = LedgerPage.extend(CHANGED).meta({ id: 'PayoutWritten' });
export type PayoutWritten = z.infer<typeof PayoutWritten>;

/** Body of POST /v1/admin/sellers/{id}/payouts. */
export const PayoutRequest = z
  .strictObject({
    amount: Tnd.transform(fromTnd)
      .refine((amount) => amount > 0, 'must be more than nothing')
      .describe('The transferred amount.'),
    reference: line(1, 60).describe('The bank’s reference of the transfer; one payout per reference.'),
    idempotencyKey: IdempotencyKey,
  })
  .meta({ id: 'PayoutRequest' });
export type PayoutRequest = z.input<typeof PayoutRequest>;

/** Body of POST /v1/admin/sellers/{id}/adjustments. */
export const AdjustmentRequest = z
  .strictObject({
    amount: Tnd.transform(fromTnd)
      .refine((amount) => amount !== 0, 'must not be 0')
      .describe('Positive: credited to the seller; negative: debited.'),
    reason: line(3, 200),
  })
  .meta({ id: 'AdjustmentRequest' });
export type AdjustmentRequest = z.input<typeof AdjustmentRequest>;
