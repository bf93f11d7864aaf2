/** A REST v1 service that shares no code with the shop: the core calls without accounts, and ids that are no numbers. */
import data from './foreign-rest.json' with { type: 'json' };
import { startServer } from './harness.ts';

export interface ForeignAnswer {
  status: number;
  type: string;
  body: unknown;
  headers?: Record<string, string>;
}
/** Changes an answer; `cut`: the connection ends in the middle of it. */
export type Change = (path: string, answer: ForeignAnswer, query: URLSearchParams) => ForeignAnswer | 'cut';

const { category, home, filterOptions } = data;
const lists = {
  top20Categories: [category],
  categoriesWithSubcategories: [category],
  featuredCategories: [],
};
const products = Array.from({ length: 12 }, (_, n) => {
  return {
    ...data.product,
    _id: `0198c0de-${n}-a.b/c ü`,
    slug: `livre-${n}`,
    name: `Livre ${n}`,
    sku: `L${n}`,
  };
});

function pageOf(found: typeof products, query: URLSearchParams) {
  const limit = Number(query.get('limit') ?? 8);
  const after = query.get('after');
  const start = after === null ? 0 : found.findIndex(({ slug }) => slug === after) + 1;
  if (after !== null && start === 0) return { status: 400, code: 'BAD_USER_INPUT' };
  const page = found.slice(start, start + limit);
  const pages = { currentPage: 1 + Math.floor(start / limit), totalPages: Math.ceil(found.length / limit) };
  const more = { hasNext: start + limit < found.length, hasPrev: start > 0, itemsPerPage: limit };
  const pagination = { ...pages, ...more, totalItems: found.length };
  return { products: page, cursors: page.map(({ slug }) => slug), pagination, correctedInput: null };
}

/** What a path answers: JSON, or the status and code of a refusal. */
function read(path: string, query: URLSearchParams): object {
  const name = decodeURIComponent(path.split('/').at(-1) ?? '');
  const named = (text: string) =>
    products.filter((one) => one.name.toLowerCase().includes(text.toLowerCase()));
  const ids = query.get('ids')?.split(',');
  const chosen = ids ? products.filter(({ _id }) => ids.includes(_id)) : named(query.get('input') ?? '');
  if (path === '/v1/admin/categories') return { categories: [category], ...lists, specialCategories: [] };
  if (path === '/v1/admin/products') return pageOf(chosen, query);
  if (path === '/v1/admin/products/all') return products;
  if (path === '/v1/admin/products/filter-options') return filterOptions;
  if (path.startsWith('/v1/admin/products/search/')) return named(name);
  if (path === '/v1/admin/homepages-name/v0') return home;
  if (path === `/v1/admin/categories/${category.slug}`)
    return { ...category, description: null, ancestors: [], items: products.slice(0, 8) };
  if (/^\/v1\/admin\/(?:categories|homepages-name)\//.test(path)) return { status: 404, code: 'NOT_FOUND' };
  if (/\/(?:orders|users|tickets|coupons|sellers)/.test(path))
    return { status: 401, code: 'UNAUTHENTICATED' };
  return { status: 501, code: 'NOT_SUPPORTED' };
}

/** Starts it on a free port. */
export const startForeignRest = (change: Change = (_, answer) => answer) =>
  startServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x');
    const found = read(pathname, searchParams) as { status?: number; code?: string };
    const body = found.code === undefined ? found : { error: { code: found.code, message: 'Refused' } };
    const right = { status: found.status ?? 200, type: 'application/json', body: structuredClone(body) };
    const answer = change(pathname, right, searchParams);
    const { status, type, body: given, headers }: ForeignAnswer = answer === 'cut' ? right : answer;
    const text = typeof given === 'string' ? given : JSON.stringify(given);
    const length = answer === 'cut' ? { 'content-length': text.length + 1 } : {};
    response.writeHead(status, { 'content-type': type, ...length, ...headers });
    if (answer === 'cut') response.write(text, () => response.destroy());
    else response.end(status === 204 ? undefined : text);
  });
