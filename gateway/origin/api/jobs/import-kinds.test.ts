/** Imports and exports of variants, stocks and categories. What all imports have in common is tested with products. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Job, JobRowPage } from '../../../contract/admin/jobs.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import { addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import type { TestCategory } from '../../testing/catalogue.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { directly } from '../../testing/system.ts';
import { JOB_WARNINGS } from '../../../contract/rules/jobs.ts';
import type { ImportKind } from '../../../contract/rules/jobs.ts';
import { csvRecord } from '../../base/csv-write.ts';

let shop: TestOrigin;
let editor: Person;
let reader: Person;
let carpets: TestCategory;
let sellerId: number;
let tag: string;
/** A product without variants, and one with two. */
let ids: number[];
let keys = 0;

beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  editor = await addPerson(shop, 'Catalogue');
  reader = await addPerson(shop, 'ReadOnly');
  carpets = await addCategory(db, 'Tapis', await addCategory(db, 'Maison'));
  sellerId = (await addSeller(db, 'Chez Ali')).id;
});
beforeEach(async () => {
  const { db } = shop.database;
  tag = `K${(keys += 1)}`;
  ids = await addProducts(
    db,
    ['A', 'B'].map((letter) => ({
      name: 'Tapis',
      sku: `${tag}-${letter}`,
      seller_id: sellerId,
      category: carpets,
      price: 10_000,
      stock: 10,
    })),
  );
  await directly(db, (trx) =>
    trx
      .insertInto('product_variants')
      .values([
        { product_id: ids[1] ?? 0, sku: `${tag}-B-S`, color: 'rouge', size: 'S', stock: 4, position: 0 },
        {
          product_id: ids[1] ?? 0,
          sku: `${tag}-B-M`,
          color: null,
          size: '=M',
          price_delta: -1_500,
          stock: 6,
          position: 1,
        },
      ])
      .execute(),
  );
  shop.forget();
});
afterAll(() => shop.close());

const key = () => ({ 'idempotency-key': `key-of-kind-${(keys += 1)}` });
const lines = (...records: string[][]): string => records.map(csvRecord).join('');
const work = async () => shop.origin.context.jobs.run();
const jobOf = async (id: string) => (await shop.get<Job>(`/v1/admin/jobs/${id}`, reader.headers)).body;
const rowsOf = async (id: string) =>
  (await shop.get<JobRowPage>(`/v1/admin/jobs/${id}/rows?limit=100`, reader.headers)).body.rows;
const act = async (id: string, step: string, body: object = {}) =>
  shop.post<Job & ErrorBody>(`/v1/admin/jobs/${id}/${step}`, body, { ...editor.headers, ...key() });
/** Uploads a file, accepts the columns as they were recognised, and has it checked. */
const check = async (kind: ImportKind, file: string): Promise<string> => {
  const { status, body } = await shop.post<Job & ErrorBody>(
    `/v1/admin/imports?name=f.csv&kind=${kind}`,
    file,
    { 'content-type': 'text/csv', ...editor.headers, ...key() },
  );
  expect(status, JSON.stringify(body.error)).toBe(200);
  const assigned = await act(body._id, 'columns', { columns: body.columns.map(({ field }) => field) });
  expect(assigned.status, JSON.stringify(assigned.body.error)).toBe(200);
  await work();
  return body._id;
};
const apply = async (id: string): Promise<Job> => {
  const { status, body } = await act(id, 'apply', { acceptWarnings: JOB_WARNINGS });
  expect(status, JSON.stringify(body.error)).toBe(200);
  await work();
  return jobOf(id);
};
const undo = async (id: string): Promise<Job> => {
  await act(id, 'undo');
  await work();
  return jobOf(id);
};
const problemsOf = async (id: string) =>
  (await rowsOf(id)).map(({ line, problems }) => [
    line,
    ...problems.map(({ field, message }) => `${field}: ${message}`),
  ]);
const exported = async (name: string, query = ''): Promise<string> =>
  (await shop.origin.app.inject({ url: `/v1/admin/exports/${name}${query}`, headers: reader.headers })).body;
const stockOf = async (id: number | undefined): Promise<number> =>
  (
    await shop.database.db
      .selectFrom('products')
      .select('stock')
      .where('id', '=', id ?? 0)
      .executeTakeFirstOrThrow()
  ).stock;
const variantsOf = async (id: number | undefined) =>
  shop.database.db
    .selectFrom('product_variants')
    .selectAll()
    .where('product_id', '=', id ?? 0)
    .orderBy('position')
    .execute();
const categoryOf = async (slug: string) =>
  shop.database.db.selectFrom('categories').selectAll().where('slug', '=', slug).executeTakeFirst();

