/** The wishlist as a connection: it is short and loaded completely, so pagination is done here. */
import type { Wishlist } from '../../../contract/accounts.ts';
import { badInput } from '../base/input.ts';
import { ProductModel } from '../catalogue/product.ts';

type Item = Wishlist['wishlist'][number];

/** Position of an item: when it was liked, and its ID. */
const cursorOf = ({ likedAt, _id }: Item): string =>
  Buffer.from(`${Date.parse(likedAt)}.${_id}`).toString('base64url');

function readCursor(cursor: string): { likedAt: number; id: bigint } {
  const match = /^(\d{1,15})\.([1-9]\d{0,17})$/.exec(Buffer.from(cursor, 'base64url').toString());
  if (cursor.length > 100 || !match) throw badInput('after', 'is not a cursor');
  return { likedAt: Number(match[1]), id: BigInt(match[2] as string) };
}

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
    const next = items.findIndex((item) => {
      const likedAt = Date.parse(item.likedAt);
      return likedAt < place.likedAt || (likedAt === place.likedAt && BigInt(item._id) < place.id);
    });
    start = next < 0 ? items.length : next;
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
