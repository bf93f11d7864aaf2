/** The list of all orders for staff: filters, sorts, pages, totals and facts; and the timeline of one. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TimelinePage } from '../../../contract/admin/timeline.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { Order, OrderPlaced, OrderRequest, OrdersPage } from '../../../contract/orders.ts';
import { addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import { keyed, orderLine, orderOf, TEST_ADDRESS } from '../../testing/orders.ts';
import { newClient, startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';

let shop: TestOrigin;
let staff: Person;
let readOnly: Person;
let ali: { id: number };
let mouna: { id: number };
let cheap: number;
let dear: number;
/** By name: `ali` cash from Ali, `both` from two sellers, `large` an expensive one. */
const orders: Record<'ali' | 'both' | 'large', Order> = {} as never;

async function place(body: OrderRequest): Promise<Order> {
  const { body: placed } = await shop.post<OrderPlaced>('/v1/orders', body, newClient());
  if (!placed.order) throw new Error(JSON.stringify(placed.differences));
  return placed.order;
}
const move = (order: Order, part: number, to: string, more: object = {}) =>
  shop.post<Order>(
    `/v1/admin/orders/${order._id}/transition`,
    keyed('/transition', { subOrderId: order.subOrders[part]?._id, to, ...more }),
    staff.headers,
  );
async function list(query: string, who = staff): Promise<OrdersPage> {
  const { status, body } = await shop.get<OrdersPage>(`/v1/admin/orders?${query}`, who.headers);
  expect(status).toBe(200);
  return body;
}
const numbers = async (query: string): Promise<string[]> =>
  (await list(query)).orders.map(({ number }) => number);

beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  staff = await addPerson(shop, 'Orders');
  readOnly = await addPerson(shop, 'ReadOnly');
  const category = await addCategory(db, 'Maison');
  ali = await addSeller(db, 'Chez Ali', { preparation_hours: 2 });
  mouna = await addSeller(db, 'Mouna');
  [cheap = 0, dear = 0] = await addProducts(db, [
    { name: 'Tapis', seller_id: ali.id, category, price: 30_000, stock: 50 },
    { name: 'Lampe', seller_id: mouna.id, category, price: 700_000, stock: 50 },
  ]);
  shop.forget();
  orders.ali = await place(orderOf([orderLine(cheap, 30_000)]));
  orders.both = await place(
    orderOf([orderLine(cheap, 30_000), orderLine(dear, 700_000)], {
      contactName: 'Léïla Trabelsi',
      contactPhone: '55 111 222',
      address: { ...TEST_ADDRESS, regionNumber: 1, delegation: 'Nabeul', street: '12, rue de Rome' },
    }),
  );
  orders.large = await place(orderOf([orderLine(dear, 700_000, 3)], { contactPhone: '55 999 888' }));
});
afterAll(() => shop.close());

