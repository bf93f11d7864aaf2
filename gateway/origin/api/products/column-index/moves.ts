/** Follows which products have changed, in an order in which none is skipped. */
import type { Kysely } from 'kysely';
import { run } from '../../../base/sql.ts';
import type { Database } from '../../../db/tables.ts';

/** Age until which moves are not removed (min). */
const KEPT_MINUTES = 60;

/** Removes old moves. Several processes may run it at once. */
export async function removeOldMoves(db: Kysely<Database>): Promise<void> {
  await run(
    db,
    `delete from product_moves where at < now() - make_interval(mins => ${KEPT_MINUTES}) and xact < (select feed_horizon())`,
    [],
  );
}

interface MovesRow {
  horizon: string;
  removed: string;
  moves: [string, number][] | null;
}

/** Moves are read again until no earlier transaction runs any more; those that were seen are known by their place. */
export class Moves {
  readonly #db: Kysely<Database>;
  #horizon: string | undefined;
  #removed = '0';
  #seen = new Set<string>();

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** Begins at the present: what is read of products from now on has all earlier moves. */
  async begin(): Promise<void> {
    this.#horizon = undefined;
    const { horizon, removed } = await this.#read('0', false);
    this.#horizon = horizon;
    this.#removed = removed;
    this.#seen = new Set();
  }

  /** Products that have changed since the last call; `commit` once they are known. undefined: moves were removed that were not read. */
  async next(): Promise<{ ids: number[]; commit(): void } | undefined> {
    if (this.#horizon === undefined) return undefined;
    const { horizon, removed, moves } = await this.#read(this.#horizon, true);
    const read = BigInt(this.#horizon);
    // Transactions are counted from the beginning again where the database was copied to another server.
    if (BigInt(horizon) < read || (removed !== this.#removed && BigInt(removed) >= read)) return undefined;
    const places = (moves ?? []).map(([xact, id]) => ({ xact: BigInt(xact), id, place: `${xact} ${id}` }));
    const seen = this.#seen;
    const ids = [...new Set(places.flatMap(({ place, id }) => (seen.has(place) ? [] : [id])))];
    return {
      ids,
      commit: () => {
        this.#horizon = horizon;
        this.#removed = removed;
        const end = BigInt(horizon);
        this.#seen = new Set(places.flatMap(({ xact, place }) => (xact >= end ? [place] : [])));
      },
    };
  }

  /** Number of moves that were seen from the horizon on, to compare with `countSql`. */
  get seen(): number {
    return this.#seen.size;
  }

  /** Argument of `countSql`. */
  get horizon(): string {
    return this.#horizon ?? '0';
  }

  async #read(from: string, withMoves: boolean): Promise<MovesRow> {
    const moves = withMoves
      ? `(select json_agg(json_build_array(m.xact::text, m.product_id)) from product_moves m where m.xact >= $1::text::xid8)`
      : '$1::json';
    const [row] = await run<MovesRow>(
      this.#db,
      `select (select feed_horizon())::text as horizon, (select xact::text from product_moves_removed) as removed, ${moves} as moves`,
      [withMoves ? from : null],
      true,
    );
    if (!row) throw new Error('A statement without a table has one row');
    return row;
  }
}

/** Number of moves from a horizon on, as an expression. @param horizon placeholder of the parameter */
export const countSql = (horizon: string): string =>
  `(select count(*)::int from product_moves where xact >= ${horizon}::text::xid8)`;
