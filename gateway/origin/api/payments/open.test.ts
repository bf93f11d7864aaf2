import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Order, OrderPlaced } from '../../../contract/orders.ts';
import { addCarpet } from '../../testing/catalogue.ts';
import { orderLine, orderOf } from '../../testing/orders.ts';
import { startTestOrigin, TEST_SERVICE_TOKEN } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { usePaymentService } from '../../testing/payments.ts';
import { directly } from '../../testing/system.ts';
import { addPerson } from '../../testing/people.ts';

let shop: TestOrigin;
let product: number;
let owner: Record<string, string>;

beforeAll(async () => {
  shop = await startTestOrigin();
  product = await addCarpet(shop.database.db, { stock: 50 });
  shop.forget();
  owner = (await addPerson(shop, 'Owner')).headers;
});
afterAll(() => shop.close());

it('has an entry in the audit log with the key that opens it as actor, when the order is placed and each time it is opened again', async () => {
  const service = usePaymentService(shop);
  await directly(shop.database.db, (trx) =>
    trx
      .insertInto('api_keys')
      .values({
        id: 'storefront00',
        name: 'Storefront',
        kind: 'secret',
        scopes: ['orders:place'],
        origins: [],
      })
      .execute(),
  );
  const headers = { 'x-api-key-id': 'storefront00', 'x-gateway-token': TEST_SERVICE_TOKEN };
  const body = orderOf([orderLine(product, 30_000)], {
    paymentMethod: 'ONLINE',
    paymentProvider: 'SIMULATOR',
  });
  const { order, token } = (await shop.post<OrderPlaced>('/v1/orders', body, headers)).body;
  if (!order) throw new Error('Nothing was placed');
  await service.comesTo(order, { state: 'FAILED' });
  const again = await shop.post<Order>('/v1/orders/pay', { token }, headers);
  expect(again.status).toBe(200);

  const entries = async (actor: string) => {
    const found = await shop.get<{ entries: { action: string; kind: string }[] }>(
      `/v1/admin/audit?entity=payments&actor=${encodeURIComponent(actor)}`,
      owner,
    );
    return found.body.entries.map(({ action, kind }) => [action, kind]);
  };
  expect(await entries('key:storefront00')).toEqual([
    ['order.pay', 'CREATED'],
    ['order.pay', 'CREATED'],
  ]);
});
