/** State of an order: for signed-in buyers their own, for others by number and phone. */
import { OrdersPage, OrderStatus } from '../../contract/orders.ts';
import type { OrderState } from '../../contract/orders.ts';
import { ShopRefusal } from '../shop/rest.ts';
import type { ToolContext } from './context.ts';

export interface OrderReport {
  number: string;
  state: OrderState;
  /** ISO 8601. */
  placedAt: string;
  /** Sub-orders, when there are several. */
  parts: { number: string; state: OrderState }[];
}

/** `needs`: data required first. `unknown`: the caller has no such order. */
export type OrderAnswer =
  | { kind: 'orders'; orders: OrderReport[] }
  | { kind: 'needs'; number: boolean; phone: boolean }
  | { kind: 'unknown' }
  | { kind: 'tooMany' };

const LATEST = 3;
const OWN = 100;

const report = (order: {
  number: string;
  state: OrderState;
  createdAt: string;
  subOrders: readonly { number: string; state: OrderState }[];
}): OrderReport => ({
  number: order.number,
  state: order.state,
  placedAt: order.createdAt,
  parts: order.subOrders.length > 1 ? order.subOrders.map(({ number, state }) => ({ number, state })) : [],
});

/** Orders of the caller's account; undefined without a session. */
async function ownOrders({ rest, caller }: ToolContext): Promise<OrderReport[] | undefined> {
  if (caller.bearer === undefined) return undefined;
  try {
    const { orders } = await rest.get(`/v1/user/orders?limit=${OWN}`, OrdersPage, caller);
    return orders.map(report);
  } catch (error) {
    // An expired session counts as none.
    if (error instanceof ShopRefusal) return undefined;
    throw error;
  }
}

/** @throws like RestClient, except for rejections */
export async function orderState(
  context: ToolContext,
  { number, phone }: { number?: string | undefined; phone?: string | undefined },
): Promise<OrderAnswer> {
  const own = await ownOrders(context);
  if (number === undefined && phone === undefined && own) {
    return { kind: 'orders', orders: own.slice(0, LATEST) };
  }
  const mine = own?.find((order) => order.number === number);
  if (mine) return { kind: 'orders', orders: [mine] };
  if (number === undefined || phone === undefined)
    return { kind: 'needs', number: number === undefined, phone: phone === undefined };
  try {
    const { signal, client } = context.caller;
    const status = await context.rest.post('/v1/orders/status', { number, phone }, OrderStatus, {
      signal,
      client,
    });
    return { kind: 'orders', orders: [report(status)] };
  } catch (error) {
    if (!(error instanceof ShopRefusal)) throw error;
    return { kind: error.code === 'RATE_LIMITED' ? 'tooMany' : 'unknown' };
  }
}
