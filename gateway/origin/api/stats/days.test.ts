/** Figures by day: their sums are what the lists count under the same conditions. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LowStock, StatsDays, StatsPlaces, StatsTop } from '../../../contract/admin/stats.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import { fromTnd, toTnd } from '../../../contract/money.ts';
import type { Order, OrderPlaced, OrdersPage } from '../../../contract/orders.ts';
import { run } from '../../base/sql.ts';
import { dayAfter, dayStart, tunisianDay } from '../../base/tunisian-day.ts';
import { addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import { keyed, orderLine, orderOf } from '../../testing/orders.ts';
import { newClient, startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { recountAll, recountChanged } from './days.ts';

let shop: TestOrigin;
let owner: Person;
let support: Person;
let product: number;
const today = tunisianDay(new Date());

beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  owner = await addPerson(shop, 'Owner');
  support = await addPerson(shop, 'Support');
  const category = await addCategory(db, 'Maison');
  const { id: seller_id } = await addSeller(db, 'Chez Ali');
  [product = 0] = await addProducts(db, [{ name: 'Tapis', seller_id, category, price: 100_000, stock: 500 }]);
  shop.forget();
  // In the period before, days ago, first and last of their day. In the order of their ids, as the list expects.
  for (const [day, minutes] of [
    [-12, 30],
    [-7, 700],
    [-6, 700],
    [-3, 700],
    [-1, 0],
    [-1, 1_439],
    [0, 0],
  ] as const)
    await moveTo(await place(), day, minutes);
});
afterAll(() => shop.close());

async function place(): Promise<Order> {
  const { body } = await shop.post<OrderPlaced>(
    '/v1/orders',
    orderOf([orderLine(product, 100_000)]),
    newClient(),
  );
  if (!body.order) throw new Error(JSON.stringify(body.differences));
  return body.order;
}
const moveTo = (order: Order, day: number, minutes: number) =>
  run(shop.database.db, 'update orders set created_at = $2 where id = $1', [
    order._id,
    new Date(dayStart(dayAfter(today, day)).getTime() + minutes * 60_000),
  ]);
const move = async (order: Order, to: string): Promise<void> => {
  const path = `/v1/admin/orders/${order._id}/transition`;
  const body = keyed(path, { subOrderId: order.subOrders[0]?._id, to });
  expect((await shop.post(path, body, owner.headers)).status).toBe(200);
};
const stats = async (days: number, who = owner): Promise<StatsDays> =>
  (await shop.get<StatsDays>(`/v1/admin/stats/days?days=${days}`, who.headers)).body;
/** Orders of the list from a day on, before another. */
async function listed(from: number, until: number, more = ''): Promise<OrdersPage> {
  const at = (day: number) => encodeURIComponent(dayStart(dayAfter(today, day)).toISOString());
  const path = `/v1/admin/orders?limit=100&from=${at(from)}&until=${at(until)}${more}`;
  return (await shop.get<OrdersPage>(path, owner.headers)).body;
}
const UNPAID = ['REFUSED', 'FAILED', 'EXPIRED'];
const revenueOf = ({ orders }: OrdersPage): string =>
  toTnd(
    orders
      .flatMap(({ subOrders }) => subOrders)
      .filter(({ state, paymentState }) => state !== 'CANCELLED' && !UNPAID.includes(paymentState))
      .reduce((sum, { total }) => sum + fromTnd(total), 0),
  );

async function expectAsListed(): Promise<void> {
  const { days, sums, before } = await stats(7);
  expect(days.map(({ day }) => day)).toEqual([-6, -5, -4, -3, -2, -1, 0].map((day) => dayAfter(today, day)));
  for (const [index, day] of days.entries())
    expect(day.orders, day.day).toBe((await listed(index - 6, index - 5)).pagination.totalItems);
  const period = await listed(-6, 1);
  expect(sums).toMatchObject({ orders: period.pagination.totalItems, revenue: revenueOf(period) });
  expect(sums.cancelled).toBe((await listed(-6, 1, '&state=CANCELLED')).pagination.totalItems);
  expect(sums.returned).toBe((await listed(-6, 1, '&state=RETURNED_TO_SELLER')).pagination.totalItems);
  const earlier = await listed(-13, -6);
  expect(before).toMatchObject({ orders: earlier.pagination.totalItems, revenue: revenueOf(earlier) });
}

it('are those of the lists before and after they are stored, and when an order changes', async () => {
  await expectAsListed();
  expect((await stats(7)).sums).toMatchObject({ orders: 5, cancelled: 0, returned: 0 });
  await recountAll(shop.database.db);
  await expectAsListed();
  const [stored] = await run<{ orders: number }>(
    shop.database.db,
    'select sum(orders)::int as orders from stats_daily',
    [],
  );
  expect(stored?.orders).toBe(6);

  const { orders } = await listed(-6, 0);
  const [cancelled, refused] = orders;
  if (!cancelled || !refused) throw new Error('not listed');
  await recountChanged(shop.database.db);
  await move(cancelled, 'CANCELLED');
  for (const to of [
    'CONFIRMED',
    'PREPARING',
    'SHIPPED',
    'OUT_FOR_DELIVERY',
    'DELIVERY_FAILED',
    'RETURNED_TO_SELLER',
  ])
    await move(refused, to);
  await recountChanged(shop.database.db);
  await expectAsListed();
  expect((await stats(7)).sums).toMatchObject({ orders: 5, cancelled: 1, returned: 1 });
});

