/** Numbers of selected products by what they may be narrowed to. */
import { MAX_SPECS_OFFERED, MAX_VALUES_OFFERED } from '../search.ts';
import type { FacetPart, Narrowed, ProductGroups, SpecCount } from '../search.ts';
import { BITS } from './columns.ts';
import type { Columns } from './columns.ts';
import type { Interned } from './interned.ts';
import { compareTexts } from './orders.ts';
import type { SplitSlots } from './parts.ts';
import type { Slots } from './select.ts';

/** How many products of these lists have each number of a column. */
function countBy(lists: readonly Slots[], column: Uint32Array, size: number): Uint32Array {
  const counts = new Uint32Array(size);
  for (const { slots, length } of lists) {
    for (let index = 0; index < length; index++) {
      const number = column[slots[index] as number] as number;
      counts[number] = (counts[number] as number) + 1;
    }
  }
  return counts;
}

/** The counts by value; of values that several numbers have, together. */
function mapOf<Value, Key>(
  counts: Uint32Array,
  { values }: Interned<Value>,
  keysOf: (value: Value) => readonly Key[],
): Map<Key, number> {
  const map = new Map<Key, number>();
  values.forEach((value, number) => {
    const n = counts[number] as number;
    if (n > 0) for (const key of keysOf(value)) map.set(key, (map.get(key) ?? 0) + n);
  });
  return map;
}

/** The groups of products that meet everything; what a part narrows is counted with those that meet all but that part. */
export function groupsOf(
  columns: Columns,
  { all, allBut }: SplitSlots,
  parts: readonly FacetPart[],
): ProductGroups {
  const listsFor = (narrowed: Narrowed): Slots[] => [
    all,
    ...allBut.filter((_, place) => parts[place]?.of === narrowed),
  ];
  const by = <Value, Key>(
    narrowed: Narrowed | undefined,
    column: Uint32Array,
    values: Interned<Value>,
    keysOf: (value: Value) => readonly Key[],
  ): Map<Key, number> =>
    mapOf(countBy(narrowed ? listsFor(narrowed) : [all], column, values.values.length), values, keysOf);
  const counted = (narrowed: Narrowed, bit: number): number => {
    let n = 0;
    for (const { slots, length } of listsFor(narrowed))
      for (let index = 0; index < length; index++)
        if (((columns.bits[slots[index] as number] as number) & bit) !== 0) n++;
    return n;
  };
  let [low, high] = [Infinity, -Infinity];
  for (const { slots, length } of listsFor('price'))
    for (let index = 0; index < length; index++) {
      const price = columns.price[slots[index] as number] as number;
      if (price < low) low = price;
      if (price > high) high = price;
    }
  let discounts = 0;
  for (const { slots, length } of listsFor('discounts'))
    for (let index = 0; index < length; index++)
      if ((columns.discount[slots[index] as number] as number) > 0) discounts++;
  return {
    total: all.length,
    low: low === Infinity ? null : low,
    high: low === Infinity ? null : high,
    warranties: counted('warranties', BITS.warranty),
    discounts,
    inStock: counted('inStock', BITS.inStock),
    categories: by(undefined, columns.category, columns.categories, ({ category }) => [category]),
    brands: by('brands', columns.brand, columns.brands, (id) => (id === null ? [] : [id])),
    sellers: by('sellers', columns.seller, columns.sellers, (id) => [id]),
    statuses: by('statuses', columns.status, columns.statuses, (status) => [status]),
    colors: by('colors', columns.colors, columns.colorSets, (colors) => colors),
  };
}

interface NameCount {
  name: string;
  total: number;
  named: number;
  values: { value: string; n: number; valued: number }[];
}

/** Counts technical data. By entry; only those of counted entries are not as they were at first, and are so again before the next count. */
export class SpecCounter {
  #counts = new Uint32Array(0);
  /** The least ids of products with the name, and the value, in other languages. */
  #named = new Float64Array(0);
  #valued = new Float64Array(0);
  #counted: number[] = [];

