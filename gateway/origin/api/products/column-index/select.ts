/** Which products of the index meet criteria. */
import { FREE_DELIVERY_FROM } from '../../../../contract/money.ts';
import type { CategoryNode, DirectorySnapshot } from '../../directory.ts';
import type { Criterion, Flag } from '../filters.ts';
import { BITS } from './columns.ts';
import type { Columns } from './columns.ts';
import type { Orders } from './orders.ts';

type NumberColumn = Float64Array | Float32Array | Int16Array | Int32Array;

const BIT_OF: Readonly<Partial<Record<Flag, number>>> = {
  bestSeller: BITS.bestSeller,
  featured: BITS.featured,
  warranty: BITS.warranty,
  inStock: BITS.inStock,
  lowStock: BITS.lowStock,
};

/** An instant with more digits than a column has compares otherwise there than here. */
const isWhole = (instant: string): boolean => !/\.\d{3}\d*[1-9]/.test(instant);

/** Whether the index has the columns of this condition. */
export const isIndexedCriterion = (criterion: Criterion): boolean =>
  criterion.kind === 'since'
    ? isWhole(criterion.from)
    : criterion.kind !== 'updated' && criterion.kind !== 'skus' && criterion.kind !== 'gtins';

/** Slots of products. */
export interface Slots {
  readonly slots: Uint32Array;
  readonly length: number;
}

/** Slots of products, in no particular order, and of those that were dropped since it started; only until the next selection. */
export class Selection implements Slots {
  slots: Uint32Array = new Uint32Array(0);
  length = 0;
  readonly dropped: { slots: Uint32Array; length: number } = { slots: new Uint32Array(0), length: 0 };

  /** Memory (bytes). */
  get bytes(): number {
    return this.slots.byteLength + this.dropped.slots.byteLength;
  }

  /** Starts with these products. */
  startWith({ slots, length }: Slots): void {
    const { dropped } = this;
    if (this.slots.length < length) this.slots = new Uint32Array(slots.length);
    // One more: what is not dropped is written past its end, too.
    if (dropped.slots.length <= length) dropped.slots = new Uint32Array(slots.length + 1);
    this.slots.set(slots.subarray(0, length));
    this.length = length;
    dropped.length = 0;
  }

  /** Drops all. */
  clear(): void {
    const { dropped } = this;
    dropped.slots.set(this.slots.subarray(0, this.length), dropped.length);
    dropped.length += this.length;
    this.length = 0;
  }

  /** Keeps those of these slots that are selected. */
  only(slots: readonly number[]): void {
    const wanted = new Set(slots);
    this.#keep((slot) => Number(wanted.has(slot)));
  }

  /** @param isKept 1 or 0 */
  #keep(isKept: (slot: number) => number): void {
    const { slots, length, dropped } = this;
    const out = dropped.slots;
    let n = 0;
    let d = dropped.length;
    for (let index = 0; index < length; index++) {
      const slot = slots[index] as number;
      const kept = isKept(slot);
      slots[n] = slot;
      out[d] = slot;
      n += kept;
      d += 1 - kept;
    }
    this.length = n;
    dropped.length = d;
  }

  /** Keeps products whose number in a column has a 1 in the table. */
  byTable(column: Uint32Array, table: Uint8Array): void {
    const { slots, length, dropped } = this;
    const out = dropped.slots;
    let n = 0;
    let d = dropped.length;
    for (let index = 0; index < length; index++) {
      const slot = slots[index] as number;
      const kept = table[column[slot] as number] as number;
      // Without a branch, which the processor would often predict wrong.
      slots[n] = slot;
      out[d] = slot;
      n += kept;
      d += 1 - kept;
    }
    this.length = n;
    dropped.length = d;
  }

  /** Keeps products within bounds, both included. */
  byRange(column: NumberColumn, min: number, max: number): void {
    const { slots, length, dropped } = this;
    const out = dropped.slots;
    let n = 0;
    let d = dropped.length;
    for (let index = 0; index < length; index++) {
      const slot = slots[index] as number;
      const value = column[slot] as number;
      const kept = Number(value >= min) & Number(value <= max);
      slots[n] = slot;
      out[d] = slot;
      n += kept;
      d += 1 - kept;
    }
    this.length = n;
    dropped.length = d;
  }

  /** Keeps products that have, or have not, a bit. */
  byBit(bits: Uint8Array, bit: number, value: boolean): void {
    const { slots, length, dropped } = this;
    const out = dropped.slots;
    const wanted = value ? bit : 0;
    let n = 0;
    let d = dropped.length;
    for (let index = 0; index < length; index++) {
      const slot = slots[index] as number;
      const kept = Number(((bits[slot] as number) & bit) === wanted);
      slots[n] = slot;
      out[d] = slot;
      n += kept;
      d += 1 - kept;
    }
    this.length = n;
    dropped.length = d;
  }

  /** Keeps products that have one of the entries of technical data. */
  bySpecs({ specs, specFrom, specCount }: Columns, entries: readonly number[]): void {
    const wanted = new Set(entries);
    const [only] = entries.length === 1 ? entries : [];
    this.#keep((slot) => {
      const from = specFrom[slot] as number;
      const end = from + (specCount[slot] as number);
      for (let at = from; at < end; at++) {
        const entry = specs[at] as number;
        if (only === undefined ? wanted.has(entry) : entry === only) return 1;
      }
      return 0;
    });
  }
}

