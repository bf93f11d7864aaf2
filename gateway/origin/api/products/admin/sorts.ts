/** The sorts of the back office's list of products; an index of all products serves each. */
import type { AdminProductSortBy } from '../../../../contract/admin/products.ts';
import type { SummaryRow } from '../rows.ts';
import { SORTS } from '../sorts.ts';
import type { Sort } from '../sorts.ts';

/** Sorts that the database does; relevance is computed by the search. */
export type AdminColumnSort = Exclude<AdminProductSortBy, 'relevance'>;

const updated: Sort = {
  ...SORTS.createdAt,
  expression: 'p.updated_at',
  valueOf: (row) => row.updated_at.toISOString(),
};

const stock: Sort = {
  ...SORTS.popularity,
  expression: 'p.stock',
  defaultOrder: 'asc',
  valueOf: (row: SummaryRow) => row.stock,
};

export const ADMIN_SORTS: Readonly<Record<AdminColumnSort, Sort>> = {
  name: SORTS.name,
  price: SORTS.price,
  stock,
  createdAt: SORTS.createdAt,
  updatedAt: updated,
  sold: SORTS.popularity,
  rating: SORTS.ratingAverage,
  discount: SORTS.discount,
};
