/** Lists of products: filters, sorts, pages by number and by cursor, search. */
import type { Kysely } from 'kysely';
import type { ProductListQuery, ProductPage, ProductSummary } from '../../../contract/catalogue.ts';
import { sumOf } from '../../../service/bounded-cache.ts';
import type { MemoryUse } from '../../../service/bounded-cache.ts';
import { Cache, CachedValue } from '../../../service/cache.ts';
import { MAX_NUMBERED_ITEMS } from '../../../contract/common.ts';
import type { Database } from '../../db/tables.ts';
import { canonicalOf, headTermsOf, headsOf, normalise, wholeTermsOf } from '../../../lexicon/normalise.ts';
import { rankAll, rankPopular } from '../../search/ranked.ts';
import type { CategoryTerms, RankedSearch, Ranking } from '../../search/ranked.ts';
import { forHead, strictText, understand, withAnyTerm } from '../../search/understand.ts';
import type { Understood } from '../../search/understand.ts';
import type { Bound } from '../../../lexicon/measures.ts';
import { isSurelyForeign } from '../../../lexicon/language.ts';
import { correctWords } from '../../search/vocabulary.ts';
import { decodeCursor, encodeCursor, offsetOfPage, paginationOf } from '../../base/cursor.ts';
import type { Place } from '../../base/cursor.ts';
import { COUNT_SETTLING, LARGE_CATALOGUE } from '../directory.ts';
import type { Directory, DirectorySnapshot } from '../directory.ts';
import { badInput } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import { conditionsOf, conditionsOfCriteria, criteriaOf } from './filters.ts';
import type { Conditions } from '../../search/conditions.ts';
import type { ProductFilter } from './filters.ts';
import { SUMMARY_SELECT } from './rows.ts';
import { summaryOf } from './summaries.ts';
import type { Asked, Found, Position, ProductSearch, SortedRow } from './search.ts';
import { SORTS, SORT_SELECT } from './sorts.ts';
import type { ColumnSort, Order } from './sorts.ts';
import { SqlProductSearch } from './sql-search.ts';
import { ColumnIndex } from './column-index/index.ts';
import type { ColumnIndexOptions } from './column-index/index.ts';

/** Normalised words of names. */
interface NameWords {
  /** Of brands. */
  brands: ReadonlySet<string>;
  /** Of brands and shops. */
  all: ReadonlySet<string>;
}
const namesOf = new WeakMap<DirectorySnapshot, NameWords>();
function nameWords(directory: DirectorySnapshot): NameWords {
  let words = namesOf.get(directory);
  if (!words) {
    const wordsOf = (named: Iterable<{ name: string }>): string[] =>
      [...named].flatMap(({ name }) => normalise(name).split(' '));
    const brands = wordsOf(directory.brands.values());
    words = { brands: new Set(brands), all: new Set([...brands, ...wordsOf(directory.sellers.values())]) };
    namesOf.set(directory, words);
  }
  return words;
}

/** Matches whose names are read to see whether any is the thing itself. */
const NAMES_READ = 200;
/** Limits of the cache of searches: memory (bytes), and age (ms). */
const RANKING_BYTES = 32 * 1024 * 1024;
const UNDERSTOOD_BYTES = 8 * 1024 * 1024;
const RANKING_AGE = 10_000;
const UNDERSTOOD_AGE = 60_000;
/** Tag of what is known of all products. */
const COUNTED = 'products';
/** In a larger catalogue the popular products are ranked without the others. */
const POPULAR = 10_000;
const POPULAR_AGE = 600_000;

export class ProductListings {
  readonly #db: Kysely<Database>;
  readonly #directory: Directory;
  readonly #sql: SqlProductSearch;
  readonly #index: ColumnIndex | undefined;
  readonly #rankings = new Cache<Ranking | undefined>({ maxBytes: RANKING_BYTES });
  readonly #popularFrom: CachedValue<number | null>;
  readonly #understood = new Cache<Understood>({ maxBytes: UNDERSTOOD_BYTES, settling: COUNT_SETTLING });

