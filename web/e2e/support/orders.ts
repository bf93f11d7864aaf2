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

/** Places an order as the account signed in to this browser, without the pages; paid on delivery. Returns its id and number. */
export async function placeOrder(
  { page, url }: Shop,
  { id: productId, price }: SampleProduct,
  quantity = 1,
): Promise<{ id: string; number: string }> {
  const items = Math.round(Number(price) * 1_000) * quantity;
  const total = items + (items >= FREE_FROM ? 0 : DELIVERY);
  const answer = await page.request.post(`${url}/graphql`, {
    data: {
      query: `mutation ($input: OrderPlaceInput!) {
        orderPlace(input: $input) { order { id number } differences { code } userErrors { field code } }
      }`,
      variables: {
        input: {
          lines: [{ productId, quantity, unitPrice: price }],
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