it('by governorate, product and seller are those of the lists, stored or not, and when an order changes', async () => {
  const { db } = shop.database;
  const of = async <T>(path: string, who = owner): Promise<T> =>
    (await shop.get<T>(`/v1/admin/stats/${path}`, who.headers)).body;
  const expectAsLists = async () => {
    const { places } = await of<StatsPlaces>('places?days=7');
    expect(places.length).toBeGreaterThan(0);
    for (const { regionNumber, orders, revenue, cashRefused, cashDelivered } of places) {
      const there = `&region=${regionNumber}`;
      const all = await listed(-6, 1, there);
      expect(orders).toBe(all.pagination.totalItems);
      expect(revenue).toBe(revenueOf(all));
      const cash = `${there}&method=CASH_ON_DELIVERY`;
      const count = async (states: string) =>
        (await listed(-6, 1, `${cash}&state=${states}`)).pagination.totalItems;
      expect(cashRefused).toBe(await count('RETURNED_TO_SELLER'));
      expect(cashDelivered).toBe(await count('DELIVERED,COMPLETED,RETURN_OPEN,RETURNED'));
    }
    const { sums } = await stats(7);
    const online = await listed(-6, 1, '&method=ONLINE');
    expect(sums.onlineRevenue).toBe(revenueOf(online));
    expect(fromTnd(sums.cashRevenue ?? '') + fromTnd(sums.onlineRevenue ?? '')).toBe(
      fromTnd(sums.revenue ?? ''),
    );
    const { products, sellers } = await of<StatsTop>('top?days=7');
    const sold = (await listed(-6, 1)).orders
      .flatMap(({ subOrders }) => subOrders)
      .filter(({ state, paymentState }) => state !== 'CANCELLED' && !UNPAID.includes(paymentState));
    const lines = sold.flatMap((part) => part.lines);
    expect(products).toEqual([
      {
        _id: String(product),
        name: 'Tapis',
        quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
        revenue: toTnd(lines.reduce((sum, { total }) => sum + fromTnd(total), 0)),
      },
    ]);
    expect(sellers).toMatchObject([
      {
        name: 'Chez Ali',
        quantity: sold.length,
        revenue: toTnd(sold.reduce((sum, { total }) => sum + fromTnd(total), 0)),
      },
    ]);
  };
  const far = (await listed(-6, 0)).orders.at(2);
  if (!far) throw new Error('not listed');
  const deliverTo = (region: number) =>
    run(
      db,
      `update orders set address = jsonb_set(address::jsonb, '{regionNumber}', $2::text::jsonb) where id = $1`,
      [far._id, String(region)],
    );
  await deliverTo(7);
  await run(db, 'delete from stats_daily', []);
  await expectAsLists();
  await recountAll(db);
  await expectAsLists();
  // A place that the day no longer has disappears from what is stored.
  await deliverTo(9);
  await recountAll(db);
  await expectAsLists();
  for (const to of ['CONFIRMED', 'PREPARING', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'])
    await move(far, to);
  await recountChanged(db);
  await expectAsLists();
  expect((await of<StatsTop>('top', support)).products[0]?.revenue).toBeNull();
  expect((await of<StatsPlaces>('places', support)).places[0]?.revenue).toBeNull();
});

it('tell how long a low stock lasts, the products that end first before the others', async () => {
  const { db } = shop.database;
  await run(db, 'update products set stock = 3 where id = $1', [product]);
  const category = await addCategory(db, 'Jardin');
  const { id: seller_id } = await addSeller(db, 'Chez Mouna');
  await addProducts(db, [
    { name: 'Bol', seller_id, category, price: 5_000, stock: 1 },
    { name: 'Assez', seller_id, category, price: 5_000, stock: 50 },
    { name: 'Caché', seller_id, category, price: 5_000, stock: 2, active: false },
  ]);
  shop.forget();
  const { body } = await shop.get<LowStock>('/v1/admin/stats/low-stock', owner.headers);
  const { body: top } = await shop.get<StatsTop>('/v1/admin/stats/top?days=30', owner.headers);
  expect(body.products.map(({ name, stock, daysLeft }) => [name, stock, daysLeft])).toEqual([
    ['Tapis', 3, Math.floor(90 / (top.products[0]?.quantity ?? 0))],
    ['Bol', 1, null],
  ]);
  const { body: listed_ } = await shop.get<{ total: { value: number } }>(
    '/v1/admin/products/manage?lowStock=true&active=true',
    owner.headers,
  );
  expect(body.total).toBe(listed_.total.value);
});

it('count accounts, have no amounts for roles that read no ledgers, and are bounded', async () => {
  const { sums, days } = await stats(7, support);
  expect(sums).toMatchObject({ revenue: null, users: 2 });
  expect(days.at(-1)).toMatchObject({ revenue: null, users: 2 });
  for (const wrong of ['0', '367', 'x']) {
    const { status, body } = await shop.get<ErrorBody>(`/v1/admin/stats/days?days=${wrong}`, support.headers);
    expect(status).toBe(400);
    expect(body.error.fields?.[0]?.field).toBe('days');
  }
});
