/** The logs of admins: of changes, and of personal data that they read. */
import { AccessPage } from '../../../../contract/access.ts';
import { AuditEntry, AuditPage, UndoneChange } from '../../../../contract/audit.ts';
import type { ListPage } from '../../base/pages.ts';
import { segment, withQuery } from '../../base/path.ts';
import type { Query } from '../../base/path.ts';
import type { AdminCalls } from './calls.ts';

export interface AdminAuditLoaders {
  /** `filter`: parameters of GET /v1/admin/audit. */
  audit(page: ListPage, filter: Query): Promise<AuditPage>;
  auditEntry(id: string): Promise<AuditEntry>;
  /** `filter`: parameters of GET /v1/admin/access. */
  accessLog(page: ListPage, filter: Query): Promise<AccessPage>;
  undoChange(changeId: string): Promise<UndoneChange>;
}

export function createAdminAuditLoaders({ get, send }: AdminCalls): AdminAuditLoaders {
  return {
    audit: (page, filter) =>
      get(withQuery('/v1/admin/audit', { ...page, ...filter }), (json) => AuditPage.parse(json)),
    auditEntry: (id) => get(`/v1/admin/audit/${segment(id)}`, (json) => AuditEntry.parse(json)),
    accessLog: (page, filter) =>
      get(withQuery('/v1/admin/access', { ...page, ...filter }), (json) => AccessPage.parse(json)),
    undoChange: (id) =>
      send(`/v1/admin/audit/changes/${segment(id)}/undo`, {}, (json) => UndoneChange.parse(json)),
  };
}
