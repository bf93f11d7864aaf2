/** The confirmation desk: queue, claims, calls, confirmation, and changes of orders that await it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeskOrder, OrderLinesQuote, PhoneOrderPlaced } from '../../../contract/admin/confirmation.ts';
import type { OrderDetails } from '../../../contract/admin/order-details.ts';
import type { TimelinePage } from '../../../contract/admin/timeline.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { Order, OrderPlaced, OrderRequest, OrdersPage } from '../../../contract/orders.ts';
import { addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import { TEST_DATABASE_URL } from '../../testing/database.ts';
import { newKey, orderLine, orderOf, TEST_ADDRESS } from '../../testing/orders.ts';
import { newClient, startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson, TEST_PASSWORD } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { directly } from '../../testing/system.ts';
import { ifMatch } from '../../testing/versions.ts';
import type { AuditPage } from '../../../contract/audit.ts';
import { createCarrierSimulator } from '../delivery/simulator.ts';
import { amend } from './amend.ts';
import { sweepUnconfirmed } from './sweep.ts';

let shop: TestOrigin;
let amel: Person;
let sonia: Person;
let carpet: number;
let lamp: number;
const sellers = { ali: 0, category: { id: 0 } as Awaited<ReturnType<typeof addCategory>> };

async function placed(body: OrderRequest, headers = newClient() as Record<string, string>) {
  const answer = await shop.post<OrderPlaced>('/v1/orders', body, headers);
  const { order, token } = answer.body;
  if (!order || token === null) throw new Error(JSON.stringify(answer.body.differences));
  return { order, token };
}
const place = async (...args: Parameters<typeof placed>): Promise<Order> => (await placed(...args)).order;
/** One piece of each product of two sellers: 30 and 60 TND. */
const both = () => place(orderOf([orderLine(carpet, 30_000, 2), orderLine(lamp, 60_000)]));
const act = async (who: Person, order: Order, path: string, body: object, more: object = {}) =>
  shop.post<DeskOrder & ErrorBody>(`/v1/admin/orders/${order._id}/${path}`, body, {
    ...who.headers,
    'idempotency-key': newKey(),
    ...(path === 'lines' || path === 'address'
      ? await ifMatch(shop.database, 'orders', order._id)
      : undefined),
    ...more,
  });
const read = async (order: Order): Promise<Order> =>
  (await shop.get<Order>(`/v1/admin/orders/${order._id}`, amel.headers)).body;
const queue = async (query = ''): Promise<string[]> =>
  (await shop.get<OrdersPage>(`/v1/admin/orders/queue?limit=100${query}`, amel.headers)).body.orders.map(
    ({ number }) => number,
  );
const stockOf = async (id: number): Promise<number> =>
  (
    await shop.database.db
      .selectFrom('products')
      .select('stock')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).stock;

beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  amel = await addPerson(shop, 'Orders');
  sonia = await addPerson(shop, 'Orders');
  const category = await addCategory(db, 'Maison');
  const ali = await addSeller(db, 'Chez Ali');
  Object.assign(sellers, { ali: ali.id, category });
  const mouna = await addSeller(db, 'Mouna', { commission_rate_bp: 1_000 });
  [carpet = 0, lamp = 0] = await addProducts(db, [
    { name: 'Tapis', seller_id: ali.id, category, price: 30_000, stock: 500 },
    { name: 'Lampe', seller_id: mouna.id, category, price: 60_000, stock: 500 },
  ]);
  shop.forget();
});
afterAll(() => shop.close());

describe('a claim', () => {
  it('keeps others away by name until it is released or ends', async () => {
    const order = await both();
    const { body } = await act(amel, order, 'claim', {});
    expect(body.desk?.claim).toMatchObject({ isOwn: true, accountNumber: amel.accountNumber });
    expect((await act(amel, order, 'claim', {})).status).toBe(200);
    for (const [path, more] of [
      ['claim', {}],
      ['confirmation', {}],
      ['contacts', { outcome: 'NO_ANSWER' }],
    ] as const) {
      const refused = await act(sonia, order, path, more);
      expect(refused.status).toBe(409);
      expect(refused.body.error.fields?.[0]).toMatchObject({
        code: 'CLAIMED_BY',
        changedBy: 'Amel Ben Salah',
      });
    }
    await act(amel, order, 'claim', { release: true });
    expect((await act(sonia, order, 'claim', {})).status).toBe(200);
    await shop.database.db
      .updateTable('order_claims')
      .set({ until: new Date(Date.now() - 1_000) })
      .where('order_id', '=', Number(order._id))
      .execute();
    expect((await act(amel, order, 'claim', {})).status).toBe(200);
  });
});

