/** Permissions: the log of personal data that admins read. */
import type { Access } from '../access.ts';

export const adminAccessPermissions = {
  'AccessEntry.actor': 'staff:audit.access',
  'AccessEntry.at': 'staff:audit.access',
  'AccessEntry.entity': 'staff:audit.access',
  'AccessEntry.entityId': 'staff:audit.access',
  'AccessEntry.key': 'staff:audit.access',
  'AccessEntry.nodeId': 'staff:audit.access',
  'AccessEntry.reason': 'staff:audit.access',
  'AccessEntryConnection.edges': 'staff:audit.access',
  'AccessEntryConnection.nodes': 'staff:audit.access',
  'AccessEntryConnection.pageInfo': 'staff:audit.access',
  'AccessEntryEdge.cursor': 'staff:audit.access',
  'AccessEntryEdge.node': 'staff:audit.access',
  'Query.adminAccess': 'staff:audit.access',
} as const satisfies Record<string, Access>;
