/** Sellers' systems over REST: who may call, what is malformed, and what staff see of it. On PGlite, and on PostgreSQL by test:postgres. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { AdminProduct } from '../../../contract/admin/products.ts';
import type {
  PricesSetAnswer,
  SellerProductsAnswer,
  SellerProductsPage,
  StockSetAnswer,
} from '../../../contract/seller-products.ts';
import { run } from '../../base/sql.ts';
import { addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import { newClient, startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { addSellerKey } from '../../testing/seller-keys.ts';

let shop: TestOrigin;
let staff: Person;
let seller: number;
let headers: () => Record<string, string>;
let category: Awaited<ReturnType<typeof addCategory>>;

beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  staff = await addPerson(shop, 'Catalogue');
  category = await addCategory(db, 'Maison');
  ({ id: seller } = await addSeller(db, 'Chez Ali'));
  headers = await addSellerKey(db, seller);
});
afterAll(() => shop.close());

let serial = 0;
async function product(more: object = {}): Promise<{ id: number; sku: string }> {
  const sku = `R-${(serial += 1)}`;
  const [id = 0] = await addProducts(shop.database.db, [
    { name: 'Tapis', sku, seller_id: seller, category, price: 100_000, stock: 10, ...more },
  ]);
  shop.forget();
  return { id, sku };
}
const setStock = (lines: unknown, more: Record<string, string> = {}) =>
  shop.post<StockSetAnswer & ErrorBody>('/v1/seller/stock', { lines }, { ...headers(), ...more });
const managed = async (id: number): Promise<AdminProduct> =>
  (await shop.get<AdminProduct>(`/v1/admin/products/${id}/manage`, staff.headers)).body;

describe('a call of a seller’s system', () => {
  it('is made for a key alone: not for staff, nor for a key that is bound to nobody', async () => {
    const paths = [
      '/v1/seller/stock',
      '/v1/seller/prices',
      '/v1/seller/products',
      '/v1/seller/products/archive',
    ];
    for (const path of paths) {
      expect((await shop.post(path, {}, { ...newClient(), ...staff.headers })).status).toBe(403);
      expect((await shop.post(path, {}, newClient())).status).toBe(403);
      // Named by a client that is no gateway of the shop.
      const { 'x-gateway-token': _, ...forged } = headers();
      expect((await shop.post(path, {}, forged)).status).toBe(403);
    }
    expect((await shop.get('/v1/seller/products', staff.headers)).status).toBe(403);
  });

  it('needs the scope of what it does', async () => {
    const { sku } = await product();
    const reader = await addSellerKey(shop.database.db, seller, ['catalogue:read']);
    const page = await shop.get<SellerProductsPage>(`/v1/seller/products?skus=${sku}`, reader());
    expect(page.body.products).toMatchObject([{ sku, state: 'ON_SALE', stock: 10 }]);
    const lines = [{ sku, quantity: 1 }];
    const refused = await shop.post<ErrorBody>('/v1/seller/stock', { lines }, reader());
    expect([refused.status, refused.body.error.message]).toEqual([
      403,
      'POST /v1/seller/stock needs the scope stock:write',
    ]);
    const clerk = await addSellerKey(shop.database.db, seller, ['stock:write']);
    expect((await shop.post('/v1/seller/stock', { lines }, clerk())).status).toBe(200);
    expect((await shop.post('/v1/seller/prices', { lines: [{ sku, price: '1.000' }] }, clerk())).status).toBe(
      403,
    );
  });

  it('needs an idempotency key, and names what is malformed', async () => {
    const { 'idempotency-key': _, ...without } = headers();
    const { status, body } = await shop.post<ErrorBody>(
      '/v1/seller/stock',
      { lines: [{ sku: 'A', quantity: 1 }] },
      without,
    );
    expect([status, body.error.fields]).toMatchObject([
      400,
      [{ field: 'Idempotency-Key', code: 'REQUIRED' }],
    ]);
    const line = { sku: 'A', quantity: 1 };
    const malformed = await setStock([line, line, line, { sku: 'B', quantity: 1.5 }, { sku: 'C', count: 1 }]);
    expect(malformed.status).toBe(400);
    expect(malformed.body.error.fields?.map(({ field }) => field)).toEqual([
      'lines.3.quantity',
      'lines.4.quantity',
      'lines.4.count',
    ]);
    const upsert = await shop.post<ErrorBody>(
      '/v1/seller/products',
      {
        lines: Array.from({ length: 3 }, (_line, index) => ({
          sku: `S${index}`,
          variants: Array.from({ length: 200 }, (_variant, n) => ({ sku: `S${index}-${n}` })),
        })),
      },
      headers(),
    );
    expect([upsert.status, upsert.body.error.fields]).toMatchObject([
      400,
      [{ field: 'lines', message: 'must have at most 500 variants together' }],
    ]);
  });

  it('has no effect when a fault ends it', async () => {
    const [one, two] = [await product(), await product()];
    const { db } = shop.database;
    await run(
      db,
      `alter table outbox add constraint no_stock check (data->>'reason' <> 'stock') not valid`,
      [],
    );
    expect((await setStock([{ sku: one.sku, quantity: 1 }])).status).toBe(500);
    await run(db, 'alter table outbox drop constraint no_stock', []);
    expect((await managed(one.id)).stock).toBe(10);
    expect((await setStock([{ sku: two.sku, quantity: 1 }])).status).toBe(200);
  });
});

describe('what a seller’s system has changed', () => {
  it('can be undone by staff, where the key is named as its author', async () => {
    const [one, two] = [await product(), await product()];
    const { body } = await shop.post<PricesSetAnswer>(
      '/v1/seller/prices',
      { lines: [one, two].map(({ sku }) => ({ sku, price: '1.000' })) },
      headers(),
    );
    expect((await managed(one.id)).price).toBe('1.000');
    const undone = await shop.post(`/v1/admin/audit/changes/${body.change?.id}/undo`, {}, staff.headers);
    expect(undone.status).toBe(200);
    expect([(await managed(one.id)).price, (await managed(two.id)).price]).toEqual(['100.000', '100.000']);
  });

  it('waits for staff who put a new product on sale, in their list of what is to be reviewed', async () => {
    const sku = `R-${(serial += 1)}`;
    await run(shop.database.db, `insert into pictures (key, recipe) values ('tapis1', '{}')`, []);
    const line = {
      sku,
      name: 'Lampe',
      categoryId: String(category.id),
      price: '9.900',
      images: ['/media/tapis1-1'],
    };
    const send = async (more: object = {}) =>
      (
        await shop.post<SellerProductsAnswer>(
          '/v1/seller/products',
          { lines: [{ ...line, ...more }] },
          headers(),
        )
      ).body.results[0];
    expect(await send({ active: true })).toMatchObject({ isNew: true, product: { state: 'TO_REVIEW' } });
    const listed = async (query: string): Promise<string[]> =>
      (
        await shop.get<{ products: AdminProduct[] }>(`/v1/admin/products/manage?${query}`, staff.headers)
      ).body.products.map((found) => found.sku);
    expect(await listed('toReview=true')).toEqual([sku]);
    expect(await listed(`toReview=false&input=${sku}`)).toEqual([]);
    const [found] = (
      await shop.get<{ products: AdminProduct[] }>('/v1/admin/products/manage?toReview=true', staff.headers)
    ).body.products;
    const change = (version: number, active: boolean) =>
      shop.post<AdminProduct>(
        `/v1/admin/products/${found?._id}`,
        { active },
        { ...staff.headers, 'if-match': `"${version}"` },
      );
    const shown = await change(found?.version ?? 0, true);
    expect([shown.status, shown.body.awaitsReview]).toEqual([200, false]);
    expect(await listed('toReview=true')).toEqual([]);
    // What staff take off sale stays off sale, and is not to be reviewed.
    await change(shown.body.version, false);
    expect(await send({ active: true })).toMatchObject({
      warnings: ['OFF_SALE_BY_SHOP'],
      product: { state: 'OFF_SALE_BY_SHOP' },
    });
    expect(await listed('toReview=true')).toEqual([]);
  });

  it('leaves alone what is the shop’s: cost price, marks and seller', async () => {
    const { id, sku } = await product({ cost_price: 200_000, is_featured: true });
    const refused = await shop.post<ErrorBody>(
      '/v1/seller/products',
      { lines: [{ sku, costPrice: '1.000', isFeatured: false, sellerId: '1', slug: 'mine' }] },
      headers(),
    );
    expect(refused.body.error.fields?.map(({ field }) => field)).toEqual([
      'lines.0.costPrice',
      'lines.0.isFeatured',
      'lines.0.sellerId',
      'lines.0.slug',
    ]);
    const { body } = await shop.post<SellerProductsAnswer>(
      '/v1/seller/products',
      { lines: [{ sku, name: 'Kilim' }] },
      headers(),
    );
    // Not even that it is sold below what it costs the shop.
    expect(body.results).toMatchObject([{ warnings: [], errors: [] }]);
    expect(JSON.stringify(body)).not.toContain('cost');
    expect(await managed(id)).toMatchObject({ costPrice: '200.000', isFeatured: true, name: 'Kilim' });
  });
});
