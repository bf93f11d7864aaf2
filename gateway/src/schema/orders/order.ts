/** Maps orders between REST and the schema. */
import type {
  AddressRequest,
  Order,
  OrderCancellation,
  OrderCancellationRequest,
  OrderCancelRequest,
  OrderDifference,
  OrderLine,
  OrderReturn,
  OrderPayRequest,
  OrderRequest,
  OrdersPage,
  PointsEntry,
  PointsPage,
  PointsSummary,
  ReturnRequest,
  SubOrder,
} from '../../../contract/orders.ts';
import type { ViewerLoaders } from '../../loaders/viewer/loaders.ts';
import { lastOfKey, readKey, splitKey } from '../base/ids.ts';
import { ConnectionModel } from '../base/connection.ts';
import { badInput, lookUpBy } from '../base/input.ts';
import { money, optionalMoney, wireAmount } from '../base/money.ts';
import type {
  AddressInput,
  OrderBy,
  OrderCancelInput,
  OrderPayInput,
  OrderPlaceInput,
  ReturnOpenInput,
} from '../generated/resolvers.ts';

/** A sub-order with its order. */
export interface SubOrderModel extends SubOrder {
  orderId: string;
}

/** A line with its order and sub-order. */
export interface OrderLineModel extends OrderLine {
  orderId: string;
  subOrderId: string;
}

/** The sub-orders of an order, each with its order. */
export const partsOf = ({ _id, subOrders }: Pick<Order, '_id' | 'subOrders'>): SubOrderModel[] =>
  subOrders.map((part) => Object.assign({}, part, { orderId: _id }));

/** The lines of a sub-order, each with its order and sub-order. */
export const linesOf = ({ orderId, _id, lines }: SubOrderModel): OrderLineModel[] =>
  lines.map((line) => Object.assign({}, line, { orderId, subOrderId: _id }));

/** A return with its lines. */
export interface OrderReturnModel extends Omit<OrderReturn, 'lines'> {
  lines: (OrderReturn['lines'][number] & { line: OrderLineModel })[];
}

/** The returns of a sub-order; null when the API does not provide them. */
export function returnsOf(part: SubOrderModel): OrderReturnModel[] | null {
  const lines = new Map(linesOf(part).map((line) => [line._id, line]));
  const withLine = (returned: OrderReturn['lines'][number]) => {
    const line = lines.get(returned.lineId);
    return line === undefined ? [] : [Object.assign({}, returned, { line })];
  };
  return (
    part.returns?.map((back) => Object.assign({}, back, { lines: back.lines.flatMap(withLine) })) ?? null
  );
}

export class OrderConnectionModel extends ConnectionModel<Order, Order> {
  constructor(page: OrdersPage) {
    super(page.orders, page.cursors, page.pagination, (order) => order);
  }
}

/** An account's points with the loaders of its own token. */
export interface LoyaltyModel extends PointsSummary {
  loaders: ViewerLoaders;
}

export class PointsConnectionModel extends ConnectionModel<PointsEntry, PointsEntry> {
  constructor(page: PointsPage) {
    super(page.entries, page.cursors, page.pagination, (entry) => entry);
  }
}

const TOKEN = /^[\w-]{22}$/;
/** Whether a text has the form of a link's token. */
export const isOrderToken = (token: string): boolean => TOKEN.test(token);

export const wireAddress = (address: AddressInput): AddressRequest => ({ ...address });

/** The variant's ID contains its product's, which must match. */
function variantKey(variantId: string, product: string, argument: string): string {
  const [owner, variant = ''] = splitKey(readKey(variantId, 'ProductVariant', argument));
  if (owner !== product) throw badInput(argument, 'is a variant of another product');
  return variant;
}

/** Lines of an order that is to be placed. */
export const wireLines = (lines: OrderPlaceInput['lines']): OrderRequest['lines'] =>
  lines.map(({ productId, variantId, quantity, unitPrice }, index) => {
    const place = `input.lines.${index}`;
    const product = readKey(productId, 'Product', `${place}.productId`);
    const variant = variantId == null ? null : variantKey(variantId, product, `${place}.variantId`);
    return { productId: product, variantId: variant, quantity, unitPrice: wireAmount(unitPrice) };
  });

export function wireOrder({ lines, address, ...input }: OrderPlaceInput): OrderRequest {
  return {
    ...input,
    lines: wireLines(lines),
    address: wireAddress(address),
    expectedTotal: wireAmount(input.expectedTotal),
  };
}

/** Arguments that identify an order. */
type OrderTarget = Pick<OrderCancelInput, 'by' | 'orderId' | 'token' | 'subOrderId'>;

/** Maps an order or sub-order to REST. `prefix`: before the names of the arguments. */
const wireTarget = (
  { by, orderId, token, subOrderId }: OrderTarget,
  prefix: '' | 'input.' = 'input.',
): OrderCancellationRequest => {
  const found = lookUpBy<OrderBy>(
    by,
    { orderId: orderId == null ? null : { id: orderId }, token: token == null ? null : { token } },
    prefix,
  );
  return {
    ...(found.id == null
      ? { token: found.token }
      : { orderId: readKey(found.id, 'Order', `${prefix}${by == null ? 'orderId' : 'by.id'}`) }),
    ...(subOrderId == null
      ? {}
      : { subOrderId: lastOfKey(readKey(subOrderId, 'SubOrder', `${prefix}subOrderId`)) }),
  };
};

export const wireCancellation = (target: OrderTarget): OrderCancellationRequest => wireTarget(target, '');

export const wireCancel = ({
  expectedTotal,
  reason,
  idempotencyKey,
  ...target
}: OrderCancelInput): OrderCancelRequest => ({
  ...wireTarget(target),
  ...(expectedTotal == null ? {} : { expectedTotal: wireAmount(expectedTotal) }),
  reason,
  idempotencyKey,
});

export const wirePay = ({ paymentProvider, ...target }: OrderPayInput): OrderPayRequest => ({
  paymentProvider,
  ...wireTarget(target),
});

export const toCancellation = (cancellation: OrderCancellation) => ({
  ...cancellation,
  total: money(cancellation.total),
  deliveryFee: money(cancellation.deliveryFee),
  addedDelivery: money(cancellation.addedDelivery),
  withdrawnDiscount: money(cancellation.withdrawnDiscount),
  refundDue: money(cancellation.refundDue),
});

export function wireReturn({
  subOrderId,
  token,
  lines,
  note,
  idempotencyKey,
}: ReturnOpenInput): ReturnRequest {
  return {
    idempotencyKey,
    subOrderId: lastOfKey(readKey(subOrderId, 'SubOrder', 'input.subOrderId')),
    ...(token == null ? {} : { token }),
    lines: lines.map(({ lineId, quantity, reason }, index) => ({
      lineId: lastOfKey(readKey(lineId, 'OrderLine', `input.lines.${index}.lineId`)),
      quantity,
      reason,
    })),
    note,
  };
}

export const toDifference = (difference: OrderDifference) =>
  Object.assign(difference, { currentPrice: optionalMoney(difference.currentPrice) });
