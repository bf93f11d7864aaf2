/** Orders for tests. */
import type { OrderRequest } from '../../contract/orders.ts';
import { toTnd } from '../../contract/money.ts';

let keys = 0;
export const newKey = (): string => `order-key-${(keys += 1)}`;

/** A body with a new idempotency key, on the paths that require one and where it has none. */
export const keyed = (path: string, body: unknown): unknown =>
  /\/(?:cancel|return|transition|payment|inspection|payouts)$|\/admin\/refunds\//.test(path)
    ? { idempotencyKey: newKey(), ...(body as object) }
    : body;

export const TEST_ADDRESS = {
  recipient: 'Amel Ben Salah',
  phone: '98 123 456',
  regionNumber: 4,
  delegation: 'Carthage',
  postalCode: '2016',
  street: '3, rue de la Plage',
};

/** A line of one product at its price in millimes. */
export const orderLine = (
  productId: number,
  price: number,
  quantity = 1,
  variantId: number | null = null,
) => ({
  productId: String(productId),
  variantId: variantId === null ? null : String(variantId),
  quantity,
  unitPrice: toTnd(price),
});

/** A visitor's order, paid on delivery; the total is what the lines cost and 8 TND of delivery below 99. */
export function orderOf(
  lines: readonly ReturnType<typeof orderLine>[],
  more: Partial<OrderRequest> = {},
): OrderRequest {
  const items = lines.reduce(
    (sum, line) => sum + Math.round(Number(line.unitPrice) * 1_000) * line.quantity,
    0,
  );
  return {
    lines: [...lines],
    contactName: 'Amel Ben Salah',
    contactPhone: '98 123 456',
    address: TEST_ADDRESS,
    paymentMethod: 'CASH_ON_DELIVERY',
    expectedTotal: toTnd(items + (items >= 99_000 ? 0 : 8_000)),
    idempotencyKey: newKey(),
    ...more,
  };
}
