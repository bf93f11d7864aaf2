/** The outbox as a feed, in an order in which nothing is ever skipped; and who waits for it. */
import type { Kysely } from 'kysely';
import type { EventType, FeedEvent, FeedPage } from '../../../contract/events.ts';
import { channelOfEvent } from '../../../contract/webhooks.ts';
import type { Database } from '../../db/tables.ts';
import { badInput } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';

/** Name of the setting that tells up to where events were removed: `{ xact, id }`. */
export const REMOVED = 'feed removed';

interface EventRow {
  id: number;
  xact: string;
  type: EventType;
  subject: string;
  data: Record<string, unknown>;
  occurred_at: Date;
}

/** How often the outbox is looked at while somebody waits, and while nobody does (ms). */
const WAITING_PACE = 200;
const IDLE_PACE = 1_000;

interface FeedPlace {
  xact: string;
  id: number;
}

function parseCursor(cursor: string): FeedPlace {
  const match = /^(\d{1,19})-(\d{1,15})$/.exec(cursor);
  if (!match) throw badInput('after', 'is not a cursor of the feed');
  return { xact: match[1] as string, id: Number(match[2]) };
}

const toEvent = (row: EventRow): FeedEvent => ({
  id: String(row.id),
  type: row.type,
  occurredAt: row.occurred_at.toISOString(),
  subject: row.subject,
  data: row.data,
  cursor: `${row.xact}-${row.id}`,
});

/**
 * Writes an event, and its webhook where one is listened to; pass the transaction of the change it tells of. Events of one order
 * or ticket are to be written by who holds its row's lock: they go out in the order of their ids.
 */
export async function emit(
  db: Kysely<Database>,
  type: EventType,
  subject: string,
  data: Record<string, unknown> = {},
): Promise<void> {
  const channel = channelOfEvent(type);
  if (channel === null) {
    await db
      .insertInto('outbox')
      .values({ type, subject, data: JSON.stringify(data) })
      .execute();
    return;
  }
  await run(
    db,
    `with event as (
       insert into outbox (type, subject, data) values ($1, $2, $3) returning id, type, subject, data, occurred_at
     )
     insert into webhook_deliveries (channel, event_id, type, subject, data, occurred_at)
     select c.name, e.id, e.type, e.subject, e.data, e.occurred_at from event e join webhook_channels c on c.name = $4`,
    [type, subject, JSON.stringify(data), channel],
  );
}

export class Feed {
  readonly #db: Kysely<Database>;
  readonly #listeners = new Set<(events: FeedEvent[]) => void>();
  readonly #waiting = new Set<() => void>();
  #cursor: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #looking: Promise<void> = Promise.resolve();

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** The cursor behind which only events are that are not yet readable: every running transaction ends behind it. */
  async end(): Promise<string> {
    const [row] = await run<{ xmin: string }>(
      this.#db,
      'select pg_snapshot_xmin(pg_current_snapshot())::text as xmin',
      [],
    );
    return `${row?.xmin ?? '0'}-0`;
  }

  /**
   * Events behind a cursor, in the order of (transaction, id). Only those of transactions older than any that still runs: one
   * that took an earlier number and commits later still comes behind every cursor given out.
   */
  async read(after: string, limit: number): Promise<FeedPage> {
    const place = parseCursor(after);
    const rows = await run<EventRow>(
      this.#db,
      `select id, xact::text as xact, type, subject, data, occurred_at from outbox
       where (xact, id) > ($1::text::xid8, $2::bigint) and xact < pg_snapshot_xmin(pg_current_snapshot())
       order by outbox.xact, outbox.id limit $3`,
      [place.xact, place.id, limit],
      true,
    );
    const last = rows.at(-1);
    return { events: rows.map(toEvent), cursor: last ? `${last.xact}-${last.id}` : after };
  }

  /** As read, waiting up to `wait` ms for the first event; tells of a gap. Ends early when the signal aborts or the feed stops. */
  async readOrWait(after: string, limit: number, wait: number, signal: AbortSignal): Promise<FeedPage> {
    const deadline = performance.now() + wait;
    for (;;) {
      const page = await this.read(after, limit);
      // Asked behind the reading: what was removed before it is noted by now.
      if (await this.#isGone(after)) return { events: [], cursor: await this.end(), gap: true };
      const left = deadline - performance.now();
      if (page.events.length > 0 || left <= 0 || signal.aborted || this.#stopped) return page;
      await this.#nextEvents(left, signal);
    }
  }

  /** Whether events behind a cursor were removed because of their age. */
  async #isGone(after: string): Promise<boolean> {
    const place = parseCursor(after);
    const [row] = await run<{ gone: boolean }>(
      this.#db,
      `select ($1::text::xid8, $2::bigint) < ((value->>'xact')::xid8, (value->>'id')::bigint) as gone
       from settings where name = $3`,
      [place.xact, place.id, REMOVED],
      true,
    );
    return row?.gone === true;
  }

  /** Tells a listener of every event from now on; what it returns ends that. */
  subscribe(listener: (events: FeedEvent[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Begins to look for new events. */
  async start(): Promise<void> {
    this.#cursor = await this.end();
    this.#schedule();
  }

  /** Stops looking; who waits is answered. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    for (const wake of this.#waiting) wake();
    await this.#looking;
  }

  /** Looks at once rather than at the next interval; for the process that has just written an event. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    this.#looking = this.#looking.then(() => this.#lookOnce()).catch(() => undefined);
    await this.#looking;
    this.#schedule();
  }

  async #lookOnce(): Promise<void> {
    if (this.#cursor === undefined || this.#stopped) return;
    for (;;) {
      const page = await this.read(this.#cursor, 500);
      if (page.events.length === 0) return;
      this.#cursor = page.cursor;
      for (const listener of this.#listeners) listener(page.events);
      for (const wake of this.#waiting) wake();
    }
  }

  #schedule(): void {
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.look(), this.#waiting.size > 0 ? WAITING_PACE : IDLE_PACE);
  }

  /** Waits up to `wait` ms for events; false: the feed stops. */
  async next(wait: number, signal: AbortSignal): Promise<boolean> {
    if (!this.#stopped) await this.#nextEvents(wait, signal);
    return !this.#stopped;
  }

  #nextEvents(wait: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        this.#waiting.delete(wake);
        clearTimeout(timer);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      const timer = setTimeout(wake, wait);
      signal.addEventListener('abort', wake, { once: true });
      this.#waiting.add(wake);
      if (this.#waiting.size === 1) this.#schedule();
    });
  }
}
