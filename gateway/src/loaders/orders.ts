/** Orders, as a visitor or as who is signed in: read anew each time, kept nowhere. */
import { Order, OrderCancellation, OrderPlaced, OrderStatus } from '../../contract/orders.ts';
import type {
  OrderCancellationRequest,
  OrderCancelRequest,
  OrderPayRequest,
  OrderRequest,
  OrderStatusRequest,
  ReturnRequest,
} from '../../contract/orders.ts';
import { GATEWAY_CODES } from '../../contract/errors.ts';
import { UpstreamError } from '../upstream/errors.ts';
import type { RestClient } from '../upstream/rest.ts';
import type { Caller } from './scope.ts';

/** A payment service is asked meanwhile, which may take its time. */
const OPENING_MS = 25_000;

export interface OrderLoaders {
  placeOrder(request: OrderRequest): Promise<OrderPlaced>;
  /** What cancelling would come to; nothing is changed. */
  orderCancellation(request: OrderCancellationRequest): Promise<OrderCancellation>;
  cancelOrder(request: OrderCancelRequest): Promise<Order>;
  /** Opens a payment, unless one is open. */
  payOrder(request: OrderPayRequest): Promise<Order>;
  openReturn(request: ReturnRequest): Promise<Order>;
  /** null: the token fits none. */
  orderByToken(token: string): Promise<Order | null>;
  /** null: number and telephone do not fit. */
  orderStatus(request: OrderStatusRequest): Promise<OrderStatus | null>;
}

/** What does not exist is null. */
export async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof UpstreamError && error.code === GATEWAY_CODES.notFound) return null;
    throw error;
  }
}

export function createOrderLoaders(rest: RestClient, { client, token: bearer }: Caller): OrderLoaders {
  const asOrder = (json: unknown): Order => Order.parse(json);
  return {
    placeOrder: (request) =>
      rest.send('/v1/orders', request, (json) => OrderPlaced.parse(json), {
        client,
        bearer,
        timeoutMs: OPENING_MS,
      }),
    orderCancellation: (request) =>
      rest.send('/v1/orders/cancellation', request, (json) => OrderCancellation.parse(json), {
        client,
        bearer,
      }),
    cancelOrder: (request) => rest.send('/v1/orders/cancel', request, asOrder, { client, bearer }),
    payOrder: (request) =>
      rest.send('/v1/orders/pay', request, asOrder, { client, bearer, timeoutMs: OPENING_MS }),
    openReturn: (request) => rest.send('/v1/orders/return', request, asOrder, { client, bearer }),
    orderByToken: (token) => orNull(rest.read(`/v1/orders/by-token/${token}`, asOrder)),
    orderStatus: (request) =>
      orNull(rest.send('/v1/orders/status', request, (json) => OrderStatus.parse(json), { client })),
  };
}
