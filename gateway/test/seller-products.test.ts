/** Sellers' systems: products, prices and stock by a key that is bound to a seller, through the real REST API. */
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../origin/base/sql.ts';
import { addBrand, addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
import { newKey } from '../origin/testing/orders.ts';
import { directly } from '../origin/testing/system.ts';
import { FIRST_PAGE, fileIn } from '../scripts/guide.ts';
import { createFront } from '../src/http/front.ts';
import type { Front } from '../src/http/front.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { ENDPOINT, read } from './harness.ts';
import type { Answer } from './harness.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { orderInput } from './order-input.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';

let shop: LiveShop;
let owner: Member;
let sellers: { ali: number; mouna: number };
let category: Awaited<ReturnType<typeof addCategory>>;
let ali: string;
let mouna: string;
let aliKeyId: string;
const PICTURE = '/media/tapis1-1';

beforeAll(async () => {
  shop = await openLiveShop();
  const { db } = shop.database;
  sellers = { ali: (await addSeller(db, 'Chez Ali')).id, mouna: (await addSeller(db, 'Chez Mouna')).id };
  category = await addCategory(db, 'Maison');
  await addBrand(db, 'Atlas');
  await directly(db, (trx) => run(trx, `insert into pictures (key, recipe) values ('tapis1', '{}')`, []));
  owner = await signUp(shop, 'Owner');
  const scopes = ['CATALOGUE_READ', 'STOCK_WRITE', 'PRODUCTS_WRITE'];
  ({ text: ali, keyId: aliKeyId } = await makeKey(sellers.ali, scopes));
  ({ text: mouna } = await makeKey(sellers.mouna, scopes));
});
afterAll(() => shop.close());

async function makeKey(sellerId: number | null, scopes: string[]): Promise<{ text: string; keyId: string }> {
  const { data, errors } = await owner.ask(
    'mutation ($input: ApiKeyCreateInput!) { apiKeyCreate(input: $input) { text key { keyId } userErrors { message } } }',
    {
      input: {
        kind: 'SECRET',
        name: 'ERP',
        scopes,
        ...(sellerId !== null && { sellerId: toGlobalId('Seller', sellerId) }),
      },
    },
  );
  expect(errors).toBeUndefined();
  const made = (data as unknown as { apiKeyCreate: { text: string; key: { keyId: string } } }).apiKeyCreate;
  return { text: made.text, keyId: made.key.keyId };
}

const ask = async (key: string, query: string, variables?: object): Promise<Answer> =>
  read(
    await shop.gateway.yoga.fetch(ENDPOINT, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-client-address': '203.0.113.7',
        ...(key !== '' && { 'lawaj-key': key }),
      },
      body: JSON.stringify({ query, variables }),
    }),
  );
const codeOf = ({ errors }: Answer): unknown => errors?.[0]?.extensions['code'];

interface Line {
  sku: string;
  quantity?: number | null;
  isNew?: boolean;
  product?: Record<string, unknown> | null;
  warnings?: string[];
  errors: { code: string; field: string[]; message: string }[];
}
interface Payload {
  results: Line[] | null;
  userErrors: { field: string[]; code: string; message: string }[];
}
/** Calls a mutation with lines. */
async function send(
  key: string,
  name: string,
  type: string,
  lines: object[],
  fields: string,
  idempotencyKey = newKey(),
): Promise<Payload> {
  const { data, errors } = await ask(
    key,
    `mutation ($input: ${type}!) { ${name}(input: $input) { results { sku ${fields} errors { code field message } } userErrors { field code message } } }`,
    { input: { lines, idempotencyKey } },
  );
  expect(errors).toBeUndefined();
  return (data as unknown as Record<string, Payload>)[name] as Payload;
}
const setStock = (key: string, lines: object[], idempotencyKey?: string) =>
  send(key, 'stockSet', 'StockSetInput', lines, 'quantity', idempotencyKey);
const setPrices = (key: string, lines: object[]) =>
  send(
    key,
    'pricesSet',
    'PricesSetInput',
    lines,
    'price { amount } discountPrice { amount } currentPrice { amount } warnings',
  );
const PRODUCT = `isNew warnings product { productId sku version state lacks name names { en de tn } price { amount } discountPrice { amount }
  stock categorySlug brandSlug images specs { name names { en } value } variants { sku color size stock priceDelta { amount } active } }`;
const upsert = (key: string, lines: object[], idempotencyKey?: string) =>
  send(key, 'sellerProductsUpsert', 'SellerProductsUpsertInput', lines, PRODUCT, idempotencyKey);
const archive = (key: string, lines: object[]) =>
  send(key, 'sellerProductsArchive', 'SellerProductsArchiveInput', lines, PRODUCT);

async function list(
  key: string,
  filter: object = {},
  page: object = {},
): Promise<{
  nodes: Record<string, unknown>[];
  totalCount: number;
  pageInfo: { endCursor: string; hasNextPage: boolean };
}> {
  const { data, errors } = await ask(
    key,
    `query ($filter: SellerProductFilter, $first: Int, $after: String) { sellerProducts(filter: $filter, first: $first, after: $after) {
      totalCount pageInfo { endCursor hasNextPage } nodes { sku stock state updatedAt version variants { sku stock } } } }`,
    { filter, ...page },
  );
  expect(errors).toBeUndefined();
  return (data as unknown as { sellerProducts: never }).sellerProducts;
}

