import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ProductDetail } from '../../../../contract/catalogue.ts';
import type { ChangedProduct, ProductPatchAnswer } from '../../../../contract/admin/product-changes.ts';
import type {
  AdminProduct,
  AdminProductActivity,
  AdminVariantPage,
} from '../../../../contract/admin/products.ts';
import type { UndoneChange } from '../../../../contract/audit.ts';
import type { ErrorBody } from '../../../../contract/errors.ts';
import type { OrderPlaced } from '../../../../contract/orders.ts';
import { run } from '../../../base/sql.ts';
import { addBrand, addCategory, addProducts, addSeller } from '../../../testing/catalogue.ts';
import type { TestCategory } from '../../../testing/catalogue.ts';
import { newKey, orderLine, orderOf } from '../../../testing/orders.ts';
import { startTestOrigin } from '../../../testing/origin.ts';
import type { TestOrigin } from '../../../testing/origin.ts';
import { addPerson } from '../../../testing/people.ts';
import type { Person } from '../../../testing/people.ts';
import { ifMatch } from '../../../testing/versions.ts';
import { sweepPrices } from '../clock.ts';

const HOUR = 3_600_000;
let shop: TestOrigin;
let editor: Person;
let marketer: Person;
let reader: Person;
let home: TestCategory;
let mode: TestCategory;
let ali: number;
let brand: number;
let id: number;
let keys = 0;

beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  editor = await addPerson(shop, 'Catalogue');
  marketer = await addPerson(shop, 'Marketing');
  reader = await addPerson(shop, 'ReadOnly');
  home = await addCategory(db, 'Maison');
  mode = await addCategory(db, 'Mode');
  ({ id: ali } = await addSeller(db, 'Chez Ali'));
  ({ id: brand } = await addBrand(db, 'Zaytouna'));
  await db.insertInto('pictures').values({ key: 'picture', recipe: '{}' }).execute();
});
beforeEach(async () => {
  [id = 0] = await addProducts(shop.database.db, [
    { name: 'Tapis', seller_id: ali, category: home, price: 20_000, image_keys: ['picture-0'] },
  ]);
  shop.forget();
});
afterAll(() => shop.close());

const key = (): { 'idempotency-key': string } => ({ 'idempotency-key': `key-of-change-${(keys += 1)}` });
type Answer = ChangedProduct & ErrorBody & ProductDetail;
const at = (path = ''): string => `/v1/admin/products/${id}${path}`;
const send = async (path: string, body: object, who = editor) =>
  shop.post<Answer>(at(path), body, {
    ...who.headers,
    ...key(),
    ...(await ifMatch(shop.database, 'products', id)),
  });
const fieldsOf = ({ body }: { body: ErrorBody }) =>
  body.error.fields?.map(({ field, code }) => `${field} ${code ?? ''}`);
const eventsOf = async (subject: number) =>
  shop.database.db
    .selectFrom('outbox')
    .select(['type', 'data'])
    .where('subject', '=', String(subject))
    .orderBy('id')
    .execute();

