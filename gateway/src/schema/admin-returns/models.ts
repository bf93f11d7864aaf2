/** Models of returns, between REST and the schema. */
import type { AdminReturn, ReturnsPage } from '../../../contract/admin/returns.ts';
import { ConnectionModel } from '../base/connection.ts';
import { partsOf, returnsOf } from '../orders/order.ts';
import type { OrderReturnModel, SubOrderModel } from '../orders/order.ts';

/** A return with its order and sub-order. */
export interface AdminReturnModel extends OrderReturnModel {
  order: AdminReturn['order'];
  subOrder: SubOrderModel;
  photos: AdminReturn['photos'];
}

/** Joins a return to its lines. Throws when the upstream's order does not contain it. */
export function toAdminReturn({ _id, subOrderId, order, photos }: AdminReturn): AdminReturnModel {
  const subOrder = partsOf(order).find((part) => part._id === subOrderId);
  const found = subOrder && returnsOf(subOrder)?.find((one) => one._id === _id);
  if (!subOrder || !found) throw new Error(`return ${_id} is not in its order`);
  return { ...found, order, subOrder, photos };
}

export class AdminReturnConnectionModel extends ConnectionModel<AdminReturn, AdminReturnModel> {
  constructor(page: ReturnsPage) {
    super(page.returns, page.cursors, page.pagination, toAdminReturn);
  }
}