describe('the list of all orders', () => {
  it('is the latest first, in pages with an exact total', async () => {
    const first = await list('limit=2');
    expect(first.orders.map(({ number }) => number)).toEqual([orders.large.number, orders.both.number]);
    expect(first.pagination).toMatchObject({ totalItems: 3, isTotalExact: true, hasNext: true });
    const second = await list(`limit=2&after=${first.cursors.at(-1)}`);
    expect(second.orders.map(({ number }) => number)).toEqual([orders.ali.number]);
    expect(second.pagination).toMatchObject({ hasNext: false, hasPrev: true });
  });

  it.each(['placed', 'total', 'age'])(
    'is searched in pages of the same order and total, sorted by %s',
    async (sort) => {
      for (const order of ['asc', 'desc']) {
        const all = await list(`sort=${sort}&order=${order}`);
        const query = `q=CMD&sort=${sort}&order=${order}&limit=1`;
        const found: string[] = [];
        for (let page = await list(query), at = 1; ; at += 1) {
          found.push(...page.orders.map(({ number }) => number));
          expect(page.pagination).toMatchObject({ totalItems: 3, isTotalExact: true, hasNext: at < 3 });
          expect((await list(`${query}&page=${at}`)).orders).toEqual(page.orders);
          if (!page.pagination.hasNext) break;
          page = await list(`${query}&after=${page.cursors.at(-1)}`);
        }
        expect(found).toEqual(all.orders.map(({ number }) => number));
        // After the last page there is none, and the total is the same.
        expect(await list(`${query}&page=4`)).toMatchObject({ orders: [], pagination: { totalItems: 3 } });
      }
    },
  );

  it('is narrowed by state, payment and seller of one and the same sub-order', async () => {
    await move(orders.both, 0, 'CONFIRMED');
    expect(await numbers('state=CONFIRMED')).toEqual([orders.both.number]);
    expect(await numbers('state=CONFIRMED,AWAITING_CONFIRMATION')).toHaveLength(3);
    expect(await numbers(`state=CONFIRMED&seller=${ali.id}`)).toEqual([orders.both.number]);
    expect(await numbers(`state=CONFIRMED&seller=${mouna.id}`)).toEqual([]);
    expect(await numbers('payment=DUE')).toHaveLength(3);
    expect(await numbers('payment=PAID,COLLECTED')).toEqual([]);
    expect((await list('state=CONFIRMED,AWAITING_CONFIRMATION')).pagination.totalItems).toBe(3);
  });

  it('is narrowed by governorate, total, method, coupon, time and what was typed', async () => {
    expect(await numbers('region=1')).toEqual([orders.both.number]);
    expect(await numbers('minTotal=100.000&maxTotal=1000.000')).toEqual([orders.both.number]);
    expect(await numbers('method=ONLINE')).toEqual([]);
    expect(await numbers('coupon=NONE')).toEqual([]);
    expect(await numbers('q=trabelsi')).toEqual([orders.both.number]);
    expect(await numbers(`q=${encodeURIComponent('98 123 456')}`)).toHaveLength(3);
    expect(await numbers(`q=${orders.ali.number.slice(0, -1)}`)).toEqual([orders.ali.number]);
    const at = orders.both.createdAt;
    expect(await numbers(`from=${at}`)).toEqual([orders.large.number, orders.both.number]);
    expect(await numbers(`until=${at}`)).toEqual([orders.ali.number]);
  });

  it('finds nothing by contact data for those who see them masked', async () => {
    const found = async (q: string, who: Person) =>
      (await list(`q=${encodeURIComponent(q)}`, who)).orders.map(({ number }) => number);
    for (const q of ['55 111 222', '+21655111222']) {
      expect(await found(q, staff)).toEqual([orders.both.number]);
      expect(await found(q, readOnly)).toEqual([]);
    }
    expect(await found('trabelsi', readOnly)).toEqual([orders.both.number]);
    expect(await found(orders.both.number, readOnly)).toEqual([orders.both.number]);
  });

  it('knows what is late, has an open return or an open ticket', async () => {
    expect(await numbers('late=true')).toEqual([]);
    await shop.database.db
      .updateTable('sub_orders')
      .set({ ship_by: new Date(Date.now() - 1_000) })
      .where('state', '=', 'CONFIRMED')
      .execute();
    expect(await numbers('late=true')).toEqual([orders.both.number]);
    expect((await list('late=true')).orders[0]?.desk).toMatchObject({ isLate: true });
    expect(await numbers('openReturn=true')).toEqual([]);
    expect(await numbers('openTicket=true')).toEqual([]);
    await shop.post(
      '/v1/tickets',
      {
        name: 'Amel',
        email: 'amel@example.tn',
        subject: 'Où est ma commande',
        message: 'Bonjour, où est-elle ?',
        category: 'order',
        idempotencyKey: 'ticket-key-1',
      },
      newClient(),
    );
    await shop.database.db
      .updateTable('tickets')
      .set({ order_id: Number(orders.ali._id) })
      .execute();
    expect(await numbers('openTicket=true')).toEqual([orders.ali.number]);
    await shop.database.db.updateTable('tickets').set({ status: 'RESOLVED' }).execute();
    expect(await numbers('openTicket=true')).toEqual([]);
  });

  it('is sorted by total and by the time in a state, in both directions and across pages', async () => {
    const byTotal = [orders.large.number, orders.both.number, orders.ali.number];
    expect(await numbers('sort=total')).toEqual(byTotal);
    expect(await numbers('sort=total&order=asc')).toEqual(byTotal.toReversed());
    await move(orders.large, 0, 'CONFIRMED');
    expect((await numbers('sort=age')).at(-1)).toBe(orders.large.number);
    expect((await numbers('sort=age&order=desc'))[0]).toBe(orders.large.number);
    const first = await list('sort=age&limit=1');
    const rest = await list(`sort=age&limit=2&after=${first.cursors[0]}`);
    expect([...first.orders, ...rest.orders].map(({ number }) => number)).toEqual(await numbers('sort=age'));
    const wrong = await shop.get<ErrorBody>(
      `/v1/admin/orders?sort=total&after=${first.cursors[0]}`,
      staff.headers,
    );
    expect(wrong).toMatchObject({ status: 400, body: { error: { fields: [{ field: 'after' }] } } });
  });

  it('stores the least advanced state with the time of reaching it', async () => {
    const stored = () =>
      shop.database.db
        .selectFrom('orders')
        .select(['state', 'state_since'])
        .where('id', '=', Number(orders.both._id))
        .executeTakeFirstOrThrow();
    const before = await stored();
    expect(before.state).toBe('AWAITING_CONFIRMATION');
    await move(orders.both, 0, 'PREPARING');
    expect(await stored()).toEqual(before);
    const { body } = await move(orders.both, 1, 'CONFIRMED');
    expect(body.state).toBe('CONFIRMED');
    const after = await stored();
    expect(after.state).toBe('CONFIRMED');
    expect(after.state_since.getTime()).toBeGreaterThan(before.state_since.getTime());
    expect(body.desk?.stateSince).toBe(after.state_since.toISOString());
  });

  it('gives facts about buyer and basket to staff only, and masks contacts as before', async () => {
    const again = await place(
      orderOf([orderLine(cheap, 30_000)], {
        contactPhone: '55 111 222',
        address: { ...TEST_ADDRESS, street: '3 RUE DE LA PLAGE' },
      }),
    );
    expect(again.desk).toBeUndefined();
    const { body } = await shop.get<Order>(`/v1/admin/orders/${again._id}`, readOnly.headers);
    expect(body.contactPhone).toContain('*');
    // By telephone: `both`. By address: `ali` and `large`, however it is written.
    expect(body.desk?.risk.sameDayOrders.toSorted()).toEqual(
      [orders.ali.number, orders.both.number, orders.large.number].toSorted(),
    );
    expect(body.desk?.risk).toMatchObject({ otherOrders: 1, refusals: 0, isBasketLarge: false });
    await shop.database.db
      .updateTable('sub_orders')
      .set({ payment_state: 'REFUSED' })
      .where('order_id', '=', Number(orders.both._id))
      .execute();
    const later = await shop.get<Order>(`/v1/admin/orders/${again._id}`, readOnly.headers);
    expect(later.body.desk?.risk.refusals).toBe(1);
  });

  it('refuses a state that there is none of, by its name', async () => {
    const { status, body } = await shop.get<ErrorBody>('/v1/admin/orders?state=LOST', staff.headers);
    expect(status).toBe(400);
    expect(body.error.fields?.[0]?.field).toContain('state');
  });
});

