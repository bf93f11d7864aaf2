/** The wishlist as a connection: it is short and loaded completely, so pagination is done here. */
import type { Wishlist } from '../../../contract/accounts.ts';
import { EntityId } from '../../../contract/common.ts';
import { badInput } from '../base/input.ts';
import { ProductModel } from '../catalogue/product.ts';

type Item = Wishlist['wishlist'][number];

/** Position of an item: when it was liked, and its ID. */
const cursorOf = ({ likedAt, _id }: Item): string =>
  Buffer.from(`${Date.parse(likedAt)}.${_id}`).toString('base64url');

/** Longest cursor, in characters. */
const MAX_CURSOR = 300;

function readCursor(cursor: string): { likedAt: number; id: string } {
  const match = /^(\d{1,15})\.(.+)$/.exec(Buffer.from(cursor, 'base64url').toString());
  const id = EntityId.safeParse(match?.[2]).data;
  if (cursor.length > MAX_CURSOR || id === undefined) throw badInput('after', 'is not a cursor');
  return { likedAt: Number(match?.[1]), id };
}

/** Order of ids liked at the same instant: that of numbers, where they are such. */
const isBelow = (one: string, other: string): boolean =>
  one.length === other.length ? one < other : one.length < other.length;

/** Returns the page after a cursor, even when the cursor's item has been removed. */
export function wishlistPage(
  items: readonly Item[],
  first: number,
  after: string | null | undefined,
  now: number,
) {
  let start = 0;
  if (after != null) {
    const place = readCursor(after);
    const same = items.findIndex(({ _id }) => _id === place.id);
    const next = items.findIndex((item) => {
      const likedAt = Date.parse(item.likedAt);
      return likedAt < place.likedAt || (likedAt === place.likedAt && isBelow(item._id, place.id));
    });
    if (same >= 0 && Date.parse(items[same]?.likedAt ?? '') === place.likedAt) start = same + 1;
    else start = next < 0 ? items.length : next;
  }
  const edges = items.slice(start, start + first).map((item) => ({
    cursor: cursorOf(item),
    node: new ProductModel(item, now),
    likedAt: item.likedAt,
  }));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasNextPage: start + first < items.length,
      hasPreviousPage: start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: items.length,
  };
}
