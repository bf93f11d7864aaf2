/** Parcels, and what is printed for them. */
import { DeskOrder } from '../../../../contract/admin/confirmation.ts';
import { DeliveryCarriers, ParcelDocument, ParcelsPage } from '../../../../contract/admin/parcels.ts';
import type {
  DeliveryCarrier,
  LabelPaper,
  ParcelCarrierRequest,
  ParcelDocumentKind,
} from '../../../../contract/admin/parcels.ts';
import type { ListPage } from '../../base/pages.ts';
import { segment, withQuery } from '../../base/path.ts';
import type { Query } from '../../base/path.ts';
import type { AdminCalls } from './calls.ts';

export interface AdminParcelLoaders {
  /** `filter`: parameters of GET /v1/admin/parcels. */
  parcels(page: ListPage, filter: Query): Promise<ParcelsPage>;
  parcelDocument(
    kind: ParcelDocumentKind,
    subOrderIds: readonly string[],
    paper: LabelPaper,
  ): Promise<ParcelDocument>;
  carriers(): Promise<DeliveryCarrier[]>;
  /** Gives a parcel of an order to a company. */
  giveParcel(orderId: string, request: ParcelCarrierRequest, key: string): Promise<DeskOrder>;
}

export function createAdminParcelLoaders({ get, send }: AdminCalls): AdminParcelLoaders {
  return {
    parcels: (page, filter) =>
      get(withQuery('/v1/admin/parcels', { ...page, ...filter }), (json) => ParcelsPage.parse(json)),
    parcelDocument: (kind, subOrderIds, paper) =>
      get(withQuery('/v1/admin/parcels/documents', { kind, paper, ids: subOrderIds.join(',') }), (json) =>
        ParcelDocument.parse(json),
      ),
    carriers: () => get('/v1/admin/carriers', (json) => DeliveryCarriers.parse(json).carriers),
    giveParcel: (orderId, request, key) =>
      send(`/v1/admin/orders/${segment(orderId)}/carrier`, request, (json) => DeskOrder.parse(json), {
        idempotencyKey: key,
      }),
  };
}
