/** The outbox as a feed, in an order in which no event is ever skipped, with long polling. */
import type { Kysely } from 'kysely';
import type { EventType, FeedEvent, FeedPage } from '../../../contract/events.ts';
import { isLow } from '../../../contract/rules/availability.ts';
import { channelOfEvent } from '../../../contract/webhooks.ts';
import type { Database } from '../../db/tables.ts';
import { badInput } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import { cursorOf, placeOf } from './places.ts';
import type { FeedPlace } from './places.ts';

/** Name of the setting with the position up to which events were removed: `{ xact, id }`. */
export const REMOVED = 'feed removed';

/** Reason of a `seller.changed`: nothing but its rating, which is no part of its products. */
export const RATING = 'rating';

interface EventRow {
  id: number;
  xact: string;
  type: EventType;
  subject: string;
  data: Record<string, unknown>;
  occurred_at: Date;
}

/** Polling interval of the outbox while a reader waits, and while none does (ms). */
const WAITING_PACE = 200;
const IDLE_PACE = 1_000;

/** How often it is looked whether events are held back, and for how long they are before it is said (ms). */
const HELD_PACE = 2_000;
const HELD_FOR = 10_000;

function parseCursor(cursor: string): FeedPlace {
  const place = placeOf(cursor);
  if (!place) throw badInput('after', 'is not a cursor of the feed');
  return place;
}

const toEvent = (row: EventRow): FeedEvent => ({
  id: String(row.id),
  type: row.type,
  occurredAt: row.occurred_at.toISOString(),
  subject: row.subject,
  data: row.data,
  cursor: cursorOf(row),
});

/** Events of products, which a large job announces once for each batch. */
type ProductEvent = 'product.changed' | 'product.stock';
const OF_PRODUCTS: ReadonlySet<EventType> = new Set<ProductEvent>(['product.changed', 'product.stock']);

const UNLESS_BATCHED = `where coalesce(current_setting('lawaj.batch', true), '') <> 'true'`;

/** Announces changes of products by one event of a batch, instead of one for each, until the transaction ends. */
export const batchEvents = (trx: Kysely<Database>): Promise<unknown> =>
  run(trx, `select set_config('lawaj.batch', 'true', true)`, []);

/**
 * Writes an event, and its webhook delivery where a channel listens; pass the transaction of the change. Events of one order
 * or ticket are to be written by the holder of its row's lock: they are delivered in the order of their ids.
 */