describe('a change of a product', () => {
  test('writes what is sent, leaves the rest, clears what is null, and moves the version', async () => {
    const first = await send('', { discountPrice: '15.500', tags: ['été'], returnPolicy: 'Aucun' });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      version: 2,
      name: 'Tapis',
      price: '20.000',
      discountPrice: '15.500',
      tags: ['été'],
      ownReturnPolicy: 'Aucun',
      change: { id: expect.any(String) as string },
    });
    const second = await send('', { discountPrice: null, returnPolicy: null });
    expect(second.body).toMatchObject({
      version: 3,
      discountPrice: null,
      ownReturnPolicy: null,
      tags: ['été'],
    });
    const again = await send('', { discountPrice: null });
    expect(again.body).toMatchObject({ version: 3, change: null });
  });

  test('says what identifies and measures it, whole or not at all, and is newer then', async () => {
    const before = (await shop.get<ProductDetail>(`/v1/products/${id}`)).body;
    const measured = await send('', {
      gtin: ' 4006381333931 ',
      mpn: 'ST-1',
      condition: 'USED',
      lengthMm: 300,
      widthMm: 200,
      heightMm: 15,
      contentAmount: 250,
      contentUnit: 'GRAM',
    });
    expect(measured.body).toMatchObject({ version: 2 });
    const { body } = await shop.get<ProductDetail>(`/v1/products/${id}`);
    expect(body).toMatchObject({
      gtin: '4006381333931',
      mpn: 'ST-1',
      condition: 'USED',
      dimensions: { lengthMm: 300, widthMm: 200, heightMm: 15 },
      content: { amount: 250, unit: 'GRAM' },
    });
    expect(Date.parse(body.updatedAt ?? '')).toBeGreaterThan(Date.parse(before.updatedAt ?? ''));
    const partly = await shop.post<ErrorBody>(
      at(),
      { widthMm: null, contentUnit: null, gtin: '4006381333932' },
      { ...editor.headers, ...key(), ...(await ifMatch(shop.database, 'products', id)) },
    );
    expect([partly.status, fieldsOf(partly)]).toEqual([400, ['gtin INVALID']]);
    const missing = await shop.post<ErrorBody>(
      at(),
      { widthMm: null, contentUnit: null },
      { ...editor.headers, ...key(), ...(await ifMatch(shop.database, 'products', id)) },
    );
    expect([missing.status, fieldsOf(missing)]).toEqual([400, ['widthMm REQUIRED', 'contentUnit REQUIRED']]);
    const cleared = { lengthMm: null, widthMm: null, heightMm: null, contentAmount: null, contentUnit: null };
    await send('', { ...cleared, gtin: null, mpn: null });
    const { body: without } = await shop.get<ProductDetail>(`/v1/products/${id}`);
    for (const field of ['gtin', 'mpn', 'dimensions', 'content']) expect(without).not.toHaveProperty(field);
  });

  test('needs the present version', async () => {
    const without = await shop.post(at(), { name: 'Kilim' }, editor.headers);
    expect(without.status).toBe(428);
    await send('', { name: 'Kilim' });
    const old = await shop.post<ErrorBody>(at(), { name: 'Natte' }, { ...editor.headers, 'if-match': '"1"' });
    expect(old.status).toBe(412);
    expect(old.body.error).toMatchObject({ code: 'STALE', fields: [{ field: 'name' }] });
  });

  test('is for the catalogue’s people', async () => {
    for (const who of [reader, marketer]) expect((await send('', { name: 'Kilim' }, who)).status).toBe(403);
  });

  test('marketing puts products on the shelves, and changes nothing else', async () => {
    const shelves = await send('', { isFeatured: true, isBestSeller: true }, marketer);
    expect(shelves.body).toMatchObject({ isFeatured: true, isBestSeller: true });
    const both = await send('', { isFeatured: false, active: true, price: '1.000' }, marketer);
    expect(both.status).toBe(403);
    expect(both.body.error.fields?.map(({ field }) => field)).toEqual(['price', 'active']);
    const undone = await shop.post<UndoneChange>(
      `/v1/admin/audit/changes/${shelves.body.change?.id}/undo`,
      {},
      { ...marketer.headers, ...key() },
    );
    expect(undone.body.undone).toMatchObject([{ fields: ['isFeatured', 'isBestSeller'] }]);
  });

  test('is seen in the shop and found by its new words at once; its former address leads to it', async () => {
    const { slug } = (await shop.get<AdminProduct>(at('/manage'), editor.headers)).body;
    await send('', {
      name: 'Abat-jour berbère',
      slug: `abat-jour-${id}`,
      brandId: String(brand),
      categoryId: String(mode.id),
      price: '33.000',
      colors: ['rouge'],
    });
    await shop.origin.context.feed.look();
    const open = await shop.get<ProductDetail>(`/v1/products/${id}`);
    expect(open.body).toMatchObject({
      name: 'Abat-jour berbère',
      brand: 'Zaytouna',
      category: { name: 'Mode' },
      price: '33.000',
    });
    expect(open.body.priceHistory?.map(({ price }) => price)).toEqual(['33.000']);
    for (const input of ['abat-jour', 'zaytouna', 'rouge abat-jour']) {
      const { body } = await shop.get<{ products: { _id: string }[] }>(
        `/v1/admin/products?input=${encodeURIComponent(input)}`,
      );
      expect([input, body.products.map(({ _id }) => _id)]).toEqual([input, [String(id)]]);
    }
    const inCategory = await shop.get<{ products: { _id: string }[] }>(
      `/v1/admin/products?category=${mode.slug}`,
    );
    expect(inCategory.body.products.map(({ _id }) => _id)).toContain(String(id));
    const redirect = await shop.get<{ slug: string }>(`/v1/redirects/product/${slug}`);
    expect(redirect.body).toEqual({ path: `/product/abat-jour-${id}` });
    expect((await eventsOf(id)).map(({ type }) => type)).toEqual(['product.changed']);
    await send('', { name: 'Tapis', categoryId: String(home.id), colors: [], brandId: null });
  });

  test.each([
    [{ discountPrice: '20.000' }, 400, ['discountPrice INVALID']],
    [{ price: '0.050' }, 400, ['price INVALID']],
    [
      { categoryId: '99999', sellerId: '99999', brandId: '99999' },
      400,
      ['categoryId NOT_FOUND', 'sellerId NOT_FOUND', 'brandId NOT_FOUND'],
    ],
    [{ name: '<b>' }, 400, ['name INVALID']],
    [{ name: null }, 400, ['name REQUIRED']],
    [{ images: ['/media/nowhere'] }, 400, ['images NOT_FOUND']],
    [{ stock: 5 }, 400, ['stock ']],
    [{ colors: ['mauve'] }, 400, ['colors.0 INVALID']],
    [{ specs: [{ name: '', value: 'x' }] }, 400, ['specs.0.name REQUIRED']],
  ])('is refused by field: %o', async (changes, status, fields) => {
    const answer = await send('', changes);
    expect([answer.status, fieldsOf(answer)]).toEqual([status, fields]);
  });

  test('is refused for a slug or SKU that another one has, with one that is free', async () => {
    const other = (await shop.get<AdminProduct>(at('/manage'), editor.headers)).body;
    [id = 0] = await addProducts(shop.database.db, [{ name: 'Kilim', seller_id: ali, category: home }]);
    const answer = await send('', { slug: other.slug, sku: other.sku });
    expect(answer.status).toBe(409);
    expect(fieldsOf(answer)).toEqual(['slug TAKEN', 'sku TAKEN']);
    expect(answer.body.error.fields?.[0]?.message).toBe(`is taken; ${other.slug}-2 is free`);
  });

  test('puts nothing on sale that lacks something', async () => {
    await send('', { active: false });
    await send('', { images: [] });
    const answer = await send('', { active: true });
    expect([answer.status, fieldsOf(answer)]).toEqual([409, ['images REQUIRED']]);
    const { body } = await send('', { active: true, images: ['/media/picture-0'] });
    expect(body).toMatchObject({ active: true, mainImgUrl: '/media/picture-0' });
  });

  test('warns of a crossed-out price that was never asked, and of one below cost', async () => {
    const { body } = await send('', { price: '50.000', discountPrice: '15.000', costPrice: '16.000' });
    expect(body.warnings).toEqual(['REFERENCE_PRICE_NOT_ASKED', 'BELOW_COST']);
    await shop.database.db
      .insertInto('price_history')
      .values({ product_id: id, at: new Date(Date.now() - 3 * HOUR), price: 50_000 })
      .execute();
    expect((await send('', { costPrice: null })).body.warnings).toEqual([]);
  });
});

