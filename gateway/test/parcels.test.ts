/** The list of parcels and their documents, through the schema. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { openLiveShop } from './live-shop.ts';
import type { Browser, LiveShop } from './live-shop.ts';
import { orderInput } from './order-input.ts';
import { signUp } from './people.ts';

const PARCELS = `query ($filter: AdminParcelFilter) {
  adminParcels(filter: $filter) {
    total { value isExact }
    nodes { stateSince cash { amount } order { number } subOrder { id number state } }
  }
}`;
const DOCUMENT = `query ($kind: ParcelDocumentKind!, $ids: [ID!]!) {
  adminParcelDocument(kind: $kind, subOrderIds: $ids) { contentType content leftCount }
}`;

let shop: LiveShop;
let staff: Browser;
let marketing: Browser;

beforeAll(async () => {
  shop = await openLiveShop();
  const { db } = shop.database;
  const { id: seller } = await addSeller(db, 'Chez Ali');
  const [id = 0] = await addProducts(db, [
    { name: 'Tapis', seller_id: seller, category: await addCategory(db, 'Maison'), price: 100_000, stock: 9 },
  ]);
  shop.origin.context.directory.drop();
  staff = await signUp(shop, 'Orders');
  marketing = await signUp(shop, 'Marketing');
  await shop
    .browser('41.12.1.1')
    .ask('mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { order { id } } }', {
      input: orderInput(toGlobalId('Product', id), 100_000),
    });
  await db.updateTable('sub_orders').set({ state: 'CONFIRMED' }).execute();
});
afterAll(() => shop.close());

it('lists parcels by stage and prints them for roles that read contact data', async () => {
  const { data, errors } = await staff.ask(PARCELS, { filter: { stage: 'TO_PREPARE' } });
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    adminParcels: {
      total: { value: 1, isExact: true },
      nodes: [{ cash: { amount: '100.000' }, subOrder: { state: 'CONFIRMED' } }],
    },
  });
  expect((await staff.ask(PARCELS, { filter: { stage: 'READY' } })).data).toMatchObject({
    adminParcels: { total: { value: 0 } },
  });
  expect((await marketing.ask(PARCELS)).errors).toBeUndefined();
  const [{ subOrder }] = (data as unknown as { adminParcels: { nodes: [{ subOrder: { id: string } }] } })
    .adminParcels.nodes;
  const print = (browser: Browser, kind: string) => browser.ask(DOCUMENT, { kind, ids: [subOrder.id] });
  expect((await print(staff, 'PICKING')).data).toMatchObject({
    adminParcelDocument: { contentType: 'text/html', leftCount: 0 },
  });
  expect((await print(staff, 'LABELS')).errors?.[0]?.extensions['code']).toBe('CONFLICT');
  expect((await print(marketing, 'PICKING')).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
});
