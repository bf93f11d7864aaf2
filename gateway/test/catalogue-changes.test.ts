/** A copy of the catalogue that follows its changes, beside a shop that is changed at random. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emit } from '../origin/api/events/feed.ts';
import { removeOldEvents } from '../origin/api/events/retention.ts';
import { run } from '../origin/base/sql.ts';
import { addBrand, addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
import { createGateway } from '../src/app.ts';
import type { Gateway } from '../src/app.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { startContractUpstream } from './contract-upstream.ts';
import { ask, documentFile, until } from './harness.ts';
import { seededNumbers } from '../service/random.ts';
import { openLiveShop, SERVICE_TOKEN } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';

const PRODUCTS = 40;
const CHANGES = 180;
const SEED = Number(process.env['SEED'] ?? 11);

const documents = documentFile({});
let shop: LiveShop;
let owner: Member;
let gateway: Gateway;
let sellers: number[];
let brands: number[];
let categories: number[];
let products: number[];
const open = () =>
  createGateway({
    restUrl: shop.restUrl,
    serviceToken: SERVICE_TOKEN,
    documents: 'open',
    persistedFile: documents.file,
  });
beforeAll(async () => {
  shop = await openLiveShop({}, {}, { followPause: 5 });
  const { db } = shop.database;
  const top = await addCategory(db, 'Maison');
  const nodes = [top, await addCategory(db, 'Tapis', top), await addCategory(db, 'Lampes', top)];
  categories = nodes.map(({ id }) => id);
  sellers = [];
  for (const name of ['Chez Ali', 'Chez Leila', 'Chez Sami']) sellers.push((await addSeller(db, name)).id);
  brands = [];
  for (const name of ['Zaytouna', 'Jasmin']) brands.push((await addBrand(db, name)).id);
  products = await addProducts(
    db,
    Array.from({ length: PRODUCTS }, (_, index) => ({
      name: `Produit ${index}`,
      seller_id: sellers[index % 3] as number,
      category: nodes[index % 3] as (typeof nodes)[number],
      brand_id: brands[index % 5] ?? null,
      price: 10_000 + index * 100,
      image_keys: ['art/tapis.svg'],
    })),
  );
  shop.origin.context.directory.drop();
  owner = await signUp(shop, 'Owner');
  gateway = open();
});
afterAll(async () => {
  await gateway.close();
  await shop.close();
  documents.remove();
});

const FIELDS = `id slug name sku description price { amount } discountPrice { amount } currentPrice { amount } discountPercent
  stock stockStatus isAvailable ratingAverage ratingCount isFeatured tags updatedAt
  flashSale { price { amount } isActive startsAt expiresAt remainingStock }
  brand { id name } seller { id name } category { id name path } breadcrumb { id name }
  images { url } variants { id stock } priceHistory { at price { amount } }`;

interface Product {
  id: string;
}
interface Page {
  changes: { kind: string; productId: string; product: Product | null }[];
  cursor: string;
  hasMore: boolean;
  isGap: boolean;
}
async function changesAfter(after: string | null, first = 200, from = gateway): Promise<Page> {
  const { data, errors } = await ask(
    from,
    `query ($after: String, $first: Int) { catalogueChanges(after: $after, first: $first) {
      changes { kind productId product { ${FIELDS} } } cursor hasMore isGap } }`,
    { after, first },
  );
  expect(errors).toBeUndefined();
  return (data as unknown as { catalogueChanges: Page }).catalogueChanges;
}

type Copy = Map<string, Product>;

/** The whole catalogue, page by page. */
async function walk(from: Gateway): Promise<Copy> {
  const copy: Copy = new Map();
  for (let after: string | null = null; ;) {
    const { data, errors } = await ask(
      from,
      `query ($after: String) { products(first: 25, after: $after) { nodes { ${FIELDS} } pageInfo { hasNextPage endCursor } } }`,
      { after },
    );
    expect(errors).toBeUndefined();
    const { nodes, pageInfo } = (
      data as unknown as {
        products: { nodes: Product[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
      }
    ).products;
    for (const node of nodes) copy.set(node.id, node);
    if (!pageInfo.hasNextPage) return copy;
    after = pageInfo.endCursor;
  }
}

function note(copy: Copy, page: Page): void {
  expect(page.isGap).toBe(false);
  for (const { kind, productId, product } of page.changes) {
    expect(kind).toBe(product ? 'UPSERTED' : 'REMOVED');
    if (product) copy.set(productId, product);
    else copy.delete(productId);
  }
}

/** Follows until there is nothing more. */
async function catchUp(copy: Copy, after: string, first = 200): Promise<string> {
  for (let cursor = after; ;) {
    const page = await changesAfter(cursor, first);
    expect(page.changes.length).toBeLessThanOrEqual(first);
    expect(new Set(page.changes.map(({ productId }) => productId)).size).toBe(page.changes.length);
    note(copy, page);
    ({ cursor } = page);
    if (!page.hasMore) return cursor;
  }
}

let made = 0;
let keys = 0;
const key = () => `key-of-change-${(keys += 1)}`;
async function change(name: string, type: string, input: object, selection = ''): Promise<never> {
  const { data, errors } = await owner.ask(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} userErrors { field code message } } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  const result = (data as unknown as Record<string, { userErrors: { code: string }[] }>)[name];
  // The shop refuses some, such as to sell a product of a suspended seller.
  if (result?.userErrors.length === 0) made += 1;
  return result as never;
}

interface Row {
  version: number;
  active: boolean;
  status: string;
  archived_at: Date | null;
  stock: number;
  price: number;
}
async function rowOf(table: 'products' | 'sellers' | 'brands' | 'categories', id: number): Promise<Row> {
  const [row] = await run<object>(shop.database.db, `select * from ${table} where id = $1`, [id]);
  if (!row) throw new Error(`no row ${id}`);
  return row as Row;
}

/** Has all categories and all sellers but the last one on sale. */
async function showAgain(): Promise<void> {
  for (const id of categories) {
    const { version, active } = await rowOf('categories', id);
    const input = { id: toGlobalId('AdminCategory', id), version, changes: { active: true } };
    if (!active) await change('adminCategoryUpdate', 'AdminCategoryUpdateInput', input);
  }
  for (const id of sellers.slice(0, 2)) {
    const { version, status } = await rowOf('sellers', id);
    const input = { id: toGlobalId('AdminSeller', id), version, to: 'ACTIVE' };
    if (status !== 'ACTIVE') await change('adminSellerStatusSet', 'AdminSellerStatusSetInput', input);
  }
}

/** One change of the shop at random. */
async function changeAny(random: () => number): Promise<void> {
  const one = (list: readonly number[]): number => list[Math.floor(random() * list.length)] as number;
  const number = Math.floor(random() * 10_000);
  const product = one(products);
  const { version, archived_at: archived, stock, active, price } = await rowOf('products', product);
  const versioned = { id: toGlobalId('AdminProduct', product), version };
  const update = (changes: object) =>
    change('adminProductUpdate', 'AdminProductUpdateInput', { ...versioned, changes });
  switch (Math.floor(random() * 12)) {
    case 0:
    case 1:
      return update({ price: (20 + number / 1_000).toFixed(3) });
    case 2:
      return update({ name: `Produit ${number}`, tags: [`t${number}`] });
    case 3:
    case 4:
      return change('adminStockAdjust', 'AdminStockAdjustInput', {
        id: versioned.id,
        set: number % 3 === 0 ? 0 : number % 50,
        expected: stock,
        reason: 'COUNTED',
        idempotencyKey: key(),
      });
    case 5:
      if (archived) return;
      return update({ active: !active });
    case 6:
      return change('adminProductArchive', 'AdminProductArchiveInput', { ...versioned, archived: !archived });
    case 7: {
      const seller = one(sellers);
      const row = await rowOf('sellers', seller);
      const to = row.status === 'ACTIVE' ? 'SUSPENDED' : 'ACTIVE';
      const input = { id: toGlobalId('AdminSeller', seller), version: row.version, to };
      return change('adminSellerStatusSet', 'AdminSellerStatusSetInput', input);
    }
    case 8: {
      const category = one(categories);
      const row = await rowOf('categories', category);
      const changes = number % 2 === 0 ? { active: !row.active } : { name: `Rayon ${number}` };
      const input = { id: toGlobalId('AdminCategory', category), version: row.version, changes };
      return change('adminCategoryUpdate', 'AdminCategoryUpdateInput', input);
    }
    case 9: {
      const brand = one(brands);
      const row = await rowOf('brands', brand);
      const changes = number % 3 === 0 ? { active: !row.active } : { name: `Marque ${number}` };
      const input = { id: toGlobalId('AdminBrand', brand), version: row.version, changes };
      return change('adminBrandUpdate', 'AdminBrandUpdateInput', input);
    }
    case 10: {
      // Jobs take long.
      if (number % 3 > 0)
        return update({ isFeatured: number % 2 === 0, description: `Description ${number}` });
      const { job } = (await change(
        'adminBulkChange',
        'AdminBulkChangeInput',
        {
          ids: products.slice(0, 2 + (number % 8)).map((id) => toGlobalId('AdminProduct', id)),
          operations: [{ field: 'PRICE', operator: 'AMOUNT', value: '0.1' }],
          idempotencyKey: key(),
        },
        'job { id }',
      )) as { job: { id: string } };
      await shop.origin.context.jobs.run();
      const { data } = await owner.ask('query ($id: ID!) { adminJob(id: $id) { state } }', { id: job.id });
      if ((data as unknown as { adminJob: { state: string } }).adminJob.state !== 'READY') return;
      await change('adminJobApply', 'AdminJobApplyInput', { id: job.id, idempotencyKey: key() });
      return shop.origin.context.jobs.run();
    }
    default:
      // Starts within the test, by the clock.
      return change('adminFlashSaleSet', 'AdminFlashSaleSetInput', {
        ...versioned,
        price: (price / 2_000).toFixed(3),
        startsAt: new Date(Date.now() + 700).toISOString(),
        expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
        stock: 1,
        idempotencyKey: key(),
      });
  }
}

/** What has happened and has no event yet: the clock of flash sales, products that follow their category. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 2_200));
  for (let left = 1; left > 0;) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const rows = await run<{ n: number }>(
      shop.database.db,
      'select count(*)::int as n from product_followings',
      [],
    );
    left = rows[0]?.n ?? 0;
  }
}

it('is the catalogue after any changes, whatever the pages and whichever gateway', async () => {
  const random = seededNumbers(SEED);
  const start = await changesAfter(null);
  expect(start).toMatchObject({ changes: [], hasMore: false, isGap: false });
  let cursor = start.cursor;
  const copy = await walk(gateway);
  expect(copy.size).toBe(PRODUCTS);
  let stored = { copy: new Map(copy), cursor };
  for (let index = 0; index < CHANGES; index += 1) {
    await changeAny(random);
    if (random() < 0.2) {
      const page = await changesAfter(cursor, 1 + Math.floor(random() * 12));
      note(copy, page);
      ({ cursor } = page);
    }
    if (index === CHANGES / 3) stored = { copy: new Map(copy), cursor };
    if (index === CHANGES / 2) {
      await gateway.close();
      gateway = open();
    }
  }
  expect(made).toBeGreaterThan(CHANGES * 0.7);
  await showAgain();
  await settle();
  cursor = await catchUp(copy, cursor, 17);
  const fresh = open();
  const whole = await walk(fresh);
  await fresh.close();
  expect(whole.size).toBeGreaterThan(0);
  expect(whole.size).toBeLessThan(PRODUCTS);
  const sorted = (from: Copy) => [...from].sort(([a], [b]) => (a < b ? -1 : 1));
  expect(sorted(copy), `SEED=${SEED}`).toEqual(sorted(whole));
  // From an earlier place again, and from the beginning.
  await catchUp(stored.copy, stored.cursor);
  expect(sorted(stored.copy)).toEqual(sorted(whole));
  expect((await changesAfter(cursor)).changes).toEqual([]);
}, 180_000);

it('pages through the products of one event, and names each once', async () => {
  const cursor = await catchUp(new Map(), (await changesAfter(null)).cursor);
  const { db } = shop.database;
  await emit(db, 'category.changed', String(categories[0]));
  await emit(db, 'category.changed', String(categories[0]));
  await emit(db, 'seller.changed', String(sellers[0]), { reason: 'rating' });
  await emit(db, 'catalogue.changed', '1', { products: products.slice(0, 3).map(String) });
  const named: string[] = [];
  let after = cursor;
  for (let more = true; more;) {
    const page = await changesAfter(after, 9);
    named.push(...page.changes.map(({ productId }) => productId));
    more = page.hasMore;
    after = page.cursor;
  }
  const all = products.map((id) => toGlobalId('Product', id));
  expect(named.slice(0, PRODUCTS)).toEqual(all);
  // The second event begins again, because the first pages were read before it.
  expect(new Set(named)).toEqual(new Set(all));
  const once = await changesAfter(cursor);
  expect(once.changes.map(({ productId }) => productId)).toEqual(all);
});

it('says when changes are no longer stored, and names a cursor that is none', async () => {
  const { db } = shop.database;
  const { cursor } = await changesAfter(null);
  await emit(db, 'product.changed', String(products[0]));
  await run(db, `update outbox set occurred_at = occurred_at - interval '8 days'`, []);
  await removeOldEvents(db);
  const gap = await changesAfter(cursor);
  expect(gap).toMatchObject({ changes: [], hasMore: false, isGap: true });
  expect(await changesAfter(gap.cursor)).toMatchObject({ changes: [], isGap: false });
  // Of a database that was newer than this one.
  expect(await changesAfter('999999999999-1')).toMatchObject({ isGap: true });
  for (const [after, argument] of [
    ['nonsense', 'after'],
    ['1-2-3-4', 'after'],
    ['', 'after'],
    ['é', 'after'],
  ]) {
    const { errors } = await ask(
      gateway,
      'query ($after: String) { catalogueChanges(after: $after) { cursor } }',
      {
        after,
      },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument });
  }
  const { errors } = await ask(gateway, '{ catalogueChanges(first: 201) { cursor } }');
  expect(errors?.[0]?.extensions).toMatchObject({ argument: 'first' });
});

it('is not offered before an API without the call', async () => {
  const upstream = await startContractUpstream({ isCoreOnly: true });
  const core = createGateway({ restUrl: upstream.url, documents: 'open', persistedFile: documents.file });
  await until(() => core.ready());
  const { data, errors } = await ask(core, '{ catalogueChanges { cursor } }');
  await core.close();
  await upstream.close();
  expect(data).toEqual({ catalogueChanges: null });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'NOT_SUPPORTED_BY_UPSTREAM' });
});
