/** Products by the parts of what is asked that they meet: all of them, or all but one. */
import type { FacetPart } from '../search.ts';
import type { Columns } from './columns.ts';
import type { Orders } from './orders.ts';
import { narrowAll, Selection } from './select.ts';
import type { Slots } from './select.ts';

export interface SplitSlots {
  /** They meet all parts. */
  all: Slots;
  /** By part: they meet all others. */
  allBut: readonly Slots[];
}

export class Split {
  readonly #part = new Selection();
  /** By slot, of the products that are being split: a bit for each part that it meets. */
  #met = new Uint32Array(0);
  #sorted = new Uint32Array(0);

  /** Memory (bytes). */
  get bytes(): number {
    return this.#part.slots.byteLength + this.#met.byteLength + this.#sorted.byteLength;
  }

  /** Splits a selection; what is returned holds until the next one. `now` in ms. */
  split(
    from: Selection,
    parts: readonly FacetPart[],
    columns: Columns,
    orders: Orders,
    now: number,
  ): SplitSlots {
    if (parts.length === 0) return { all: from, allBut: [] };
    if (this.#met.length < columns.capacity) this.#met = new Uint32Array(columns.capacity);
    const met = this.#met;
    for (let index = 0; index < from.length; index++) met[from.slots[index] as number] = 0;
    parts.forEach(({ criteria: { all, impossible } }, place) => {
      if (impossible) return;
      const part = this.#part;
      part.startWith(from);
      narrowAll(part, columns, orders, all, now);
      const bit = 1 << place;
      for (let index = 0; index < part.length; index++) {
        const slot = part.slots[index] as number;
        met[slot] = (met[slot] as number) | bit;
      }
    });
    return this.#sort(from, parts.length);
  }

  /** One list after another in one array: first they are counted, then put in their places. */
  #sort({ slots, length }: Selection, parts: number): SplitSlots {
    const met = this.#met;
    const every = 2 ** parts - 1;
    /** The list of a product: of those that meet everything, or of its only missing part; -1: of none. */
    const listOf = (slot: number): number => {
      const missing = every ^ (met[slot] as number);
      return missing === 0 ? parts : (missing & (missing - 1)) === 0 ? 31 - Math.clz32(missing) : -1;
    };
    const ends = new Uint32Array(parts + 1);
    for (let index = 0; index < length; index++) {
      const list = listOf(slots[index] as number);
      if (list >= 0) ends[list] = (ends[list] as number) + 1;
    }
    const lengths = [...ends];
    if (this.#sorted.length < length) this.#sorted = new Uint32Array(slots.length);
    const sorted = this.#sorted;
    for (let list = 0, end = 0; list <= parts; list++) {
      ends[list] = end;
      end += lengths[list] as number;
    }
    for (let index = 0; index < length; index++) {
      const slot = slots[index] as number;
      const list = listOf(slot);
      if (list < 0) continue;
      const at = ends[list] as number;
      sorted[at] = slot;
      ends[list] = at + 1;
    }
    const lists = lengths.map((n, list): Slots => ({
      slots: sorted.subarray((ends[list] as number) - n, ends[list]),
      length: n,
    }));
    return { all: lists[parts] as Slots, allBut: lists.slice(0, parts) };
  }
}
