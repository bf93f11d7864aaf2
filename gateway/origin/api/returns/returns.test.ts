/** Returns for staff: found by state and number, quoted before they are inspected, masked where the role does not need contacts. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AdminReturn, ReturnQuote, ReturnsPage } from '../../../contract/admin/returns.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { LedgerPage } from '../../../contract/ledger.ts';
import type { Order, OrderPlaced } from '../../../contract/orders.ts';
import type { RefundsPage } from '../../../contract/refunds.ts';
import { addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import { newKey, orderLine, orderOf } from '../../testing/orders.ts';
import { newClient, startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';

let shop: TestOrigin;
let staff: Person['headers'];
let marketing: Person['headers'];
let seller: number;
let product: number;

beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  staff = (await addPerson(shop, 'Owner')).headers;
  marketing = (await addPerson(shop, 'Marketing')).headers;
  const category = await addCategory(db, 'Maison');
  ({ id: seller } = await addSeller(db, 'Chez Ali', { commission_rate_bp: 1_000 }));
  [product = 0] = await addProducts(db, [
    { name: 'Tapis', seller_id: seller, category, price: 30_000, stock: 50 },
  ]);
  shop.forget();
});
afterAll(() => shop.close());

const change = (order: Order, step: string, body: Record<string, unknown>) =>
  shop.post<Order & ErrorBody>(
    `/v1/admin/orders/${order._id}/${step}`,
    { subOrderId: order.subOrders[0]?._id, idempotencyKey: newKey(), ...body },
    staff,
  );

/** An order of three pieces, delivered and settled, of which two are sent back. */
async function sentBack(): Promise<{ order: Order; line: string }> {
  const placed = await shop.post<OrderPlaced>(
    '/v1/orders',
    { ...orderOf([orderLine(product, 30_000, 3)]), idempotencyKey: newKey() },
    newClient(),
  );
  const { order, token } = placed.body;
  if (!order || token === null) throw new Error('Nothing was placed');
  for (const to of ['CONFIRMED', 'PREPARING', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'])
    await change(order, 'transition', { to });
  for (const to of ['REMITTED', 'RECONCILED']) await change(order, 'payment', { to });
  const line = order.subOrders[0]?.lines[0]?._id ?? '';
  const { status } = await shop.post('/v1/orders/return', {
    subOrderId: order.subOrders[0]?._id,
    token,
    lines: [{ lineId: line, quantity: 2, reason: 'Trop petit' }],
    idempotencyKey: newKey(),
  });
  expect(status).toBe(200);
  return { order, line };
}

const list = async (query = '', who = staff): Promise<ReturnsPage> =>
  (await shop.get<ReturnsPage>(`/v1/admin/returns${query}`, who)).body;
const numbers = ({ returns }: ReturnsPage): string[] => returns.map(({ order }) => order.number);

it('says before the inspection what the buyer gets back and the seller is charged', async () => {
  const { order, line } = await sentBack();
  const [found] = (await list(`?q=${order.number}/1`)).returns;
  const id = found?._id ?? '';
  const quote = async (accepted: string) =>
    shop.get<ReturnQuote & ErrorBody>(`/v1/admin/returns/${id}/quote?accepted=${accepted}`, staff);
  expect((await quote(`${line}:0`)).body).toEqual({ refund: '0.000', sellerCharge: '0.000' });
  expect((await quote(`${line}:1`)).body).toEqual({ refund: '30.000', sellerCharge: '27.000' });
  expect((await quote(`${line}:3`)).body.error.fields?.[0]?.field).toBe('accepted.0.quantity');
  expect((await quote('999999:1')).body.error.fields?.[0]?.field).toBe('accepted.0.lineId');
  const promised = (await quote(`${line}:2`)).body;
  expect(promised).toEqual({ refund: '60.000', sellerCharge: '54.000' });
  const ledger = async () =>
    (await shop.get<LedgerPage>(`/v1/admin/sellers/${seller}/ledger`, staff)).body.entries;
  const before = (await ledger()).length;
  const inspected = await change(order, 'inspection', { accepted: [{ lineId: line, quantity: 2 }] });
  expect(inspected.body.subOrders[0]).toMatchObject({ state: 'DELIVERED', refundDue: promised.refund });
  const [entry] = await ledger();
  expect(await ledger()).toHaveLength(before + 1);
  expect(entry).toMatchObject({ kind: 'REFUND', amount: `-${promised.sellerCharge}` });
  expect((await quote(`${line}:1`)).status).toBe(409);
  expect((await shop.get('/v1/admin/returns/999999/quote?accepted=1:1', staff)).status).toBe(404);
});

it('are listed by state, number and time, page by page', async () => {
  const orders = [(await sentBack()).order, (await sentBack()).order, (await sentBack()).order];
  const [first, second, third] = orders.map(({ number }) => number);
  expect(numbers(await list('?progress=OPEN'))).toEqual([third, second, first]);
  expect(numbers(await list('?progress=OPEN&order=asc&limit=2'))).toEqual([first, second]);
  const page = await list('?progress=OPEN&limit=2');
  expect(page.pagination).toMatchObject({ totalItems: 3, hasNext: true });
  expect(numbers(await list(`?progress=OPEN&limit=2&after=${page.cursors[1]}`))).toEqual([first]);
  expect((await list('?progress=INSPECTED')).pagination.totalItems).toBe(1);
  expect(numbers(await list(`?q=${second}`))).toEqual([second]);
  expect(numbers(await list(`?q=${second}/2`))).toEqual([]);
  const [row] = (await list(`?q=${second}`)).returns;
  await shop.database.db
    .updateTable('sub_orders')
    .set({ tracking_number: 'TRK-1' })
    .where('id', '=', Number(row?.subOrderId))
    .execute();
  expect(numbers(await list('?q=TRK-1'))).toEqual([second]);
  expect((await shop.get('/v1/admin/returns?progress=NONE', staff)).status).toBe(400);
  const one = await shop.get<AdminReturn>(`/v1/admin/returns/${row?._id}`, staff);
  expect(one.body).toMatchObject({ _id: row?._id, order: { number: second } });
  expect((await shop.get('/v1/admin/returns/999999', staff)).status).toBe(404);
});

it('are a file with a line for each line of an order, with clients for roles that read contact data', async () => {
  const { order } = await sentBack();
  const file = async (query: string, headers: Person['headers']) => {
    const { body } = await shop.origin.app.inject({ url: `/v1/admin/exports/returns${query}`, headers });
    return body.trim().split('\r\n');
  };
  const [head = '', record = '', ...more] = await file(`?q=${order.number}`, staff);
  expect(more).toEqual([]);
  expect(head).toContain(';client;phone');
  expect(record).toMatch(/;Chez Ali;[^;]*;Tapis;2;;Trop petit;/);
  expect((await file('?progress=INSPECTED', staff)).join()).not.toContain(order.number);
  expect((await file('', marketing))[0]).not.toContain('client');
});

it('and refunds due mask contact data for roles that do not need them', async () => {
  const { order, line } = await sentBack();
  const masked = /^\+216 \d\d \*/;
  const [row] = (await list(`?q=${order.number}`, marketing)).returns;
  expect(row?.order.contactPhone).toMatch(masked);
  await change(order, 'inspection', { accepted: [{ lineId: line, quantity: 1 }] });
  const due = async (who: Person['headers']) =>
    (await shop.get<RefundsPage>('/v1/admin/refunds', who)).body.refunds[0]?.order.contactPhone;
  expect(await due(staff)).toBe(order.contactPhone);
  expect(await due(marketing)).toMatch(masked);
});
