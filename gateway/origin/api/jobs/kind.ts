/** Kinds of imports: what their lines are about, by which columns. */
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { DirectorySnapshot } from '../directory.ts';
import type { Columns } from './cells.ts';
import type { Raw, Target } from './entity.ts';

/** A kind of import. */
export interface ImportKind {
  columns: Columns;
  /**
   * Reads at once what the lines of a batch are checked against.
   * @returns what a line is about, which throws ApiError when it names nothing, or something that does not exist
   */
  read(
    trx: Kysely<Database>,
    lines: readonly Raw[],
    snapshot: DirectorySnapshot,
  ): Promise<(raw: Raw) => Target>;
}

/** The id in a line; undefined: none. */
export function idIn(raw: Raw): number | undefined {
  const cell = raw['_id']?.trim() ?? '';
  return /^[1-9]\d{0,14}$/.test(cell) ? Number(cell) : undefined;
}

/** A SKU in a line; undefined: none. */
export const skuIn = (raw: Raw, column = 'sku'): string | undefined => raw[column]?.trim().toUpperCase();
