/** The mechanism of the files of lists: what matches a list's own conditions, in its order, read page by page as the list itself reads it. */
import { Readable } from 'node:stream';
import type { z } from 'zod';
import type { ListExport } from '../../../../contract/rules/jobs.ts';
import { can } from '../../../../contract/rules/staff.ts';
import { BYTE_ORDER_MARK, csvRecord } from '../../../base/csv-write.ts';
import { tunisianMinute } from '../../../base/tunisian-day.ts';
import type { Viewer } from '../../auth/viewer.ts';
import type { OriginContext } from '../../context.ts';
import type { Route } from '../../route.ts';
import { commaOf } from '../cells.ts';
import { fileRoute } from '../file-route.ts';

/** Entries that are read at once. */
const BATCH = 500;

/** The text of a cell; null and undefined are empty. */
type Cell = string | number | boolean | null | undefined;
export type Columns<Item> = Readonly<Record<string, (item: Item) => Cell>>;

const written = (cell: Cell): string =>
  cell == null ? '' : typeof cell === 'boolean' ? (cell ? 'oui' : 'non') : String(cell);
/** An amount as spreadsheets read it. */
export const amount = (tnd: string | null | undefined): string => (tnd == null ? '' : commaOf(tnd));
/** A time of Tunisia. */
export const instant = (at: string | null | undefined): string =>
  at == null ? '' : tunisianMinute(new Date(at));

interface Page<Item> {
  items: readonly Item[];
  cursors: readonly string[];
  pagination: { hasNext: boolean };
}

/** A page of a list that is read in both directions. */
export const pageOf = <Item>(
  items: readonly Item[],
  { cursors, hasNext }: { cursors: readonly string[]; hasNext: boolean },
): Page<Item> => ({ items, cursors, pagination: { hasNext } });

interface Batch {
  limit: number;
  after: string | undefined;
  isUncounted: true;
}

interface ListFile<Query extends z.ZodObject, Item> {
  name: ListExport;
  summary: string;
  /** The conditions and the order of the list. */
  query: Query;
  /** Reads a page of the list. */
  page(context: OriginContext, viewer: Viewer, query: z.output<Query> & Batch): Promise<Page<Item>>;
  columns: Columns<Item>;
  /** For roles that read contact data alone. */
  contacts?: Columns<Item>;
}

/** The records of a file, page by page: no database session is held between pages, so that a slow reader holds up no one. */
async function* recordsOf<Item>(
  columns: Columns<Item>,
  read: (after: string | undefined) => Promise<Page<Item>>,
): AsyncGenerator<string> {
  const cells = Object.values(columns);
  let text = BYTE_ORDER_MARK + csvRecord(Object.keys(columns));
  for (let after: string | undefined; ;) {
    const { items, cursors, pagination } = await read(after);
    for (const item of items) text += csvRecord(cells.map((cell) => written(cell(item))));
    yield text;
    text = '';
    after = cursors.at(-1);
    if (!pagination.hasNext || after === undefined) return;
  }
}

/** A stream of these records. The first page is read before it is answered, so that a refusal is one. */
async function started(records: AsyncGenerator<string>): Promise<Readable> {
  const first = await records.next();
  async function* all(): AsyncGenerator<string> {
    try {
      if (first.done !== true) yield first.value;
      yield* records;
    } finally {
      await records.return(undefined);
    }
  }
  return Readable.from(all(), { objectMode: false, highWaterMark: 64 * 1024 });
}

/** The route of a file. */
export const listFile = <Query extends z.ZodObject, Item>({
  name,
  summary,
  query,
  page,
  columns,
  contacts,
}: ListFile<Query, Item>): Route =>
  fileRoute(name, summary, query, (context, given, viewer) => {
    const shown = contacts && can(viewer.adminRole, 'people.contact') ? { ...columns, ...contacts } : columns;
    return started(
      recordsOf(shown, (after) =>
        page(context, viewer, { ...given, limit: BATCH, after, isUncounted: true }),
      ),
    );
  });

/** What a file has no use for: it is read to the end. */
export const PAGE = { limit: true, after: true } as const;
export const NUMBERED_PAGE = { ...PAGE, page: true } as const;
/** Of lists that are read in both directions. */
export const ADMIN_PAGE = { ...PAGE, before: true } as const;
