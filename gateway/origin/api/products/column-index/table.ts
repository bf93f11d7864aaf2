/** All products on sale in columns and orders, and what is asked of them. */
import type { DirectorySnapshot } from '../../directory.ts';
import type { ColumnSort } from '../sorts.ts';
import type { Asked, Facets, FacetsAsked, ProductGroups, SpecCount } from '../search.ts';
import type { Place } from '../../../base/cursor.ts';
import { Columns } from './columns.ts';
import type { ColumnRow } from './columns.ts';
import { groupsOf, Shown, SpecCounter } from './facets.ts';
import { Orders } from './orders.ts';
import type { SortValue } from './orders.ts';
import { Paging } from './page.ts';
import { Split } from './parts.ts';
import { narrowAll, Selection, selectShown } from './select.ts';

export interface PageOf {
  by: ColumnSort;
  isReversed: boolean;
  offset: number;
  take: number;
  place: Place | undefined;
}

/** A cursor's value as the columns have it. */
function valueOf(by: ColumnSort, value: Place['value']): SortValue {
  if (by === 'name') return value ?? '';
  if (by === 'ratingAverage') return Math.fround(Number(value));
  if (typeof value === 'string') return value === 'infinity' ? Infinity : Date.parse(value);
  return value ?? 0;
}

export class ProductTable {
  readonly #columns = new Columns();
  readonly #orders = new Orders(this.#columns);
  readonly #selection = new Selection();
  readonly #shownSlots = new Selection();
  /** The products that are shown, as of the snapshot; undefined: something has changed since. */
  #shown: Shown | undefined;
  #shownOf: DirectorySnapshot | undefined;
  readonly #paging = new Paging();
  readonly #split = new Split();
  readonly #specs = new SpecCounter();
  #loaded = 0;

  /** Memory (bytes). */
  get bytes(): number {
    // The selections and the marks of a page, which grow with the first ones.
    return (
      this.#columns.bytes +
      this.#orders.bytes +
      this.#columns.capacity * 20 +
      this.#split.bytes +
      this.#specs.bytes
    );
  }

  /** Adds products before `sort`. */
  load(rows: readonly ColumnRow[]): void {
    for (const row of rows) this.#columns.add(row);
    this.#loaded += rows.length;
  }

  /** Sorts what was loaded, with pauses for other work. */
  sort(): Promise<void> {
    return this.#orders.build(this.#loaded);
  }

  /** Products that may have changed: those without a row are not on sale. */
  change(ids: readonly number[], rows: readonly ColumnRow[]): void {
    const [columns, orders] = [this.#columns, this.#orders];
    this.#shown = undefined;
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    const gone: number[] = [];
    const kept: { slot: number; row: ColumnRow }[] = [];
    const fresh: ColumnRow[] = [];
    for (const id of new Set(ids)) {
      const slot = orders.slotOf(id);
      const row = rowOf.get(id);
      if (row && slot !== undefined) kept.push({ slot, row });
      else if (row) fresh.push(row);
      else if (slot !== undefined) gone.push(slot);
    }
    const isAll = gone.length > 0 || fresh.length > 0;
    const concerned = orders.concernedBy(kept);
    const moved = [...gone, ...kept.map(({ slot }) => slot)];
    const capacity = columns.capacity;
    for (const slot of gone) columns.remove(slot);
    for (const { slot, row } of kept) columns.set(slot, row);
    const added = fresh.map((row) => columns.add(row));
    const isOut = new Uint8Array(Math.max(capacity, columns.capacity));
    for (const slot of moved) isOut[slot] = 1;
    orders.change(
      isOut,
      [...kept.map(({ slot }) => slot), ...added],
      (sorted) => isAll || concerned.has(sorted),
    );
  }

  page(asked: Asked, { by, place, ...slice }: PageOf): { ids: number[]; total: number } {
    this.#select(asked);
    const ids = this.#paging.page(this.#columns, this.#orders.bySort[by], this.#selection, {
      ...slice,
      place: place && { value: valueOf(by, place.value), id: place.id },
    });
    return { ids, total: this.#selection.length };
  }

  count(asked: Asked): number {
    this.#select(asked);
    return this.#selection.length;
  }

  groups(asked: Asked): ProductGroups {
    const shown = this.#select(asked);
    return groupsOf(this.#columns, shown, { all: this.#selection, allBut: [] }, []);
  }

  specs(asked: Asked, only: string | undefined): SpecCount[] {
    this.#select(asked);
    return this.#specs.specs(this.#columns, this.#selection, only);
  }

  facets({ asked, parts, withSpecs }: FacetsAsked): Facets {
    const shown = this.#select(asked);
    const split = this.#split.split(this.#selection, parts, this.#columns, this.#orders, Date.now());
    return {
      groups: groupsOf(this.#columns, shown, split, parts),
      specs: withSpecs ? this.#specs.specsOfParts(this.#columns, split, parts) : [],
    };
  }

  /** Selects what is asked for; gives all that are shown. */
  #select({ criteria, snapshot }: Asked): Shown {
    const shown = this.#shownIn(snapshot);
    this.#selection.startWith(shown.slots);
    if (criteria.impossible) this.#selection.clear();
    else narrowAll(this.#selection, this.#columns, this.#orders, criteria.all, Date.now());
    return shown;
  }

  #shownIn(snapshot: DirectorySnapshot): Shown {
    if (this.#shown === undefined || this.#shownOf !== snapshot) {
      selectShown(this.#shownSlots, this.#columns, this.#orders, snapshot);
      this.#shown = new Shown(this.#columns, this.#shownSlots);
      this.#shownOf = snapshot;
    }
    return this.#shown;
  }
}