describe('the timeline of an order', () => {
  it('is one stream of states, mails and refunds, the latest first', async () => {
    const order = await place(
      orderOf([orderLine(cheap, 30_000)], { contactEmail: 'buyer@example.tn', contactPhone: '55 333 222' }),
    );
    await move(order, 0, 'CONFIRMED', { note: 'Confirmée au téléphone' });
    const path = `/v1/admin/orders/${order._id}/timeline`;
    const { body } = await shop.get<TimelinePage>(path, staff.headers);
    expect(
      body.entries.map(({ kind, state, template, actor }) => ({ kind, state, template, actor })),
    ).toEqual([
      { kind: 'STATE', state: 'CONFIRMED', template: null, actor: 'admin' },
      { kind: 'MAIL', state: null, template: 'orderPlaced', actor: 'system' },
      { kind: 'STATE', state: 'AWAITING_CONFIRMATION', template: null, actor: 'customer' },
    ]);
    expect(body.entries[0]).toMatchObject({
      text: 'Confirmée au téléphone',
      actorName: 'Amel Ben Salah',
      subOrderNumber: `${order.number}/1`,
    });
    const first = await shop.get<TimelinePage>(`${path}?limit=2`, staff.headers);
    const rest = await shop.get<TimelinePage>(
      `${path}?limit=2&after=${first.body.cursors[1]}`,
      staff.headers,
    );
    expect([...first.body.entries, ...rest.body.entries]).toEqual(body.entries);
    const mails = await shop.get<TimelinePage>(`${path}?kinds=MAIL`, staff.headers);
    expect(mails.body.pagination.totalItems).toBe(1);
  });
});
