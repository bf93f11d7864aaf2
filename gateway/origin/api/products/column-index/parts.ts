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
  #all = new Selection();
  #next = new Selection();
  readonly #allBut: Selection[] = [];

  /** Memory (bytes). */
  get bytes(): number {
    return [this.#all, this.#next, ...this.#allBut].reduce((sum, { slots }) => sum + slots.byteLength, 0);
  }

  /** Splits a selection; what is returned holds until the next one. `now` in ms. */
  split(
    from: Selection,
    parts: readonly FacetPart[],
    columns: Columns,
    orders: Orders,
    now: number,
  ): SplitSlots {
    this.#all.startWith(from);
    parts.forEach(({ criteria: { all, impossible } }, place) => {
      const narrow = (selection: Selection): void => {
        if (impossible) selection.length = 0;
        else narrowAll(selection, columns, orders, all, now);
      };
      const met = this.#next;
      met.startWith(this.#all);
      narrow(met);
      for (const others of this.#allBut.slice(0, place)) narrow(others);
      const missing = (this.#allBut[place] ??= new Selection());
      missing.startWithout(this.#all, met);
      [this.#all, this.#next] = [met, this.#all];
    });
    return { all: this.#all, allBut: this.#allBut.slice(0, parts.length) };
  }
}
