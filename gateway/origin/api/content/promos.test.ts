/** Promotions in the back office: created and changed, and what the shop then shows, over HTTP with the database. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminPromo, AdminPromoPage } from '../../../contract/admin/promos.ts';
import type { ProductPage } from '../../../contract/catalogue.ts';
import type { Promo } from '../../../contract/content.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { ChangeRef } from '../../../contract/versions.ts';
import { addBrand, addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import { newKey } from '../../testing/orders.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';

let shop: TestOrigin;
let marketer: Person;
let reader: Person;
let brand: { slug: string };

const PATH = '/v1/admin/promos';
type Answer = AdminPromo & ErrorBody & { change: ChangeRef | null };

beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  const seller = await addSeller(db, 'Ouverte');
  const category = await addCategory(db, 'Maison');
  const { id, slug } = await addBrand(db, 'Sarmat');
  brand = { slug };
  await addProducts(db, [
    { name: 'Cher', seller_id: seller.id, category, brand_id: id, price: 120_000, discount_price: 60_000 },
    { name: 'Petit', seller_id: seller.id, category, price: 10_000 },
  ]);
  shop.forget();
  marketer = await addPerson(shop, 'Marketing');
  reader = await addPerson(shop, 'ReadOnly');
});
afterAll(() => shop.close());

const create = (fields: object, by = marketer) =>
  shop.post<Answer>(
    PATH,
    { slug: 'ete', title: 'Été', subtitle: 'Moins cher', filter: { minDiscountPercent: '50' }, ...fields },
    { ...by.headers, 'idempotency-key': newKey() },
  );
const change = (slug: string, version: number, changes: object, by = marketer) =>
  shop.post<Answer>(`${PATH}/${slug}`, changes, { ...by.headers, 'if-match': `"${version}"` });
const fieldsOf = ({ error }: ErrorBody) => error.fields?.map(({ field, code }) => `${field} ${code}`);
const shown = async (slug: string) => (await shop.get<Promo>(`/v1/promos/${slug}`)).status;
const names = async (slug: string) =>
  (await shop.get<ProductPage>(`/v1/admin/products?promo=${slug}`)).body.products.map(({ name }) => name);

describe('a promotion', () => {
  it('is created hidden, and shown once it is active', async () => {
    const { status, body } = await create({ titles: { en: 'Summer', de: null } });
    expect([status, body]).toMatchObject([
      200,
      {
        slug: 'ete',
        title: 'Été',
        titles: { en: 'Summer' },
        active: false,
        edited: true,
        productCount: 1,
        version: 1,
      },
    ]);
    expect(await shown('ete')).toBe(404);
    const active = await change('ete', 1, { active: true, titles: { de: 'Sommer' } });
    expect(active.body).toMatchObject({ active: true, titles: { en: 'Summer', de: 'Sommer' }, version: 2 });
    await expect.poll(() => shown('ete'), { timeout: 5_000 }).toBe(200);
    expect(await names('ete')).toEqual(['Cher']);
    const wider = await change('ete', 2, { filter: { maxPrice: '70.000' } });
    expect(wider.body.productCount).toBe(2);
    await expect
      .poll(async () => (await names('ete')).toSorted(), { timeout: 5_000 })
      .toEqual(['Cher', 'Petit']);
    const undo = await shop.post(
      `/v1/admin/audit/changes/${wider.body.change?.id}/undo`,
      {},
      marketer.headers,
    );
    expect(undo.status).toBe(200);
    await expect.poll(() => names('ete'), { timeout: 5_000 }).toEqual(['Cher']);
    const late = await change('ete', 2, { active: false });
    expect([late.status, late.body.error.code]).toEqual([412, 'STALE']);
  });

  it.each([
    [{ slug: 'Été' }, ['slug INVALID']],
    [{ title: ' ' }, ['title REQUIRED']],
    [{ filter: {} }, ['filter INVALID']],
    [{ filter: { invented: '1' } }, ['filter INVALID']],
    [{ filter: { minDiscountPercent: '0' } }, ['filter.minDiscountPercent INVALID']],
    [{ filter: { brand: 'inconnue' } }, ['filter.brand NOT_FOUND']],
    [{ filter: { active: 'false' } }, ['filter INVALID']],
  ])('%j is refused by its field', async (fields, expected) => {
    const { status, body } = await create({ slug: 'autre', ...fields });
    expect([status, fieldsOf(body)]).toEqual([400, expected]);
  });

  it('has an address of its own, and is changed by marketing only', async () => {
    await create({ slug: 'double', filter: { brand: brand.slug } });
    const again = await create({ slug: 'double' });
    expect([again.status, fieldsOf(again.body)]).toEqual([409, ['slug TAKEN']]);
    expect((await create({ slug: 'refuse' }, reader)).status).toBe(403);
    expect((await change('double', 1, { active: true }, reader)).status).toBe(403);
    expect((await change('nulle-part', 1, { active: true })).status).toBe(404);
  });

  it('is listed, sorted and found', async () => {
    const list = async (query: string) =>
      (await shop.get<AdminPromoPage>(`${PATH}?${query}`, reader.headers)).body.promos.map(
        ({ slug }) => slug,
      );
    expect(await list('sortBy=title&sortOrder=asc')).toEqual(['double', 'ete']);
    expect(await list('active=true')).toEqual(['ete']);
    expect(await list('input=doub')).toEqual(['double']);
    expect(await list('input=ÉTÉ')).toEqual(['double', 'ete']);
  });
});
