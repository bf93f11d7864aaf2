/** Figures of the day: counted as the lists count, compared with the same weekday up to the same time. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TodayFigures } from '../../../contract/admin/stats.ts';
import type { Order, OrderPlaced, OrdersPage } from '../../../contract/orders.ts';
import { run } from '../../base/sql.ts';
import { addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import { keyed, orderLine, orderOf } from '../../testing/orders.ts';
import { newClient, startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';

let shop: TestOrigin;
let owner: Person;
let product: number;

const DAY = 86_400_000;
const today = async (who: Person): Promise<TodayFigures> => {
  const { status, body } = await shop.get<TodayFigures>('/v1/admin/stats/today', who.headers);
  expect(status).toBe(200);
  return body;
};
async function place(): Promise<Order> {
  const { body } = await shop.post<OrderPlaced>(
    '/v1/orders',
    orderOf([orderLine(product, 100_000)]),
    newClient(),
  );
  if (!body.order) throw new Error(JSON.stringify(body.differences));
  return body.order;
}
const move = async (order: Order, to: string): Promise<void> => {
  const path = `/v1/admin/orders/${order._id}/transition`;
  const body = keyed(path, { subOrderId: order.subOrders[0]?._id, to });
  expect((await shop.post(path, body, owner.headers)).status).toBe(200);
};
/** Moves all that happened to an order to the past (ms). */
async function moveBack(order: Order, by: number): Promise<void> {
  const { db } = shop.database;
  const seconds = by / 1000;
  await run(
    db,
    `update orders set created_at = created_at - make_interval(secs => $2), state_since = state_since - make_interval(secs => $2) where id = $1`,
    [order._id, seconds],
  );
  await run(
    db,
    `update sub_orders set state_since = state_since - make_interval(secs => $2) where order_id = $1`,
    [order._id, seconds],
  );
  await run(
    db,
    `update order_events set at = at - make_interval(secs => $2) where sub_order_id in (select id from sub_orders where order_id = $1)`,
    [order._id, seconds],
  );
}

beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  owner = await addPerson(shop, 'Owner');
  const category = await addCategory(db, 'Maison');
  const { id: seller_id } = await addSeller(db, 'Chez Ali');
  [product = 0] = await addProducts(db, [{ name: 'Tapis', seller_id, category, price: 100_000, stock: 500 }]);
  shop.forget();
});
afterAll(() => shop.close());

it('are nothing in a new shop', async () => {
  const { figures, usual, weeks } = await today(owner);
  expect(figures).toEqual({ orders: 0, revenue: '0.000', confirmedShare: null, refusals: 0 });
  expect({ usual, weeks }).toEqual({ usual: null, weeks: 0 });
});

it('count what the list of orders counts, and compare with the same weekday', async () => {
  // Three weeks ago: four orders, one confirmed by this time of day, one refused.
  const before = [await place(), await place(), await place(), await place()];
  const [confirmed, refused] = before;
  if (!confirmed || !refused) throw new Error('not placed');
  await move(confirmed, 'CONFIRMED');
  for (const to of ['CONFIRMED', 'PREPARING', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED'])
    await move(refused, to);
  await move(refused, 'RETURNED_TO_SELLER');
  for (const order of before) await moveBack(order, 21 * DAY);
  // Confirmed later on that day than it is now: it does not count.
  await run(
    shop.database.db,
    `update order_events set at = at + interval '2 days' where state = 'CONFIRMED' and sub_order_id in (select id from sub_orders where order_id = $1)`,
    [refused._id],
  );
  // Yesterday does not count.
  await moveBack(await place(), DAY);
  const [first, second] = [await place(), await place()];
  if (!first || !second) throw new Error('not placed');
  await place();
  await move(first, 'CONFIRMED');
  await move(second, 'CANCELLED');

  const { day, figures, usual, weeks } = await today(owner);
  expect(figures).toEqual({ orders: 3, revenue: '200.000', confirmedShare: 1 / 3, refusals: 0 });
  // Of three weeks with a shop, two were without orders; the week before the first order does not count.
  expect(weeks).toBe(3);
  expect(usual?.orders).toBeCloseTo(4 / 3);
  expect(usual?.revenue).toBe('100.000');
  expect(usual?.confirmedShare).toBe(0.25);
  expect(usual?.refusals).toBeCloseTo(1 / 3);
  const from = encodeURIComponent(new Date(`${day}T00:00:00+01:00`).toISOString());
  const { body } = await shop.get<OrdersPage>(`/v1/admin/orders?from=${from}`, owner.headers);
  expect(body.pagination.totalItems).toBe(figures.orders);
});

it('have no amounts for roles that read no ledgers', async () => {
  const { figures, usual } = await today(await addPerson(shop, 'Support'));
  expect(figures).toMatchObject({ orders: 3, revenue: null });
  expect(usual).toMatchObject({ revenue: null });
});