let serial = 0;
const newSku = (): string => `T-${(serial += 1)}`;
/** A product on sale, of Ali unless another seller is given. */
async function product(more: object = {}): Promise<{ id: number; sku: string }> {
  const sku = newSku();
  const [id = 0] = await addProducts(shop.database.db, [
    {
      name: 'Tapis',
      sku,
      seller_id: sellers.ali,
      category,
      price: 100_000,
      stock: 10,
      image_keys: ['tapis1-1'],
      ...more,
    },
  ]);
  shop.origin.context.directory.drop();
  return { id, sku };
}
/** Variants of a product, with 5 and 7 pieces. */
async function variantsOf({ id, sku }: { id: number; sku: string }): Promise<[string, string]> {
  const skus: [string, string] = [`${sku}-S`, `${sku}-M`];
  await directly(shop.database.db, async (trx) => {
    await run(
      trx,
      `insert into product_variants (product_id, sku, size, stock, position) values ($1, $2, 'S', 5, 0), ($1, $3, 'M', 7, 1)`,
      [id, ...skus],
    );
    await run(trx, 'update products set stock = 12 where id = $1', [id]);
  });
  return skus;
}
const stockOf = async (id: number): Promise<number> => {
  const [row] = await run<{ stock: number }>(shop.database.db, 'select stock from products where id = $1', [
    id,
  ]);
  return row?.stock ?? -1;
};
const eventsOf = async (id: number): Promise<string[]> =>
  (
    await run<{ type: string }>(
      shop.database.db,
      `select type from outbox where subject = $1 and type like 'product.%' order by id`,
      [String(id)],
    )
  ).map(({ type }) => type);

describe('who', () => {
  it('needs a key that is bound to a seller, with the scope', async () => {
    const query = '{ sellerProducts { totalCount } }';
    expect(codeOf(await ask('', query))).toBe('FORBIDDEN');
    const unbound = await makeKey(null, ['CATALOGUE_READ']);
    expect((await ask(unbound.text, query)).errors?.[0]?.message).toBe(
      'Query.sellerProducts is for keys that are bound to a seller',
    );
    const reader = await makeKey(sellers.ali, ['CATALOGUE_READ']);
    expect((await ask(reader.text, query)).errors).toBeUndefined();
    const refused = await ask(
      reader.text,
      'mutation { stockSet(input: { lines: [{ sku: "A", quantity: 1 }], idempotencyKey: "12345678" }) { userErrors { code } } }',
    );
    expect([codeOf(refused), refused.errors?.[0]?.extensions['scope']]).toEqual(['FORBIDDEN', 'stock:write']);
    expect(codeOf(await owner.ask(query))).toBe('FORBIDDEN');
  });

  it('a seller neither reads nor writes what is another’s', async () => {
    const { id, sku } = await product();
    const [variant] = await variantsOf(await product());
    const foreign = await product({ seller_id: sellers.mouna });
    expect((await list(mouna, { skus: [sku, variant] })).nodes).toEqual([]);
    expect((await list(mouna)).nodes.map((one) => one['sku'])).toEqual([foreign.sku]);
    const lines = [sku, variant];
    const unknown = lines.map((one) => ({
      sku: one,
      errors: [{ code: 'UNKNOWN_SKU', field: ['sku'], message: 'is no SKU of the seller' }],
    }));
    expect(
      (
        await setStock(
          mouna,
          lines.map((one) => ({ sku: one, quantity: 1 })),
        )
      ).results,
    ).toEqual(unknown.map((line) => ({ ...line, quantity: null })));
    expect(
      (
        await setPrices(
          mouna,
          lines.map((one) => ({ sku: one, price: '1' })),
        )
      ).results,
    ).toMatchObject(unknown.map((line) => ({ ...line, price: null, currentPrice: null })));
    expect(
      (
        await archive(
          mouna,
          lines.map((one) => ({ sku: one, archived: true })),
        )
      ).results,
    ).toMatchObject(unknown.map((line) => ({ ...line, product: null })));
    // SKUs are unique in the whole shop.
    expect(
      (
        await upsert(
          mouna,
          lines.map((one) => ({ sku: one, name: 'Lampe', categorySlug: category.slug, price: '5' })),
        )
      ).results,
    ).toMatchObject(
      lines.map((one) => ({ sku: one, product: null, errors: [{ code: 'TAKEN', field: ['sku'] }] })),
    );
    expect(await stockOf(id)).toBe(10);
    expect(await eventsOf(id)).toEqual([]);
  });
});

