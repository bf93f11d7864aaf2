/** Deliveries of webhooks as admins see them; those that were given up are retried and discarded. */
import type { Kysely } from 'kysely';
import type {
  DeadLettersPage,
  DeliveriesPage,
  DeliveriesQuery,
  DeliverySortBy,
  DeliveryState,
  WebhookChannel,
} from '../../../contract/webhooks.ts';
import type { Database } from '../../db/tables.ts';
import { NEWEST_FIRST, createdIn, ifGiven, sortedPage } from '../../base/sorted.ts';
import type { Condition, PageQuery, SortColumn } from '../../base/sorted.ts';
import { run } from '../../base/sql.ts';
import { toDeliveredEvent } from './queue.ts';
import type { DeliveryRow } from './queue.ts';

/** Columns of a delivery, with the number of those that wait for it. */
const SELECT = `d.*, (select count(*)::int from webhook_deliveries e
    where e.channel = d.channel and e.subject = d.subject and e.id > d.id) as held_back`;

const DEAD_LETTERS = {
  name: 'dead-letters',
  select: SELECT,
  from: '(select * from webhook_deliveries where dead_at is not null) d',
  id: 'd.id',
  where: [],
  sort: NEWEST_FIRST,
};

interface DeadRow extends DeliveryRow {
  channel: WebhookChannel;
  failure: string | null;
  dead_at: Date;
  held_back: number;
}

/** The latest first. */
export async function listDeadLetters(db: Kysely<Database>, query: PageQuery): Promise<DeadLettersPage> {
  const { items, ...page } = await sortedPage(db, DEAD_LETTERS, query, (rows: DeadRow[]) =>
    rows.map((row) => ({
      _id: String(row.id),
      channel: row.channel,
      event: toDeliveredEvent(row),
      tries: row.tries,
      failure: row.failure,
      deadAt: row.dead_at.toISOString(),
      heldBack: row.held_back,
    })),
  );
  return { deadLetters: items, ...page };
}

const EVENT = 'id, channel, event_id, type, subject, data, occurred_at, tries';
const DELIVERIES = {
  select: `d.*, case when d.delivered_at is not null then 0 else (select count(*)::int from webhook_deliveries e
    where e.channel = d.channel and e.subject = d.subject and e.id > d.id) end as held_back`,
  from: `(select ${EVENT}, failure, next_try_at, dead_at, null::timestamptz as delivered_at,
      case when dead_at is not null then 'DEAD' when failure is not null then 'RETRYING' else 'WAITING' end as state
    from webhook_deliveries
    union all select ${EVENT}, null, null, null, delivered_at, 'DELIVERED' from webhook_delivered) d`,
  id: 'd.id',
};

const SORTS: Readonly<Record<DeliverySortBy, Pick<SortColumn, 'column' | 'type'>>> = {
  occurred: { type: 'bigint' },
  tries: { column: 'd.tries', type: 'bigint' },
  delivered: {
    column: `coalesce(d.delivered_at, timestamptz '0001-01-01 00:00:00+00')`,
    type: 'timestamptz',
  },
};

interface QueuedRow extends Omit<DeadRow, 'dead_at'> {
  state: DeliveryState;
  next_try_at: Date | null;
  dead_at: Date | null;
  delivered_at: Date | null;
}

/** Deliveries that are not made yet, were given up, or were made in the last days. */
export async function listDeliveries(
  db: Kysely<Database>,
  { state, channel, from, until, subject, sort, order, ...query }: DeliveriesQuery,
): Promise<DeliveriesPage> {
  const is =
    (column: string) =>
    (value: string): Condition =>
    (parameters) =>
      `d.${column} = ${parameters.add(value)}`;
  const { items, ...page } = await sortedPage(
    db,
    {
      ...DELIVERIES,
      name: `deliveries-${sort}`,
      where: [
        ...ifGiven(state, is('state')),
        ...ifGiven(channel, is('channel')),
        ...createdIn('d.occurred_at', { from, until }),
        ...ifGiven(subject?.trim().toUpperCase() || undefined, is('subject')),
      ],
      sort: { ...SORTS[sort], isDescending: order === 'desc' },
    },
    query,
    (rows: QueuedRow[]) =>
      rows.map((row) => ({
        _id: String(row.id),
        channel: row.channel,
        event: toDeliveredEvent(row),
        state: row.state,
        tries: row.tries,
        failure: row.failure,
        nextTryAt: row.dead_at === null ? (row.next_try_at?.toISOString() ?? null) : null,
        deadAt: row.dead_at?.toISOString() ?? null,
        deliveredAt: row.delivered_at?.toISOString() ?? null,
        heldBack: row.held_back,
      })),
  );
  return { deliveries: items, ...page };
}

/** What the audit log says of a dead letter: not its body, which may name people. */
interface Logged {
  id: number;
  channel: string;
  subject: string;
  dead_at: Date;
  tries: number;
}

/**
 * Logs changes of deliveries by an admin. The queue has no trigger for it: the program changes it all the time, and its rows hold
 * whole bodies.
 */
async function logDeliveries(trx: Kysely<Database>, rows: readonly Logged[], op: 'U' | 'D'): Promise<void> {
  await run(
    trx,
    `insert into audit_log (actor_account, actor_role, action, change_id, job_id, request_id, entity, entity_id, op, before, after)
     select current_setting('lawaj.actor'), c.role, c.action, c.change_id, c.job_id, c.request_id, 'webhook_deliveries', r.id::text, $2::text,
       jsonb_build_object('dead_at', r.dead_at, 'tries', r.tries)
         || case when $2::text = 'D' then jsonb_build_object('channel', r.channel, 'subject', r.subject) else '{}' end,
       case when $2::text = 'U' then jsonb_build_object('dead_at', null, 'tries', 0) end
     from jsonb_to_recordset($1::text::jsonb) r(id bigint, channel text, subject text, dead_at timestamptz, tries int)
       cross join audit_setting() c`,
    [JSON.stringify(rows), op],
  );
}

const idsOf = (rows: readonly Logged[]): string[] => rows.map(({ id }) => String(id));

/** Locks these dead letters; other ids are ignored. */
const lockDeadLetters = (trx: Kysely<Database>, ids: readonly string[]): Promise<Logged[]> =>
  run<Logged>(
    trx,
    `select id, channel, subject, dead_at, tries from webhook_deliveries
     where id = any($1::bigint[]) and dead_at is not null order by id for update`,
    [[...ids]],
  );

/** Retries dead letters, in the name of an admin. @returns those that were dead letters */
export async function resendDeadLetters(trx: Kysely<Database>, ids: readonly string[]): Promise<string[]> {
  const letters = await lockDeadLetters(trx, ids);
  await run(
    trx,
    'update webhook_deliveries set dead_at = null, tries = 0, next_try_at = now() where id = any($1::bigint[])',
    [idsOf(letters)],
  );
  await logDeliveries(trx, letters, 'U');
  return idsOf(letters);
}

/** Discards dead letters, in the name of an admin: later deliveries continue without them. @returns those that were dead letters */
export async function discardDeadLetters(trx: Kysely<Database>, ids: readonly string[]): Promise<string[]> {
  const letters = await lockDeadLetters(trx, ids);
  await run(trx, 'delete from webhook_deliveries where id = any($1::bigint[])', [idsOf(letters)]);
  await logDeliveries(trx, letters, 'D');
  return idsOf(letters);
}
