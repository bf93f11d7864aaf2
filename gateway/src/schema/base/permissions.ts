/** Permissions: types shared by all domains, and lookup by ID. */
import type { Access } from '../access.ts';

export const basePermissions = {
  'Image.alt': 'public',
  'Image.url': 'public',
  'ListTotal.isExact': 'public',
  'ListTotal.value': 'public',
  'Money.amount': 'public',
  'Money.currency': 'public',
  'PageInfo.endCursor': 'public',
  'PageInfo.hasNextPage': 'public',
  'PageInfo.hasPreviousPage': 'public',
  'PageInfo.startCursor': 'public',
  'Query.node': 'public',
  'Query.nodes': 'public',
  'UserError.changedAt': 'public',
  'UserError.changedBy': 'public',
  'UserError.code': 'public',
  'UserError.field': 'public',
  'UserError.message': 'public',
  'UserError.retryAfter': 'public',
  'UserError.stock': 'public',
  'UserError.useCount': 'public',
  'UserError.usedBy': 'public',
} as const satisfies Record<string, Access>;
