/* Separate from filters.ts, which only listings need: links to a filtered listing are on every page. */

/** Names in the query string, in the order in which they are written. */
export const PARAM = {
  query: 'q',
  brands: 'brand',
  sellers: 'seller',
  colors: 'color',
  minPrice: 'min',
  maxPrice: 'max',
  discount: 'discount',
  rating: 'rating',
  stockStatus: 'status',
  inStock: 'stock',
  onSale: 'sale',
  flash: 'flash',
  isNew: 'new',
  bestSeller: 'best',
  featured: 'featured',
  warranty: 'warranty',
  freeDelivery: 'delivery',
  sort: 'sort',
  page: 'page',
} as const;
