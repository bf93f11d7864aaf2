/** Which products the grid shows: those that were selected in the list, or the list of its address. */
import type { ListRequest } from '../_kit/listTypes.ts';
import { readListState, writeListState } from '../_kit/listState.ts';
import { adminPaths } from '../adminPaths.ts';
import { variablesOf } from './filters.ts';
import type { ProductsPageQuery$variables } from './__generated__/ProductsPageQuery.graphql.ts';

/** Most products of a grid. */
export const MAX_GRID_ROWS = 500;

/** Selected products are too many for an address: they stay in the tab. */
const STORED = 'admin-grid';
const SELECTED = 'selected';

/** What the grid asks the server for. */
export type GridRequest = Pick<ProductsPageQuery$variables, 'filter' | 'sort'>;

/** The address of the grid of selected products. */
export function gridOfSelection(ids: readonly string[]): string {
  try {
    sessionStorage.setItem(STORED, JSON.stringify(ids));
  } catch {
    // Then the grid says that nothing is selected.
  }
  return `${adminPaths.productGrid()}?${SELECTED}`;
}

/** The address of the grid of all products that a list shows on its pages. */
export function gridOfList({ search, filters, sort }: ListRequest): string {
  const query = writeListState({ ...readListState(new URLSearchParams()), search, filters, sort });
  return query === '' ? adminPaths.productGrid() : `${adminPaths.productGrid()}?${query}`;
}

/** Reads an address of the grid; null: it is that of a selection that is no longer there. */
export function gridRequestOf(search: URLSearchParams): GridRequest | null {
  if (!search.has(SELECTED)) {
    const { filter, sort } = variablesOf({ ...readListState(search), first: 0, after: null });
    return { filter, sort };
  }
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '[]');
    const names = Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [];
    return names.length === 0 ? null : { filter: { ids: names }, sort: null };
  } catch {
    return null;
  }
}
