/** Dead letters: admins list, retry and discard them. */
import type { Kysely } from 'kysely';
import type { DeadLettersPage, WebhookChannel } from '../../../contract/webhooks.ts';
import type { Database } from '../../db/tables.ts';
import { latest } from '../../base/latest.ts';
import type { LatestQuery } from '../../base/latest.ts';
import { run } from '../../base/sql.ts';
import { toDeliveredEvent } from './queue.ts';
import type { DeliveryRow } from './queue.ts';

const DEAD_LETTERS = {
  sort: 'dead-letters',
  select: `d.*, (select count(*)::int from webhook_deliveries e
    where e.channel = d.channel and e.subject = d.subject and e.id > d.id) as held_back`,
  from: '(select * from webhook_deliveries where dead_at is not null) d',
  id: 'd.id',
  where: [],
};

interface DeadRow extends DeliveryRow {
  channel: WebhookChannel;
  failure: string | null;
  dead_at: Date;
  held_back: number;
}

/** The latest first. */
export async function listDeadLetters(db: Kysely<Database>, query: LatestQuery): Promise<DeadLettersPage> {
  const { items, ...page } = await latest(db, DEAD_LETTERS, query, (rows: DeadRow[]) =>
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

const idsOf = (rows: readonly { id: number }[]): string[] => rows.map(({ id }) => String(id));

/** Retries dead letters; returns those that were dead letters. */
export const resendDeadLetters = async (db: Kysely<Database>, ids: readonly string[]): Promise<string[]> =>
  idsOf(
    await run<{ id: number }>(
      db,
      `update webhook_deliveries set dead_at = null, tries = 0, next_try_at = now()
       where id = any($1::bigint[]) and dead_at is not null returning id`,
      [[...ids]],
    ),
  );

/** Discards dead letters: later deliveries continue without them. Returns those that were dead letters. */
export const discardDeadLetters = async (db: Kysely<Database>, ids: readonly string[]): Promise<string[]> =>
  idsOf(
    await run<{ id: number }>(
      db,
      'delete from webhook_deliveries where id = any($1::bigint[]) and dead_at is not null returning id',
      [[...ids]],
    ),
  );
