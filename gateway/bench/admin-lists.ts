/**
 * Every list of the back-office with each of its filters and sorts, as the contracts declare them, and its last pages; palette, details
 * and dashboard: at 100,000 products and orders. On PostgreSQL (DATABASE_URL, or the local one), else on the embedded database.
 */
import { Client } from 'pg';
import type { z } from 'zod';
import { createOrigin } from '../origin/app.ts';
import type { Origin } from '../origin/app.ts';
import { PERMISSIONS } from '../origin/api/permissions.ts';
import { routes } from '../origin/api/routes.ts';
import { openDatabase } from '../origin/db/database.ts';
import type { OriginDatabase } from '../origin/db/database.ts';
import { fillShop, OWNER } from './admin-rows.ts';
import { SMOKE, times } from './smoke.ts';
import { judge, median, printTable } from './table.ts';

const PRODUCTS = times(100_000, 60);
const ORDERS = times(100_000, 300);
const TIMES = times(5, 1);
/** What is slower than its aim is measured so many times more: other programs on the machine only add. */
const TIMES_AGAIN = times(2, 0);
const LOCAL_SERVER = 'postgres://postgres@127.0.0.1:5432/postgres';
/** Most milliseconds on PostgreSQL; the embedded database may take three times as long. */
const AIM = { list: 15, palette: 30, detail: 25, dashboard: 50 };
const EMBEDDED_FACTOR = 3;
/** A question that takes so many times its aim at first is not repeated. */
const HOPELESS = 20;
/** The last page against the first. Below so many milliseconds the difference is noise. */
const DEEP_AIM = 1.5;
const NOISE = 3;
/** Items from the end at which the last page begins. */
const FROM_END = 60;

const DAY = 86_400_000;
const ago = (days: number): string => new Date(Date.now() - days * DAY).toISOString();
const day = (days: number): string => ago(days).slice(0, 10);

/** Values of filters that are no enumeration, by field or by list and field; '{product}' and the like stand for stored ones. */
const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  account: ['1000000007'],
  actor: [OWNER.accountNumber, '1000000003'],
  action: ['product.stock', 'seller.status'],
  assignee: ['me', 'none', '1000000003'],
  attempts: ['1'],
  brand: ['1', '1,2,3'],
  buyerOf: ['CMD-26-000420-0'],
  category: ['{category}'],
  changeId: ['4242'],
  color: ['noir', 'noir,blanc'],
  country: ['TN'],
  coupon: ['LAWAJ4'],
  email: ['reader42@example.tn'],
  entity: ['orders', 'products', 'coupons'],
  entityId: ['420'],
  flashFrom: [ago(-1)],
  flashUntil: [ago(0)],
  from: [ago(7), ago(300)],
  '/v1/admin/asked from': [day(7), day(60)],
  '/v1/admin/asked until': [day(7), day(60)],
  hasProducts: ['true', 'false'],
  ids: ['1,2,3'],
  input: ['tapis', 'huile olive', 'a'],
  job: ['1'],
  jobId: ['7'],
  maxPrice: ['50.000'],
  minPrice: ['500.000'],
  maxTotal: ['30.000'],
  minTotal: ['250.000'],
  minPoints: ['100', '4000'],
  minRefusals: ['1', '5'],
  order: ['42'],
  orderNumber: ['CMD-26-000420-0'],
  q: ['trabelsi', 'trabelsi 42', 'amel'],
  '/v1/admin/orders q': ['CMD-26-0042', '98 123 456', 'trabelsi 42', 'trabelsi'],
  '/v1/admin/parcels q': ['CMD-26-0042', 'LWJ000000420'],
  '/v1/admin/returns q': ['CMD-26-0042', 'LWJ000000420'],
  '/v1/admin/coupons q': ['BENCH', 'BENCH42', 'LAW'],
  '/v1/admin/users q': ['trabelsi', 'trabelsi 42', '1000000042', 'person42@example.tn', '+216 20 000 042'],
  '/v1/admin/tickets q': ['TKT-26-0042', 'trabelsi', 'question', 'person42@example.tn'],
  '/v1/admin/sellers q': ['atelier', 'trabelsi 42', '1000042A/A/M/000'],
  rating: ['1', '5'],
  region: ['1', '24'],
  seller: ['7', '7,8'],
  '/v1/admin/orders seller': ['7'],
  '/v1/admin/orders/queue seller': ['7'],
  '/v1/admin/parcels seller': ['7'],
  sku: ['{sku}'],
  '/v1/admin/jobs/:id/rows state': ['DONE', 'INVALID,FAILED'],
  stockStatus: ['In Stock', 'Out of Stock,Soon'],
  subject: ['CMD-26-000420-0'],
  until: [ago(7), ago(300)],
  updatedSince: [ago(0.1), ago(30)],
  vatRate: ['19.00', '7.00'],
  waiting: ['24', '72'],
  waitingHours: ['1', '48'],
  code: ['LAWAJ'],
  ratingAtMost: ['2', '5'],
  since: [ago(2), ago(30)],
  url: ['/media/sample'],
};

