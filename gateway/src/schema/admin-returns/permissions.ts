/** Permissions: returns as staff inspect them. */
import type { Access } from '../access.ts';

export const adminReturnPermissions = {
  'AdminReturn.id': 'staff:read',
  'AdminReturn.inspectedAt': 'staff:read',
  'AdminReturn.lines': 'staff:read',
  'AdminReturn.note': 'staff:read',
  'AdminReturn.openedAt': 'staff:read',
  'AdminReturn.order': 'staff:read',
  'AdminReturn.photos': 'staff:read',
  'AdminReturn.quote': 'staff:read',
  'AdminReturn.subOrder': 'staff:read',
  'AdminReturnConnection.edges': 'staff:read',
  'AdminReturnConnection.files': 'staff:read',
  'AdminReturnConnection.nodes': 'staff:read',
  'AdminReturnConnection.pageInfo': 'staff:read',
  'AdminReturnConnection.total': 'staff:read',
  'AdminReturnEdge.cursor': 'staff:read',
  'AdminReturnEdge.node': 'staff:read',
  'Query.adminReturn': 'staff:read',
  'Query.adminReturns': 'staff:read',
  'ReturnQuote.refund': 'staff:read',
  'ReturnQuote.sellerCharge': 'staff:read',
} as const satisfies Record<string, Access>;
