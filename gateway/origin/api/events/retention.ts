/**
 * Events are retained for a week: long enough for a reader that was offline, short enough that the outbox stays small. Webhook
 * deliveries have a limit of their own.
 */
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { run } from '../../base/sql.ts';
import { REMOVED } from './feed.ts';

const RETENTION_DAYS = 7;
const BATCH = 1_000;
const INTERVAL = 3_600_000;

/**
 * Removes events older than a week, one batch per statement, and records the position. Only from the beginning of the feed, and only
 * what every reader could have read. Several processes may run it at once. Returns how many were removed.
 */
export async function removeOldEvents(db: Kysely<Database>): Promise<number> {
  for (let removed = 0; ;) {
    const [row] = await run<{ n: number }>(
      db,
      `with oldest as (
         select id, occurred_at from outbox where xact < (select feed_horizon()) order by xact, id limit ${BATCH}
       ), removed as (
         delete from outbox o using oldest
         where o.id = oldest.id and oldest.occurred_at < now() - make_interval(days => ${RETENTION_DAYS})
         returning o.xact, o.id
       ), noted as (
         insert into settings (name, value)
         select '${REMOVED}', jsonb_build_object('xact', removed.xact::text, 'id', removed.id)
         from removed order by removed.xact desc, removed.id desc limit 1
         on conflict (name) do update set value = excluded.value, updated_at = now()
         where ((settings.value->>'xact')::xid8, (settings.value->>'id')::bigint)
           < ((excluded.value->>'xact')::xid8, (excluded.value->>'id')::bigint)
       )
       select count(*)::int as n from removed`,
      [],
    );
    const n = row?.n ?? 0;
    removed += n;
    if (n < BATCH) return removed;
  }
}

/** Runs the removal of old rows at once and then every hour until stopped. `onError` is called with failures. */
export class Retention {
  readonly #sweep: () => Promise<unknown>;
  readonly #onError: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> = Promise.resolve();

  /** @param sweep may run in several processes at the same time and must tolerate that */
  constructor(sweep: () => Promise<unknown>, onError: (error: unknown) => void) {
    this.#sweep = sweep;
    this.#onError = onError;
  }

  start(): void {
    const sweep = (): void => {
      this.#running = this.#sweep().catch(this.#onError);
    };
    sweep();
    this.#timer = setInterval(sweep, INTERVAL).unref();
  }

  /** Resolves when the running sweep has ended. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }
}
