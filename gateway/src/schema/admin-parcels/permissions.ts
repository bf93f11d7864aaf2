/** Permissions: parcels as staff list and print them. */
import type { Access } from '../access.ts';

export const adminParcelPermissions = {
  'AdminParcel.carrierAt': 'staff:read',
  'AdminParcel.carrierState': 'staff:read',
  'AdminParcel.cash': 'staff:read',
  'AdminParcel.failures': 'staff:read',
  'AdminParcel.order': 'staff:read',
  'AdminParcel.stateSince': 'staff:read',
  'AdminParcel.subOrder': 'staff:read',
  'AdminParcelConnection.edges': 'staff:read',
  'AdminParcelConnection.files': 'staff:read',
  'AdminParcelConnection.nodes': 'staff:read',
  'AdminParcelConnection.pageInfo': 'staff:read',
  'AdminParcelConnection.total': 'staff:read',
  'AdminParcelEdge.cursor': 'staff:read',
  'AdminParcelEdge.node': 'staff:read',
  'ParcelDocument.content': 'staff:people.contact',
  'ParcelDocument.contentType': 'staff:people.contact',
  'ParcelDocument.leftCount': 'staff:people.contact',
  'Query.adminParcelDocument': 'staff:people.contact',
  'Query.adminParcels': 'staff:read',
} as const satisfies Record<string, Access>;
