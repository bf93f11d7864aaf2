/** The list of parcels by stage, and what is printed for several of them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ParcelDocument, ParcelsPage } from '../../../contract/admin/parcels.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { Order, OrderPlaced } from '../../../contract/orders.ts';
import { addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import { newKey, orderLine, orderOf } from '../../testing/orders.ts';
import { newClient, startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { createCarrierSimulator } from '../delivery/simulator.ts';
import { sweepShipments } from '../delivery/sweep.ts';

type Headers = Person['headers'];
let shop: TestOrigin;
let staff: Headers;
let marketing: Headers;
let product: number;
/** Orders by their state. */
const orders: Record<string, Order> = {};

beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  staff = (await addPerson(shop, 'Orders')).headers;
  marketing = (await addPerson(shop, 'Marketing')).headers;
  const { id: seller } = await addSeller(db, 'Chez <Ali>');
  [product = 0] = await addProducts(db, [
    { name: 'Tapis', seller_id: seller, category: await addCategory(db, 'Maison'), price: 30_000, stock: 50 },
  ]);
  shop.forget();
  const way = ['CONFIRMED', 'PREPARING', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'];
  for (const last of ['AWAITING_CONFIRMATION', ...way]) {
    const { body } = await shop.post<OrderPlaced>(
      '/v1/orders',
      { ...orderOf([orderLine(product, 30_000, 2)]), idempotencyKey: newKey() },
      newClient(),
    );
    if (!body.order) throw new Error('Nothing was placed');
    for (const to of way.slice(0, way.indexOf(last) + 1)) {
      const subOrderId = body.order.subOrders[0]?._id;
      const path = `/v1/admin/orders/${body.order._id}/transition`;
      await shop.post(path, { subOrderId, to, idempotencyKey: newKey() }, staff);
    }
    orders[last] = body.order;
  }
});
afterAll(() => shop.close());

const list = async (query = '', who = staff): Promise<ParcelsPage> =>
  (await shop.get<ParcelsPage>(`/v1/admin/parcels${query}`, who)).body;
const numbers = ({ parcels }: ParcelsPage): string[] => parcels.map(({ order }) => order.number);
const numberOf = (state: string): string => orders[state]?.number ?? '';
const partOf = (state: string): string => orders[state]?.subOrders[0]?._id ?? '';
const under = ['CONFIRMED', 'PREPARING', 'SHIPPED', 'OUT_FOR_DELIVERY'];

it('are those that are confirmed and not delivered, by what is to be done with them', async () => {
  expect(numbers(await list()).toSorted()).toEqual(under.map(numberOf).toSorted());
  expect(numbers(await list('?stage=TO_PREPARE'))).toEqual([numberOf('CONFIRMED')]);
  expect(numbers(await list('?stage=READY'))).toEqual([numberOf('PREPARING')]);
  expect(numbers(await list('?stage=UNDER_WAY'))).toHaveLength(2);
  expect((await list('?stage=STUCK')).pagination.totalItems).toBe(0);
  await shop.database.db
    .updateTable('sub_orders')
    .set({ state_since: new Date(Date.now() - 49 * 3_600_000) })
    .where('id', 'in', [Number(partOf('SHIPPED')), Number(partOf('CONFIRMED'))])
    .execute();
  expect(numbers(await list('?stage=STUCK'))).toEqual([numberOf('SHIPPED')]);
  expect(numbers(await list(`?q=${numberOf('SHIPPED')}/1`))).toEqual([numberOf('SHIPPED')]);
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  expect(numbers(await list(`?state=SHIPPED&since=${hoursAgo(48)}`))).toEqual([]);
  expect(numbers(await list(`?state=SHIPPED&since=${hoursAgo(50)}`))).toEqual([numberOf('SHIPPED')]);
  expect(numbers(await list('?state=DELIVERED'))).toEqual([]);
  // A delivered parcel is none any more.
  expect(numbers(await list(`?q=${numberOf('DELIVERED')}`))).toEqual([]);
  expect(numbers(await list('?region=4'))).toHaveLength(4);
  expect(numbers(await list('?region=5'))).toEqual([]);
  const first = await list('?limit=3');
  expect(first.pagination).toMatchObject({ totalItems: 4, hasNext: true });
  const rest = await list(`?limit=3&after=${first.cursors[2]}`);
  expect([...numbers(first), ...numbers(rest)].toSorted()).toEqual(under.map(numberOf).toSorted());
  const [parcel] = (await list('?stage=READY')).parcels;
  expect(parcel).toMatchObject({ subOrderId: partOf('PREPARING'), cash: orders['PREPARING']?.total });
  expect(parcel).toMatchObject({ failures: 0, carrierState: null, carrierAt: null });
  const masked = (await list('?stage=READY', marketing)).parcels[0]?.order.contactPhone;
  expect(masked).toContain('*');
});

