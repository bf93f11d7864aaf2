/** Files of lists: what matches, in the list's order, for those who may read it; and coupons back by an import. */
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Job, JobRowPage } from '../../../contract/admin/jobs.ts';
import type { AdminCoupon } from '../../../contract/coupons.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { Order, OrderPlaced } from '../../../contract/orders.ts';
import { run } from '../../base/sql.ts';
import { addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import { keyed, orderLine, orderOf } from '../../testing/orders.ts';
import { newClient, startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { directly } from '../../testing/system.ts';

let shop: TestOrigin;
let owner: Person;
let desk: Person;
let support: Person;
let marketing: Person;
let finance: Person;
let reader: Person;
let ali: { id: number };
let orders: Order[];
let keys = 0;

const key = () => ({ 'idempotency-key': `key-of-file-${(keys += 1)}` });
const read = async (path: string, { headers }: Person) =>
  shop.origin.app.inject({ url: `/v1/admin/exports/${path}`, headers });
/** The records of a file by column. */
async function recordsOf(path: string, who: Person): Promise<Record<string, string>[]> {
  const { statusCode, body, headers } = await read(path, who);
  expect(statusCode, body).toBe(200);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(body.startsWith('\u{feff}')).toBe(true);
  expect(body.endsWith('\r\n')).toBe(true);
  const [head = [], ...records] = body
    .slice(1, -2)
    .split('\r\n')
    .map((record) => record.split(';'));
  return records.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])));
}
const columnOf = async (name: string, path: string, who: Person): Promise<string[]> =>
  (await recordsOf(path, who)).map((record) => record[name] ?? '');

beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  [owner, desk, support, marketing, finance, reader] = [
    await addPerson(shop, 'Owner'),
    await addPerson(shop, 'Orders'),
    await addPerson(shop, 'Support'),
    await addPerson(shop, 'Marketing'),
    await addPerson(shop, 'Finance'),
    await addPerson(shop, 'ReadOnly'),
  ];
  const category = await addCategory(db, 'Maison');
  ali = await addSeller(db, 'Chez Ali');
  const mouna = await addSeller(db, 'Mouna');
  const [carpet = 0, lamp = 0] = await addProducts(db, [
    { name: 'Tapis', sku: 'TAPIS', seller_id: ali.id, category, price: 30_500, stock: 50 },
    { name: 'Lampe', sku: 'LAMPE', seller_id: mouna.id, category, price: 70_000, stock: 50 },
  ]);
  shop.forget();
  orders = [];
  for (const lines of [
    [orderLine(carpet, 30_500, 2)],
    [orderLine(carpet, 30_500), orderLine(lamp, 70_000)],
  ]) {
    const { body } = await shop.post<OrderPlaced>(
      '/v1/orders',
      orderOf(lines, { contactName: '=Léïla; "Trabelsi"' }),
      newClient(),
    );
    if (body.order) orders.push(body.order);
  }
  await shop.post(
    `/v1/admin/orders/${orders[0]?._id}/transition`,
    keyed('/transition', { subOrderId: orders[0]?.subOrders[0]?._id, to: 'CONFIRMED' }),
    desk.headers,
  );
});
afterAll(() => shop.close());

describe('orders', () => {
  it('are one line a sub-order, in the order of the list, with contact data', async () => {
    const parts = orders.toReversed().flatMap(({ subOrders }) => subOrders.map(({ number }) => number));
    expect(await columnOf('number', 'orders', desk)).toEqual(parts);
    expect(await columnOf('number', 'orders?order=asc&sort=placed', desk)).toHaveLength(3);
    const { body } = await read('orders?state=CONFIRMED', desk);
    expect(body.split('\r\n')).toHaveLength(3);
    expect(body).toContain(`"'=Léïla; ""Trabelsi"""`);
    expect(body).toMatch(/;61,000;/);
    expect(body).toMatch(/;20\d\d-\d\d-\d\d \d\d:\d\d;/);
  });

  it('have the parts of a seller alone where the list is narrowed by it', async () => {
    expect(await columnOf('seller', `orders?seller=${ali.id}`, desk)).toEqual(['Chez Ali', 'Chez Ali']);
    expect(await columnOf('sku', `order-lines?seller=${ali.id}`, desk)).toEqual(['TAPIS', 'TAPIS']);
    expect(await columnOf('unitPrice', 'order-lines?order=asc', desk)).toEqual([
      '30,500',
      '30,500',
      '70,000',
    ]);
  });

  it('are for those who export orders; a condition that the list has not is refused', async () => {
    expect((await read('orders', reader)).statusCode).toBe(403);
    expect((await read('order-lines', support)).statusCode).toBe(403);
    expect((await read('orders?limit=5', desk)).statusCode).toBe(400);
    expect((await read('orders?state=GONE', desk)).statusCode).toBe(400);
  });
});

