/** Orders, with or without a session; never cached. */
import { Order, OrderCancellation, OrderPlaced, OrderStatus } from '../../../contract/orders.ts';
import type {
  OrderCancellationRequest,
  OrderCancelRequest,
  OrderPayRequest,
  OrderRequest,
  OrderStatusRequest,
  ReturnRequest,
} from '../../../contract/orders.ts';
import type { RestClient } from '../../upstream/rest.ts';
import { orNull } from '../base/missing.ts';
import { readByPost } from '../base/read-by-post.ts';
import type { Caller, ReadScope } from '../base/scope.ts';

/** The origin calls a payment service meanwhile, which may be slow. */
const OPENING_MS = 25_000;

export interface OrderLoaders {
  placeOrder(request: OrderRequest): Promise<OrderPlaced>;
  /** The amounts that a cancellation would give; nothing is changed. */
  orderCancellation(request: OrderCancellationRequest): Promise<OrderCancellation>;
  cancelOrder(request: OrderCancelRequest): Promise<Order>;
  /** Opens a payment, unless one is open. */
  payOrder(request: OrderPayRequest): Promise<Order>;
  openReturn(request: ReturnRequest): Promise<Order>;
  /** null: no order has this token. */
  orderByToken(token: string): Promise<Order | null>;
  /** null: number and telephone do not match. */
  orderStatus(request: OrderStatusRequest): Promise<OrderStatus | null>;
}

export function createOrderLoaders(
  rest: RestClient,
  scope: ReadScope,
  { client, token: bearer, apiKey }: Caller,
): OrderLoaders {
  const caller = { client, bearer, apiKey } as const;
  const asOrder = (json: unknown): Order => Order.parse(json);
  return {
    placeOrder: (request) =>
      rest.send('/v1/orders', request, (json) => OrderPlaced.parse(json), {
        ...caller,
        timeoutMs: OPENING_MS,
      }),
    orderCancellation: (request) =>
      readByPost(
        rest,
        scope,
        '/v1/orders/cancellation',
        request,
        (json) => OrderCancellation.parse(json),
        caller,
      ),
    cancelOrder: (request) => rest.send('/v1/orders/cancel', request, asOrder, caller),
    payOrder: (request) =>
      rest.send('/v1/orders/pay', request, asOrder, { ...caller, timeoutMs: OPENING_MS }),
    openReturn: (request) => rest.send('/v1/orders/return', request, asOrder, caller),
    orderByToken: (token) => orNull(rest.read(`/v1/orders/by-token/${token}`, asOrder, { apiKey })),
    orderStatus: (request) =>
      orNull(
        readByPost(rest, scope, '/v1/orders/status', request, (json) => OrderStatus.parse(json), {
          client,
          apiKey,
        }),
      ),
  };
}
