/** Paths of systems of delivery companies: each concerns the carrier that the key of the call is bound to. */
import { z } from 'zod';
import { TrackingNumber } from '../../../contract/carrier.ts';
import {
  ByStatement,
  CarrierLabel,
  CarrierParcelsPage,
  CarrierParcelsQuery,
  CarrierStatementRequest,
  CarrierStatementRowsPage,
  CarrierStatementRowsQuery,
  CarrierStatementsPage,
  CarrierStatementsQuery,
  CarrierStatementSubmitted,
  MAX_REPORTED_EVENTS,
  ShipmentEventResults,
  ShipmentEventsRequest,
} from '../../../contract/carrier-systems.ts';
import { parcelsRead } from '../access/subjects.ts';
import { carrierOf } from '../api-keys/caller.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { listCarrierRows, listCarrierStatements, submitStatement } from './cash.ts';
import { reportEvents } from './events.ts';
import { carrierLabel, listCarrierParcels, readerOf } from './parcels.ts';

export const carrierSystemRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/carrier/parcels',
    summary:
      'Parcels that were handed to the carrier, counted up to 10,000: the latest order first, or by their last change.',
    query: CarrierParcelsQuery,
    response: CarrierParcelsPage,
    errors: ['FORBIDDEN'],
    readsOfKey: ({ response }) => parcelsRead(response.parcels, 'OPEN'),
    handle: ({ db }, { query, apiKey }): Promise<CarrierParcelsPage> =>
      listCarrierParcels(db, readerOf(apiKey), query),
  }),
  route({
    method: 'GET',
    path: '/v1/carrier/parcels/:trackingNumber/label',
    summary: 'The label of a parcel; also needs the scope `personal:read`.',
    params: z.strictObject({ trackingNumber: TrackingNumber }),
    query: z.strictObject({}),
    response: CarrierLabel,
    errors: ['FORBIDDEN', 'NOT_FOUND', 'UNAVAILABLE'],
    readsOfKey: ({ response }) => parcelsRead([response], 'PRINT'),
    handle: ({ db, carrier }, { params, apiKey }): Promise<CarrierLabel> =>
      carrierLabel(db, carrier, readerOf(apiKey), params.trackingNumber),
  }),
  route({
    method: 'POST',
    path: '/v1/carrier/events',
    summary: `Reports up to ${MAX_REPORTED_EVENTS} scans of parcels; one that was reported before changes nothing.`,
    body: ShipmentEventsRequest,
    response: ShipmentEventResults,
    write: { action: 'parcel.scan' },
    errors: ['FORBIDDEN', 'CONFLICT'],
    handle: (context, { body, write, apiKey }): Promise<ShipmentEventResults> =>
      write((trx, { actor }) =>
        reportEvents(trx, context, carrierOf(apiKey), body.events, actor.accountNumber),
      ),
  }),
  route({
    method: 'GET',
    path: '/v1/carrier/cash-statements',
    summary: 'Statements of the carrier about the cash that it collected, the latest first.',
    query: CarrierStatementsQuery,
    response: CarrierStatementsPage,
    errors: ['FORBIDDEN'],
    handle: ({ db }, { query, apiKey }): Promise<CarrierStatementsPage> =>
      listCarrierStatements(db, carrierOf(apiKey), query),
  }),
  route({
    method: 'GET',
    path: '/v1/carrier/cash-statements/:id/rows',
    summary: 'Rows of a statement of the carrier, in its order.',
    params: ByStatement,
    query: CarrierStatementRowsQuery,
    response: CarrierStatementRowsPage,
    errors: ['FORBIDDEN', 'NOT_FOUND'],
    handle: ({ db }, { params, query, apiKey }): Promise<CarrierStatementRowsPage> =>
      listCarrierRows(db, carrierOf(apiKey), Number(params.id), query),
  }),
  route({
    method: 'POST',
    path: '/v1/carrier/cash-statements',
    summary:
      'Submits a statement, compared with the parcels of the carrier. The same number with the same rows is the same statement.',
    body: CarrierStatementRequest,
    response: CarrierStatementSubmitted,
    write: { action: 'cash.import' },
    errors: ['FORBIDDEN', 'CONFLICT'],
    handle: (_, { body, write, apiKey }): Promise<CarrierStatementSubmitted> =>
      write((trx, { actor }) => submitStatement(trx, carrierOf(apiKey), body, actor.accountNumber)),
  }),
];