describe('a new product', () => {
  const create = (body: object, headers = key()) =>
    shop.post<Answer>('/v1/admin/products', body, { ...editor.headers, ...headers });

  test('is off sale, with a slug of its name, and made once', async () => {
    const body = {
      name: 'Théière',
      sku: 'the-1',
      sellerId: String(ali),
      categoryId: String(home.id),
      price: '9.000',
    };
    const once = key();
    const made = await create({ ...body, stock: 4 }, once);
    expect(made.body).toMatchObject({
      slug: 'theiere',
      sku: 'THE-1',
      active: false,
      stock: 4,
      version: 1,
      vatRate: '19.00',
    });
    expect((await create({ ...body, stock: 4 }, once)).body._id).toBe(made.body._id);
    expect((await create({ ...body, stock: 5 }, once)).status).toBe(409);
    const next = await create({ ...body, sku: 'the-2' });
    expect(next.body.slug).toBe('theiere-2');
    expect(fieldsOf(await create(body))).toEqual(['sku TAKEN']);
    expect(fieldsOf(await create({ name: 'x' }))).toEqual([
      'name TOO_SHORT',
      'sku REQUIRED',
      'sellerId REQUIRED',
      'categoryId REQUIRED',
      'price REQUIRED',
    ]);
  });
});

