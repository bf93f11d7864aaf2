/** REST v1 messages of the sellers' ledger (extended contract). */
import { z } from 'zod';
import { EntityId, Instant, MAX_PAGE_SIZE, Pagination, Tnd } from './common.ts';

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
  })
  .meta({ id: 'LedgerEntry' });
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** Query of GET /v1/admin/sellers/{id}/ledger, the latest first. */
export const LedgerQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(25),
  after: z.string().max(400).optional(),
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