describe('the details of an order', () => {
  const detailsOf = async (order: Order, who = amel): Promise<OrderDetails> =>
    (await shop.get<OrderDetails>(`/v1/admin/orders/${order._id}/details`, who.headers)).body;

  it('have the present stock of the variant that was ordered, not of its product', async () => {
    const { db } = shop.database;
    const [shirt = 0] = await addProducts(db, [
      { name: 'Chemise', seller_id: sellers.ali, category: sellers.category, price: 40_000, stock: 12 },
    ]);
    const { id: variant } = await directly(db, (trx) =>
      trx
        .insertInto('product_variants')
        .values({
          product_id: shirt,
          sku: 'CH-M',
          color: 'blue',
          size: 'M',
          price_delta: 0,
          stock: 5,
          position: 0,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    shop.forget();
    const order = await place(orderOf([orderLine(shirt, 40_000, 2, variant), orderLine(lamp, 60_000)]));
    const lines = order.subOrders.flatMap(({ lines: all }) => all);
    const { outlook } = await detailsOf(order);
    const stock = new Map(outlook.flatMap((part) => part.stock).map((one) => [one.lineId, one.stock]));
    expect(stock.get(lines.find(({ sku }) => sku === 'CH-M')?._id ?? '')).toBe(3);
    expect(stock.get(lines.find(({ name }) => name === 'Lampe')?._id ?? '')).toBe(await stockOf(lamp));
    await directly(db, (trx) => trx.deleteFrom('product_variants').where('id', '=', variant).execute());
    const gone = (await detailsOf(order)).outlook.flatMap((part) => part.stock);
    expect(gone.map((one) => one.stock)).toContain(null);
  });

  it('say when it arrives, but not of what is sent later', async () => {
    const order = await place(orderOf([orderLine(lamp, 60_000)]));
    const carrier = createCarrierSimulator(shop.database.db);
    const { context } = shop.origin;
    const before = context.carrier;
    Object.assign(context, { carrier });
    try {
      expect((await detailsOf(order)).outlook).toMatchObject([{ arrives: { from: expect.any(String) } }]);
      await setStatus('On Backorder');
      expect((await detailsOf(order)).outlook).toMatchObject([{ arrives: null }]);
    } finally {
      await setStatus('In Stock');
      Object.assign(context, { carrier: before });
    }

    function setStatus(stock_status: 'In Stock' | 'On Backorder'): Promise<unknown> {
      return directly(shop.database.db, (trx) =>
        trx.updateTable('products').set({ stock_status }).where('id', '=', lamp).execute(),
      );
    }
  });

  it('say what the seller receives, before and after it is in the ledger', async () => {
    const order = await place(orderOf([orderLine(lamp, 60_000)]));
    const [part] = order.subOrders;
    // 60 TND and 8 TND of delivery, less 10 % of the sale.
    expect((await detailsOf(order)).outlook).toMatchObject([{ proceeds: '62.000', isBooked: false }]);
    const catalogue = await addPerson(shop, 'Catalogue');
    expect((await detailsOf(order, catalogue)).outlook).toMatchObject([{ proceeds: null }]);
    for (const to of ['CONFIRMED', 'PREPARING', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'])
      await act(amel, order, 'transition', { subOrderId: part?._id, to, idempotencyKey: newKey() });
    for (const to of ['REMITTED', 'RECONCILED'])
      await act(amel, order, 'payment', { subOrderId: part?._id, to, idempotencyKey: newKey() });
    expect((await detailsOf(order)).outlook).toMatchObject([{ proceeds: '62.000', isBooked: true }]);
    const cancelled = await place(orderOf([orderLine(lamp, 60_000)]));
    await act(amel, cancelled, 'contacts', { outcome: 'REFUSED', cancelReason: 'Trop cher' });
    expect((await detailsOf(cancelled)).outlook).toMatchObject([{ proceeds: '0.000', arrives: null }]);
  });

  it('name the last refusal of the telephone, and the risk marks a large first order', async () => {
    const contactPhone = '+21655123987';
    const first = await place(orderOf([orderLine(lamp, 60_000, 6)], { contactPhone }));
    expect((await read(first)).desk?.risk).toMatchObject({ otherOrders: 0, isFirstLarge: true });
    expect(await detailsOf(first)).toMatchObject({ lastRefusal: null, points: null, openTickets: 0 });
    await act(amel, first, 'contacts', { outcome: 'REFUSED', cancelReason: 'Trop cher' });
    const second = await place(orderOf([orderLine(lamp, 60_000, 6)], { contactPhone }));
    expect((await read(second)).desk?.risk.isFirstLarge).toBe(false);
    expect((await detailsOf(second)).lastRefusal).toMatchObject({
      number: first.number,
      reason: 'Trop cher',
    });
  });
});

describe('an order by telephone', () => {
  const phoneOrder = (more: object = {}) => ({
    lines: [orderLine(lamp, 60_000)],
    contactName: 'Amel Ben Salah',
    contactPhone: '98 123 456',
    address: TEST_ADDRESS,
    expectedTotal: '68.000',
    idempotencyKey: newKey(),
    ...more,
  });
  const placeByPhone = (body: object, who = amel) =>
    shop.post<PhoneOrderPlaced & ErrorBody>('/v1/admin/orders', body, who.headers);

  it('is placed once by the code that serves the shop, confirmed at once, and names its actor', async () => {
    const before = await stockOf(lamp);
    const body = phoneOrder({ isConfirmed: true });
    const { order } = (await placeByPhone(body)).body;
    expect(order).toMatchObject({ state: 'CONFIRMED', total: '68.000', desk: { source: 'PHONE' } });
    expect((await placeByPhone(body)).body.order?.number).toBe(order?.number);
    expect(await stockOf(lamp)).toBe(before - 1);
    const { db } = shop.database;
    const events = await db
      .selectFrom('order_events')
      .select(['state', 'actor', 'actor_account'])
      .where('sub_order_id', '=', Number(order?.subOrders[0]?._id))
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { state: 'AWAITING_CONFIRMATION', actor: 'admin', actor_account: amel.accountNumber },
      { state: 'CONFIRMED', actor: 'admin', actor_account: amel.accountNumber },
    ]);
    const logged = await db
      .selectFrom('audit_log')
      .select(['action', 'actor_account'])
      .where('entity', '=', 'orders')
      .where('action', '=', 'order.phone')
      .execute();
    expect(logged).toContainEqual({ action: 'order.phone', actor_account: amel.accountNumber });
    const found = await shop.get<OrdersPage>('/v1/admin/orders?source=PHONE', amel.headers);
    expect(found.body.orders.map(({ number }) => number)).toEqual([order?.number]);
  });

  it('is not placed when the price is another one, and waits for its confirmation unless it has it', async () => {
    const wrong = await placeByPhone(
      phoneOrder({ lines: [orderLine(lamp, 50_000)], expectedTotal: '58.000' }),
    );
    expect(wrong.body).toMatchObject({ order: null });
    expect(wrong.body.differences.map(({ code }) => code)).toContain('PRICE_CHANGED');
    const { body } = await placeByPhone(phoneOrder());
    expect(body.order?.state).toBe('AWAITING_CONFIRMATION');
    const unknown = await placeByPhone(phoneOrder({ address: { ...TEST_ADDRESS, delegation: 'Nowhere' } }));
    expect(unknown.body.error.fields?.[0]?.field).toBe('address.delegation');
    const support = await addPerson(shop, 'Support');
    expect((await placeByPhone(phoneOrder(), support)).status).toBe(403);
  });

  it('belongs to the account of the order it comes from, while the telephone is the same', async () => {
    const { db } = shop.database;
    const buyer = await addPerson(shop);
    const first = await place(orderOf([orderLine(lamp, 60_000)]), buyer.headers);
    const fromOrderId = first._id;
    const accountOf = async (more: object) =>
      (await placeByPhone(phoneOrder({ fromOrderId, ...more }))).body.order?.accountNumber;
    expect(await accountOf({})).toBe(buyer.accountNumber);
    expect(await accountOf({ contactPhone: '98 765 432' })).toBeNull();
    const ordered = await db
      .selectFrom('orders')
      .select('source')
      .where('id', '=', Number(first._id))
      .execute();
    expect(ordered).toEqual([{ source: 'WEB' }]);
  });
});

describe('a call', () => {
  it('that fails is due again after two hours, and after three of them cancelling is proposed', async () => {
    const order = await both();
    for (const attempts of [1, 2, 3]) {
      const { body } = await act(amel, order, 'contacts', { outcome: 'NO_ANSWER' });
      expect(body.desk).toMatchObject({ attempts, proposesCancelling: attempts === 3 });
      const pause = Date.parse(body.desk?.nextContactAt ?? '') - Date.now();
      expect(Math.round(pause / 60_000)).toBe(120);
    }
    // It is only proposed.
    expect((await read(order)).state).toBe('AWAITING_CONFIRMATION');
    const { body } = await act(amel, order, 'contacts', {
      outcome: 'REFUSED',
      cancelReason: 'Le client ne veut plus',
    });
    expect(body.state).toBe('CANCELLED');
    expect(body.subOrders[0]?.timeline.at(-1)?.note).toBe('Le client ne veut plus');
  });

  it('back needs its time, within two weeks, and no other outcome has one', async () => {
    const order = await both();
    const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    for (const body of [
      { outcome: 'CALL_BACK' },
      { outcome: 'CALL_BACK', callbackAt: at(-1) },
      { outcome: 'CALL_BACK', callbackAt: at(20) },
      { outcome: 'BUSY', callbackAt: at(1) },
      { outcome: 'CALL_BACK', callbackAt: at(1), cancelReason: 'Non' },
    ])
      expect((await act(amel, order, 'contacts', body)).status).toBe(400);
    const { body } = await act(amel, order, 'contacts', { outcome: 'CALL_BACK', callbackAt: at(1) });
    expect(body.desk).toMatchObject({ attempts: 0 });
  });

  it('needs an idempotency key, and is noted once for one key', async () => {
    const order = await both();
    const key = newKey();
    const send = () => act(amel, order, 'contacts', { outcome: 'BUSY' }, { 'idempotency-key': key });
    expect((await send()).body.desk?.attempts).toBe(1);
    expect((await send()).body.desk?.attempts).toBe(1);
    const without = await shop.post<ErrorBody>(
      `/v1/admin/orders/${order._id}/contacts`,
      { outcome: 'BUSY' },
      amel.headers,
    );
    expect(without.status).toBe(400);
    expect((await read(order)).desk?.attempts).toBe(1);
  });
});

describe('the queue', () => {
  it('has calls that are due, orders older than a day, the oldest, and later calls at the end', async () => {
    const [fresh, old, later, due] = [await both(), await both(), await both(), await both()] as const;
    const set = (order: Order, values: object) =>
      shop.database.db.updateTable('orders').set(values).where('id', '=', Number(order._id)).execute();
    await set(old, { created_at: new Date(Date.now() - 30 * 3_600_000) });
    await act(amel, later, 'contacts', {
      outcome: 'CALL_BACK',
      callbackAt: new Date(Date.now() + 3_600_000).toISOString(),
    });
    await set(due, { next_contact_at: new Date(Date.now() - 60_000) });
    const mine = new Set([fresh, old, later, due].map(({ number }) => number));
    const expected = [due, old, fresh, later].map(({ number }) => number);
    expect((await queue()).filter((number) => mine.has(number))).toEqual(expected);
    await act(amel, due, 'confirmation', {});
    expect(await queue()).not.toContain(due.number);
    expect(await queue('&attempts=50')).toEqual([]);
    expect(await queue('&region=7')).toEqual([]);
  });
});

describe('confirming', () => {
  it('moves all sub-orders at once, releases the claim and notes the call', async () => {
    const order = await both();
    await act(amel, order, 'claim', {});
    const { status, body } = await act(amel, order, 'confirmation', { note: 'Après 18 h' });
    expect(status).toBe(200);
    expect(body.subOrders.map(({ state }) => state)).toEqual(['CONFIRMED', 'CONFIRMED']);
    expect(body.desk?.claim).toBeNull();
    const { body: timeline } = await shop.get<TimelinePage>(
      `/v1/admin/orders/${order._id}/timeline?kinds=CONTACT`,
      amel.headers,
    );
    expect(timeline.entries).toMatchObject([{ outcome: 'CONFIRMED', text: 'Après 18 h' }]);
    const again = await act(amel, order, 'confirmation', {});
    expect(again.status).toBe(409);
  });

  it('cancels an excluded sub-order with its reason, at the terms of placing, and gives back its stock', async () => {
    const before = await stockOf(lamp);
    const order = await both();
    const exclude = [{ subOrderId: order.subOrders[1]?._id, reason: 'Rupture chez le vendeur' }];
    const { body } = await act(amel, order, 'confirmation', { exclude });
    expect(body.subOrders.map(({ state }) => state)).toEqual(['CONFIRMED', 'CANCELLED']);
    expect(body.subOrders[1]?.timeline.at(-1)?.note).toBe('Rupture chez le vendeur');
    expect(body.subOrders[0]?.total).toBe('60.000');
    expect(await stockOf(lamp)).toBe(before);
  });

  it('leaves something to confirm', async () => {
    const order = await both();
    const exclude = order.subOrders.map(({ _id }) => ({ subOrderId: _id, reason: 'Rien ne va' }));
    const { status, body } = await act(amel, order, 'confirmation', { exclude });
    expect(status).toBe(400);
    expect(body.error.fields?.[0]?.field).toBe('exclude');
    expect((await read(order)).state).toBe('AWAITING_CONFIRMATION');
  });
});

describe('an order that awaits confirmation', () => {
  it('gets another address by its version, and is stale for the next who holds the old one', async () => {
    const order = await both();
    const version = await ifMatch(shop.database, 'orders', order._id);
    const address = { ...TEST_ADDRESS, street: '5, rue du Lac', secondPhone: '22 333 444' };
    const { status, body } = await act(amel, order, 'address', { address, contactName: 'Amel B.' }, version);
    expect(status).toBe(200);
    expect(body).toMatchObject({ contactName: 'Amel B.', address: { street: '5, rue du Lac' } });
    expect(body.desk?.version).toBe(2);
    const stale = await act(sonia, order, 'address', { contactName: 'Autre' }, version);
    expect(stale.status).toBe(412);
    expect(stale.body.error.fields?.map(({ field }) => field)).toContain('contactName');
    const wrong = await act(amel, order, 'address', { address: { ...address, delegation: 'Nulle part' } });
    expect(wrong.body.error.fields?.[0]?.field).toBe('address.delegation');
  });

  it('loses pieces: totals, delivery and stock follow', async () => {
    const [carpets, lamps] = [await stockOf(carpet), await stockOf(lamp)];
    const order = await both();
    expect(order.total).toBe('120.000');
    const [first] = order.subOrders[0]?.lines ?? [];
    const { status, body } = await act(amel, order, 'lines', {
      lines: [{ lineId: first?._id, quantity: 1 }],
      reason: 'Un seul tapis',
    });
    expect(status).toBe(200);
    // 30 + 60 are below 99: delivery is paid, shared by what the items cost.
    expect(body).toMatchObject({ itemsTotal: '90.000', deliveryFee: '8.000', total: '98.000' });
    expect(body.subOrders.map(({ total }) => total)).toEqual(['32.667', '65.333']);
    expect([await stockOf(carpet), await stockOf(lamp)]).toEqual([carpets - 1, lamps - 1]);
    const gone = await act(amel, order, 'lines', {
      lines: [{ lineId: first?._id, quantity: 0 }],
      reason: 'Plus de tapis',
    });
    expect(gone.body.subOrders.map(({ state }) => state)).toEqual(['CANCELLED', 'AWAITING_CONFIRMATION']);
    expect([await stockOf(carpet), await stockOf(lamp)]).toEqual([carpets, lamps - 1]);
    expect(gone.body.subOrders[1]?.total).toBe('68.000');
  });

  it('is quoted with fewer pieces as it is changed, and stays as it is', async () => {
    const order = await both();
    const [carpets, lamps] = order.subOrders.map((part) => part.lines[0]?._id);
    const quote = (lines: string) =>
      shop.get<OrderLinesQuote & ErrorBody>(
        `/v1/admin/orders/${order._id}/lines-quote?lines=${lines}`,
        amel.headers,
      );
    const { status, body } = await quote(`${carpets}:1,${lamps}:0`);
    expect(status).toBe(200);
    expect((await read(order)).total).toBe(order.total);
    const changed = await act(amel, order, 'lines', {
      lines: [
        { lineId: carpets, quantity: 1 },
        { lineId: lamps, quantity: 0 },
      ],
      reason: 'Un seul tapis',
    });
    expect(changed.body.subOrders[0]).toMatchObject({
      total: body.total,
      itemsTotal: body.itemsTotal,
      deliveryShare: body.deliveryFee,
    });
    for (const wrong of [`${carpets}:9`, '1', `${carpets}:0`]) expect((await quote(wrong)).status).toBe(400);
    await act(amel, order, 'confirmation', {});
    expect((await quote(`${carpets}:0`)).status).toBe(409);
  });

  it('never gains pieces, nor loses all, nor changes after it is confirmed', async () => {
    const order = await both();
    const lines = order.subOrders.flatMap((part) => part.lines);
    const ask = (quantities: readonly number[]) =>
      act(amel, order, 'lines', {
        lines: quantities.map((quantity, index) => ({ lineId: lines[index]?._id, quantity })),
        reason: 'Essai',
      });
    expect((await ask([3])).body.error.fields?.[0]?.field).toBe('lines.0.quantity');
    expect((await ask([2, 1])).status).toBe(400);
    expect((await ask([0, 0])).status).toBe(400);
    await act(amel, order, 'confirmation', {});
    expect((await ask([1])).status).toBe(409);
    expect((await act(amel, order, 'address', { contactName: 'Autre' })).status).toBe(409);
  });

  it('has one timeline of what was changed, by whom, each once', async () => {
    const order = await both();
    await act(amel, order, 'address', { contactName: 'Amel B.' });
    await act(sonia, order, 'notes', { text: 'Sonner deux fois' });
    const [first] = order.subOrders[0]?.lines ?? [];
    await act(amel, order, 'lines', {
      lines: [{ lineId: first?._id, quantity: 1 }],
      reason: 'Un seul tapis',
    });
    await act(amel, order, 'confirmation', {});
    const { body } = await shop.get<TimelinePage>(`/v1/admin/orders/${order._id}/timeline`, amel.headers);
    const told = body.entries.map(({ kind, action }) => (kind === 'CHANGE' ? action : kind));
    expect(told.filter((one) => one !== 'STATE' && one !== 'MAIL').toReversed()).toEqual([
      'order.address',
      'NOTE',
      // The reason of the change below.
      'NOTE',
      'order.lines',
      'CONTACT',
    ]);
    expect(new Set(body.entries.map(({ _id }) => _id)).size).toBe(body.entries.length);
    const changes = await shop.get<TimelinePage>(
      `/v1/admin/orders/${order._id}/timeline?kinds=CHANGE`,
      amel.headers,
    );
    expect(changes.body.entries.map(({ actor, actorName }) => [actor, actorName])).toEqual([
      ['admin', 'Amel Ben Salah'],
      ['admin', 'Amel Ben Salah'],
    ]);
  });

  it('keeps internal notes, which its buyer does not read', async () => {
    const { order, token } = await placed(orderOf([orderLine(carpet, 30_000)]));
    await act(amel, order, 'notes', { text: 'Sonner deux fois' });
    const seen = await shop.get<Order>(`/v1/orders/by-token/${token}`, newClient());
    expect(JSON.stringify(seen.body)).not.toContain('Sonner');
    const { body } = await shop.get<TimelinePage>(
      `/v1/admin/orders/${order._id}/timeline?kinds=NOTE`,
      amel.headers,
    );
    expect(body.entries).toMatchObject([{ text: 'Sonner deux fois', actorName: 'Amel Ben Salah' }]);
  });
});

describe('a call that is not answered', () => {
  const mailsTo = async (address: string) => (await shop.mails()).filter(({ to }) => to === address).slice(1);

  it('is mailed to the buyer once, in the language of the order', async () => {
    const order = await place(
      orderOf([orderLine(carpet, 30_000)], { contactEmail: 'absent@example.tn', language: 'en' }),
    );
    await act(amel, order, 'contacts', { outcome: 'BUSY' });
    expect(await mailsTo('absent@example.tn')).toEqual([]);
    for (const outcome of ['NO_ANSWER', 'NO_ANSWER']) await act(amel, order, 'contacts', { outcome });
    const [mail, ...others] = await mailsTo('absent@example.tn');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Your order ${order.number} awaits your confirmation`);
    expect(mail?.text).toContain('1 × Tapis');
    expect(mail?.text).toContain(`/contact?category=order&order=${order.number}&lang=en`);
  });

  it('is not mailed to an address without a confirmation, nor beside a cancellation', async () => {
    const order = await place(orderOf([orderLine(carpet, 30_000)], { contactEmail: 'other@example.tn' }));
    await shop.database.db.deleteFrom('order_mails').where('order_id', '=', Number(order._id)).execute();
    await act(amel, order, 'contacts', { outcome: 'NO_ANSWER' });
    expect(await mailsTo('other@example.tn')).toEqual([]);
    const last = await place(orderOf([orderLine(carpet, 30_000)], { contactEmail: 'last@example.tn' }));
    await act(amel, last, 'contacts', { outcome: 'NO_ANSWER', cancelReason: 'Injoignable' });
    expect((await mailsTo('last@example.tn')).map(({ subject }) => subject)).toEqual([
      `Votre commande ${last.number} est annulée`,
    ]);
  });
});

describe('an order that stays unconfirmed', () => {
  const rule = { unconfirmedDays: 2, unconfirmedTries: 2 };
  const age = (order: Order, values: object) =>
    shop.database.db
      .updateTable('orders')
      .set({ created_at: new Date(Date.now() - 3 * 86_400_000), ...values })
      .where('id', '=', Number(order._id))
      .execute();
  const sweep = () => sweepUnconfirmed({ ...shop.origin.context, fixedSettings: rule });

  it('is cancelled after days and calls, with stock, mail, event and an entry in the audit log', async () => {
    const before = await stockOf(carpet);
    const order = await place(orderOf([orderLine(carpet, 30_000, 2)], { contactEmail: 'never@example.tn' }));
    await age(order, { contact_attempts: 2 });
    expect(await sweep()).toBe(1);
    expect(await sweep()).toBe(0);
    const cancelled = await read(order);
    expect(cancelled.state).toBe('CANCELLED');
    expect(await stockOf(carpet)).toBe(before);
    const [, mail] = (await shop.mails()).filter(({ to }) => to === 'never@example.tn');
    expect(mail?.text).toContain('Nous n’avons pas réussi à vous joindre');
    const { body } = await shop.get<TimelinePage>(
      `/v1/admin/orders/${order._id}/timeline?kinds=STATE`,
      amel.headers,
    );
    expect(body.entries[0]).toMatchObject({ state: 'CANCELLED', actor: 'system', actorName: null });
    const audit = await shop.get<AuditPage>(
      `/v1/admin/audit?entity=orders&entityId=${order._id}`,
      amel.headers,
    );
    expect(audit.body.entries).toContainEqual(
      expect.objectContaining({
        action: 'order.expire',
        entity: 'sub_orders',
        actor: { accountNumber: 'system', name: null, role: null },
      }),
    );
    const byNumber = await shop.get<AuditPage>(
      `/v1/admin/audit?entity=orders&entityId=${order.number}`,
      amel.headers,
    );
    expect(byNumber.body.entries).toEqual(audit.body.entries);
    expect(audit.body.entries.some(({ entity }) => entity === 'orders')).toBe(true);
    const events = await shop.database.db
      .selectFrom('outbox')
      .select('data')
      .where('subject', '=', order.number)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(events.data).toMatchObject({ state: 'CANCELLED' });
  });

  it('waits while it is young, called too seldom, handled, or to be called again', async () => {
    const [young, seldom, claimed, later] = [await both(), await both(), await both(), await both()];
    await age(young, { contact_attempts: 5, created_at: new Date() });
    await age(seldom, { contact_attempts: 1 });
    await age(claimed, { contact_attempts: 2 });
    await act(amel, claimed, 'claim', {});
    await age(later, { contact_attempts: 2, next_contact_at: new Date(Date.now() + 3_600_000) });
    expect(await sweep()).toBe(0);
    for (const order of [young, seldom, claimed, later])
      expect((await read(order)).state).toBe('AWAITING_CONFIRMATION');
    await act(amel, claimed, 'claim', { release: true });
    expect(await sweep()).toBe(1);
  });

  it.skipIf(TEST_DATABASE_URL === undefined)('is cancelled once by two processes', async () => {
    const before = await stockOf(lamp);
    const orders: Order[] = [];
    for (let count = 0; count < 6; count += 1) orders.push(await both());
    for (const order of orders) await age(order, { contact_attempts: 2 });
    const done = await Promise.all([sweep(), sweep()]);
    expect(done[0] + done[1]).toBe(orders.length);
    expect(await stockOf(lamp)).toBe(before);
  });
});

it('notes about a buyer go with the account', async () => {
  const buyer = await addPerson(shop);
  const order = await place(orderOf([orderLine(carpet, 30_000)]), { ...newClient(), ...buyer.headers });
  await act(amel, order, 'notes', { text: 'Habite au 3e' });
  await act(amel, order, 'contacts', { outcome: 'REFUSED', note: 'Voisin', cancelReason: 'Ne veut plus' });
  const deleted = await shop.post('/v1/user/delete', { password: TEST_PASSWORD }, buyer.headers);
  expect(deleted.status).toBe(200);
  const { body } = await shop.get<TimelinePage>(
    `/v1/admin/orders/${order._id}/timeline?kinds=NOTE,CONTACT`,
    amel.headers,
  );
  expect(body.entries).toMatchObject([{ kind: 'CONTACT', outcome: 'REFUSED', text: null }]);
});

describe('sums of an order with fewer pieces', () => {
  const line = (
    sellerId: number,
    unitPrice: number,
    quantity: number,
    discount: number,
    former = quantity,
  ) => ({
    id: sellerId,
    sellerId,
    unitPrice,
    formerQuantity: former,
    quantity,
    isEligible: true,
    discount,
  });
  const terms = { coupon: null, pointsUsed: 0, cancelledItems: 0, cancelledDelivery: 0 } as const;

  it('keep a fixed discount and shrink a percentage, shared by largest remainder', () => {
    const lines = [line(1, 10_000, 1, 1_500, 2), line(2, 20_001, 1, 1_500)];
    const fixed = amend(lines, { ...terms, coupon: 'fixed' });
    expect(fixed.discounts.reduce((sum, share) => sum + share, 0)).toBe(3_000);
    expect(fixed.discounts).toEqual([1_000, 2_000]);
    const percentage = amend(lines, { ...terms, coupon: 'percentage' });
    expect(percentage.discountTotal).toBe(Math.floor((3_000 * 30_001) / 40_001));
    expect(percentage.parts.reduce((sum, part) => sum + part.total, 0)).toBe(percentage.total);
  });

  it('have no delivery with a coupon for it, and no more points than the items allow', () => {
    const free = amend([line(1, 10_000, 1, 0)], { ...terms, coupon: 'free_delivery', pointsUsed: 1_000 });
    expect(free).toMatchObject({ deliveryFee: 0, pointsUsed: 200, total: 8_000 });
  });

  it('count what the shop cancelled for free delivery', () => {
    const lines = [line(1, 10_000, 1, 0)];
    expect(amend(lines, { ...terms, cancelledItems: 90_000 }).deliveryFee).toBe(0);
    expect(amend(lines, { ...terms, cancelledDelivery: 5_000 }).deliveryFee).toBe(3_000);
  });
});

describe.skipIf(TEST_DATABASE_URL === undefined)('at the same time', () => {
  it('one of two agents gets the claim', async () => {
    const order = await both();
    const answers = await Promise.all([act(amel, order, 'claim', {}), act(sonia, order, 'claim', {})]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('an order is confirmed or cancelled by its buyer, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { order, token } = await placed(orderOf([orderLine(carpet, 30_000), orderLine(lamp, 60_000)]));
      const before = await stockOf(carpet);
      const [, cancelled] = await Promise.all([
        act(amel, order, 'confirmation', {}),
        shop.post('/v1/orders/cancel', { token, idempotencyKey: newKey() }, newClient()),
      ]);
      const { subOrders } = await read(order);
      const states = new Set(subOrders.map(({ state }) => state));
      expect(states.size).toBe(1);
      // A buyer may cancel until it is prepared: when the cancellation comes second it still holds.
      expect([...states]).toEqual([cancelled.status === 200 ? 'CANCELLED' : 'CONFIRMED']);
      expect(await stockOf(carpet)).toBe(before + (cancelled.status === 200 ? 1 : 0));
    }
  });

  it('lines are changed before the order is confirmed, or not at all', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await both();
      const [first] = order.subOrders[0]?.lines ?? [];
      const [confirmed, amended] = await Promise.all([
        act(amel, order, 'confirmation', {}),
        act(amel, order, 'lines', { lines: [{ lineId: first?._id, quantity: 1 }], reason: 'Un seul' }),
      ]);
      expect(confirmed.status).toBe(200);
      const { itemsTotal, state } = await read(order);
      expect(state).toBe('CONFIRMED');
      expect(itemsTotal).toBe(amended.status === 200 ? '90.000' : '120.000');
    }
  });
});
