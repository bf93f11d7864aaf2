/** The products in the order of each sort, ascending; ties by id. */
import { setImmediate as breathe } from 'node:timers/promises';
import type { ColumnSort } from '../sorts.ts';
import type { ColumnRow, Columns } from './columns.ts';

/** Value of a product, or of a cursor, in a sort. */
export type SortValue = number | string;

/** Orders texts by their code points, as the collation "C" of the database does. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const [x, y] = [a.charCodeAt(index), b.charCodeAt(index)];
    if (x !== y) return rankOfUnit(x) - rankOfUnit(y);
  }
  return a.length - b.length;
}

/** UTF-16 has the characters beyond U+FFFF before some of those below. */
const rankOfUnit = (unit: number): number =>
  unit < 0xd800 ? unit : unit >= 0xe000 ? unit - 0x800 : unit + 0x2000;

function compareValues(a: SortValue, b: SortValue): number {
  if (typeof a === 'string') return compareTexts(a, b as string);
  return a < (b as number) ? -1 : a > (b as number) ? 1 : 0;
}

/** Slots that are sorted at once while the index is built (a few ms). */
const RUN = 2_048;

export class SortedSlots {
  slots: Uint32Array = new Uint32Array(0);
  length = 0;
  readonly #columns: Columns;
  readonly #valueOf: (slot: number) => SortValue;
  readonly #valueOfRow: (row: ColumnRow) => SortValue;

  constructor(
    columns: Columns,
    valueOf: (slot: number) => SortValue,
    valueOfRow: (row: ColumnRow) => SortValue,
  ) {
    this.#columns = columns;
    this.#valueOf = valueOf;
    this.#valueOfRow = valueOfRow;
  }

  /** Whether a row has another value than its slot. */
  isMoved(slot: number, row: ColumnRow): boolean {
    return this.#valueOf(slot) !== this.#valueOfRow(row);
  }

