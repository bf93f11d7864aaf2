/** What the system of a delivery company reads and changes, with a key that is bound to the carrier. */
import {
  CarrierLabel,
  CarrierParcelsPage,
  CarrierStatementRowsPage,
  CarrierStatementsPage,
  CarrierStatementSubmitted,
  ShipmentEventResults,
} from '../../../contract/carrier-systems.ts';
import type {
  CarrierParcelState,
  CarrierStatementRequest,
  ShipmentEventsRequest,
} from '../../../contract/carrier-systems.ts';
import type { ListPage } from '../base/pages.ts';
import { segment, withQuery } from '../base/path.ts';
import type { AdminCalls } from '../viewer/admin/calls.ts';

export interface CarrierParcelConditions {
  readonly states?: readonly CarrierParcelState[] | undefined;
  readonly trackingNumber?: string | undefined;
  readonly updatedAfter?: string | undefined;
}

export interface CarrierStatementConditions {
  readonly number?: string | undefined;
  readonly state?: string | undefined;
}

export interface CarrierSystemLoaders {
  parcels(page: ListPage, conditions: CarrierParcelConditions): Promise<CarrierParcelsPage>;
  label(trackingNumber: string): Promise<CarrierLabel>;
  report(request: ShipmentEventsRequest): Promise<ShipmentEventResults>;
  statements(page: ListPage, conditions: CarrierStatementConditions): Promise<CarrierStatementsPage>;
  statementRows(id: string, page: ListPage, differs: boolean | undefined): Promise<CarrierStatementRowsPage>;
  submit(request: CarrierStatementRequest): Promise<CarrierStatementSubmitted>;
}

export function createCarrierSystemLoaders({
  get,
  send,
}: Pick<AdminCalls, 'get' | 'send'>): CarrierSystemLoaders {
  return {
    parcels: (page, { states, ...conditions }) =>
      get(withQuery('/v1/carrier/parcels', { ...page, states: states?.join(','), ...conditions }), (json) =>
        CarrierParcelsPage.parse(json),
      ),
    label: (trackingNumber) =>
      get(`/v1/carrier/parcels/${segment(trackingNumber)}/label`, (json) => CarrierLabel.parse(json)),
    report: (request) => send('/v1/carrier/events', request, (json) => ShipmentEventResults.parse(json)),
    statements: (page, conditions) =>
      get(withQuery('/v1/carrier/cash-statements', { ...page, ...conditions }), (json) =>
        CarrierStatementsPage.parse(json),
      ),
    statementRows: (id, page, differs) =>
      get(withQuery(`/v1/carrier/cash-statements/${segment(id)}/rows`, { ...page, differs }), (json) =>
        CarrierStatementRowsPage.parse(json),
      ),
    submit: (request) =>
      send('/v1/carrier/cash-statements', request, (json) => CarrierStatementSubmitted.parse(json)),
  };
}
