import type { ListingScope } from '../../features/listing/variables.ts';
import { paths } from '../../paths.ts';

/** A part of the catalogue with a page of its own. */
export interface Selection {
  readonly name: 'deals' | 'new' | 'best';
  readonly path: string;
  /** The filter of its products, and their default sort order. */
  readonly scope: ListingScope;
}

const DEALS: Selection = { name: 'deals', path: paths.deals(), scope: { flag: 'onSale', sort: 'discount' } };

export const SELECTIONS: readonly Selection[] = [
  DEALS,
  { name: 'new', path: paths.newArrivals(), scope: { flag: 'isNew', sort: 'newest' } },
  { name: 'best', path: paths.bestSellers(), scope: { flag: 'bestSeller', sort: 'popularity' } },
];

/** The selection at a path. */
export function selectionAt({ pathname }: URL): Selection {
  return SELECTIONS.find(({ path }) => path === pathname) ?? DEALS;
}
