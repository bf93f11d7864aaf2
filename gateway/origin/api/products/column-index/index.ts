/** Product lists answered from columns in memory, which follow the database. */
import { setImmediate as breathe } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { sumOf } from '../../../../service/bounded-cache.ts';
import type { MemoryUse } from '../../../../service/bounded-cache.ts';
import { IntervalJob } from '../../../base/interval-job.ts';
import { run } from '../../../base/sql.ts';
import type { Database } from '../../../db/tables.ts';
import type { DirectorySnapshot } from '../../directory.ts';
import type { Criteria } from '../filters.ts';
import { SUMMARY_SELECT } from '../rows.ts';
import { foundOf, nothingFound } from '../search.ts';
import type {
  Asked,
  Facets,
  FacetsAsked,
  Found,
  PageAsked,
  ProductGroups,
  ProductSearch,
  SortedRow,
  SpecCount,
} from '../search.ts';
import { SORTS, SORT_SELECT } from '../sorts.ts';
import { COLUMN_SELECT } from './columns.ts';
import type { ColumnRow } from './columns.ts';
import { countSql, Moves } from './moves.ts';
import { RowCache } from './row-cache.ts';
import { ProductTable } from './table.ts';
import { isIndexedCriterion } from './select.ts';

/** Products that are read by one statement. */
const BATCH = 1_000;
/** How often changes are looked for while no list is asked for (ms), and a failed build is tried again; the first is begun so late. */
const PACE = 2_000;
/** With more moves than this that cannot be forgotten yet, counting them would cost more than the list: lists are as old as PACE. */
const MOST_COUNTED = 500;
/** How often a page is made again because products have changed meanwhile. */
const MOST_TRIES = 3;

const EVERYTHING: Criteria = { isOnSale: true, impossible: false, all: [] };

export interface ColumnIndexOptions {
  /** Most memory (bytes); in a catalogue that needs more the index is given up. */
  maxBytes: number;
  onError(error: unknown): void;
  /** Called once when the catalogue needs more memory. */
  onTooLarge(bytes: number): void;
}

export class ColumnIndex implements ProductSearch {
  readonly #db: Kysely<Database>;
  readonly #other: ProductSearch;
  readonly #options: ColumnIndexOptions;
  readonly #moves: Moves;
  readonly #job: IntervalJob;
  readonly #rows = new RowCache();
  #table: ProductTable | undefined;
  #isTooLarge = false;
  #version = 0;
  #building: Promise<void> | undefined;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  #stopped = false;

  /** @param other answers what was asked of an index that was given up meanwhile */
  constructor(db: Kysely<Database>, other: ProductSearch, options: ColumnIndexOptions) {
    this.#db = db;
    this.#other = other;
    this.#options = options;
    this.#moves = new Moves(db);
    this.#job = new IntervalJob(() => (this.#table ? this.follow() : this.build()), options.onError, PACE);
  }

  /** Builds the index in the background, a moment later than what a starting shop is busy with, and follows changes from then on. */
  start(): void {
    this.#job.start();
  }

  /** Resolves when nothing of it runs any more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#job.stop();
    await this.#building?.catch(() => undefined);
    await this.#running.catch(() => undefined);
    await this.#next?.catch(() => undefined);
  }

  /** Memory of the columns and of rows. */
  get memory(): MemoryUse {
    return sumOf([{ bytes: this.#table?.bytes ?? 0, maxBytes: this.#options.maxBytes }, this.#rows]);
  }

  answers({ criteria, understood }: Asked): boolean {
    return (
      this.#table !== undefined &&
      criteria.isOnSale &&
      understood === undefined &&
      criteria.all.every(isIndexedCriterion)
    );
  }

  /** Builds the index where there is none; resolves when it answers, or was given up. */
  build(): Promise<void> {
    if (this.#table || this.#stopped || this.#isTooLarge) return Promise.resolve();
    this.#building ??= this.#build().finally(() => {
      this.#building = undefined;
    });
    return this.#building;
  }

  /** Takes over all changes that were made before the call. Where there is no index, the database answers. */
  follow(): Promise<void> {
    // A run that has begun may have read before the caller's change.
    this.#next ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined;
        this.#running = this.#stopped ? Promise.resolve() : this.#follow();
        return this.#running;
      });
    return this.#next;
  }

  async version(): Promise<number | undefined> {
    await this.#catchUp();
    return this.#table && this.#version;
  }

  async page(asked: PageAsked): Promise<Found> {
    const { by, order, limit, position } = asked;
    const { valueOf } = SORTS[by];
    if (asked.criteria.impossible) return nothingFound(asked, valueOf);
    for (let tries = 1; ; tries++) {
      const table = this.#table;
      if (!table) return this.#other.page(asked);
      const { ids, total } = table.page(asked, {
        by,
        isReversed: (order === 'asc') === (position.before !== undefined),
        offset: position.offset,
        take: limit + 1,
        place: position.after ?? position.before,
      });
      const isLast = tries === MOST_TRIES;
      const { rows, isCurrent } = await this.#rowsOf(ids, isLast);
      if (isCurrent || isLast) return { ...foundOf(asked, rows, valueOf), total };
      await this.follow();
    }
  }

