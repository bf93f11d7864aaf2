/** Returns for admins, through the schema. */
import { afterAll, beforeAll, expect, it } from 'vitest';
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
const INSPECT = `mutation ($input: ReturnInspectInput!) { returnInspect(input: $input) { order { state } userErrors { field code } } }`;

let shop: LiveShop;
let owner: Browser;
let member: Browser;
let product: string;

beforeAll(async () => {
  shop = await openLiveShop();
  const { db } = shop.database;
  const { id: seller } = await addSeller(db, 'Chez Ali');
  const [id = 0] = await addProducts(db, [
    { name: 'Tapis', seller_id: seller, category: await addCategory(db, 'Maison'), price: 100_000, stock: 9 },
  ]);
  product = toGlobalId('Product', id);
  shop.origin.context.directory.drop();
  owner = await signUp(shop, 'Owner');
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
  expect((await owner.ask(INSPECT, { input })).data).toEqual({
    returnInspect: { order: { state: 'RETURNED' }, userErrors: [] },
  });
  expect((await owner.ask(QUOTE, { id: found?.id, accepted })).data).toMatchObject({
    adminReturn: { lines: [{ acceptedQuantity: 1 }], quote: null },
  });
  expect((await owner.ask(RETURNS, { isInspected: false })).data).toMatchObject({
    adminReturns: { total: { value: 0 } },
  });
  const node = await owner.ask('query ($id: ID!) { node(id: $id) { ... on AdminReturn { id } } }', {
    id: found?.id,
  });
  expect(node.data).toEqual({ node: { id: found?.id } });
  expect((await member.ask(RETURNS)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
});
