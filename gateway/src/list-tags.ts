/**
 * Tags of lists of products, and which of them a change outdates. A list has the tags of its places (its category, else its brands, else its
 * shops); for what only some lists depend on, such as prices, there are tags besides, so that a changed price outdates those lists alone.
 */
import type { FeedEvent } from '../contract/events.ts';

/** Tag of everything that lists or counts products by conditions. */
export const ANY_LIST = 'product:*';
const PREFIX = 'in:';
/** As `ANY_LIST`, but outdated instead of dropped: it is not known which lists have changed. */
export const UNKNOWN_LISTS = `${PREFIX}?`;
/** The place of lists of no certain category, brand or shop. */
const WIDE = '*';

/** Whether a tag is outdated instead of dropped. */
export const isOfLists = (tag: string): boolean => tag.startsWith(PREFIX);

/** What some lists depend on, and others do not. */
const PRICES = '#price';
const TEXTS = '#texts';
/** Of lists that any price may change, and of those in which only these prices are. */
const ANY_PRICE = `${PRICES}*`;
const priceStep = (step: number): string => `${PRICES}:${step}`;

/** Prices (TND) of which a list depends: another product may cross them. */
export interface PriceRange {
  low: number;
  high: number;
}

/** Two steps for each doubling, from one dinar to a million. */
const STEPS = 40;
const stepOf = (price: number): number =>
  price <= 1 ? 0 : Math.min(STEPS, Math.floor(2 * Math.log2(price)));
const stepsOf = ({ low, high }: PriceRange): string[] => {
  const first = stepOf(low);
  return Array.from({ length: stepOf(high) - first + 1 }, (_, place) => priceStep(first + place));
};

/** The conditions that narrow a list to places of the catalogue, the narrowest first. */
const PLACES = ['category', 'brand', 'seller'] as const;
/** Parameters that neither prices nor texts decide. */
const INDEPENDENT: ReadonlySet<string> = new Set([
  ...PLACES,
  'apart',
  'color',
  'hasWarranty',
  'inStock',
  'isBestSeller',
  'isFeatured',
  'limit',
  'minRating',
  'newSince',
  'page',
  'sortOrder',
  'specs',
  'stockStatus',
  'withSpecs',
]);
/** Orders that prices do not decide. Relevance, and what is not known, may depend on everything. */
const SORTS: ReadonlySet<string | null> = new Set([
  null,
  'createdAt',
  'name',
  'popularity',
  'price',
  'ratingAverage',
]);

const queryOf = (path: string): URLSearchParams => new URLSearchParams(path.slice(path.indexOf('?') + 1));

/** On what a list depends besides its places, as ends of tags. */
function dependencesOf(query: URLSearchParams, prices: readonly PriceRange[] | undefined): string[] {
  const sort = query.get('sortBy');
  const cursors = ['after', 'before'].filter((name) => query.has(name));
  const isKnown =
    SORTS.has(sort) &&
    [...query.keys()].every((name) => name === 'sortBy' || cursors.includes(name) || INDEPENDENT.has(name));
  if (!isKnown) return [PRICES, ANY_PRICE, TEXTS];
  const isByPrice = sort === 'price';
  const texts = sort === 'name' ? [TEXTS] : [];
  if (!isByPrice && prices?.length === 0) return texts;
  // After a cursor there may be prices between it and the first product.
  if (prices === undefined || cursors.length > 0) return [...texts, PRICES, ANY_PRICE];
  return [...texts, PRICES, ...new Set(prices.flatMap(stepsOf))];
}

/**
 * Tags of a list of products, or of their filter options, by its path. A change of any product in one of its places may move what it shows.
 * @param prices which prices it depends on: what products of others cost does not change it; undefined: it is not known
 */