  /** Memory (bytes). */
  get bytes(): number {
    return this.#counts.length * 20;
  }

  /**
   * Technical data of products that meet everything.
   * @param only the single name to be counted
   */
  specs(columns: Columns, slots: Slots, only?: string): SpecCount[] {
    const wanted = only === undefined ? undefined : columns.specNames.find(only);
    if (only !== undefined && wanted === undefined) return [];
    this.#begin(columns);
    this.#add(columns, slots, wanted);
    return this.#found(columns, wanted);
  }

  /** As `specs`; the name that a part narrows is counted with those that meet all but that part, and comes first. */
  specsOfParts(columns: Columns, { all, allBut }: SplitSlots, parts: readonly FacetPart[]): SpecCount[] {
    this.#begin(columns);
    this.#add(columns, all, undefined);
    const others = this.#found(columns, undefined);
    const names = new Set<string>();
    const own = parts.flatMap(({ of }, place) => {
      if (typeof of === 'string') return [];
      names.add(of.spec);
      const name = columns.specNames.find(of.spec);
      if (name === undefined) return [];
      this.#add(columns, allBut[place] as Slots, name);
      return this.#found(columns, name);
    });
    return [...own, ...others.filter(({ name }) => !names.has(name))];
  }

  #begin({ entries }: Columns): void {
    for (const entry of this.#counted) {
      this.#counts[entry] = 0;
      this.#named[entry] = Infinity;
      this.#valued[entry] = Infinity;
    }
    this.#counted = [];
    const size = entries.values.length;
    if (this.#counts.length >= size) return;
    this.#counts = new Uint32Array(Math.ceil(size * 1.1));
    this.#named = new Float64Array(this.#counts.length).fill(Infinity);
    this.#valued = new Float64Array(this.#counts.length).fill(Infinity);
  }

  #add(columns: Columns, { slots, length }: Slots, wanted: number | undefined): void {
    const { specs, specTexts, specFrom, specCount, entries } = columns;
    const [counts, named, valued] = [this.#counts, this.#named, this.#valued];
    for (let index = 0; index < length; index++) {
      const slot = slots[index] as number;
      const id = columns.id[slot] as number;
      const from = specFrom[slot] as number;
      const end = from + (specCount[slot] as number);
      for (let at = from; at < end; at++) {
        const entry = specs[at] as number;
        if (wanted !== undefined && entries.values[entry]?.name !== wanted) continue;
        const n = counts[entry] as number;
        if (n === 0) this.#counted.push(entry);
        counts[entry] = n + 1;
        const texts = specTexts[at] as number;
        if ((texts & 1) !== 0 && id < (named[entry] as number)) named[entry] = id;
        if ((texts & 2) !== 0 && id < (valued[entry] as number)) valued[entry] = id;
      }
    }
  }

  #found({ entries, specNames }: Columns, wanted: number | undefined): SpecCount[] {
    const names = new Map<number, NameCount>();
    for (const entry of this.#counted) {
      const { name, value } = entries.values[entry] as { name: number; value: string };
      if (wanted !== undefined && name !== wanted) continue;
      let own = names.get(name);
      if (!own)
        names.set(
          name,
          (own = { name: specNames.values[name] as string, total: 0, named: Infinity, values: [] }),
        );
      const n = this.#counts[entry] as number;
      own.total += n;
      own.named = Math.min(own.named, this.#named[entry] as number);
      own.values.push({ value, n, valued: this.#valued[entry] as number });
    }
    return [...names.values()]
      .sort((a, b) => b.total - a.total || compareTexts(a.name, b.name))
      .slice(0, MAX_SPECS_OFFERED)
      .flatMap((own) =>
        own.values
          .sort((a, b) => b.n - a.n || compareTexts(a.value, b.value))
          .slice(0, MAX_VALUES_OFFERED)
          .map(({ value, n, valued }) => ({
            name: own.name,
            value,
            n,
            named: orNull(own.named),
            valued: orNull(valued),
          })),
      );
  }
}

const orNull = (id: number): number | null => (id === Infinity ? null : id);
