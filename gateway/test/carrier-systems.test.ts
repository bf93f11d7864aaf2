/** Systems of delivery companies: their parcels, scans and cash, and nothing of other carriers, through the real REST API. */
import { isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_KEY_SCOPES, scopeRefusal } from '../contract/rules/api-keys.ts';
import { reconcileMatches } from '../origin/api/cash/reconcile.ts';
import { sweepShipments } from '../origin/api/delivery/sweep.ts';
import { changeSubOrder, lockOrder } from '../origin/api/orders/change.ts';
import { run } from '../origin/base/sql.ts';
import { addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
import { orderLine, orderOf } from '../origin/testing/orders.ts';
import { directly } from '../origin/testing/system.ts';
import { needOf } from '../src/keys/scopes.ts';
import { joinKey, toGlobalId } from '../src/schema/base/ids.ts';
import { createSchema } from '../src/schema/schema.ts';
import { ENDPOINT, read, until } from './harness.ts';
import type { Answer } from './harness.ts';
import { openLiveShop, SERVICE_TOKEN } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';
import { keyIdOf, makeKey } from './third-parties.ts';

const OWN = 'Colis Express';
const OTHER = 'Rapid Poste';
const SCOPES = API_KEY_SCOPES.filter(
  (scope) => scopeRefusal(scope, { kind: 'secret', binding: 'carrier' }) === null,
);

let shop: LiveShop;
let owner: Member;
let product: number;
/** All scopes of a carrier; the second without recipients; and the same for the other carrier. */
let key: string;
let keyWithoutRecipients: string;
let keyOfOther: string;

async function ask(text: string, query: string, variables: object = {}): Promise<Answer> {
  return read(
    await shop.gateway.yoga.fetch(ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'lawaj-key': text, 'x-client-address': '41.9.0.2' },
      body: JSON.stringify({ query, variables }),
    }),
  );
}

/** The data of a response without errors. */
async function dataOf<T>(text: string, query: string, variables: object = {}): Promise<T> {
  const { data, errors } = await ask(text, query, variables);
  expect(errors).toBeUndefined();
  return data as unknown as T;
}

/** A call of REST v1 as the gateway makes it for a key. */
const call = (text: string, method: 'GET' | 'POST', url: string, payload?: object) =>
  shop.origin.app.inject({
    method,
    url,
    headers: { 'x-api-key-id': keyIdOf(text), 'x-gateway-token': SERVICE_TOKEN },
    ...(payload && { payload }),
  });

interface TestParcel {
  id: string;
  orderId: string;
  tracking: string;
}

/** A sub-order of 30 TND and 8 of delivery in a state. */
async function placed(
  until: 'CONFIRMED' | 'PREPARING',
  more: Parameters<typeof orderOf>[1] = {},
): Promise<TestParcel> {
  const { context } = shop.origin;
  const answer = await shop.origin.app.inject({
    method: 'POST',
    url: '/v1/orders',
    headers: { 'x-gateway-token': SERVICE_TOKEN, 'x-client-address': `41.${(clients += 1)}.0.1` },
    payload: orderOf([orderLine(product, 30_000)], more),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const { _id: orderId, number } = answer.json<{ order: { _id: string; number: string } }>().order;
  await context.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, context.orderSecrets, Number(orderId));
    for (const part of order.parts)
      for (const to of until === 'CONFIRMED' ? ([until] as const) : (['CONFIRMED', until] as const))
        await changeSubOrder(trx, order, part, { to, actor: 'system' });
  });
  const [row] = await run<{ id: number }>(context.db, 'select id from sub_orders where order_id = $1', [
    orderId,
  ]);
  return { id: String(row?.id), orderId, tracking: `${number}-1` };
}

/** Such a parcel that its carrier is to pick up. */
async function parcel(carrier = OWN, more: Parameters<typeof orderOf>[1] = {}): Promise<TestParcel> {
  const { context } = shop.origin;
  const one = await placed('PREPARING', more);
  await run(context.db, 'update shipments set next_check_at = null', []);
  if (context.carrier) await sweepShipments(context, { ...context.carrier, name: carrier });
  return one;
}
let clients = 0;

const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
let eventIds = 0;
const scan = ({ tracking }: TestParcel, state: string, minutes: number, more: object = {}) => ({
  eventId: `E-${(eventIds += 1)}`,
  trackingNumber: tracking,
  state,
  at: ago(minutes),
  ...more,
});

interface Result {
  eventId: string;
  outcome: string;
  state: string | null;
  cashExpected: { amount: string } | null;
  userErrors: { field: string[]; code: string; message: string }[];
}
const REPORT = `mutation ($input: ShipmentEventsReportInput!) { shipmentEventsReport(input: $input) {
  results { eventId outcome state cashExpected { amount } userErrors { field code message } } userErrors { field code message } } }`;
async function report(text: string, ...events: object[]): Promise<Result[]> {
  const { shipmentEventsReport } = await dataOf<{
    shipmentEventsReport: { results: Result[]; userErrors: unknown[] };
  }>(text, REPORT, { input: { events } });
  expect(shipmentEventsReport.userErrors).toEqual([]);
  return shipmentEventsReport.results;
}

/** States that a part has passed through, and who is their author. */
const timeline = ({ id }: TestParcel): Promise<{ state: string; by: string | null }[]> =>
  run(
    shop.database.db,
    `select state, actor_account as by from order_events where sub_order_id = $1 and state not in ('AWAITING_CONFIRMATION', 'CONFIRMED', 'PREPARING') order by id`,
    [id],
  );
const statesOf = async (one: TestParcel): Promise<string[]> =>
  (await timeline(one)).map(({ state }) => state);
const paymentOf = async ({ id }: TestParcel): Promise<string | undefined> =>
  (
    await run<{ p: string }>(shop.database.db, 'select payment_state as p from sub_orders where id = $1', [
      id,
    ])
  )[0]?.p;

