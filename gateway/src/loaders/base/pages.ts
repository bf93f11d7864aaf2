/** Searches in lists that the upstream offers only page by page. */
import type { Pagination } from '../../../contract/common.ts';
import { MAX_PAGE_SIZE } from '../../../contract/common.ts';

/** A page of a list: its size, and a cursor or a number. */
export interface ListPage {
  limit: number;
  after?: string | undefined;
  page?: number | undefined;
}

/** Most pages that are searched. */
const MAX_PAGES = 20;

interface Page<T> {
  items: readonly T[];
  cursors: readonly string[];
  pagination: Pick<Pagination, 'hasNext'>;
}

/** The first item that fits, for types without a call of their own; null if it is not among the first 2,000. */
export async function findInPages<T>(
  read: (page: ListPage) => Promise<Page<T>>,
  fits: (item: T) => boolean,
): Promise<T | null> {
  let after: string | undefined;
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const { items, cursors, pagination } = await read({ limit: MAX_PAGE_SIZE, after });
    const found = items.find(fits);
    if (found) return found;
    after = cursors.at(-1);
    if (!pagination.hasNext || after === undefined) return null;
  }
  return null;
}
