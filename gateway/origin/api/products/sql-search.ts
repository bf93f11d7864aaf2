/** Product lists answered by the database: it can answer everything. */
import type { Kysely } from 'kysely';
import { availableSql } from '../../../contract/rules/availability.ts';
import type { MemoryUse } from '../../../service/bounded-cache.ts';
import { Cache } from '../../../service/cache.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import type { Conditions } from '../../search/conditions.ts';
import { COUNT_SETTLING } from '../directory.ts';
import { conditionsOfCriteria, specKey } from './filters.ts';
import { SUMMARY_SELECT } from './rows.ts';
import { foundOf, MAX_SPECS_OFFERED, MAX_VALUES_OFFERED, nothingFound } from './search.ts';
import type {
  Asked,
  Found,
  PageAsked,
  ProductGroups,
  ProductSearch,
  SortedRow,
  SpecCount,
} from './search.ts';
import { isIndexed, SORTS, SORT_SELECT } from './sorts.ts';

/** Up to so many products a sort is faster than an index walk that skips others. */
const FEW = 4_000;
/** Limits of the cache of counts: memory (bytes), and age (ms). */
const COUNT_BYTES = 4 * 1024 * 1024;
const COUNT_AGE = 15_000;
/** Tag of what is known of all products. */
const COUNTED = 'products';

interface GroupRow {
  category_id: number | null;
  brand_id: number | null;
  seller_id: number | null;
  stock_status: string | null;
  color: string | null;
  kind: 'category' | 'brand' | 'seller' | 'status' | 'color' | 'all';
  n: number;
  low: number | null;
  high: number | null;
  warranties: number;
  discounts: number;
  in_stock: number;
}

export class SqlProductSearch implements ProductSearch {
  readonly #db: Kysely<Database>;
  readonly #isLarge: () => boolean;
  readonly #counts = new Cache<number>({ maxBytes: COUNT_BYTES, settling: COUNT_SETTLING });

  /** @param isLarge whether the catalogue is so large that counts settle */
  constructor(db: Kysely<Database>, isLarge: () => boolean) {
    this.#db = db;
    this.#isLarge = isLarge;
  }

  /** Memory limit of the cache of counts. */
  get memory(): MemoryUse {
    return this.#counts;
  }

  /** Invalidates the counts. */
  drop(): void {
    this.#counts.drop('all');
  }

  /** Outdates the counts, which settle. */
  outdate(): void {
    this.#counts.outdate([COUNTED]);
  }

  answers(): boolean {
    return true;
  }

  async version(): Promise<undefined> {}

  count(asked: Asked): Promise<number> {
    return this.countOf(conditionsOf(asked));
  }

