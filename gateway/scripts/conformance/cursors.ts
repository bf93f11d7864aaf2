/** Follows the cursors of a list: following pages neither skip nor repeat anything. */
import { z } from 'zod';
import { MAX_PAGE_SIZE, Pagination } from '../../contract/common.ts';
import type { Client } from './client.ts';
import { breachOf } from './problems.ts';

/** Small pages, so that a few items are enough. */
const PAGE = 3;
const MOST_PAGES = 5;

export interface CursorProbe {
  path: string;
  /** The property with the items. */
  key: string;
  /** The property of an item that identifies it. */
  idName?: string | undefined;
  headers?: Record<string, string> | undefined;
}

interface Page {
  ids: string[];
  cursors: string[];
  hasNext: boolean;
}

/** What is wrong with the pages of a list; undefined: nothing. The list itself was found to be right before. */
export async function cursorProblem(
  client: Client,
  { path, key, idName = '_id', headers }: CursorProbe,
): Promise<string | undefined> {
  const schema = z.object({
    [key]: z.array(z.object({ [idName]: z.string() })),
    cursors: z.array(z.string()),
    pagination: Pagination,
  });
  const read = async (query: string): Promise<Page | string> => {
    const reply = await client.send({ path: `${path}?${query}`, headers });
    if (reply.failure !== undefined) return reply.failure;
    if (reply.status !== 200) return `status: ${reply.status}, expected 200 (${query})`;
    const breach = breachOf(schema, reply.json);
    if (breach !== undefined) return `${breach} (${query})`;
    const json = reply.json as Record<string, Record<string, string>[]> & {
      cursors: string[];
      pagination: Pagination;
    };
    return {
      ids: (json[key] ?? []).map((item) => item[idName] ?? ''),
      cursors: json.cursors,
      hasNext: json.pagination.hasNext,
    };
  };

  const whole = await read(`limit=${PAGE * MOST_PAGES}`);
  if (typeof whole === 'string') return whole;
  const seen: string[] = [];
  let after: string | undefined;
  for (let number = 1; number <= MOST_PAGES; number += 1) {
    const query = `limit=${PAGE}${after === undefined ? '' : `&after=${encodeURIComponent(after)}`}`;
    const page = await read(query);
    if (typeof page === 'string') return page;
    const { ids, cursors, hasNext } = page;
    if (ids.length > PAGE) return `${key}: list of ${ids.length}, expected at most ${PAGE} (${query})`;
    if (cursors.length !== ids.length)
      return `cursors: list of ${cursors.length}, expected ${ids.length}, one per item (${query})`;
    for (const [index, id] of ids.entries()) {
      const place = `${key}.${index}.${idName}: "${id}"`;
      if (seen.includes(id)) return `${place}, expected no item of an earlier place again (${query})`;
      const expected = whole.ids[seen.length];
      if (expected !== undefined && expected !== id)
        return `${place}, expected "${expected}", which follows in one long page (${query})`;
      seen.push(id);
    }
    if (!hasNext) {
      const left = whole.ids[seen.length];
      return left === undefined
        ? undefined
        : `pagination.hasNext: false, expected true before "${left}" (${query})`;
    }
    const last = cursors.at(-1);
    if (last === undefined) return `${key}: list of 0, expected items where hasNext is true (${query})`;
    if (last === after)
      return `cursors.${cursors.length - 1}: the cursor it was asked for, expected another (${query})`;
    after = last;
  }
  return undefined;
}

/** What is wrong with one page of a list, besides its schema; undefined: nothing. */
export function pageProblem(json: unknown, key: string | undefined, path: string): string | undefined {
  if (key === undefined) return undefined;
  const page = json as Record<string, { _id: string }[]> & { pagination: Pagination };
  const items = page[key] ?? [];
  const limit = Number(new URLSearchParams(path.split('?')[1]).get('limit') ?? MAX_PAGE_SIZE);
  if (items.length > limit) return `${key}: list of ${items.length}, expected at most ${limit}`;
  const places = new Map<string, number>();
  for (const [index, { _id }] of items.entries()) {
    const earlier = places.get(_id);
    if (earlier !== undefined)
      return `${key}.${index}._id: "${_id}", expected another than ${key}.${earlier}._id`;
    places.set(_id, index);
  }
  const { totalItems } = page.pagination;
  return totalItems < items.length
    ? `pagination.totalItems: ${totalItems}, expected at least ${items.length}`
    : undefined;
}