beforeAll(async () => {
  shop = await openLiveShop({}, {}, { deliveryCarrier: OWN, clientLimitsFactor: 100, localWebhooks: true });
  const { db } = shop.database;
  const { id: seller } = await addSeller(db, 'Chez Ali');
  const category = await addCategory(db, 'Maison');
  [product = 0] = await addProducts(db, [
    { name: 'Tapis', sku: 'TAPIS-1', seller_id: seller, category, price: 30_000, stock: 500 },
  ]);
  await directly(db, (trx) => run(trx, 'update products set weight_grams = 1200 where id = $1', [product]));
  owner = await signUp(shop, 'Owner');
  key = await makeKey(owner, SCOPES, { carrier: OWN });
  keyWithoutRecipients = await makeKey(
    owner,
    SCOPES.filter((scope) => scope !== 'personal:read'),
    { carrier: OWN.toUpperCase() },
  );
  keyOfOther = await makeKey(owner, SCOPES, { carrier: OTHER });
});
afterAll(() => shop.close());

describe('the system of a delivery company', () => {
  it('reads its parcels, with recipients only by the scope for them, and prints labels', async () => {
    const one = await parcel();
    await parcel(OTHER);
    const QUERY = `query ($filter: CarrierParcelFilter) { carrierParcels(filter: $filter) { totalCount nodes { trackingNumber reference state
      cashOnDelivery { amount } weightGrams sender { name regionNumber } regionNumber recipient { recipient phone street } } } }`;
    const { carrierParcels } = await dataOf<{ carrierParcels: { totalCount: number; nodes: object[] } }>(
      key,
      QUERY,
      { filter: { states: ['WAITING'] } },
    );
    expect(carrierParcels.totalCount).toBe(1);
    expect(carrierParcels.nodes).toEqual([
      {
        trackingNumber: one.tracking,
        reference: one.tracking.replace(/-1$/, '/1'),
        state: 'WAITING',
        cashOnDelivery: { amount: '38.000' },
        weightGrams: 1200,
        sender: { name: 'Chez Ali', regionNumber: expect.any(Number) },
        regionNumber: 4,
        recipient: { recipient: 'Amel Ben Salah', phone: '+21698123456', street: '3, rue de la Plage' },
      },
    ]);
    const refused = await ask(keyWithoutRecipients, QUERY);
    expect([refused.status, refused.errors?.[0]?.extensions['scope']]).toEqual([403, 'personal:read']);
    // Nor does the REST API tell them.
    const raw = await call(keyWithoutRecipients, 'GET', '/v1/carrier/parcels');
    expect(raw.json<{ parcels: object[] }>().parcels).toHaveLength(1);
    for (const text of ['Amel', '98123456', 'rue de la Plage']) expect(raw.body).not.toContain(text);

    const LABEL = 'query ($n: String!) { carrierParcelLabel(trackingNumber: $n) { contentType content } }';
    const { carrierParcelLabel: label } = await dataOf<{ carrierParcelLabel: { content: string } }>(
      key,
      LABEL,
      { n: one.tracking },
    );
    const page = Buffer.from(label.content, 'base64').toString();
    for (const text of ['Amel Ben Salah', one.tracking, '38,000']) expect(page).toContain(text);
    expect(await dataOf(keyOfOther, LABEL, { n: one.tracking })).toEqual({ carrierParcelLabel: null });
    const path = `/v1/carrier/parcels/${one.tracking}/label`;
    expect((await call(keyWithoutRecipients, 'GET', path)).statusCode).toBe(403);
    expect((await call(keyOfOther, 'GET', path)).statusCode).toBe(404);
  });

  it('follows its parcels by their last change', async () => {
    const first = await parcel();
    const second = await parcel();
    const since = new Date().toISOString();
    await report(key, scan(second, 'PICKED_UP', 0), scan(first, 'PICKED_UP', 0));
    const { carrierParcels } = await dataOf<{ carrierParcels: { nodes: { trackingNumber: string }[] } }>(
      key,
      'query ($t: DateTime) { carrierParcels(filter: { updatedAfter: $t }) { nodes { trackingNumber } } }',
      { t: since },
    );
    expect(carrierParcels.nodes.map(({ trackingNumber }) => trackingNumber).toSorted()).toEqual(
      [first.tracking, second.tracking].toSorted(),
    );
    const { errors } = await ask(key, '{ carrierParcels(filter: { states: [] }) { totalCount } }');
    expect(errors?.[0]?.message).toContain('filter.states');
  });

  it('reports scans: each counts once, the order moves, and the key is the author', async () => {
    const one = await parcel();
    const picked = scan(one, 'PICKED_UP', 60, { place: 'Tunis' });
    const delivered = scan(one, 'DELIVERED', 10, { cashCollected: '38' });
    expect(await report(key, picked, delivered, picked)).toEqual([
      {
        eventId: picked.eventId,
        outcome: 'RECORDED',
        state: 'DELIVERED',
        cashExpected: null,
        userErrors: [],
      },
      {
        eventId: delivered.eventId,
        outcome: 'RECORDED',
        state: 'DELIVERED',
        cashExpected: null,
        userErrors: [],
      },
      {
        eventId: picked.eventId,
        outcome: 'REPEATED',
        state: 'DELIVERED',
        cashExpected: null,
        userErrors: [],
      },
    ]);
    const by = `key:${keyIdOf(key)}`;
    const passed = ['SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'].map((state) => ({ state, by }));
    expect(await timeline(one)).toEqual(passed);
    expect(await paymentOf(one)).toBe('COLLECTED');
    // Again, later and alone: nothing is changed.
    expect(await report(key, delivered)).toMatchObject([{ outcome: 'REPEATED', state: 'DELIVERED' }]);
    expect(await report(key, { ...delivered, cashCollected: '37.000' })).toMatchObject([
      { outcome: 'REFUSED', state: null, userErrors: [{ field: ['eventId'], code: 'CONFLICT' }] },
    ]);
    expect(await timeline(one)).toEqual(passed);
    const { data, errors } = await owner.ask(
      `{ adminAudit(first: 20, filter: { actor: "${by}", action: "parcel.scan", entity: "sub_orders" }) { nodes { action } } }`,
    );
    expect(errors).toBeUndefined();
    expect((data as unknown as { adminAudit: { nodes: object[] } }).adminAudit.nodes.length).toBeGreaterThan(
      0,
    );
    // The buyer's page has neither places nor notes of the carrier.
    const rows = await run<{ note: string | null }>(
      shop.database.db,
      'select note from order_events where sub_order_id = $1',
      [one.id],
    );
    expect(rows.every(({ note }) => note === null)).toBe(true);
  });

  it('may report late and in any order: the parcel follows the latest event and never goes back', async () => {
    const one = await parcel();
    await report(key, scan(one, 'OUT_FOR_DELIVERY', 20));
    // A failed attempt that was before.
    expect(await report(key, scan(one, 'DELIVERY_FAILED', 90))).toMatchObject([
      { outcome: 'RECORDED', state: 'OUT_FOR_DELIVERY' },
    ]);
    await report(key, scan(one, 'DELIVERED', 5));
    expect(await report(key, scan(one, 'PICKED_UP', 120), scan(one, 'OUT_FOR_DELIVERY', 1))).toMatchObject([
      { outcome: 'RECORDED', state: 'DELIVERED' },
      { outcome: 'RECORDED', state: 'DELIVERED' },
    ]);
    expect(await statesOf(one)).toEqual([
      'SHIPPED',
      'OUT_FOR_DELIVERY',
      'DELIVERY_FAILED',
      'OUT_FOR_DELIVERY',
      'DELIVERED',
    ]);
    const back = await parcel();
    await report(key, scan(back, 'DELIVERY_FAILED', 30), scan(back, 'RETURNED', 2));
    expect((await statesOf(back)).at(-1)).toBe('RETURNED_TO_SELLER');
    expect(await paymentOf(back)).toBe('REFUSED');
  });

  it('is in the log of personal data with the recipients that it read, and printed', async () => {
    const one = await parcel();
    const query = 'query ($number: String!) { carrierParcelLabel(trackingNumber: $number) { content } }';
    for (const text of [key, keyWithoutRecipients])
      await dataOf(text, '{ carrierParcels(first: 1) { nodes { trackingNumber } } }');
    await dataOf(key, query, { number: one.tracking });
    const { data, errors } = await owner.ask(
      `{ adminAccess(filter: { entity: "orders", entityId: "${one.tracking.replace(/-1$/, '')}" }) { nodes { reason actor { accountNumber } } } }`,
    );
    expect(errors).toBeUndefined();
    const by = { accountNumber: `key:${keyIdOf(key)}` };
    const { nodes } = (data as unknown as { adminAccess: { nodes: { reason: string }[] } }).adminAccess;
    expect(nodes.toSorted((a, b) => a.reason.localeCompare(b.reason))).toEqual([
      { reason: 'OPEN', actor: by },
      { reason: 'PRINT', actor: by },
    ]);
  });

  it('is told by line what is unknown, refused, or another amount than due', async () => {
    const one = await parcel();
    const foreign = await parcel(OTHER);
    const results = await report(
      key,
      scan(foreign, 'DELIVERED', 5),
      scan({ ...one, tracking: 'NO-SUCH-1' }, 'DELIVERED', 5),
      scan(one, 'PICKED_UP', -30),
      scan(one, 'PICKED_UP', 30, { cashCollected: '1.000' }),
      scan(one, 'DELIVERED', 3, { cashCollected: '30.000' }),
    );
    expect(results.map(({ outcome }) => outcome)).toEqual([
      'UNKNOWN',
      'UNKNOWN',
      'REFUSED',
      'REFUSED',
      'RECORDED',
    ]);
    expect(results[2]?.userErrors).toMatchObject([{ field: ['at'], code: 'INVALID' }]);
    expect(results[3]?.userErrors).toMatchObject([{ field: ['cashCollected'], code: 'INVALID' }]);
    expect(results[4]?.cashExpected).toEqual({ amount: '38.000' });
    expect(await statesOf(foreign)).toEqual([]);
    // An id that was UNKNOWN was not stored, and the ids of two carriers do not meet.
    const again = { ...scan(foreign, 'PICKED_UP', 1), eventId: results[4]?.eventId };
    expect(await report(keyOfOther, again)).toMatchObject([{ outcome: 'RECORDED', state: 'PICKED_UP' }]);

    const many = Array.from({ length: 101 }, () => scan(one, 'PICKED_UP', 1));
    const { shipmentEventsReport } = await dataOf<{
      shipmentEventsReport: { results: null; userErrors: object[] };
    }>(key, REPORT, { input: { events: many } });
    expect(shipmentEventsReport).toMatchObject({ results: null, userErrors: [{ field: ['events'] }] });
    const wrong = await dataOf<{ shipmentEventsReport: object }>(key, REPORT, {
      input: { events: [scan(one, 'PICKED_UP', 1), { ...scan(one, 'PICKED_UP', 1), eventId: '' }] },
    });
    expect(wrong.shipmentEventsReport).toMatchObject({
      results: null,
      userErrors: [{ field: ['events', '1', 'eventId'] }],
    });
  });

  it('the same events at once count once, whatever the order of the batches', async () => {
    const [one, two] = [await parcel(), await parcel()];
    const events = [one, two].flatMap((each) => [
      scan(each, 'PICKED_UP', 60),
      scan(each, 'DELIVERY_FAILED', 40),
      scan(each, 'OUT_FOR_DELIVERY', 20),
      scan(each, 'DELIVERED', 2, { cashCollected: '38.000' }),
    ]);
    const batches = [events, events.toReversed(), events.slice(2), events.slice(0, 6).toReversed(), events];
    const results = (await Promise.all(batches.map((batch) => report(key, ...batch)))).flat();
    for (const { eventId } of events)
      expect(
        results.filter((result) => result.eventId === eventId && result.outcome === 'RECORDED'),
      ).toHaveLength(1);
    for (const each of [one, two]) {
      const states = await statesOf(each);
      expect(states.filter((state) => state === 'DELIVERED')).toHaveLength(1);
      expect(states.at(-1)).toBe('DELIVERED');
      expect(await paymentOf(each)).toBe('COLLECTED');
    }
    const [row] = await run<{ n: number }>(
      shop.database.db,
      'select count(*)::int as n from shipment_events where event_id = any($1::text[])',
      [events.map(({ eventId }) => eventId)],
    );
    expect(row?.n).toBe(events.length);
  });

  it('is asked for nothing: a parcel is cancelled until it was picked up', async () => {
    const { context } = shop.origin;
    const [waiting, taken] = [await parcel(), await parcel()];
    await report(key, scan(taken, 'PICKED_UP', 1));
    await expect(context.carrier?.cancel(taken.tracking)).rejects.toThrow('picked up');
    await context.db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, context.orderSecrets, Number(waiting.orderId));
      for (const part of order.parts)
        await changeSubOrder(trx, order, part, { to: 'CANCELLED', actor: 'admin', note: 'Cassé' });
    });
    expect(await report(key, scan(waiting, 'PICKED_UP', 0))).toMatchObject([
      { outcome: 'RECORDED', state: 'CANCELLED' },
    ]);
    // Polling changes nothing that was reported.
    await run(context.db, 'update shipments set next_check_at = now() where sub_order_id = $1', [taken.id]);
    if (context.carrier) await sweepShipments(context, context.carrier);
    expect(await statesOf(taken)).toEqual(['SHIPPED']);
  });

  it('submits a statement of cash, is told the differences by line, and sees it settled', async () => {
    const [paid, differs, waiting, foreign] = [
      await parcel(),
      await parcel(),
      await parcel(),
      await parcel(OTHER),
    ];
    await report(key, scan(paid, 'DELIVERED', 5), scan(differs, 'DELIVERED', 5));
    await report(keyOfOther, scan(foreign, 'DELIVERED', 5));
    const SUBMIT = `mutation ($input: CarrierCashStatementSubmitInput!) { carrierCashStatementSubmit(input: $input) {
      statement { statementId number announced { amount } rowTotal { amount } rowCount unsettledCount }
      differences { line trackingNumber amount { amount } expected { amount } outcome } userErrors { field code message } } }`;
    type Submitted = { carrierCashStatementSubmit: { statement: { statementId: string } | null } };
    const rows = [
      { trackingNumber: paid.tracking, amount: '38' },
      { trackingNumber: differs.tracking, amount: '37.500', paidOn: '26/11/2026' },
      { trackingNumber: waiting.tracking, amount: '38.000' },
      { trackingNumber: foreign.tracking, amount: '38.000' },
      { trackingNumber: 'NO-SUCH-9', amount: '12.000' },
    ];
    const input = { number: 'BR-1', bankReference: 'VIR-7', total: '163.500', rows };
    const first = await dataOf<Submitted>(key, SUBMIT, { input });
    expect(first).toEqual({
      carrierCashStatementSubmit: {
        statement: {
          statementId: expect.any(String),
          number: 'BR-1',
          announced: { amount: '163.500' },
          rowTotal: { amount: '163.500' },
          rowCount: 5,
          unsettledCount: 5,
        },
        differences: [
          {
            line: 2,
            trackingNumber: differs.tracking,
            amount: { amount: '37.500' },
            expected: { amount: '38.000' },
            outcome: 'AMOUNT_DIFFERS',
          },
          { line: 3, trackingNumber: waiting.tracking, expected: null, outcome: 'NOT_COLLECTED' },
          { line: 4, trackingNumber: foreign.tracking, expected: null, outcome: 'UNKNOWN' },
          { line: 5, trackingNumber: 'NO-SUCH-9', expected: null, outcome: 'UNKNOWN' },
        ].map((row) => expect.objectContaining(row) as unknown),
        userErrors: [],
      },
    });
    // The same statement again, at once: it is there already.
    const again = await Promise.all([1, 2, 3].map(() => dataOf<Submitted>(key, SUBMIT, { input })));
    const id = first.carrierCashStatementSubmit.statement?.statementId;
    expect(again.map((one) => one.carrierCashStatementSubmit.statement?.statementId)).toEqual([id, id, id]);
    expect(
      await dataOf(key, SUBMIT, { input: { ...input, rows: rows.slice(1), total: null } }),
    ).toMatchObject({
      carrierCashStatementSubmit: { statement: null, userErrors: [{ field: ['number'], code: 'TAKEN' }] },
    });
    expect(await dataOf(key, SUBMIT, { input: { ...input, number: 'BR-2', total: '1.000' } })).toMatchObject({
      carrierCashStatementSubmit: {
        statement: null,
        userErrors: [{ field: ['total'] }, { field: ['note'], code: 'REQUIRED' }],
      },
    });

    // The shop sees who submitted it, and reconciles what matches.
    const { data } = await owner.ask('{ cashStatements { nodes { number carrier createdBy readyCount } } }');
    expect(data).toEqual({
      cashStatements: {
        nodes: [{ number: 'BR-1', carrier: OWN, createdBy: 'System of a partner', readyCount: 1 }],
      },
    });
    await directly(shop.database.db, (trx) =>
      reconcileMatches(trx, shop.origin.context.orderSecrets, Number(id), '1234567890'),
    );
    expect([await paymentOf(paid), await paymentOf(foreign)]).toEqual(['RECONCILED', 'COLLECTED']);
    const READ = `query ($number: String) { carrierCashStatements(number: $number, isSettled: false) { totalCount
      nodes { number collected { amount } unsettledCount rows(differs: false) { nodes { line outcome settledAt isOwed } } } } }`;
    expect(await dataOf(key, READ, { number: 'br-1' })).toEqual({
      carrierCashStatements: {
        totalCount: 1,
        nodes: [
          {
            number: 'BR-1',
            collected: { amount: '38.000' },
            unsettledCount: 4,
            rows: { nodes: [{ line: 1, outcome: 'MATCH', settledAt: expect.any(String), isOwed: false }] },
          },
        ],
      },
    });
    expect(await dataOf(keyOfOther, READ)).toEqual({ carrierCashStatements: { totalCount: 0, nodes: [] } });
    expect((await call(keyOfOther, 'GET', `/v1/carrier/cash-statements/${id}/rows`)).statusCode).toBe(404);
    // The other carrier accounts for its parcel itself: no earlier row names it.
    expect(
      await dataOf(keyOfOther, SUBMIT, {
        input: { number: 'BR-1', rows: [{ trackingNumber: foreign.tracking, amount: '38.000' }] },
      }),
    ).toMatchObject({ carrierCashStatementSubmit: { differences: [], userErrors: [] } });
  });

  it('has its cash matched whatever the case of the number that staff entered', async () => {
    const one = await parcel();
    await report(key, scan(one, 'DELIVERED', 5));
    await run(shop.database.db, 'update sub_orders set tracking_number = $2 where id = $1', [
      one.id,
      `mixed-Case-${one.id}`,
    ]);
    const SUBMIT = `mutation ($input: CarrierCashStatementSubmitInput!) { carrierCashStatementSubmit(input: $input) {
      differences { outcome } userErrors { field } } }`;
    for (const [number, trackingNumber] of [
      ['CASE-1', `mixed-Case-${one.id}`],
      ['CASE-2', `MIXED-CASE-${one.id}`],
    ] as const) {
      const rows = [{ trackingNumber, amount: '38.000' }];
      const { carrierCashStatementSubmit } = await dataOf<{
        carrierCashStatementSubmit: { differences: { outcome: string }[] };
      }>(key, SUBMIT, { input: { number, rows } });
      // The second statement names what the first one has.
      expect(carrierCashStatementSubmit.differences).toEqual(
        number === 'CASE-1' ? [] : [expect.objectContaining({ outcome: 'ALREADY' })],
      );
    }
  });

  it('submits 500 rows', async () => {
    const rows = Array.from({ length: 501 }, (_, index) => ({
      trackingNumber: `PARCEL-${String(index).padStart(20, '0')}`,
      amount: '1234.500',
      paidOn: '26/11/2026 08:00',
    }));
    const SUBMIT = `mutation ($input: CarrierCashStatementSubmitInput!) { carrierCashStatementSubmit(input: $input) {
      statement { rowCount } differences { line } userErrors { field } } }`;
    expect(await dataOf(key, SUBMIT, { input: { number: 'BIG', rows } })).toEqual({
      carrierCashStatementSubmit: { statement: null, differences: null, userErrors: [{ field: ['rows'] }] },
    });
    const { carrierCashStatementSubmit } = await dataOf<{
      carrierCashStatementSubmit: { statement: { rowCount: number }; differences: object[] };
    }>(key, SUBMIT, { input: { number: 'BIG', rows: rows.slice(0, 500) } });
    expect(carrierCashStatementSubmit.statement.rowCount).toBe(500);
    expect(carrierCashStatementSubmit.differences).toHaveLength(500);
  });

  it('is told of its parcels only, from the hand-over on', async () => {
    const CREATE = `mutation ($input: WebhookSubscriptionCreateInput!) { webhookSubscriptionCreate(input: $input) {
      subscription { id } userErrors { field message } } }`;
    const input = {
      url: 'https://dispatch.example/hook',
      topics: ['PARCELS'],
      contactEmail: 'it@colis.example',
      language: 'FR',
    };
    expect(await dataOf(key, CREATE, { input: { ...input, topics: ['ORDERS'] } })).toMatchObject({
      webhookSubscriptionCreate: {
        subscription: null,
        userErrors: [{ message: 'orders: the key needs the scope orders:read' }],
      },
    });
    expect(await dataOf(key, CREATE, { input })).toMatchObject({
      webhookSubscriptionCreate: { userErrors: [] },
    });
    await directly(shop.database.db, (trx) =>
      run(trx, `update webhook_subscriptions set state = 'ACTIVE'`, []),
    );
    const own = await parcel();
    const foreign = await parcel(OTHER);
    await report(keyOfOther, scan(foreign, 'DELIVERED', 5));
    await report(key, scan(own, 'PICKED_UP', 5));
    const told = async (
      numbers = [own.tracking, foreign.tracking],
    ): Promise<{ number: string; state: string }[]> => {
      await shop.origin.app.inject({
        method: 'POST',
        url: '/v1/webhook-subscriptions/claim',
        headers: { authorization: `Bearer ${SERVICE_TOKEN}` },
        payload: { limit: 1 },
      });
      // Events of earlier tests may come after the subscription: transactions of other programs hold the feed up.
      return run(
        shop.database.db,
        `select data->>'trackingNumber' as number, data->>'state' as state from webhook_subscription_deliveries
         where (type like 'parcel.%' or type like 'order.%') and data->>'trackingNumber' = any($1::text[]) order by id`,
        [numbers],
      );
    };
    await until(async () => (await told()).some(({ state }) => state === 'SHIPPED'));
    const heard = [
      { number: own.tracking, state: 'PREPARING' },
      { number: own.tracking, state: 'SHIPPED' },
    ];
    expect(await told()).toEqual(heard);
    // Given to another company, it is as one that is not to be picked up any more; what follows is the other's.
    expect(await give(own, OTHER, { reason: 'Zone' })).toEqual(done);
    await handOver(own);
    await report(keyOfOther, scan(own, 'OUT_FOR_DELIVERY', 1));
    const last = await parcel();
    await until(async () => (await told([last.tracking])).length > 0);
    expect(await told()).toEqual([...heard, { number: own.tracking, state: 'CANCELLED' }]);
  });

  it('is served by a key that is bound to a carrier alone', async () => {
    const unbound = await makeKey(owner, ['catalogue:read', 'orders:all']);
    const { status, errors } = await ask(unbound, '{ carrierParcels { totalCount } }');
    expect([status, errors?.[0]?.message]).toEqual([
      403,
      'Query.carrierParcels is for keys that are bound to a carrier',
    ]);
    expect((await call(unbound, 'GET', '/v1/carrier/parcels')).statusCode).toBe(403);
    const session = await owner.ask('{ carrierParcels { totalCount } }');
    expect(session.errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    const reader = await makeKey(owner, ['shipments:read'], { carrier: OWN });
    const refused = await ask(reader, REPORT, { input: { events: [] } });
    expect(refused.errors?.[0]?.extensions['scope']).toBe('shipments:write');
  });
});

