/** Permissions: searches that lead to a page of the shop. */
import type { Access } from '../access.ts';

export const adminSearchRedirectPermissions = {
  'AdminSearchRedirect.form': 'staff:read',
  'AdminSearchRedirect.id': 'staff:read',
  'AdminSearchRedirect.path': 'staff:read',
  'AdminSearchRedirect.term': 'staff:read',
  'AdminSearchRedirect.updatedAt': 'staff:read',
  'AdminSearchRedirect.version': 'staff:read',
  'Mutation.searchRedirectDelete': 'staff:marketing',
  'Mutation.searchRedirectSave': 'staff:marketing',
  'Query.adminSearchRedirects': 'staff:read',
  'SearchRedirectDeletePayload.deletedId': 'staff:read',
  'SearchRedirectDeletePayload.userErrors': 'public',
  'SearchRedirectSavePayload.change': 'staff:read',
  'SearchRedirectSavePayload.redirect': 'staff:read',
  'SearchRedirectSavePayload.userErrors': 'public',
} as const satisfies Record<string, Access>;