describe('each list', () => {
  it('is exported by its own conditions, and each file is in the log of access', async () => {
    expect(await columnOf('accountNumber', `users?q=${finance.accountNumber}`, owner)).toEqual([
      finance.accountNumber,
    ]);
    expect(await columnOf('name', 'sellers?q=mouna', reader)).toEqual(['Mouna']);
    for (const [path, who] of [
      ['coupons', reader],
      ['reviews?state=PENDING', reader],
      ['tickets?sort=priority', support],
      ['refunds', reader],
      ['invoices', finance],
      [`ledger?seller=${ali.id}`, finance],
      ['newsletter?state=CONFIRMED', marketing],
      ['audit?entity=sub_orders', finance],
      ['asked?kind=search', reader],
      ['payable', finance],
      ['payouts?state=open', finance],
      ['jobs?state=DONE', reader],
      ['promos?active=true&sortBy=title', reader],
      ['media?unused=true&sort=size', reader],
      ['brands?active=true&sortBy=products', reader],
      ['parcels?stage=TO_PREPARE', reader],
      ['returns?progress=OPEN', reader],
    ] as const)
      await recordsOf(path, who);
    await shop.origin.context.access.flush();
    const logged = await run<{ entity_id: string; actor_account: string }>(
      shop.database.db,
      `select distinct entity_id, actor_account from access_log where entity = 'exports' and reason = 'EXPORT'`,
      [],
    );
    const names = logged.filter((one) => one.actor_account === reader.accountNumber);
    expect(names.map((one) => one.entity_id).sort()).toEqual([
      'asked',
      'brands',
      'coupons',
      'jobs',
      'media',
      'parcels',
      'promos',
      'refunds',
      'returns',
      'reviews',
      'sellers',
    ]);
  });

  it('has contact data for roles that read them alone', async () => {
    const [masked] = await recordsOf('sellers', reader);
    const [full] = await recordsOf('sellers', support);
    expect(masked).not.toHaveProperty('phone');
    expect(full).toHaveProperty('phone');
  });

  it('of parcels has what is confirmed, with recipients for roles that read contact data', async () => {
    const confirmed = orders[0]?.subOrders[0];
    const [parcel] = await recordsOf('parcels?stage=TO_PREPARE', desk);
    expect(parcel).toMatchObject({
      number: confirmed?.number,
      state: 'CONFIRMED',
      seller: 'Chez Ali',
      cash: confirmed?.total.replace('.', ','),
      failures: '0',
      phone: expect.stringContaining('216'),
    });
    const [masked] = await recordsOf('parcels', reader);
    expect(masked).toHaveProperty('delegation');
    for (const name of ['recipient', 'phone', 'street']) expect(masked).not.toHaveProperty(name);
    expect(await columnOf('number', 'parcels?stage=READY', desk)).toEqual([]);
  });

  it('of brands goes by their order and conditions, over several pages', async () => {
    await directly(shop.database.db, (trx) =>
      run(
        trx,
        `insert into brands (name, slug, active) select 'Marque ' || lpad(n::text, 4, '0'), 'marque-' || n, n % 2 = 0 from generate_series(1, 1200) n`,
        [],
      ),
    );
    shop.forget();
    const names = await columnOf('name', 'brands?input=marque&sortOrder=desc', reader);
    expect(names).toHaveLength(1_200);
    expect(names).toEqual([...new Set(names)].toSorted().toReversed());
    expect(new Set(await columnOf('active', 'brands?input=marque&active=true', reader))).toEqual(
      new Set(['oui']),
    );
    expect((await read('brands?limit=5', reader)).statusCode).toBe(400);
    expect((await read('brands?sortBy=gone', reader)).statusCode).toBe(400);
  });

  it('is refused before its first line where the list refuses', async () => {
    expect((await read('payable', support)).statusCode).toBe(403);
    expect((await read('payouts', marketing)).statusCode).toBe(403);
    expect((await read('audit', reader)).statusCode).toBe(403);
    expect((await read('users', support)).statusCode).toBe(403);
    expect((await read('newsletter', support)).statusCode).toBe(403);
  });
});

describe('a long file', () => {
  const ROWS = 2_300;
  beforeAll(async () => {
    await run(
      shop.database.db,
      `insert into newsletter_subscribers (email, language)
       select 'p' || n || '@example.tn', 'fr' from generate_series(1, ${ROWS}) n`,
      [],
    );
  });

  it('has every entry once', async () => {
    const emails = await columnOf('email', 'newsletter', marketing);
    expect(emails).toHaveLength(ROWS);
    expect(new Set(emails).size).toBe(ROWS);
  });

  it('ends with a connection that is cut, and the next one is whole', async () => {
    await shop.origin.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = shop.origin.app.server.address() as AddressInfo;
    const options = { port, path: '/v1/admin/exports/newsletter', headers: marketing.headers };
    const started = await new Promise<string>((resolve, reject) => {
      const request = get(options, (response) => {
        response.once('data', (piece: Buffer) => {
          resolve(piece.toString());
          response.destroy();
        });
      });
      request.once('error', reject);
    });
    expect(started).toContain('email;');
    const whole = await new Promise<string>((resolve, reject) => {
      get(options, (response) => {
        let text = '';
        response.on('data', (piece: Buffer) => (text += piece.toString()));
        response.once('end', () => resolve(text));
      }).once('error', reject);
    });
    expect(whole.trim().split('\r\n')).toHaveLength(ROWS + 1);
  });
});

