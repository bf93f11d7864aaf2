/** Orders between the wire and the schema. */
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
import type { ViewerLoaders } from '../../loaders/viewer/account.ts';
import { lastOfKey, readKey } from '../base/ids.ts';
import { ConnectionModel } from '../base/connection.ts';
import { badInput } from '../base/input.ts';
import { money, optionalMoney, wireAmount } from '../base/money.ts';
import type {
  AddressInput,
  OrderCancelInput,
  OrderPayInput,
  OrderPlaceInput,
  ReturnOpenInput,
} from '../generated/resolvers.ts';

/** A part with the order that it is of. */
export interface SubOrderModel extends SubOrder {
  orderId: string;
}

/** A line with order and part. */
export interface OrderLineModel extends OrderLine {
  orderId: string;
  subOrderId: string;
}

/** The parts of an order; each knows its order. */
export const partsOf = ({ _id, subOrders }: Pick<Order, '_id' | 'subOrders'>): SubOrderModel[] =>
  subOrders.map((part) => Object.assign({}, part, { orderId: _id }));

/** The lines of a part; each knows where it belongs. */
export const linesOf = ({ orderId, _id, lines }: SubOrderModel): OrderLineModel[] =>
  lines.map((line) => Object.assign({}, line, { orderId, subOrderId: _id }));

/** A return with the lines that it is of. */
export interface OrderReturnModel extends Omit<OrderReturn, 'lines'> {
  lines: (OrderReturn['lines'][number] & { line: OrderLineModel })[];
}

/** The returns of a part; null: the API does not give them. */
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
/** Whether a text can be the token of a link at all. */
export const isOrderToken = (token: string): boolean => TOKEN.test(token);

export const wireAddress = (address: AddressInput): AddressRequest => ({ ...address });

/** The variant's id holds its product's too: they have to agree. */
function variantKey(variantId: string, product: string, argument: string): string {
  const [owner, variant = ''] = readKey(variantId, 'ProductVariant', argument).split('.');
  if (owner !== product) throw badInput(argument, 'is a variant of another product');
  return variant;
}

export function wireOrder({ lines, address, ...input }: OrderPlaceInput): OrderRequest {
  return {
    ...input,
    lines: lines.map(({ productId, variantId, quantity, unitPrice }, index) => {
      const place = `input.lines.${index}`;
      const product = readKey(productId, 'Product', `${place}.productId`);
      const variant = variantId == null ? null : variantKey(variantId, product, `${place}.variantId`);
      return { productId: product, variantId: variant, quantity, unitPrice: wireAmount(unitPrice) };
    }),
    address: wireAddress(address),
    expectedTotal: wireAmount(input.expectedTotal),
  };
}

/** How a person names an order. */
type OrderTarget = Pick<OrderCancelInput, 'orderId' | 'token' | 'subOrderId'>;

/** An order, or a part of it, as the wire names it. `prefix`: before the names of the arguments. */
const wireTarget = (
  { orderId, token, subOrderId }: OrderTarget,
  prefix: '' | 'input.' = 'input.',
): OrderCancellationRequest => ({
  ...(orderId == null ? {} : { orderId: readKey(orderId, 'Order', `${prefix}orderId`) }),
  ...(token == null ? {} : { token }),
  ...(subOrderId == null
    ? {}
    : { subOrderId: lastOfKey(readKey(subOrderId, 'SubOrder', `${prefix}subOrderId`)) }),
});

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