/** What a list cannot be read without. */
const ALWAYS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/v1/admin/asked': { kind: 'search' },
  '/v1/admin/sellers/:id/statement': { month: day(40).slice(0, 7) },
};

/** Whose list it is. */
const PARENTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/v1/admin/homepages-name/:name/versions': { name: 'v0' },
  '/v1/admin/pages/:slug/:language/versions': { slug: 'faq', language: 'fr' },
  '/v1/admin/users/:accountNumber/points': { accountNumber: '1000000001' },
  '/v1/admin/coupons/:id/uses': { id: '{coupon}' },
  '/v1/admin/orders/:id/timeline': { id: '70' },
};

const PAGING = new Set(['limit', 'after', 'before', 'page']);
const SORT = ['sort', 'sortBy'] as const;
const ORDER = ['order', 'sortOrder', 'direction'] as const;

interface Asked {
  name: string;
  url: string;
  ms: number;
}

interface List {
  path: string;
  base: Readonly<Record<string, string>>;
  /** Name of the query's field, and the values to ask for. */
  filters: ReadonlyMap<string, readonly string[]>;
  sorts: readonly Readonly<Record<string, string>>[];
}

/** A response other than 200. */
class Unanswered extends Error {
  override name = 'Unanswered';
  readonly status: number;
  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** The values of an enumeration, or of a text of several separated by commas; undefined: it is neither. */
function optionsOf(schema: z.ZodType): readonly string[] | undefined {
  const { def } = schema as unknown as { def: Record<string, unknown> & { type: string } };
  const within = (key: string): readonly string[] | undefined =>
    def[key] === undefined ? undefined : optionsOf(def[key] as z.ZodType);
  switch (def.type) {
    case 'enum':
      return Object.values(def['entries'] as Record<string, string>);
    case 'array':
      return within('element');
    case 'pipe':
      return within('in') ?? within('out');
    case 'optional':
    case 'default':
    case 'nullable':
      return within('innerType');
    default:
      return undefined;
  }
}

/** The back-office's lists with all that they can be asked for. @throws Error for a filter without a sample */
function shippedLists(known: Readonly<Record<string, string>>): List[] {
  const fill = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => known[name] ?? '1');
  return routes.flatMap(({ method, path, query }) => {
    if (method !== 'GET' || typeof PERMISSIONS[`GET ${path}`] !== 'object' || !query?.shape['limit'])
      return [];
    const shape = query.shape as Record<string, z.ZodType>;
    const sortField = SORT.find((field) => shape[field]);
    // "order" is a filter where the direction has another name.
    const orderField = ORDER.findLast((field) => shape[field] && optionsOf(shape[field])?.includes('desc'));
    const filters = new Map<string, readonly string[]>();
    const base = Object.fromEntries(
      Object.entries(ALWAYS[path] ?? {}).map(([name, value]) => [name, fill(value)]),
    );
    for (const [field, schema] of Object.entries(shape)) {
      if (PAGING.has(field) || field === sortField || field === orderField || base[field] !== undefined)
        continue;
      const values = optionsOf(schema) ?? SAMPLES[`${path} ${field}`] ?? SAMPLES[field];
      if (!values) throw new Error(`${path}: the bench has no value for the filter "${field}" (SAMPLES)`);
      filters.set(field, values.map(fill));
    }
    const directions = orderField ? ['asc', 'desc'] : [undefined];
    const sorts = (sortField ? (optionsOf(shape[sortField] as z.ZodType) ?? []) : [undefined]).flatMap(
      (sort) =>
        directions.map((direction) =>
          Object.fromEntries(
            [
              [sortField, sort],
              [orderField, direction],
            ].filter((pair): pair is [string, string] => pair.every((part) => part !== undefined)),
          ),
        ),
    );
    const parents = PARENTS[path] ?? {};
    const url = path.replaceAll(/:(\w+)/g, (_, name: string) => fill(parents[name] ?? '1'));
    return [{ path: url, base, filters, sorts }];
  });
}