describe('sellerProducts', () => {
  it('has what is on sale, off sale and archived, by the last change, page by page', async () => {
    const reader = await makeKey((await addSeller(shop.database.db, 'Chez Sami')).id, ['CATALOGUE_READ']);
    expect((await list(reader.text)).totalCount).toBe(0);
    const all = await list(ali, {}, { first: 100 });
    const found: unknown[] = [];
    let after: string | undefined;
    for (let more = true; more;) {
      const page = await list(ali, {}, { first: 2, after });
      found.push(...page.nodes);
      ({ endCursor: after, hasNextPage: more } = page.pageInfo);
    }
    expect(found).toEqual(all.nodes);
    expect(all.totalCount).toBe(all.nodes.length);
    const times = all.nodes.map(({ updatedAt }) => String(updatedAt));
    expect(times).toEqual(times.toSorted());
    const { sku } = await product({ active: false });
    expect((await list(ali, { updatedAfter: times.at(-1) })).nodes).toMatchObject([
      { sku, state: 'OFF_SALE_BY_SHOP', stock: 10 },
    ]);
    expect((await list(ali, { skus: [sku], active: true })).nodes).toEqual([]);
    await archive(ali, [{ sku, archived: true }]);
    expect((await list(ali, { skus: [sku], archived: false })).nodes).toEqual([]);
    expect((await list(ali, { skus: [sku.toLowerCase()], archived: true })).nodes).toMatchObject([
      { state: 'ARCHIVED' },
    ]);
  });

  it('finds a product by the SKU of a variant', async () => {
    const made = await product();
    const [small] = await variantsOf(made);
    expect((await list(ali, { skus: [small] })).nodes).toMatchObject([
      { sku: made.sku, stock: 12, variants: [{ stock: 5 }, { stock: 7 }] },
    ]);
  });

  it('names a malformed argument', async () => {
    const { errors } = await ask(ali, '{ sellerProducts(filter: { skus: ["A,B"] }) { totalCount } }');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'filter.skus' });
    const many = Array.from({ length: 101 }, (_, index) => `S${index}`);
    const refused = await ask(
      ali,
      'query ($skus: [String!]) { sellerProducts(filter: { skus: $skus }) { totalCount } }',
      {
        skus: many,
      },
    );
    expect(refused.errors?.[0]?.extensions).toMatchObject({ argument: 'filter.skus' });
  });
});