  /** @param index settings of the index in memory; undefined: the database answers everything */
  constructor(db: Kysely<Database>, directory: Directory, index?: ColumnIndexOptions) {
    this.#db = db;
    this.#directory = directory;
    this.#sql = new SqlProductSearch(db, () => directory.isLarge);
    const columns = index && new ColumnIndex(db, this.#sql, index);
    this.#index = columns;
    if (columns) directory.countBy((snapshot) => columns.all(snapshot));
    this.#popularFrom = new CachedValue(() => popularFrom(db), { maxAge: POPULAR_AGE });
  }

  /** The index in memory; undefined: there is none. */
  get index(): ColumnIndex | undefined {
    return this.#index;
  }

  /** Memory limit of the caches of searches and filters. */
  get memory(): MemoryUse {
    return sumOf([this.#sql.memory, this.#rankings, this.#understood]);
  }

  /** Invalidates counts and rankings: categories, brands, sellers or the words of searches have changed. */
  drop(): void {
    this.#sql.drop();
    this.#rankings.drop('all');
    this.#understood.drop('all');
  }

  /** Invalidates counts and rankings: products have changed. In a large catalogue counts are outdated only, as those of the directory. */
  outdate(): void {
    if (!this.#directory.isLarge) {
      this.drop();
      return;
    }
    this.#sql.outdate();
    this.#rankings.drop('all');
    this.#understood.outdate([COUNTED]);
  }

  /** One page of products; the caller has checked that the filter is permitted (`adminFieldOf`). Throws 400 by field. */
  async list(query: ProductListQuery): Promise<ProductPage> {
    const { page, limit, after, before, sortBy, sortOrder, input, ...filter } = query;
    if (after !== undefined && before !== undefined) throw badInput('before', 'excludes `after`');
    if (page !== undefined && after !== undefined) throw badInput('after', 'excludes `page`');
    if (page !== undefined && before !== undefined) throw badInput('before', 'excludes `page`');
    const understood = input === undefined || input === '' ? undefined : await this.understand(input);
    const fallback: ColumnSort = filter.isFlashSale === true ? 'flashSaleExpiresAt' : 'createdAt';
    const by =
      sortBy === undefined
        ? understood
          ? 'relevance'
          : fallback
        : sortBy === 'relevance' && !understood
          ? fallback
          : sortBy;
    const order: Order = sortOrder ?? (by === 'relevance' ? 'desc' : SORTS[by].defaultOrder);
    const sort = `${by}:${order}`;
    const isValue =
      by === 'relevance' ? (value: Place['value']) => typeof value === 'number' : SORTS[by].isValue;
    const position: Position = {
      offset: offsetOfPage(page ?? 1, limit),
      after: after === undefined ? undefined : decodeCursor('after', after, sort, isValue),
      before: before === undefined ? undefined : decodeCursor('before', before, sort, isValue),
    };
    const snapshot = await this.#directory.get();
    const criteria = criteriaOf(filter, snapshot);
    const build = (): Conditions => conditionsOfCriteria(criteria, snapshot, understood);
    const asked: Asked = { criteria, snapshot, understood };
    const found =
      by === 'relevance' && understood
        ? await this.#byRelevance(
            await this.#search(build, understood, normalise(input ?? '')),
            order,
            limit,
            position,
          )
        : await this.searchOf(asked).page({ ...asked, by: by as ColumnSort, order, limit, position });
    const covering = await this.#directory.covering(found.rows);
    const now = Date.now();
    return {
      products: found.rows.map((row) => summaryOf(row, covering, now)),
      cursors: found.rows.map((row, offset) =>
        encodeCursor(sort, { value: found.valueOf(row), id: row.id, index: found.start + offset + 1 }),
      ),
      pagination: paginationOf({
        start: found.start,
        limit,
        total: found.total,
        hasNext: found.hasNext,
        hasPrev: found.hasPrev,
      }),
      correctedInput: understood?.corrected ?? null,
    };
  }

  /** Interpretation of a search text; cached for a while. */
  async understand(text: string, options: { completing?: boolean } = {}): Promise<Understood> {
    const key = `${options.completing === true ? 'c' : 's'}:${normalise(text) === '' ? '' : text.trim().toLowerCase()}`;
    const { value } = await this.#understood.get(key, async () => {
      const understood = await this.#understand(text, options);
      return {
        value: understood,
        bytes: understoodBytes(understood),
        maxAge: UNDERSTOOD_AGE,
        tags: [COUNTED],
      };
    });
    return value;
  }

  async #understand(text: string, options: { completing?: boolean }): Promise<Understood> {
    const names = nameWords(await this.#directory.get());
    const understood = await understand(
      text,
      (words) => correctWords(this.#db, words, isSurelyForeign(text), (word) => names.all.has(word)),
      { ...options, isName: (word) => names.brands.has(word) && canonicalOf(word) === undefined },
    );
    const bounds: Bound[] = [];
    // A bound holds where the things asked for have such data.
    for (const bound of understood.bounds)
      if (
        await this.#hasAny(
          { ...understood, likelySize: null, bounds: [{ ...bound, min: null, max: null }] },
          false,
          true,
        )
      )
        bounds.push(bound);
    return this.#wordingOf({ ...understood, bounds }, names, options.completing === true);
  }

