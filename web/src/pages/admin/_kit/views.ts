/**
 * Saved views of a list in its address: `?view=` alone shows the view as it is saved, with conditions beside it the view as it was
 * changed. A list without conditions opens with the person's default view, unless the address asks for all (`?view=all`).
 */
import type { ViewDensity } from './__generated__/ViewsReader_views.graphql.ts';
import { readListState, readSort, writeListState, writeSort, type ListState } from './listState.ts';

/** What a view says about its list. */
export interface ViewContent {
  /** Search, filters and layout as a query string. */
  readonly filters: string;
  /** Such as `-createdAt`; empty: the list's own. */
  readonly sort: string;
  /** Empty: the list's own. */
  readonly columns: readonly string[];
  readonly density: ViewDensity;
}

/** A saved view. */
export interface View extends ViewContent {
  readonly id: string;
  readonly version: number;
  readonly list: string;
  readonly name: string;
  readonly isShared: boolean;
  readonly isOwn: boolean;
  readonly isDefault: boolean;
}

/** In an address: no view, where a default one would otherwise apply. */
const ALL = 'all';
/** Parameters that a view stands for, beside `f.…`. */
const CONDITIONS = new Set(['q', 'sort', 'cols', 'd', 'layout']);

const PLAIN = { search: '', filters: {}, sort: null, columns: null, density: null, layout: null } as const;
const NOTHING: ListState = readListState(new URLSearchParams());

/** Name of the list at a path, as views have it: `orders` for `/admin/orders`. */
export const listNameOf = (path: string): string =>
  path
    .replace(/^\/admin\//, '')
    .replaceAll('/', '-')
    .toLowerCase();

/** What a view would save of a list's state. */
export const contentOf = ({ search, filters, sort, columns, density, layout }: ListState): ViewContent => ({
  filters: writeListState({ ...NOTHING, search, filters, layout }),
  sort: writeSort(sort),
  columns: columns ?? [],
  density: density === 'compact' ? 'COMPACT' : 'COMFORTABLE',
});

/** The state of a list that a view saves. */
function stateOf({ filters, sort, columns, density }: ViewContent) {
  const read = readListState(new URLSearchParams(filters));
  return {
    search: read.search,
    filters: read.filters,
    layout: read.layout,
    sort: readSort(sort),
    columns: columns.length === 0 ? null : columns,
    density: density === 'COMPACT' ? ('compact' as const) : null,
  };
}

const isPlain = (state: ListState): boolean =>
  Object.values(contentOf(state)).every((value) => value.length === 0 || value === 'COMFORTABLE');

/** Whether a list no longer shows what its view has saved. */
export const isChanged = (state: ListState, view: ViewContent): boolean =>
  JSON.stringify(contentOf(state)) !== JSON.stringify(contentOf({ ...NOTHING, ...stateOf(view) }));

/** Reads an address with the views of its list; a view that does not exist (any more) counts as none. */
export function readViewState(query: URLSearchParams, views: readonly View[]): ListState {
  const state = readListState(query);
  const isExplicit = [...query.keys()].some((name) => CONDITIONS.has(name) || name.startsWith('f.'));
  const view =
    state.view !== null
      ? views.find(({ id }) => id === state.view)
      : isExplicit || state.after !== null
        ? undefined
        : views.find(({ isDefault }) => isDefault);
  if (view === undefined) return { ...state, view: null };
  return { ...state, ...(!isExplicit && stateOf(view)), view: view.id };
}

/** Writes a state as a query string that `readViewState` reads as the same. */
export function writeViewState(state: ListState, views: readonly View[]): string {
  const view = views.find(({ id }) => id === state.view);
  if (view === undefined) {
    const hasDefault = views.some(({ isDefault }) => isDefault);
    return writeListState({
      ...state,
      density: null,
      view: hasDefault && isPlain(state) ? ALL : null,
    });
  }
  if (!isChanged(state, view)) return writeListState({ ...state, ...PLAIN });
  const written = writeListState(state);
  // A view all of whose conditions were removed: an empty search says that they are not to be read from the view.
  return isPlain(state) ? `${written}&q=` : written;
}

/** The address of a view within its list, at its first page; null: the list without a view. */
export const viewAddress = (path: string, id: string | null, views: readonly View[]): string => {
  const written = id === null ? writeViewState(NOTHING, views) : writeListState({ ...NOTHING, view: id });
  return written === '' ? path : `${path}?${written}`;
};