describe('stockSet', () => {
  it('applies or refuses each line by itself, in the order sent', async () => {
    const plain = await product();
    const empty = await product({ stock: 0 });
    const varied = await product();
    const [small, medium] = await variantsOf(varied);
    const { results, userErrors } = await setStock(ali, [
      { sku: medium, quantity: 1, expected: 7 },
      { sku: plain.sku.toLowerCase(), quantity: 8, expected: 10 },
      { sku: 'NO-SUCH', quantity: 1 },
      { sku: small, quantity: 9, expected: 4 },
      { sku: varied.sku, quantity: 3 },
      { sku: plain.sku, quantity: 5 },
      { sku: empty.sku, quantity: 4, expected: null },
      { sku: small, quantity: -1 },
    ]);
    expect(userErrors).toEqual([]);
    expect(results).toMatchObject([
      { sku: medium, quantity: 1, errors: [] },
      { sku: plain.sku.toLowerCase(), quantity: 8, errors: [] },
      { quantity: null, errors: [{ code: 'UNKNOWN_SKU', field: ['sku'] }] },
      { quantity: 5, errors: [{ code: 'CHANGED', field: ['expected'], message: 'the stock is 5' }] },
      { quantity: 12, errors: [{ code: 'HAS_VARIANTS' }] },
      { errors: [{ code: 'DUPLICATE' }] },
      { quantity: 4, errors: [] },
      { errors: [{ code: 'DUPLICATE' }] },
    ]);
    expect([await stockOf(plain.id), await stockOf(empty.id), await stockOf(varied.id)]).toEqual([8, 4, 6]);
    expect(await eventsOf(plain.id)).toEqual(['product.stock']);
    // It can be ordered again: its place in lists changes.
    expect(await eventsOf(empty.id)).toEqual(['product.changed']);
    expect(await eventsOf(varied.id)).toEqual(['product.stock']);
    const invalid = await setStock(ali, [
      { sku: plain.sku, quantity: -1 },
      { sku: empty.sku, quantity: 1_000_001 },
    ]);
    expect(invalid.results).toMatchObject([
      { quantity: 8, errors: [{ code: 'INVALID', field: ['quantity'] }] },
      { quantity: 4, errors: [{ code: 'INVALID', field: ['quantity'] }] },
    ]);
  });

  it('has the key as its author, and writes nothing that is as it was', async () => {
    const { id, sku } = await product();
    await setStock(ali, [{ sku, quantity: 10 }]);
    expect(await eventsOf(id)).toEqual([]);
    await setStock(ali, [{ sku, quantity: 3 }]);
    const entries = await run(
      shop.database.db,
      `select actor_account as actor, action, op, before->>'stock' as before, after->>'stock' as after from audit_log
       where entity = 'products' and entity_id = $1`,
      [String(id)],
    );
    expect(entries).toEqual([
      { actor: `key:${aliKeyId}`, action: 'product.stock', op: 'U', before: '10', after: '3' },
    ]);
  });

  it('is shown in the shop at once', async () => {
    const { id, sku } = await product();
    const seen = async (): Promise<unknown> =>
      (await ask(ali, `{ node(id: "${toGlobalId('Product', id)}") { ... on Product { stock } } }`)).data;
    expect(await seen()).toEqual({ node: { stock: 10 } });
    await setStock(ali, [{ sku, quantity: 2 }]);
    await expect.poll(seen, { timeout: 10_000 }).toEqual({ node: { stock: 2 } });
  });

  it('does not lose what was sold since the stock was read', async () => {
    const { id, sku } = await product();
    const [before] = (await list(ali, { skus: [sku] })).nodes;
    const { data } = await shop
      .browser()
      .ask(
        'mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { order { id } userErrors { message } } }',
        {
          input: orderInput(toGlobalId('Product', id), 100_000),
        },
      );
    expect(data).toMatchObject({ orderPlace: { userErrors: [] } });
    const { results } = await setStock(ali, [{ sku, quantity: 30, expected: before?.['stock'] }]);
    expect(results).toMatchObject([{ quantity: 9, errors: [{ code: 'CHANGED' }] }]);
    expect((await setStock(ali, [{ sku, quantity: 29, expected: 9 }])).results).toMatchObject([
      { errors: [] },
    ]);
    expect(await stockOf(id)).toBe(29);
  });

  it('takes effect once for an idempotency key, which is the key’s own', async () => {
    const { id, sku } = await product();
    const key = newKey();
    const first = await setStock(ali, [{ sku, quantity: 4 }], key);
    await setStock(ali, [{ sku, quantity: 6 }]);
    expect(await setStock(ali, [{ sku, quantity: 4 }], key)).toEqual(first);
    expect(await stockOf(id)).toBe(6);
    const other = await setStock(ali, [{ sku, quantity: 5 }], key);
    expect(other).toMatchObject({
      results: null,
      userErrors: [{ field: ['idempotencyKey'], code: 'CONFLICT' }],
    });
    const foreign = await product({ seller_id: sellers.mouna });
    expect((await setStock(mouna, [{ sku: foreign.sku, quantity: 1 }], key)).results).toMatchObject([
      { quantity: 1, errors: [] },
    ]);
  });

  it('refuses a malformed call as a whole, naming the field', async () => {
    const { id, sku } = await product();
    const many = Array.from({ length: 501 }, (_, index) => ({ sku: `S${index}`, quantity: 1 }));
    expect(await setStock(ali, many)).toMatchObject({
      results: null,
      userErrors: [{ field: ['lines'], code: 'INVALID', message: 'must be at most 500' }],
    });
    expect(await setStock(ali, [])).toMatchObject({ results: null, userErrors: [{ field: ['lines'] }] });
    expect(
      await setStock(ali, [
        { sku, quantity: 1 },
        { sku: 'x'.repeat(200), quantity: 1 },
      ]),
    ).toMatchObject({
      results: null,
      userErrors: [{ field: ['lines', '1', 'sku'] }],
    });
    expect(await setStock(ali, [{ sku, quantity: 1 }], 'short')).toMatchObject({
      results: null,
      userErrors: [{ field: ['idempotencyKey'] }],
    });
    expect(await stockOf(id)).toBe(10);
  });

  it('costs by the number of lines', async () => {
    const costOf = async (lines: number): Promise<number> => {
      const { extensions } = await read(
        await shop.gateway.yoga.fetch(ENDPOINT, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'lawaj-key': ali, 'lawaj-cost': 'only' },
          body: JSON.stringify({
            query: 'mutation ($input: StockSetInput!) { stockSet(input: $input) { userErrors { code } } }',
            variables: {
              input: {
                lines: Array.from({ length: lines }, (_, index) => ({ sku: `S${index}`, quantity: 1 })),
                idempotencyKey: newKey(),
              },
            },
          }),
        }),
      );
      return (extensions as unknown as { cost: { requested: number } }).cost.requested;
    };
    const [one, all] = [await costOf(1), await costOf(500)];
    expect(all - one).toBeGreaterThan(499);
    expect(all).toBeLessThan(10_000);
  });
});

describe('pricesSet', () => {
  it('follows the rules of prices, line by line', async () => {
    const sold = await product({ price: 50_000 });
    const [one, two, bad] = [await product(), await product(), await product()];
    const [small] = await variantsOf(await product());
    const flash = await product({
      is_flash_sale: true,
      flash_sale_price: 60_000,
      flash_sale_expires_at: new Date(Date.now() + 3_600_000),
      flash_sale_stock: 5,
      flash_sale_remaining_stock: 5,
    });
    const { results } = await setPrices(ali, [
      { sku: two.sku, price: '120.5' },
      { sku: one.sku, discountPrice: '80.000' },
      { sku: bad.sku, discountPrice: '100' },
      { sku: bad.sku, price: '1' },
      { sku: small, price: '1' },
      { sku: flash.sku, price: '55.000' },
      { sku: sold.sku },
      { sku: 'NO-SUCH', price: '1' },
    ]);
    expect(results).toMatchObject([
      { price: { amount: '120.500' }, currentPrice: { amount: '120.500' }, warnings: [], errors: [] },
      {
        price: { amount: '100.000' },
        discountPrice: { amount: '80.000' },
        currentPrice: { amount: '80.000' },
        errors: [],
      },
      { currentPrice: { amount: '100.000' }, errors: [{ code: 'INVALID', field: ['discountPrice'] }] },
      { errors: [{ code: 'DUPLICATE' }] },
      { price: null, errors: [{ code: 'IS_VARIANT' }] },
      { price: { amount: '100.000' }, errors: [{ code: 'FLASH_SALE', field: ['price'] }] },
      { errors: [{ code: 'REQUIRED' }] },
      { price: null, errors: [{ code: 'UNKNOWN_SKU' }] },
    ]);
    const history = await run<{ price: number }>(
      shop.database.db,
      'select price from price_history where product_id = $1',
      [two.id],
    );
    expect(history.map(({ price }) => price)).toContain(120_500);
    // A crossed-out price that was never asked.
    const raised = await setPrices(ali, [{ sku: sold.sku, price: '90', discountPrice: '50' }]);
    expect(raised.results).toMatchObject([{ warnings: ['REFERENCE_PRICE_NOT_ASKED'], errors: [] }]);
    expect((await setPrices(ali, [{ sku: sold.sku, discountPrice: null }])).results).toMatchObject([
      { discountPrice: null, currentPrice: { amount: '90.000' }, errors: [] },
    ]);
    const low = await setPrices(ali, [{ sku: sold.sku, price: '0.050' }]);
    expect(low.results).toMatchObject([{ errors: [{ code: 'INVALID', field: ['price'] }] }]);
  });
});

