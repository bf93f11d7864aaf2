/**
 * Changes by admins. Each is one transaction that names its actor in the database session, so that triggers write the audit log; locks
 * the row and compares its version with If-Match; and remembers its response under the Idempotency-Key.
 */
import type { Kysely } from 'kysely';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SYSTEM_ACTOR } from '../../contract/rules/audit.ts';
import type { AuditAction } from '../../contract/rules/audit.ts';
import type { ChangeRef } from '../../contract/versions.ts';
import { UNDO_DAYS } from '../../contract/versions.ts';
import { ApiError, badInput, notFound } from '../base/errors.ts';
import { camelCase } from '../base/notation.ts';
import { retrying } from '../base/retry.ts';
import { PERSON_NAME, run } from '../base/sql.ts';
import type { Database } from '../db/tables.ts';
import type { Viewer } from './auth/viewer.ts';
import type { OriginContext } from './context.ts';
import { hashOf } from './idempotency.ts';

/** A row with a version. */
export interface VersionedRow {
  table: Extract<keyof Database, string>;
  /** Columns of the primary key with their values. */
  key: Readonly<Record<string, string | number>>;
  /** For NOT_FOUND, such as "Seller". */
  what: string;
}

/** How a route changes things. */
export interface WriteRule<Params> {
  /** Name in the audit log: entity and verb, such as `seller.status`. */
  action: string;
  /** The row that is edited, by the path's parameters: its version must be sent in If-Match. Absent: creates, and changes without a version. */
  row?(params: Params): VersionedRow;
  /** Whether an Idempotency-Key must be sent; it may always be sent. */
  needsKey?: boolean;
  /** Whether the response has secrets: it is not stored, so an Idempotency-Key is refused. */
  hasSecrets?: boolean;
  /** Whether the values before may be set again; then the entity has an entry in UNDO (origin/api/audit/undo.ts). */
  canUndo?: boolean;
}

/** What a change knows of its request. */
export interface WriteContext {
  actor: Viewer;
  /** Identifier of the change in the audit log. */
  changeId: number;
}

/** Response of a change. `version` is absent where the entity has none. */
export interface Written {
  version?: number | undefined;
}

export type Write = <T extends object>(
  change: (trx: Kysely<Database>, context: WriteContext) => Promise<T>,
) => Promise<T & { change: ChangeRef | null }>;

const where = (key: VersionedRow['key'], from: number): string =>
  Object.keys(key)
    .map((column, index) => `${column} = $${index + from}`)
    .join(' and ');

/** Primary key as the audit log writes it. */
export const entityIdOf = ({ key }: Pick<VersionedRow, 'key'>): string => Object.values(key).join('/');

/** Names what was changed since a version, by whom and when. */
async function stale(trx: Kysely<Database>, row: VersionedRow, version: number): Promise<ApiError> {
  const changes = await run<{ field: string; at: Date; account: string; by: string | null }>(
    trx,
    `select distinct on (k.field) k.field, a.at, a.actor_account as account,
       ${PERSON_NAME} as by
     from audit_log a cross join lateral jsonb_object_keys(a.after) k(field)
       left join users u on u.account_number = a.actor_account
     where a.entity = $1 and a.entity_id = $2 and a.op = 'U' and a.version > $3
     order by k.field, a.id desc`,
    [row.table, entityIdOf(row), version],
  );
  const fields = changes.map(({ field, at, account, by }) => ({
    field: camelCase(field),
    message: `changed by ${by ?? account} at ${at.toISOString()}`,
    code: 'CHANGED' as const,
    changedBy: by ?? account,
    changedAt: at.toISOString(),
  }));
  return new ApiError('STALE', `${row.what} was changed since version ${version}`, fields);
}

/**
 * Locks a row and checks its version. For changes of several rows, each with a version of its own; a route's own row is locked by its rule.
 * @throws NOT_FOUND; STALE naming the fields that were changed since, by whom and when
 */
export async function lockVersion(trx: Kysely<Database>, row: VersionedRow, version: number): Promise<void> {
  const [found] = await run<{ version: number }>(
    trx,
    `select version from ${row.table} where ${where(row.key, 1)} for update`,
    Object.values(row.key),
  );
  if (!found) throw notFound(row.what);
  if (found.version !== version) throw await stale(trx, row, version);
}

/** The version of If-Match; undefined: not sent. @throws 400 */
function versionOf(request: FastifyRequest): number | undefined {
  const given = request.headers['if-match'];
  if (given === undefined) return undefined;
  const [, digits] = /^"(\d{1,9})"$/.exec(given) ?? [];
  if (digits === undefined) throw badInput('If-Match', 'must be a version, such as "7"');
  return Number(digits);
}

/** The Idempotency-Key; undefined: not sent. @throws 400 */
function keyOf(request: FastifyRequest): string | undefined {
  const given = request.headers['idempotency-key'];
  if (given === undefined) return undefined;
  if (typeof given !== 'string' || !/^[\w-]{8,100}$/.test(given))
    throw badInput('Idempotency-Key', 'must have 8 to 100 letters, digits, - or _');
  return given;
}

