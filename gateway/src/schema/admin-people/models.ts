/** Models of accounts for staff. */
import type { AdminPointsEntry, AdminPointsPage } from '../../../contract/admin/people.ts';
import { ConnectionModel } from '../base/connection.ts';

export class AdminPointsConnectionModel extends ConnectionModel<AdminPointsEntry, AdminPointsEntry> {
  constructor(page: AdminPointsPage) {
    super(page.entries, page.cursors, page.pagination, (entry) => entry);
  }
}
