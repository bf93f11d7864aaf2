/** Paths of sellers' systems: each concerns the seller that the key of the call is bound to. */
import { z } from 'zod';
import { EntityId } from '../../../contract/common.ts';
import { LedgerPage, LedgerQuery } from '../../../contract/ledger.ts';
import {
  SellerLabels,
  SellerLabelsQuery,
  SellerOrder,
  SellerOrdersPage,
  SellerOrdersQuery,
  SellerPayoutsPage,
  SellerPayoutsQuery,
  SellerReturnsPage,
  SellerReturnsQuery,
  SellerStepResults,
  SellerStepsRequest,
} from '../../../contract/seller-systems.ts';
import { partsRead, printedParcels } from '../access/subjects.ts';
import { sellerOf } from '../api-keys/caller.ts';
import type { KeyCaller } from '../../base/key-caller.ts';
import { readLedger } from '../orders/ledger.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { listSellerPayouts, listSellerReturns } from './accounts.ts';
import { sellerLabels } from './labels.ts';
import { listSellerOrders, readerOf, readSellerOrder } from './orders.ts';
import type { SellerReader } from './orders.ts';
import { takeSteps } from './steps.ts';

const reader = (apiKey: KeyCaller | undefined): SellerReader => readerOf(sellerOf(apiKey), apiKey);

export const sellerSystemRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/seller/orders',
    summary:
      'The seller’s sub-orders, counted up to 10,000: the latest order first, or by their last change.',
    query: SellerOrdersQuery,
    response: SellerOrdersPage,
    errors: ['FORBIDDEN'],
    readsOfKey: ({ response }) => partsRead(response.orders.map(({ _id }) => _id)),
    handle: ({ db }, { query, apiKey }): Promise<SellerOrdersPage> =>
      listSellerOrders(db, reader(apiKey), query),
  }),
  route({
    method: 'GET',
    path: '/v1/seller/orders/:id',
    summary: 'One of the seller’s sub-orders.',
    params: z.strictObject({ id: EntityId }),
    query: z.strictObject({}),
    response: SellerOrder,
    errors: ['FORBIDDEN', 'NOT_FOUND'],
    readsOfKey: ({ response }) => partsRead([response._id]),
    handle: ({ db }, { params, apiKey }): Promise<SellerOrder> =>
      readSellerOrder(db, reader(apiKey), params.id),
  }),
  route({
    method: 'POST',
    path: '/v1/seller/orders/steps',
    summary: 'Confirms, prepares or hands over up to 100 of the seller’s parts, each for itself.',
    body: SellerStepsRequest,
    response: SellerStepResults,
    write: { action: 'order.transition', needsKey: true },
    errors: ['FORBIDDEN', 'CONFLICT'],
    readsOfKey: ({ response }) => partsRead(response.results.flatMap(({ id, order }) => (order ? [id] : []))),
    handle: ({ orderSecrets }, { body, write, apiKey }): Promise<SellerStepResults> =>
      write((trx, { actor }) => takeSteps(trx, orderSecrets, reader(apiKey), body, actor.accountNumber)),
  }),
  route({
    method: 'GET',
    path: '/v1/seller/labels',
    summary: 'Labels of up to 100 of the seller’s parcels; also needs the scope `personal:read`.',
    query: SellerLabelsQuery,
    response: SellerLabels,
    errors: ['FORBIDDEN', 'NOT_FOUND', 'NOT_SUPPORTED', 'UNAVAILABLE'],
    readsOfKey: ({ query, response }) =>
      printedParcels(query.ids.filter((id) => !response.left.includes(id))),
    handle: ({ db, carrier }, { query, apiKey }): Promise<SellerLabels> =>
      sellerLabels(db, carrier, reader(apiKey), query),
  }),
  route({
    method: 'GET',
    path: '/v1/seller/returns',
    summary: 'Returns of the seller’s parts, the latest first.',
    query: SellerReturnsQuery,
    response: SellerReturnsPage,
    errors: ['FORBIDDEN'],
    readsOfKey: ({ response }) => partsRead(response.returns.map(({ subOrderId }) => subOrderId)),
    handle: ({ db }, { query, apiKey }): Promise<SellerReturnsPage> =>
      listSellerReturns(db, reader(apiKey), query),
  }),
  route({
    method: 'GET',
    path: '/v1/seller/ledger',
    summary: 'The seller’s ledger with its balance, the latest entry first.',
    query: LedgerQuery,
    response: LedgerPage,
    errors: ['FORBIDDEN'],
    handle: ({ db }, { query, apiKey }): Promise<LedgerPage> => readLedger(db, sellerOf(apiKey), query),
  }),
  route({
    method: 'GET',
    path: '/v1/seller/payouts',
    summary: 'Transfers to the seller, the latest first.',
    query: SellerPayoutsQuery,
    response: SellerPayoutsPage,
    errors: ['FORBIDDEN'],
    handle: ({ db }, { query, apiKey }): Promise<SellerPayoutsPage> =>
      listSellerPayouts(db, reader(apiKey), query),
  }),
];
