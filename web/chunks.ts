import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const src = fileURLToPath(new URL('src/', import.meta.url));

/**
 * Whether a module is at one of these places: a folder, a module with its extension, or a module without it, which includes its
 * style sheet. Throws for a place that does not exist, as after a rename.
 *
 * @param places from web/src
 */
export function liesAt(...places: readonly string[]): (id: string) => boolean {
  for (const place of places) {
    const path = join(src, place);
    const named = () =>
      readdirSync(dirname(path)).some((name) => join(dirname(path), name).startsWith(`${path}.`));
    if (!existsSync(dirname(path)) || !(existsSync(path) || named()))
      throw new Error(`chunks: nothing lies at web/src/${place}`);
  }
  const starts = places.flatMap((place) => [join(src, place, '/'), `${join(src, place)}.`]);
  return (id) => starts.some((start) => id.startsWith(start));
}

/** A slow network pays for each file: the first load is one, code of most pages another, and code of listings a third. */
export const chunks = [
  { name: 'first', tags: ['$initial' as const] },
  // Without their dependencies: a page that needs a part of Relay should load it itself. The breadcrumbs, which a product page
  // has too, although it has no listing.
  {
    name: 'breadcrumbs',
    test: liesAt('design/static/Breadcrumbs', 'document/breadcrumbList'),
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
  {
    name: 'listing',
    test: liesAt(
      'features/listing',
      'design/static/EmptyState',
      'errors/ErrorState',
      'design/static/Field',
      'design/static/PageHeading',
      'design/static/Pagination',
      'design/static/useFocusInside',
    ),
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
  {
    name: 'products',
    // Of the cart, the parts that cards need: its prices and coupons are for other pages.
    test: liesAt(
      'design/static',
      'design/money',
      'features/product',
      'features/categories',
      'features/cart/CartControls',
      'features/cart/cartMemory',
      'features/cart/useCartActions',
      'features/wishlist/useWishlist',
      'features/wishlist/__generated__/useWishlist_viewer',
      '../../gateway/contract/rules/availability',
    ),
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
  { name: 'products', test: liesAt('features/slides'), includeDependenciesRecursively: false },
];