  async #wordingOf(understood: Understood, { brands }: NameWords, completing: boolean): Promise<Understood> {
    const { likelySize } = understood;
    // The words with the size, the words alone, any of the words: the first of these with a match.
    if (likelySize !== null && (await this.#hasAny(understood))) return understood;
    const wording = { ...understood, likelySize: null };
    if (wording.terms.length < 2) return wording;
    const heads = completing ? [] : forHead(wording, (word) => brands.has(word));
    if (await this.#hasAny(wording, heads.length > 0)) return wording;
    for (const alone of heads) if (await this.#hasAny(alone)) return alone;
    return withAnyTerm(wording);
  }

  /** Whether any product matches the words and the size, at any price; `strictly`: with its name or category (see strictText). */
  async #hasAny(understood: Understood, strictly = false, bounded = false): Promise<boolean> {
    const { sql: all, parameters } = conditionsOf({}, await this.#directory.get(), {
      ...understood,
      ...(bounded ? {} : { bounds: [] }),
      minPrice: null,
      maxPrice: null,
    });
    const sql = strictly
      ? `${all} and p.search_vector @@ ${parameters.add(strictText(understood))}::tsquery`
      : all;
    // Names are read only where they count: "masque au miel" is no honey.
    const head = strictly ? understood.terms[understood.head] : undefined;
    const rows = await run<{ name_sort: string; category_id: number }>(
      this.#db,
      `select p.name_sort, p.category_id from products p where ${sql} limit ${head ? NAMES_READ : 1}`,
      parameters.values,
    );
    if (!head) return rows.length > 0;
    const snapshot = await this.#directory.get();
    return rows.some(({ name_sort, category_id }) =>
      [name_sort, snapshot.categories.get(category_id)?.name ?? ''].some((name) => {
        const { terms } = headsOf(name);
        return head.alternatives.some(({ text }) => terms.has(text));
      }),
    );
  }

  /** The best matches for an incomplete search text. */
  async suggest(text: string, limit: number): Promise<ProductSummary[]> {
    const understood = await this.understand(text, { completing: true });
    const snapshot = await this.#directory.get();
    const search = await this.#search(
      () => conditionsOf({}, snapshot, understood),
      understood,
      normalise(text),
    );
    const ranking = (await this.#popular(search)) ?? (await this.#all(search));
    const rows = await this.#rowsOf(ranking.ids.slice(0, limit), true);
    const covering = await this.#directory.covering(rows);
    return rows.map((row) => summaryOf(row, covering, Date.now()));
  }

  /** The part of a ranking that a page of products under these conditions needs, best matches of the text first; not cached. */
  async rank(
    conditions: () => Conditions,
    understood: Understood,
    text: string,
    page: RankedPage,
  ): Promise<RankedWindow> {
    const search = await this.#search(conditions, understood, normalise(text));
    return rankedWindow(
      page,
      () => rankPopular(this.#db, search),
      () => rankAll(this.#db, search),
    );
  }

  async #byRelevance(search: RankedSearch, order: Order, limit: number, position: Position): Promise<Found> {
    const { ranking, start, end } = await rankedWindow(
      { order, limit, position },
      () => this.#popular(search),
      () => this.#all(search),
    );
    const { ids, scores } = ranking;
    const at = (index: number): number => (order === 'desc' ? index : ids.length - 1 - index);
    const indexes = Array.from({ length: Math.max(0, Math.min(end, ids.length) - start) }, (_, offset) =>
      at(start + offset),
    );
    const [rows, total] = await Promise.all([
      this.#rowsOf(
        indexes.map((index) => ids[index] as number),
        search.conditions().isOnSale,
      ),
      ranking.complete
        ? ids.length
        : this.#sql
            .countOf(search.conditions())
            .then((n) => Math.max(ids.length, Math.min(n, MAX_NUMBERED_ITEMS))),
    ]);
    const scoreOf = new Map(indexes.map((index) => [ids[index] as number, scores[index] as number]));
    return {
      rows,
      start: Math.min(start, total),
      total,
      hasNext: end < total,
      hasPrev: start > 0 && total > 0,
      valueOf: (row) => scoreOf.get(row.id) ?? 0,
    };
  }

  async #search(conditions: () => Conditions, understood: Understood, name: string): Promise<RankedSearch> {
    const termsOfCategory = await this.#directory.derive('terms of categories', ({ categories }) => {
      const known = new Map<number, CategoryTerms>();
      const termsOf = (id: number): CategoryTerms => {
        let own = known.get(id);
        if (!own) {
          const { name: title = '', parent_id: parent = null } = categories.get(id) ?? {};
          const above = parent === null ? [] : termsOf(parent).names;
          const names = new Set([...wholeTermsOf(title), ...above]);
          known.set(id, (own = { heads: headTermsOf(title), names }));
        }
        return own;
      };
      return termsOf;
    });
    return { conditions, understood, name, termsOfCategory, popularFrom: await this.#popularFrom.get() };
  }

  async #popular(search: RankedSearch): Promise<Ranking | undefined> {
    return this.#ranked(`popular ${keyOf(search)}`, () => rankPopular(this.#db, search));
  }

  async #all(search: RankedSearch): Promise<Ranking> {
    return (await this.#ranked(`all ${keyOf(search)}`, () => rankAll(this.#db, search))) as Ranking;
  }

  async #ranked(key: string, rank: () => Promise<Ranking | undefined>): Promise<Ranking | undefined> {
    const { value } = await this.#rankings.get(key, async () => {
      const ranking = await rank();
      return { value: ranking, bytes: rankingBytes(ranking), maxAge: RANKING_AGE };
    });
    return value;
  }

  /** Products by id, in the requested order: those on sale, or those that are not. */
  async #rowsOf(ids: readonly number[], isOnSale: boolean): Promise<SortedRow[]> {
    if (ids.length === 0) return [];
    const rows = await run<SortedRow>(
      this.#db,
      `select ${SUMMARY_SELECT}, ${SORT_SELECT} from products p where p.id = any($1::bigint[]) and p.active = $2::boolean`,
      [ids, isOnSale],
      true,
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** What a filter and a search text ask for, for other counts over the same products. */
  async asked(filter: ProductFilter, input: string | undefined): Promise<Asked> {
    const snapshot = await this.#directory.get();
    const understood = input === undefined || input === '' ? undefined : await this.understand(input);
    return { criteria: criteriaOf(filter, snapshot), snapshot, understood };
  }

  /** What answers this. */
  searchOf(asked: Asked): ProductSearch {
    return this.#index?.answers(asked) === true ? this.#index : this.#sql;
  }
}