describe('the archive', () => {
  test('takes a product off sale and out of the list, and gives it back off sale', async () => {
    const gone = await send('/archive', { archived: true });
    expect(gone.body).toMatchObject({ active: false, archivedAt: expect.any(String) as string, version: 2 });
    expect((await shop.get(`/v1/products/${id}`)).status).toBe(404);
    expect(fieldsOf(await send('', { active: true }))).toEqual(['active ']);
    const back = await send('/archive', { archived: false });
    expect(back.body).toMatchObject({ active: false, archivedAt: null });
  });
});

describe('the stock', () => {
  test('moves by differences that no sale undoes, or from the expected one', async () => {
    expect((await send('/stock', { delta: 5 })).body).toMatchObject({ stock: 15, version: 1 });
    expect((await send('/stock', { set: 3, expected: 15 })).body).toMatchObject({ stock: 3 });
    for (const body of [{ set: 9, expected: 15 }, { delta: -4 }]) {
      const answer = await send('/stock', body);
      expect(answer.status).toBe(409);
      expect(answer.body.error.fields?.[0]).toMatchObject({
        code: 'STOCK_MOVED',
        message: 'the stock is 3',
        stock: 3,
      });
    }
    expect(fieldsOf(await send('/stock', { set: 9 }))).toEqual(['expected REQUIRED']);
    await send('/stock', { delta: -3 });
    expect((await eventsOf(id)).map(({ type }) => type)).toEqual([
      'product.stock',
      'product.stock',
      'product.changed',
    ]);
  });

  test('of a product with variants is their sum', async () => {
    await send('/variants', { colors: ['rouge', 'bleu'], sizes: ['S', 'M'], stock: 2, skuPrefix: `v${id}` });
    const { body } = await shop.get<AdminVariantPage>(at('/variants'), editor.headers);
    expect(body.variants.map(({ sku }) => sku)).toEqual(
      ['ROUGE-S', 'ROUGE-M', 'BLEU-S', 'BLEU-M'].map((end) => `V${id}-${end}`),
    );
    expect(fieldsOf(await send('/stock', { delta: 1 }))).toEqual(['variantId REQUIRED']);
    const variantId = body.variants[0]?.id;
    expect((await send('/stock', { variantId, delta: 3 })).body.stock).toBe(11);
  });
});

