/** REST v1 messages of the sellers' ledger (extended contract). */
import { z } from 'zod';
import { EntityId, Instant, MAX_PAGE_SIZE, Pagination, Tnd } from './common.ts';
import { fromTnd } from './money.ts';
import { bounded, line } from './text.ts';
import { IdempotencyKey } from './support.ts';

export const LedgerKind = z
  .enum(['SALE', 'COMMISSION', 'DELIVERY_SHARE', 'REFUND', 'PAYOUT'])
  .meta({ id: 'LedgerKind' });
export type LedgerKind = z.infer<typeof LedgerKind>;

export const LedgerEntry = z
  .object({
    _id: EntityId,
    kind: LedgerKind,
    amount: Tnd.describe('What the seller gets; less than 0: what the seller owes.'),
    at: Instant,
    subOrderNumber: z.string().nullable().describe('null: it is of no order, such as a payout.'),
    reference: z.string().nullable().describe('Of a payout’s transfer; null for what is none.'),
  })
  .meta({ id: 'LedgerEntry' });
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** Query of GET /v1/admin/sellers/{id}/ledger, the latest first. */
export const LedgerQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(25),
  after: bounded(400).optional(),
});

export const LedgerPage = z
  .object({
    balance: Tnd.describe('Of all entries.'),
    entries: z.array(LedgerEntry),
    cursors: z.array(z.string()),
    pagination: Pagination,
  })
  .meta({ id: 'LedgerPage' });
export type LedgerPage = z.infer<typeof LedgerPage>;

/** Body of POST /v1/admin/sellers/{id}/payouts. */
export const PayoutRequest = z
  .strictObject({
    amount: Tnd.transform(fromTnd)
      .refine((amount) => amount > 0, 'must be more than nothing')
      .describe('What was transferred.'),
    reference: line(1, 60).describe('Of the transfer, as the bank has it: one reference is one payout.'),
    idempotencyKey: IdempotencyKey,
  })
  .meta({ id: 'PayoutRequest' });
export type PayoutRequest = z.input<typeof PayoutRequest>;
