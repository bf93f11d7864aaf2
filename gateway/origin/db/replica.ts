/** A streaming replica of the database that answers reads of public data, never with older data than the reader knows of. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { parsePosition } from '../../contract/rules/database-position.ts';
import { monotonicNow } from '../../service/clock.ts';
import { DatabaseUnavailable } from './pool.ts';
import type { DatabaseClient, DatabasePool } from './pool.ts';

/** Interval at which the replica is asked how far it is, and while it lags (ms). */
const PACE = 100;
const PACE_LAGGING = 20;
/** Interval after a failure (ms). */
const PACE_LOST = 1_000;
/** Interval at which a reader is brought up to what others have written (ms), and so about the greatest age of what is read. */
const MARK_PACE = 1_000;

/** Begins a transaction. What is read there may decide what is written. */
const TRANSACTION = /^\s*(?:begin|start transaction)\b/i;
/** Of a statement that a replica does not execute: cancelled for the sake of replaying, a write, a function of the primary alone. */
const NOT_HERE = new Set(['40001', '25006', '55000']);

export interface ReplicaEvents {
  /** Called once when the replica stops answering, or is no replica. */
  onLost(error: Error): void;
  /** Called when it answers again. */
  onBack(): void;
}

/** One piece of work that may read from the replica. */
interface Reading {
  /** What the replica has to have replayed. */
  position: bigint;
  /** What goes on after the work, such as a timer, uses the primary. */
  isOver: boolean;
}

const current = new AsyncLocalStorage<Reading>();

async function ask(pool: DatabasePool, sql: string): Promise<string | null> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ lsn: string | null }>(sql, []);
    return rows[0]?.lsn ?? null;
  } finally {
    client.release();
  }
}

/**
 * Both servers. Statements go to the replica when they are no part of a transaction, are run by `read`, and the replica has replayed
 * what the reader knows of; all others, and those that the replica fails to execute, to the primary.
 */
export class Replica {
  /** Pool of both servers, in the place of the primary's. */
  readonly pool: DatabasePool;
  readonly #primary: DatabasePool;
  readonly #replica: DatabasePool;
  readonly #events: ReplicaEvents;
  /** What this process knows of: its own writes, and the events that it has read. */
  #known = 0n;
  #knownText: string | undefined;
  /** Whether the last attempt to find that out succeeded. */
  #isMarked = false;
  #marking: Promise<void> | undefined;
  #markedAt = Number.NEGATIVE_INFINITY;
  /** How far the replica is; -1: it does not answer. */
  #replayed = -1n;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #looking: Promise<void> | undefined;
  #isLost = false;
  #reads = 0;
  #passed = 0;

  constructor(primary: DatabasePool, replica: DatabasePool, events: ReplicaEvents) {
    this.#primary = primary;
    this.#replica = replica;
    this.#events = events;
    this.pool = {
      options: primary.options,
      connect: () => this.#connect(),
      waiting: () => primary.waiting() + replica.waiting(),
      end: async () => {
        await this.#looking;
        await Promise.all([primary.end(), replica.end()]);
      },
    };
  }