describe('variants', () => {
  test('are added where they are missing, changed by their version, and deleted unless ordered', async () => {
    const made = await send('/variants', { sizes: ['S', 'M'] });
    expect(made.body).toMatchObject({ created: 2 });
    expect((await send('/variants', { sizes: ['S', 'M', 'L'] })).body).toMatchObject({ created: 1 });
    const list = async () =>
      (await shop.get<AdminVariantPage>(at('/variants'), editor.headers)).body.variants;
    const [first, second] = await list();
    const path = at(`/variants/${first?.id}`);
    const headers = { ...editor.headers, 'if-match': '"1"' };
    const changed = await shop.post(path, { priceDelta: '-2.000', color: 'rouge' }, headers);
    expect(changed.body).toMatchObject({ priceDelta: '-2.000', color: 'rouge', version: 2 });
    expect((await shop.post(path, { size: 'XS' }, headers)).status).toBe(412);
    const known = { ...headers, 'if-match': '"2"' };
    const numbered = await shop.post(path, { gtin: ' 4006381333931 ', mpn: 'ST-1-S' }, known);
    expect(numbered.body).toMatchObject({ gtin: '4006381333931', mpn: 'ST-1-S', version: 3 });
    const wrong = await shop.post<ErrorBody>(
      path,
      { gtin: '4006381333932' },
      { ...headers, 'if-match': '"3"' },
    );
    expect(fieldsOf(wrong)).toEqual(['gtin INVALID']);
    const tooLow = await shop.post<ErrorBody>(
      path,
      { priceDelta: '-20.000' },
      { ...headers, 'if-match': '"3"' },
    );
    expect(fieldsOf(tooLow)).toEqual(['priceDelta INVALID']);
    const reply = await shop.origin.app.inject({
      method: 'DELETE',
      url: at(`/variants/${second?.id}`),
      headers,
    });
    expect(reply.statusCode).toBe(200);
    expect((await list()).map(({ size }) => size)).toEqual(['S', 'L']);
  });

  test('that were ordered are taken off sale and put on sale again, not deleted', async () => {
    await send('/variants', { sizes: ['S', 'M'], stock: 4 });
    const list = async () =>
      (await shop.get<AdminVariantPage>(at('/variants'), editor.headers)).body.variants;
    const [small, middle] = await list();
    const order = () =>
      shop.post<OrderPlaced>('/v1/orders', orderOf([orderLine(id, 20_000, 1, Number(small?.id))]));
    const { token } = (await order()).body;
    expect((await list()).map(({ wasOrdered, active }) => [wasOrdered, active])).toEqual([
      [true, true],
      [false, true],
    ]);
    const reply = await shop.origin.app.inject({
      method: 'DELETE',
      url: at(`/variants/${small?.id}`),
      headers: { ...editor.headers, 'if-match': '"1"' },
    });
    expect([reply.statusCode, reply.json()]).toMatchObject([
      409,
      { error: { fields: [{ code: 'IN_USE', usedBy: 'ORDER', useCount: 1 }] } },
    ]);

    const turn = async (version: number, active: boolean) =>
      (
        await shop.post(
          at(`/variants/${small?.id}`),
          { active },
          { ...editor.headers, 'if-match': `"${version}"` },
        )
      ).body;
    expect(await turn(1, false)).toMatchObject({ active: false, version: 2 });
    const inShop = async () => {
      const { variants, stock } = (await shop.get<ProductDetail>(`/v1/products/${id}`)).body;
      return { ids: variants.map((variant) => variant.id), stock };
    };
    expect(await inShop()).toEqual({ ids: [middle?.id], stock: 4 });
    const refused = (await order()).body;
    expect(refused.differences).toMatchObject([{ code: 'VARIANT_UNKNOWN' }]);
    // Pieces that come back are the variant's; they count again when it is on sale.
    await shop.post('/v1/orders/cancel', { token, idempotencyKey: newKey() });
    expect((await list())[0]?.stock).toBe(4);
    expect((await inShop()).stock).toBe(4);
    await turn(2, true);
    expect(await inShop()).toEqual({ ids: [small?.id, middle?.id], stock: 8 });
  });
});

