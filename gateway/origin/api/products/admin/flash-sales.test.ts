/** Flash sales of several products, and the list of them, over HTTP with the database. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProductPatchAnswer } from '../../../../contract/admin/product-changes.ts';
import type { AdminProductPage } from '../../../../contract/admin/products.ts';
import type { ErrorBody } from '../../../../contract/errors.ts';
import { run } from '../../../base/sql.ts';
import { addCategory, addProducts, addSeller } from '../../../testing/catalogue.ts';
import type { TestCategory } from '../../../testing/catalogue.ts';
import { newKey } from '../../../testing/orders.ts';
import { startTestOrigin } from '../../../testing/origin.ts';
import type { TestOrigin } from '../../../testing/origin.ts';
import { addPerson } from '../../../testing/people.ts';
import type { Person } from '../../../testing/people.ts';

let shop: TestOrigin;
let marketer: Person;
let reader: Person;
let home: TestCategory;
let ali: number;
let ids: number[];

const DAY = 86_400_000;
const later = (ms: number): string => new Date(Date.now() + ms).toISOString();

beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  marketer = await addPerson(shop, 'Marketing');
  reader = await addPerson(shop, 'ReadOnly');
  home = await addCategory(db, 'Maison');
  ({ id: ali } = await addSeller(db, 'Chez Ali'));
});
beforeEach(async () => {
  ids = await addProducts(shop.database.db, [
    { name: 'Tapis', seller_id: ali, category: home, price: 20_000, stock: 30 },
    { name: 'Bol', seller_id: ali, category: home, price: 12_350, discount_price: 9_990, stock: 30 },
    { name: 'Table', seller_id: ali, category: home, price: 99_000, stock: 2 },
  ]);
  shop.forget();
});
afterAll(() => shop.close());

/** The products with their versions as they are now. */
const rows = async (of: readonly number[] = ids) =>
  run<{ id: string; version: number }>(
    shop.database.db,
    'select id::text as id, version from products where id = any($1::bigint[]) order by id',
    [of],
  );
const send = async (path: string, body: object, who = marketer, of?: readonly number[]) =>
  shop.post<ProductPatchAnswer & ErrorBody>(
    `/v1/admin/flash-sales${path}`,
    { rows: await rows(of), ...body },
    { ...who.headers, 'idempotency-key': newKey() },
  );
const plan = (more: object = {}, of?: readonly number[]) =>
  send('', { percent: 20, stock: 5, expiresAt: later(DAY), ...more }, marketer, of);
const outcomes = ({ rows: results }: ProductPatchAnswer) =>
  results.map(({ product, error }) =>
    error === null ? product?.flashSalePrice : error.fields.map(({ field, code }) => `${field} ${code}`),
  );
const names = async (query: string) =>
  (
    await shop.get<AdminProductPage>(
      `/v1/admin/products/manage?ids=${ids.join(',')}&${query}`,
      reader.headers,
    )
  ).body.products.map(({ name }) => name);
/** Lets the sale of a product have begun and ended at other instants. */
const shift = (id: number, starts: string, ends: string, remaining = 5) =>
  shop.database.db.transaction().execute(async (trx) => {
    await run(trx, `select set_config('lawaj.system', 'test', true)`, []);
    await run(
      trx,
      'update products set flash_sale_starts_at = $2, flash_sale_expires_at = $3, flash_sale_remaining_stock = $4 where id = $1',
      [id, starts, ends, remaining],
    );
  });

