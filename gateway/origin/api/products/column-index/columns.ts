/** The columns of products on sale that lists are filtered, sorted and counted by. Each product has a slot, the same in all columns. */
import { meaningfulAverageSql } from '../../../../contract/rules/ratings.ts';
import { flashOfferedSql } from '../../../../contract/rules/price.ts';
import { availableSql, lowStockSql } from '../../../../contract/rules/availability.ts';
import { Interned } from './interned.ts';

/** A product as the index reads it. Instants in ms. */
export interface ColumnRow {
  id: number;
  created: number;
  price: number;
  discount: number;
  rating: number;
  sold: number;
  name: string;
  bits: number;
  /** From when on its flash price applies, while it is not over; null: it has none. */
  flash_from: number | null;
  flash_until: number | null;
  category: number;
  /** Ids of the category's path, separated by commas. */
  path: string;
  brand: number | null;
  seller: number;
  status: string;
  colors: string[];
  keys: (string | null)[];
  texts: number[];
}

/** What a product is, as bits of a column. */
export const BITS = {
  bestSeller: 1,
  featured: 2,
  /** Marked as one, whether or not it runs. */
  flash: 4,
  warranty: 8,
  inStock: 16,
  lowStock: 32,
  discount: 64,
} as const;
/** More than any sum of bits. */
export const BIT_SETS = 128;

const ms = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;

/** The columns of a ColumnRow, of products `p`. */
export const COLUMN_SELECT = `p.id, ${ms('p.created_at')} as created, p.current_price as price, p.discount_percent as discount,
  ${meaningfulAverageSql('p')} as rating, p.sold_count as sold, p.name_sort as name,
  p.is_best_seller::int * ${BITS.bestSeller} + p.is_featured::int * ${BITS.featured} + p.is_flash_sale::int * ${BITS.flash}
    + p.has_warranty::int * ${BITS.warranty} + ${availableSql('p')}::int * ${BITS.inStock} + ${lowStockSql('p')}::int * ${BITS.lowStock}
    + (p.discount_percent > 0)::int * ${BITS.discount} as bits,
  case when ${flashOfferedSql('p')} then coalesce(${ms('p.flash_sale_starts_at')}, 0) end as flash_from,
  ${ms('p.flash_sale_expires_at')} as flash_until, p.category_id as category, array_to_string(p.category_path, ',') as path,
  p.brand_id as brand, p.seller_id as seller, p.stock_status as status, p.colors, p.spec_keys as keys, p.spec_texts as texts`;

/** Number of a product without a brand. */
export const NO_BRAND = 0;
/** Bytes of one slot in all columns of fixed width. */
const SLOT_BYTES = 8 * 5 + 4 * 8 + 2 * 2 + 1;
/** Bytes of a name's string besides its characters, and of its reference. */
const NAME_BYTES = 24;

/** Slots that are left for new products, as a share of the products. */
const SPARE = 1.1;

/** Colours of a product. A catalogue has thousands of such sets of a few colours. */
interface ColorSet {
  /** Their numbers. */
  numbers: readonly number[];
  names: readonly string[];
}

/** An entry of technical data. */
interface SpecEntry {
  /** Number of its name. */
  name: number;
  value: string;
}

export class Columns {
  id = new Float64Array(0);
  created = new Float64Array(0);
  price = new Float64Array(0);
  /** Infinity: it has no flash price. */
  flashFrom = new Float64Array(0);
  /** Infinity: no end. */
  flashUntil = new Float64Array(0);
  rating = new Float32Array(0);
  sold = new Int32Array(0);
  category = new Uint32Array(0);
  brand = new Uint32Array(0);
  seller = new Uint32Array(0);
  colors = new Uint32Array(0);
  discount = new Int16Array(0);
  bits = new Uint8Array(0);
  status = new Uint32Array(0);
  names: string[] = [];
  /** Where the product's entries of technical data begin in `specs`, and how many there are. */
  specFrom = new Uint32Array(0);
  specCount = new Uint16Array(0);
  specs = new Uint32Array(0);
  specTexts = new Uint8Array(0);

  readonly categories = new Interned<{ category: number; path: readonly number[] }>();
  /** Ids; NO_BRAND: none. */
  readonly brands = new Interned<number | null>();
  readonly sellers = new Interned<number>();
  readonly statuses = new Interned<string>();
  readonly colorSets = new Interned<ColorSet>();
  readonly colorNames = new Interned<string>();
  readonly entries = new Interned<SpecEntry>();
  readonly specNames = new Interned<string>();

  #capacity = 0;
  /** Slots that were ever used; those that are free again. */
  #used = 0;
  readonly #free: number[] = [];
  #nameBytes = 0;
  #specsUsed = 0;
  #specsLost = 0;

  constructor() {
    this.brands.numberOf('none', null);
  }

  /** Slots there may be. */
  get capacity(): number {
    return this.#capacity;
  }

  /** Memory of all columns (bytes), estimated for strings. */
  get bytes(): number {
    const interned = [
      this.categories,
      this.brands,
      this.sellers,
      this.statuses,
      this.colorSets,
      this.colorNames,
      this.entries,
      this.specNames,
    ].reduce((sum, { bytes }) => sum + bytes, 0);
    return (
      this.#capacity * SLOT_BYTES + this.#nameBytes + this.specs.length * 5 + interned + this.#free.length * 8
    );
  }

