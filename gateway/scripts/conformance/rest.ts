/** Conformance of a REST v1 service: each reading call of the contract, cursors, what is absent, and errors; then the writing calls. */
import { CsvFile } from '../../contract/admin/csv.ts';
import type { CategoriesResponse, ProductPage, ProductSummary } from '../../contract/catalogue.ts';
import type { Route } from '../../origin/api/route.ts';
import { routes } from '../../origin/api/routes.ts';
import { accountNumberIn } from '../../src/loaders/viewer/account-number.ts';
import { ABSENT, isCoreCall, isForOthers, nameOf, needsSession, pathOf } from './calls.ts';
import type { Params } from './calls.ts';
import type { Client, Reply } from './client.ts';
import { cursorProblem, pageProblem } from './cursors.ts';
import { csvProblem } from './csv.ts';
import { isNotOffered, problemOf, refusalProblem } from './problems.ts';
import type { Report } from './report.ts';
import type { KnownProduct } from './stories.ts';
import { checkWrites } from './writes.ts';

export interface RestOptions {
  /** Session token of an admin. Without it calls that need a session are not checked. */
  token?: string | undefined;
  /** Also sends calls that write. */
  write?: boolean | undefined;
}

/** What earlier calls gave, for those that need an id or a slug. */
interface Found {
  products: (KnownProduct & { slug: string; name: string })[];
  category?: string;
  brand?: { _id: string; slug: string };
  shop?: { _id: string; slug: string };
  order?: string;
  seller?: string;
  page?: string;
  account?: string | undefined;
}

/** How a call is sent and judged besides its schema. */
interface Ask {
  /** Of path and query; undefined: there is nothing to ask for. */
  params?(found: Found): Params | undefined;
  /** What a response has to agree with. */
  agrees?(json: never, found: Found): string | undefined;
  takes?(json: never, found: Found): void;
}

interface Named {
  _id: string;
  slug: string;
}

const sameSlug = (slug: string | undefined) => (json: { slug: string }) =>
  slug === undefined || json.slug === slug ? undefined : `slug: "${json.slug}", expected "${slug}"`;
const onlyIds = (items: readonly Named[], ids: readonly string[], place = ''): string | undefined => {
  const index = items.findIndex(({ _id }) => !ids.includes(_id));
  if (index >= 0)
    return `${place}${index}._id: "${items[index]?._id}", expected ${ids.map((id) => `"${id}"`).join(' or ')}`;
  const missing = ids.find((id) => items.every(({ _id }) => _id !== id));
  return missing === undefined
    ? undefined
    : `${place}${items.length}: missing, expected the item "${missing}"`;
};

/** The first price below zero, which the form of amounts allows. */
function priceProblem(products: readonly ProductSummary[]): string | undefined {
  for (const [index, product] of products.entries())
    for (const field of ['price', 'discountPrice', 'flashSalePrice'] as const)
      if (product[field]?.startsWith('-') === true)
        return `products.${index}.${field}: "${product[field]}", expected an amount from 0.000`;
  return undefined;
}

/** Words of a name that a search can find. */
const wordOf = (name = ''): string | undefined =>
  name.split(/[^\p{L}\p{N}]+/u).find((word) => word.length > 2);
const one = (value: string | undefined, name: string): Params | undefined =>
  value === undefined ? undefined : { [name]: value };

