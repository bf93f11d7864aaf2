/** Reads of the audit log. */
import type { Kysely } from 'kysely';
import type { AdminRole } from '../../../contract/accounts.ts';
import type { AuditEntry, AuditPage, AuditQuery } from '../../../contract/audit.ts';
import { can } from '../../../contract/rules/staff.ts';
import { UNDO_DAYS } from '../../../contract/versions.ts';
import { notFound } from '../../base/errors.ts';
import { readLog } from '../../base/log.ts';
import { camelCase } from '../../base/notation.ts';
import { PERSON_NAME, run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import { refusal } from '../auth/owners.ts';

/** Tables of orders and money, whose log `audit.money` opens. */
const MONEY: ReadonlySet<string> = new Set([
  'orders',
  'sub_orders',
  'order_lines',
  'payments',
  'refunds',
  'returns',
  'return_lines',
  'seller_ledger',
  'cash_statements',
  'cash_statement_rows',
  'loyalty_ledger',
]);

/** Objects of the order with the ID of this expression, as the log names them. */
export const orderParts = (id: string): string => `select 'orders' as entity, ${id}::text as id
  union all select 'payments', p.id::text from payments p where p.order_id = ${id}
  union all select y.entity, y.id from sub_orders s
    cross join lateral (values ('sub_orders', s.id::text), ('shipments', s.id::text)) y(entity, id) where s.order_id = ${id}
  union all select 'past_handovers', h.sub_order_id || '/' || h.handover from past_handovers h
    join sub_orders s on s.id = h.sub_order_id where s.order_id = ${id}
  union all select 'returns', r.id::text from returns r join sub_orders s on s.id = r.sub_order_id where s.order_id = ${id}
  union all select 'private_files', f.id::text from private_files f join returns r on r.id = f.return_id
    join sub_orders s on s.id = r.sub_order_id where s.order_id = ${id}`;

/** An object's key as the ID of its row; null: it is none. */
const idOf = (key: string): string =>
  `(case when ${key}::text ~ '^[0-9]{1,18}$' then ${key}::text::bigint end)`;

/** Objects that belong to another one, by its table: their changes are part of its history. `key`: placeholder of its key. */
const PARTS: Readonly<Record<string, (key: string) => string>> = {
  // An order is named by its number or, as in the log, by its ID.
  orders: (key) =>
    `select x.entity, x.id from orders o cross join lateral (${orderParts('o.id')}) x where o.number = ${key}::text or o.id = ${idOf(key)}`,
  users: (key) => `select x.entity, x.id from users u cross join lateral (
      select 'users' as entity, u.account_number as id
      union all select 'user_actions', a.id::text from user_actions a where a.user_id = u.id
      union all select 'loyalty_ledger', l.id::text from loyalty_ledger l where l.user_id = u.id and l.kind = 'ADJUSTED'
      union all select 'coupons', c.id::text from coupons c where c.account_number = u.account_number
    ) x where u.account_number = ${key}::text`,
  tickets: (key) => `select 'tickets', ${key}::text
    union all select 'ticket_messages', m.id::text from ticket_messages m join tickets t on t.id = m.ticket_id where t.number = ${key}`,
  sellers: (key) => `select 'sellers', ${key}::text
    union all select 'seller_messages', r.message_id::text from seller_message_recipients r
      where r.seller_id = ${idOf(key)}
    union all select 'private_files', f.id::text from private_files f where f.seller_id = ${idOf(key)}`,
  products: (key) => `select 'products', ${key}::text
    union all select 'product_variants', v.id::text from product_variants v where v.product_id = ${idOf(key)}`,
};

interface EntryRow {
  id: number;
  at: Date;
  actor_account: string;
  actor_name: string | null;
  actor_role: AdminRole | null;
  action: string;
  change_id: number;
  can_undo: boolean;
  job_id: number | null;
  entity: string;
  entity_id: string;
  op: 'I' | 'U' | 'D';
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  version: number | null;
}

const SELECT = `a.id, a.at, a.actor_account, coalesce(${PERSON_NAME}, k.name) as actor_name, a.actor_role, a.action,
  a.change_id, a.can_undo, a.job_id, a.entity, a.entity_id, a.op, a.before, a.after, a.version`;
const FROM = `audit_log a left join users u on u.account_number = a.actor_account
  left join api_keys k on a.actor_account = 'key:' || k.id`;
const KINDS = { I: 'CREATED', U: 'UPDATED', D: 'DELETED' } as const;

/** Until when a change may be undone; null: never, or it is too late. */
export function undoableUntil(entry: { at: Date; can_undo: boolean }, now = Date.now()): Date | null {
  const until = new Date(entry.at.getTime() + UNDO_DAYS * 86_400_000);
  return entry.can_undo && until.getTime() > now ? until : null;
}

const jsonText = (value: unknown): string | null => (value == null ? null : JSON.stringify(value));

function toEntry(row: EntryRow): AuditEntry {
  const columns = [...new Set([...Object.keys(row.before ?? {}), ...Object.keys(row.after ?? {})])];
  return {
    _id: String(row.id),
    at: row.at.toISOString(),
    actor: { accountNumber: row.actor_account, name: row.actor_name, role: row.actor_role },
    action: row.action,
    changeId: String(row.change_id),
    jobId: row.job_id === null ? null : String(row.job_id),
    entity: row.entity,
    entityId: row.entity_id,
    kind: KINDS[row.op],
    fields: columns.map((column) => ({
      field: camelCase(column),
      before: jsonText(row.before?.[column]),
      after: jsonText(row.after?.[column]),
    })),
    version: row.version,
    canUndoUntil: undoableUntil(row)?.toISOString() ?? null,
  };
}

/** All entities of the log, each found by the index, whose first column they are. */
const ENTITIES = `with recursive e (entity) as (
    select min(entity) from audit_log
    union all select (select min(b.entity) from audit_log b where b.entity > e.entity) from e where e.entity is not null
  ) select entity from e where entity is not null`;

/** Entries bear the time at which their transaction began and IDs in the order of writing; no transaction lasts so long. */
const LONGEST_WRITE = '1 hour';

const LOG = { name: 'audit', select: SELECT, from: FROM, toEntry };

/** @throws FORBIDDEN unless the role may read this part of the log: one object's history, that of money, or all of it */
async function checkReads(
  db: Kysely<Database>,
  role: AdminRole | null,
  { entity, entityId }: Pick<AuditQuery, 'entity' | 'entityId'>,
): Promise<void> {
  if (can(role, 'audit')) return;
  if (entity !== undefined && entityId !== undefined) return;
  if (entity !== undefined && MONEY.has(entity) && can(role, 'audit.money')) return;
  throw await refusal(db, role, 'audit');
}

/** One page of the log, newest first. @throws FORBIDDEN, 400 that names `after` */
export async function readAudit(
  db: Kysely<Database>,
  role: AdminRole | null,
  query: AuditQuery,
): Promise<AuditPage> {
  await checkReads(db, role, query);
  const { limit, after, ...filter } = query;
  const parts =
    filter.entity !== undefined && Object.hasOwn(PARTS, filter.entity) ? PARTS[filter.entity] : undefined;
  return readLog(db, LOG, { limit, after }, (where) => {
    if (parts !== undefined && filter.entityId !== undefined)
      where((key) => `(a.entity, a.entity_id) in (${parts(key)})`, filter.entityId);
    else {
      where((value) => `a.entity = ${value}`, filter.entity);
      where(
        (value) =>
          `a.entity_id = ${value}${filter.entity === undefined ? ` and a.entity = any(array(${ENTITIES}))` : ''}`,
        filter.entityId,
      );
    }
    where((value) => `a.actor_account = ${value}`, filter.actor);
    where((value) => `(a.action = ${value} or starts_with(a.action, ${value} || '.'))`, filter.action);
    where((value) => `a.change_id = ${value}`, filter.changeId);
    where((value) => `a.job_id = ${value}`, filter.jobId);
    where((value) => `a.at >= ${value}`, filter.from);
    where(
      (value) =>
        `a.at < ${value} and a.id < coalesce((select b.id from audit_log b where b.at >= ${value}::timestamptz + interval '${LONGEST_WRITE}'
          order by b.at limit 1), ${Number.MAX_SAFE_INTEGER})`,
      filter.until,
    );
  });
}

/** One entry of the log, as part of its object's history. @throws NOT_FOUND */
export async function auditEntry(db: Kysely<Database>, id: string): Promise<AuditEntry> {
  const [row] = await run<EntryRow>(db, `select ${SELECT} from ${FROM} where a.id = $1`, [id]);
  if (!row) throw notFound('Entry');
  return toEntry(row);
}
