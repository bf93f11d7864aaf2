/**
 * Webhook deliveries. `emit` writes them in the transaction of the change, so that nothing committed is lost;
 * a gateway holds a lease, so that the deliveries of a killed one are made by another.
 */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { EventType } from '../../../contract/events.ts';
import { DELIVERED_DAYS, WEBHOOK_LEASE } from '../../../contract/webhooks.ts';
import type { WebhookChannel, WebhookDelivery, WebhookSettled } from '../../../contract/webhooks.ts';
import type { Database } from '../../db/tables.ts';
import type { Feed } from '../events/feed.ts';
import { backoffAfter } from '../../base/backoff.ts';
import { run } from '../../base/sql.ts';

/** After so many attempts (about two days) a delivery becomes a dead letter. */
export const MOST_TRIES = 14;
/** Polling interval of the queue while a gateway waits (ms): a backoff ends without an event. */
const LOOK_AGAIN = 1_000;

export interface DeliveryRow {
  id: number;
  event_id: number;
  type: EventType;
  subject: string;
  data: Record<string, unknown>;
  occurred_at: Date;
  tries: number;
}

export const toDeliveredEvent = (row: Omit<DeliveryRow, 'id' | 'tries'>): WebhookDelivery['event'] => ({
  id: String(row.event_id),
  type: row.type,
  occurredAt: row.occurred_at.toISOString(),
  subject: row.subject,
  data: row.data,
});

/** Opens a channel with the first gateway that requests it, and records the request. */
async function open(db: Kysely<Database>, channel: WebhookChannel): Promise<void> {
  await run(
    db,
    `insert into webhook_channels as c (name) values ($1) on conflict (name) do update set asked_at = now()
     where c.asked_at < now() - interval '1 hour'`,
    [channel],
  );
}

/** Claims due deliveries: of each subject only the first undelivered one, so that its events stay in order. */
export async function claimDeliveries(
  db: Kysely<Database>,
  channel: WebhookChannel,
  limit: number,
): Promise<WebhookDelivery[]> {
  const lease = randomBytes(16).toString('base64url');
  const rows = await run<DeliveryRow>(
    db,
    `with due as (
       select id from webhook_deliveries d
       where channel = $1 and dead_at is null and next_try_at <= now() and not exists (
         select 1 from webhook_deliveries e where e.channel = d.channel and e.subject = d.subject and e.id < d.id
       )
       order by next_try_at, id limit $2 for update skip locked
     )
     update webhook_deliveries d
     set lease = $3, tries = tries + 1, next_try_at = now() + make_interval(secs => ${WEBHOOK_LEASE})
     from due where d.id = due.id
     returning d.id, event_id, type, subject, data, occurred_at, tries`,
    [channel, limit, lease],
    true,
  );
  return rows
    .toSorted((a, b) => a.id - b.id)
    .map((row) => ({ _id: String(row.id), lease, tries: row.tries, event: toDeliveredEvent(row) }));
}

/** As claimDeliveries, waiting up to `wait` ms for the first one. Ends early when the signal aborts or the feed stops. */
export async function claimOrWait(
  { db, feed }: { db: Kysely<Database>; feed: Feed },
  channel: WebhookChannel,
  { limit, wait }: { limit: number; wait: number },
  signal: AbortSignal,
): Promise<WebhookDelivery[]> {
  await open(db, channel);
  const deadline = performance.now() + wait;
  for (;;) {
    const claimed = await claimDeliveries(db, channel, limit);
    const left = deadline - performance.now();
    if (claimed.length > 0 || left <= 0 || signal.aborted) return claimed;
    if (!(await feed.next(Math.min(left, LOOK_AGAIN), signal))) return [];
  }
}

/** Moves delivered ones out of the queue; delays failed ones (`firstDelay`: of the first failure, in seconds), and turns them into dead letters in the end. */
export async function settleDelivery(
  db: Kysely<Database>,
  { id, lease, failure }: { id: string; lease: string; failure: string | null },
  firstDelay?: number,
): Promise<WebhookSettled['outcome']> {
  if (failure === null) {
    const moved = await run(
      db,
      `with made as (delete from webhook_deliveries where id = $1 and lease = $2 and dead_at is null returning *)
       insert into webhook_delivered (id, channel, event_id, type, subject, data, occurred_at, tries)
       select id, channel, event_id, type, subject, data, occurred_at, tries from made returning 1`,
      [id, lease],
    );
    return moved.length > 0 ? 'DELIVERED' : 'LOST';
  }
  const [row] = await run<{ tries: number }>(
    db,
    'select tries from webhook_deliveries where id = $1 and lease = $2 and dead_at is null',
    [id, lease],
  );
  if (!row) return 'LOST';
  const isDead = row.tries >= MOST_TRIES;
  const changed = await run(
    db,
    `update webhook_deliveries set lease = null, failure = $3, dead_at = case when $4 then now() end,
       next_try_at = now() + make_interval(secs => $5)
     where id = $1 and lease = $2 and dead_at is null returning 1`,
    [id, lease, failure, isDead, backoffAfter(row.tries, firstDelay)],
  );
  if (changed.length === 0) return 'LOST';
  return isDead ? 'DEAD' : 'RETRY';
}

/** Removes deliveries that were made more than seven days ago. Returns how many. */
export async function removeOldDelivered(db: Kysely<Database>): Promise<number> {
  const removed = await run(
    db,
    `delete from webhook_delivered where delivered_at < now() - interval '${DELIVERED_DAYS} days' returning 1`,
    [],
  );
  return removed.length;
}

/** Closes channels that no gateway has requested in 30 days, with their deliveries. Returns how many. */
export async function closeUnusedChannels(db: Kysely<Database>): Promise<number> {
  const closed = await run(
    db,
    `with closed as (delete from webhook_channels where asked_at < now() - interval '30 days' returning name),
       removed as (delete from webhook_deliveries d using closed where d.channel = closed.name)
     select name from closed`,
    [],
  );
  return closed.length;
}
