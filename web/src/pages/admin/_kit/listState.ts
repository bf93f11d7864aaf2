/** The state of a list as its address has it: `?q=&f.state=CONFIRMED&sort=-createdAt&after=…&p=2&n=50&cols=number,total`. */
import type { Density } from './density.ts';

export interface ListState {
  readonly search: string;
  /** Values of filters by their ids; absent: not narrowed. */
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: { readonly field: string; readonly isDescending: boolean } | null;
  /** Cursor after which the page starts; null: the first page. */
  readonly after: string | null;
  /** Number of the page, for what stands at the list's foot. */
  readonly page: number;
  readonly size: number;
  /** Ids of the columns that are shown; null: as the list has them. */
  readonly columns: readonly string[] | null;
  /** Of a saved view; null: as usual. Without a view, the device's choice applies. */
  readonly density: Density | null;
  /** Id of the saved view that it began with; null: none. */
  readonly view: string | null;
  /** How it is shown; null: as a list. */
  readonly layout: 'board' | null;
}

export const PAGE_SIZES = [25, 50, 100] as const;
const FILTER = 'f.';

function readNumber(text: string | null, fallback: number): number {
  const value = Number(text ?? fallback);
  return Number.isSafeInteger(value) && value > 0 ? value : fallback;
}

/** Reads a sort, such as `-createdAt`; an empty one is none. */
export const readSort = (text: string): ListState['sort'] =>
  text === '' ? null : { field: text.replace(/^-/, ''), isDescending: text.startsWith('-') };

/** Writes a sort as `readSort` reads it. */
export const writeSort = (sort: ListState['sort']): string =>
  sort === null ? '' : `${sort.isDescending ? '-' : ''}${sort.field}`;

/** Reads an address; what it does not know is left out, what is malformed counts as absent. */
export function readListState(query: URLSearchParams): ListState {
  const size = readNumber(query.get('n'), PAGE_SIZES[0]);
  const density = query.get('d');
  const after = query.get('after');
  const filters = [...query].flatMap(([name, value]): [string, string][] =>
    name.startsWith(FILTER) && value !== '' ? [[name.slice(FILTER.length), value]] : [],
  );
  return {
    search: query.get('q') ?? '',
    filters: Object.fromEntries(filters),
    sort: readSort(query.get('sort') ?? ''),
    after: after === '' ? null : after,
    page: after === null || after === '' ? 1 : readNumber(query.get('p'), 2),
    size: PAGE_SIZES.some((one) => one === size) ? size : PAGE_SIZES[0],
    columns: query.get('cols')?.split(',').filter(Boolean) ?? null,
    density: density === 'compact' || density === 'comfortable' ? density : null,
    view: query.get('view'),
    layout: query.get('layout') === 'board' ? 'board' : null,
  };
}

/** Writes a state as a query string without its question mark; what is as by default is left out. */
export function writeListState({
  search,
  filters,
  sort,
  after,
  page,
  size,
  columns,
  density,
  view,
  layout,
}: ListState): string {
  const query = new URLSearchParams();
  const set = (name: string, value: string): void => {
    if (value !== '') query.set(name, value);
  };
  set('view', view ?? '');
  set('layout', layout ?? '');
  set('q', search);
  for (const [name, value] of Object.entries(filters).sort(([a], [b]) => a.localeCompare(b)))
    set(`${FILTER}${name}`, value);
  set('sort', writeSort(sort));
  if (columns !== null) set('cols', columns.join(','));
  set('d', density ?? '');
  if (size !== PAGE_SIZES[0]) set('n', String(size));
  if (after !== null) {
    set('after', after);
    set('p', String(page));
  }
  return query.toString();
}

/** A state with other conditions: it starts at its first page again. */
export const narrowed = (state: ListState, change: Partial<ListState>): ListState => ({
  ...state,
  after: null,
  page: 1,
  ...change,
});

/** Which list it is, without the page: the trail of cursors belongs to it. */
export const listKey = (path: string, state: ListState): string =>
  `${path}?${writeListState({ ...state, after: null, page: 1, columns: null, density: null })}`;

const TRAIL = 'admin-trail ';

/** Cursors of the pages that were seen, by number from 1; the first page has none. */
function readTrail(key: string): (string | null)[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(TRAIL + key) ?? '[null]');
    return Array.isArray(stored) ? (stored as (string | null)[]) : [null];
  } catch {
    return [null];
  }
}

/** Remembers at which cursor a page begins: lists are read forwards alone, and this is the way back. */
export function rememberPage(key: string, page: number, after: string | null): void {
  const trail = readTrail(key);
  if (trail[page - 1] === after) return;
  trail[page - 1] = after;
  try {
    sessionStorage.setItem(TRAIL + key, JSON.stringify(trail));
  } catch {
    // Then the way back leads to the first page.
  }
}

/** Where the page before begins; the first page, when this one was come to from outside. */
export function pageBefore(key: string, page: number): Pick<ListState, 'after' | 'page'> {
  const after = readTrail(key)[page - 2];
  return page <= 2 || typeof after !== 'string' ? { after: null, page: 1 } : { after, page: page - 1 };
}

const NEIGHBOURS = 'admin-list';

/** Remembers what a list shows, for the way from one detail to the next. */
export function rememberList(href: string, links: readonly string[]): void {
  try {
    sessionStorage.setItem(NEIGHBOURS, JSON.stringify({ href, links }));
  } catch {
    // Then a detail has no neighbours.
  }
}

/** What stands before and after a detail in the list that one came from, and the list's own address. */
export function neighboursOf(path: string): {
  readonly before?: string;
  readonly next?: string;
  readonly list?: string;
} {
  try {
    const stored = JSON.parse(sessionStorage.getItem(NEIGHBOURS) ?? '{}') as {
      href?: string;
      links?: string[];
    };
    const index = stored.links?.indexOf(path) ?? -1;
    if (index < 0) return {};
    const before = stored.links?.[index - 1];
    const next = stored.links?.[index + 1];
    return {
      ...(stored.href !== undefined && { list: stored.href }),
      ...(before !== undefined && { before }),
      ...(next !== undefined && { next }),
    };
  } catch {
    return {};
  }
}