describe('of each kind', () => {
  test.each([
    ['variants', 'VARIANTS_IMPORT'],
    ['stock', 'STOCK_IMPORT'],
    ['categories', 'CATEGORIES_IMPORT'],
  ] as const)('an export of %s read again changes nothing', async (name, kind) => {
    await directly(shop.database.db, (trx) =>
      trx
        .updateTable('categories')
        .set({ description: "'(vide)", icon: '=icon', names: JSON.stringify({ en: '-Carpets' }) })
        .where('id', '=', carpets.id)
        .execute(),
    );
    const file = await exported(name);
    expect(file.trim().split('\r\n').length).toBeGreaterThan(2);
    const id = await check(kind, file);
    expect((await rowsOf(id)).flatMap(({ changes, problems }) => [...changes, ...problems])).toEqual([]);
    const { total, same } = await jobOf(id);
    expect(same).toBe(total);
  });

  test.each([
    ['VARIANTS_IMPORT', 'stock;position', 'sku'],
    ['STOCK_IMPORT', 'name;stock', 'sku'],
    ['CATEGORIES_IMPORT', 'name;parent', 'slug or _id'],
  ] as const)('%s needs a column that says what a line is about', async (kind, header, named) => {
    const { body } = await shop.post<Job & ErrorBody>(
      `/v1/admin/imports?name=f.csv&kind=${kind}`,
      `${header}\n1;2\n`,
      { 'content-type': 'text/csv', ...editor.headers, ...key() },
    );
    const answer = await act(body._id, 'columns', { columns: body.columns.map(({ field }) => field) });
    expect(answer).toMatchObject({ status: 400, body: { error: { fields: [{ field: 'columns' }] } } });
    expect(answer.body.error.fields?.[0]?.message).toBe(
      `must include ${named}, which says what a line is about`,
    );
  });

  test('columns of another kind are refused', async () => {
    const { body } = await shop.post<Job & ErrorBody>(
      '/v1/admin/imports?name=f.csv&kind=STOCK_IMPORT',
      'sku;price\nA;1\n',
      { 'content-type': 'text/csv', ...editor.headers, ...key() },
    );
    expect(body.columns).toEqual([
      { header: 'sku', field: 'sku' },
      { header: 'price', field: null },
    ]);
    expect(
      (await act(body._id, 'columns', { columns: ['sku', 'price'] })).body.error.fields?.[0],
    ).toMatchObject({
      field: 'columns.1',
      message: 'must be one of sku, stock, stockDelta',
    });
  });
});

describe('an import of variants', () => {
  test('changes and adds variants, and its undoing takes both back', async () => {
    const id = await check(
      'VARIANTS_IMPORT',
      lines(
        ['productSku', 'sku', 'color', 'size', 'priceDelta', 'stock', 'EAN', 'mpn'],
        [`${tag}-B`, `${tag}-B-S`, '', '', '-0,500', '9', '400 6381 333931', ''],
        ['', `${tag}-B-M`, 'Bleu', '(vide)', '', '', '', ''],
        [`${tag}-A`, `${tag.toLowerCase()}-a-xl`, 'vert', 'XL', '2', '3', '96385074', 'X-1'],
      ),
    );
    expect(await jobOf(id)).toMatchObject({ state: 'READY', valid: 3, invalid: 0 });
    expect((await variantsOf(ids[0])).length).toBe(0);
    expect(await apply(id)).toMatchObject({ done: 3, refused: 0 });
    expect(await variantsOf(ids[1])).toMatchObject([
      { price_delta: -500, stock: 9, gtin: '4006381333931', mpn: null },
      { color: 'bleu', size: null, price_delta: -1_500, stock: 6 },
    ]);
    expect(await variantsOf(ids[0])).toMatchObject([
      {
        sku: `${tag}-A-XL`,
        color: 'vert',
        size: 'XL',
        price_delta: 2_000,
        stock: 3,
        gtin: '96385074',
        mpn: 'X-1',
      },
    ]);
    expect([await stockOf(ids[0]), await stockOf(ids[1])]).toEqual([3, 15]);
    expect((await rowsOf(id)).map(({ productId }) => productId)).toEqual(
      [ids[1], ids[1], ids[0]].map(String),
    );
    expect(await undo(id)).toMatchObject({ state: 'UNDONE' });
    expect(await variantsOf(ids[1])).toMatchObject([
      { price_delta: 0, stock: 4, gtin: null },
      { color: null, size: '=M', stock: 6 },
    ]);
    expect(await variantsOf(ids[0])).toEqual([]);
  });

  test('names what is wrong by line and column', async () => {
    const id = await check(
      'VARIANTS_IMPORT',
      lines(
        ['productSku', 'sku', 'color', 'size', 'priceDelta', 'stock', 'stockDelta', 'position'],
        [`${tag}-A`, `${tag}-B-S`, '', '', '', '', '', ''],
        ['', `${tag}-NEW`, '', 'L', '', '', '', ''],
        ['NONE', `${tag}-NEW2`, '', 'L', '', '', '', ''],
        [`${tag}-B`, `${tag}-NEW3`, 'rouge', 'S', '', '', '', ''],
        [`${tag}-B`, `${tag}-A`, '', 'L', '', '', '', ''],
        ['', `${tag}-B-M`, 'fuchsia', 'x'.repeat(21), '-10', '-1', '', '1,5'],
        ['', `${tag}-B-M`, '', '', '', '', '+1', ''],
        [`${tag}-B`, '', '', '', '', '5', '', ''],
        [`${tag}-A`, `${tag}-NEW4`, '', 'L', '-10', '', '', ''],
      ),
    );
    expect(await problemsOf(id)).toEqual([
      [2, 'productSku: is not the product of this variant'],
      [3, 'productSku: is required to create it'],
      [4, 'productSku: is the SKU of nothing'],
      [5, 'color: is taken'],
      [6, `sku: ${tag}-A is taken`],
      [
        7,
        expect.stringContaining('color: "fuchsia" is not one of'),
        'position: must be a whole number',
        'stock: must be from 0 to 1000000',
      ],
      [8, 'sku: is also in line 7'],
      [9, 'sku: is required'],
      [10, 'priceDelta: must leave a price above zero'],
    ]);
    expect(await jobOf(id)).toMatchObject({ valid: 0, invalid: 9 });
    const numbers = await check(
      'VARIANTS_IMPORT',
      lines(['sku', 'gtin'], [`${tag}-B-M`, '4006381333932'], [`${tag}-B-S`, '4006381333931']),
    );
    expect(await problemsOf(numbers)).toEqual([
      [2, 'gtin: must be a GTIN: 8, 12, 13 or 14 digits with the right check digit'],
      [3],
    ]);
  });
});