const ASKS: Readonly<Record<string, Ask>> = {
  'GET /v1/admin/categories': {
    takes: ({ categories }: CategoriesResponse, found) => {
      const [first] = categories;
      if (first) found.category = first.slug;
    },
  },
  'GET /v1/admin/products': {
    params: () => ({ limit: '8' }),
    agrees: ({ products }: ProductPage) => priceProblem(products),
    takes: ({ products }: ProductPage, found) => void (found.products = products),
  },
  'GET /v1/admin/categories/:slug': {
    params: ({ category }) => one(category, 'slug'),
    agrees: (json: Named, { category }) => sameSlug(category)(json),
  },
  'GET /v1/admin/products/search/:query': {
    params: ({ products }) => one(wordOf(products[0]?.name), 'query'),
  },
  'GET /v1/admin/homepages-name/:name': { params: () => ({ name: 'v0' }) },
  'GET /v1/admin/users/:accountNumber': {
    params: ({ account }) => ({ accountNumber: account ?? '1234567890' }),
  },
  'GET /v1/admin/orders': {
    takes: ({ orders: [first] }: { orders: Named[] }, found) => void (first && (found.order = first._id)),
  },
  'GET /v1/admin/sellers': {
    takes: ({ sellers: [first] }: { sellers: Named[] }, found) => void (first && (found.seller = first._id)),
  },
  'GET /v1/admin/orders/:id': { params: ({ order }) => one(order, 'id') },
  'GET /v1/admin/sellers/:id': { params: ({ seller }) => one(seller, 'id') },
  'GET /v1/products/by-ids': {
    params: ({ products }) => one(idsOf(products), 'ids'),
    agrees: (json: Named[], { products }) =>
      onlyIds(
        json,
        products.slice(0, 2).map(({ _id }) => _id),
      ),
  },
  'GET /v1/products/:id': { params: ({ products }) => one(products[0]?._id, 'id') },
  'GET /v1/products/by-slug/:slug': {
    params: ({ products }) => one(products[0]?.slug, 'slug'),
    agrees: (json: Named, { products }) => sameSlug(products[0]?.slug)(json),
  },
  'GET /v1/products/:id/related': { params: ({ products }) => one(products[0]?._id, 'id') },
  'GET /v1/products/:id/reviews': { params: ({ products }) => one(products[0]?._id, 'id') },
  'GET /v1/brands': {
    takes: ({ brands: [first] }: { brands: Named[] }, found) => void (first && (found.brand = first)),
  },
  'GET /v1/brands/by-ids': { params: ({ brand }) => one(brand?._id, 'ids') },
  'GET /v1/brands/:slug': { params: ({ brand }) => one(brand?.slug, 'slug') },
  'GET /v1/shops': {
    takes: ({ shops: [first] }: { shops: Named[] }, found) => void (first && (found.shop = first)),
  },
  'GET /v1/shops/by-ids': { params: ({ shop }) => one(shop?._id, 'ids') },
  'GET /v1/shops/:slug': { params: ({ shop }) => one(shop?.slug, 'slug') },
  'GET /v1/pages': {
    takes: ({ pages: [first] }: { pages: { slug: string }[] }, found) =>
      void (first && (found.page = first.slug)),
  },
  'GET /v1/pages/:slug': { params: ({ page }) => one(page, 'slug') },
  'GET /v1/regions/:number/delegations': { params: () => ({ number: '4' }) },
  'GET /v1/delivery/times': { params: () => ({ region: '4' }) },
  'GET /v1/delivery/times/by-shops': {
    params: ({ shop }) => ({ region: '4', ...one(shop?._id, 'ids') }),
  },
};

function idsOf(products: Found['products']): string | undefined {
  return products.length === 0
    ? undefined
    : products
        .slice(0, 2)
        .map(({ _id }) => _id)
        .join(',');
}

/** Lists whose cursors are followed, with the property of their items. */
const LISTS: Readonly<Record<string, string>> = {
  'GET /v1/admin/products': 'products',
  'GET /v1/admin/orders': 'orders',
  'GET /v1/admin/tickets': 'tickets',
  'GET /v1/admin/coupons': 'coupons',
  'GET /v1/admin/sellers': 'sellers',
  'GET /v1/brands': 'brands',
  'GET /v1/shops': 'shops',
};

/** Calls that are asked for something absent, with the parameter of their path. */
const BY_NAME = [
  'GET /v1/admin/categories/:slug',
  'GET /v1/admin/homepages-name/:name',
  'GET /v1/products/by-slug/:slug',
  'GET /v1/brands/:slug',
  'GET /v1/shops/:slug',
  'GET /v1/pages/:slug',
];

/** The reading calls that are tried: the core, those that later ones need first; then the extended ones. */
function readingRoutes(): Route[] {
  const rank = (route: Route): number => {
    const name = nameOf(route);
    if (!isCoreCall(name)) return 2;
    return ASKS[name]?.takes === undefined ? 1 : 0;
  };
  return routes
    .filter(({ method, path }) => method === 'GET' && path.startsWith('/v1/') && path !== '/v1/openapi.json')
    .sort((a, b) => rank(a) - rank(b));
}

/**
 * Checks a service, and adds a line per call and probe to the report.
 * @throws UpstreamError when the token names no account
 */
