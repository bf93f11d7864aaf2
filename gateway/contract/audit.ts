/** REST v1 messages of the audit log and of changes by admins (extended contract). */
import { z } from 'zod';
import { KEY_ACTOR, MAX_ACTOR, SYSTEM_ACTOR } from './rules/audit.ts';
import { AccountNumber, AdminRole } from './accounts.ts';
import { EntityId, Instant, MAX_PAGE_SIZE } from './common.ts';
import { bounded } from './text.ts';
import { CHANGED } from './versions.ts';

/** Who did or read something, in a filter of a log. */
export const LogActor = z
  .union([AccountNumber, bounded(MAX_ACTOR).regex(KEY_ACTOR)])
  .describe('Account number of the admin, or `key:` and the id of a key.');

/** Query of GET /v1/admin/audit, newest first. Without `entity` and `entityId` it needs a capability for the whole log. */
export const AuditQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(25),
  after: bounded(400).optional(),
  entity: bounded(40)
    .regex(/^[a-z_]+$/, 'must be a table')
    .optional()
    .describe('Kind of object, such as `products`.'),
  entityId: bounded(200).optional().describe('Its key: id, slug or account number.'),
  actor: LogActor.optional(),
  action: bounded(60)
    .optional()
    .describe('Such as `seller.status`, with its kinds: `product.stock` finds `product.stock.damaged` too.'),
  changeId: EntityId.optional(),
  jobId: EntityId.optional(),
  from: Instant.optional(),
  until: Instant.optional().describe('Exclusive.'),
});
export type AuditQuery = z.output<typeof AuditQuery>;

/** What was done to one row. */
export const AuditEntry = z
  .object({
    _id: EntityId,
    at: Instant,
    actor: z.object({
      accountNumber: z
        .union([AccountNumber, z.literal(SYSTEM_ACTOR), bounded(MAX_ACTOR).regex(KEY_ACTOR)])
        .describe(
          `\`${SYSTEM_ACTOR}\`: the program itself; \`key:\` and an id: a third party with this key.`,
        ),
      name: z.string().nullable().describe('Of the person or the key; null: the account is deleted.'),
      role: AdminRole.nullable().describe('Role at that time.'),
    }),
    action: z.string(),
    changeId: EntityId.describe('The same for all rows of one request.'),
    jobId: EntityId.nullable(),
    entity: z.string(),
    entityId: z.string(),
    kind: z.enum(['CREATED', 'UPDATED', 'DELETED']),
    fields: z.array(
      z.object({
        field: z.string().describe('Column in camel case.'),
        before: z.string().nullable().describe('As JSON text; contact data are masked. null: it was empty.'),
        after: z.string().nullable(),
      }),
    ),
    version: z.int().nullable().describe('Version of the object after the change.'),
    canUndoUntil: Instant.nullable().describe('null: the change cannot be undone.'),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditPage = z
  .object({
    entries: z.array(AuditEntry),
    cursors: z.array(z.string()),
    pagination: z.object({ hasNext: z.boolean(), hasPrev: z.boolean() }),
  })
  .meta({ id: 'AuditPage' });
export type AuditPage = z.infer<typeof AuditPage>;

/** Response of POST /v1/admin/audit/changes/{id}/undo. */
export const UndoneChange = z
  .object({
    undone: z
      .array(z.object({ entity: z.string(), entityId: z.string(), fields: z.array(z.string()) }))
      .describe('Objects and fields that have their earlier value again.'),
    kept: z
      .array(
        z.object({
          entity: z.string(),
          entityId: z.string(),
          field: z.string(),
          reason: z
            .enum(['CHANGED', 'NOT_UNDOABLE'])
            .describe('CHANGED: it was changed again meanwhile. NOT_UNDOABLE: it has no way back.'),
        }),
      )
      .describe('Fields that were left as they are.'),
    ...CHANGED,
  })
  .meta({ id: 'UndoneChange' });
export type UndoneChange = z.infer<typeof UndoneChange>;