const GIVE = `mutation ($input: ParcelCarrierInput!) { parcelCarrierSet(input: $input) { order { number } userErrors { field code message } } }`;
type Given = { order: object | null; userErrors: { field: string[]; code: string }[] };
let giving = 0;
async function give(
  one: TestParcel,
  carrier: string,
  more: { reason?: string; idempotencyKey?: string } = {},
  person: Member = owner,
): Promise<Given> {
  const subOrderId = toGlobalId('SubOrder', joinKey(one.orderId, one.id));
  const { data, errors } = await person.ask(GIVE, {
    input: { subOrderId, carrier, idempotencyKey: `give-${(giving += 1)}-parcel`, ...more },
  });
  expect(errors).toBeUndefined();
  return (data as unknown as { parcelCarrierSet: Given }).parcelCarrierSet;
}
const done = { order: expect.any(Object), userErrors: [] };

/** A round of the shop; the parcel is then as its companies see it. */
async function handOver({ id }: TestParcel): Promise<void> {
  const { context } = shop.origin;
  await run(context.db, 'update shipments set next_check_at = null where sub_order_id <> $1', [id]);
  await sweepShipments(context, context.carrier);
}
const seenBy = async (text: string, { tracking }: TestParcel): Promise<object[]> =>
  (
    await dataOf<{ carrierParcels: { nodes: object[] } }>(
      text,
      `query ($n: String) { carrierParcels(filter: { trackingNumber: $n }) { nodes { state failedAttempts cashOnDelivery { amount } } } }`,
      { n: tracking },
    )
  ).carrierParcels.nodes;
