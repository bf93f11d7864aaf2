/**
 * What cached public data are tagged with, and which tags an event of the origin invalidates. Two kinds of tags: those of one thing, after
 * whose drop no reader gets an earlier value; and those of lists, `in:…`, which are outdated: their order and their counts may
 * be shown for some seconds more.
 */
import type { FeedEvent } from '../contract/events.ts';
import type { Settling } from '../service/cache.ts';
import { ANY_LIST, changedLists, isOfLists, UNKNOWN_LISTS } from './list-tags.ts';

/** Tag of one entity, such as `product:12`; `listed:12` is of the lists that show it, `offer:3` of all products of seller 3. */
export const tagOf = (
  kind: 'product' | 'listed' | 'brand' | 'seller' | 'offer' | 'category' | 'review' | 'homepage' | 'promo',
  key: string,
): string => `${kind}:${key}`;

/** Tag of products that are not there, and may come. */
export const ABSENT_PRODUCT = 'product:?';
/** How long a list is shown with an order of before a change (ms). Two seconds less than promised: caches and networks come on top. */
export const LIST_SETTLING: Settling = { serveFor: 3_000, rest: 1_500 };

interface Invalidated {
  drop(tags: readonly string[] | 'all'): void;
  outdate(tags: readonly string[]): void;
}

/** Drops or outdates by each tag, as its kind is. */
export function invalidate(caches: readonly Invalidated[], tags: readonly string[] | 'all'): void {
  const dropped = tags === 'all' ? tags : tags.filter((tag) => !isOfLists(tag));
  const outdated = tags === 'all' ? [] : tags.filter(isOfLists);
  for (const cache of caches) {
    if (dropped.length > 0) cache.drop(dropped);
    if (outdated.length > 0) cache.outdate(outdated);
  }
}

const textsOf = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : undefined;

/** Reasons of changes after which no product is there that was not before. */
const STAYING: ReadonlySet<unknown> = new Set(['price', 'stock', 'picture', 'alternative text', 'deleted']);
/** Columns that decide whether there is a product, and under which address. */
const APPEARING: ReadonlySet<string> = new Set([
  'active',
  'off_sale',
  'slug',
  'sku',
  'gtin',
  'category_id',
  'brand_id',
  'seller_id',
]);

/** Whether a product may be there that was not. An upstream may leave out what has changed: then it may. */
function mayAppear(data: FeedEvent['data']): boolean {
  if (STAYING.has(data['reason'])) return false;
  return textsOf(data['fields'])?.some((field) => APPEARING.has(field)) ?? true;
}

const changedProduct = (id: string): string[] => [tagOf('product', id), tagOf('listed', id)];

/** Tags that an event invalidates; none for events that affect no public data. */
export function tagsOf({ type, subject, data }: FeedEvent): string[] {
  // Its products have followed it to other lists and are found by other words, or came into the shop or left it.
  const lists = data['reason'] === 'products' ? [ABSENT_PRODUCT, ANY_LIST] : [];
  switch (type) {
    case 'product.changed':
      return [
        ...changedProduct(subject),
        ...(mayAppear(data) ? [ABSENT_PRODUCT] : []),
        ...changedLists(data),
      ];
    case 'catalogue.changed':
      return [...(textsOf(data['products']) ?? []).flatMap(changedProduct), ABSENT_PRODUCT, UNKNOWN_LISTS];
    case 'product.stock':
      // Its place in lists stays. A low stock is shown there by its number.
      return data['isLow'] === false ? [tagOf('product', subject)] : changedProduct(subject);
    case 'review.changed':
      return [tagOf('review', subject), ...changedProduct(subject)];
    case 'category.changed':
      return [tagOf('category', subject), 'category:*', ...lists];
    case 'brand.changed':
      return [tagOf('brand', subject), 'brand:*', ...lists];
    case 'seller.changed':
      return [
        tagOf('seller', subject),
        'seller:*',
        ...(lists.length > 0 ? [...lists, tagOf('offer', subject)] : []),
      ];
    case 'homepage.changed':
      return [tagOf('homepage', subject), 'homepage:*'];
    case 'promo.changed':
      // The set of its products may have changed.
      return [tagOf('promo', subject), 'promo:*', ANY_LIST];
    case 'coupon.changed':
      return ['coupon:*'];
    case 'api-key.changed':
      return [`api-key:${subject}`];
    case 'settings.changed':
      return ['settings:*'];
    case 'search-redirect.changed':
      // Any search may be that one.
      return [ANY_LIST];
    case 'page.changed':
      return ['page:*'];
    default:
      return [];
  }
}
