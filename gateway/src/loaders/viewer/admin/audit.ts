/** The audit log. */
import { AuditEntry, AuditPage, UndoneChange } from '../../../../contract/audit.ts';
import type { ListPage } from '../../base/pages.ts';
import { withQuery } from '../../base/path.ts';
import type { Query } from '../../base/path.ts';
import type { AdminCalls } from './calls.ts';

export interface AdminAuditLoaders {
  /** `filter`: parameters of GET /v1/admin/audit. */
  audit(page: ListPage, filter: Query): Promise<AuditPage>;
  auditEntry(id: string): Promise<AuditEntry>;
  undoChange(changeId: string): Promise<UndoneChange>;
}

export function createAdminAuditLoaders({ get, send }: AdminCalls): AdminAuditLoaders {
  return {
    audit: (page, filter) =>
      get(withQuery('/v1/admin/audit', { ...page, ...filter }), (json) => AuditPage.parse(json)),
    auditEntry: (id) => get(`/v1/admin/audit/${id}`, (json) => AuditEntry.parse(json)),
    undoChange: (id) => send(`/v1/admin/audit/changes/${id}/undo`, {}, (json) => UndoneChange.parse(json)),
  };
}