const WAITING = { state: 'WAITING', failedAttempts: 0, cashOnDelivery: { amount: '38.000' } };

/** What staff see of a parcel. */
async function staffSee({ id, orderId }: TestParcel): Promise<object | null> {
  const { data, errors } = await owner.ask(
    `query ($id: ID!) { adminOrder(id: $id) { desk { details { subOrders { subOrderId parcel { carrier trackingNumber carrierState
       scans { carrier state at place cash { amount } reportedBy } past { carrier trackingNumber reason endedBy } } } } } } }`,
    { id: toGlobalId('Order', orderId) },
  );
  expect(errors).toBeUndefined();
  type Seen = { subOrderId: string; parcel: object | null };
  const { adminOrder } = data as unknown as {
    adminOrder: { desk: { details: { subOrders: Seen[] } } };
  };
  const subOrderId = toGlobalId('SubOrder', joinKey(orderId, id));
  return adminOrder.desk.details.subOrders.find((one) => one.subOrderId === subOrderId)?.parcel ?? null;
}

describe('staff give a parcel to a delivery company', () => {
  it('that is another than the usual one: its key has the parcel from then on, and the other no more', async () => {
    expect((await owner.ask('{ adminCarriers { name isDefault } }')).data).toEqual({
      adminCarriers: [
        { name: OWN, isDefault: true },
        { name: OTHER, isDefault: false },
      ],
    });
    const one = await parcel();
    expect([await seenBy(key, one), await seenBy(keyOfOther, one)]).toEqual([[WAITING], []]);
    const idempotencyKey = 'one-parcel-given';
    expect(await give(one, OTHER.toLowerCase(), { idempotencyKey })).toEqual(done);
    expect(await give(one, OTHER.toLowerCase(), { idempotencyKey })).toEqual(done);
    // Until it is handed over, neither has it.
    expect([await seenBy(key, one), await seenBy(keyOfOther, one)]).toEqual([[], []]);
    await handOver(one);
    expect([await seenBy(key, one), await seenBy(keyOfOther, one)]).toEqual([[], [WAITING]]);
    const label = `/v1/carrier/parcels/${one.tracking}/label`;
    expect((await call(key, 'GET', label)).statusCode).toBe(404);
    expect((await call(keyOfOther, 'GET', label)).statusCode).toBe(200);
    expect(await report(key, scan(one, 'PICKED_UP', 3))).toMatchObject([{ outcome: 'UNKNOWN' }]);
    expect(await report(keyOfOther, scan(one, 'PICKED_UP', 2))).toMatchObject([
      { outcome: 'RECORDED', state: 'PICKED_UP' },
    ]);
    expect(await staffSee(one)).toMatchObject({
      carrier: OTHER,
      trackingNumber: one.tracking,
      carrierState: 'PICKED_UP',
      past: [{ carrier: OWN, trackingNumber: one.tracking, reason: null }],
    });
    const { data } = await owner.ask(
      '{ adminAudit(first: 5, filter: { action: "parcel.carrier" }) { nodes { entity entityId fields { field after } } } }',
    );
    const { nodes } = (
      data as unknown as { adminAudit: { nodes: { entity: string; entityId: string; fields: object[] }[] } }
    ).adminAudit;
    const changed = nodes.filter(({ entity, entityId }) => entity === 'shipments' && entityId === one.id);
    expect(changed).toHaveLength(1);
    expect(changed[0]?.fields).toContainEqual({ field: 'carrier', after: JSON.stringify(OTHER) });
  });

  it('before it is prepared: it is handed over with the preparation, and cancelling it concerns no company', async () => {
    const one = await placed('CONFIRMED');
    expect(await give(one, OTHER)).toEqual(done);
    await handOver(one);
    expect(await staffSee(one)).toMatchObject({ carrier: OTHER, trackingNumber: null, past: [] });
    const { context } = shop.origin;
    await context.db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, context.orderSecrets, Number(one.orderId));
      for (const part of order.parts)
        await changeSubOrder(trx, order, part, { to: 'PREPARING', actor: 'system' });
    });
    await handOver(one);
    expect([await seenBy(key, one), await seenBy(keyOfOther, one)]).toEqual([[], [WAITING]]);
  });

  it('when the first gives it up: with a reason, and its scans stay on record without counting for the next', async () => {
    const one = await parcel();
    await report(
      key,
      scan(one, 'PICKED_UP', 90, { place: 'Tunis' }),
      scan(one, 'DELIVERY_FAILED', 60, { note: 'absent' }),
    );
    expect(await give(one, OTHER)).toMatchObject({
      order: null,
      userErrors: [{ field: ['reason'], code: 'REQUIRED' }],
    });
    expect(await give(one, OTHER, { reason: 'Refuse la zone' })).toEqual(done);
    await handOver(one);
    expect([await seenBy(key, one), await seenBy(keyOfOther, one)]).toEqual([[], [WAITING]]);
    expect(await report(key, scan(one, 'RETURNED', 50))).toMatchObject([{ outcome: 'UNKNOWN' }]);
    expect(await report(keyOfOther, scan(one, 'PICKED_UP', 40))).toMatchObject([{ state: 'PICKED_UP' }]);
    await report(keyOfOther, scan(one, 'DELIVERY_FAILED', 30));
    expect(await seenBy(keyOfOther, one)).toMatchObject([{ state: 'DELIVERY_FAILED', failedAttempts: 1 }]);
    await report(keyOfOther, scan(one, 'DELIVERED', 5, { cashCollected: '38.000' }));
    expect(await statesOf(one)).toEqual([
      'SHIPPED',
      'OUT_FOR_DELIVERY',
      'DELIVERY_FAILED',
      'OUT_FOR_DELIVERY',
      'DELIVERY_FAILED',
      'OUT_FOR_DELIVERY',
      'DELIVERED',
    ]);
    // Cash is that of the company that collected it.
    const SUBMIT = `mutation ($input: CarrierCashStatementSubmitInput!) { carrierCashStatementSubmit(input: $input) {
      differences { outcome } userErrors { field } } }`;
    const rows = [{ trackingNumber: one.tracking, amount: '38.000' }];
    expect(await dataOf(key, SUBMIT, { input: { number: 'GIVEN-1', rows } })).toMatchObject({
      carrierCashStatementSubmit: { differences: [{ outcome: 'UNKNOWN' }] },
    });
    expect(await dataOf(keyOfOther, SUBMIT, { input: { number: 'GIVEN-1', rows } })).toMatchObject({
      carrierCashStatementSubmit: { differences: [] },
    });
    const scans = [
      ['DELIVERED', OTHER],
      ['DELIVERY_FAILED', OTHER],
      ['PICKED_UP', OTHER],
      ['DELIVERY_FAILED', OWN],
      ['PICKED_UP', OWN],
    ].map(([state, carrier]) => ({
      carrier,
      state,
      at: expect.any(String) as unknown,
      place: state === 'PICKED_UP' && carrier === OWN ? 'Tunis' : null,
      cash: state === 'DELIVERED' ? { amount: '38.000' } : null,
      reportedBy: 'System of a partner',
    }));
    expect(await staffSee(one)).toMatchObject({
      scans,
      past: [{ carrier: OWN, reason: 'Refuse la zone', endedBy: expect.any(String) }],
    });
    expect(await give(one, OWN, { reason: 'Encore' })).toMatchObject({
      order: null,
      userErrors: [{ field: ['carrier'], code: 'CONFLICT' }],
    });
  });

  it('that must be one of the shop, while the parcel is neither delivered nor returned, nor paid at the door', async () => {
    const one = await parcel();
    expect(await give(one, 'Sans Clé')).toMatchObject({
      order: null,
      userErrors: [{ field: ['carrier'], code: 'INVALID' }],
    });
    // It has the parcel already: nothing is changed.
    expect(await give(one, OWN.toUpperCase())).toEqual(done);
    expect(await staffSee(one)).toMatchObject({ carrier: OWN, past: [] });
    const back = await parcel();
    await report(key, scan(back, 'RETURNED', 4));
    expect(await give(back, OTHER, { reason: 'Encore' })).toMatchObject({
      userErrors: [{ field: ['carrier'], code: 'CONFLICT' }],
    });
    // Two scans in the wrong order: the cash was reported, although the last state is a failure.
    const paid = await parcel();
    await report(
      key,
      scan(paid, 'DELIVERY_FAILED', 2),
      scan(paid, 'DELIVERED', 9, { cashCollected: '38.000' }),
    );
    expect(await statesOf(paid)).not.toContain('DELIVERED');
    expect(await give(paid, OTHER, { reason: 'Encore' })).toMatchObject({
      userErrors: [{ field: ['carrier'], code: 'CONFLICT' }],
    });
    const clerk = await signUp(shop, 'Support');
    const { errors } = await clerk.ask(GIVE, {
      input: {
        subOrderId: toGlobalId('SubOrder', joinKey(one.orderId, one.id)),
        carrier: OTHER,
        idempotencyKey: 'not-for-support',
      },
    });
    expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  it('again to the first, whose earlier scans do not count', async () => {
    const one = await parcel();
    await report(key, scan(one, 'DELIVERY_FAILED', 60));
    expect(await give(one, OTHER, { reason: 'Zone' })).toEqual(done);
    await handOver(one);
    expect(await give(one, OWN, { reason: 'Zone aussi' })).toEqual(done);
    await handOver(one);
    expect([await seenBy(key, one), await seenBy(keyOfOther, one)]).toEqual([[WAITING], []]);
    await report(key, scan(one, 'OUT_FOR_DELIVERY', 3));
    expect(await seenBy(key, one)).toMatchObject([{ state: 'OUT_FOR_DELIVERY', failedAttempts: 0 }]);
  });

  it('at once: each parcel is with one company in the end', async () => {
    const one = await parcel();
    await Promise.all([
      give(one, OTHER, { reason: 'a' }),
      give(one, OTHER, { reason: 'b' }),
      report(key, scan(one, 'PICKED_UP', 5)),
      give(one, OTHER, { reason: 'c' }),
    ]);
    await handOver(one);
    expect([await seenBy(key, one), (await seenBy(keyOfOther, one)).length]).toEqual([[], 1]);
    expect(await staffSee(one)).toMatchObject({ carrier: OTHER, past: [{ carrier: OWN }] });
  });
});

