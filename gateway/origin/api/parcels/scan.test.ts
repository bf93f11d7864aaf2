/** Parcels that staff scan: found by number or tracking number, one step each, refused in another state. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ScannedParcel } from '../../../contract/admin/parcels.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { Order, OrderPlaced } from '../../../contract/orders.ts';
import { addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import { newKey, orderLine, orderOf } from '../../testing/orders.ts';
import { newClient, startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';

let shop: TestOrigin;
let staff: Person;
let products: number[];

beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  staff = await addPerson(shop, 'Orders');
  const category = await addCategory(db, 'Maison');
  const sellers = [await addSeller(db, 'Chez Ali'), await addSeller(db, 'Mouna')];
  products = await addProducts(
    db,
    sellers.map(({ id }) => ({ name: 'Tapis', seller_id: id, category, price: 30_000, stock: 50 })),
  );
  shop.forget();
});
afterAll(() => shop.close());

async function confirmed(count: number): Promise<Order> {
  const lines = products.slice(0, count).map((id) => orderLine(id, 30_000));
  const { body } = await shop.post<OrderPlaced>('/v1/orders', orderOf(lines), newClient());
  const id = body.order?._id ?? '';
  const answer = await shop.post<Order>(
    `/v1/admin/orders/${id}/confirmation`,
    {},
    { ...staff.headers, 'idempotency-key': newKey() },
  );
  return answer.body;
}
const scan = (code: string, mode: string, key = newKey()) =>
  shop.post<ScannedParcel & ErrorBody>(
    '/v1/admin/parcels/scan',
    { code, mode },
    { ...staff.headers, 'idempotency-key': key },
  );

it('takes one step for each scan, by the number and by the tracking number', async () => {
  const order = await confirmed(2);
  const [first, second] = order.subOrders;
  const prepared = await scan(first?.number ?? '', 'PREPARE');
  expect(prepared.body.scannedId).toBe(first?._id);
  expect(prepared.body.subOrders.map((part) => part.state)).toEqual(['PREPARING', 'CONFIRMED']);
  await shop.database.db
    .updateTable('sub_orders')
    .set({ tracking_number: 'TRK-778899' })
    .where('id', '=', Number(first?._id))
    .execute();
  const key = newKey();
  expect((await scan('TRK-778899', 'HAND_OVER', key)).body.subOrders[0]?.state).toBe('SHIPPED');
  // The same scan sent again takes no further step.
  expect((await scan('TRK-778899', 'HAND_OVER', key)).status).toBe(200);
  const refused = await scan('TRK-778899', 'HAND_OVER');
  expect(refused.status).toBe(409);
  expect(refused.body.error.fields?.[0]?.message).toContain('SHIPPED');
  expect((await scan(second?.number ?? '', 'RETURN')).status).toBe(409);
});

it('takes the number of an order with a single parcel, and refuses what names none or several', async () => {
  const single = await confirmed(1);
  expect((await scan(single.number.toLowerCase(), 'PREPARE')).body.subOrders[0]?.state).toBe('PREPARING');
  const several = await scan((await confirmed(2)).number, 'PREPARE');
  expect(several.body.error.fields?.[0]).toMatchObject({ field: 'code', code: 'INVALID' });
  const none = await scan('CMD-26-999999-9', 'PREPARE');
  expect(none.body.error.fields?.[0]).toMatchObject({ field: 'code', code: 'NOT_FOUND' });
});
