/** The access log: what is noted when staff read personal data, and who may read it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AccessPage } from '../../../contract/access.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import { CALL_NEEDS } from '../../../contract/rules/api-key-access.ts';
import type { Order, OrderPlaced } from '../../../contract/orders.ts';
import { run } from '../../base/sql.ts';
import { addCarpet, addSeller } from '../../testing/catalogue.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { orderLine, orderOf } from '../../testing/orders.ts';
import { newClient, startTestOrigin, TEST_SERVICE_TOKEN } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { directly } from '../../testing/system.ts';
import { PERMISSIONS } from '../permissions.ts';
import { routes } from '../routes.ts';
import { AccessLog } from './log.ts';

let shop: TestOrigin;
let owner: Person;
let desk: Person;
let masked: Person;
let order: Order;
beforeAll(async () => {
  shop = await startTestOrigin();
  owner = await addPerson(shop, 'Owner');
  desk = await addPerson(shop, 'Orders');
  masked = await addPerson(shop, 'Catalogue');
  order = await placeOrder();
});
afterAll(() => shop.close());

async function placeOrder(headers: Record<string, string> = {}): Promise<Order> {
  const carpet = await addCarpet(shop.database.db);
  const { body } = await shop.post<OrderPlaced>('/v1/orders', orderOf([orderLine(carpet, 30_000)]), {
    ...newClient(),
    ...headers,
  });
  if (!body.order) throw new Error('The order was not placed');
  return body.order;
}
const log = async (query = '', who = owner) =>
  shop.get<AccessPage & ErrorBody>(`/v1/admin/access${query}`, who.headers);
const entries = async (query: string) => (await log(query)).body.entries;

describe('the access log', () => {
  it('has one entry for a person who opens an order, however often in 15 minutes', async () => {
    for (let times = 0; times < 3; times += 1) await shop.get(`/v1/admin/orders/${order._id}`, desk.headers);
    await shop.origin.context.access.flush();
    await shop.get(`/v1/admin/orders/${order._id}`, desk.headers);
    const found = await entries(`?entity=orders&entityId=${order.number}&actor=${desk.accountNumber}`);
    expect(found).toMatchObject([
      {
        entity: 'orders',
        entityId: order.number,
        reason: 'OPEN',
        actor: { accountNumber: desk.accountNumber, name: 'Amel Ben Salah', role: 'Orders' },
      },
    ]);
    expect(JSON.stringify(found)).not.toContain(order.contactPhone);
    // Later it is another reading.
    const { db } = shop.database;
    shop.origin.context.access.note(
      { accountNumber: desk.accountNumber, adminRole: 'Orders' },
      [{ entity: 'orders', entityId: order.number, reason: 'OPEN' }],
      new Date(Date.now() + 16 * 60_000),
    );
    await shop.origin.context.access.flush();
    expect(
      await run(db, 'select 1 from access_log where entity_id = $1 and actor_account = $2', [
        order.number,
        desk.accountNumber,
      ]),
    ).toHaveLength(2);
  });

  it('has no entry for masked data, nor for one’s own', async () => {
    await shop.get(`/v1/admin/orders/${order._id}`, masked.headers);
    await shop.get(`/v1/admin/users/${desk.accountNumber}`, desk.headers);
    await shop.get(`/v1/admin/users/${desk.accountNumber}`, masked.headers);
    expect(await entries(`?actor=${masked.accountNumber}`)).toEqual([]);
    expect(await entries(`?entity=users&entityId=${desk.accountNumber}`)).toEqual([]);
  });

  it('notes accounts, sellers with their bank account, and refused reads not', async () => {
    const { db } = shop.database;
    const accountant = await addPerson(shop, 'Finance');
    const { id } = await addSeller(db, 'Chez Ali');
    await directly(db, (trx) =>
      run(trx, `update sellers set rib = '08006000212345678936' where id = $1`, [id]),
    );
    await shop.get(`/v1/admin/users/${masked.accountNumber}`, accountant.headers);
    await shop.get(`/v1/admin/sellers/${id}`, accountant.headers);
    await shop.get(`/v1/admin/sellers/${id}`, masked.headers);
    await shop.get('/v1/admin/users/9999999999', accountant.headers);
    const named = (await entries(`?actor=${accountant.accountNumber}`)).map(({ entity, entityId, reason }) =>
      [entity, entityId, reason].join(' '),
    );
    expect(named.sort()).toEqual([
      `sellers ${id} BANK_ACCOUNT`,
      `sellers ${id} OPEN`,
      `users ${masked.accountNumber} OPEN`,
    ]);
    expect(await entries(`?entity=sellers&actor=${masked.accountNumber}`)).toMatchObject([
      { reason: 'OPEN' },
    ]);
  });

  it('notes searches by telephone and address without them, and none by other words', async () => {
    const support = await addPerson(shop, 'Support');
    const search = (q: string, who = support) =>
      shop.get(`/v1/admin/search?q=${encodeURIComponent(q)}`, who.headers);
    for (const q of [order.contactPhone, 'stranger@example.tn', 'tapis', order.number]) await search(q);
    await search(order.contactPhone, masked);
    expect(await entries(`?actor=${support.accountNumber}`)).toMatchObject([
      { entity: 'search', entityId: 'EMAIL', reason: 'SEARCH' },
      { entity: 'orders', entityId: order.number, reason: 'SEARCH' },
    ]);
    expect(await entries(`?reason=SEARCH&actor=${masked.accountNumber}`)).toEqual([]);
  });

  it('finds what was read about an account, with its orders', async () => {
    const buyer = await addPerson(shop);
    const bought = await placeOrder(buyer.headers);
    await shop.get(`/v1/admin/orders/by-number/${bought.number}`, desk.headers);
    await shop.get(`/v1/admin/users/${buyer.accountNumber}`, desk.headers);
    expect(
      (await entries(`?entity=users&entityId=${buyer.accountNumber}`)).map(({ entity }) => entity).sort(),
    ).toEqual(['orders', 'users']);
    const other = await placeOrder(buyer.headers);
    expect((await entries(`?buyerOf=${other.number}`)).map(({ entity }) => entity).sort()).toEqual([
      'orders',
      'users',
    ]);
    // Without an account: the order alone.
    expect(
      (await entries(`?buyerOf=${order.number}`)).every(({ entityId }) => entityId === order.number),
    ).toBe(true);
  });

  it('notes what a key with the scope for personal data reads, in lists too, and nothing of another key', async () => {
    const { db } = shop.database;
    const ofKey = (id: string) => ({ 'x-api-key-id': id, 'x-gateway-token': TEST_SERVICE_TOKEN });
    await directly(db, (trx) =>
      run(
        trx,
        `insert into api_keys (id, name, kind, scopes, origins) values
           ('reader000000', 'Help desk', 'secret', array['orders:all', 'personal:read'], '{}'),
           ('masked000000', 'Figures', 'secret', array['orders:all'], '{}')`,
        [],
      ),
    );
    for (const id of ['reader000000', 'masked000000'])
      for (const path of [`/v1/admin/orders?q=${order.number}`, `/v1/admin/orders/${order._id}`])
        expect((await shop.get(path, ofKey(id))).status).toBe(200);
    expect(await entries('?actor=key:reader000000')).toMatchObject([
      {
        entity: 'orders',
        entityId: order.number,
        reason: 'OPEN',
        actor: { accountNumber: 'key:reader000000', name: 'Help desk', role: null },
      },
    ]);
    expect(await entries('?actor=key:masked000000')).toEqual([]);
    expect((await log('?actor=key:x')).status).toBe(400);
  });

  it('is for owners alone, page by page', async () => {
    for (const who of [desk, masked]) expect((await log('', who)).status).toBe(403);
    const first = await log('?limit=1');
    expect(first.body.pagination).toEqual({ hasNext: true, hasPrev: false });
    const second = await log(`?limit=1&after=${first.body.cursors[0] ?? ''}`);
    expect(second.body.entries[0]?._id).not.toBe(first.body.entries[0]?._id);
    expect(await entries(`?until=${new Date(0).toISOString()}`)).toEqual([]);
    expect((await log('?reason=x')).body.error.fields).toMatchObject([{ field: 'reason' }]);
    expect((await log('?after=x')).status).toBe(400);
  });
});

it('writes what is collected when the shop stops, and again what could not be written', async () => {
  const database = await openTestDatabase();
  const failures: unknown[] = [];
  const access = new AccessLog(database.db, (error) => failures.push(error));
  const who = { accountNumber: '1000000012', adminRole: 'Owner' } as const;
  const count = async () => (await run(database.db, 'select 1 from access_log', [])).length;
  access.note(who, [{ entity: 'orders', entityId: 'a', reason: 'OPEN' }]);
  await run(database.db, 'alter table access_log rename to away', []);
  await access.flush();
  expect(failures).toHaveLength(1);
  await run(database.db, 'alter table away rename to access_log', []);
  access.note(who, [{ entity: 'orders', entityId: 'b', reason: 'OPEN' }]);
  expect(await count()).toBe(0);
  await access.stop();
  expect(await count()).toBe(2);
  await database.close();
});

/** Calls of keys with contact data that are not logged, with the reason. */
const UNLOGGED_OF_KEYS: Readonly<Record<string, string>> = {
  'GET /v1/orders/by-token/:token': 'an order that the key placed, with the data that it sent',
  'GET /v1/seller/payouts': 'the bank account of the seller itself, masked',
  'POST /v1/cart/quote': 'a cart, whose contents are a weight or volume',
  'POST /v1/orders': 'an order that the key places, with the data that it sends',
  'POST /v1/orders/pay': 'an order that the key placed, with the data that it sent',
};

