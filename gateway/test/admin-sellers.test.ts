/** Sellers in the back-office, through the schema. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCarpets } from '../origin/testing/catalogue.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';

let shop: LiveShop;
let owner: Member;
let manager: Member;
let id: string;
let publicId: string;

beforeAll(async () => {
  shop = await openLiveShop();
  const [carpet] = await addCarpets(shop.database.db, ['Chez Ali']);
  if (!carpet) throw new Error('No carpet');
  id = toGlobalId('AdminSeller', carpet.sellerId);
  publicId = toGlobalId('Seller', carpet.sellerId);
  owner = await signUp(shop, 'Owner');
  manager = await signUp(shop, 'Catalogue');
});
afterAll(() => shop.close());

const SELLER = `query ($id: ID!) { adminSeller(id: $id) {
  id name status
  profile { sellerId version nextStatuses preparationHours commissionRate region { name } application { number } }
  figures { listedProducts openOrders orders revenue { amount } balance { amount } } } }`;
const UPDATE = `mutation ($input: AdminSellerUpdateInput!) { adminSellerUpdate(input: $input) {
  seller { name profile { version description commissionRate commissionFreeUntil region { name } } }
  current { profile { version } } change { reference canUndoUntil } userErrors { field code } } }`;
const STATUS = `mutation ($input: AdminSellerStatusSetInput!) { adminSellerStatusSet(input: $input) {
  seller { status profile { version nextStatuses } } userErrors { field code } } }`;

const versionOf = async (): Promise<number> => {
  const { data } = await owner.ask('query ($id: ID!) { adminSeller(id: $id) { profile { version } } }', {
    id,
  });
  return (data as unknown as { adminSeller: { profile: { version: number } } }).adminSeller.profile.version;
};

it('is read by either of its ids, with its figures', async () => {
  const expected = {
    adminSeller: {
      id,
      name: 'Chez Ali',
      status: 'ACTIVE',
      profile: { sellerId: publicId, nextStatuses: ['SUSPENDED'], application: null },
      figures: { listedProducts: 1, openOrders: 0, orders: 0, revenue: { amount: '0.000' } },
    },
  };
  for (const given of [id, publicId])
    expect((await owner.ask(SELLER, { id: given })).data).toMatchObject(expected);
  expect((await manager.ask(SELLER, { id })).data).toMatchObject({
    adminSeller: { figures: { listedProducts: 1, revenue: null, balance: null } },
  });
  expect((await owner.ask(SELLER, { id: toGlobalId('Seller', 999_999) })).data).toEqual({
    adminSeller: null,
  });
  const wrong = await owner.ask(SELLER, { id: toGlobalId('Brand', 1) });
  expect(JSON.stringify(wrong.errors)).toContain('is not the id of a seller');
});

it('is changed by version; what cannot be cleared is named, and commissions are for owners', async () => {
  const version = await versionOf();
  const changes = { description: 'Tapis de Kairouan.', commissionRate: '9.50', regionNumber: 17 };
  expect((await owner.ask(UPDATE, { input: { id, version, changes } })).data).toMatchObject({
    adminSellerUpdate: {
      seller: {
        profile: { version: version + 1, description: 'Tapis de Kairouan.', commissionRate: '9.50' },
      },
      change: { canUndoUntil: expect.any(String) },
      userErrors: [],
    },
  });
  expect(
    (await owner.ask(UPDATE, { input: { id, version, changes: { description: 'Autre' } } })).data,
  ).toMatchObject({
    adminSellerUpdate: {
      seller: null,
      current: { profile: { version: version + 1 } },
      userErrors: [
        { code: 'STALE' },
        { field: ['commissionRate'], code: 'CHANGED' },
        { field: ['description'], code: 'CHANGED' },
        { field: ['regionNumber'], code: 'CHANGED' },
      ],
    },
  });
  const cleared = await owner.ask(UPDATE, { input: { id, version: version + 1, changes: { name: null } } });
  expect(cleared.errors?.[0]?.extensions).toMatchObject({ argument: 'input.changes.name' });
  const refused = await manager.ask(UPDATE, {
    input: { id, version: version + 1, changes: { commissionRate: '1.00' } },
  });
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
});

it('is suspended, and sells again; what its status does not allow is a conflict', async () => {
  const version = await versionOf();
  expect((await manager.ask(STATUS, { input: { id, version, to: 'SUSPENDED' } })).data).toMatchObject({
    adminSellerStatusSet: {
      seller: { status: 'SUSPENDED', profile: { nextStatuses: ['ACTIVE', 'CLOSED'] } },
      userErrors: [],
    },
  });
  const again = { input: { id, version: version + 1, to: 'IN_REVIEW' } };
  expect((await manager.ask(STATUS, again)).data).toMatchObject({
    adminSellerStatusSet: { seller: null, userErrors: [{ code: 'CONFLICT' }] },
  });
  expect(
    (await manager.ask(STATUS, { input: { id, version: version + 1, to: 'ACTIVE' } })).data,
  ).toMatchObject({
    adminSellerStatusSet: { seller: { status: 'ACTIVE' } },
  });
});

it('is listed by what was typed', async () => {
  const list = async (filter: object) =>
    (
      await owner.ask(
        'query ($filter: AdminSellerFilter) { adminSellers(filter: $filter) { nodes { name figures { orders } } } }',
        { filter },
      )
    ).data;
  expect(await list({ search: 'ali' })).toEqual({
    adminSellers: { nodes: [{ name: 'Chez Ali', figures: { orders: 0 } }] },
  });
  expect(await list({ search: 'nobody' })).toEqual({ adminSellers: { nodes: [] } });
});
