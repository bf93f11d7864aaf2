/** Parcels, and what is printed for them. */
import { ParcelDocument, ParcelsPage } from '../../../../contract/admin/parcels.ts';
import type { LabelPaper, ParcelDocumentKind } from '../../../../contract/admin/parcels.ts';
import type { ListPage } from '../../base/pages.ts';
import { withQuery } from '../../base/path.ts';
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
}

export function createAdminParcelLoaders({ get }: AdminCalls): AdminParcelLoaders {
  return {
    parcels: (page, filter) =>
      get(withQuery('/v1/admin/parcels', { ...page, ...filter }), (json) => ParcelsPage.parse(json)),
    parcelDocument: (kind, subOrderIds, paper) =>
      get(withQuery('/v1/admin/parcels/documents', { kind, paper, ids: subOrderIds.join(',') }), (json) =>
        ParcelDocument.parse(json),
      ),
  };
}
