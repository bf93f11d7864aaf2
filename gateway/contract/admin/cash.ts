/** REST v1 messages of carriers' statements about collected cash (extended contract). */
import { z } from 'zod';
import {
  EntityId,
  Instant,
  MAX_PAGE_SIZE,
  Pagination,
  QueryBoolean,
  Tnd,
  createdBetween,
} from '../common.ts';
import { fromTnd } from '../money.ts';
import { MAX_CARRIER_NAME } from '../rules/api-keys.ts';
import { bounded, line, optionalLine, optionalText, text } from '../text.ts';
import { CHANGED } from '../versions.ts';

/** Most rows of a statement; a longer one is imported in parts. */
export const MAX_STATEMENT_ROWS = 1_000;
/** Most characters of a statement's file. */
export const MAX_STATEMENT_CHARACTERS = 56_000;
/** Rows that one call reconciles: the embedded database needs about a second for so many, and serves nothing else meanwhile. */
export const RECONCILE_BATCH = 25;
/** Days after a delivery from which its cash is missing unless a statement names it. */
export const MISSING_AFTER_DAYS = 7;

export const CashRowOutcome = z
  .enum(['MATCH', 'AMOUNT_DIFFERS', 'UNKNOWN', 'ALREADY', 'NOT_COLLECTED'])
  .meta({ id: 'CashRowOutcome' });
export type CashRowOutcome = z.infer<typeof CashRowOutcome>;

export const CashBearer = z.enum(['SELLER', 'CARRIER', 'SHOP']).meta({ id: 'CashBearer' });
export type CashBearer = z.infer<typeof CashBearer>;

/** Body of POST /v1/admin/cash/statements. */
export const CashStatementRequest = z
  .strictObject({
    carrier: line(2, MAX_CARRIER_NAME),
    number: line(1, 60).describe(
      'The carrier’s number: the same number with the same rows is the same statement.',
    ),
    bankReference: optionalLine(60).describe('Of the transfer.'),
    total: Tnd.transform(fromTnd)
      .refine((total) => total >= 0, 'must not be negative')
      .optional()
      .describe('Total that the carrier states; by default the sum of the rows. Another total needs a note.'),
    note: optionalText(300),
    csv: bounded(MAX_STATEMENT_CHARACTERS)
      .min(1, 'is required')
      .describe(
        'Tracking number, amount and, optionally, date; separated by `;`, `,` or tabs, with or without a heading.',
      ),
  })
  .meta({ id: 'CashStatementRequest' });
export type CashStatementRequest = z.input<typeof CashStatementRequest>;

/**
 * A statement. Every millime of its rows is accounted for: `rowTotal` = `unsettled` + `collected` + `bySeller` + `byCarrier` + `byShop`.
 */
export const CashStatement = z
  .object({
    _id: EntityId,
    carrier: z.string(),
    number: z.string(),
    bankReference: z.string().nullable(),
    note: z.string().nullable(),
    createdAt: Instant,
    createdBy: z.string().describe('Name or account number of the admin.'),
    announced: Tnd.describe('Total that the carrier states.'),
    rowTotal: Tnd.describe('Sum of the rows.'),
    expected: Tnd.describe('Cash that the parcels of the rows should have brought.'),
    collected: Tnd.describe('Cash of parcels that are reconciled by this statement.'),
    unsettled: Tnd.describe('Sum of the rows that are not settled.'),
    bySeller: Tnd.describe('Differences booked on sellers’ ledgers.'),
    byCarrier: Tnd.describe('Differences that the carrier makes up for.'),
    byShop: Tnd.describe('Differences that the shop bears or keeps.'),
    rowCount: z.int().min(0),
    unsettledCount: z.int().min(0),
    readyCount: z.int().min(0).describe('Rows that match and are not settled.'),
    ...CHANGED,
  })
  .meta({ id: 'CashStatement' });
export type CashStatement = z.infer<typeof CashStatement>;

const listQuery = {
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(25),
  after: bounded(400).optional(),
};

/** What statements are sorted by. */
export const CashStatementSortBy = z.enum(['created', 'carrier', 'announced']);
export type CashStatementSortBy = z.infer<typeof CashStatementSortBy>;

/** Query of GET /v1/admin/cash/statements. */
export const CashStatementsQuery = z.strictObject({
  ...listQuery,
  state: z.enum(['open', 'settled']).optional(),
  ...createdBetween,
  sort: CashStatementSortBy.default('created'),
  order: z.enum(['asc', 'desc']).default('desc'),
});

export const CashStatementsPage = z
  .object({ statements: z.array(CashStatement), cursors: z.array(z.string()), pagination: Pagination })
  .meta({ id: 'CashStatementsPage' });
export type CashStatementsPage = z.infer<typeof CashStatementsPage>;

export const CashRow = z
  .object({
    _id: EntityId,
    line: z.int().min(1),
    trackingNumber: z.string(),
    amount: Tnd,
    expected: Tnd.nullable().describe('null: no parcel whose cash is due.'),
    paidOn: z.string().nullable().describe('As the carrier writes it.'),
    outcome: CashRowOutcome,
    orderId: EntityId.nullable(),
    subOrderNumber: z.string().nullable(),
    settledAt: Instant.nullable(),
    settledBy: z.string().nullable().describe('Name or account number of the admin.'),
    bearer: CashBearer.nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: 'CashRow' });
export type CashRow = z.infer<typeof CashRow>;

/** Query of GET /v1/admin/cash/statements/{id}/rows, in the order of the statement. */
export const CashRowsQuery = z.strictObject({
  ...listQuery,
  outcome: CashRowOutcome.optional(),
  differs: QueryBoolean.optional().describe('true: only rows that do not match; false: only those that do.'),
  state: z.enum(['open', 'settled']).optional(),
});

export const CashRowsPage = z
  .object({ rows: z.array(CashRow), cursors: z.array(z.string()), pagination: Pagination })
  .meta({ id: 'CashRowsPage' });
export type CashRowsPage = z.infer<typeof CashRowsPage>;

/** Body of POST /v1/admin/cash/statements/{id}/rows/{rowId}/settle. */
export const CashRowSettleRequest = z
  .strictObject({ bearer: CashBearer, note: text(3, 300).describe('Reason.') })
  .meta({ id: 'CashRowSettleRequest' });
export type CashRowSettleRequest = z.input<typeof CashRowSettleRequest>;

/** A delivered parcel whose cash no statement names. */
export const MissingCash = z
  .object({
    _id: EntityId.describe('Of the sub-order.'),
    orderId: EntityId,
    subOrderNumber: z.string(),
    trackingNumber: z.string().nullable(),
    sellerName: z.string(),
    amount: Tnd,
    deliveredAt: Instant,
  })
  .meta({ id: 'MissingCash' });
export type MissingCash = z.infer<typeof MissingCash>;

/** Query of GET /v1/admin/cash/missing. */
export const MissingCashQuery = z.strictObject(listQuery);

export const MissingCashPage = z
  .object({
    total: Tnd.describe('Sum of all of them.'),
    parcels: z.array(MissingCash),
    cursors: z.array(z.string()),
    pagination: Pagination,
  })
  .meta({ id: 'MissingCashPage' });
export type MissingCashPage = z.infer<typeof MissingCashPage>;
