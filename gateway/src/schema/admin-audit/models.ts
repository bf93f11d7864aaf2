/** Models of the audit log, and how its keys of objects relate to global ids. */
import type { AuditEntry, AuditPage } from '../../../contract/audit.ts';
import { ConnectionModel } from '../base/connection.ts';
import { readGlobalId, toGlobalId } from '../base/ids.ts';
import type { NodeType } from '../base/ids.ts';
import { badInput } from '../base/input.ts';

/** Tables whose key is that of a node type. */
const NODES: Readonly<Record<string, NodeType>> = {
  products: 'AdminProduct',
  categories: 'AdminCategory',
  brands: 'AdminBrand',
  sellers: 'AdminSeller',
  coupons: 'AdminCoupon',
  users: 'AdminUser',
  promos: 'Promo',
  homepages: 'Homepage',
  text_pages: 'TextPage',
  tickets: 'Ticket',
  media: 'AdminMedia',
  saved_views: 'SavedView',
  staff_invitations: 'StaffInvitation',
};
const TABLES: Readonly<Partial<Record<NodeType, string>>> = {
  ...Object.fromEntries(Object.entries(NODES).map(([table, type]) => [type, table])),
  Product: 'products',
  Category: 'categories',
  Brand: 'brands',
  Seller: 'sellers',
  StaffMember: 'users',
};

/** Global id of an object of the log; null where it has none. */
export function nodeIdOf(entity: string, entityId: string): string | null {
  const type = Object.hasOwn(NODES, entity) ? NODES[entity] : undefined;
  return type === undefined ? null : toGlobalId(type, entityId.replace('/', '.'));
}

/** Table and key of a global id. @throws a GraphQLError that names `filter.nodeId` for ids without a log */
export function entityOf(nodeId: string): { entity: string; entityId: string } {
  const found = readGlobalId(nodeId, 'filter.nodeId');
  const entity = TABLES[found.type];
  if (entity === undefined) throw badInput('filter.nodeId', 'has no history');
  return { entity, entityId: found.type === 'TextPage' ? found.key.replace('.', '/') : found.key };
}

export class AuditConnectionModel extends ConnectionModel<AuditEntry, AuditEntry> {
  constructor(page: AuditPage) {
    const { hasNext, hasPrev } = page.pagination;
    const unknown = { currentPage: 1, totalPages: 0, totalItems: 0, itemsPerPage: page.entries.length };
    super(page.entries, page.cursors, { ...unknown, hasNext, hasPrev }, (entry) => entry);
  }
}