describe('coupons', () => {
  const post = <Body>(path: string, body: object | string, headers: object = {}) =>
    shop.post<Body & ErrorBody>(path, body, { ...marketing.headers, ...key(), ...headers });
  const rowsOf = async (id: string) =>
    (await shop.get<JobRowPage>(`/v1/admin/jobs/${id}/rows?limit=100`, reader.headers)).body.rows;
  const couponOf = async (code: string): Promise<AdminCoupon | undefined> =>
    (await shop.get<{ coupons: AdminCoupon[] }>(`/v1/admin/coupons?q=${code}`, reader.headers)).body
      .coupons[0];
  /** Uploads a file with the columns as they are recognised, and has it checked. */
  async function imported(file: string): Promise<string> {
    const { status, body } = await post<Job>('/v1/admin/imports?name=c.csv&kind=COUPONS_IMPORT', file, {
      'content-type': 'text/csv',
    });
    expect(status, JSON.stringify(body.error)).toBe(200);
    const columns = body.columns.map(({ field }) => field);
    expect((await post(`/v1/admin/jobs/${body._id}/columns`, { columns })).status).toBe(200);
    await shop.origin.context.jobs.run();
    return body._id;
  }
  const jobOf = async (id: string) => (await shop.get<Job>(`/v1/admin/jobs/${id}`, reader.headers)).body;

  beforeAll(async () => {
    for (const terms of [
      { code: 'FIXE', type: 'fixed', amount: '12.500', minPurchase: '50.000', note: '=SUM(A1)' },
      {
        code: 'POUR-CENT',
        type: 'percentage',
        percent: 15,
        scope: 'seller',
        scopeId: String(ali.id),
        fundedBy: 'seller',
        startsAt: '2026-11-01T00:00:07Z',
        endsAt: '2030-12-31T22:59:59Z',
      },
      { code: 'LIVRE', type: 'free_delivery', firstOrderOnly: true, perAccountLimit: 1, active: false },
    ])
      expect((await post('/v1/admin/coupons', terms)).status).toBe(200);
  });

  it('come back from a file without a change', async () => {
    const id = await imported((await read('coupons', reader)).body);
    expect(await jobOf(id)).toMatchObject({ state: 'READY', total: 3, same: 3, valid: 0, invalid: 0 });
  });

  it('are changed and created by a file, and taken back', async () => {
    const id = await imported(
      'code;type;montant;pourcentage;début;fin;utilisations\r\nFIXE;;15;;;31/12/2030;\r\nNEUF;percentage;;20;22/11/2026 14:30;(vide);100\r\n',
    );
    expect(await jobOf(id)).toMatchObject({ valid: 2, invalid: 0 });
    expect((await post(`/v1/admin/jobs/${id}/apply`, {})).status).toBe(200);
    await shop.origin.context.jobs.run();
    expect(await couponOf('FIXE')).toMatchObject({ amount: '15.000', endsAt: '2030-12-31T23:00:00.000Z' });
    expect(await couponOf('NEUF')).toMatchObject({
      percent: 20,
      startsAt: '2026-11-22T13:30:00.000Z',
      endsAt: null,
      usageLimit: 100,
      jobId: id,
    });
    await post(`/v1/admin/jobs/${id}/undo`, {});
    await shop.origin.context.jobs.run();
    expect(await couponOf('NEUF')).toBeUndefined();
    expect(await couponOf('FIXE')).toMatchObject({ amount: '12.500', endsAt: null });
  });

  it('say what is wrong in each line', async () => {
    const id = await imported(
      'code;type;percent;startsAt;scope\r\nA!;percentage;20;;\r\nTROP;percentage;120;;\r\nJOUR;percentage;10;30/02/2027;\r\nFIXE;;;;planète\r\nPOUR-CENT;fixed;;;\r\n',
    );
    expect(
      (await rowsOf(id)).map(({ state, problems }) => [state, ...problems.map(({ field }) => field)]),
    ).toEqual([
      ['INVALID', 'code'],
      ['INVALID', 'percent'],
      ['INVALID', 'startsAt'],
      ['INVALID', 'scope'],
      ['INVALID', 'amount'],
    ]);
  });

  it('are imported by those who make coupons', async () => {
    const upload = (who: Person, kind: string) =>
      shop.post(`/v1/admin/imports?name=c.csv&kind=${kind}`, 'code;type\r\nX;fixed\r\n', {
        'content-type': 'text/csv',
        ...who.headers,
        ...key(),
      });
    expect((await upload(support, 'COUPONS_IMPORT')).status).toBe(403);
    expect((await upload(marketing, 'PRODUCTS_IMPORT')).status).toBe(403);
  });
});