/** Paths for staff with contact data that are not logged, with the reason. */
const UNLOGGED: Readonly<Record<string, string>> = {
  'GET /v1/admin/homepages-name/:name/versions/:number': 'the content of the home page, without people',
  'GET /v1/admin/newsletter': 'a list',
  'GET /v1/admin/orders': 'a list; each order is logged when it is opened',
  'GET /v1/admin/orders/queue': 'a list; orders are claimed to be called',
  'GET /v1/admin/parcels': 'a list',
  'GET /v1/admin/payouts/:id/rows': 'bank accounts are masked',
  'GET /v1/admin/payouts/payable': 'bank accounts are masked',
  'GET /v1/admin/refunds': 'a list',
  'GET /v1/admin/returns': 'a list',
  'GET /v1/admin/users': 'a list',
  'GET /v1/admin/tickets': 'a list',
  'GET /v1/admin/products/:id/manage': 'a product, whose contents are a weight or volume',
  'GET /v1/admin/products/manage': 'a list of products',
  'GET /v1/admin/sellers': 'a list',
  'GET /v1/admin/sellers/:id/statement/file': 'amounts and sub-orders, without people',
  'GET /v1/admin/staff': 'colleagues, for owners',
  'GET /v1/admin/webhook-subscriptions': 'a list of partners, for owners',
  'GET /v1/admin/webhook-subscriptions/:id': 'a partner, for owners',
};

