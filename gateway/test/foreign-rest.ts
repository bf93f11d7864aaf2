/** A REST v1 service that shares no code with the shop: the core calls without accounts, and ids that are no numbers. */
import type { RequestListener } from 'node:http';
const all = <T>(value: T, keys: string) => Object.fromEntries(keys.split(' ').map((key) => [key, value]));
/** What its categories, products and pages leave at the usual value. */
const usual = {
  ...all(null, 'brandRef mainImgUrl discountPrice flashSalePrice flashSaleStartsAt flashSaleExpiresAt icon'),
  ...all(null, 'flashSaleStock flashSaleRemainingStock warrantyDuration warrantyType weightGrams banner'),
  ...all(null, 'imageUrl parentCategory image1 image2 image3 correctedInput'),
  ...all(false, 'isBestSeller isFeatured isFlashSale hasDiscount hasFlashSale hasVariants isSpecial'),
  ...all(false, 'hasWarranty isWarranty freeDelivery isSubCategory'),
  ...all(0, 'ratingAverage ratingCount warrantyCount discountCount displayOrder'),
  ...all([], 'tags colors ancestors subCategories categories brands sellers stockStatuses slider1'),
};
const named = (name: string) => ({ _id: `${name}:é/1`, name, slug: name.toLowerCase(), description: '' });
const category = { ...usual, ...named('Livres'), active: true, path: ['livres'], productCount: 12 };
const tree = all([category], 'categories categoriesWithSubcategories top20Categories');
const offer = { brand: 'Cérès', price: '20.500', stock: 3, stockStatus: 'In Stock', active: true };
const book = { ...usual, ...offer, category, seller: named('Librairie'), createdAt: '2026-01-01T00:00:00Z' };
const products = Array.from({ length: 12 }, (_, n) => {
  return { ...book, ...named(`Livre ${n}`), _id: `0198c0de-${n}-a.b/c ü`, slug: `livre-${n}`, sku: `L${n}` };
});
const answers: Record<string, object> = {
  categories: { ...tree, ...all([], 'featuredCategories specialCategories') },
  'categories/livres': { ...category, items: products.slice(0, 8) },
  'products/filter-options': { ...usual, ...all('20.500', 'minPrice maxPrice'), inStockCount: 12 },
  'homepages-name/v0': { ...usual, name: 'v0', aboveFooter: usual, promoImages: usual },
};
const refuse = (status: number, code: string) => ({ status, body: { error: { code, message: 'Refused' } } });
function pageOf(found: typeof products, size: number, after: string | null) {
  const start = found.findIndex(({ slug }) => slug === after) + 1;
  if (after !== null && start === 0) return refuse(400, 'BAD_USER_INPUT');
  const page = found.slice(start, start + size);
  const pages = { currentPage: 1 + Math.floor(start / size), totalPages: Math.ceil(found.length / size) };
  const more = { hasNext: start + size < found.length, hasPrev: start > 0, totalItems: found.length };
  const list = { ...usual, products: page, cursors: page.map(({ slug }) => slug) };
  return { status: 200, body: { ...list, pagination: { ...pages, ...more, itemsPerPage: size } } };
}
function answerTo({ pathname, searchParams: query }: URL): { status: number; body: unknown } {
  const path = decodeURIComponent(pathname).replace('/v1/admin/', '');
  const text = (path.split('/')[2] ?? query.get('input') ?? '').toLowerCase();
  const ids = query.get('ids')?.split(',');
  const found = products.filter(({ _id, name }) => ids?.includes(_id) ?? name.toLowerCase().includes(text));
  if (path === 'products') return pageOf(found, Number(query.get('limit') ?? 8), query.get('after'));
  const body = /^products\/(?:all$|search\/)/.test(path) ? found : answers[path];
  if (body) return { status: 200, body };
  if (/^(?:orders|users|tickets|coupons|sellers)/.test(path)) return refuse(401, 'UNAUTHENTICATED');
  return path.startsWith('/v1/') ? refuse(501, 'NOT_SUPPORTED') : refuse(404, 'NOT_FOUND');
}
export const foreignRest: RequestListener = ({ url = '/' }, response) => {
  const { status, body } = answerTo(new URL(url, 'http://x'));
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
