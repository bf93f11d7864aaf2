/** Numbers of selected products by what they may be narrowed to. */
import { MAX_SPECS_OFFERED, MAX_VALUES_OFFERED } from '../search.ts';
import type { FacetPart, Narrowed, ProductGroups, SpecCount } from '../search.ts';
import { BIT_SETS, BITS } from './columns.ts';
import type { Columns } from './columns.ts';
import type { Interned } from './interned.ts';
import { compareTexts } from './orders.ts';
import type { SplitSlots } from './parts.ts';
import type { Selection, Slots } from './select.ts';

/** What has a bit and is counted. */
const COUNTED_BITS = {
  warranties: BITS.warranty,
  discounts: BITS.discount,
  inStock: BITS.inStock,
} as const;

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

/** Adds to the number of products of each number of a column. */
function countBy(counts: Uint32Array, column: Uint32Array | Uint8Array, { slots, length }: Slots): void {
  for (let index = 0; index < length; index++) counts[column[slots[index] as number] as number]!++;
}

/** Number of products with a bit, of the numbers by sums of bits. */
const withBit = (counts: Uint32Array, bit: number): number =>
  counts.reduce((sum, n, bits) => ((bits & bit) === 0 ? sum : sum + n), 0);

/** Numbers of products by the numbers of each column. */
interface Tally {
  readonly bits: Uint32Array;
  readonly categories: Uint32Array;
  readonly brands: Uint32Array;
  readonly sellers: Uint32Array;
  readonly statuses: Uint32Array;
  readonly colorSets: Uint32Array;
}

/** All columns in one pass: a pass for each takes twice as long. */
function tallyOf(columns: Columns, { slots, length }: Slots): Tally {
  const countsOf = ({ values }: Interned<unknown>) => new Uint32Array(values.length);
  const [categories, brands] = [countsOf(columns.categories), countsOf(columns.brands)];
  const [sellers, statuses] = [countsOf(columns.sellers), countsOf(columns.statuses)];
  const colorSets = countsOf(columns.colorSets);
  const bitSets = new Uint32Array(BIT_SETS);
  const { bits, category, brand, seller, status, colors } = columns;
  for (let index = 0; index < length; index++) {
    const slot = slots[index] as number;
    bitSets[bits[slot] as number]!++;
    categories[category[slot] as number]!++;
    brands[brand[slot] as number]!++;
    sellers[seller[slot] as number]!++;
    statuses[status[slot] as number]!++;
    colorSets[colors[slot] as number]!++;
  }
  return { bits: bitSets, categories, brands, sellers, statuses, colorSets };
}

/** All products that are shown, as long as nothing changes. */
export class Shown {
  readonly slots: Slots;
  readonly #columns: Columns;
  #tally: Tally | undefined;

  constructor(columns: Columns, slots: Slots) {
    this.#columns = columns;
    this.slots = slots;
  }

  /** The numbers of a selection of them; of more than half by what was dropped: no condition makes counting slower than half of all. */
  tallyOf(selection: Selection): Tally {
    if (selection.length <= this.slots.length / 2) return tallyOf(this.#columns, selection);
    const all = (this.#tally ??= tallyOf(this.#columns, this.slots));
    const dropped = tallyOf(this.#columns, selection.dropped);
    const rest = (of: keyof Tally) => all[of].map((n, number) => n - (dropped[of][number] as number));
    return {
      bits: rest('bits'),
      categories: rest('categories'),
      brands: rest('brands'),
      sellers: rest('sellers'),
      statuses: rest('statuses'),
      colorSets: rest('colorSets'),
    };
  }
}

/** Numbers of products, first of those that meet everything. What a part narrows is then counted with those that meet all but that part. */
class Counts {
  readonly #columns: Columns;
  readonly #tally: Tally;
  readonly #with: Record<keyof typeof COUNTED_BITS, number>;
  #low = Infinity;
  #high = -Infinity;

  constructor(columns: Columns, shown: Shown, all: Selection) {
    this.#columns = columns;
    this.#tally = shown.tallyOf(all);
    const { bits } = this.#tally;
    this.#with = {
      warranties: withBit(bits, COUNTED_BITS.warranties),
      discounts: withBit(bits, COUNTED_BITS.discounts),
      inStock: withBit(bits, COUNTED_BITS.inStock),
    };
    this.#addPrices(all);
  }

  /** Adds products to what a part narrows, and to nothing else. */
  addTo(narrowed: Narrowed, slots: Slots): void {
    const columns = this.#columns;
    switch (narrowed) {
      case 'brands': {
        countBy(this.#tally.brands, columns.brand, slots);
        return;
      }
      case 'sellers': {
        countBy(this.#tally.sellers, columns.seller, slots);
        return;
      }
      case 'statuses': {
        countBy(this.#tally.statuses, columns.status, slots);
        return;
      }
      case 'colors': {
        countBy(this.#tally.colorSets, columns.colors, slots);
        return;
      }
      case 'price': {
        this.#addPrices(slots);
        return;
      }
      case 'warranties':
      case 'discounts':
      case 'inStock': {
        const bitSets = new Uint32Array(BIT_SETS);
        countBy(bitSets, columns.bits, slots);
        this.#with[narrowed] += withBit(bitSets, COUNTED_BITS[narrowed]);
      }
      // Technical data are counted by themselves.
    }
  }

  #addPrices({ slots, length }: Slots): void {
    const { price } = this.#columns;
    for (let index = 0; index < length; index++) {
      const own = price[slots[index] as number] as number;
      if (own < this.#low) this.#low = own;
      if (own > this.#high) this.#high = own;
    }
  }

  /** Numbers by colour, of those by set. */
  #byColor(): Uint32Array {
    const { colorSets, colorNames } = this.#columns;
    const counts = new Uint32Array(colorNames.values.length);
    colorSets.values.forEach(({ numbers }, set) => {
      const n = this.#tally.colorSets[set] as number;
      if (n > 0) for (const number of numbers) counts[number]! += n;
    });
    return counts;
  }

  groups(total: number): ProductGroups {
    const columns = this.#columns;
    const isPriced = this.#low !== Infinity;
    return {
      total,
      low: isPriced ? this.#low : null,
      high: isPriced ? this.#high : null,
      ...this.#with,
      categories: mapOf(this.#tally.categories, columns.categories, ({ category }) => [category]),
      brands: mapOf(this.#tally.brands, columns.brands, (id) => (id === null ? [] : [id])),
      sellers: mapOf(this.#tally.sellers, columns.sellers, (id) => [id]),
      statuses: mapOf(this.#tally.statuses, columns.statuses, (status) => [status]),
      colors: mapOf(this.#byColor(), columns.colorNames, (color) => [color]),
    };
  }
}

/** The groups of products that meet everything; what a part narrows is counted with those that meet all but that part. */
export function groupsOf(
  columns: Columns,
  shown: Shown,
  { all, allBut }: SplitSlots,
  parts: readonly FacetPart[],
): ProductGroups {
  const counts = new Counts(columns, shown, all);
  parts.forEach(({ of }, place) => counts.addTo(of, allBut[place] as Slots));
  return counts.groups(all.length);
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