  /** Number of products that meet conditions; cached for a short while. */
  async countOf(conditions: Conditions): Promise<number> {
    if (conditions.impossible) return 0;
    const key = `${conditions.sql} ${JSON.stringify(conditions.parameters.values)}`;
    const values = [...conditions.parameters.values];
    const { value } = await this.#counts.get(key, async () => {
      const [row] = await run<{ n: number }>(
        this.#db,
        `select count(*)::int as n from products p where ${conditions.sql}`,
        values,
        conditions.common,
      );
      return {
        value: row?.n ?? 0,
        bytes: 0,
        maxAge: COUNT_AGE,
        staleFor: this.#isLarge() ? COUNT_AGE : 0,
        tags: [COUNTED],
      };
    });
    return value;
  }

  async page(asked: PageAsked): Promise<Found> {
    const { by, order, limit, position } = asked;
    const sort = SORTS[by];
    const conditions = conditionsOf(asked);
    const { valueOf } = sort;
    if (conditions.impossible) return nothingFound(asked, valueOf);
    const { after, before, offset } = position;
    const place = after ?? before;
    const direction = (order === 'asc') === (before !== undefined) ? 'desc' : 'asc';
    const ordering = `order by ${sort.expression} ${direction}, p.id ${direction}`;
    const { parameters } = conditions;
    let where = conditions.sql;
    if (place) {
      const [value, id] = [parameters.add(place.value), parameters.add(place.id)];
      where += ` and (${sort.expression}, p.id) ${direction === 'asc' ? '>' : '<'} (${value}::${sort.type}, ${id}::bigint)`;
    }
    const take = parameters.add(limit + 1);
    const unique = conditions.kinds.includes('ids');
    // Few products without an index for the sort: all are read and sorted. Walking along the sort might pass all the others first.
    const few = !unique && !isIndexed(conditions.kinds, by) && (await this.count(asked)) <= FEW;
    const columns = `select ${SUMMARY_SELECT}, ${SORT_SELECT} from`;
    let statement: string;
    if (few) {
      const matching = `(select p.id, ${sort.expression} as place from products p where ${where} offset 0) m`;
      const page = `(select m.id from ${matching} order by m.place ${direction}, m.id ${direction} limit ${take} offset ${parameters.add(offset)}) page`;
      statement = `${columns} ${page} join products p on p.id = page.id ${ordering}`;
    } else if (offset > 0) {
      // Skipped rows are read from the index alone.
      const page = `(select p.id from products p where ${where} ${ordering} limit ${take} offset ${parameters.add(offset)}) page`;
      statement = `${columns} ${page} join products p on p.id = page.id ${ordering}`;
    } else {
      statement = `${columns} products p where ${where} ${ordering} limit ${take}`;
    }
    const found = foundOf(
      asked,
      await run<SortedRow>(this.#db, statement, parameters.values, conditions.common),
      valueOf,
    );
    const { length } = found.rows;
    // A page that holds everything needs no counting.
    const isAll = !place && !found.hasNext && (length > 0 || offset === 0);
    return { ...found, total: isAll ? offset + length : await this.count(asked) };
  }

  /** One pass over the products for all single values, one over their colours. */
  async groups(asked: Asked): Promise<ProductGroups> {
    const conditions = conditionsOf(asked);
    const rows = conditions.impossible
      ? []
      : await run<GroupRow>(
          this.#db,
          `with found as materialized (
       select p.category_id, p.brand_id, p.seller_id, p.stock_status, p.colors, p.current_price, p.has_warranty,
         p.discount_percent > 0 as discounted, ${availableSql('p')} as in_stock
       from products p where ${conditions.sql}
     )
     select category_id, brand_id, seller_id, stock_status, null as color,
       case grouping(category_id, brand_id, seller_id, stock_status)
         when 7 then 'category' when 11 then 'brand' when 13 then 'seller' when 14 then 'status' else 'all' end as kind,
       count(*)::int as n, min(current_price) as low, max(current_price) as high,
       (count(*) filter (where has_warranty))::int as warranties, (count(*) filter (where discounted))::int as discounts,
       (count(*) filter (where in_stock))::int as in_stock
     from found group by grouping sets ((category_id), (brand_id), (seller_id), (stock_status), ())
     union all
     select null, null, null, null, color, 'color', count(*)::int, null, null, 0, 0, 0
     from found cross join lateral unnest(colors) as color group by color`,
          conditions.parameters.values,
        );
    const all = rows.find((row) => row.kind === 'all');
    const mapOf = <Key>(kind: GroupRow['kind'], keyOf: (row: GroupRow) => Key | null): Map<Key, number> =>
      new Map(
        rows.flatMap((row): [Key, number][] => {
          const key = row.kind === kind ? keyOf(row) : null;
          return key === null ? [] : [[key, row.n]];
        }),
      );
    return {
      total: all?.n ?? 0,
      low: all?.low ?? null,
      high: all?.high ?? null,
      warranties: all?.warranties ?? 0,
      discounts: all?.discounts ?? 0,
      inStock: all?.in_stock ?? 0,
      categories: mapOf('category', (row) => row.category_id),
      brands: mapOf('brand', (row) => row.brand_id),
      sellers: mapOf('seller', (row) => row.seller_id),
      statuses: mapOf('status', (row) => row.stock_status),
      colors: mapOf('color', (row) => row.color),
    };
  }

  async specs(asked: Asked, only?: string): Promise<SpecCount[]> {
    const { sql, parameters, impossible } = conditionsOf(asked);
    if (impossible) return [];
    const entries =
      only === undefined ? '' : ` where starts_with(key, ${parameters.add(specKey(only, ''))}::text)`;
    // Counted without the JSON of the products.
    return run<SpecCount>(
      this.#db,
      `with pairs as (
       select split_part(key, E'\\x1f', 1) collate "C" as name, split_part(key, E'\\x1f', 2) collate "C" as value, count(*)::int as n,
         min(id) filter (where texts & 1 <> 0) as named, min(id) filter (where texts & 2 <> 0) as valued
       from (select p.id, unnest(p.spec_keys) as key, unnest(p.spec_texts) as texts from products p where ${sql}) entries${entries}
       group by key
     ), names as (
       select name, sum(n) as total, min(named) as named from pairs group by name order by total desc, name limit ${MAX_SPECS_OFFERED}
     ), placed as (
       select name, value, n, names.total, names.named, valued, row_number() over (partition by name order by n desc, value) as place
       from pairs join names using (name)
     )
     select name, value, n, named, valued from placed
     where place <= ${MAX_VALUES_OFFERED} order by total desc, name, place`,
      parameters.values,
    );
  }
}

const conditionsOf = ({ criteria, snapshot, understood }: Asked): Conditions =>
  conditionsOfCriteria(criteria, snapshot, understood);