describe('an import of stocks', () => {
  test('sets and moves stocks of products and variants, never over a sale, and is undone', async () => {
    const id = await check(
      'STOCK_IMPORT',
      lines(
        ['sku', 'stock', 'delta'],
        [`${tag}-A`, '', '-3'],
        [`${tag}-B-S`, '20', ''],
        [`${tag}-B-M`, '20', ''],
      ),
    );
    await directly(shop.database.db, (own) =>
      own.updateTable('product_variants').set({ stock: 5 }).where('sku', '=', `${tag}-B-M`).execute(),
    );
    expect(await apply(id)).toMatchObject({ done: 2, refused: 1 });
    expect([await stockOf(ids[0]), await stockOf(ids[1])]).toEqual([7, 25]);
    expect((await rowsOf(id))[2]).toMatchObject({
      state: 'STALE',
      problems: [{ field: 'stock', code: 'STOCK_MOVED' }],
    });
    await undo(id);
    expect([await stockOf(ids[0]), await stockOf(ids[1])]).toEqual([10, 9]);
  });

  test('names what is wrong by line and column', async () => {
    const id = await check(
      'STOCK_IMPORT',
      lines(
        ['sku', 'stock', 'delta'],
        [`${tag}-B`, '5', ''],
        ['NONE', '5', ''],
        [`${tag}-A`, '5', '5'],
        [`${tag}-B-S`, '', '-5'],
        [`${tag}-B-S`, '', '1'],
        ['', '1', ''],
        [`${tag}-B-M`, 'x', ''],
      ),
    );
    expect(await problemsOf(id)).toEqual([
      [2, 'stock: is the sum of its variants'],
      [3, 'sku: is the SKU of nothing'],
      [4, 'stockDelta: excludes stock'],
      [5, 'stock: must be from 0 to 1000000'],
      [6, 'sku: is also in line 5'],
      [7, 'sku: is required'],
      [8, 'stock: must be a whole number'],
    ]);
  });
});