  /** Takes a slot for a new product. */
  add(row: ColumnRow): number {
    const slot = this.#free.pop() ?? this.#used++;
    if (slot >= this.#capacity) this.#grow(Math.ceil((slot + 64) * SPARE));
    this.names[slot] = '';
    this.set(slot, row);
    return slot;
  }

  /** Gives a slot back. */
  remove(slot: number): void {
    this.#nameBytes -= this.#bytesOfName(slot);
    this.names[slot] = '';
    this.#specsLost += this.specCount[slot] as number;
    this.specCount[slot] = 0;
    this.#free.push(slot);
  }

  /** Writes a product into its slot. */
  set(slot: number, row: ColumnRow): void {
    this.id[slot] = row.id;
    this.created[slot] = row.created;
    this.price[slot] = row.price;
    this.flashFrom[slot] = row.flash_from ?? Infinity;
    this.flashUntil[slot] = row.flash_until ?? Infinity;
    this.rating[slot] = row.rating;
    this.sold[slot] = row.sold;
    this.discount[slot] = row.discount;
    this.bits[slot] = row.bits;
    this.category[slot] = this.categories.numberOf(`${row.category}:${row.path}`, {
      category: row.category,
      path: row.path === '' ? [] : row.path.split(',').map(Number),
    });
    this.brand[slot] = row.brand === null ? NO_BRAND : this.brands.numberOf(row.brand, row.brand);
    this.seller[slot] = this.sellers.numberOf(row.seller, row.seller);
    this.status[slot] = this.statuses.numberOf(row.status, row.status);
    this.colors[slot] = this.#colorSetOf(row.colors);
    if (this.names[slot] !== row.name) {
      this.#nameBytes -= this.#bytesOfName(slot);
      this.names[slot] = row.name;
      this.#nameBytes += this.#bytesOfName(slot);
    }
    this.#setSpecs(slot, row);
  }

  #bytesOfName(slot: number): number {
    const { length } = this.names[slot] as string;
    return length === 0 ? 0 : length + NAME_BYTES;
  }

  #setSpecs(slot: number, { keys, texts }: ColumnRow): void {
    const entries = keys.flatMap((key, index): [number, number][] =>
      // An entry without a name or a value has no key.
      key === null ? [] : [[this.#entryOf(key), texts[index] ?? 0]],
    );
    const had = this.specCount[slot] as number;
    if (entries.length > had) {
      this.#specsLost += had;
      const from = this.#specsUsed;
      this.#specsUsed += entries.length;
      if (this.#specsUsed > this.specs.length) this.#growSpecs();
      this.specFrom[slot] = from;
    } else this.#specsLost += had - entries.length;
    this.specCount[slot] = entries.length;
    const from = this.specFrom[slot] as number;
    entries.forEach(([entry, text], index) => {
      this.specs[from + index] = entry;
      this.specTexts[from + index] = text;
    });
    if (this.#specsLost > 10_000 && this.#specsLost > this.#specsUsed / 2) this.#compactSpecs();
  }

  #colorSetOf(names: readonly string[]): number {
    const key = names.join('\u001F');
    const known = this.colorSets.find(key);
    if (known !== undefined) return known;
    const numbers = names.map((name) => this.colorNames.numberOf(name, name));
    return this.colorSets.numberOf(key, { numbers, names });
  }

  #entryOf(key: string): number {
    const known = this.entries.find(key);
    if (known !== undefined) return known;
    const [name = '', value = ''] = key.split('\u001F');
    return this.entries.numberOf(key, { name: this.specNames.numberOf(name, name), value });
  }

  #growSpecs(): void {
    const length = Math.ceil((this.#specsUsed + 1_024) * SPARE);
    this.specs = grown(this.specs, new Uint32Array(length));
    this.specTexts = grown(this.specTexts, new Uint8Array(length));
  }

  /** Moves the entries together that are still used. */
  #compactSpecs(): void {
    const [specs, texts] = [this.specs, this.specTexts];
    this.specs = new Uint32Array(specs.length);
    this.specTexts = new Uint8Array(specs.length);
    this.#specsUsed = 0;
    this.#specsLost = 0;
    for (let slot = 0; slot < this.#used; slot++) {
      const [from, count] = [this.specFrom[slot] as number, this.specCount[slot] as number];
      this.specFrom[slot] = this.#specsUsed;
      this.specs.set(specs.subarray(from, from + count), this.#specsUsed);
      this.specTexts.set(texts.subarray(from, from + count), this.#specsUsed);
      this.#specsUsed += count;
    }
  }

  #grow(capacity: number): void {
    this.#capacity = capacity;
    this.id = grown(this.id, new Float64Array(capacity));
    this.created = grown(this.created, new Float64Array(capacity));
    this.price = grown(this.price, new Float64Array(capacity));
    this.flashFrom = grown(this.flashFrom, new Float64Array(capacity));
    this.flashUntil = grown(this.flashUntil, new Float64Array(capacity));
    this.rating = grown(this.rating, new Float32Array(capacity));
    this.sold = grown(this.sold, new Int32Array(capacity));
    this.category = grown(this.category, new Uint32Array(capacity));
    this.brand = grown(this.brand, new Uint32Array(capacity));
    this.seller = grown(this.seller, new Uint32Array(capacity));
    this.colors = grown(this.colors, new Uint32Array(capacity));
    this.status = grown(this.status, new Uint32Array(capacity));
    this.discount = grown(this.discount, new Int16Array(capacity));
    this.bits = grown(this.bits, new Uint8Array(capacity));
    this.specFrom = grown(this.specFrom, new Uint32Array(capacity));
    this.specCount = grown(this.specCount, new Uint16Array(capacity));
  }
}

function grown<Column extends { set(from: Column): void }>(old: Column, column: Column): Column {
  column.set(old);
  return column;
}