describe('a key of a carrier, in every path that it reaches', () => {
  it('sees and changes nothing of another carrier', async () => {
    const { db } = shop.database;
    const recipient = { recipient: 'Rym Trabelsi', phone: '97 765 432', street: '9, rue du Lac' };
    const foreign = await parcel(OTHER, {
      contactName: 'Rym Trabelsi',
      contactPhone: '97 765 432',
      address: { ...recipient, regionNumber: 4, delegation: 'Carthage', postalCode: '2016' },
    });
    await report(keyOfOther, scan(foreign, 'DELIVERY_FAILED', 9, { note: 'Rym absente', place: 'Sfax Sud' }));
    const statement =
      'mutation ($input: CarrierCashStatementSubmitInput!) { carrierCashStatementSubmit(input: $input) { statement { statementId rowTotal { amount } rows { nodes { trackingNumber expected { amount } } } } differences { trackingNumber expected { amount } } userErrors { message } } }';
    await dataOf(keyOfOther, statement, {
      input: { number: 'SECRET-77', rows: [{ trackingNumber: foreign.tracking, amount: '777.777' }] },
    });
    // An admin's statement that names a parcel of the other carrier by mistake.
    await directly(db, async (trx) => {
      await run(
        trx,
        `with made as (insert into cash_statements (carrier, number, content_hash, announced, actor_account)
           values ($1, 'BY-HAND', 'x', 1000, '1234567890') returning id)
         insert into cash_statement_rows (statement_id, line, tracking_number, amount, outcome, sub_order_id, expected)
         select id, 1, 'TYPED', 1000, 'AMOUNT_DIFFERS', $2, 38765 from made`,
        [OWN, foreign.id],
      );
    });
    const snapshot = () =>
      run(
        db,
        `select s.state, s.payment_state, s.updated_at, p.carrier_state, (select count(*)::int from shipment_events e where e.sub_order_id = s.id) as n,
           (select json_agg(r.*) from cash_statement_rows r where r.sub_order_id = s.id) as rows
         from sub_orders s join shipments p on p.sub_order_id = s.id where s.id = $1`,
        [foreign.id],
      );
    const before = await snapshot();
    const all = 'first: 20';
    const SAMPLES: Readonly<Record<string, [document: string, variables?: object]>> = {
      'Query.carrierParcels': [
        `{ carrierParcels(${all}) { totalCount edges { cursor node { trackingNumber reference state failedAttempts updatedAt cashOnDelivery { amount }
           weightGrams regionNumber sender { name phone address regionNumber } recipient { recipient phone secondPhone street landmark note } } } } }`,
      ],
      'Query.carrierParcelLabel': [
        'query ($n: String!) { carrierParcelLabel(trackingNumber: $n) { contentType content } }',
        { n: foreign.tracking },
      ],
      'Query.carrierCashStatements': [
        `{ carrierCashStatements(${all}) { nodes { statementId number bankReference announced { amount } rowTotal { amount } collected { amount }
           unsettled { amount } byCarrier { amount } rows(${all}) { nodes { line trackingNumber amount { amount } expected { amount } paidOn outcome } } } } }`,
      ],
      'Mutation.shipmentEventsReport': [
        REPORT,
        { input: { events: [scan(foreign, 'DELIVERED', 1, { cashCollected: '1.000' })] } },
      ],
      'Mutation.carrierCashStatementSubmit': [
        statement,
        { input: { number: 'MINE-1', rows: [{ trackingNumber: foreign.tracking, amount: '38.000' }] } },
      ],
    };
    const schema = createSchema();
    const reached = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
      isObjectType(root)
        ? Object.keys(root.getFields())
            .filter((name) => needOf(root.name, name)?.binding === 'carrier')
            .map((name) => `${root.name}.${name}`)
        : [],
    );
    expect(Object.keys(SAMPLES).toSorted()).toEqual(reached.toSorted());
    const secret = [
      'Rym',
      '97765432',
      'rue du Lac',
      'SECRET-77',
      '777.777',
      '38.765',
      'Sfax Sud',
      foreign.tracking,
    ];
    for (const [name, [document, variables]] of Object.entries(SAMPLES)) {
      const { data, errors } = await ask(key, document, variables);
      expect(errors, name).toBeUndefined();
      const given = JSON.stringify(variables ?? {});
      const text = JSON.stringify(data);
      const texts = `${text} ${Buffer.from(text, 'base64').toString()}`;
      // What the request itself names comes back in the rows of a statement.
      for (const one of secret) if (!given.includes(one)) expect(texts, name).not.toContain(one);
    }
    expect(await snapshot()).toEqual(before);
    // While its own carrier sees all of it.
    const own = JSON.stringify(await dataOf(keyOfOther, SAMPLES['Query.carrierParcels']?.[0] ?? ''));
    expect(own).toContain('Rym Trabelsi');
  });
});
