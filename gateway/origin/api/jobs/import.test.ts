import { LANGUAGES } from '../../../contract/rules/languages.ts';
import { ROW_PROBLEM_TEXTS } from '../../../contract/rules/row-problem-texts.ts';
import { rowProblemText } from '../../../contract/rules/row-problems.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Job, JobPage, JobRowPage } from '../../../contract/admin/jobs.ts';
import { JOB_WARNINGS } from '../../../contract/rules/jobs.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { NewProduct } from '../../testing/catalogue.ts';
import { addBrand, addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import type { TestCategory } from '../../testing/catalogue.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { directly } from '../../testing/system.ts';
import { csvRecord } from '../../base/csv-write.ts';

let shop: TestOrigin;
let editor: Person;
let reader: Person;
let home: TestCategory;
let carpets: TestCategory;
let seller: { id: number; slug: string };
let ids: number[];
let skus: string[];
let keys = 0;

const add = async (...products: Partial<NewProduct>[]): Promise<number[]> =>
  addProducts(
    shop.database.db,
    products.map((product) => ({ name: 'Tapis', seller_id: seller.id, category: carpets, ...product })),
  );

beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  editor = await addPerson(shop, 'Catalogue');
  reader = await addPerson(shop, 'ReadOnly');
  home = await addCategory(db, 'Maison');
  carpets = await addCategory(db, 'Tapis', home);
  for (const name of ['Jardin', 'Bureau']) await addCategory(db, 'Divers', await addCategory(db, name));
  seller = await addSeller(db, 'Chez Ali');
  await addBrand(db, 'Zaytouna', { slug: 'zaytouna' });
  await addBrand(db, 'Doublon');
  await addBrand(db, 'doublon');
});
beforeEach(async () => {
  const tag = `T${(keys += 1)}`;
  skus = ['A', 'B', 'C'].map((letter) => `${tag}-${letter}`);
  ids = await add(...skus.map((sku, index) => ({ sku, price: 10_000 * (index + 1), stock: 10 })));
  shop.forget();
});
afterAll(() => shop.close());

type Answer = Job & ErrorBody;
const key = (): { 'idempotency-key': string } => ({ 'idempotency-key': `key-of-import-${(keys += 1)}` });
const upload = async (file: string | Buffer, who = editor, headers: Record<string, string> = key()) =>
  shop.post<Answer>('/v1/admin/imports?name=produits.csv', file, {
    'content-type': 'text/csv',
    ...who.headers,
    ...headers,
  });
const act = async (id: string, step: string, body: object = {}, who = editor) =>
  shop.post<Answer>(`/v1/admin/jobs/${id}/${step}`, body, { ...who.headers, ...key() });
const work = async () => shop.origin.context.jobs.run();
const jobOf = async (id: string) => (await shop.get<Job>(`/v1/admin/jobs/${id}`, reader.headers)).body;
const rowsOf = async (id: string) =>
  (await shop.get<JobRowPage>(`/v1/admin/jobs/${id}/rows?limit=100`, reader.headers)).body.rows;
const assign = async ({ _id, columns }: Job) =>
  act(_id, 'columns', { columns: columns.map(({ field }) => field) });
/** Uploads a file, accepts the columns as they were recognised, and has it checked. */
const check = async (file: string | Buffer): Promise<string> => {
  const { status, body } = await upload(file);
  expect(status, JSON.stringify(body.error)).toBe(200);
  const assigned = await assign(body);
  expect(assigned.status, JSON.stringify(assigned.body.error)).toBe(200);
  await work();
  return body._id;
};
const apply = async (id: string): Promise<Job> => {
  await act(id, 'apply', { acceptWarnings: JOB_WARNINGS });
  await work();
  return jobOf(id);
};
const product = async (id: number | undefined) =>
  shop.database.db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id ?? 0)
    .executeTakeFirstOrThrow();