/** Names of fields with contact data or bank accounts. */
const PERSONAL = /^(?:phone|email|contactPhone|contactEmail|secondPhone|rib|content)$/;

/** Names of all fields of a schema. */
function fieldsOf(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const entry of value) fieldsOf(entry, found);
  else if (value !== null && typeof value === 'object')
    for (const [key, entry] of Object.entries(value)) {
      if (key === 'properties') for (const name of Object.keys(entry as object)) found.add(name);
      fieldsOf(entry, found);
    }
  return found;
}

it('is declared by every call that gives keys the contact data of others', () => {
  const paths = routes
    .filter(({ method, path, response, readsOfKey }) => {
      const fields = [...fieldsOf(z.toJSONSchema(response, { io: 'input', unrepresentable: 'any' }))];
      return (
        CALL_NEEDS.has(`${method} ${path}`) &&
        // Of the key itself.
        !path.startsWith('/v1/admin/webhook-subscriptions') &&
        readsOfKey === undefined &&
        fields.some((name) => PERSONAL.test(name))
      );
    })
    .map(({ method, path }) => `${method} ${path}`);
  expect(paths.sort()).toEqual(Object.keys(UNLOGGED_OF_KEYS).sort());
});

it('is declared by every path that gives staff the contact data of others', () => {
  const paths = routes
    .filter(({ method, path, response, reads }) => {
      const rule = PERMISSIONS[`${method} ${path}`];
      const isForStaff = typeof rule === 'object' || rule === 'self-or-admin';
      const fields = [...fieldsOf(z.toJSONSchema(response, { io: 'input', unrepresentable: 'any' }))];
      return (
        method === 'GET' && isForStaff && reads === undefined && fields.some((name) => PERSONAL.test(name))
      );
    })
    .map(({ method, path }) => `${method} ${path}`);
  expect(paths.sort()).toEqual(Object.keys(UNLOGGED).sort());
});
