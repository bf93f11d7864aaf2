/** Undoes changes by admins: each field gets its earlier value, if it still has the one that was set. */
import type { Kysely } from 'kysely';
import type { EventType } from '../../../contract/events.ts';
import type { UndoneChange } from '../../../contract/audit.ts';
import type { Capability } from '../../../contract/rules/staff.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import { camelCase } from '../../base/notation.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import { requireCapability } from '../auth/owners.ts';
import type { Viewer } from '../auth/viewer.ts';
import { emit } from '../events/feed.ts';
import { queueFollowing } from '../products/follow.ts';
import { announceAlt } from '../media/library.ts';
import { hashOf } from '../idempotency.ts';
import { putBack } from '../categories/admin/change.ts';
import {
  DERIVED_COLUMNS,
  FLASH_COLUMNS,
  restoreColumns,
  UNDOABLE_COLUMNS,
} from '../products/admin/change.ts';
import { followVariant } from '../products/admin/variants.ts';
import { undoText } from '../pages/edit.ts';
import { restoreRedirect } from '../search-redirects/edit.ts';
import { SETTING_COLUMNS } from '../settings/stored.ts';
import { undoableUntil } from './read.ts';

/** How changes of a table are undone. */
interface UndoRule {
  /** What the change needed, by the columns that it set. */
  capability: Capability | ((columns: readonly string[]) => Capability);
  /** Columns of the primary key, in the order of the audit log's key. */
  key: readonly string[];
  /** Columns that may simply be set again; others are left unchanged. */
  columns: readonly string[];
  event?: EventType;
  /** Columns that follow from others: they are not undone by themselves. */
  derived?: readonly string[];
  /** Columns that make sense together alone: when one of them was changed again, all stay. */
  together?: readonly string[];
  /** Sets the columns, where more follows from them than `derive` and `event` do. `before`: the row's other columns of the log. */
  apply?(
    trx: Kysely<Database>,
    entityId: string,
    values: Readonly<Record<string, unknown>>,
    before: Readonly<Record<string, unknown>>,
  ): Promise<void>;
  /** Derives what depends on the columns, after they were set. */
  derive?(trx: Kysely<Database>, entityId: string): Promise<void>;
  /** Whether a row may be changed at all. */
  condition?: string;
}

const SHELF_COLUMNS: readonly string[] = ['is_featured', 'is_best_seller'];

/** What a change of these columns of a product needed. */
function capabilityOfProduct(columns: readonly string[]): Capability {
  const set = columns.filter((column) => !DERIVED_COLUMNS.includes(column));
  if (set.every((column) => FLASH_COLUMNS.includes(column))) return 'flash';
  return set.every((column) => SHELF_COLUMNS.includes(column)) ? 'shelves' : 'catalogue';
}

/** Sets columns of a row to values of the audit log. */
async function setColumns(
  trx: Kysely<Database>,
  table: string,
  key: readonly string[],
  keys: readonly string[],
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const columns = Object.keys(values);
  if (columns.length === 0) return;
  await run(
    trx,
    `update ${table} t set ${columns.map((column) => `${column} = r.${column}`).join(', ')}
     from jsonb_populate_record(null::${table}, $${keys.length + 1}::jsonb) r
     where ${key.map((column, index) => `t.${column} = $${index + 1}`).join(' and ')}`,
    [...keys, JSON.stringify(values)],
  );
}

/** Tables whose changes can be undone; a route with `canUndo` changes one of these. */
export const UNDO: Readonly<Record<string, UndoRule>> = {
  brands: {
    capability: 'catalogue',
    key: ['id'],
    columns: ['name', 'logo_key', 'description', 'descriptions', 'country', 'active'],
    event: 'brand.changed',
    derive: (trx, id) => queueFollowing(trx, 'brand', Number(id)),
  },
  categories: {
    capability: 'catalogue',
    key: ['id'],
    columns: [
      'name',
      'description',
      'names',
      'descriptions',
      'image_key',
      'icon',
      'cover_key',
      'active',
      'is_special',
      'is_featured',
      'display_order',
      'parent_id',
    ],
    derived: ['ancestor_ids', 'depth'],
    apply: async (trx, id, { parent_id: parentId, ...values }) => {
      if (parentId !== undefined) await putBack(trx, Number(id), parentId as number | null);
      await setColumns(trx, 'categories', ['id'], [id], values);
      await queueFollowing(trx, 'category', Number(id));
      await emit(trx, 'category.changed', id);
    },
  },
  sellers: {
    capability: 'sellers.decide',
    key: ['id'],
    // Contact data and commissions need more than this capability.
    columns: [
      'name',
      'legal_name',
      'tax_number',
      'address',
      'governorate_id',
      'logo_key',
      'cover_key',
      'description',
      'return_policy',
      'descriptions',
      'return_policies',
      'preparation_hours',
    ],
    event: 'seller.changed',
  },
  coupons: {
    capability: 'marketing',
    key: ['id'],
    columns: [
      'type',
      'value',
      'min_purchase',
      'max_discount',
      'scope',
      'scope_id',
      'starts_at',
      'ends_at',
      'usage_limit',
      'per_account_limit',
      'first_order_only',
      'account_number',
      'funded_by',
      'active',
      'note',
    ],
    event: 'coupon.changed',
    condition: 'used_count = 0',
  },
  promos: {
    capability: 'marketing',
    key: ['slug'],
    columns: ['title', 'subtitle', 'image_key', 'filter', 'active'],
    event: 'promo.changed',
  },
  homepages: { capability: 'marketing', key: ['name'], columns: ['content'], event: 'homepage.changed' },
  shop_settings: {
    capability: 'settings',
    key: ['id'],
    columns: SETTING_COLUMNS,
    event: 'settings.changed',
  },
  text_pages: {
    capability: 'marketing',
    key: ['slug', 'language'],
    columns: ['title', 'summary', 'body'],
    derived: ['edited', 'updated_at'],
    apply: async (trx, entityId, values) => undoText(trx, entityId, values),
  },
  products: {
    capability: capabilityOfProduct,
    key: ['id'],
    columns: UNDOABLE_COLUMNS,
    derived: DERIVED_COLUMNS,
    together: FLASH_COLUMNS,
    apply: async (trx, entityId, values, before) => restoreColumns(trx, Number(entityId), values, before),
  },
  product_variants: {
    capability: 'catalogue',
    key: ['id'],
    columns: ['sku', 'color', 'size', 'price_delta', 'position', 'stock', 'active', 'gtin', 'mpn'],
    derive: async (trx, entityId) => followVariant(trx, Number(entityId)),
  },
  search_redirects: {
    capability: 'marketing',
    key: ['id'],
    columns: ['term', 'path'],
    derived: ['form', 'updated_at'],
    apply: async (trx, entityId, values) => restoreRedirect(trx, entityId, values),
  },
  synonyms: { capability: 'marketing', key: ['id'], columns: ['language', 'words'], derived: ['updated_at'] },
  media: { capability: 'media', key: ['id'], columns: ['name', 'folder', 'alt'], derive: announceAlt },
};