/** Claims a key. Returns the earlier response if the same was done with it. @throws CONFLICT when it was used for something else */
async function earlierAnswer(
  trx: Kysely<Database>,
  actor: string,
  key: string,
  hash: string,
): Promise<unknown> {
  const claimed = await run(
    trx,
    `insert into admin_requests as r (actor_account, key, body_hash) values ($1, $2, $3)
     on conflict (actor_account, key) do update set body_hash = excluded.body_hash, answer = null, created_at = now()
       where r.created_at < now() - interval '24 hours'
     returning 1`,
    [actor, key, hash],
  );
  if (claimed.length > 0) return undefined;
  const [earlier] = await run<{ body_hash: string; answer: unknown }>(
    trx,
    'select body_hash, answer from admin_requests where actor_account = $1 and key = $2',
    [actor, key],
  );
  if (earlier?.body_hash !== hash)
    throw new ApiError('CONFLICT', 'The idempotency key was used for something else', [
      { field: 'Idempotency-Key', message: 'was used for something else' },
    ]);
  return earlier.answer;
}

/** Names the actor of a transaction for the triggers of the audit log. @returns identifier of the change */
export async function actAs(
  trx: Kysely<Database>,
  actor: Pick<Viewer, 'accountNumber' | 'adminRole'>,
  details: { action: string; canUndo?: boolean | undefined; requestId?: string | undefined; jobId?: number },
): Promise<number> {
  const [row] = await run<{ change: string }>(
    trx,
    `select set_config('lawaj.change', nextval('audit_changes')::text, true) as change,
       set_config('lawaj.actor', $1, true), set_config('lawaj.role', $2, true), set_config('lawaj.action', $3, true),
       set_config('lawaj.undo', $4, true), set_config('lawaj.request', $5, true), set_config('lawaj.job', $6, true)`,
    [
      actor.accountNumber,
      actor.adminRole ?? '',
      details.action,
      details.canUndo === true ? 'true' : 'false',
      details.requestId ?? '',
      details.jobId === undefined ? '' : String(details.jobId),
    ],
  );
  return Number(row?.change);
}

/** Names the program itself as the actor of a transaction: for changes that an admin would make otherwise. */
export const actAsSystem = (trx: Kysely<Database>, action: AuditAction): Promise<number> =>
  actAs(trx, { accountNumber: SYSTEM_ACTOR, adminRole: null }, { action });

/** Runs a part of a change that triggers do not write to the audit log: the erasure of personal data. */
export async function withoutActor(trx: Kysely<Database>, part: () => Promise<void>): Promise<void> {
  const [row] = await run<{ actor: string }>(
    trx,
    `select current_setting('lawaj.actor') as actor, set_config('lawaj.actor', '', true)`,
    [],
  );
  await part();
  await run(trx, `select set_config('lawaj.actor', $1, true), set_config('lawaj.system', '', true)`, [
    row?.actor,
  ]);
}

/** Reference to a change; null: nothing was changed. */
async function changeRef(trx: Kysely<Database>, changeId: number): Promise<ChangeRef | null> {
  const [entry] = await run<{ at: Date; can_undo: boolean }>(
    trx,
    'select at, can_undo from audit_log where change_id = $1 order by id limit 1',
    [changeId],
  );
  if (!entry) return null;
  const canUndoUntil = entry.can_undo
    ? new Date(entry.at.getTime() + UNDO_DAYS * 86_400_000).toISOString()
    : null;
  return { id: String(changeId), canUndoUntil };
}

/** Sets the ETag of an entity's version. */
export function tagVersion(reply: FastifyReply, version: unknown): void {
  if (typeof version === 'number') reply.header('etag', `"${version}"`);
}

/**
 * Makes the `write` of one request. The returned function may be called once; it
 * @throws PRECONDITION_REQUIRED without If-Match, STALE, NOT_FOUND, CONFLICT for a used key, UNAVAILABLE after many deadlocks
 */
export function createWrite<Params>(
  context: Pick<OriginContext, 'db' | 'feed' | 'mailer'>,
  rule: WriteRule<Params>,
  {
    viewer: actor,
    params,
    body,
    request,
    reply,
  }: { viewer: Viewer; params: Params; body: unknown; request: FastifyRequest; reply: FastifyReply },
): Write {
  return async (change) => {
    const row = rule.row?.(params);
    const version = versionOf(request);
    const key = keyOf(request);
    if (row && version === undefined)
      throw new ApiError('PRECONDITION_REQUIRED', 'If-Match with the version is required', [
        { field: 'If-Match', message: 'is required', code: 'REQUIRED' },
      ]);
    if (rule.hasSecrets === true && key !== undefined)
      throw badInput('Idempotency-Key', 'is not accepted: the response has secrets, which are not stored');
    if (rule.needsKey === true && key === undefined)
      throw badInput('Idempotency-Key', 'is required', 'REQUIRED');
    const hash = hashOf([request.method, request.url, version, body]);
    const answer = await retrying(() =>
      context.db.transaction().execute(async (trx) => {
        if (key !== undefined) {
          const earlier = await earlierAnswer(trx, actor.accountNumber, key, hash);
          if (earlier !== undefined) return earlier;
        }
        const changeId = await actAs(trx, actor, {
          action: rule.action,
          canUndo: rule.canUndo,
          requestId: request.id,
        });
        if (row && version !== undefined) await lockVersion(trx, row, version);
        const entity = await change(trx, { actor, changeId });
        const made = { ...entity, change: await changeRef(trx, changeId) };
        if (key !== undefined)
          await run(trx, 'update admin_requests set answer = $3 where actor_account = $1 and key = $2', [
            actor.accountNumber,
            key,
            JSON.stringify(made),
          ]);
        return made;
      }),
    );
    context.mailer.wake();
    void context.feed.look();
    tagVersion(reply, (answer as Written).version);
    return answer as never;
  };
}

/** Removes idempotency keys that are older than 24 hours. */
export async function sweepAdminRequests(db: Kysely<Database>): Promise<void> {
  await run(db, `delete from admin_requests where created_at < now() - interval '24 hours'`, []);
}
