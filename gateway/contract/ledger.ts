/** REST v1 messages of the sellers' ledger (extended contract). */
import { z } from 'zod';
import { EntityId, Instant, MAX_PAGE_SIZE, Pagination, Tnd } from './common.ts';
import { fromTnd } from './money.ts';
import { MAX_REASON, MIN_REASON } from './rules/limits.ts';
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

/** A month of Tunisia’s calendar, `2026-11`. */
const Month = bounded(7, 'must be a month such as 2026-11')
  .regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, 'must be a month such as 2026-11')
  .meta({ examples: ['2026-11'] });

/** Query of GET /v1/admin/sellers/{id}/statement. */
export const StatementQuery = z.strictObject({
  month: Month,
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(25),
  after: bounded(400).optional(),
});

/** Query of GET /v1/admin/sellers/{id}/statement/file. */
export const StatementFileQuery = z.strictObject({ month: Month });

/** A month of a seller’s ledger, the earliest entry first. */
export const StatementPage = z
  .object({
    month: z.string(),
    name: z.string(),
    legalName: z.string(),
    taxNumber: z.string().nullable(),
    address: z.string().nullable(),
    opening: Tnd.describe('Balance before the month.'),
    closing: Tnd.describe('Balance after the month, or until now.'),
    sums: z
      .array(z.object({ kind: LedgerKind, amount: Tnd, count: z.int().min(1) }))
      .describe('Of the whole month, by kind; kinds without an entry are omitted.'),
    entries: z.array(LedgerEntry.extend({ balance: Tnd.describe('Balance after the entry.') })),
    cursors: z.array(z.string()),
    pagination: Pagination,
  })
  .meta({ id: 'StatementPage' });
export type StatementPage = z.infer<typeof StatementPage>;

/** Response of GET /v1/admin/sellers/{id}/statement/file. */
export const StatementFile = z
  .object({
    filename: z.string(),
    content: z.string().describe('CSV: date, kind, sub-order, reference or reason, debit, credit.'),
  })
  .meta({ id: 'StatementFile' });
export type StatementFile = z.infer<typeof StatementFile>;

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
    reason: line(MIN_REASON, MAX_REASON),
  })
  .meta({ id: 'AdjustmentRequest' });
export type AdjustmentRequest = z.input<typeof AdjustmentRequest>;
