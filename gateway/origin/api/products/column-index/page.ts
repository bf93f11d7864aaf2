/** One page of selected products, in the order of a sort. */
import type { Columns } from './columns.ts';
import type { SortedSlots, SortValue } from './orders.ts';
import type { Selection } from './select.ts';

export interface Slice {
  /** Against the order of the sort. */
  isReversed: boolean;
  /** Selected products to skip from the beginning, or after the place. */
  offset: number;
  /** Most products. */
  take: number;
  /** The page begins after it. */
  place: { value: SortValue; id: number } | undefined;
}

/** Up to so many products are inserted in order while all selected ones are read; more are sorted. */
const MOST_KEPT = 300;
/** What putting a selected product in its place costs, in steps along the whole order. */
const PLACING = 4;

export class Paging {
  /** By slot: the number of the selection that it belongs to. */
  #marks = new Uint32Array(0);
  #mark = 0;

  /** Ids of a page. */
  page(columns: Columns, sorted: SortedSlots, selection: Selection, slice: Slice): number[] {
    if (selection.length === 0) return [];
    const wanted = slice.offset + slice.take;
    const steps = (wanted * sorted.length) / selection.length + selection.length;
    const slots =
      steps < selection.length * PLACING || selection.length === sorted.length
        ? this.#walk(columns, sorted, selection, slice)
        : pick(sorted, selection, slice);
    return slots.map((slot) => columns.id[slot] as number);
  }

  /** Along the order, past what is not selected. */
  #walk(columns: Columns, sorted: SortedSlots, selection: Selection, slice: Slice): number[] {
    const { isReversed, take, place } = slice;
    if (this.#marks.length < columns.capacity || this.#mark === 2 ** 32 - 1) {
      this.#marks = new Uint32Array(columns.capacity);
      this.#mark = 0;
    }
    const marks = this.#marks;
    const mark = ++this.#mark;
    const isAll = selection.length === sorted.length;
    if (!isAll)
      for (let index = 0; index < selection.length; index++) marks[selection.slots[index] as number] = mark;
    let { offset } = slice;
    let at = isReversed ? sorted.length - 1 : 0;
    if (place) {
      const { value, id } = place;
      at = isReversed
        ? sorted.indexOf((slot) => sorted.compareTo(slot, value, id) >= 0) - 1
        : sorted.indexOf((slot) => sorted.compareTo(slot, value, id) > 0);
    }
    if (isAll) {
      at += isReversed ? -offset : offset;
      offset = 0;
    }
    const found: number[] = [];
    for (const step = isReversed ? -1 : 1; at >= 0 && at < sorted.length && found.length < take; at += step) {
      const slot = sorted.slots[at] as number;
      if (!isAll && marks[slot] !== mark) continue;
      if (offset > 0) offset--;
      else found.push(slot);
    }
    return found;
  }
}

/** The first ones of the selected products. */
function pick(sorted: SortedSlots, selection: Selection, slice: Slice): number[] {
  const { isReversed, offset, take, place } = slice;
  const sign = isReversed ? -1 : 1;
  const compare = (a: number, b: number): number => sign * sorted.compare(a, b);
  const most = offset + take;
  const found: number[] = [];
  for (let index = 0; index < selection.length; index++) {
    const slot = selection.slots[index] as number;
    if (place && sign * sorted.compareTo(slot, place.value, place.id) <= 0) continue;
    if (most > MOST_KEPT) {
      found.push(slot);
      continue;
    }
    if (found.length === most) {
      if (compare(slot, found[most - 1] as number) > 0) continue;
      found.pop();
    }
    let [low, high] = [0, found.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(found[middle] as number, slot) > 0) high = middle;
      else low = middle + 1;
    }
    found.splice(low, 0, slot);
  }
  if (most > MOST_KEPT) found.sort(compare);
  return found.slice(offset, most);
}