describe('a flash sale', () => {
  const sale = (more: object = {}) => ({
    price: '12.000',
    expiresAt: new Date(Date.now() + HOUR).toISOString(),
    stock: 5,
    ...more,
  });

  test('starts at once or later, for the people of marketing too, and ends', async () => {
    const running = await send('/flash-sale', sale(), marketer);
    expect(running.body).toMatchObject({
      hasFlashSale: true,
      flashSalePrice: '12.000',
      flashSaleRemainingStock: 5,
    });
    expect((await shop.get<ProductDetail>(`/v1/products/${id}`)).body.hasFlashSale).toBe(true);
    expect(await sweepPrices(shop.database.db)).toBe(0);
    await shop.database.db
      .updateTable('products')
      .set({ flash_sale_remaining_stock: 2 })
      .where('id', '=', id)
      .execute();
    expect((await send('/flash-sale', sale({ stock: 4 }))).body.flashSaleRemainingStock).toBe(1);
    const tooFew = await send('/flash-sale', sale({ stock: 2 }));
    expect([tooFew.status, fieldsOf(tooFew)]).toEqual([409, ['stock INVALID']]);
    const headers = { ...marketer.headers, ...(await ifMatch(shop.database, 'products', id)) };
    const end = (more: object) => shop.delete<Answer>(at('/flash-sale'), {}, { ...headers, ...more });
    expect(fieldsOf(await end({}))).toEqual(['Idempotency-Key REQUIRED']);
    const ended = await end(key());
    expect(ended.body).toMatchObject({ isFlashSale: false, hasFlashSale: false });
  });

  test.each([
    [{ price: '20.000' }, 'price INVALID'],
    [{ expiresAt: '2020-01-01T00:00:00.000Z' }, 'expiresAt INVALID'],
    [{ startsAt: new Date(Date.now() + HOUR).toISOString() }, 'expiresAt INVALID'],
    [{ stock: 11 }, 'stock INVALID'],
  ])('is refused by field: %o', async (more, field) => {
    expect(fieldsOf(await send('/flash-sale', sale(more)))).toEqual([field]);
  });
});

describe('a patch', () => {
  test('changes each product by its version, independently of the others', async () => {
    const [other = 0, third = 0] = await addProducts(shop.database.db, [
      { name: 'Kilim', seller_id: ali, category: home },
      { name: 'Natte', seller_id: ali, category: home },
    ]);
    const { status, body } = await shop.post<ProductPatchAnswer>(
      '/v1/admin/products/patch',
      {
        rows: [
          { id: String(third), version: 1, changes: { price: '7.000' } },
          { id: String(id), version: 9, changes: { price: '7.000' } },
          { id: String(other), version: 1, changes: { discountPrice: '99.000' } },
          { id: '999999', version: 1, changes: {} },
        ],
      },
      editor.headers,
    );
    expect(status).toBe(200);
    expect(body.rows.map(({ product, error }) => product?.price ?? error?.code)).toEqual([
      '7.000',
      'STALE',
      'BAD_USER_INPUT',
      'NOT_FOUND',
    ]);
    expect(body.change).not.toBeNull();
    const { body: same } = await shop.get<AdminProduct>(at('/manage'), editor.headers);
    expect(same).toMatchObject({ price: '20.000', version: 1 });
  });

  test('sets a stock only where it is the expected one, with the other changes or not at all', async () => {
    const patch = async (version: number, price: string, stock: { set: number; expected: number }) => {
      const rows = [{ id: String(id), version, changes: { price }, stock }];
      const { body } = await shop.post<ProductPatchAnswer>(
        '/v1/admin/products/patch',
        { rows },
        editor.headers,
      );
      return body.rows[0];
    };
    // A piece was sold since the stock was read.
    const moved = await patch(1, '7.000', { set: 4, expected: 11 });
    expect(moved?.error?.fields).toMatchObject([
      { field: 'expected', code: 'STOCK_MOVED', stock: expect.any(Number) as number },
    ]);
    expect(moved?.current).toMatchObject({ stock: 10, price: '20.000', version: 1 });
    expect(await patch(1, '7.000', { set: 4, expected: 10 })).toMatchObject({
      product: { stock: 4, price: '7.000', version: 2 },
      current: null,
      error: null,
    });
    const { body: list } = await shop.get<{ products: { stock: number }[] }>(
      `/v1/admin/products/manage?ids=${id},999999`,
      editor.headers,
    );
    expect(list.products.map(({ stock }) => stock)).toEqual([4]);
  });

  test('has at most 100 rows', async () => {
    const rows = Array.from({ length: 101 }, (_, n) => ({ id: String(n + 1), version: 1, changes: {} }));
    const { status } = await shop.post('/v1/admin/products/patch', { rows }, editor.headers);
    expect(status).toBe(400);
  });
});