const exported = async (query = ''): Promise<string> =>
  (await shop.origin.app.inject({ url: `/v1/admin/exports/products${query}`, headers: reader.headers })).body;
/** Number of stored pieces of files. */
const stored = async (): Promise<number> =>
  (await shop.database.db.selectFrom('job_files').select('file').execute()).length;
const lines = (...records: string[][]): string => records.map(csvRecord).join('');

describe('a file', () => {
  test.each([
    ['semicolons, UTF-8 with its mark', ';', (text: string) => Buffer.from(`\u{feff}${text}`)],
    ['commas, UTF-8', ',', (text: string) => Buffer.from(text)],
    ['tabs, windows-1252', '\t', (text: string) => Buffer.from(text, 'latin1')],
    ['tabs, UTF-16', '\t', (text: string) => Buffer.from(`\u{feff}${text}`, 'utf16le')],
    ['a line that names the separator', ';', (text: string) => Buffer.from(`sep=;\r\n${text}`)],
  ])('of %s is read', async (_, separator, encoded) => {
    const cells = ['Référence', 'Désignation', 'Prix'].join(separator);
    const id = await check(
      encoded(`${cells}\r\n${[skus[0], 'Théière dorée', '"12,5"'].join(separator)}\r\n`),
    );
    expect((await rowsOf(id)).map(({ changes }) => changes)).toMatchObject([
      [
        { field: 'name', after: '"Théière dorée"' },
        { field: 'price', before: '"10.000"', after: '"12.500"' },
      ],
    ]);
  });

  test('shows its first lines and the columns that were recognised, until they are assigned', async () => {
    const { body } = await upload(`REF;Prix d’achat;Poids (g);Rayonnage\n${skus[0]};1,5;800;B12\n`);
    expect(body).toMatchObject({
      state: 'MAPPING',
      fileName: 'produits.csv',
      columns: [
        { header: 'REF', field: 'sku' },
        { header: 'Prix d’achat', field: 'costPrice' },
        { header: 'Poids (g)', field: 'weightGrams' },
        { header: 'Rayonnage', field: null },
      ],
      preview: [[skus[0], '1,5', '800', 'B12']],
    });
    expect((await assign(body)).body).toMatchObject({ state: 'STAGING', preview: [] });
    await work();
    expect(await jobOf(body._id)).toMatchObject({ state: 'READY', total: 1, valid: 1 });
  });

  test.each([
    ['', 'REQUIRED'],
    ['sku\nA\n', 'INVALID'],
    [Buffer.from('PK\u0003\u0004 a spreadsheet', 'latin1'), 'INVALID'],
    [Buffer.from('sku;price\nA\0;1\n'), 'INVALID'],
    ['"sku;price\n', 'INVALID'],
    [`sku;${'x;'.repeat(100)}\n`, 'INVALID'],
  ])('like %j is refused, and nothing of it is stored', async (file, code) => {
    const before = await stored();
    const answer = await upload(file);
    expect(answer).toMatchObject({ status: 400, body: { error: { fields: [{ field: 'file', code }] } } });
    expect(await stored()).toBe(before);
  });

  test.each([
    [['sku', 'price', 'price'], 'must be distinct'],
    [['name', 'price', null], 'must include sku or _id, which says what a line is about'],
    [['sku', null, null], 'must include a column besides sku and _id'],
    [['sku', 'price'], 'must be 3, as many as the file has'],
    [['sku', 'slug', null], undefined],
  ])('with the columns %j is refused', async (columns, message) => {
    const { body } = await upload('a;b;c\n1;2;3\n');
    const answer = await act(body._id, 'columns', { columns });
    expect(answer.status).toBe(400);
    expect(answer.body.error.fields?.[0]?.field).toMatch(/^columns/);
    if (message !== undefined) expect(answer.body.error.fields?.[0]?.message).toBe(message);
  });

  test('of another type, without a key, or by who may not import, is refused', async () => {
    expect((await upload('sku;price\n', reader)).status).toBe(403);
    expect(await upload('sku;price\n', editor, {})).toMatchObject({
      status: 400,
      body: { error: { fields: [{ field: 'Idempotency-Key' }] } },
    });
    expect((await upload('sku;price\n', editor, { ...key(), 'content-type': 'text/plain' })).status).toBe(
      415,
    );
  });

  test('is imported once for one key, which is not taken for another file', async () => {
    const headers = key();
    const first = await upload('sku;price\nA;1\n', editor, headers);
    const second = await upload('sku;price\nA;1\n', editor, headers);
    const other = await upload('sku;price\nA;2\n', editor, headers);
    expect(second.body._id).toBe(first.body._id);
    expect(other).toMatchObject({ status: 409, body: { error: { fields: [{ field: 'Idempotency-Key' }] } } });
  });

  test('of thousands of lines is staged line by line', async () => {
    const count = 2_345;
    const text = Array.from({ length: count }, (_, n) => `NONE-${n};"a\nb";1`).join('\n');
    const id = await check(`sku;description;prix\n${text}`);
    expect(await jobOf(id)).toMatchObject({ state: 'READY', total: count, checked: count, invalid: count });
    const last = (await shop.get<JobRowPage>(`/v1/admin/jobs/${id}/rows?limit=1`, reader.headers)).body;
    expect(last.rows[0]).toMatchObject({ line: 2, label: 'NONE-0' });
    const [end] = await shop.database.db
      .selectFrom('job_rows')
      .select('line')
      .where('job_id', '=', Number(id))
      .orderBy('line', 'desc')
      .limit(1)
      .execute();
    expect(end?.line).toBe(2 * count);
  });

  test('of long lines is staged in batches of a bounded size', async () => {
    const text = Array.from({ length: 60 }, (_, n) => `LONG-${n};${'é'.repeat(15_000)};1`).join('\n');
    expect(await jobOf(await check(`sku;description;prix\n${text}`))).toMatchObject({
      total: 60,
      checked: 60,
    });
  });

  test('without lines ends the import', async () => {
    expect(await jobOf(await check('sku;price\n;\n'))).toMatchObject({ state: 'FAILED', error: 'NO_ROWS' });
  });
});

