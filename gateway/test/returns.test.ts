/** Returns for admins, through the schema. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../origin/base/sql.ts';
import { addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { openLiveShop } from './live-shop.ts';
import type { Browser, LiveShop } from './live-shop.ts';
import { orderInput } from './order-input.ts';
import { signUp } from './people.ts';

const RETURNS = `query ($isInspected: Boolean, $search: String) {
  adminReturns(isInspected: $isInspected, search: $search) {
    total { value isExact }
    nodes { id inspectedAt order { id number } subOrder { id } lines { quantity reason line { id } } }
  }
}`;
const QUOTE = `query ($id: ID!, $accepted: [InspectedLineInput!]!) {
  adminReturn(id: $id) {
    inspectedAt lines { acceptedQuantity } quote(accepted: $accepted) { refund { amount } sellerCharge { amount } }
  }
}`;
const PHOTOS = 'query ($id: ID!) { adminReturn(id: $id) { photos { url name type bytes } } }';
const INSPECT = `mutation ($input: ReturnInspectInput!) { returnInspect(input: $input) { order { state } userErrors { field code } } }`;

let shop: LiveShop;
let owner: Browser;
let catalogue: Browser;
let member: Browser;
let product: string;
let second: string;

beforeAll(async () => {
  shop = await openLiveShop();
  const { db } = shop.database;
  const { id: seller } = await addSeller(db, 'Chez Ali');
  const category = await addCategory(db, 'Maison');
  const [id = 0, otherId = 0] = await addProducts(db, [
    { name: 'Tapis', seller_id: seller, category, price: 100_000, stock: 9 },
    { name: 'Coussin', seller_id: seller, category, price: 20_000, stock: 9 },
  ]);
  product = toGlobalId('Product', id);
  second = toGlobalId('Product', otherId);
  shop.origin.context.directory.drop();
  owner = await signUp(shop, 'Owner');
  catalogue = await signUp(shop, 'Catalogue');
  member = await signUp(shop);
});
afterAll(() => shop.close());

interface Found {
  adminReturns: {
    nodes: {
      id: string;
      order: { id: string; number: string };
      subOrder: { id: string };
      lines: { line: { id: string } }[];
    }[];
  };
}

it('are listed, quoted and inspected', async () => {
  const { data } = await shop
    .browser('41.11.1.1')
    .ask(
      'mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { token order { subOrders { id lines { id } } } } }',
      { input: orderInput(product, 100_000) },
    );
  const { token, order } = (
    data as unknown as {
      orderPlace: { token: string; order: { subOrders: [{ id: string; lines: [{ id: string }] }] } };
    }
  ).orderPlace;
  const [{ id: subOrderId, lines }] = order.subOrders;
  await shop.database.db
    .updateTable('sub_orders')
    .set({ state: 'DELIVERED', return_until: new Date(Date.now() + 3_600_000) })
    .execute();
  const opened = await shop
    .browser('41.11.1.1')
    .ask('mutation ($input: ReturnOpenInput!) { returnOpen(input: $input) { userErrors { code } } }', {
      input: {
        subOrderId,
        token,
        lines: [{ lineId: lines[0].id, quantity: 1, reason: 'Trop petit' }],
        idempotencyKey: crypto.randomUUID(),
      },
    });
  expect(opened.data).toEqual({ returnOpen: { userErrors: [] } });
  const open = await owner.ask(RETURNS, { isInspected: false });
  expect(open.errors).toBeUndefined();
  expect(open.data).toMatchObject({
    adminReturns: {
      total: { value: 1, isExact: true },
      nodes: [{ inspectedAt: null, lines: [{ quantity: 1, reason: 'Trop petit' }] }],
    },
  });
  const [found] = (open.data as unknown as Found).adminReturns.nodes;
  const accepted = [{ lineId: found?.lines[0]?.line.id, quantity: 1 }];
  expect((await owner.ask(RETURNS, { search: found?.order.number })).data).toMatchObject({
    adminReturns: { total: { value: 1 } },
  });
  expect((await owner.ask(RETURNS, { search: 'x' })).errors?.[0]?.extensions).toMatchObject({
    argument: 'search',
  });
  expect((await owner.ask(QUOTE, { id: found?.id, accepted })).data).toMatchObject({
    adminReturn: { quote: { refund: { amount: '100.000' }, sellerCharge: { amount: '0.000' } } },
  });
  const input = {
    orderId: found?.order.id,
    subOrderId: found?.subOrder.id,
    accepted,
    idempotencyKey: crypto.randomUUID(),
  };
  const photo = 'a1'.repeat(16);
  await run(
    shop.database.db,
    `insert into private_files (key, name, type, bytes, delete_after) values ($1, 'carton.jpg', 'image/jpeg', 9, now() + interval '1 day')`,
    [photo],
  );
  const refused = await owner.ask(INSPECT, { input: { ...input, photos: ['x'] } });
  expect(refused.data).toMatchObject({
    returnInspect: { order: null, userErrors: [{ field: ['photos', '0'] }] },
  });
  expect((await owner.ask(INSPECT, { input: { ...input, photos: [photo] } })).data).toEqual({
    returnInspect: { order: { state: 'RETURNED' }, userErrors: [] },
  });
  expect((await owner.ask(QUOTE, { id: found?.id, accepted })).data).toMatchObject({
    adminReturn: { lines: [{ acceptedQuantity: 1 }], quote: null },
  });
  expect((await owner.ask(PHOTOS, { id: found?.id })).data).toEqual({
    adminReturn: {
      photos: [{ url: `/files/${photo}`, name: 'carton.jpg', type: 'image/jpeg', bytes: 9 }],
    },
  });
  expect((await catalogue.ask(PHOTOS, { id: found?.id })).data).toEqual({ adminReturn: { photos: null } });
  expect((await owner.ask(RETURNS, { isInspected: false })).data).toMatchObject({
    adminReturns: { total: { value: 0 } },
  });
  const node = await owner.ask('query ($id: ID!) { node(id: $id) { ... on AdminReturn { id } } }', {
    id: found?.id,
  });
  expect(node.data).toEqual({ node: { id: found?.id } });
  expect((await member.ask(RETURNS)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
});

it('of several lines are opened by staff, each with its pieces and its reason', async () => {
  const { db } = shop.database;
  const placed = await shop
    .browser('41.11.1.2')
    .ask(
      'mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { order { id subOrders { id lines { id } } } } }',
      {
        input: {
          ...orderInput(product, 100_000),
          lines: [
            { productId: product, quantity: 2, unitPrice: '100.000' },
            { productId: second, quantity: 1, unitPrice: '20.000' },
          ],
          expectedTotal: '220.000',
        },
      },
    );
  const { order } = (
    placed.data as unknown as {
      orderPlace: { order: { id: string; subOrders: [{ id: string; lines: { id: string }[] }] } };
    }
  ).orderPlace;
  const [{ id: subOrderId, lines }] = order.subOrders;
  await db
    .updateTable('sub_orders')
    .set({ state: 'DELIVERED', return_until: new Date(Date.now() + 3_600_000) })
    .where('state', '<>', 'RETURNED')
    .execute();
  const open = async (given: readonly { lineId: string | undefined; quantity: number; reason: string }[]) =>
    (
      await owner.ask(
        `mutation ($input: StaffReturnOpenInput!) { staffReturnOpen(input: $input) {
          order { subOrders { state returns { lines { quantity reason } } } } userErrors { field code } } }`,
        { input: { orderId: order.id, subOrderId, lines: given, idempotencyKey: crypto.randomUUID() } },
      )
    ).data;
  const first = { lineId: lines[0]?.id, quantity: 2, reason: 'Trop petit' };
  const other = { lineId: lines[1]?.id, quantity: 1, reason: 'Abîmé' };
  expect(await open([first, { ...other, quantity: 2 }])).toMatchObject({
    staffReturnOpen: { order: null, userErrors: [{ field: ['lines', '1', 'quantity'] }] },
  });
  expect(await open([first, first])).toMatchObject({
    staffReturnOpen: { order: null, userErrors: [{ field: ['lines', '1', 'lineId'] }] },
  });
  expect(await open([first, other])).toEqual({
    staffReturnOpen: {
      order: {
        subOrders: [
          {
            state: 'RETURN_OPEN',
            returns: [
              {
                lines: [
                  { quantity: 2, reason: 'Trop petit' },
                  { quantity: 1, reason: 'Abîmé' },
                ],
              },
            ],
          },
        ],
      },
      userErrors: [],
    },
  });
});
