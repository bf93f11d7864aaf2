import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const src = fileURLToPath(new URL('src/', import.meta.url));

/**
 * Whether a module lies at one of these places: a folder, a module with its extension, or a module without it, which has its
 * style sheet with it. Throws for a place where nothing lies, as after a rename.
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

/**
 * A slow network pays for each file: what the first load needs is one, what most pages show another, and what listings show
 * a third.
 */
export const chunks = [
  { name: 'first', tags: ['$initial' as const] },
  // Without what they depend on: a page that needs a part of Relay should bring it itself.
  // The way to a page, which a product's page has too: it shows no listing.
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
    // Of the cart, what cards carry: its prices and coupons are for the pages that sell.
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