describe('an import', () => {
  test('changes what its cells say, and neither absent columns nor empty cells', async () => {
    const id = await check(
      lines(
        ['sku', 'price', 'stock', 'brand', 'tags', 'specs', 'active'],
        [skus[0] ?? '', '11,250', '12', 'zaytouna', 'été|laine', 'Taille: 2 x 3 m | Matière: laine', ''],
        [skus[1] ?? '', '', '', '', '', '', ''],
        [(skus[2] ?? '').toLowerCase(), '30,000', '', '', '', '', ''],
      ),
    );
    expect(await jobOf(id)).toMatchObject({ state: 'READY', total: 3, valid: 1, same: 2, invalid: 0 });
    expect((await product(ids[0])).price).toBe(10_000);
    expect(await apply(id)).toMatchObject({ state: 'DONE', done: 1, refused: 0, canUndo: true });
    expect(await product(ids[0])).toMatchObject({
      price: 11_250,
      current_price: 11_250,
      stock: 12,
      tags: ['été', 'laine'],
      specs: [
        { name: 'Taille', value: '2 x 3 m' },
        { name: 'Matière', value: 'laine' },
      ],
      active: true,
    });
    const log = await shop.database.db
      .selectFrom('audit_log')
      .select(['action', 'actor_account'])
      .where('job_id', '=', Number(id))
      .execute();
    expect(log[0]).toEqual({ action: 'product.import', actor_account: editor.accountNumber });
  });

  test('clears with (vide), where a field can be cleared', async () => {
    await directly(shop.database.db, (trx) =>
      trx
        .updateTable('products')
        .set({ cost_price: 5_000, tags: ['été'] })
        .where('id', '=', ids[0] ?? 0)
        .execute(),
    );
    const id = await check(lines(['sku', 'costPrice', 'tags'], [skus[0] ?? '', '(vide)', '(VIDE)']));
    await apply(id);
    expect(await product(ids[0])).toMatchObject({ cost_price: null, tags: [] });
  });

  test('creates products off sale, finds them by id, and can rename their SKU', async () => {
    const sku = `${skus[0]}-NEW`;
    const id = await check(
      lines(
        ['sku', '_id', 'name', 'seller', 'category', 'price'],
        [sku, '', 'Coussin', 'chez ali', 'Maison > Tapis', '25'],
        [`${skus[1]}-BIS`, String(ids[1]), '', '', '', ''],
      ),
    );
    expect((await rowsOf(id))[0]).toMatchObject({ productId: null, label: sku, state: 'OK' });
    expect(await apply(id)).toMatchObject({ done: 2, refused: 0 });
    const [row] = await rowsOf(id);
    expect(await product(Number(row?.productId))).toMatchObject({
      sku,
      price: 25_000,
      active: false,
      category_id: carpets.id,
    });
    expect((await product(ids[1])).sku).toBe(`${skus[1]}-BIS`);
  });

  test('is undone: values as before, created products archived, sales counted', async () => {
    const sku = `${skus[0]}-NEW`;
    const id = await check(
      lines(
        ['sku', 'name', 'seller', 'category', 'price', 'stock'],
        [sku, 'Coussin', 'Chez Ali', 'Tapis', '25', '3'],
        [skus[1] ?? '', 'Autre nom', '', '', '', '50'],
      ),
    );
    await apply(id);
    const sold = shop.database.db.updateTable('products').set((eb) => ({ stock: eb('stock', '-', 4) }));
    await sold.where('id', '=', ids[1] ?? 0).execute();
    await act(id, 'undo');
    await work();
    expect(await jobOf(id)).toMatchObject({ state: 'UNDONE' });
    expect(await product(ids[1])).toMatchObject({ name: 'Tapis', stock: 6 });
    const created = await product(Number((await rowsOf(id))[0]?.productId));
    expect(created.archived_at).not.toBeNull();
    expect((await rowsOf(id)).map(({ state }) => state)).toEqual(['UNDONE', 'UNDONE']);
  });

  test('never sets a stock over sales made since it was checked', async () => {
    const id = await check(
      lines(
        ['sku', 'stock', 'stockDelta'],
        [skus[0] ?? '', '20', ''],
        [skus[1] ?? '', '', '+5'],
        [skus[2] ?? '', '', '-2'],
      ),
    );
    const sold = shop.database.db.updateTable('products').set((eb) => ({ stock: eb('stock', '-', 1) }));
    await sold.where('id', 'in', ids).execute();
    expect(await apply(id)).toMatchObject({ done: 2, refused: 1 });
    expect(await Promise.all(ids.map(async (one) => (await product(one)).stock))).toEqual([9, 14, 7]);
    expect((await rowsOf(id))[0]).toMatchObject({
      state: 'STALE',
      problems: [{ field: 'stock', code: 'STOCK_MOVED' }],
    });
  });

  test('is cancelled before it is applied, and its file is gone', async () => {
    const { body } = await upload(`sku;price\n${skus[0]};1\n`);
    expect((await act(body._id, 'cancel')).body.state).toBe('CANCELLED');
    expect((await assign(body)).status).toBe(409);
    const { rows } = (await shop.get<JobRowPage>(`/v1/admin/jobs/${body._id}/rows`, reader.headers)).body;
    expect(rows).toEqual([]);
    const listed = (await shop.get<JobPage>('/v1/admin/jobs?kind=PRODUCTS_IMPORT&limit=1', reader.headers))
      .body;
    expect(listed.jobs).toMatchObject([{ _id: body._id, state: 'CANCELLED' }]);
  });

  test('reports its changes and errors by line', async () => {
    const id = await check(`sku;price\n${skus[0]};12\n${skus[1]};gratuit\n`);
    const { body } = await shop.origin.app.inject({
      url: `/v1/admin/jobs/${id}/report`,
      headers: reader.headers,
    });
    expect(body.split('\r\n').slice(1)).toEqual([
      `2;${skus[0]};À modifier;price;10,000;12,000;`,
      `3;${skus[1]};Erreur;price;;;Montant attendu, avec trois décimales au plus, comme 12,500.`,
      '',
    ]);
  });
});

