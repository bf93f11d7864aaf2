/** Rows of products that lists have shown, by id: most requests ask for the same products under other conditions. */
import { BoundedCache, textBytes } from '../../../../service/bounded-cache.ts';
import type { MemoryUse } from '../../../../service/bounded-cache.ts';
import type { SortedRow } from '../search.ts';

const MAX_BYTES = 16 * 1024 * 1024;
/** A row without its texts (bytes): forty fields, some of them objects; and the same as a product of the contract and as JSON. */
const ROW_BYTES = 3_000;
const FORMS = 3;

const bytesOf = ({ name, names, description, slug, tags }: SortedRow): number =>
  ROW_BYTES +
  FORMS *
    [name, description, slug, ...tags, ...Object.values(names)].reduce(
      (sum, text) => sum + textBytes(text),
      0,
    );

export class RowCache implements MemoryUse {
  readonly #rows = new BoundedCache<SortedRow>({ maxBytes: MAX_BYTES, bytesOf });

  get bytes(): number {
    return this.#rows.bytes;
  }

  get maxBytes(): number {
    return this.#rows.maxBytes;
  }

  /** The rows of these products that are known. */
  of(ids: readonly number[]): Map<number, SortedRow> {
    const found = new Map<number, SortedRow>();
    for (const id of ids) {
      const row = this.#rows.get(String(id));
      if (row) found.set(id, row);
    }
    return found;
  }

  set(id: number, row: SortedRow): void {
    this.#rows.set(String(id), row);
  }

  delete(id: number): void {
    this.#rows.delete(String(id));
  }

  clear(): void {
    this.#rows.clear();
  }
}
