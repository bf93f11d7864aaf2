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

/** What cards of products are made of. Of the cart, the parts that they need: its prices and coupons are for other pages. */
const isOfCards = liesAt(
  'design/static/Carousel',
  'design/static/Section',
  'design/static/SectionHeading',
  'features/product',
  'features/categories',
  'features/slides',
  'features/cart/CartControls',
  'features/cart/cartMemory',
  'features/cart/useCartActions',
  'features/wishlist/useWishlist',
  'features/wishlist/__generated__/useWishlist_viewer',
);

/** Cards in a grid, with their tags: parts of lists, whose style no other page's document has to carry. */
const GRID = [
  'features/product/ProductGrid',
  'features/product/ProductTags',
  'features/product/__generated__/ProductGrid_products',
  'features/product/__generated__/ProductTags_product',
];

/** What stands below a product's details alone, or is drawn by the back-office as well, which has no cards. */
const isApartFromCards = liesAt(
  'features/product/PriceChart',
  'features/product/priceSteps',
  ...GRID,
  'features/categories/CategoryIcon',
);

/** What the back-office says of products, too. */
const isProductFact = liesAt(
  'features/product/StockBadge',
  'features/product/availability',
  'features/product/useColorName',
  '../../gateway/contract/rules/availability',
);

const isPrimitive = liesAt('design/static', 'design/money');

/** So small that a file of its own costs more. */
const isSmallRule = liesAt('../../gateway/contract/rules/ratings');

/** A slow network pays for each file: the first load is one, primitives of most pages another, product cards a third, and code of listings a fourth. */
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
    test: liesAt('features/listing', ...GRID, 'design/static/PageHeading', 'design/static/Pagination'),
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
  {
    name: 'products',
    test: (id: string) => isOfCards(id) && !isProductFact(id) && !isApartFromCards(id),
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // For pages of buying alone.
  {
    name: 'bar',
    test: liesAt('design/static/BottomBar'),
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Each file's name is part of the first load: small parts of the cart that several pages show are one.
  {
    name: 'cart',
    test: liesAt(
      'features/cart/CartOutcome',
      'features/cart/CartTotals',
      'features/cart/LineDetails',
      'features/cart/putInCart',
      'features/cart/__generated__/CartTotals_quote',
      'features/cart/__generated__/LineDetails_line',
    ),
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // What the back-office has as well, which has neither cards nor filters: parts of forms and lists, and of most pages.
  {
    name: 'forms',
    test: liesAt(
      'design/static/EmptyState',
      'design/static/Field',
      'design/static/useFocusInside',
      'errors/ErrorState',
      'features/address/formatPhone',
      'features/address/regions',
    ),
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
  // Each part would have a name of its own in the first load: those of the forms of an account, and of an address.
  {
    name: 'account',
    test: liesAt(
      'features/account/BackLink',
      'features/account/FormFrame',
      'features/account/useAccountForm',
    ),
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'address',
    test: liesAt(
      'features/address/AddressFields',
      'features/address/addressDraft',
      'features/address/savedAddress',
      'features/address/typedNumbers',
    ),
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'design',
    test: (id: string) => isPrimitive(id) || isProductFact(id) || isSmallRule(id),
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
];