describe('several sales', () => {
  it('are planned below the usual prices, each product by its own result', async () => {
    const { status, body } = await plan();
    expect(status).toBe(200);
    // 20 % of the reduced price, to 0.100; the table has too few pieces.
    expect(outcomes(body)).toEqual(['16.000', '8.000', ['stock INVALID']]);
    expect((await send('', { percent: 20, stock: 5, expiresAt: later(DAY) }, reader)).status).toBe(403);
  });

  it('never overlap one that is planned or running', async () => {
    await plan({}, ids.slice(0, 1));
    await plan({ startsAt: later(DAY), expiresAt: later(2 * DAY) }, ids.slice(1, 2));
    const again = await plan({ startsAt: later(5 * DAY), expiresAt: later(6 * DAY) }, ids.slice(0, 2));
    expect(outcomes(again.body)).toEqual([['startsAt IN_USE'], ['startsAt IN_USE']]);
  });

  it('are repeated with the price and the pieces of the last ones', async () => {
    await plan({ percent: 30 }, ids.slice(0, 1));
    await shift(ids[0] ?? 0, later(-2 * DAY), later(-DAY));
    const repeated = await send('', { expiresAt: later(DAY) }, marketer, ids.slice(0, 2));
    expect(outcomes(repeated.body)).toEqual(['14.000', ['stock REQUIRED']]);
    expect(repeated.body.rows[0]?.product).toMatchObject({
      flashSaleStock: 5,
      flashSaleRemainingStock: 5,
    });
  });

  it('are stopped: what runs ends now, what is planned is cancelled', async () => {
    await plan({}, ids.slice(0, 1));
    await plan({ startsAt: later(DAY), expiresAt: later(2 * DAY) }, ids.slice(1, 2));
    const { body } = await send('/stop', {});
    expect(body.rows.map(({ product, error }) => (product ? product.flashSalePrice : error?.code))).toEqual([
      '16.000',
      null,
      'CONFLICT',
    ]);
    expect(await names('flash=ENDED')).toEqual(['Tapis']);
    expect(await names('isFlashSale=true')).toEqual(['Tapis']);
  });

  it('end later, at most 30 days after their start', async () => {
    const expiresAt = later(DAY);
    await plan({ expiresAt }, ids.slice(0, 1));
    await plan({ startsAt: later(DAY), expiresAt: later(30 * DAY) }, ids.slice(1, 2));
    expect((await send('/extend', { days: 8 })).status).toBe(400);
    const { body } = await send('/extend', { days: 3 });
    expect(body.rows[0]?.product?.flashSaleExpiresAt).toBe(
      new Date(Date.parse(expiresAt) + 3 * DAY).toISOString(),
    );
    expect(outcomes(body).slice(1)).toEqual([['days INVALID'], ['id NOT_FOUND']]);
  });

  it('change nothing of a product that was changed since', async () => {
    const stale = await shop.post<ProductPatchAnswer>(
      '/v1/admin/flash-sales',
      { rows: [{ id: String(ids[0]), version: 99 }], percent: 20, stock: 5, expiresAt: later(DAY) },
      { ...marketer.headers, 'idempotency-key': newKey() },
    );
    expect(stale.body.rows[0]?.error?.code).toBe('STALE');
    expect(stale.body.change).toBeNull();
  });
});

describe('the list', () => {
  it('is narrowed by state and window, and sorted by start, end and share sold', async () => {
    await plan({ stock: 2 });
    const [carpet = 0, bowl = 0, table = 0] = ids;
    await shift(carpet, later(-2 * DAY), later(DAY), 1);
    await shift(bowl, later(DAY), later(3 * DAY), 2);
    await shift(table, later(-5 * DAY), later(-4 * DAY), 0);
    expect(await names('flash=RUNNING')).toEqual(['Tapis']);
    expect(await names('flash=PLANNED')).toEqual(['Bol']);
    expect(await names('flash=ENDED')).toEqual(['Table']);
    expect(await names(`flashFrom=${later(2 * DAY)}`)).toEqual(['Bol']);
    expect(await names(`flashUntil=${later(-3 * DAY)}`)).toEqual(['Table']);
    expect(await names('sortBy=flashStarts')).toEqual(['Table', 'Tapis', 'Bol']);
    expect(await names('sortBy=flashEnds&sortOrder=desc')).toEqual(['Bol', 'Tapis', 'Table']);
    expect(await names('sortBy=flashSold')).toEqual(['Table', 'Tapis', 'Bol']);
    const page = await shop.get<AdminProductPage>(
      `/v1/admin/products/manage?ids=${ids.join(',')}&sortBy=flashSold&limit=1`,
      reader.headers,
    );
    expect(await names(`sortBy=flashSold&limit=1&after=${page.body.cursors[0]}`)).toEqual(['Tapis']);
  });
});