/** Measures on a database of its own, which is made and dropped again. */
export async function measureAdminLists(): Promise<void> {
  const server = process.env['DATABASE_URL'] || LOCAL_SERVER;
  const name = `lawaj_bench_lists_${process.pid}`;
  const isPostgres = await statement(server, `create database ${name}`).then(
    () => true,
    () => false,
  );
  const url = new URL(server);
  url.pathname = `/${name}`;
  let database: OriginDatabase | undefined;
  try {
    database = await openDatabase(isPostgres ? { databaseUrl: url.href } : { dataDir: null });
    console.log(`\nwriting ${PRODUCTS} products, ${ORDERS} orders and what belongs to them`);
    const started = performance.now();
    await fillShop(database.db, { products: PRODUCTS, orders: ORDERS });
    console.log(`written in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    const origin = await createOrigin({ database, demo: 'off', logLevel: 'error' });
    try {
      await measureListsOf(origin, database);
    } finally {
      await origin.close();
    }
  } finally {
    await database?.close();
    if (isPostgres) await statement(server, `drop database if exists ${name} with (force)`);
  }
}

export async function measureListsOf(origin: Origin, { db, kind }: OriginDatabase): Promise<void> {
  const factor = kind === 'postgres' ? 1 : EMBEDDED_FACTOR;
  const where = kind === 'postgres' ? 'PostgreSQL' : 'the embedded database (no PostgreSQL answered)';
  const token = await origin.context.tokens.make({ ...OWNER, expiresAt: new Date(Date.now() + 3_600_000) });
  const get = async (url: string): Promise<Record<string, unknown>> => {
    const { statusCode, body } = await origin.app.inject({
      url,
      headers: { authorization: `Bearer ${token}` },
    });
    if (statusCode !== 200)
      throw new Unanswered(`${url} answered ${statusCode}: ${body.slice(0, 300)}`, statusCode);
    const page = JSON.parse(body) as Record<string, unknown>;
    const rows = (page['cursors'] as readonly string[] | undefined)?.length ?? 0;
    const limit = Number(new URL(url, 'http://x').searchParams.get('limit') ?? rows);
    if (rows > limit) throw new Error(`${url} has ${rows} rows`);
    return page;
  };
  /** Infinity: there was no response in time. */
  const spent = async (url: string): Promise<number> => {
    const started = performance.now();
    const status = await get(url).then(
      () => 200,
      (error: unknown) => (error instanceof Unanswered ? error.status : 0),
    );
    if (status === 0 || (status >= 400 && status !== 503)) throw new Error(`${url} answered ${status}`);
    return status === 200 ? performance.now() - started : Number.POSITIVE_INFINITY;
  };
  const ask = async (url: string, aim: number): Promise<number> => {
    // The first one is slower: the statement is new to this process.
    const first = await spent(url);
    if (SMOKE || first > HOPELESS * aim) return first;
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round <= TIMES_AGAIN && best > aim; round += 1) {
      const all: number[] = [];
      for (let time = 0; time < TIMES; time += 1) all.push(await spent(url));
      best = Math.min(best, median(all));
    }
    return best;
  };

  const known = await storedValues(db);
  const rows: string[][] = [];
  const slow: Pick<Asked, 'name' | 'ms'>[] = [];
  let slowest: Asked = { name: '', url: '', ms: 0 };
  let deepest = { name: '', times: 0 };
  let count = 0;
  for (const list of shippedLists(known)) {
    const asked: Asked[] = [];
    const note = async (name: string, url: string): Promise<number> => {
      const ms = await ask(url, AIM.list * factor);
      asked.push({ name, url, ms });
      return ms;
    };
    const urlOf = (query: Readonly<Record<string, string>>): string =>
      `${list.path}?${String(new URLSearchParams({ limit: '25', ...list.base, ...query }))}`;
    for (const [field, values] of list.filters)
      for (const value of values) await note(`${field}=${value}`, urlOf({ [field]: value }));
    let deep = 0;
    for (const sort of list.sorts) {
      const name = Object.values(sort).join(' ') || 'no filter';
      const url = urlOf(sort);
      const first = await note(name, url);
      const after = await lastPage(get, url, list.sorts.map(urlOf));
      if (after === undefined) continue;
      const last = await note(`${name}, last page`, `${url}&after=${encodeURIComponent(after)}`);
      const ratio = last / Math.max(first, NOISE * factor);
      deep = Math.max(deep, ratio);
      if (ratio > deepest.times) deepest = { name: `${list.path} ${name}`, times: ratio };
    }
    const sorted = asked.toSorted((a, b) => b.ms - a.ms);
    const [worst] = sorted;
    if (!worst) continue;
    count += asked.length;
    if (worst.ms > slowest.ms) slowest = { ...worst, name: `${list.path} ${worst.name}` };
    slow.push(
      ...sorted
        .filter(({ ms }) => ms > AIM.list * factor)
        .map(({ name, ms }) => ({ name: `${list.path} ${name}`, ms })),
    );
    rows.push([
      list.path.replace('/v1/admin/', ''),
      String(asked.length),
      median(asked.map(({ ms }) => ms)).toFixed(1),
      worst.ms.toFixed(1),
      deep === 0 ? '–' : deep.toFixed(2),
      worst.name,
    ]);
  }
  printTable(
    `${count} questions to ${rows.length} lists on ${where}: p50 of ${TIMES}, ms`,
    ['list', 'questions', 'median', 'slowest', 'last : first', 'which'],
    rows.toSorted((a, b) => Number(b[3]) - Number(a[3])),
  );
  if (slow.length > 0)
    printTable(
      'above the aim',
      ['', 'ms'],
      slow.toSorted((a, b) => b.ms - a.ms).map(({ name, ms }) => [name, ms.toFixed(1)]),
    );
  judge(`the slowest page of a list (${slowest.name})`, slowest.ms, AIM.list * factor, 'ms');
  judge(`the last page against the first (${deepest.name})`, deepest.times, DEEP_AIM, '×');
  for (const [name, urls, aim] of [
    [
      'palette',
      ['trabelsi', 'CMD-26-0042', 'tapis', '98 123 456', 'BENCH42'].map(
        (q) => `/v1/admin/search?q=${encodeURIComponent(q)}`,
      ),
      AIM.palette,
    ],
    ['product', [`/v1/admin/products/${known['product']}/manage`], AIM.detail],
    ['order', [`/v1/admin/orders/${known['order']}`], AIM.detail],
    ['dashboard', ['/v1/admin/stats/today'], AIM.dashboard],
  ] as const) {
    let worst = 0;
    for (const url of urls) worst = Math.max(worst, await ask(url, aim * factor));
    judge(name, worst, aim * factor, 'ms');
  }
}

/** IDs and keys that the samples refer to. */
async function storedValues(db: OriginDatabase['db']): Promise<Record<string, string>> {
  const product = await db
    .selectFrom('products')
    .select(['id', 'sku', 'category_path'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const order = await db.selectFrom('orders').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  const coupon = await db
    .selectFrom('coupons')
    .select('id')
    .where('code', 'like', 'BENCH%')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return {
    product: String(product.id),
    sku: product.sku,
    category: String(product.category_path[0] ?? 1),
    order: String(order.id),
    coupon: String(coupon.id),
  };
}

/** A list in one order, read from its end: the cursor after which its last items follow. undefined: it is one page. */
async function lastPage(
  get: (url: string) => Promise<Record<string, unknown>>,
  url: string,
  others: readonly string[],
): Promise<string | undefined> {
  const first = await cursorsOf(get, url);
  if (!first.hasNext || first.last === undefined) return undefined;
  const place = JSON.parse(Buffer.from(first.last, 'base64url').toString('utf8')) as Place;
  const encode = (value: Place): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  // Another direction of the same sort begins with this one's end.
  const reverse = others.find((other) => isReverse(url, other));
  if (reverse !== undefined) {
    const end = await cursorsOf(get, reverse.replace('limit=25', `limit=${FROM_END}`));
    if (end.last !== undefined) {
      const { v, i } = JSON.parse(Buffer.from(end.last, 'base64url').toString('utf8')) as Place;
      return encode({ ...place, v, i, n: 90_000 });
    }
  }
  // Sorted by the ID alone.
  if (place.v === null && place.i > FROM_END) return encode({ ...place, i: FROM_END, n: 90_000 });
  return first.last;
}

interface Place {
  s: string;
  v: string | number | null;
  i: number;
  n: number;
}

function isReverse(url: string, other: string): boolean {
  const [a, b] = [new URL(url, 'http://x').searchParams, new URL(other, 'http://x').searchParams];
  const same = [...a].every(
    ([name, value]) => b.get(name) === value || (ORDER as readonly string[]).includes(name),
  );
  return same && url !== other;
}

async function cursorsOf(
  get: (url: string) => Promise<Record<string, unknown>>,
  url: string,
): Promise<{ last: string | undefined; hasNext: boolean }> {
  const page = await get(url);
  const paging = (page['pagination'] ?? page) as { hasNext: boolean };
  return { last: (page['cursors'] as string[]).at(-1), hasNext: paging.hasNext };
}

async function statement(server: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: server, connectionTimeoutMillis: 2_000 });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
