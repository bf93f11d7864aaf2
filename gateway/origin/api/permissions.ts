/** Who may call which path. What is not listed here is refused. */

/**
 * public: anyone, without a token. service: another program of the shop, with the service token.
 */
export type AccessRule = 'public' | 'service';

export const PERMISSIONS: Readonly<Record<string, AccessRule>> = {
  'GET /health': 'public',
  'GET /v1/openapi.json': 'public',
  'GET /v1/admin/categories': 'public',
  'GET /v1/admin/categories/:slug': 'public',
  'GET /v1/admin/products': 'public',
  'GET /v1/admin/products/all': 'public',
  'GET /v1/admin/products/filter-options': 'public',
  'GET /v1/admin/products/search/:query': 'public',
  'GET /v1/admin/homepages-name/:name': 'public',
  'GET /v1/pages': 'public',
  'GET /v1/pages/:slug': 'public',
  'GET /v1/products/by-ids': 'public',
  'GET /v1/products/:id': 'public',
  'GET /v1/products/by-slug/:slug': 'public',
  'GET /v1/products/:id/related': 'public',
  'GET /v1/products/:id/reviews': 'public',
  'GET /v1/brands': 'public',
  'GET /v1/brands/by-ids': 'public',
  'GET /v1/brands/:slug': 'public',
  'GET /v1/shops': 'public',
  'GET /v1/shops/by-ids': 'public',
  'GET /v1/shops/:slug': 'public',
  'POST /v1/cart/quote': 'public',
  'GET /v1/events': 'service',
  'GET /media/:key': 'public',
};
