/** Reads of the access log. */
import type { Kysely } from 'kysely';
import type { AccessEntry, AccessPage, AccessQuery } from '../../../contract/access.ts';
import type { AdminRole } from '../../../contract/accounts.ts';
import type { AccessReason } from '../../../contract/rules/access.ts';
import { keyActor } from '../../../contract/rules/audit.ts';
import { readLog } from '../../base/log.ts';
import { PERSON_NAME } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';

/** Objects of an account, by its number: reading them is reading about the account. */
const ofAccount = (number: string): string => `select 'users', ${number}::text
  union all select 'orders', o.number from orders o join users u on u.id = o.user_id where u.account_number = ${number}
  union all select 'tickets', t.number from tickets t where t.account_number = ${number}`;

/** Objects of who placed an order, by its number: those of the account, and the order itself. */
const ofBuyer = (number: string): string => `select 'orders', ${number}::text
  union all ${ofAccount(`(select u.account_number from orders o join users u on u.id = o.user_id where o.number = ${number})`)}`;

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

const LOG = {
  name: 'access',
  select: `a.id, a.at, a.actor_account, coalesce(${PERSON_NAME}, k.name) as actor_name, a.actor_role,
    a.entity, a.entity_id, a.reason`,
  from: `access_log a left join users u on u.account_number = a.actor_account
    left join api_keys k on a.actor_account = '${keyActor('')}' || k.id`,
  toEntry,
};

/** One page of the log, newest first. @throws 400 that names `after` */
export async function readAccess(db: Kysely<Database>, query: AccessQuery): Promise<AccessPage> {
  const { limit, after, entity, entityId, ...filter } = query;
  return readLog(db, LOG, { limit, after }, (where) => {
    if (entity === 'users' && entityId !== undefined)
      where((number) => `(a.entity, a.entity_id) in (${ofAccount(number)})`, entityId);
    else {
      where((value) => `a.entity = ${value}`, entity);
      where((value) => `a.entity_id = ${value}`, entityId);
    }
    where((number) => `(a.entity, a.entity_id) in (${ofBuyer(number)})`, filter.buyerOf);
    where((value) => `a.actor_account = ${value}`, filter.actor);
    where((value) => `a.reason = ${value}`, filter.reason);
    where((value) => `a.at >= ${value}`, filter.from);
    where((value) => `a.at < ${value}`, filter.until);
  });
}
