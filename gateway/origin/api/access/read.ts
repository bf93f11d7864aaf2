/** Reads of the access log. */
import type { Kysely } from 'kysely';
import type { AccessEntry, AccessPage, AccessQuery } from '../../../contract/access.ts';
import type { AdminRole } from '../../../contract/accounts.ts';
import type { AccessReason } from '../../../contract/rules/access.ts';
import { decodeCursor, encodeCursor } from '../../base/cursor.ts';
import { Parameters, run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';

const SORT = 'access';

/** Objects of an account, by its number: reading them is reading about the account. */
const ofAccount = (number: string): string => `select 'users', ${number}::text
  union all select 'orders', o.number from orders o join users u on u.id = o.user_id where u.account_number = ${number}
  union all select 'tickets', t.number from tickets t where t.account_number = ${number}`;

interface EntryRow {
  id: number;
  at: Date;
  actor_account: string;
  actor_name: string | null;
  actor_role: AdminRole | null;
  entity: string;
  entity_id: string;
  reason: AccessReason;
}

const toEntry = (row: EntryRow): AccessEntry => ({
  _id: String(row.id),
  at: row.at.toISOString(),
  actor: { accountNumber: row.actor_account, name: row.actor_name, role: row.actor_role },
  entity: row.entity,
  entityId: row.entity_id,
  reason: row.reason,
});

/** One page of the log, newest first. @throws 400 that names `after` */
export async function readAccess(db: Kysely<Database>, query: AccessQuery): Promise<AccessPage> {
  const { limit, after, entity, entityId, ...filter } = query;
  const place = after === undefined ? null : decodeCursor('after', after, SORT, (value) => value === null);
  const parameters = new Parameters();
  const conditions = ['true'];
  const where = (condition: (placeholder: string) => string, value: unknown): void => {
    if (value !== undefined) conditions.push(condition(parameters.add(value)));
  };
  if (entity === 'users' && entityId !== undefined)
    where((number) => `(a.entity, a.entity_id) in (${ofAccount(number)})`, entityId);
  else {
    where((value) => `a.entity = ${value}`, entity);
    where((value) => `a.entity_id = ${value}`, entityId);
  }
  where((value) => `a.actor_account = ${value}`, filter.actor);
  where((value) => `a.reason = ${value}`, filter.reason);
  where((value) => `a.at >= ${value}`, filter.from);
  where((value) => `a.at < ${value}`, filter.until);
  where((value) => `a.id < ${value}`, place?.id);
  const rows = await run<EntryRow>(
    db,
    `select a.id, a.at, a.actor_account, nullif(trim(u.first_name || ' ' || u.last_name), '') as actor_name, a.actor_role,
       a.entity, a.entity_id, a.reason
     from access_log a left join users u on u.account_number = a.actor_account
     where ${conditions.join(' and ')} order by a.id desc limit ${parameters.add(limit + 1)}`,
    parameters.values,
  );
  const shown = rows.slice(0, limit);
  return {
    entries: shown.map(toEntry),
    cursors: shown.map(({ id }, index) =>
      encodeCursor(SORT, { value: null, id, index: (place?.index ?? 0) + index + 1 }),
    ),
    pagination: { hasNext: rows.length > limit, hasPrev: place !== null },
  };
}