describe('an import of categories', () => {
  test('changes, moves and creates categories, and its undoing takes all back', async () => {
    const { db } = shop.database;
    const garden = await addCategory(db, `Jardin ${tag}`);
    const pots = await addCategory(db, `Pots ${tag}`, garden);
    shop.forget();
    const [potsSlug, slug] = [`pots-${tag.toLowerCase()}`, `lampes-${tag.toLowerCase()}`];
    const [row] = await db.selectFrom('categories').selectAll().where('id', '=', pots.id).execute();
    expect(row?.slug).toBeDefined();
    const id = await check(
      'CATEGORIES_IMPORT',
      lines(
        ['_id', 'slug', 'name', 'name_de', 'parent', 'active', 'description'],
        [String(pots.id), potsSlug, 'Jarres', 'Krüge', 'Maison > Tapis', '', 'En terre'],
        [String(garden.id), '', '', '', '', 'non', ''],
        ['', slug, `Lampes ${tag}`, '', 'Maison', '', ''],
      ),
    );
    expect(await problemsOf(id)).toEqual([[2], [3], [4]]);
    expect(await apply(id)).toMatchObject({ done: 3, refused: 0 });
    expect(await categoryOf(potsSlug)).toMatchObject({
      name: 'Jarres',
      names: { de: 'Krüge' },
      parent_id: carpets.id,
      depth: 3,
      description: 'En terre',
    });
    expect(await categoryOf(slug)).toMatchObject({ depth: 2, active: false });
    expect((await rowsOf(id))[0]?.changes.find(({ field }) => field === 'parentId')).toMatchObject({
      beforeName: `Jardin ${tag}`,
      afterName: 'Tapis',
    });
    expect(await undo(id)).toMatchObject({ state: 'UNDONE' });
    expect(await categoryOf(row?.slug ?? '')).toMatchObject({
      name: `Pots ${tag}`,
      names: {},
      parent_id: garden.id,
      depth: 2,
      description: row?.description ?? null,
    });
    expect(await categoryOf(slug)).toBeUndefined();
    expect(await db.selectFrom('categories').select('active').where('id', '=', garden.id).execute()).toEqual([
      { active: true },
    ]);
  });

  test('names what is wrong by line and column', async () => {
    const { db } = shop.database;
    const top = await addCategory(db, `Haut ${tag}`);
    await addCategory(db, `Bas ${tag}`, top);
    shop.forget();
    const id = await check(
      'CATEGORIES_IMPORT',
      lines(
        ['_id', 'slug', 'name', 'parent', 'active', 'image'],
        ['999999', '', 'X', '', '', ''],
        [String(top.id), '', '', `Haut ${tag} > Bas ${tag}`, '', ''],
        [String(carpets.id), '', 'N', 'Lune', 'bof', ''],
        ['', `neuf-${tag.toLowerCase()}`, '', '', '', ''],
        ['', '', 'Sans adresse', '', '', ''],
        [String(top.id), '', 'Deux fois', '', '', ''],
      ),
    );
    expect(await problemsOf(id)).toEqual([
      [2, '_id: is the id of no category'],
      [3, 'parent: is the category or below it (CYCLE)'],
      [
        4,
        'active: must be oui or non',
        'parent: "Lune" is not known',
        'name: must have at least 2 characters',
      ],
      [5, 'name: is required to create it'],
      [6, 'slug: is required'],
      [7, '_id: is also in line 3'],
    ]);
  });
});

describe('columns', () => {
  const HEADER = 'Code;Tarif public;Rayonnage\nA;1;B\n';
  const send = async (who: Person, query = '') =>
    (
      await shop.post<Job & ErrorBody>(`/v1/admin/imports?name=f.csv${query}`, HEADER, {
        'content-type': 'text/csv',
        ...who.headers,
        ...key(),
      })
    ).body;
  const fieldsOf = ({ columns }: Job) => columns.map(({ field }) => field);

  test('are proposed as they were assigned last: for the seller, else for the admin, of the same kind', async () => {
    const other = await addPerson(shop, 'Catalogue');
    const ofSeller = `&seller=${sellerId}`;
    const first = await send(editor, ofSeller);
    expect(fieldsOf(first)).toEqual([null, null, null]);
    await act(first._id, 'columns', { columns: ['sku', 'price', null] });
    expect(fieldsOf(await send(other, ofSeller))).toEqual(['sku', 'price', null]);
    // Neither another seller's nor those of no seller, nor of another kind.
    expect(fieldsOf(await send(editor))).toEqual([null, null, null]);
    const { id: nextSeller } = await addSeller(shop.database.db, 'Chez Béchir');
    expect(fieldsOf(await send(editor, `&seller=${nextSeller}`))).toEqual([null, null, null]);
    expect(fieldsOf(await send(editor, `${ofSeller}&kind=STOCK_IMPORT`))).toEqual([null, null, null]);
    const own = await send(editor);
    await act(own._id, 'columns', { columns: ['sku', 'costPrice', null] });
    expect(fieldsOf(await send(editor))).toEqual(['sku', 'costPrice', null]);
    expect(fieldsOf(await send(other))).toEqual([null, null, null]);
    // A later assignment replaces an earlier one, and a column may stay ignored.
    const again = await send(editor, ofSeller);
    await act(again._id, 'columns', { columns: ['sku', 'discountPrice', null] });
    expect(fieldsOf(await send(editor, ofSeller))).toEqual(['sku', 'discountPrice', null]);
  });

  test('of a file of a seller that does not exist are refused, and nothing of it is stored', async () => {
    const stored = async () =>
      (await shop.database.db.selectFrom('job_files').select('file').execute()).length;
    const before = await stored();
    const { error } = await send(editor, '&seller=999999');
    expect(error.fields).toMatchObject([{ field: 'seller', code: 'NOT_FOUND' }]);
    expect(await stored()).toBe(before);
  });
});
