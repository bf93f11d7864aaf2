/** Keyset cursors: opaque to the caller, positions in a sorted list to the server. */
import { z } from 'zod';
import { MAX_NUMBERED_ITEMS } from '../../contract/common.ts';
import type { Pagination } from '../../contract/common.ts';
import { badInput } from './errors.ts';

/** A position: the sort key, the ID as a tie-breaker, and the number of items before it when the cursor was issued. */
export interface Place {
  value: string | number | null;
  id: number;
  index: number;
}

const Cursor = z.strictObject({
  s: z.string().max(40),
  v: z.union([z.string().max(400), z.number(), z.null()]),
  i: z.int().min(0),
  n: z.int().min(0),
});

/** Cursor of an item under a sort; `sort` includes the direction. */
export function encodeCursor(sort: string, place: Place): string {
  return Buffer.from(JSON.stringify({ s: sort, v: place.value, i: place.id, n: place.index })).toString(
    'base64url',
  );
}

/** Decodes a cursor. Throws a 400 that names the field when it is malformed or belongs to another sort. */
export function decodeCursor(
  field: string,
  cursor: string,
  sort: string,
  isValue: (value: Place['value']) => boolean,
): Place {
  let content: unknown;
  try {
    content = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw badInput(field, 'is not a cursor of this list');
  }
  const parsed = Cursor.safeParse(content);
  if (!parsed.success) throw badInput(field, 'is not a cursor of this list');
  if (parsed.data.s !== sort) throw badInput(field, 'is a cursor of another sort');
  if (!isValue(parsed.data.v)) throw badInput(field, 'is not a cursor of this list');
  return { value: parsed.data.v, id: parsed.data.i, index: parsed.data.n };
}

/** Items to skip for a page number. Throws a 400 that names `page` above MAX_NUMBERED_ITEMS. */
export function offsetOfPage(page: number, limit: number): number {
  if (page * limit > MAX_NUMBERED_ITEMS && page > 1) {
    throw badInput(
      'page',
      `reaches beyond item ${MAX_NUMBERED_ITEMS}; use the cursor \`after\` from there on`,
    );
  }
  return (page - 1) * limit;
}

/** Page numbers of a page that starts after `start` items. */
export function paginationOf(page: {
  start: number;
  limit: number;
  total: number;
  hasNext: boolean;
  hasPrev: boolean;
}): Pagination {
  return {
    currentPage: Math.floor(Math.max(0, page.start) / page.limit) + 1,
    totalPages: Math.ceil(page.total / page.limit),
    totalItems: page.total,
    itemsPerPage: page.limit,
    hasNext: page.hasNext,
    hasPrev: page.hasPrev,
  };
}