describe('around a product', () => {
  const activity = async () => (await shop.get<AdminProductActivity>(at('/activity'), reader.headers)).body;
  const remove = async (who = editor) =>
    shop.origin.app.inject({
      method: 'DELETE',
      url: at(),
      headers: { ...who.headers, ...(await ifMatch(shop.database, 'products', id)) },
    });
  /** Off sale and created so many hours ago. */
  const draft = (hours: number) =>
    shop.database.db.transaction().execute(async (trx) => {
      await run(trx, `select set_config('lawaj.system', 'test', true)`, []);
      await run(
        trx,
        `update products set active = false, created_at = now() - make_interval(hours => $2) where id = $1`,
        [id, hours],
      );
    });

  test('there are sales of the last 30 days, wishlists and prices', async () => {
    const order = await shop.post<OrderPlaced>('/v1/orders', orderOf([orderLine(id, 20_000, 2)]), key());
    expect(order.status).toBe(200);
    const { db } = shop.database;
    const { id: user_id } = await db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
    await db.insertInto('wishlist_items').values({ user_id, product_id: id }).execute();
    await send('', { price: '25.000' });
    expect(await activity()).toMatchObject({ soldIn30Days: 2, wishlistCount: 1, deletableUntil: null });
    expect((await activity()).priceHistory.at(-1)).toMatchObject({ price: '25.000' });
    await draft(1);
    const refused = await remove();
    expect([refused.statusCode, fieldsOf({ body: refused.json() })]).toEqual([
      409,
      ['orders IN_USE', 'wishlists IN_USE'],
    ]);
    expect(refused.json()).toMatchObject({
      error: {
        fields: [
          { usedBy: 'ORDER', useCount: 1 },
          { usedBy: 'WISHLIST', useCount: 1 },
        ],
      },
    });
  });

  test('a new draft that nothing refers to can be deleted, within a day', async () => {
    await draft(25);
    expect(fieldsOf({ body: (await remove()).json() })).toEqual(['createdAt EXPIRED']);
    expect((await activity()).deletableUntil).toBeNull();
    await draft(23);
    expect((await activity()).deletableUntil).not.toBeNull();
    expect((await remove(marketer)).statusCode).toBe(403);
    expect((await remove()).json()).toMatchObject({ done: true });
    expect((await shop.get(at('/manage'), editor.headers)).status).toBe(404);
    expect((await remove()).statusCode).toBe(404);
  });

  test('what is on sale is not deleted', async () => {
    await draft(1);
    await send('', { active: true });
    expect(fieldsOf({ body: (await remove()).json() })).toEqual(['active IN_USE']);
  });
});

