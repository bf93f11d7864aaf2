/** One account as staff read it. */
import type { Kysely } from 'kysely';
import type { ManagedUser } from '../../../contract/admin/people.ts';
import { notFound } from '../../base/errors.ts';
import type { Database } from '../../db/tables.ts';
import { completeUsers, userFor } from '../accounts/list.ts';
import { listSessions } from '../accounts/sessions.ts';
import type { UserRow } from '../accounts/users.ts';
import { readsContactsOf } from '../auth/staff.ts';
import { adminRoleOf } from '../auth/viewer.ts';
import type { Viewer } from '../auth/viewer.ts';
import { listAddresses } from '../orders/addresses.ts';
import { maskedAddress } from '../orders/contacts.ts';

/** An account with its figures, addresses and sessions, masked for this viewer. */
export async function manageUser(db: Kysely<Database>, viewer: Viewer, row: UserRow): Promise<ManagedUser> {
  const [user] = await completeUsers(db, [row]);
  if (!user?.figures) throw notFound('User');
  const addresses = await listAddresses(db, row.id);
  const isMasked = !readsContactsOf(viewer, row.account_number);
  return {
    ...userFor(viewer, user),
    figures: user.figures,
    blockedAt: user.blockedAt ?? null,
    blockedReason: row.blocked_reason,
    lastSeenAt: user.lastSeenAt ?? null,
    addresses: isMasked ? addresses.map(maskedAddress) : addresses,
    sessions: await listSessions(db, { id: row.id, heldRole: adminRoleOf(row), sessionId: viewer.sessionId }),
    version: row.version,
  };
}
