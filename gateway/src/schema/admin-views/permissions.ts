/** Permissions: saved views. The REST API decides who may share and change them. */
import type { Access } from '../access.ts';

export const adminViewPermissions = {
  'AdminViewDeletePayload.deletedId': 'staff:read',
  'AdminViewDeletePayload.userErrors': 'public',
  'AdminViewSavePayload.userErrors': 'public',
  'AdminViewSavePayload.view': 'staff:read',
  'Mutation.adminViewDelete': 'staff:read',
  'Mutation.adminViewSave': 'staff:read',
  'Query.adminViews': 'staff:read',
  'SavedView.columns': 'staff:read',
  'SavedView.density': 'staff:read',
  'SavedView.filters': 'staff:read',
  'SavedView.id': 'staff:read',
  'SavedView.isDefault': 'staff:read',
  'SavedView.isOwn': 'staff:read',
  'SavedView.isShared': 'staff:read',
  'SavedView.list': 'staff:read',
  'SavedView.name': 'staff:read',
  'SavedView.sort': 'staff:read',
  'SavedView.version': 'staff:read',
} as const satisfies Record<string, Access>;
