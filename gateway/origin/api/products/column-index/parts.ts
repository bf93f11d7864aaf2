/** Products by the parts of what is asked that they meet: all of them, or all but one. */
import type { FacetPart } from '../search.ts';
import type { Columns } from './columns.ts';
import type { Orders } from './orders.ts';
import { narrowAll, Selection } from './select.ts';
import type { Slots } from './select.ts';

export interface SplitSlots {
  /** They meet all parts. */
  all: Selection;
  /** By part: they meet all others. */
  allBut: readonly Slots[];
}

export class Split {
  readonly #allBut: Selection[] = [];

  /** Memory (bytes). */
  get bytes(): number {
    return this.#allBut.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Narrows a selection to what meets all parts; what is returned holds until the next one. `now` in ms. */
  split(
    all: Selection,
    parts: readonly FacetPart[],
    columns: Columns,
    orders: Orders,
    now: number,
  ): SplitSlots {
    parts.forEach(({ criteria: { all: criteria, impossible } }, place) => {
      const narrow = (selection: Selection): void => {
        if (impossible) selection.clear();
        else narrowAll(selection, columns, orders, criteria, now);
      };
      const { dropped } = all;
      const before = dropped.length;
      narrow(all);
      for (const others of this.#allBut.slice(0, place)) narrow(others);
      const missing = (this.#allBut[place] ??= new Selection());
      missing.startWith({
        slots: dropped.slots.subarray(before, dropped.length),
        length: dropped.length - before,
      });
    });
    return { all, allBut: this.#allBut.slice(0, parts.length) };
  }
}