/** Parsed terms weigh about four times their JSON. */
const understoodBytes = (understood: Understood): number => JSON.stringify(understood).length * 4;
/** A ranking is two lists of numbers. */
const rankingBytes = (ranking: Ranking | undefined): number => (ranking?.ids.length ?? 0) * 16 + 100;

const keyOf = ({ name, conditions }: RankedSearch): string => {
  const { sql, parameters } = conditions();
  return `${name} ${sql} ${JSON.stringify(parameters.values)}`;
};

/** Which page of a ranking is asked for. */
export interface RankedPage {
  order: Order;
  limit: number;
  position: Position;
}

/** A ranking, and the indexes of the page's items in it; `end` may exceed the last one. */
interface RankedWindow {
  ranking: Ranking;
  start: number;
  end: number;
}

/** The popular products rank first: a page among them needs no others. `popular` gives undefined where they are few. */
async function rankedWindow(
  { order, limit, position }: RankedPage,
  popular: () => Promise<Ranking | undefined>,
  all: () => Promise<Ranking>,
): Promise<RankedWindow> {
  const best = order === 'desc' ? await popular() : undefined;
  const window = best && windowOf(best, order, limit, position);
  if (best && window && window.end <= best.ids.length) return { ranking: best, ...window };
  const ranking = await all();
  return { ranking, ...windowOf(ranking, order, limit, position) };
}

/** Which slice of a ranking a page is; `end` may exceed the last item. */
function windowOf(
  { ids, scores }: Ranking,
  order: Order,
  limit: number,
  { offset, after, before }: Position,
): { start: number; end: number } {
  const place = after ?? before;
  if (!place) return { start: offset, end: offset + limit };
  /** Whether an item precedes the position; the position itself does when the page follows it. */
  const isBefore = (index: number): boolean => {
    const at = order === 'desc' ? index : ids.length - 1 - index;
    const [score, id] = [scores[at] as number, ids[at] as number];
    const side = score === place.value ? id - place.id : score - (place.value as number);
    return order === 'desc' ? side > 0 : side < 0;
  };
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  if (before) return { start: Math.max(0, low - limit), end: low };
  const start = ids[order === 'desc' ? low : ids.length - 1 - low] === place.id ? low + 1 : low;
  return { start, end: start + limit };
}

/** Sales of the last of the popular products; null where ranking all matches is cheap, or sales carry no information. */
async function popularFrom(db: Kysely<Database>): Promise<number | null> {
  const [row] = await run<{ sales: number | null; large: boolean }>(
    db,
    `select (select sold_count from products where active order by sold_count desc, id desc offset ${POPULAR} limit 1) as sales,
       exists (select from products where active order by sold_count desc, id desc offset ${LARGE_CATALOGUE} limit 1) as large`,
    [],
  );
  return row?.large === true && row.sales !== null && row.sales > 0 ? row.sales : null;
}
