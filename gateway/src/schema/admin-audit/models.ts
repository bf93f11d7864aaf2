/** Models of the logs of admins, and how its keys of objects relate to global ids. */
import type { AccessEntry } from '../../../contract/access.ts';
import type { AuditEntry } from '../../../contract/audit.ts';
import { ConnectionModel } from '../base/connection.ts';
import { findKey, readGlobalId, toGlobalId } from '../base/ids.ts';
import type { NodeType } from '../base/ids.ts';
import { badInput } from '../base/input.ts';

/** Tables whose key is that of a node type. */
const NODES: Readonly<Record<string, NodeType>> = {
  products: 'AdminProduct',
  categories: 'AdminCategory',
  brands: 'AdminBrand',
  sellers: 'AdminSeller',
  coupons: 'AdminCoupon',
  orders: 'Order',
  users: 'AdminUser',
  promos: 'AdminPromo',
  homepages: 'Homepage',
  text_pages: 'AdminTextPage',
  tickets: 'Ticket',
  media: 'AdminMedia',
  reviews: 'AdminReview',
  saved_views: 'SavedView',
  canned_answers: 'CannedAnswer',
  staff_invitations: 'StaffInvitation',
  returns: 'AdminReturn',
  payout_batches: 'PayoutBatch',
  cash_statements: 'CashStatement',
  synonyms: 'AdminSynonymGroup',
  search_redirects: 'AdminSearchRedirect',
};
const TABLES: Readonly<Partial<Record<NodeType, string>>> = {
  ...Object.fromEntries(Object.entries(NODES).map(([table, type]) => [type, table])),
  Product: 'products',
  Promo: 'promos',
  Category: 'categories',
  Brand: 'brands',
  Seller: 'sellers',
  StaffMember: 'users',
  TextPage: 'text_pages',
};

/** Global id of an object of the log; null where it has none. */
export function nodeIdOf(entity: string, entityId: string): string | null {
  const type = Object.hasOwn(NODES, entity) ? NODES[entity] : undefined;
  if (type === undefined) return null;
  const id = toGlobalId(type, entityId.replace('/', '.'));
  return findKey(id, type) === undefined ? null : id;
}

/** Table and key of a global id. @throws a GraphQLError that names `filter.nodeId` for ids without a log */
export function entityOf(nodeId: string): { entity: string; entityId: string } {
  const found = readGlobalId(nodeId, 'filter.nodeId');
  const entity = TABLES[found.type];
  if (entity === undefined) throw badInput('filter.nodeId', 'has no history');
  return { entity, entityId: entity === 'text_pages' ? found.key.replace('.', '/') : found.key };
}

/** A page of a log, as the REST API sends it. */
interface LogPage<Entry> {
  entries: Entry[];
  cursors: string[];
  pagination: { hasNext: boolean; hasPrev: boolean };
}

class LogConnectionModel<Entry> extends ConnectionModel<Entry, Entry> {
  constructor(page: LogPage<Entry>) {
    const { hasNext, hasPrev } = page.pagination;
    const unknown = { currentPage: 1, totalPages: 0, totalItems: 0, itemsPerPage: page.entries.length };
    super(page.entries, page.cursors, { ...unknown, hasNext, hasPrev }, (entry) => entry);
  }
}

export class AuditConnectionModel extends LogConnectionModel<AuditEntry> {}

export class AccessConnectionModel extends LogConnectionModel<AccessEntry> {}
