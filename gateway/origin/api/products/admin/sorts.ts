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

const flashStarts: Sort = {
  ...SORTS.createdAt,
  expression: `coalesce(p.flash_sale_starts_at, timestamptz '1970-01-01 00:00:00+00')`,
  defaultOrder: 'asc',
  valueOf: (row) => (row.flash_sale_starts_at ?? new Date(0)).toISOString(),
};

/** Share of its stock that a flash sale has sold, in thousandths. */
const flashSold: Sort = {
  ...SORTS.popularity,
  expression: `case when p.flash_sale_stock > 0 then (p.flash_sale_stock - coalesce(p.flash_sale_remaining_stock, p.flash_sale_stock)) * 1000 / p.flash_sale_stock else 0 end`,
  valueOf: ({ flash_sale_stock: stock, flash_sale_remaining_stock: left }) =>
    stock === null || stock <= 0 ? 0 : Math.trunc(((stock - (left ?? stock)) * 1000) / stock),
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
  flashStarts,
  flashEnds: SORTS.flashSaleExpiresAt,
  flashSold,
};
