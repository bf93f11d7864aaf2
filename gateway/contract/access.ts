/** REST v1 messages of the access log: whose personal data staff and keys read (extended contract). */
import { z } from 'zod';
import { AdminRole } from './accounts.ts';
import { LogActor } from './audit.ts';
import { EntityId, Instant, MAX_PAGE_SIZE } from './common.ts';
import { ACCESS_REASONS } from './rules/access.ts';
import { bounded } from './text.ts';

export const AccessReason = z
  .enum(ACCESS_REASONS)
  .describe(
    'OPEN: opened with contact data in full. BANK_ACCOUNT: the same, with the bank account. DOCUMENT: a document of a seller. SEARCH: found by a telephone number or an e-mail address. PRINT: on a printed document. EXPORT: in a file.',
  )
  .meta({ id: 'AccessReason' });

/** Query of GET /v1/admin/access, newest first. */
export const AccessQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(25),
  after: bounded(400).optional(),
  entity: bounded(40)
    .regex(/^[a-z_]+$/, 'must be a table')
    .optional()
    .describe('Kind of object, such as `orders`.'),
  entityId: bounded(200)
    .optional()
    .describe('Its key: id, number or account number. With `users`, also orders and tickets of the account.'),
  buyerOf: bounded(40)
    .optional()
    .describe(
      'Number of an order: about the person who placed it. Of an account, as with `users`; without one, of this order alone.',
    ),
  actor: LogActor.optional(),
  reason: AccessReason.optional(),
  from: Instant.optional(),
  until: Instant.optional().describe('Exclusive.'),
});
export type AccessQuery = z.output<typeof AccessQuery>;

/** One reading: once per person or key, object, reason and 15 minutes. What was read is not in it. */
export const AccessEntry = z
  .object({
    _id: EntityId,
    at: Instant,
    actor: z.object({
      accountNumber: LogActor,
      name: z.string().nullable().describe('Of the person or the key; null: the account is deleted.'),
      role: AdminRole.nullable().describe('Role at that time; null: a key.'),
    }),
    entity: z.string(),
    entityId: z
      .string()
      .describe(
        'Of a search that found nothing (entity `search`): PHONE or EMAIL, without what was searched.',
      ),
    reason: AccessReason,
  })
  .meta({ id: 'AccessEntry' });
export type AccessEntry = z.infer<typeof AccessEntry>;

export const AccessPage = z
  .object({
    entries: z.array(AccessEntry),
    cursors: z.array(z.string()),
    pagination: z.object({ hasNext: z.boolean(), hasPrev: z.boolean() }),
  })
  .meta({ id: 'AccessPage' });
export type AccessPage = z.infer<typeof AccessPage>;