/** Tables whose rows follow from others: setting those again writes them. */
const FOLLOWING: ReadonlySet<string> = new Set(['slug_redirects']);

interface ChangedRow {
  at: Date;
  can_undo: boolean;
  entity: string;
  entity_id: string;
  op: 'I' | 'U' | 'D';
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

type Kept = UndoneChange['kept'][number];

const capabilityOf = ({ capability }: UndoRule, { before, after }: ChangedRow): Capability =>
  typeof capability === 'string' ? capability : capability(Object.keys(after ?? before ?? {}));

/** Undoes one row of a change. @returns fields that were set, and those that were left unchanged, with the reason */
async function undoRow(
  trx: Kysely<Database>,
  rule: UndoRule,
  { entity, entity_id: entityId, before, after }: ChangedRow,
): Promise<{ fields: string[]; kept: Kept[] }> {
  const keys = entityId.split('/');
  const where = rule.key.map((column, index) => `t.${column} = $${index + 1}`).join(' and ');
  const [found] = await run<{ row: Record<string, unknown>; allowed: boolean }>(
    trx,
    `select to_jsonb(t) as row, ${rule.condition ?? 'true'} as allowed from ${entity} t where ${where} for update`,
    keys,
  );
  const kept: Kept[] = [];
  const values: Record<string, unknown> = {};
  for (const [column, set] of Object.entries(after ?? {})) {
    // It follows from others, or is as it was before: the stock of a product whose variant has its former one.
    if (rule.derived?.includes(column) || hashOf([found?.row[column]]) === hashOf([before?.[column] ?? null]))
      continue;
    const keep = (reason: Kept['reason']) =>
      kept.push({ entity, entityId, field: camelCase(column), reason });
    if (!found?.allowed || !rule.columns.includes(column)) keep('NOT_UNDOABLE');
    else if (hashOf([found.row[column]]) !== hashOf([set])) keep('CHANGED');
    else values[column] = before?.[column] ?? null;
  }
  if (rule.together?.some((column) => kept.some(({ field }) => field === camelCase(column))))
    for (const column of rule.together.filter((one) => one in values)) {
      delete values[column];
      kept.push({ entity, entityId, field: camelCase(column), reason: 'CHANGED' });
    }
  const columns = Object.keys(values);
  if (columns.length > 0 && rule.apply) await rule.apply(trx, entityId, values, before ?? {});
  else if (columns.length > 0) {
    await setColumns(trx, entity, rule.key, keys, values);
    await rule.derive?.(trx, entityId);
    if (rule.event) await emit(trx, rule.event, entityId);
  }
  return { fields: columns.map(camelCase), kept };
}

/**
 * Undoes a change. Needs the capability of the change.
 * @throws NOT_FOUND, FORBIDDEN, CONFLICT when it cannot be undone (any more)
 */
export async function undoChange(
  trx: Kysely<Database>,
  actor: Viewer,
  changeId: string,
): Promise<Omit<UndoneChange, 'change'>> {
  const rows = await run<ChangedRow>(
    trx,
    'select at, can_undo, entity, entity_id, op, before, after from audit_log where change_id = $1 order by id',
    [changeId],
  );
  const [first] = rows;
  if (!first) throw notFound('Change');
  if (undoableUntil(first) === null) throw new ApiError('CONFLICT', 'The change cannot be undone');
  const undone: UndoneChange['undone'] = [];
  const kept: Kept[] = [];
  for (const row of rows) {
    if (FOLLOWING.has(row.entity)) continue;
    const rule = Object.hasOwn(UNDO, row.entity) ? UNDO[row.entity] : undefined;
    if (rule) await requireCapability(trx, actor.adminRole, capabilityOf(rule, row));
    if (!rule || row.op !== 'U') {
      for (const column of Object.keys(row.after ?? row.before ?? {}))
        kept.push({
          entity: row.entity,
          entityId: row.entity_id,
          field: camelCase(column),
          reason: 'NOT_UNDOABLE',
        });
      continue;
    }
    const { fields, kept: left } = await undoRow(trx, rule, row);
    if (fields.length > 0) undone.push({ entity: row.entity, entityId: row.entity_id, fields });
    kept.push(...left);
  }
  return { undone, kept };
}
