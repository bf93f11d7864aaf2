/** Paths of the audit log. */
import { z } from 'zod';
import { AuditEntry, AuditPage, AuditQuery, UndoneChange } from '../../../contract/audit.ts';
import { EntityId } from '../../../contract/common.ts';
import { route, signedIn } from '../route.ts';
import type { Route } from '../route.ts';
import { auditEntry, readAudit } from './read.ts';
import { undoChange } from './undo.ts';

const ById = z.strictObject({ id: EntityId });

export const auditRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/admin/audit',
    summary:
      'Changes by admins, newest first. The history of one object (`entity` and `entityId`) is for all admins, the whole log for owners.',
    query: AuditQuery,
    response: AuditPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ db }, { query, viewer }): Promise<AuditPage> =>
      readAudit(db, signedIn(viewer).adminRole, query),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/audit/:id',
    summary: 'One entry of the audit log.',
    params: ById,
    query: z.strictObject({}),
    response: AuditEntry,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: async ({ db }, { params }): Promise<AuditEntry> => auditEntry(db, params.id),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/audit/changes/:id/undo',
    summary:
      'Undoes a change within 30 days: fields that still have the value that was set get the one before. The others are listed.',
    params: ById,
    body: z.strictObject({}),
    response: UndoneChange,
    write: { action: 'change.undo', canUndo: true },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    handle: async (_, { params, write }): Promise<UndoneChange> =>
      write((trx, { actor }) => undoChange(trx, actor, params.id)),
  }),
];
