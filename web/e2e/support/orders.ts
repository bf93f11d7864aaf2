import { expect, type Shop } from './fixtures.ts';
import type { SampleProduct } from './samples.ts';

const DELIVERY = 8_000;
const FREE_FROM = 99_000;

/** An address as input of the gateway. */
export const ADDRESS = {
  recipient: 'Amel Ben Salah',
  phone: '98123456',
  regionNumber: 4,
  delegation: 'La Marsa',
  postalCode: '2070',
  street: '12, rue du Lac',
} as const;

/** A product, its price in dinars, and how many pieces of it. */
interface OrderedLine {
  readonly productId: string;
  readonly variantId?: string | null;
  readonly quantity: number;
  readonly unitPrice: string;
}

/** Places an order as the account signed in to this browser, without the pages; paid on delivery. Returns its id and number. */
export const placeOrder = (
  shop: Shop,
  { id: productId, price: unitPrice }: Pick<SampleProduct, 'id' | 'price'>,
  quantity = 1,
  variantId: string | null = null,
): Promise<{ id: string; number: string }> =>
  placeLines(shop, [{ productId, variantId, quantity, unitPrice }]);

/** Places an order with a partner's key, as `placeOrder` does. */
export const placeOrderWithKey = (
  shop: Shop,
  { id: productId, price: unitPrice }: Pick<SampleProduct, 'id' | 'price'>,
  key: string,
): Promise<{ id: string; number: string }> =>
  placeLines(shop, [{ productId, quantity: 1, unitPrice }], { 'lawaj-key': key });

/** Places an order of several products of one seller, as `placeOrder` does. */
export async function placeLines(
  { page, url }: Shop,
  lines: readonly OrderedLine[],
  headers: Readonly<Record<string, string>> = {},
): Promise<{ id: string; number: string }> {
  const items = lines.reduce(
    (sum, { quantity, unitPrice }) => sum + Math.round(Number(unitPrice) * 1_000) * quantity,
    0,
  );
  const total = items + (items >= FREE_FROM ? 0 : DELIVERY);
  const answer = await page.request.post(`${url}/graphql`, {
    headers,
    data: {
      query: `mutation ($input: OrderPlaceInput!) {
        orderPlace(input: $input) { order { id number } differences { code } userErrors { field code } }
      }`,
      variables: {
        input: {
          lines,
          contactName: ADDRESS.recipient,
          contactPhone: ADDRESS.phone,
          address: ADDRESS,
          paymentMethod: 'CASH_ON_DELIVERY',
          expectedTotal: (total / 1_000).toFixed(3),
          idempotencyKey: `e2e-${crypto.randomUUID()}`,
        },
      },
    },
  });
  const { data } = (await answer.json()) as {
    data: {
      orderPlace: {
        order: { id: string; number: string } | null;
        differences: unknown[];
        userErrors: unknown[];
      };
    };
  };
  const { order, ...rest } = data.orderPlace;
  expect(rest).toEqual({ differences: [], userErrors: [] });
  if (order === null) throw new Error('No order was placed');
  return order;
}

/** Confirms all parcels of an order, as the shop's staff does; the page's session may. */
export async function confirmOrder({ page, url }: Shop, orderId: string): Promise<void> {
  const answer = await page.request.post(`${url}/graphql`, {
    data: {
      query: 'mutation ($input: OrderConfirmInput!) { orderConfirm(input: $input) { userErrors { code } } }',
      variables: { input: { orderId, idempotencyKey: crypto.randomUUID() } },
    },
  });
  expect(await answer.json()).toEqual({ data: { orderConfirm: { userErrors: [] } } });
}
