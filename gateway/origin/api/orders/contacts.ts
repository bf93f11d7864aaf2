/** Orders as admins read them: contact data are masked for whose role does not need them. */
import type { Order, OrdersPage } from '../../../contract/orders.ts';
import { maskEmail, maskPhone } from '../../../contract/rules/masking.ts';
import { readsContactsOf } from '../auth/staff.ts';
import type { Viewer } from '../auth/viewer.ts';

/** An order as this admin may see it: e-mail address and telephones masked for whose role does not need them. */
export function orderFor(viewer: Viewer, order: Order): Order {
  if (readsContactsOf(viewer, order.accountNumber)) return order;
  const { contactPhone, contactEmail, address } = order;
  return {
    ...order,
    contactPhone: maskPhone(contactPhone),
    contactEmail: contactEmail === null ? null : maskEmail(contactEmail),
    address: {
      ...address,
      phone: maskPhone(address.phone),
      secondPhone: address.secondPhone === null ? null : maskPhone(address.secondPhone),
    },
  };
}

/** A page of orders as this admin may see them. */
export const ordersFor = (viewer: Viewer, page: OrdersPage): OrdersPage => ({
  ...page,
  orders: page.orders.map((order) => orderFor(viewer, order)),
});