  /** How a product stands to another. */
  readonly compare = (a: number, b: number): number => {
    const [x, y] = [this.#valueOf(a), this.#valueOf(b)];
    return compareValues(x, y) || (this.#columns.id[a] as number) - (this.#columns.id[b] as number);
  };

  /** How a product stands to a position. */
  compareTo(slot: number, value: SortValue, id: number): number {
    return compareValues(this.#valueOf(slot), value) || (this.#columns.id[slot] as number) - id;
  }

  /** Number of products before the first one for which this holds; it must hold for all after it. */
  indexOf(holds: (slot: number) => boolean): number {
    let [low, high] = [0, this.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (holds(this.slots[middle] as number)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Sorts the slots from 0 on, with pauses for other work. */
  async build(length: number): Promise<void> {
    let from: Uint32Array = new Uint32Array(this.#columns.capacity);
    for (let slot = 0; slot < length; slot++) from[slot] = slot;
    for (let start = 0; start < length; start += RUN) {
      from.subarray(start, Math.min(start + RUN, length)).sort(this.compare);
      await breathe();
    }
    let to: Uint32Array = new Uint32Array(from.length);
    for (let width = RUN; width < length; width *= 2) {
      for (let start = 0; start < length; start += 2 * width) {
        this.#merge(from, to, start, Math.min(start + width, length), Math.min(start + 2 * width, length));
        await breathe();
      }
      [from, to] = [to, from];
    }
    this.slots = from;
    this.length = length;
  }

  #merge(from: Uint32Array, to: Uint32Array, start: number, middle: number, end: number): void {
    let [left, right] = [start, middle];
    for (let at = start; at < end; at++) {
      const takesLeft =
        right >= end || (left < middle && this.compare(from[left] as number, from[right] as number) <= 0);
      to[at] = from[takesLeft ? left++ : right++] as number;
    }
  }

  /**
   * Takes slots out, and puts slots in by their present values. All others must have the values that they had.
   * @param isOut whether a slot is taken out
   * @param spare as long as the columns; what is returned takes its place
   */
  change(isOut: Uint8Array, added: readonly number[], spare: Uint32Array): Uint32Array {
    const kept = spare.length >= this.#columns.capacity ? spare : new Uint32Array(this.#columns.capacity);
    let n = 0;
    for (let index = 0; index < this.length; index++) {
      const slot = this.slots[index] as number;
      if (isOut[slot] === 0) kept[n++] = slot;
    }
    let old = this.slots;
    if (old.length < this.#columns.capacity) old = new Uint32Array(this.#columns.capacity);
    this.slots = kept;
    this.length = n;
    if (added.length === 0) return old;
    const places = added
      .map((slot) => ({ slot, place: this.indexOf((other) => this.compare(other, slot) > 0) }))
      .sort((a, b) => a.place - b.place || this.compare(a.slot, b.slot));
    let [from, to] = [0, 0];
    for (const { slot, place } of places) {
      old.set(kept.subarray(from, place), to);
      to += place - from;
      from = place;
      old[to++] = slot;
    }
    old.set(kept.subarray(from, n), to);
    this.slots = old;
    this.length = n + added.length;
    return kept;
  }
}

/** The sorted slots of all sorts, and those by id. */
export class Orders {
  readonly byId: SortedSlots;
  readonly bySort: Readonly<Record<ColumnSort, SortedSlots>>;
  readonly #columns: Columns;
  #spare: Uint32Array = new Uint32Array(0);

  constructor(columns: Columns) {
    this.#columns = columns;
    const by = (
      valueOf: (slot: number) => SortValue,
      valueOfRow: (row: ColumnRow) => SortValue,
    ): SortedSlots => new SortedSlots(columns, valueOf, valueOfRow);
    this.byId = by(
      (slot) => columns.id[slot] as number,
      (row) => row.id,
    );
    this.bySort = {
      createdAt: by(
        (slot) => columns.created[slot] as number,
        (row) => row.created,
      ),
      price: by(
        (slot) => columns.price[slot] as number,
        (row) => row.price,
      ),
      name: by(
        (slot) => columns.names[slot] as string,
        (row) => row.name,
      ),
      ratingAverage: by(
        (slot) => columns.rating[slot] as number,
        (row) => Math.fround(row.rating),
      ),
      popularity: by(
        (slot) => columns.sold[slot] as number,
        (row) => row.sold,
      ),
      discount: by(
        (slot) => columns.discount[slot] as number,
        (row) => row.discount,
      ),
      flashSaleExpiresAt: by(
        (slot) => columns.flashUntil[slot] as number,
        (row) => row.flash_until ?? Infinity,
      ),
    };
  }

  get #all(): SortedSlots[] {
    return [this.byId, ...Object.values(this.bySort)];
  }

  /** Memory (bytes). */
  get bytes(): number {
    return [this.#spare, ...this.#all.map(({ slots }) => slots)].reduce(
      (sum, { byteLength }) => sum + byteLength,
      0,
    );
  }

  /** The slot of a product; undefined: it is not on sale. */
  slotOf(id: number): number | undefined {
    const { slots, length } = this.byId;
    const at = this.byId.indexOf((slot) => (this.#columns.id[slot] as number) >= id);
    const slot = slots[at] as number;
    return at < length && this.#columns.id[slot] === id ? slot : undefined;
  }

  async build(length: number): Promise<void> {
    for (const sorted of this.#all) await sorted.build(length);
  }

  /** The orders in which some of these products have another place than before. */
  concernedBy(changed: readonly { slot: number; row: ColumnRow }[]): ReadonlySet<SortedSlots> {
    return new Set(this.#all.filter((sorted) => changed.some(({ slot, row }) => sorted.isMoved(slot, row))));
  }

  /** As SortedSlots.change, of the orders that are concerned. */
  change(isOut: Uint8Array, added: readonly number[], isConcerned: (sorted: SortedSlots) => boolean): void {
    for (const sorted of this.#all)
      if (isConcerned(sorted)) this.#spare = sorted.change(isOut, added, this.#spare);
  }
}
