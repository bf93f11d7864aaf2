import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeliveryTimesAnswer, ShopsDelivery } from '../../../contract/delivery.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import { addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import type { TestCategory } from '../../testing/catalogue.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { createCarrierSimulator } from '../delivery/simulator.ts';
import { arrivalsOf } from './arrivals.ts';
import { deliveryTimes } from './times.ts';
import type { DeliveryAsked } from './times.ts';
import { transitBetween } from '../delivery/zones.ts';
import { directly } from '../../testing/system.ts';

const [SFAX, TUNIS, TATAOUINE, ARIANA, BIZERTE] = [3, 4, 8, 15, 5];

let shop: TestOrigin;
let category: TestCategory;
beforeAll(async () => {
  shop = await startTestOrigin();
  Object.assign(shop.origin.context, { carrier: createCarrierSimulator(shop.database.db) });
  category = await addCategory(shop.database.db, 'Maison');
});
afterAll(() => shop.close());

/** A shop in a governorate with a preparation time in hours, and a product of it. */
async function soldFrom(region: number, hours: number): Promise<{ seller: number; product: number }> {
  const { db } = shop.database;
  const { id } = await addSeller(db, `Chez ${region} ${hours}`);
  await db
    .updateTable('sellers')
    .set({ governorate_id: region, preparation_hours: hours })
    .where('id', '=', id)
    .execute();
  const [product = 0] = await addProducts(db, [
    { name: 'Tapis', seller_id: id, category, price: 30_000, stock: 5 },
  ]);
  shop.origin.context.directory.drop();
  return { seller: id, product };
}
/** Tuesday, 10 o'clock in Tunis. */
const TUESDAY = Date.parse('2026-11-24T09:00:00Z');
const times = (region: number, asked: DeliveryAsked = {}, now = TUESDAY) =>
  deliveryTimes(shop.origin.context, region, asked, now);

describe('the delivery time', () => {
  it('is the carrier’s from one to three days in the north, longer to the south', () => {
    expect(transitBetween(TUNIS, TUNIS)).toEqual({ least: 1, most: 1 });
    expect(transitBetween(TUNIS, ARIANA)).toEqual({ least: 1, most: 1 });
    expect(transitBetween(BIZERTE, TUNIS)).toEqual({ least: 1, most: 2 });
    expect(transitBetween(SFAX, TUNIS)).toEqual({ least: 2, most: 3 });
    expect(transitBetween(TUNIS, TATAOUINE)).toEqual({ least: 2, most: 4 });
    for (let from = 1; from <= 24; from += 1)
      for (let to = 1; to <= 24; to += 1) {
        const way = transitBetween(from, to);
        expect(way).toEqual(transitBetween(to, from));
        expect(way?.least).toBeLessThanOrEqual(way?.most ?? 0);
      }
  });

  it('is the shop’s preparation time plus the carrier’s working days', async () => {
    const { product, seller } = await soldFrom(TUNIS, 24);
    expect(await times(SFAX, { product })).toEqual({
      preparationHours: { least: 24, most: 24 },
      transitDays: { least: 2, most: 3 },
      arrives: { from: '2026-11-27', until: '2026-11-30' },
    });
    expect(await times(SFAX, { seller })).toEqual(await times(SFAX, { product }));
    // Friday evening: ready on Saturday, in transit on Monday.
    expect((await times(TUNIS, { product }, Date.parse('2026-11-27T20:00:00Z')))?.arrives).toEqual({
      from: '2026-11-30',
      until: '2026-11-30',
    });
  });

  it('is that of the fastest and the slowest shop without a product', async () => {
    await soldFrom(SFAX, 0);
    await soldFrom(TATAOUINE, 72);
    expect(await times(SFAX)).toEqual({
      preparationHours: { least: 0, most: 72 },
      transitDays: { least: 1, most: 3 },
      arrives: { from: '2026-11-25', until: '2026-12-02' },
    });
  });

  it('is available over HTTP, for products on sale', async () => {
    const ask = (query: string) => shop.get<DeliveryTimesAnswer & ErrorBody>(`/v1/delivery/times?${query}`);
    const { product, seller } = await soldFrom(SFAX, 12);
    expect((await ask(`region=${SFAX}&product=${product}`)).body.times).toMatchObject({
      preparationHours: { least: 12, most: 12 },
      transitDays: { least: 1, most: 1 },
    });
    expect((await ask(`region=${SFAX}&product=999999`)).status).toBe(404);
    expect((await ask(`region=${SFAX}&seller=${seller}`)).body.times?.preparationHours.least).toBe(12);
    expect((await ask(`region=${SFAX}&seller=999999`)).status).toBe(404);
    const both = await ask(`region=${SFAX}&seller=${seller}&product=${product}`);
    expect([both.status, both.body.error.fields?.[0]?.field]).toEqual([400, 'seller']);
    const wrong = await ask('region=25');
    expect([wrong.status, wrong.body.error.fields?.[0]?.field]).toEqual([400, 'region']);
    await directly(shop.database.db, (trx) =>
      trx.updateTable('products').set({ active: false }).where('id', '=', product).execute(),
    );
    expect((await ask(`region=${SFAX}&product=${product}`)).status).toBe(404);
    await directly(shop.database.db, (trx) =>
      trx.updateTable('sellers').set({ status: 'SUSPENDED' }).where('id', '=', seller).execute(),
    );
    shop.origin.context.directory.drop();
    expect((await ask(`region=${SFAX}&seller=${seller}`)).status).toBe(404);
  });

  it('is that of each of some shops in one call; those that do not sell are left out', async () => {
    const near = await soldFrom(SFAX, 0);
    const far = await soldFrom(TATAOUINE, 72);
    const { body } = await shop.get<ShopsDelivery>(
      `/v1/delivery/times/by-shops?region=${SFAX}&ids=${far.seller},999999,${near.seller}`,
    );
    const each = await Promise.all(
      [far, near].map(async ({ seller }) =>
        shop.get<DeliveryTimesAnswer>(`/v1/delivery/times?region=${SFAX}&seller=${seller}`),
      ),
    );
    expect(body).toEqual(
      [far, near].map(({ seller }, index) => ({ seller: String(seller), times: each[index]?.body.times })),
    );
    for (const query of ['region=25&ids=1', 'region=3'])
      expect((await shop.get(`/v1/delivery/times/by-shops?${query}`)).status).toBe(400);
  });

  it('of an order is not said of a seller of whom one product is sent later', async () => {
    const [near, far] = [await soldFrom(SFAX, 0), await soldFrom(TATAOUINE, 72)];
    const products = [near, far].map(({ product }) => String(product));
    const sellers = async () => new Set((await arrivalsOf(shop.origin.context, SFAX, products)).keys());
    expect(await sellers()).toEqual(new Set([near.seller, far.seller]));
    await directly(shop.database.db, (trx) =>
      trx
        .updateTable('products')
        .set({ stock_status: 'On Backorder' })
        .where('id', '=', near.product)
        .execute(),
    );
    expect(await sellers()).toEqual(new Set([far.seller]));
  });

  it('is null when the carrier publishes none', async () => {
    const { context } = shop.origin;
    const carrier = { ...createCarrierSimulator(context.db), transit: () => null };
    expect(await deliveryTimes({ ...context, carrier }, SFAX, {}, TUESDAY)).toBeNull();
    expect(await deliveryTimes({ ...context, carrier: undefined }, SFAX, {}, TUESDAY)).toBeNull();
  });
});
