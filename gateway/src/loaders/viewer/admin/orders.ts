/** Orders of all buyers, and the labels of their parcels. */
import { Order, OrdersPage } from '../../../../contract/orders.ts';
import type {
  OrderPaymentRequest,
  OrderTransitionRequest,
  ReturnInspectionRequest,
  StaffReturnRequest,
} from '../../../../contract/orders.ts';
import { ShipmentLabel } from '../../../../contract/shipments.ts';
import type { ListPage } from '../../base/pages.ts';
import { segment, withQuery } from '../../base/path.ts';
import type { Query } from '../../base/path.ts';
import type { AdminCalls } from './calls.ts';

export interface AdminOrderLoaders {
  /** `filter`: parameters of GET /v1/admin/orders. */
  orders(page: ListPage, filter: Query): Promise<OrdersPage>;
  order(id: string): Promise<Order>;
  orderByNumber(number: string): Promise<Order>;
  transition(orderId: string, request: OrderTransitionRequest): Promise<Order>;
  payment(orderId: string, request: OrderPaymentRequest): Promise<Order>;
  inspection(orderId: string, request: ReturnInspectionRequest): Promise<Order>;
  openReturn(orderId: string, request: StaffReturnRequest): Promise<Order>;
  label(subOrderId: string): Promise<ShipmentLabel>;
}

export function createAdminOrderLoaders({ get, send }: AdminCalls): AdminOrderLoaders {
  const asOrder = (json: unknown): Order => Order.parse(json);
  return {
    orders: (page, filter) =>
      get(withQuery('/v1/admin/orders', { ...page, ...filter }), (json) => OrdersPage.parse(json)),
    order: (id) => get(`/v1/admin/orders/${segment(id)}`, asOrder),
    orderByNumber: (number) => get(`/v1/admin/orders/by-number/${encodeURIComponent(number)}`, asOrder),
    transition: (id, request) => send(`/v1/admin/orders/${segment(id)}/transition`, request, asOrder),
    payment: (id, request) => send(`/v1/admin/orders/${segment(id)}/payment`, request, asOrder),
    inspection: (id, request) => send(`/v1/admin/orders/${segment(id)}/inspection`, request, asOrder),
    openReturn: (id, request) => send(`/v1/admin/orders/${segment(id)}/return`, request, asOrder),
    label: (subOrderId) =>
      get(`/v1/admin/shipments/${segment(subOrderId)}/label`, (json) => ShipmentLabel.parse(json)),
  };
}