export function listTags(path: string, prices: readonly PriceRange[] | undefined): string[] {
  const query = queryOf(path);
  const kind = PLACES.find((place) => query.has(place));
  const places =
    kind === undefined
      ? [WIDE]
      : (query.get(kind) as string).split(',').map((slug) => `${kind}:${slug.trim()}`);
  const ends = ['', ...dependencesOf(query, prices)];
  return [
    ANY_LIST,
    UNKNOWN_LISTS,
    ...places.flatMap((place) => ends.map((end) => `${PREFIX}${place}${end}`)),
  ];
}

/** A product as far as its place by price shows. */
interface Priced {
  /** TND. */
  price: string;
  discountPrice: string | null;
  isFlashSale: boolean;
}

/** Which prices decide what a page of products shows; undefined: it is not known. */
export function pricesOfPage(products: readonly Priced[], path: string): readonly PriceRange[] | undefined {
  const query = queryOf(path);
  if (query.get('sortBy') !== 'price') return [];
  // During a flash sale a product is sorted by another price.
  if (products.length === 0 || products.some(({ isFlashSale }) => isFlashSale)) return undefined;
  const prices = products.map(({ price, discountPrice }) =>
    Math.min(Number(price), Number(discountPrice ?? price)),
  );
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const isFirst = Number(query.get('page') ?? 1) <= 1;
  const isLast = products.length < Number(query.get('limit') ?? Infinity);
  const isRising = query.get('sortOrder') !== 'desc';
  return [
    {
      low: (isRising ? isFirst : isLast) ? 0 : low,
      high: (isRising ? isLast : isFirst) ? Infinity : high,
    },
  ];
}

/** Which prices decide the bounds that filter options show. */
export const pricesOfOptions = ({
  minPrice,
  maxPrice,
}: {
  minPrice: string | null;
  maxPrice: string | null;
}): readonly PriceRange[] | undefined =>
  minPrice === null || maxPrice === null
    ? undefined
    : [
        { low: 0, high: Number(minPrice) },
        { low: Number(maxPrice), high: Infinity },
      ];

/** Columns of products that only some lists depend on. Those that are not here may change any. */
const DEPENDENCE_OF: ReadonlyMap<string, string> = new Map([
  ['price', PRICES],
  ['discount_price', PRICES],
  ...['description', 'descriptions', 'image_keys', 'name', 'names', 'return_policy', 'tags'].map(
    (column): [string, string] => [column, TEXTS],
  ),
]);
const DEPENDENCES_OF_REASON: ReadonlyMap<unknown, readonly string[]> = new Map([
  ['price', [PRICES]],
  ['picture', [TEXTS]],
  ['alternative text', [TEXTS]],
]);

const textsOf = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : undefined;

/** What changed: the ends of the tags of the lists that depend on it; undefined: any list may. */
function changedOf({ fields, reason, prices }: FeedEvent['data']): readonly string[] | undefined {
  const columns = textsOf(fields);
  if (columns === undefined) return DEPENDENCES_OF_REASON.get(reason);
  const changed = columns.map((column) => DEPENDENCE_OF.get(column));
  if (changed.length === 0 || changed.includes(undefined)) return undefined;
  const own = new Set(changed as string[]);
  // From which price to which, where the product is as discounted as before.
  if (!own.has(PRICES) || !Array.isArray(prices) || prices.length !== 2) return [...own];
  const [from, to] = prices.map(Number) as [number, number];
  if (!Number.isFinite(from) || !Number.isFinite(to)) return [...own];
  own.delete(PRICES);
  return [...own, ANY_PRICE, ...stepsOf({ low: Math.min(from, to), high: Math.max(from, to) })];
}

/** Tags of the lists that a change of a product outdates, in the places that the event names; without them any list. */
export function changedLists(data: FeedEvent['data']): string[] {
  const places = textsOf(data['in']);
  if (places === undefined) return [UNKNOWN_LISTS];
  const ends = changedOf(data) ?? [''];
  return [WIDE, ...places].flatMap((place) => ends.map((end) => `${PREFIX}${place}${end}`));
}
