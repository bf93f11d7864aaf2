/** REST v1 messages of payouts to sellers in batches, and of their bank accounts (extended contract). */
import { z } from 'zod';
import { EntityId, Instant, MAX_PAGE_SIZE, Pagination, Tnd } from '../common.ts';
import { isRib, ribDigits } from '../rules/rib.ts';
import { MAX_REASON, MIN_REASON } from '../rules/limits.ts';
import { bounded, line } from '../text.ts';
import { CHANGED } from '../versions.ts';

/** Most sellers of a batch. */
export const MAX_PAYOUTS = 200;

/** Body of POST /v1/admin/sellers/{id}/bank. */
export const SellerBankRequest = z
  .strictObject({
    rib: bounded(40)
      .meta({ examples: ['10006035183598478831'] })
      .transform(ribDigits)
      .refine(isRib, 'must be 20 digits with the right key')
      .nullable()
      .describe('Bank account: 20 digits, of which the last two are the key; null removes it.'),
  })
  .meta({ id: 'SellerBankRequest' });
export type SellerBankRequest = z.input<typeof SellerBankRequest>;

/** OPEN → PAID → UNDONE, or REMOVED before it is paid. */
export const PayoutState = z.enum(['OPEN', 'PAID', 'REMOVED', 'UNDONE']).meta({ id: 'PayoutState' });
export type PayoutState = z.infer<typeof PayoutState>;

const listQuery = {
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(25),
  after: bounded(400).optional(),
};

/** What a seller can be paid now. */
export const PayableSeller = z
  .object({
    _id: EntityId,
    name: z.string(),
    balance: Tnd.describe('Sum of the ledger.'),
    held: Tnd.describe('Of sub-orders that can still be returned.'),
    reserved: Tnd.describe('In a batch that is not paid yet.'),
    payable: Tnd.describe('Balance without what is held and reserved.'),
    subOrderCount: z.int().min(0).describe('Sub-orders that became payable since the latest payout.'),
    rib: z.string().nullable().describe('Last six digits of the bank account; null: none is known.'),
  })
  .meta({ id: 'PayableSeller' });
export type PayableSeller = z.infer<typeof PayableSeller>;

/** Query of GET /v1/admin/payouts/payable. */
export const PayableQuery = z.strictObject(listQuery);

export const PayablePage = z
  .object({
    total: Tnd.describe('Sum of all sellers.'),
    sellers: z.array(PayableSeller),
    cursors: z.array(z.string()),
    pagination: Pagination,
  })
  .meta({ id: 'PayablePage' });
export type PayablePage = z.infer<typeof PayablePage>;

/** Body of POST /v1/admin/payouts. */
export const PayoutPrepareRequest = z
  .strictObject({
    sellerIds: z
      .array(EntityId)
      .min(1, 'is required')
      .max(MAX_PAYOUTS)
      .optional()
      .describe('Default: every seller with an amount to pay and a bank account, at most 200.'),
  })
  .meta({ id: 'PayoutPrepareRequest' });
export type PayoutPrepareRequest = z.input<typeof PayoutPrepareRequest>;

/** A batch of payouts. */
export const PayoutBatch = z
  .object({
    _id: EntityId,
    createdAt: Instant,
    createdBy: z.string().describe('Name or account number of the admin.'),
    sentAt: Instant.nullable().describe('When its file went to the bank; null: it has not.'),
    total: Tnd.describe('Sum of the payouts that are open or paid.'),
    paid: Tnd.describe('Sum of those that are paid.'),
    payoutCount: z.int().min(0),
    openCount: z.int().min(0),
    ...CHANGED,
  })
  .meta({ id: 'PayoutBatch' });
export type PayoutBatch = z.infer<typeof PayoutBatch>;

/** Query of GET /v1/admin/payouts, newest first. */
export const PayoutBatchesQuery = z.strictObject({
  ...listQuery,
  state: z.enum(['open', 'settled']).optional(),
});

export const PayoutBatchesPage = z
  .object({ batches: z.array(PayoutBatch), cursors: z.array(z.string()), pagination: Pagination })
  .meta({ id: 'PayoutBatchesPage' });
export type PayoutBatchesPage = z.infer<typeof PayoutBatchesPage>;

export const Payout = z
  .object({
    _id: EntityId,
    sellerId: EntityId,
    sellerName: z.string(),
    amount: Tnd,
    rib: z.string().describe('Last six digits of the bank account.'),
    state: PayoutState,
    reference: z.string().nullable().describe('Of the transfer; null: not paid.'),
    reason: z.string().nullable().describe('Why it was removed or undone.'),
    changedAt: Instant,
    changedBy: z.string(),
  })
  .meta({ id: 'Payout' });
export type Payout = z.infer<typeof Payout>;

/** Query of GET /v1/admin/payouts/{id}/rows. */
export const PayoutsQuery = z.strictObject(listQuery);

export const PayoutsPage = z
  .object({ payouts: z.array(Payout), cursors: z.array(z.string()), pagination: Pagination })
  .meta({ id: 'PayoutsPage' });
export type PayoutsPage = z.infer<typeof PayoutsPage>;

/** Response of GET /v1/admin/payouts/{id}/file. */
export const PayoutFile = z
  .object({
    filename: z.string(),
    content: z.string().describe('CSV with bank accounts in full: name, account, amount, label.'),
  })
  .meta({ id: 'PayoutFile' });
export type PayoutFile = z.infer<typeof PayoutFile>;

/** Body of POST /v1/admin/payouts/{id}/settle. */
export const PayoutSettleRequest = z
  .strictObject({
    transfers: z
      .array(
        z.strictObject({
          payoutId: EntityId,
          reference: line(1, 60).describe('The bank’s reference of the transfer.'),
        }),
      )
      .min(1, 'is required')
      .max(MAX_PAYOUTS),
  })
  .meta({ id: 'PayoutSettleRequest' });
export type PayoutSettleRequest = z.input<typeof PayoutSettleRequest>;

/** Body of POST /v1/admin/payouts/{id}/rows/{payoutId}/remove and …/undo. */
export const PayoutReasonRequest = z
  .strictObject({ reason: line(MIN_REASON, MAX_REASON) })
  .meta({ id: 'PayoutReasonRequest' });
export type PayoutReasonRequest = z.input<typeof PayoutReasonRequest>;