it('are printed together: labels, pieces to pick, and the list to sign', async () => {
  const { context } = shop.origin;
  const print = async (kind: string, ids: readonly string[], who = staff, paper = 'A6') => {
    const { status, body } = await shop.get<ParcelDocument & ErrorBody>(
      `/v1/admin/parcels/documents?kind=${kind}&ids=${ids.join(',')}&paper=${paper}`,
      who,
    );
    return { status, body, text: Buffer.from(body.content ?? '', 'base64').toString('utf8') };
  };
  const both = [partOf('PREPARING'), partOf('CONFIRMED')];
  expect((await print('LABELS', both)).status).toBe(409);
  const carrier = createCarrierSimulator(shop.database.db);
  Object.assign(context, { carrier });
  await sweepShipments(context, carrier);
  const labels = await print('LABELS', both);
  // Only what is being prepared has been announced to the carrier.
  expect(labels.body.left).toEqual([partOf('CONFIRMED')]);
  expect(labels.text.match(/<main>/g)).toHaveLength(1);
  expect(labels.text).toContain(`${numberOf('PREPARING')}/1`);
  expect(labels.text).toContain('100mm 150mm');
  const four = await print('LABELS', both, staff, 'A4');
  expect(four.text).toContain('@page{size:A4');
  // The carrier has reported it now.
  const [reported] = (await list('?stage=READY')).parcels;
  expect(reported?.carrierState).toBe('WAITING');
  expect(Date.parse(reported?.carrierAt ?? '')).toBeLessThanOrEqual(Date.now());
  const { labels: _merged, ...single } = carrier;
  Object.assign(context, { carrier: single });
  const refused = await print('LABELS', both);
  expect(refused).toMatchObject({ status: 501, body: { error: { code: 'NOT_SUPPORTED' } } });
  Object.assign(context, { carrier });
  const notes = await print('DELIVERY_NOTE', both);
  expect(notes.text.match(/class="sheet"/g)).toHaveLength(2);
  expect(notes.text).toContain(`Bon de livraison ${numberOf('PREPARING')}/1`);
  expect(notes.text).toContain('À encaisser\u00a0: 68,000');
  const slips = await print('RETURN_SLIP', both);
  expect(slips.text).toContain(`Bon de retour ${numberOf('CONFIRMED')}/1`);
  expect(slips.text).not.toContain('À encaisser');
  const picking = await print('PICKING', both);
  expect(picking.text).toContain('Chez &lt;Ali&gt;');
  expect(picking.text).toContain('4 pièces');
  expect(picking.text).toContain(`${numberOf('CONFIRMED')}/1`);
  const handOver = await print('HAND_OVER', both);
  expect(handOver.text).toContain('2 colis');
  expect(handOver.text).toContain('signature');
  expect((await print('LABELS', both, marketing)).status).toBe(403);
  const many = Array.from({ length: 101 }, (_, index) => String(index + 1));
  expect((await print('PICKING', many)).body.error.fields?.[0]?.field).toBe('ids');
  expect((await print('PICKING', ['999999'])).status).toBe(409);
});
