/** Orders, webhooks and ledgers for admins, through the schema. */
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
const ORDER = 'query ($id: ID!) { adminOrder(by: { id: $id }) { number contactPhone subOrders { state } } }';
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
const PARTS = 'query ($id: ID!) { adminOrder(by: { id: $id }) { subOrders { id } } }';
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
  it('are found by number, telephone, mail address or name', async () => {
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

  it('are opened by their number as well as by their id', async () => {
    const { id, number } = await place();
    const OLD = 'query ($id: ID, $number: String) { adminOrder(id: $id, number: $number) { id number } }';
    const NOW = 'query ($by: AdminOrderBy) { adminOrder(by: $by) { id number } }';
    for (const named of [{ id }, { number }, { number: number.toLowerCase() }]) {
      expect((await owner.ask(NOW, { by: named })).data).toEqual({ adminOrder: { id, number } });
      expect((await owner.ask(OLD, named)).data).toEqual({ adminOrder: { id, number } });
    }
    const unknown = await owner.ask(NOW, { by: { number: 'CMD-26-999999-9' } });
    expect(unknown.data).toEqual({ adminOrder: null });
    for (const [document, named, argument] of [
      [NOW, {}, 'by'],
      [NOW, { by: { number: 'CMD' } }, 'by.number'],
      [NOW, { by: { id: 'x' } }, 'by.id'],
      [OLD, { id, number }, 'number'],
      [OLD, { number: 'CMD' }, 'number'],
    ] as const)
      expect((await owner.ask(document, named)).errors?.[0]?.extensions).toMatchObject({ argument });
    // The schema lets only one through.
    expect((await owner.ask(NOW, { by: { id, number } })).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });

  it('follow their transitions to the seller’s ledger', async () => {
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

  it('show the parcel and its label to admins only', async () => {
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

  it('have a list of refunds due, from which refunds are recorded', async () => {
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

  it('can be changed by admins of orders only, and read by admins only', async () => {
    const { id: orderId, part: subOrderId } = await place();
    const input = { orderId, subOrderId, to: 'CONFIRMED', idempotencyKey: crypto.randomUUID() };
    const codes = async (browser: Browser) =>
      Promise.all(
        [browser.ask(MOVE, { input }), browser.ask(ORDER, { id: orderId }), browser.ask(LETTERS)].map(
          async (answer) => (await answer).errors?.[0]?.extensions['code'],
        ),
      );
    expect(await codes(readOnly)).toEqual(['FORBIDDEN', undefined, undefined]);
    // Admins learn what they lack and whom to ask; others nothing of either.
    const refusals = await Promise.all(
      [readOnly, member].map(async (browser) => (await browser.ask(MOVE, { input })).errors?.[0]?.extensions),
    );
    expect(refusals).toEqual([
      {
        code: 'FORBIDDEN',
        capability: 'orders',
        owners: expect.arrayContaining([expect.stringMatching(/\S/)]) as string[],
      },
      { code: 'FORBIDDEN' },
    ]);
    expect(await codes(member)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
    expect(await codes(shop.browser())).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED', 'UNAUTHENTICATED']);
  });
});

describe('dead letters', () => {
  it('are listed, retried and discarded', async () => {
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
    const DELIVERIES = `query ($withBody: Boolean!) { webhookDeliveries(filter: { state: DEAD, channel: ORDERS, subject: "CMD-2" }) {
      totalCount nodes { reference state subject eventType tries nextTryAt body @include(if: $withBody) } } }`;
    const seen = {
      reference: second,
      state: 'DEAD',
      subject: 'CMD-2',
      eventType: 'order.created',
      tries: 14,
      nextTryAt: null,
    };
    expect((await owner.ask(DELIVERIES, { withBody: true })).data).toEqual({
      webhookDeliveries: { totalCount: 1, nodes: [{ ...seen, body: '{}' }] },
    });
    expect((await readOnly.ask(DELIVERIES, { withBody: false })).data).toEqual({
      webhookDeliveries: { totalCount: 1, nodes: [seen] },
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

describe('facts for staff', () => {
  it('come with orders and a timeline, which buyers do not get', async () => {
    const { number } = await place();
    const { data, errors } = await readOnly.ask(`{
      adminOrders(
        first: 1
        filter: { states: [AWAITING_CONFIRMATION, CONFIRMED], minTotal: "1.000", regionNumber: 4, paymentMethod: CASH_ON_DELIVERY }
        sort: { field: PLACED }
      ) {
        total { value isExact }
        nodes {
          id number
          desk {
            version attempts isLate proposesCancelling nextContactAt stateSince claim { name }
            risk { otherOrders refusals sameDayOrders basketRatio isBasketLarge }
            timeline(first: 5, kinds: [STATE]) { totalCount nodes { kind actor state subOrderNumber } }
          }
        }
      }
    }`);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      adminOrders: {
        total: { isExact: true },
        nodes: [
          {
            number,
            desk: {
              version: 1,
              attempts: 0,
              isLate: false,
              claim: null,
              timeline: {
                totalCount: 1,
                nodes: [{ kind: 'STATE', actor: 'BUYER', state: 'AWAITING_CONFIRMATION' }],
              },
            },
          },
        ],
      },
    });
    const { id } = (data as unknown as { adminOrders: { nodes: { id: string }[] } }).adminOrders.nodes[0] ?? {
      id: '',
    };
    const again = await owner.ask(
      'query ($id: ID!) { node(id: $id) { ... on Order { desk { version } } } }',
      { id },
    );
    expect(again.data).toEqual({ node: { desk: { version: 1 } } });
    const own = await member.ask(
      'mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { order { number desk { version } } } }',
      { input: orderInput(product, 100_000) },
    );
    expect(own.data).toMatchObject({ orderPlace: { order: { desk: null } } });
    const both = await owner.ask(ORDERS, { filter: { state: 'CONFIRMED', states: ['CONFIRMED'] } });
    expect(both.errors?.[0]?.extensions).toMatchObject({ argument: 'filter.states' });
  });
});

describe('the confirmation desk', () => {
  const CHANGE =
    'order { state total { amount } contactName desk { version attempts claim { isOwn } } } userErrors { field code changedBy }';
  const mutate = (who: Browser, name: string, input: object) =>
    who.ask(
      `mutation ($input: ${name.replace(/^./, (first) => first.toUpperCase())}Input!) { ${name}(input: $input) { ${CHANGE} } }`,
      { input },
    );
  const LINES = 'query ($id: ID!) { adminOrder(by: { id: $id }) { subOrders { id lines { id } } } }';

  it('claims, notes calls, amends and confirms an order', async () => {
    const { id: orderId, number } = await place({
      lines: [{ productId: product, quantity: 2, unitPrice: '100.000' }],
      expectedTotal: '200.000',
    });
    const desk = await signUp(shop, 'Orders');
    const { data: queue } = await desk.ask(
      '{ confirmationQueue(first: 100) { nodes { number } total { isExact } } }',
    );
    expect(JSON.stringify(queue)).toContain(number);
    expect((await mutate(desk, 'orderClaim', { orderId })).data).toMatchObject({
      orderClaim: { order: { desk: { claim: { isOwn: true } } }, userErrors: [] },
    });
    expect((await mutate(owner, 'orderClaim', { orderId })).data).toMatchObject({
      orderClaim: {
        order: null,
        userErrors: [{ field: ['claim'], code: 'CLAIMED_BY', changedBy: 'Amel B' }],
      },
    });
    const note = { orderId, outcome: 'NO_ANSWER', idempotencyKey: 'desk-key-1' };
    expect((await mutate(desk, 'orderContactNote', note)).data).toMatchObject({
      orderContactNote: { order: { desk: { attempts: 1, claim: null } } },
    });
    const amend = { orderId, version: 1, idempotencyKey: 'desk-key-2' };
    expect(
      (await mutate(desk, 'orderAmend', { ...amend, contact: { contactName: 'Amel Trabelsi' } })).data,
    ).toMatchObject({
      orderAmend: { order: { contactName: 'Amel Trabelsi', desk: { version: 2 } }, userErrors: [] },
    });
    expect(
      (
        await mutate(desk, 'orderAmend', {
          ...amend,
          idempotencyKey: 'desk-key-3',
          contact: { contactName: 'X' },
        })
      ).data,
    ).toMatchObject({
      orderAmend: {
        order: null,
        userErrors: [
          { code: 'STALE', field: [] },
          { code: 'CHANGED', field: ['contact', 'contactName'] },
        ],
      },
    });
    const { data } = await desk.ask(LINES, { id: orderId });
    const [part] = (
      data as unknown as { adminOrder: { subOrders: { id: string; lines: { id: string }[] }[] } }
    ).adminOrder.subOrders;
    const lines = { lines: [{ lineId: part?.lines[0]?.id, quantity: 1 }], reason: 'Une seule' };
    const quoted = await desk.ask(
      `query ($id: ID!, $lines: [AmendedLineInput!]!) {
        adminOrder(by: { id: $id }) { desk { linesQuote(lines: $lines) { total { amount } deliveryFee { amount } } } }
      }`,
      { id: orderId, lines: lines.lines },
    );
    expect(quoted.data).toMatchObject({
      adminOrder: {
        desk: { linesQuote: { total: { amount: '100.000' }, deliveryFee: { amount: '0.000' } } },
      },
    });
    expect(
      (await mutate(desk, 'orderAmend', { orderId, version: 2, idempotencyKey: 'desk-key-4', lines })).data,
    ).toMatchObject({
      orderAmend: { order: { total: { amount: '100.000' } }, userErrors: [] },
    });
    expect(
      (await mutate(desk, 'orderNote', { orderId, text: 'Bien emballer', idempotencyKey: 'desk-key-5' }))
        .data,
    ).toMatchObject({
      orderNote: { userErrors: [] },
    });
    const confirm = { orderId, idempotencyKey: 'desk-key-6' };
    expect((await mutate(desk, 'orderConfirm', confirm)).data).toMatchObject({
      orderConfirm: { order: { state: 'CONFIRMED' } },
    });
    expect(
      (await mutate(desk, 'orderConfirm', { ...confirm, idempotencyKey: 'desk-key-7' })).data,
    ).toMatchObject({
      orderConfirm: { order: null, userErrors: [{ code: 'CONFLICT' }] },
    });
    const both = await mutate(desk, 'orderAmend', { orderId, version: 3, idempotencyKey: 'desk-key-8' });
    expect(both.errors?.[0]?.extensions).toMatchObject({ argument: 'input.lines' });
  });
});

describe('scanning parcels', () => {
  const SCAN = `mutation ($input: ParcelScanInput!) {
    parcelScan(input: $input) { order { state } subOrder { number state } userErrors { field code message } }
  }`;

  it('takes the next step, and names the present state when it is refused', async () => {
    const { id: orderId, number } = await place();
    await owner.ask(
      'mutation ($input: OrderConfirmInput!) { orderConfirm(input: $input) { userErrors { code } } }',
      { input: { orderId, idempotencyKey: 'scan-key-1' } },
    );
    const input = { code: `${number}/1`, mode: 'PREPARE', idempotencyKey: 'scan-key-2' };
    expect((await owner.ask(SCAN, { input })).data).toMatchObject({
      parcelScan: { subOrder: { number: `${number}/1`, state: 'PREPARING' }, userErrors: [] },
    });
    const again = await owner.ask(SCAN, { input: { ...input, idempotencyKey: 'scan-key-3' } });
    expect(again.data).toMatchObject({
      parcelScan: { order: null, subOrder: null, userErrors: [{ field: ['code'], code: 'CONFLICT' }] },
    });
    expect(JSON.stringify(again.data)).toContain('PREPARING');
    expect((await readOnly.ask(SCAN, { input })).errors?.[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