export async function checkRest(
  client: Client,
  report: Report,
  { token, write = false }: RestOptions = {},
): Promise<void> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const found: Found = { products: [], account: token === undefined ? undefined : accountNumberIn(token) };
  const right = new Set<string>();
  for (const route of readingRoutes()) {
    const name = nameOf(route);
    const isCore = isCoreCall(name);
    const ask = ASKS[name];
    const path = pathOf(route, ask?.params === undefined ? {} : (ask.params(found) ?? {}));
    if (path === undefined || isForOthers(name) || (!isCore && needsSession(name) && token === undefined)) {
      // Extended calls of the back-office that need more than a session are many, and say nothing.
      if (isCore)
        report.add({ isCore, sent: name, outcome: 'not checked', detail: 'nothing to ask for was found' });
      continue;
    }
    const sent = `GET ${path}`;
    const reply = await client.send({ path, headers });
    const isRefused =
      token === undefined && needsSession(name) && (reply.status === 401 || reply.status === 403);
    const refusal = isRefused
      ? refusalProblem(reply, reply.status, ['UNAUTHENTICATED', 'FORBIDDEN'])
      : undefined;
    if (isRefused && refusal === undefined) {
      report.add({ isCore, sent, outcome: 'not checked', detail: 'needs the session of an admin (--token)' });
      continue;
    }
    if (!isCore && reply.failure === undefined && isNotOffered(reply)) {
      report.add({ isCore, sent, outcome: 'not offered' });
      continue;
    }
    const problem =
      refusal ??
      absentProblem(reply, isCore) ??
      (route.response === CsvFile ? csvProblem(reply) : problemOf(reply, route.response)) ??
      ask?.agrees?.(reply.json as never, found) ??
      pageProblem(reply.json, LISTS[name], path);
    report.add({ isCore, sent, outcome: problem === undefined ? 'ok' : 'FAILED', detail: problem });
    if (problem !== undefined) continue;
    right.add(name);
    ask?.takes?.(reply.json as never, found);
    const list = LISTS[name];
    if (list !== undefined)
      tell(
        `GET ${route.path}: pages by cursor`,
        isCore,
        await cursorProblem(client, { path: route.path, key: list, headers }),
      );
    if (name === 'GET /v1/admin/products') await probeProducts();
  }
  await probeAbsent();
  const [product] = found.products;
  await checkWrites(client, report, { token, headers, write, account: found.account, product });

  function tell(sent: string, isCore: boolean, problem: string | undefined): void {
    report.add({ isCore, sent, outcome: problem === undefined ? 'ok' : 'FAILED', detail: problem });
  }

  /** Products by id, and a cursor that the service did not make. */
  async function probeProducts(): Promise<void> {
    const ids = found.products.slice(0, 2).map(({ _id }) => _id);
    if (ids.length > 0) {
      const path = `/v1/admin/products?limit=${ids.length}&ids=${ids.map(encodeURIComponent).join(',')}`;
      const reply = await client.send({ path });
      const schema = routes.find((route) => nameOf(route) === 'GET /v1/admin/products')?.response;
      tell(
        `GET ${path}`,
        true,
        (schema && problemOf(reply, schema)) ??
          onlyIds((reply.json as ProductPage).products, ids, 'products.'),
      );
    }
    const path = `/v1/admin/products?limit=2&after=${ABSENT}`;
    tell(`GET ${path}`, true, refusalProblem(await client.send({ path }), 400, ['BAD_USER_INPUT']));
  }

  /** What does not exist is 404 with NOT_FOUND, which differs from a call that is not offered. */
  async function probeAbsent(): Promise<void> {
    for (const name of BY_NAME) {
      if (!right.has(name)) continue;
      const path = name.slice('GET '.length).replace(/:\w+/, ABSENT);
      tell(`GET ${path}`, isCoreCall(name), refusalProblem(await client.send({ path }), 404, ['NOT_FOUND']));
    }
  }
}

/** An existing thing that is answered with NOT_FOUND: probably the call is not offered, which has another code. */
function absentProblem(reply: Reply, isCore: boolean): string | undefined {
  if (isCore || reply.status !== 404 || isNotOffered(reply)) return undefined;
  return 'error.code: "NOT_FOUND", expected "NOT_SUPPORTED" for a call that is not offered';
}
