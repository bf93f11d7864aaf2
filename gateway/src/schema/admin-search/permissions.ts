/** Permissions: search of the back-office. The REST API decides what contact data find. */
import type { Access } from '../access.ts';

export const adminSearchPermissions = {
  'AdminSearchHit.detail': 'staff:read',
  'AdminSearchHit.isExact': 'staff:read',
  'AdminSearchHit.key': 'staff:read',
  'AdminSearchHit.kind': 'staff:read',
  'AdminSearchHit.label': 'staff:read',
  'Query.adminSearch': 'staff:read',
} as const satisfies Record<string, Access>;