export async function emit(
  db: Kysely<Database>,
  type: EventType,
  subject: string,
  data: Record<string, unknown> = {},
): Promise<void> {
  const channel = channelOfEvent(type);
  if (OF_PRODUCTS.has(type)) {
    await emitProducts(db, type as ProductEvent, [subject], data);
    return;
  }
  if (channel === null) {
    await run(db, `insert into outbox (type, subject, data) select $1::text, $2::text, $3::text::jsonb`, [
      type,
      subject,
      JSON.stringify(data),
    ]);
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

/**
 * As emit, the same of several products: one statement. A change names the places where the product is listed, unless `data` has `in`:
 * null after a move, when the lists that it left are not known.
 */
export async function emitProducts(
  db: Kysely<Database>,
  type: ProductEvent,
  ids: readonly string[],
  data: Record<string, unknown>,
): Promise<void> {
  const places =
    type === 'product.changed'
      ? `coalesce(case when id ~ '^[0-9]{1,18}$' then product_places(id::bigint) end, '{}') ||`
      : '';
  await run(
    db,
    `insert into outbox (type, subject, data) select $1::text, id, ${places} $3::text::jsonb from unnest($2::text[]) as changed(id) ${UNLESS_BATCHED}`,
    [type, ids, JSON.stringify(data)],
  );
}

/** A stock that was moved. */
export interface MovedStock {
  id: number;
  before: number;
  after: number;
  /** Its price or availability changed with it. Default: whether it has sold out or is available again. */
  turned?: boolean;
}

/**
 * Announces stocks of products. Of those that have sold out or are available again the place in lists changes too; `isLow` says whether the
 * number was or is so low that lists show it.
 */
export async function emitStocks(db: Kysely<Database>, moved: readonly MovedStock[]): Promise<void> {
  const idsOf = (kind: (one: MovedStock) => boolean): string[] =>
    moved.filter(kind).map(({ id }) => String(id));
  const turned = ({ turned: is, before, after }: MovedStock): boolean => is ?? before > 0 !== after > 0;
  const low = ({ before, after }: MovedStock): boolean => isLow(before) || isLow(after);
  const groups: [ProductEvent, string[], Record<string, unknown>][] = [
    ['product.changed', idsOf(turned), {}],
    ['product.stock', idsOf((one) => !turned(one) && low(one)), { isLow: true }],
    ['product.stock', idsOf((one) => !turned(one) && !low(one)), { isLow: false }],
  ];
  for (const [type, ids, more] of groups)
    if (ids.length > 0) await emitProducts(db, type, ids, { reason: 'stock', ...more });
}

export interface FeedOptions {
  /** Called once when an open transaction of this database has held events back for ten seconds. */
  onHeld?(): void;
  /** Called after events were read and before listeners are. When it throws, the events are read again later. */
  beforeEvents?(): Promise<unknown>;
}

export class Feed {
  readonly #db: Kysely<Database>;
  readonly #listeners = new Set<(events: FeedEvent[]) => void>();
  readonly #waiting = new Set<() => void>();
  #cursor: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #looking: Promise<void> = Promise.resolve();

  readonly #options: FeedOptions;
  /** When committed events were first seen that cannot be read yet; undefined: there are none. */
  #heldSince: number | undefined;
  #checkedAt = Number.NEGATIVE_INFINITY;

  constructor(db: Kysely<Database>, options: FeedOptions = {}) {
    this.#db = db;
    this.#options = options;
  }

  /** The cursor before the first event that is not readable yet: every running transaction ends after it. */
  async end(): Promise<string> {
    const [row] = await run<{ xmin: string }>(this.#db, 'select (select feed_horizon())::text as xmin', []);
    return `${row?.xmin ?? '0'}-0`;
  }

  /**
   * Events after a cursor, in the order of (transaction, id). Only those of transactions older than any that still runs in this database: one
   * that took an earlier number and commits later still comes after every cursor returned so far.
   */
  async read(after: string, limit: number): Promise<FeedPage> {
    const place = parseCursor(after);
    const rows = await run<EventRow>(
      this.#db,
      `select id, xact::text as xact, type, subject, data, occurred_at from outbox
       where (xact, id) > ($1::text::xid8, $2::bigint) and xact < (select feed_horizon())
       order by outbox.xact, outbox.id limit $3`,
      [place.xact, place.id, limit],
      true,
    );
    const last = rows.at(-1);
    return { events: rows.map(toEvent), cursor: last ? cursorOf(last) : after };
  }

  /** As read, waiting up to `wait` ms for the first event; reports a gap. Ends early when the signal aborts or the feed stops. */
  async readOrWait(after: string, limit: number, wait: number, signal: AbortSignal): Promise<FeedPage> {
    const deadline = performance.now() + wait;
    for (;;) {
      const page = await this.read(after, limit);
      // Checked after the reading: a removal before it is recorded by now.
      if (await this.isGone(parseCursor(after))) return { events: [], cursor: await this.end(), gap: true };
      const left = deadline - performance.now();
      if (page.events.length > 0 || left <= 0 || signal.aborted || this.#stopped) return page;
      await this.#nextEvents(left, signal);
      // Stopping closes the database next: what came meanwhile is read by the caller's next request.
      if (signal.aborted || this.#stopped) return page;
    }
  }

  /** Whether events after a place were removed because of their age. */
  async isGone(place: FeedPlace): Promise<boolean> {
    const [row] = await run<{ gone: boolean }>(
      this.#db,
      `select ($1::text::xid8, $2::bigint) < ((value->>'xact')::xid8, (value->>'id')::bigint) as gone
       from settings where name = $3`,
      [place.xact, place.id, REMOVED],
      true,
    );
    return row?.gone === true;
  }

  /** Calls a listener with every event from now on; the returned function unsubscribes. */
  subscribe(listener: (events: FeedEvent[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Starts polling. */
  async start(): Promise<void> {
    this.#cursor = await this.end();
    this.#schedule();
  }

  /** Stops polling; waiting readers are answered. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    for (const wake of this.#waiting) wake();
    await this.#looking;
  }

  /** Polls at once rather than at the next interval; for the process that has just written an event. */
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
      if (page.events.length === 0) return this.#watchHorizon();
      await this.#options.beforeEvents?.();
      this.#cursor = page.cursor;
      for (const listener of this.#listeners) listener(page.events);
      for (const wake of this.#waiting) wake();
    }
  }

  /** Says when a transaction is open for so long that events wait for its end. */
  async #watchHorizon(): Promise<void> {
    const now = performance.now();
    if (now - this.#checkedAt < HELD_PACE) return;
    this.#checkedAt = now;
    const [row] = await run<{ held: boolean }>(
      this.#db,
      'select exists (select from outbox where xact >= (select feed_horizon())) as held',
      [],
      true,
    );
    if (row?.held !== true) this.#heldSince = undefined;
    else if (this.#heldSince === undefined) this.#heldSince = now;
    else if (now - this.#heldSince >= HELD_FOR) {
      this.#heldSince = Number.POSITIVE_INFINITY;
      this.#options.onHeld?.();
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
