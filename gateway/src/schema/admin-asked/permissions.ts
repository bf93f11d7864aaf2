/** Permissions: what shoppers look for and ask. */
import type { Access } from '../access.ts';

export const adminAskedPermissions = {
  'AdminAskedText.id': 'staff:read',
  'AdminAskedText.intent': 'staff:read',
  'AdminAskedText.kind': 'staff:read',
  'AdminAskedText.language': 'staff:read',
  'AdminAskedText.lastDay': 'staff:read',
  'AdminAskedText.resolvedAt': 'staff:read',
  'AdminAskedText.results': 'staff:read',
  'AdminAskedText.text': 'staff:read',
  'AdminAskedText.times': 'staff:read',
  'AdminAskedText.unanswered': 'staff:read',
  'AdminAskedTextConnection.edges': 'staff:read',
  'AdminAskedTextConnection.files': 'staff:read',
  'AdminAskedTextConnection.nodes': 'staff:read',
  'AdminAskedTextConnection.pageInfo': 'staff:read',
  'AdminAskedTextConnection.total': 'staff:read',
  'AdminAskedTextEdge.cursor': 'staff:read',
  'AdminAskedTextEdge.node': 'staff:read',
  'AskedResolvePayload.text': 'staff:read',
  'AskedResolvePayload.userErrors': 'public',
  'Mutation.askedResolve': 'staff:marketing',
  'Query.adminAskedTexts': 'staff:read',
} as const satisfies Record<string, Access>;
