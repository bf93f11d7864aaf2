/** Connections of lists that are short and loaded completely, so pagination is done here: the latest entry first. */
import { EntityId } from '../../../contract/common.ts';
import { badInput } from './input.ts';

interface Item {
  _id: string;
}

/** Longest cursor, in characters. */
const MAX_CURSOR = 300;

function readCursor(cursor: string): { at: number; id: string } {
  const match = /^(\d{1,15})\.(.+)$/.exec(Buffer.from(cursor, 'base64url').toString());
  const id = EntityId.safeParse(match?.[2]).data;
  if (cursor.length > MAX_CURSOR || id === undefined) throw badInput('after', 'is not a cursor');
  return { at: Number(match?.[1]), id };
}

/** Order of ids of the same instant: that of numbers, where they are such. */
const isBelow = (one: string, other: string): boolean =>
  one.length === other.length ? one < other : one.length < other.length;

/**
 * Returns the page after a cursor, even when the cursor's item has been removed. `atOf`: the instant (ISO 8601) by which the list is
 * sorted; `edgeOf`: node and other fields of an edge.
 */
export function shortListPage<One extends Item, Edge extends { node: unknown }>(
  items: readonly One[],
  { first, after }: { first: number; after: string | null | undefined },
  atOf: (item: One) => string,
  edgeOf: (item: One) => Edge,
) {
  let start = 0;
  if (after != null) {
    const place = readCursor(after);
    const same = items.findIndex(({ _id }) => _id === place.id);
    const sameItem = items[same];
    const next = items.findIndex((item) => {
      const at = Date.parse(atOf(item));
      return at < place.at || (at === place.at && isBelow(item._id, place.id));
    });
    if (sameItem && Date.parse(atOf(sameItem)) === place.at) start = same + 1;
    else start = next < 0 ? items.length : next;
  }
  const edges = items.slice(start, start + first).map((item) =>
    Object.assign(edgeOf(item), {
      cursor: Buffer.from(`${Date.parse(atOf(item))}.${item._id}`).toString('base64url'),
    }),
  );
  return {
    edges,
    nodes: edges.map(({ node }) => node as Edge['node']),
    pageInfo: {
      hasNextPage: start + first < items.length,
      hasPreviousPage: start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: items.length,
  };
}
