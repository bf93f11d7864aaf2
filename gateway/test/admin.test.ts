/** What admins do with orders, webhooks and ledgers, through the schema. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
import { TEST_ADDRESS } from '../origin/testing/orders.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { openLiveShop } from './live-shop.ts';
import type { Browser, LiveShop } from './live-shop.ts';

const ORDERS = `query ($filter: AdminOrderFilter, $first: Int, $after: String) {
  adminOrders(filter: $filter, first: $first, after: $after) {
    totalCount nodes { id number contactName } pageInfo { hasNextPage endCursor }
  }
}`;
const ORDER = 'query ($id: ID!) { adminOrder(id: $id) { number contactPhone subOrders { state } } }';
const MOVE = `mutation ($input: OrderTransitionInput!) {
  orderTransition(input: $input) { order { state subOrders { state trackingNumber paymentState } } userErrors { field code } }
}`;
const PAY = `mutation ($input: OrderPaymentTransitionInput!) {
  orderPaymentTransition(input: $input) { order { paymentState } userErrors { field code } }
}`;
const LEDGER = `query ($sellerId: ID!) {
  sellerLedger(sellerId: $sellerId) { balance { amount } totalCount nodes { kind amount { amount } subOrderNumber } }
}`;
const LETTERS = `{ webhookDeadLetters { totalCount nodes { id channel eventType subject tries failure heldBack } } }`;
const RESEND = `mutation ($input: WebhookDeadLettersInput!) { webhookResend(input: $input) { ids userErrors { code } } }`;
const DISCARD = `mutation ($input: WebhookDeadLettersInput!) { webhookDiscard(input: $input) { ids userErrors { code } } }`;

let shop: LiveShop;
let owner: Browser;
let readOnly: Browser;
let member: Browser;
let seller: string;
let otherSeller: string;
let product: string;

async function person(role: 'Owner' | 'ReadOnly' | null, n: number): Promise<Browser> {
  const browser = shop.browser(`41.9.${n}.1`);
  const email = `admin${n}@example.tn`;
  await browser.ask(
    'mutation ($input: AccountRegisterInput!) { accountRegister(input: $input) { userErrors { code } } }',
    {
      input: { firstName: 'Amel', lastName: 'B', phone: `98 70000${n}`, email, password: 'a long password' },
    },
  );
  if (role !== null)
    await shop.database.db
      .updateTable('users')
      .set({ roles: ['Admin'], is_admin: true, admin_role: role })
      .where('email', '=', email)
      .execute();
  return browser;
}

beforeAll(async () => {
  shop = await openLiveShop();
  const { db } = shop.database;
  const category = await addCategory(db, 'Maison');
  const ali = await addSeller(db, 'Chez Ali', { commission_rate_bp: 1_000 });
  const mouna = await addSeller(db, 'Mouna');
  [seller, otherSeller] = [toGlobalId('Seller', ali.id), toGlobalId('Seller', mouna.id)];
  const [id = 0] = await addProducts(db, [
    { name: 'Tapis', seller_id: ali.id, category, price: 100_000, stock: 50 },
  ]);
  product = toGlobalId('Product', id);
  shop.origin.context.directory.drop();
  owner = await person('Owner', 1);
  readOnly = await person('ReadOnly', 2);
  member = await person(null, 3);
});
afterAll(() => shop.close());

interface Placed {
  id: string;
  number: string;
  part: string;
}
let keys = 0;
async function place(more: Record<string, unknown> = {}): Promise<Placed> {
  keys += 1;
  const { data, errors } = await shop
    .browser(`41.10.${keys}.1`)
    .ask(
      `mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { order { id number subOrders { id } } differences { code } userErrors { field code } } }`,
      {
        input: {
          lines: [{ productId: product, quantity: 1, unitPrice: '100' }],
          contactName: 'Amel Ben Salah',
          contactPhone: '98 123 456',
          address: TEST_ADDRESS,
          paymentMethod: 'CASH_ON_DELIVERY',
          expectedTotal: '100',
          idempotencyKey: `admin-key-${keys}`,
          ...more,
        },
      },
    );
  expect(errors).toBeUndefined();
  const { order } = (
    data as unknown as { orderPlace: { order: { id: string; number: string; subOrders: { id: string }[] } } }
  ).orderPlace;
  return { id: order.id, number: order.number, part: order.subOrders[0]?.id ?? '' };
}
const find = async (filter: Record<string, unknown>): Promise<string[]> => {
  const { data, errors } = await owner.ask(ORDERS, { filter });
  expect(errors).toBeUndefined();
  return (data as unknown as { adminOrders: { nodes: { number: string }[] } }).adminOrders.nodes.map(
    ({ number }) => number,
  );
};

describe('orders, for admins', () => {
  it('are found by what an admin has in hand', async () => {
    const first = await place();
    const second = await place({
      contactName: 'Sami 100%_Trabelsi',
      contactPhone: '97 765 432',
      contactEmail: 'Sami@example.tn',
    });
    expect(await find({ search: first.number })).toEqual([first.number]);
    expect((await find({ search: first.number.slice(0, 6).toLowerCase() })).toSorted()).toEqual(
      [first.number, second.number].toSorted(),
    );
    expect(await find({ search: '97 765 432' })).toEqual([second.number]);
    expect(await find({ search: 'sami@EXAMPLE.tn' })).toEqual([second.number]);
    expect(await find({ search: 'trabelsi' })).toEqual([second.number]);
    expect(await find({ search: '%_' })).toEqual([second.number]);
    expect(await find({ search: 'personne' })).toEqual([]);
    expect(await find({ sellerId: otherSeller })).toEqual([]);
    expect(
      await find({ sellerId: seller, paymentState: 'DUE', state: 'AWAITING_CONFIRMATION' }),
    ).toHaveLength(2);
    expect(await find({ paymentState: 'PAID' })).toEqual([]);
    expect(await find({ until: '2020-01-01T00:00:00Z' })).toEqual([]);
    expect(await find({ from: '2020-01-01T00:00:00Z' })).toHaveLength(2);
    const { data } = await owner.ask(ORDERS, { first: 1 });
    const page = data as unknown as {
      adminOrders: { pageInfo: { hasNextPage: boolean; endCursor: string } };
    };
    expect(page.adminOrders).toMatchObject({ totalCount: 2, nodes: [{ number: second.number }] });
    const next = await owner.ask(ORDERS, { first: 1, after: page.adminOrders.pageInfo.endCursor });
    expect(next.data).toMatchObject({ adminOrders: { nodes: [{ number: first.number }] } });
    const wrong = await owner.ask(ORDERS, { filter: { search: 'x' } });
    expect(wrong.errors?.[0]?.extensions).toMatchObject({ argument: 'filter.search' });
  });

  it('go their way to the seller’s ledger', async () => {
    const { id: orderId, part: subOrderId } = await place();
    expect((await owner.ask(ORDER, { id: orderId })).data).toMatchObject({
      adminOrder: { contactPhone: '+21698123456', subOrders: [{ state: 'AWAITING_CONFIRMATION' }] },
    });
    for (const to of ['CONFIRMED', 'PREPARING', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED']) {
      const trackingNumber = to === 'SHIPPED' ? 'TRACK-1' : null;
      const { data } = await owner.ask(MOVE, { input: { orderId, subOrderId, to, trackingNumber } });
      expect(data).toMatchObject({ orderTransition: { order: { state: to }, userErrors: [] } });
    }
    const back = await owner.ask(MOVE, { input: { orderId, subOrderId, to: 'CONFIRMED' } });
    expect(back.data).toEqual({
      orderTransition: { order: null, userErrors: [{ field: [], code: 'CONFLICT' }] },
    });
    expect((await owner.ask(LEDGER, { sellerId: seller })).data).toMatchObject({
      sellerLedger: { totalCount: 0 },
    });
    for (const to of ['REMITTED', 'RECONCILED']) {
      const { data } = await owner.ask(PAY, { input: { orderId, subOrderId, to } });
      expect(data).toMatchObject({ orderPaymentTransition: { order: { paymentState: to }, userErrors: [] } });
    }
    const paid = await owner.ask(PAY, { input: { orderId, subOrderId, to: 'PAID' } });
    expect(paid.data).toMatchObject({
      orderPaymentTransition: { userErrors: [{ field: ['to'], code: 'INVALID' }] },
    });
    const { data } = await owner.ask(LEDGER, { sellerId: seller });
    expect(data).toMatchObject({ sellerLedger: { totalCount: 3, balance: { amount: '90.000' } } });
  });

  it('can be moved by admins of orders only, and seen by admins only', async () => {
    const { id: orderId, part: subOrderId } = await place();
    const input = { orderId, subOrderId, to: 'CONFIRMED' };
    const codes = async (browser: Browser) =>
      Promise.all(
        [browser.ask(MOVE, { input }), browser.ask(ORDER, { id: orderId }), browser.ask(LETTERS)].map(
          async (answer) => (await answer).errors?.[0]?.extensions['code'],
        ),
      );
    expect(await codes(readOnly)).toEqual(['FORBIDDEN', undefined, undefined]);
    expect(await codes(member)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
    expect(await codes(shop.browser())).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED', 'UNAUTHENTICATED']);
  });
});

describe('dead letters', () => {
  it('are seen, sent again and discarded', async () => {
    const { db } = shop.database;
    const ids = await db
      .insertInto('webhook_deliveries')
      .values(
        ['CMD-1', 'CMD-2'].map((subject, index) => ({
          channel: 'orders' as const,
          event_id: index + 1,
          type: 'order.created',
          subject,
          data: '{}',
          occurred_at: new Date(),
          tries: 14,
          lease: null,
          failure: 'HTTP 500',
          dead_at: new Date(),
        })),
      )
      .returning('id')
      .execute();
    const [first = '', second = ''] = ids.map(({ id }) => toGlobalId('WebhookDeadLetter', id));
    const letter = {
      channel: 'orders',
      eventType: 'order.created',
      tries: 14,
      failure: 'HTTP 500',
      heldBack: 0,
    };
    expect((await owner.ask(LETTERS)).data).toEqual({
      webhookDeadLetters: {
        totalCount: 2,
        nodes: [
          { ...letter, id: second, subject: 'CMD-2' },
          { ...letter, id: first, subject: 'CMD-1' },
        ],
      },
    });
    expect((await owner.ask(RESEND, { input: { ids: [first] } })).data).toEqual({
      webhookResend: { ids: [first], userErrors: [] },
    });
    expect((await owner.ask(DISCARD, { input: { ids: [first, second] } })).data).toEqual({
      webhookDiscard: { ids: [second], userErrors: [] },
    });
    expect((await owner.ask(LETTERS)).data).toMatchObject({ webhookDeadLetters: { totalCount: 0 } });
  });
});