describe('sellerProductsUpsert', () => {
  const full = (sku: string, more: object = {}) => ({
    sku,
    name: 'Tapis de Kairouan',
    names: { en: 'Kairouan rug' },
    description: 'Noué à la main.',
    categorySlug: category.slug,
    price: '250.000',
    initialStock: 3,
    images: [PICTURE],
    specs: [{ name: 'Matière', names: { en: 'Material' }, value: 'Laine' }],
    active: true,
    ...more,
  });

  it('adds products, which are on sale once the shop has put them on sale', async () => {
    const sku = newSku();
    const { results } = await upsert(ali, [full(sku)]);
    expect(results).toMatchObject([
      {
        sku,
        isNew: true,
        errors: [],
        warnings: ['TO_REVIEW'],
        product: {
          sku,
          state: 'TO_REVIEW',
          lacks: [],
          name: 'Tapis de Kairouan',
          names: { en: 'Kairouan rug', de: null },
          stock: 3,
          price: { amount: '250.000' },
          categorySlug: category.slug,
          images: [PICTURE],
          specs: [{ name: 'Matière', names: { en: 'Material' }, value: 'Laine' }],
        },
      },
    ]);
    const productId = String(results?.[0]?.product?.['productId']);
    const shown = async (): Promise<unknown> =>
      (await ask(ali, `{ node(id: "${productId}") { ... on Product { name } } }`)).data;
    expect(await shown()).toEqual({ node: null });
    // The same once more, as every night: still to be reviewed, and its stock is left alone.
    const again = await upsert(ali, [full(sku, { description: 'Noué à la main, en laine.' })]);
    expect(again.results).toMatchObject([
      { isNew: false, warnings: ['TO_REVIEW'], errors: [], product: { state: 'TO_REVIEW', stock: 3 } },
    ]);
    // The shop's people see it, and put it on sale.
    const found = await owner.ask(
      '{ adminProducts(first: 100, filter: { toReview: true, archived: false }) { edges { node { id version awaitsReview product { sku } } } } }',
    );
    const nodes = (
      found.data as unknown as {
        adminProducts: { edges: { node: { id: string; version: number; product: { sku: string } } }[] };
      }
    ).adminProducts.edges.map(({ node }) => node);
    const counted = async (): Promise<number> =>
      (
        (await owner.ask('{ adminCounts { productsToReview { value } } }')).data as unknown as {
          adminCounts: { productsToReview: { value: number } };
        }
      ).adminCounts.productsToReview.value;
    const waiting = await counted();
    expect(waiting).toBe(nodes.length);
    const mine = nodes.find((node) => node.product.sku === sku);
    expect(mine).toMatchObject({ awaitsReview: true });
    const change = await owner.ask(
      'mutation ($input: AdminProductUpdateInput!) { adminProductUpdate(input: $input) { product { awaitsReview } userErrors { message } } }',
      { input: { id: mine?.id, version: mine?.version, changes: { active: true } } },
    );
    expect(change.data).toEqual({ adminProductUpdate: { product: { awaitsReview: false }, userErrors: [] } });
    expect(await counted()).toBe(waiting - 1);
    expect((await upsert(ali, [full(sku)])).results).toMatchObject([
      { warnings: [], product: { state: 'ON_SALE' } },
    ]);
    await expect.poll(shown, { timeout: 10_000 }).toEqual({ node: { name: 'Tapis de Kairouan' } });
  });

  it('lets the seller take a product off sale and put it back, and not what the shop took off sale', async () => {
    const { id, sku } = await product();
    const active = async (value: boolean) => (await upsert(ali, [{ sku, active: value }])).results?.[0];
    expect(await active(false)).toMatchObject({ errors: [], product: { state: 'OFF_SALE' } });
    expect(await active(true)).toMatchObject({ errors: [], warnings: [], product: { state: 'ON_SALE' } });
    const { data } = await owner.ask('query ($id: ID!) { adminProduct(id: $id) { version } }', {
      id: toGlobalId('AdminProduct', id),
    });
    const { version } = (data as unknown as { adminProduct: { version: number } }).adminProduct;
    await owner.ask(
      'mutation ($input: AdminProductUpdateInput!) { adminProductUpdate(input: $input) { userErrors { message } } }',
      { input: { id: toGlobalId('AdminProduct', id), version, changes: { active: false } } },
    );
    expect(await active(true)).toMatchObject({
      errors: [],
      warnings: ['OFF_SALE_BY_SHOP'],
      product: { state: 'OFF_SALE_BY_SHOP' },
    });
  });

  it('checks each line by the rules of the back office', async () => {
    const { sku } = await product();
    const { results } = await upsert(ali, [
      { sku: newSku(), name: 'Lampe' },
      full(newSku(), { categorySlug: 'no-such' }),
      full(newSku(), { name: 'L', price: '0.010', images: ['/media/no-such.jpg'] }),
      { sku, brandSlug: 'no-such' },
      { sku, name: 'Autre' },
      full('not a sku'),
    ]);
    expect(
      results?.map(({ product: found, errors }) => [
        found === null,
        errors.map(({ code, field }) => `${field.join('.')} ${code}`),
      ]),
    ).toEqual([
      [true, ['categoryId REQUIRED', 'price REQUIRED']],
      [true, ['categorySlug NOT_FOUND']],
      [true, ['name TOO_SHORT', 'price INVALID']],
      [false, ['brandSlug NOT_FOUND']],
      [false, ['sku DUPLICATE']],
      [true, ['sku INVALID']],
    ]);
    const unknown = await upsert(ali, [full(newSku(), { images: ['/media/no-such.jpg'] })]);
    expect(unknown.results).toMatchObject([{ errors: [{ code: 'NOT_FOUND', field: ['images'] }] }]);
  });

  it('changes what is sent, leaves the rest, and refuses an outdated version', async () => {
    const { sku } = await product({ discount_price: 90_000 });
    const first = await upsert(ali, [{ sku, name: 'Kilim', names: { tn: 'كليم' }, discountPrice: null }]);
    expect(first.results).toMatchObject([
      {
        product: {
          name: 'Kilim',
          names: { tn: 'كليم' },
          discountPrice: null,
          price: { amount: '100.000' },
          version: 2,
        },
      },
    ]);
    expect((await upsert(ali, [{ sku, version: 1, name: 'Margoum' }])).results).toMatchObject([
      { errors: [{ code: 'CHANGED', field: ['version'] }], product: { name: 'Kilim', version: 2 } },
    ]);
    expect(
      (await upsert(ali, [{ sku, version: 2, brandSlug: null, names: { tn: null } }])).results,
    ).toMatchObject([{ errors: [], product: { names: { tn: null } } }]);
  });

  it('adds and changes variants by their SKU', async () => {
    const sku = newSku();
    const variant = (size: string, more: object = {}) => ({ sku: `${sku}-${size}`, size, ...more });
    const made = await upsert(ali, [
      full(sku, {
        variants: [variant('S', { initialStock: 2 }), variant('M', { initialStock: 4, priceDelta: '5' })],
      }),
    ]);
    expect(made.results).toMatchObject([
      {
        errors: [],
        product: {
          stock: 6,
          variants: [
            { sku: `${sku}-S`, stock: 2 },
            { sku: `${sku}-M`, stock: 4, priceDelta: { amount: '5.000' } },
          ],
        },
      },
    ]);
    const changed = await upsert(ali, [
      {
        sku,
        variants: [variant('S', { active: false, initialStock: 9 }), variant('L', { initialStock: 1 })],
      },
    ]);
    expect(changed.results).toMatchObject([
      {
        errors: [],
        product: { stock: 5, variants: [{ active: false, stock: 2 }, { stock: 4 }, { stock: 1 }] },
      },
    ]);
    const { sku: other } = await product();
    const refused = await upsert(ali, [
      { sku, name: 'Autre', variants: [variant('XL'), { sku: other, size: 'XS' }] },
    ]);
    expect(refused.results).toMatchObject([
      {
        errors: [{ code: 'TAKEN', field: ['variants', '1', 'sku'] }],
        product: { name: 'Tapis de Kairouan' },
      },
    ]);
    expect(refused.results?.[0]?.product?.['variants']).toHaveLength(3);
  });

  it('archives, and brings back what stays off sale until the seller puts it on sale', async () => {
    const { sku } = await product();
    const fresh = newSku();
    await upsert(ali, [full(fresh)]);
    const states = async (archived: boolean) =>
      (
        await archive(ali, [
          { sku, archived },
          { sku: fresh, archived },
        ])
      ).results?.map((line) => line.product?.['state']);
    expect(await states(true)).toEqual(['ARCHIVED', 'ARCHIVED']);
    expect(await states(false)).toEqual(['OFF_SALE', 'TO_REVIEW']);
    expect((await upsert(ali, [{ sku, active: true }])).results).toMatchObject([
      { product: { state: 'ON_SALE' } },
    ]);
  });
});