/** What a spreadsheet or a person may write wrongly: cells by column, and the column that is named with words of the message. */
const WRONG: readonly [cells: Record<string, string>, field: string, message: string][] = [
  [{ sku: '', price: '1' }, 'sku', 'is required'],
  [{ sku: 'A B', name: 'Neuf', seller: 'Chez Ali', category: 'Tapis', price: '1' }, 'sku', '1 to 40 letters'],
  [{ _id: '0' }, '_id', 'is the id of no product'],
  [{ _id: '12x' }, '_id', 'is the id of no product'],
  [{ _id: '999999999' }, '_id', 'is the id of no product'],
  [{ name: 'N' }, 'name', 'at least 2'],
  [{ name: 'N'.repeat(161) }, 'name', 'at most 160'],
  [{ name: 'a <b>' }, 'name', 'must not contain < or >'],
  [{ name: 'a\tb' }, 'name', 'must be one line'],
  [{ name: '(vide)' }, 'name', 'cannot be cleared'],
  [{ seller: 'Personne' }, 'seller', '"Personne" is not known'],
  [{ seller: '(vide)' }, 'seller', 'cannot be cleared'],
  [{ category: 'Maison > Lune' }, 'category', 'is not known'],
  [{ category: 'Divers' }, 'category', 'is the name of several'],
  [{ brand: 'Inconnue' }, 'brand', 'is not known'],
  [{ brand: 'DOUBLON' }, 'brand', 'is the name of several'],
  [{ description: 'x'.repeat(20_001) }, 'description', 'at most 20000'],
  [{ price: 'gratuit' }, 'price', 'must be an amount'],
  [{ price: '-5' }, 'price', 'must be an amount'],
  [{ price: '1,2345' }, 'price', 'must be an amount'],
  [{ price: '0,050' }, 'price', 'must be from 0.100'],
  [{ price: '1 000 000' }, 'price', 'to 999999.999'],
  [{ price: '(vide)' }, 'price', 'cannot be cleared'],
  [{ discountPrice: '99' }, 'discountPrice', 'must be below price'],
  [{ discountPrice: '0' }, 'discountPrice', 'must be from 0.001'],
  [{ costPrice: '1,2,3,4' }, 'costPrice', 'must be an amount'],
  [{ stock: 'beaucoup' }, 'stock', 'must be a whole number'],
  [{ stock: '1,5' }, 'stock', 'must be a whole number'],
  [{ stock: '-1' }, 'stock', 'must be from 0'],
  [{ stock: '1000001' }, 'stock', 'to 1000000'],
  [{ stockDelta: '-11' }, 'stock', 'must be from 0'],
  [{ stock: '5', stockDelta: '5' }, 'stockDelta', 'excludes stock'],
  [{ stockStatus: 'peut-être' }, 'stockStatus', 'must be one of In Stock'],
  [{ vatRate: 'dix-neuf' }, 'vatRate', 'must be a percentage'],
  [{ vatRate: '101' }, 'vatRate', 'at most 100'],
  [{ active: 'bof' }, 'active', 'must be oui or non'],
  [{ archived: 'oui et non' }, 'archived', 'must be oui or non'],
  [{ tags: 'a|a' }, 'tags', 'must be distinct'],
  [{ tags: 'x'.repeat(31) }, 'tags', 'at most 30'],
  [{ colors: 'rouge|fuchsia' }, 'colors', '"fuchsia" is not one of'],
  [{ specs: 'Taille 2 m' }, 'specs', 'must be name: value'],
  [{ specs: 'Taille:' }, 'specs', 'is required'],
  [{ weightGrams: '200001' }, 'weightGrams', '200000'],
  [{ gtin: '4006381333932' }, 'gtin', 'must be a GTIN'],
  [{ mpn: 'x'.repeat(71) }, 'mpn', 'at most 70'],
  [{ condition: 'abîmé' }, 'condition', 'must be one of NEW'],
  [{ condition: '(vide)' }, 'condition', 'cannot be cleared'],
  [{ lengthMm: '100', widthMm: '50' }, 'heightMm', 'needs length, width and height'],
  [{ heightMm: '20001' }, 'heightMm', '20000'],
  [{ contentAmount: '250' }, 'contentUnit', 'needs an amount and a unit'],
  [{ contentUnit: 'tonneau' }, 'contentUnit', 'must be one of GRAM'],
  [{ warrantyMonths: '121' }, 'warrantyMonths', '120'],
  [{ images: 'products/none.jpg' }, 'images', 'is not in the media library'],
  [{ returnPolicy: 'x'.repeat(2_001) }, 'returnPolicy', 'at most 2000'],
];

