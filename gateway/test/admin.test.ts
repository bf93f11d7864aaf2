/** What admins do with orders, webhooks and ledgers, through the schema. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCarrierSimulator } from '../origin/api/delivery/simulator.ts';
import { sweepShipments } from '../origin/api/delivery/sweep.ts';
import { addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { openLiveShop } from './live-shop.ts';
import type { Browser, LiveShop } from './live-shop.ts';
import { orderInput } from './order-input.ts';
import { signUp } from './people.ts';

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
  orderPaymentTransition(input: $input) { order { paymentState subOrders { refunded { amount } } } userErrors { field code } }
}`;
const REFUNDS = `query ($reason: RefundReason) {
  adminRefunds(reason: $reason) {
    totalCount nodes { id reason amount { amount } provider paidAt order { number } subOrder { id } }
  }
}`;
const NOTE = `mutation ($input: RefundNoteInput!) {
  refundNote(input: $input) { order { subOrders { refunded { amount } refundDue { amount } } } userErrors { field code } }
}`;
const PARTS = 'query ($id: ID!) { adminOrder(id: $id) { subOrders { id } } }';
const LABEL = `query ($id: ID!) {
  adminShipmentLabel(subOrderId: $id) { trackingNumber contentType content }
}`;
const PAYOUT = `
  mutation ($input: SellerPayoutNoteInput!) {
    sellerPayoutNote(input: $input) {
      ledger {
        balance {
          amount
        }
        nodes {
          kind
          amount {
            amount
          }
          reference
        }
      }
      userErrors {
        field
        code
      }
    }
  }
`;
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
  owner = await signUp(shop, 'Owner');
  readOnly = await signUp(shop, 'ReadOnly');
  member = await signUp(shop);
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
      { input: orderInput(product, 100_000, more) },
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
      const { data } = await owner.ask(MOVE, {
        input: { orderId, subOrderId, to, trackingNumber, idempotencyKey: crypto.randomUUID() },
      });
      expect(data).toMatchObject({ orderTransition: { order: { state: to }, userErrors: [] } });
    }
    const back = await owner.ask(MOVE, {
      input: { orderId, subOrderId, to: 'CONFIRMED', idempotencyKey: crypto.randomUUID() },
    });
    expect(back.data).toEqual({
      orderTransition: { order: null, userErrors: [{ field: [], code: 'CONFLICT' }] },
    });
    expect((await owner.ask(LEDGER, { sellerId: seller })).data).toMatchObject({
      sellerLedger: { totalCount: 0 },
    });
    for (const to of ['REMITTED', 'RECONCILED']) {
      const { data } = await owner.ask(PAY, {
        input: { orderId, subOrderId, to, idempotencyKey: crypto.randomUUID() },
      });
      expect(data).toMatchObject({ orderPaymentTransition: { order: { paymentState: to }, userErrors: [] } });
    }
    const paid = await owner.ask(PAY, {
      input: { orderId, subOrderId, to: 'PAID', idempotencyKey: crypto.randomUUID() },
    });
    expect(paid.data).toMatchObject({
      orderPaymentTransition: { userErrors: [{ field: ['to'], code: 'INVALID' }] },
    });
    const refund = { orderId, subOrderId, to: 'PARTIALLY_REFUNDED', note: 'Geste commercial' };
    for (const [amount, refunded] of [
      ['10', '10.000'],
      ['0.5', '10.500'],
    ])
      expect(
        (await owner.ask(PAY, { input: { ...refund, amount, idempotencyKey: crypto.randomUUID() } })).data,
      ).toMatchObject({
        orderPaymentTransition: {
          order: { subOrders: [{ refunded: { amount: refunded } }] },
          userErrors: [],
        },
      });
    expect(
      (await owner.ask(PAY, { input: { ...refund, amount: '999', idempotencyKey: crypto.randomUUID() } }))
        .data,
    ).toMatchObject({
      orderPaymentTransition: { order: null, userErrors: [{ field: ['amount'], code: 'INVALID' }] },
    });
    const { data } = await owner.ask(LEDGER, { sellerId: seller });
    expect(data).toMatchObject({ sellerLedger: { totalCount: 3, balance: { amount: '90.000' } } });
    const payout = (amount: string) =>
      owner.ask(PAYOUT, {
        input: { sellerId: seller, amount, reference: 'VIR 2026-11', idempotencyKey: crypto.randomUUID() },
      });
    expect((await payout('90.5')).data).toEqual({
      sellerPayoutNote: { ledger: null, userErrors: [{ field: ['amount'], code: 'INVALID' }] },
    });
    expect((await payout('40')).data).toEqual({
      sellerPayoutNote: {
        ledger: {
          balance: { amount: '50.000' },
          nodes: [
            { kind: 'PAYOUT', amount: { amount: '-40.000' }, reference: 'VIR 2026-11' },
            ...['DELIVERY_SHARE', 'COMMISSION', 'SALE'].map((kind) => expect.objectContaining({ kind })),
          ],
        },
        userErrors: [],
      },
    });
  });

  it('show the parcel and its label to admins alone', async () => {
    const { id, number } = await place();
    const { context } = shop.origin;
    const carrier = createCarrierSimulator(shop.database.db);
    Object.assign(context, { carrier });
    const parts = (await owner.ask(PARTS, { id })).data as unknown as {
      adminOrder: { subOrders: [{ id: string }] };
    };
    const part = { id: parts.adminOrder.subOrders[0].id };
    const label = async () =>
      (
        (await owner.ask(LABEL, part)).data as unknown as {
          adminShipmentLabel: Record<string, string> | null;
        }
      ).adminShipmentLabel;
    expect(await label()).toBeNull();
    await shop.database.db
      .updateTable('sub_orders')
      .set({ state: 'PREPARING' })
      .where('order_id', 'in', (q) => q.selectFrom('orders').select('id').where('number', '=', number))
      .execute();
    await sweepShipments(context, carrier);
    const found = await label();
    expect(found).toMatchObject({
      trackingNumber: expect.stringMatching(/^SIM/) as string,
      contentType: 'text/html',
    });
    expect(Buffer.from(found?.['content'] ?? '', 'base64').toString('utf8')).toContain(`${number}/1`);
    Object.assign(context, { carrier: undefined });
    expect(await label()).toBeNull();
    const { errors } = await member.ask(LABEL, part);
    expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  it('are given back what is due, from a list of it', async () => {
    const { number, part: subOrderId } = await place();
    await shop.database.db
      .updateTable('sub_orders')
      .set({ state: 'RETURNED', payment_state: 'RECONCILED', refund_due: 100_000 })
      .where('order_id', 'in', (q) => q.selectFrom('orders').select('id').where('number', '=', number))
      .execute();
    const { data } = await owner.ask(REFUNDS, { reason: 'RETURNED' });
    expect(data).toMatchObject({
      adminRefunds: {
        totalCount: 1,
        nodes: [
          {
            reason: 'RETURNED',
            amount: { amount: '100.000' },
            provider: null,
            paidAt: null,
            order: { number },
            subOrder: { id: subOrderId },
          },
        ],
      },
    });
    const { id } = (data as unknown as { adminRefunds: { nodes: [{ id: string }] } }).adminRefunds.nodes[0];
    const note = async (input: Record<string, unknown>) =>
      (await owner.ask(NOTE, { input: { id, idempotencyKey: crypto.randomUUID(), ...input } })).data;
    expect(await note({ amount: '100.001' })).toMatchObject({
      refundNote: { order: null, userErrors: [{ field: ['amount'], code: 'INVALID' }] },
    });
    expect(await note({ amount: '40', note: 'En espèces' })).toMatchObject({
      refundNote: {
        order: { subOrders: [{ refunded: { amount: '40.000' }, refundDue: { amount: '60.000' } }] },
      },
    });
    await note({});
    expect(await note({})).toMatchObject({ refundNote: { userErrors: [{ code: 'CONFLICT' }] } });
    expect((await owner.ask(REFUNDS)).data).toMatchObject({ adminRefunds: { totalCount: 0 } });
    expect(
      (await readOnly.ask(NOTE, { input: { id, idempotencyKey: crypto.randomUUID() } })).errors?.[0]
        ?.extensions['code'],
    ).toBe('FORBIDDEN');
  });

  it('can be moved by admins of orders only, and seen by admins only', async () => {
    const { id: orderId, part: subOrderId } = await place();
    const input = { orderId, subOrderId, to: 'CONFIRMED', idempotencyKey: crypto.randomUUID() };
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
