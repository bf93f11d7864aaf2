/** Permissions: the shop's synonyms. */
import type { Access } from '../access.ts';

export const adminSynonymPermissions = {
  'AdminSynonymGroup.id': 'staff:read',
  'AdminSynonymGroup.isApplied': 'staff:read',
  'AdminSynonymGroup.language': 'staff:read',
  'AdminSynonymGroup.updatedAt': 'staff:read',
  'AdminSynonymGroup.version': 'staff:read',
  'AdminSynonymGroup.words': 'staff:read',
  'AdminSynonymWord.form': 'staff:read',
  'AdminSynonymWord.text': 'staff:read',
  'Mutation.synonymsDelete': 'staff:marketing',
  'Mutation.synonymsSave': 'staff:marketing',
  'Query.adminSynonymGroups': 'staff:read',
  'SynonymsDeletePayload.deletedId': 'staff:read',
  'SynonymsDeletePayload.userErrors': 'public',
  'SynonymsSavePayload.change': 'staff:read',
  'SynonymsSavePayload.group': 'staff:read',
  'SynonymsSavePayload.userErrors': 'public',
} as const satisfies Record<string, Access>;