describe('sellerPicturesUpload', () => {
  interface PictureResult {
    url: string | null;
    width: number | null;
    height: number | null;
    errors: { code: string; field: string[] }[];
  }
  const UPLOAD = `mutation ($input: SellerPicturesUploadInput!) { sellerPicturesUpload(input: $input) {
    results { url width height errors { code field } } userErrors { field code } } }`;
  async function upload(
    key: string,
    ...pictures: object[]
  ): Promise<{ results: PictureResult[] | null; userErrors: { field: string[]; code: string }[] }> {
    const { data, errors } = await ask(key, UPLOAD, { input: { pictures } });
    expect(errors).toBeUndefined();
    return (data as unknown as { sellerPicturesUpload: never }).sellerPicturesUpload;
  }
  /** A picture of one colour, by which it differs from others. */
  const picture = async (red: number, format: 'png' | 'jpeg' = 'png', width = 40): Promise<string> =>
    (
      await sharp({ create: { width, height: 20, channels: 3, background: { r: red, g: 9, b: 9 } } })
        .toFormat(format)
        .withExif({ IFD0: { Copyright: 'SECRET-EXIF' } })
        .toBuffer()
    ).toString('base64');

  it('stores pictures, each by itself, without their metadata, and products take their addresses', async () => {
    const first = await picture(1, 'jpeg');
    const { results } = await upload(
      ali,
      { name: '../tapis rouge.jpg', content: first },
      { content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64') },
      { content: 'no base64!' },
      { content: (await picture(2)).slice(0, 60) },
      { content: first },
    );
    const refused = {
      url: null,
      width: null,
      height: null,
      errors: [{ code: 'INVALID', field: ['content'] }],
    };
    const url = results?.[0]?.url ?? '';
    expect(url).toMatch(/^\/media\/products\/images\/[0-9a-f]{32}\.jpg$/);
    const stored = { url, width: 40, height: 20, errors: [] };
    expect(results).toEqual([stored, refused, refused, refused, stored]);
    const file = await shop.origin.app.inject({ method: 'GET', url });
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload.includes('SECRET-EXIF')).toBe(false);
    // Sent again, also at once and with another key of the seller, it is the same file.
    const again = await Promise.all([
      upload(ali, { content: first }),
      upload(ali, { content: first }),
      upload((await makeKey(sellers.ali, ['PRODUCTS_WRITE'])).text, { content: first }),
    ]);
    expect(again.map((one) => one.results?.[0]?.url)).toEqual([url, url, url]);
    const rows = await run<{ name: string; actor: string }>(
      shop.database.db,
      `select m.name, a.actor_account as actor from media m join audit_log a on a.entity = 'media' and a.entity_id = m.id::text
       where '/media/' || m.key = $1`,
      [url],
    );
    expect(rows).toEqual([{ name: 'tapis rouge.jpg', actor: expect.stringMatching(/^key:/) }]);
    const library = await owner.ask(
      'query ($filter: AdminMediaFilter) { adminMedia(filter: $filter) { nodes { name uploadedBy uploadedByKey } } }',
      { filter: { url } },
    );
    expect(library).toMatchObject({
      data: { adminMedia: { nodes: [{ name: 'tapis rouge.jpg', uploadedBy: null, uploadedByKey: 'ERP' }] } },
    });

    const sku = newSku();
    const made = await upsert(ali, [
      { sku, name: 'Tapis', categorySlug: category.slug, price: '90.000', initialStock: 2, images: [url] },
    ]);
    expect(made.results?.[0]).toMatchObject({ errors: [], product: { images: [url] } });
  });

  it('refuses what its first bytes do not show to be a picture, whatever its name, and stores none of it', async () => {
    const stored = () => run(shop.database.db, 'select count(*)::int as n from media', []);
    const before = await stored();
    const real = Buffer.from(await picture(7), 'base64');
    const altered = Buffer.from(real);
    altered[0] = 0x88;
    const files: [name: string, bytes: Buffer][] = [
      ['tapis.png', altered],
      ['tapis.png', Buffer.concat([Buffer.from('<!doctype html><script>alert(1)</script>'), real])],
      ['tapis.jpg', Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n', 'latin1')],
      ['tapis.webp', Buffer.from('PK\u0003\u0004tapis', 'latin1')],
      // A video is no picture of a product.
      ['tapis.png', Buffer.from('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom', 'latin1')],
      // The first bytes of a PNG before what is none.
      ['tapis.png', Buffer.concat([real.subarray(0, 8), Buffer.from('<script>alert(1)</script>')])],
    ];
    const { results } = await upload(
      ali,
      ...files.map(([name, bytes]) => ({ name, content: bytes.toString('base64') })),
    );
    expect(results?.map(({ url, errors }) => [url, errors])).toEqual(
      files.map(() => [null, [{ code: 'INVALID', field: ['content'] }]]),
    );
    expect(await stored()).toEqual(before);
  });

  it('are the seller’s alone: another one stores its own, and does not show these', async () => {
    const content = await picture(3);
    const mine = (await upload(ali, { content })).results?.[0]?.url;
    const other = (await upload(mouna, { content })).results?.[0]?.url;
    expect(other).not.toBe(mine);
    const foreign = await product({ seller_id: sellers.mouna });
    const [refused, taken] = [
      await upsert(mouna, [{ sku: foreign.sku, images: [mine] }]),
      await upsert(mouna, [{ sku: foreign.sku, images: [other] }]),
    ];
    expect(refused.results?.[0]?.errors).toMatchObject([{ code: 'NOT_FOUND', field: ['images'] }]);
    expect(taken.results?.[0]?.errors).toEqual([]);
  });

  it('refuses as a whole what is too much, and a key without the scope', { timeout: 60_000 }, async () => {
    const content = await picture(4);
    const many = Array.from({ length: 11 }, () => ({ content }));
    expect((await upload(ali, ...many)).userErrors).toMatchObject([{ field: ['pictures'] }]);
    const large = 'A'.repeat(7_000_000 - 4);
    expect((await upload(ali, { content: large })).userErrors).toMatchObject([
      { field: ['pictures', '0', 'content'] },
    ]);
    const half = 'A'.repeat(3_499_000);
    expect((await upload(ali, { content: half }, { content: half })).userErrors).toMatchObject([
      { field: ['pictures'] },
    ]);
    expect((await upload(ali, { content: '' })).userErrors).toMatchObject([
      { field: ['pictures', '0', 'content'] },
    ]);
    const reader = await makeKey(sellers.ali, ['CATALOGUE_READ', 'STOCK_WRITE']);
    const { errors } = await ask(reader.text, UPLOAD, { input: { pictures: [{ content }] } });
    expect(errors?.[0]?.extensions['scope']).toBe('products:write');
    await run(
      shop.database.db,
      `insert into media (key, folder, name, type, bytes, sha256, seller_id, upload_key)
       select 'products/images/full-' || i, 'products/images', 'x', 'image/png', 1, md5(i::text) || md5(i::text), $1, 'full'
       from generate_series(1, 2000) i`,
      [sellers.mouna],
    );
    expect((await upload(mouna, { content })).userErrors).toMatchObject([
      { field: ['pictures'], code: 'CONFLICT' },
    ]);
    await run(shop.database.db, `delete from media where upload_key = 'full'`, []);
  });
});

describe('the manual', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'lawaj-seller-'));
  let front: Front;
  let address: string;
  /** Called before the next call of `stockSet` reaches the shop. */
  let beforeStockSet: (() => Promise<unknown>) | undefined;
  let shopAddress: string;
  const between = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      if (body.includes('stockSet')) {
        const act = beforeStockSet;
        beforeStockSet = undefined;
        await act?.();
      }
      const key = request.headers['lawaj-key'];
      const answer = await fetch(`${shopAddress}${request.url}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'lawaj-key': String(key) },
        body,
      });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
    })();
  });
  beforeAll(async () => {
    front = createFront({ log: pino({ level: 'silent' }) });
    shopAddress = await front.listen(0, '127.0.0.1');
    await new Promise<void>((done) => between.listen(0, '127.0.0.1', done));
    address = `http://127.0.0.1:${(between.address() as AddressInfo).port}`;
    front.open({
      gateway: shop.gateway,
      fetchPicture: () => Promise.reject(new Error('no picture is asked for')),
    });
  });
  afterAll(async () => {
    between.closeAllConnections();
    between.close();
    await front.close(0);
    rmSync(folder, { recursive: true });
  });

  it('takes pictures larger than other requests', async () => {
    const content = Buffer.concat([
      await sharp({ create: { width: 30, height: 30, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
      Buffer.alloc(3_000_000),
    ]).toString('base64');
    const query =
      'mutation ($input: SellerPicturesUploadInput!) { sellerPicturesUpload(input: $input) { results { width } userErrors { code } } }';
    const answer = await fetch(`${shopAddress}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'lawaj-key': ali },
      body: JSON.stringify({ query, variables: { input: { pictures: [{ content }] } } }),
    });
    expect(await answer.json()).toMatchObject({
      data: { sellerPicturesUpload: { results: [{ width: 30 }], userErrors: [] } },
    });
  });

  it.each([
    [process.execPath, 'deliver.mjs', 'shop.mjs'],
    ['python3', 'deliver.py', 'shop.py'],
  ])('has a program for %s that adds deliveries while pieces are sold', async (program, name, shared) => {
    const found = await promisify(execFile)(program, ['--version']).catch(() => undefined);
    if (!found) {
      process.stdout.write(`SKIPPED: no ${program}\n`);
      return;
    }
    writeFileSync(join(folder, name), fileIn('sellers', name));
    writeFileSync(join(folder, shared), fileIn(FIRST_PAGE, shared));
    const plain = await product();
    const [small] = await variantsOf(await product());
    const delivered = { [plain.sku]: 20, [small]: 5, 'NO-SUCH': 1 };
    const started = spawn(program, [join(folder, name)], {
      env: { ...process.env, SHOP_URL: address, LAWAJ_KEY: ali },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    // Two pieces are sold after the program has read the stock, and before it sets it.
    beforeStockSet = () =>
      directly(shop.database.db, (trx) =>
        run(trx, 'update products set stock = stock - 2 where id = $1', [plain.id]),
      );
    started.stdin.end(JSON.stringify(delivered));
    let output = '';
    for await (const chunk of started.stdout) output += String(chunk);
    expect(output.trim().split('\n').toSorted()).toEqual(
      [`${plain.sku} 28`, `${small} 10`, 'NO-SUCH UNKNOWN_SKU'].toSorted(),
    );
  });
});