  async count(asked: Asked): Promise<number> {
    await this.#catchUp();
    return this.#table?.count(asked) ?? this.#other.count(asked);
  }

  /** The groups of everything on sale, with what was changed before the call; undefined: it does not answer. */
  async all(snapshot: DirectorySnapshot): Promise<ProductGroups | undefined> {
    await this.#catchUp();
    return this.#table?.groups({ criteria: EVERYTHING, snapshot, understood: undefined });
  }

  async groups(asked: Asked): Promise<ProductGroups> {
    await this.#catchUp();
    return this.#table?.groups(asked) ?? this.#other.groups(asked);
  }

  async specs(asked: Asked, only?: string): Promise<SpecCount[]> {
    await this.#catchUp();
    return this.#table?.specs(asked, only) ?? this.#other.specs(asked, only);
  }

  async facets(asked: FacetsAsked): Promise<Facets | undefined> {
    return this.#table?.facets(asked);
  }

  get #isCounted(): boolean {
    return this.#moves.seen <= MOST_COUNTED;
  }

  /** Follows if anything has changed. */
  async #catchUp(): Promise<void> {
    if (!this.#table || !this.#isCounted) return;
    const [row] = await run<{ moves: number }>(
      this.#db,
      `select ${countSql('$1')} as moves`,
      [this.#moves.horizon],
      true,
    );
    if (row?.moves !== this.#moves.seen) await this.follow();
  }

  /**
   * The products of a page, and whether the same statement has seen no change since they were chosen. Rows that were read before are in
   * memory: `#follow` drops those that have changed. @param isAnew whether all are read, as nothing is known of them
   */
  async #rowsOf(ids: readonly number[], isAnew: boolean): Promise<{ rows: SortedRow[]; isCurrent: boolean }> {
    const isCounted = this.#isCounted;
    const { seen, horizon } = this.#moves;
    const version = this.#version;
    const byId = isCounted && !isAnew ? this.#rows.of(ids) : new Map<number, SortedRow>();
    const missing = ids.filter((id) => !byId.has(id));
    const state = `(select ${isCounted ? countSql('$1') : '$1::text::int'} as moves, pg_is_in_recovery() as is_replica) c`;
    const rows = await run<SortedRow & { moves: number | null; is_replica: boolean }>(
      this.#db,
      missing.length === 0
        ? `select c.* from ${state}`
        : `select ${SUMMARY_SELECT}, ${SORT_SELECT}, c.* from ${state} left join products p on p.id = any($2::bigint[]) and p.active`,
      [isCounted ? horizon : null, ...(missing.length === 0 ? [] : [missing])],
      true,
    );
    const [first] = rows;
    const isCurrent = !isCounted || first?.moves === seen;
    // What was followed meanwhile may be newer than what was read, and so may what a replica has not replayed.
    const isNewest = isCounted && isCurrent && version === this.#version && first?.is_replica === false;
    if (missing.length > 0)
      for (const row of rows) {
        byId.set(row.id, row);
        if (isNewest && row.id !== null) this.#rows.set(row.id, row);
      }
    return { rows: ids.flatMap((id) => byId.get(id) ?? []), isCurrent };
  }

  async #follow(): Promise<void> {
    const table = this.#table;
    if (!table) return;
    const moved = await this.#moves.next();
    if (!moved) {
      // No request waits for the new one: the database answers meanwhile.
      this.#giveUp();
      this.build().catch(this.#options.onError);
      return;
    }
    for (let start = 0; start < moved.ids.length; start += BATCH) {
      const ids = moved.ids.slice(start, start + BATCH);
      const rows = await run<ColumnRow>(
        this.#db,
        `select ${COLUMN_SELECT} from products p where p.id = any($1::bigint[]) and p.active`,
        [ids],
        true,
      );
      table.change(ids, rows);
      for (const id of ids) this.#rows.delete(id);
      // At once: a page that read one of them before is not to store it while the next batch is read.
      this.#version++;
    }
    moved.commit();
    this.#limit(table);
  }

  /** Reads all products; meanwhile another implementation answers. */
  async #build(): Promise<void> {
    await this.#moves.begin();
    const table = new ProductTable();
    for (let last = 0; ;) {
      const rows = await run<ColumnRow>(
        this.#db,
        `select ${COLUMN_SELECT} from products p where p.active and p.id > $1::bigint order by p.id limit ${BATCH}`,
        [last],
        true,
      );
      table.load(rows);
      if (this.#stopped || this.#limit(table)) return;
      // Between two batches lists are answered.
      await breathe();
      if (rows.length < BATCH) break;
      last = rows.at(-1)?.id ?? 0;
    }
    await table.sort();
    if (this.#limit(table)) return;
    this.#table = table;
    this.#version++;
    await this.follow();
  }

  /** Forgets what is known; pages that are being read store nothing of it. */
  #giveUp(): void {
    this.#table = undefined;
    this.#rows.clear();
    this.#version++;
  }

  /** Gives the index up where it needs more memory than it may have. */
  #limit(table: ProductTable): boolean {
    if (table.bytes <= this.#options.maxBytes) return false;
    this.#giveUp();
    this.#isTooLarge = true;
    this.#options.onTooLarge(table.bytes);
    return true;
  }
}
