/** The back-office's search over everything, through the schema. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
import { directly } from '../origin/testing/system.ts';
import { orderLine, orderOf } from '../origin/testing/orders.ts';
import type { Order, OrderPlaced } from '../contract/orders.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';

interface Hit {
  kind: string;
  key: string;
  label: string;
  detail: string;
  isExact: boolean;
}
let shop: LiveShop;
let agent: Member;
let reader: Member;
let productId: number;
let order: Order;
const search = async (who: Member, text: string): Promise<Hit[]> => {
  const { data, errors } = await who.ask(
    'query ($text: String!) { adminSearch(text: $text) { kind key label detail isExact } }',
    { text },
  );
  expect(errors).toBeUndefined();
  return (data as unknown as { adminSearch: Hit[] }).adminSearch;
};
beforeAll(async () => {
  shop = await openLiveShop();
  const { db } = shop.database;
  const category = await addCategory(db, 'Maison');
  const { id: seller_id } = await addSeller(db, 'Chez Zohra');
  [productId = 0] = await addProducts(db, [{ name: 'Kilim', seller_id, category, price: 30_000, stock: 9 }]);
  shop.origin.context.directory.drop();
  agent = await signUp(shop, 'Support');
  reader = await signUp(shop, 'ReadOnly');
  order = await placeOrder();
});
afterAll(() => shop.close());

async function placeOrder(): Promise<Order> {
  const body = orderOf([orderLine(productId, 30_000)], {
    contactName: 'Zohra Trabelsi',
    contactPhone: '55 111 222',
  });
  const answer = await shop.origin.app.inject({ method: 'POST', url: '/v1/orders', payload: body });
  const placed = answer.json<OrderPlaced>();
  if (placed.order === null) throw new Error('not placed');
  return placed.order;
}
const hit = () => ({
  kind: 'ORDER',
  key: toGlobalId('Order', order._id),
  label: order.number,
  detail: 'Zohra Trabelsi',
});

it('finds an order by its number and telephone, exactly', async () => {
  expect(await search(agent, order.number)).toEqual([{ ...hit(), isExact: true }]);
  expect(await search(agent, '55111222')).toEqual([{ ...hit(), isExact: true }]);
  expect(await search(agent, '+216 55 111 222')).toHaveLength(1);
});

it('finds nothing by a telephone for those who see it masked, and the same order by name', async () => {
  expect(await search(reader, '55111222')).toEqual([]);
  expect(await search(reader, 'Trabelsi')).toEqual([{ ...hit(), isExact: false }]);
});

it('finds orders and sellers by name, products by name and SKU', async () => {
  const found = await search(agent, 'zohra');
  expect(found.map(({ kind, label }) => [kind, label])).toEqual([
    ['ORDER', order.number],
    ['SELLER', 'Chez Zohra'],
  ]);
  const [kilim] = await search(agent, 'kilim');
  expect(kilim).toMatchObject({ kind: 'PRODUCT', label: 'Kilim', isExact: false });
  expect((await search(agent, kilim?.detail ?? ''))[0]).toEqual({ ...kilim, isExact: true });
});

it('finds accounts by name, telephone, e-mail address and number, and coupons by code', async () => {
  const { db } = shop.database;
  const {
    account_number: number,
    first_name: first,
    last_name: last,
    phone,
    email,
  } = await db.selectFrom('users').selectAll().where('admin_role', '=', 'Support').executeTakeFirstOrThrow();
  const user = { kind: 'USER', key: number, label: `${first} ${last}`, detail: number };
  expect(await search(agent, `${first} ${last}`.toUpperCase())).toContainEqual({ ...user, isExact: false });
  expect(await search(agent, number)).toEqual([{ ...user, isExact: true }]);
  expect(await search(agent, phone ?? '')).toEqual([{ ...user, isExact: true }]);
  expect((await search(agent, (email ?? '').toUpperCase()))[0]).toEqual({ ...user, isExact: true });
  // Names are read by all; what is masked finds nothing.
  expect(await search(reader, `${first} ${last}`)).toContainEqual({ ...user, isExact: false });
  expect(await search(reader, phone ?? '')).toEqual([]);
  expect(await search(reader, email ?? '')).toEqual([]);
  const { id } = await directly(db, (trx) =>
    trx
      .insertInto('coupons')
      .values({ code: 'ETE_2026', type: 'fixed', value: 1_000 })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const coupon = {
    kind: 'COUPON',
    key: toGlobalId('AdminCoupon', String(id)),
    label: 'ETE_2026',
    detail: '',
  };
  expect(await search(reader, 'ete_2026')).toEqual([{ ...coupon, isExact: true }]);
  expect(await search(reader, 'ete_')).toEqual([{ ...coupon, isExact: false }]);
  expect(await search(reader, 'ete%')).toEqual([]);
});