  /** Statements that the replica has executed, and those of `read` that the primary has. */
  get counts(): { replica: number; primary: number } {
    return { replica: this.#reads, primary: this.#passed };
  }

  /**
   * Runs work whose reads may come from the replica. `position`: value of the header with the latest position that the caller has seen; a
   * malformed one has no meaning.
   */
  async read<T>(position: unknown, work: () => Promise<T>): Promise<T> {
    const reading = { position: parsePosition(position) ?? 0n, isOver: false };
    try {
      return await current.run(reading, work);
    } finally {
      reading.isOver = true;
    }
  }

  /**
   * From now on reads show what is committed by now. Returns the position for the response's header.
   * @throws DatabaseUnavailable when the primary does not say it; until it does, the replica is not used
   */
  async mark(): Promise<string | undefined> {
    // One that was begun earlier may have read the position before the caller's commit.
    await this.#marking?.catch(() => undefined);
    this.#marking ??= this.#mark().finally(() => {
      this.#marking = undefined;
    });
    await this.#marking;
    return this.#knownText;
  }

  async #mark(): Promise<void> {
    this.#markedAt = monotonicNow();
    try {
      // Flushed: a commit is visible to others only afterwards.
      const text = await ask(this.#primary, 'select pg_current_wal_flush_lsn()::text as lsn');
      const position = parsePosition(text);
      if (text === null || position === undefined) throw new Error('The primary does not tell its position');
      this.#isMarked = true;
      if (position <= this.#known) return;
      this.#known = position;
      this.#knownText = text;
    } catch (error) {
      this.#isMarked = false;
      throw error;
    }
  }

  /** Whether the replica has replayed what is asked for and what this process knows of. Asks it how far it is, for later. */
  #isUsable(position: bigint): boolean {
    const now = monotonicNow();
    if (now - this.#markedAt >= MARK_PACE) this.mark().catch(() => undefined);
    const needed = position > this.#known ? position : this.#known;
    const isCurrent = this.#isMarked && this.#replayed >= needed;
    const pace = this.#isLost ? PACE_LOST : isCurrent ? PACE : PACE_LAGGING;
    if (this.#looking === undefined && now - this.#lookedAt >= pace) {
      this.#lookedAt = now;
      this.#looking = this.#look().finally(() => {
        this.#looking = undefined;
      });
    }
    return isCurrent;
  }

  async #look(): Promise<void> {
    try {
      const text = await ask(this.#replica, 'select pg_last_wal_replay_lsn()::text as lsn');
      const replayed = parsePosition(text);
      if (replayed === undefined) throw new Error('The server of DATABASE_READ_URL is no replica');
      this.#replayed = replayed;
      if (this.#isLost) this.#events.onBack();
      this.#isLost = false;
    } catch (error) {
      this.#lost(error as Error);
    }
  }

  #lost(error: Error): void {
    this.#replayed = -1n;
    if (!this.#isLost) this.#events.onLost(error);
    this.#isLost = true;
  }

  async #connect(): Promise<DatabaseClient> {
    const reading = current.getStore();
    if (reading === undefined || reading.isOver) return this.#primary.connect();
    if (this.#isUsable(reading.position)) return this.#openClient();
    this.#passed += 1;
    return this.#primary.connect();
  }

  /** A session that is opened at the server of its first statement, and changes to the primary when the replica fails. */
  #openClient(): DatabaseClient {
    let client: DatabaseClient | undefined;
    let isReplica = false;
    const useReplica = async (): Promise<DatabaseClient | undefined> => {
      try {
        const opened = await this.#replica.connect();
        isReplica = true;
        this.#reads += 1;
        return opened;
      } catch (error) {
        this.#lost(error as Error);
        return undefined;
      }
    };
    const usePrimary = (): Promise<DatabaseClient> => {
      isReplica = false;
      this.#passed += 1;
      return this.#primary.connect();
    };
    const run = async (sql: string, parameters: readonly unknown[]): Promise<unknown> => {
      if (client === undefined) {
        if (!TRANSACTION.test(sql)) client = await useReplica();
        client ??= await usePrimary();
      }
      try {
        return await client.query(sql, parameters);
      } catch (error) {
        const isGone = error instanceof DatabaseUnavailable;
        if (!isReplica || !(isGone || NOT_HERE.has(String((error as { code?: unknown }).code)))) throw error;
        if (isGone) this.#lost(error);
        client.release(isGone);
        client = undefined;
        client = await usePrimary();
        return client.query(sql, parameters);
      }
    };
    return {
      query: run,
      async script(sql: string) {
        client ??= await usePrimary();
        await client.script(sql);
      },
      release(destroy?: boolean) {
        client?.release(destroy);
      },
    } as unknown as DatabaseClient;
  }
}