/** Which conditions are looked at first: what leaves few products costs the least before the others. */
const RANK: Readonly<Record<Criterion['kind'], number>> = {
  ids: 0,
  category: 1,
  brand: 1,
  seller: 1,
  status: 2,
  flag: 3,
  price: 4,
  percent: 4,
  rating: 4,
  since: 4,
  color: 5,
  specs: 6,
  updated: 9,
  skus: 9,
  gtins: 9,
};

/** Selects all products whose seller and category are shown. */
export function selectShown(
  selection: Selection,
  columns: Columns,
  orders: Orders,
  { hiddenSellerIds, hiddenCategoryIds }: DirectorySnapshot,
): void {
  selection.startWith(orders.byId);
  if (hiddenSellerIds.length > 0) {
    const hidden = new Set(hiddenSellerIds);
    selection.byTable(
      columns.seller,
      columns.sellers.table((id) => !hidden.has(id)),
    );
  }
  if (hiddenCategoryIds.length > 0) {
    const hidden = new Set(hiddenCategoryIds);
    selection.byTable(
      columns.category,
      columns.categories.table(({ path }) => !path.some((id) => hidden.has(id))),
    );
  }
}

/** Keeps the products that meet all criteria. */
export function narrowAll(
  selection: Selection,
  columns: Columns,
  orders: Orders,
  all: readonly Criterion[],
  now: number,
): void {
  const sorted = [...all].sort((a, b) => RANK[a.kind] - RANK[b.kind]);
  for (const criterion of sorted) narrow(selection, columns, orders, criterion, now);
}

function narrow(
  selection: Selection,
  columns: Columns,
  orders: Orders,
  criterion: Criterion,
  now: number,
): void {
  switch (criterion.kind) {
    case 'flag': {
      narrowByFlag(selection, columns, criterion, now);
      return;
    }
    case 'percent': {
      selection.byRange(columns.discount, criterion.min, Infinity);
      return;
    }
    case 'price': {
      selection.byRange(columns.price, criterion.min ?? -Infinity, criterion.max ?? Infinity);
      return;
    }
    case 'rating': {
      selection.byRange(columns.rating, Math.fround(criterion.min), Infinity);
      return;
    }
    case 'since': {
      selection.byRange(columns.created, Date.parse(criterion.from), Infinity);
      return;
    }
    case 'status': {
      selection.byTable(
        columns.status,
        columns.statuses.table((status) => status === criterion.status),
      );
      return;
    }
    case 'category': {
      selection.byTable(columns.category, columns.categories.table(isIn(criterion.category)));
      return;
    }
    case 'brand':
    case 'seller': {
      const ids = new Set<number | null>(criterion.ids);
      const [column, values] =
        criterion.kind === 'brand' ? [columns.brand, columns.brands] : [columns.seller, columns.sellers];
      selection.byTable(
        column,
        values.table((id) => ids.has(id)),
      );
      return;
    }
    case 'color': {
      const colors = new Set(criterion.colors);
      selection.byTable(
        columns.colors,
        columns.colorSets.table(({ names }) => names.some((name) => colors.has(name))),
      );
      return;
    }
    case 'specs': {
      selection.bySpecs(
        columns,
        criterion.keys.flatMap((key) => columns.entries.find(key) ?? []),
      );
      return;
    }
    case 'ids': {
      selection.only([...new Set(criterion.ids)].flatMap((id) => orders.slotOf(id) ?? []));
      return;
    }
    case 'updated':
    case 'skus':
    case 'gtins': {
      throw new Error(`The index has no column for ${criterion.kind}`);
    }
  }
}

function narrowByFlag(
  selection: Selection,
  columns: Columns,
  { flag, value }: Extract<Criterion, { kind: 'flag' }>,
  now: number,
): void {
  const bit = BIT_OF[flag];
  if (bit !== undefined) selection.byBit(columns.bits, bit, value);
  else if (flag === 'discount')
    selection.byRange(columns.discount, value ? 1 : -Infinity, value ? Infinity : 0);
  else if (flag === 'freeDelivery')
    selection.byRange(
      columns.price,
      value ? FREE_DELIVERY_FROM : -Infinity,
      value ? Infinity : FREE_DELIVERY_FROM - 1,
    );
  else if (value) {
    selection.byRange(columns.flashFrom, -Infinity, now);
    selection.byRange(columns.flashUntil, now, Infinity);
  } else selection.byBit(columns.bits, BITS.flash, false);
}

/** Whether a product of a category, with its path, is in another one; as `inCategory` of the filters. */
function isIn({ id, depth, children }: CategoryNode) {
  return ({ category, path }: { category: number; path: readonly number[] }): boolean => {
    if (depth <= 2) return path[depth - 1] === id;
    return children.length === 0 ? category === id : path.includes(id);
  };
}
