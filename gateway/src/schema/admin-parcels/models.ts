/** Models of parcels, between REST and the schema. */
import type { AdminParcel, ParcelsPage } from '../../../contract/admin/parcels.ts';
import { ConnectionModel } from '../base/connection.ts';
import { partsOf } from '../orders/order.ts';
import type { SubOrderModel } from '../orders/order.ts';

/** A parcel with its order and sub-order. */
export interface AdminParcelModel extends Omit<AdminParcel, 'subOrderId'> {
  subOrder: SubOrderModel;
}

/** Joins a parcel to its sub-order. Throws when the upstream's order does not contain it. */
function toParcel({ subOrderId, ...parcel }: AdminParcel): AdminParcelModel {
  const subOrder = partsOf(parcel.order).find(({ _id }) => _id === subOrderId);
  if (!subOrder) throw new Error(`sub-order ${subOrderId} is not in its order`);
  return { ...parcel, subOrder };
}

export class AdminParcelConnectionModel extends ConnectionModel<AdminParcel, AdminParcelModel> {
  constructor(page: ParcelsPage) {
    super(page.parcels, page.cursors, page.pagination, toParcel);
  }
}