describe('an error', () => {
  test('of each kind is reported by its line and column, and changes nothing', async () => {
    const columns = [...new Set(['sku', ...WRONG.flatMap(([cells]) => Object.keys(cells))])];
    const wrong = WRONG.map(([cells], index) => ({ sku: `${skus[0]}-W${index}`, ...cells }));
    await add(
      ...WRONG.flatMap(([cells], index) =>
        cells['sku'] === undefined ? { sku: `${skus[0]}-W${index}` } : [],
      ),
    );
    shop.forget();
    const records = wrong.map((cells) =>
      columns.map((column) => (cells as Record<string, string>)[column] ?? ''),
    );
    const id = await check(lines(columns, ...records));
    const rows = await rowsOf(id);
    const found = rows.map(({ line, state, problems }) => {
      const [, field, message] = WRONG[line - 2] ?? [];
      const named = problems.find(
        (problem) => problem.field === field && problem.message.includes(message ?? '?'),
      );
      return named === undefined ? { line, field, message, state, problems } : 'named';
    });
    expect(found).toEqual(WRONG.map(() => 'named'));
    // Each is said in the language of the person, by its rule.
    for (const language of LANGUAGES)
      for (const { problems } of rows)
        for (const problem of problems) {
          const text = rowProblemText(language, problem);
          const { INVALID, OTHER } = ROW_PROBLEM_TEXTS[language];
          expect([INVALID, OTHER], `${language}: ${problem.message}`).not.toContain(text);
          expect(text).not.toMatch(/\{\{|^$/);
          if (language !== 'en') expect(text).not.toContain(problem.message);
        }
    expect(await jobOf(id)).toMatchObject({ total: WRONG.length, valid: 0, same: 0, invalid: WRONG.length });
    expect((await act(id, 'apply')).status).toBe(409);
  });

  test('of lines: the same product twice, cells without a column, a quote that is not closed', async () => {
    const id = await check(
      [
        'sku;_id;price;name',
        `${skus[0]};;11;`,
        `;${ids[0]};12;`,
        `NEW-1;;11;Neuf`,
        `new-1;;12;Neuf`,
        `${skus[1]};;11;x;y;z`,
        `${skus[2]};;"11;`,
        `${skus[2]};;11;`,
      ].join('\n'),
    );
    expect(
      (await rowsOf(id)).map(({ line, state, problems }) => [
        line,
        state,
        ...problems.map(({ field, message }) => `${field}: ${message}`),
      ]),
    ).toEqual(
      [
        [2, 'OK'],
        [3, 'INVALID', '_id: is also in line 2'],
        [4, 'INVALID', 'seller: is required to create it', 'category: is required to create it'],
        [
          5,
          'INVALID',
          'sku: is also in line 4',
          'seller: is required to create it',
          'category: is required to create it',
        ],
        [6, 'INVALID', ': has more cells than the first line has', 'name: at least'],
        [7, 'INVALID', ': a quote in this line is not closed; the lines after it were not read'],
      ].map((row) => row.filter((cell) => cell !== 'name: at least')),
    );
  });
});

describe('an export', () => {
  const NASTY: readonly Partial<NewProduct>[] = [
    { name: 'Tapis "Kairouan"; 2 × 3', description: 'une\nligne;et "une" autre\r\n\r\nfin' },
    { name: 'زربية قيروانية', description: 'من الصوف، 2 × 3\tم' },
    { name: '=SUM(A1:A9)', description: '+216 71 123 456', return_policy: '-' },
    {
      name: "'=1+1",
      description: "'(vide)",
      warranty_type: '@home',
      has_warranty: true,
      warranty_months: 12,
    },
    { name: '(vide)', description: '(VIDE)', return_policy: "''+1" },
    { name: ' bords ', description: 'fin\n', tags: ['a|b', 'c\\d', '=x', '(vide)'] },
    { name: 'vide', description: '', cost_price: 0, weight_grams: null, brand_id: null },
    {
      name: 'données',
      specs: JSON.stringify([
        { name: 'Ratio 1:2', value: 'a: b | c\\d' },
        { name: '+plus', value: '=1' },
      ]),
      colors: ['doré', 'argenté'],
      image_keys: ['products/a-1.jpg', 'https://images.test/b|c.jpg'],
    },
    {
      name: 'mesures',
      gtin: '0036000291452',
      mpn: '=A-1',
      condition: 'REFURBISHED',
      length_mm: 300,
      width_mm: 200,
      height_mm: 1,
      content_amount: 1_500,
      content_unit: 'MILLILITRE',
    },
    { name: 'prix', price: 999_999_999, discount_price: 1, vat_rate_bp: 750, stock: 0, stock_status: 'Soon' },
    { name: 'archivé', active: false, archived_at: new Date(), is_featured: true, is_best_seller: true },
  ];

  test('read again changes nothing, whatever its texts are', async () => {
    const { id } = await addSeller(shop.database.db, '=Société; "X"');
    const category = await addCategory(shop.database.db, '-Promo|s', home);
    const { id: twin } = await addBrand(shop.database.db, 'Doublon');
    await add(...NASTY.map((product) => ({ brand_id: twin, ...product, seller_id: id, category })));
    shop.forget();
    for (const archived of ['false', 'true']) {
      const file = await exported(`?seller=${id}&archived=${archived}`);
      const job = await check(file);
      const count = NASTY.filter((one) => (one.archived_at !== undefined) === (archived === 'true')).length;
      const rows = await rowsOf(job);
      expect(rows.flatMap(({ changes, problems }) => [...changes, ...problems])).toEqual([]);
      expect(await jobOf(job)).toMatchObject({ total: count, same: count, valid: 0, invalid: 0 });
    }
  });

  test('read into other products gives them the same texts', async () => {
    const { id } = await addSeller(shop.database.db, `Boutique ${skus[0]}`);
    const originals = await add(...NASTY.slice(0, 6).map((product) => ({ ...product, seller_id: id })));
    const copies = await add(...NASTY.slice(0, 6).map(() => ({ name: 'Copie', seller_id: seller.id })));
    shop.forget();
    let file = await exported(`?seller=${id}`);
    for (const [index, original] of originals.entries()) {
      const { sku } = await product(original);
      file = file.replace(`${original};${sku};`, `${copies[index]};;`);
    }
    await apply(await check(file));
    for (const [index, original] of originals.entries()) {
      const [a, b] = [await product(original), await product(copies[index])];
      const trimmed = (text: string) => text.replaceAll('\r\n', '\n').trim();
      expect([b.name, b.description, b.tags, b.return_policy, b.warranty_type]).toEqual([
        a.name.trim(),
        trimmed(a.description),
        a.tags,
        a.return_policy,
        a.warranty_type,
      ]);
    }
  });

  test('has the products of the filter, all pages of them, and no formula', async () => {
    const { id } = await addSeller(shop.database.db, `Grossiste ${skus[0]}`);
    await add(...Array.from({ length: 260 }, (_, n) => ({ name: `=A${n}`, seller_id: id, stock: n % 2 })));
    shop.forget();
    const file = await exported(`?seller=${id}&inStock=true`);
    const records = file.trim().split('\r\n');
    expect(records).toHaveLength(1 + 130);
    expect(records[1]).toMatch(/^\d+;[\w-]+;'=A1;/);
    expect(file.startsWith('\u{feff}_id;sku;name;name_en;name_de;name_tn;seller;')).toBe(true);
  });

  test('is open to admins only, and names an unknown filter', async () => {
    const { app } = shop.origin;
    expect((await app.inject('/v1/admin/exports/products')).statusCode).toBe(401);
    const refused = await app.inject({
      url: '/v1/admin/exports/products?sortBy=name',
      headers: reader.headers,
    });
    expect(refused.statusCode).toBe(400);
    expect(refused.json<ErrorBody>().error.fields?.[0]?.field).toBe('sortBy');
  });
});

describe('warnings', () => {
  const warned = async (file: string) => (await jobOf(await check(file))).warnings;

  test('name prices that move by more than half, stocks that fall to none, and many deactivations', async () => {
    const [a = '', b = '', c = ''] = skus;
    const header = ['sku', 'price', 'stock', 'active'];
    const file = lines(header, [a, '15,001', '0', 'non'], [b, '9,999', '', ''], [c, '31', '9', '']);
    expect(await warned(file)).toEqual([
      { warning: 'PRICE_MOVED', rows: 2 },
      { warning: 'STOCK_ZERO', rows: 1 },
      { warning: 'DEACTIVATES', rows: 1 },
    ]);
    expect(await warned(lines(header, [a, '15', '1', ''], [b, '10', '', ''], [c, '31', '9', '']))).toEqual(
      [],
    );
    const many = Array.from({ length: 5 }, (_, index) => `${a}-${index}`);
    await add(...many.map((sku) => ({ sku, price: 1_000, stock: 1 })));
    const few = many.map((sku, index) => [sku, index === 0 ? 'non' : '', `Tapis ${index}`]);
    expect(await warned(lines(['sku', 'active', 'name'], ...few))).toEqual([]);
    expect(await warned(lines(['sku', 'mouvement'], [a, '-10'], [b, '-9']))).toEqual([
      { warning: 'STOCK_ZERO', rows: 1 },
    ]);
  });

  test('have to be accepted before anything is changed', async () => {
    const id = await check(lines(['sku', 'price', 'stock'], [skus[0] ?? '', '99', '0']));
    for (const [acceptWarnings, missing] of [
      [[], 'PRICE_MOVED, STOCK_ZERO'],
      [['PRICE_MOVED'], 'STOCK_ZERO'],
    ] as const) {
      const refused = await act(id, 'apply', { acceptWarnings });
      expect([refused.status, refused.body.error.fields]).toEqual([
        400,
        [{ field: 'acceptWarnings', message: `must include ${missing}`, code: 'REQUIRED' }],
      ]);
    }
    await work();
    expect(await product(ids[0])).toMatchObject({ price: 10_000, stock: 10 });
    expect(await apply(id)).toMatchObject({ state: 'DONE', done: 1 });
    expect(await product(ids[0])).toMatchObject({ price: 99_000, stock: 0 });
  });
});