describe('undoing', () => {
  const undo = async (change: { id: string } | null | undefined) =>
    shop.post<UndoneChange & ErrorBody>(
      `/v1/admin/audit/changes/${change?.id}/undo`,
      {},
      { ...editor.headers, ...key() },
    );
  const present = async () =>
    (await shop.get<AdminProduct>(`/v1/admin/products/${id}/manage`, editor.headers)).body;

  test('a change is undone with all that followed from it', async () => {
    const before = await present();
    const { body } = await send('', { name: 'Kilim', slug: `kilim-${id}`, price: '30.000', tags: ['laine'] });
    expect(body.change?.canUndoUntil).not.toBeNull();
    const undone = await undo(body.change);
    expect(undone.body).toMatchObject({
      undone: [{ entity: 'products', fields: ['name', 'slug', 'price', 'tags'].toSorted() }].map((one) => ({
        ...one,
        fields: expect.arrayContaining(one.fields) as string[],
      })),
      kept: [],
    });
    const after = await present();
    expect(after).toMatchObject({ name: before.name, slug: before.slug, price: '20.000' });
    // Both addresses lead somewhere.
    expect((await shop.get(`/v1/products/by-slug/${before.slug}`)).status).toBe(200);
  });

  test('what was changed again stays', async () => {
    const { body } = await send('', { name: 'Kilim', price: '30.000' });
    await send('', { price: '31.000' });
    const undone = await undo(body.change);
    expect(undone.body.kept).toEqual([
      { entity: 'products', entityId: String(id), field: 'price', reason: 'CHANGED' },
    ]);
    expect(await present()).toMatchObject({ name: 'Tapis', price: '31.000' });
  });

  test('an archived product comes back on sale, and a corrected stock has its former value', async () => {
    await send('', { active: true });
    const { body: archived } = await send('/archive', { archived: true });
    expect((await undo(archived.change)).body.kept).toEqual([]);
    expect(await present()).toMatchObject({ active: true, archivedAt: null });
    const { stock } = await present();
    const { body: corrected } = await send('/stock', { delta: 3, reason: 'RECEIVED' });
    expect(corrected.stock).toBe(stock + 3);
    expect((await undo(corrected.change)).body.kept).toEqual([]);
    expect((await present()).stock).toBe(stock);
  });

  test('a flash sale is undone as a whole; what was sold since stays sold', async () => {
    await send('', { active: true });
    const sale = { price: '15.000', expiresAt: new Date(Date.now() + HOUR).toISOString(), stock: 5 };
    const { body: planned } = await send('/flash-sale', sale, marketer);
    const { body: changed } = await send('/flash-sale', { ...sale, price: '14.000', stock: 6 }, marketer);
    expect((await undo(planned.change)).body).toMatchObject({ undone: [] });
    expect(await present()).toMatchObject({ isFlashSale: true, flashSalePrice: '14.000' });
    await run(
      shop.database.db,
      'update products set flash_sale_remaining_stock = flash_sale_remaining_stock - 2 where id = $1',
      [id],
    );
    expect((await undo(changed.change)).body.kept).toEqual([]);
    expect(await present()).toMatchObject({
      flashSalePrice: '15.000',
      flashSaleStock: 5,
      flashSaleRemainingStock: 3,
    });
    const stopped = await shop.origin.app.inject({
      method: 'DELETE',
      url: at('/flash-sale'),
      headers: { ...marketer.headers, ...key(), ...(await ifMatch(shop.database, 'products', id)) },
    });
    expect((await present()).isFlashSale).toBe(false);
    expect((await undo(stopped.json<Answer>().change)).body.kept).toEqual([]);
    expect(await present()).toMatchObject({ isFlashSale: true, flashSaleRemainingStock: 3 });
  });

  test('the stock of a variant is undone together with that of its product', async () => {
    await send('/variants', { sizes: ['S', 'M'], stock: 4 });
    const { variants } = (
      await shop.get<AdminVariantPage>(`/v1/admin/products/${id}/variants`, editor.headers)
    ).body;
    const { body } = await send('/stock', { variantId: variants[0]?.id, delta: -1, reason: 'DAMAGED' });
    expect(body.stock).toBe(7);
    expect((await undo(body.change)).body.kept).toEqual([]);
    expect((await present()).stock).toBe(8);
  });
});
