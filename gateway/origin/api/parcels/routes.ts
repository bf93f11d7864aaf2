/** Paths of parcels that staff list, print and scan. */
import { z } from 'zod';
import {
  DeliveryCarriers,
  ParcelCarrierRequest,
  ParcelDocument,
  ParcelDocumentQuery,
  ParcelScanRequest,
  ParcelsPage,
  ParcelsQuery,
  ScannedParcel,
} from '../../../contract/admin/parcels.ts';
import { DeskOrder } from '../../../contract/admin/confirmation.ts';
import { EntityId } from '../../../contract/common.ts';
import { printedParcels } from '../access/subjects.ts';
import { giveParcel, listCarriers } from '../delivery/handovers.ts';
import { lockOrder } from '../orders/change.ts';
import { found } from '../orders/changing.ts';
import { orderForStaff } from '../orders/contacts.ts';
import { orderById } from '../orders/read.ts';
import { route, signedIn } from '../route.ts';
import type { Route } from '../route.ts';
import { printParcels } from './documents.ts';
import { listParcels } from './list.ts';
import { findParcel, stepParcel } from './scan.ts';

export const parcelRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/admin/parcels',
    summary:
      'Sub-orders that are confirmed and not delivered, the longest in their state first, counted up to 10,000.',
    query: ParcelsQuery,
    response: ParcelsPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: ({ db }, { query, viewer }): Promise<ParcelsPage> => listParcels(db, signedIn(viewer), query),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/parcels/documents',
    summary:
      'A printable page for up to 100 parcels: labels, pieces to pick, the list that the courier signs, delivery notes, or return slips.',
    query: ParcelDocumentQuery,
    response: ParcelDocument,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT', 'NOT_SUPPORTED', 'UNAVAILABLE'],
    reads: ({ query, response }) => printedParcels(query.ids.filter((id) => !response.left.includes(id))),
    handle: ({ db, carrier }, { query }): Promise<ParcelDocument> => printParcels(db, carrier, query),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/parcels/scan',
    summary: 'Takes the next step of the parcel that a code names: prepared, handed over, or returned.',
    body: ParcelScanRequest,
    response: ScannedParcel,
    write: { action: 'parcel.scan', needsKey: true },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT'],
    handle: ({ orderSecrets }, { body, write }): Promise<ScannedParcel> =>
      write(async (trx, { actor }) => {
        const { id, orderId } = await findParcel(trx, body.code);
        const order = await lockOrder(trx, orderSecrets, orderId);
        await stepParcel(trx, order, id, body.mode, actor.accountNumber);
        const changed = await orderForStaff(trx, actor, found(await orderById(trx, orderId)));
        return { ...changed, scannedId: String(id) };
      }),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/carriers',
    summary: 'Delivery companies that parcels can be given to: the shop’s own, and those with a valid key.',
    query: z.strictObject({}),
    response: DeliveryCarriers,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ db, carrier }): Promise<z.infer<typeof DeliveryCarriers>> => ({
      carriers: await listCarriers(db, carrier),
    }),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/orders/:id/carrier',
    summary:
      'Gives the parcel of a sub-order to a delivery company, which has it from then on; until it is delivered or returned.',
    params: z.strictObject({ id: EntityId }),
    body: ParcelCarrierRequest,
    response: DeskOrder,
    write: { action: 'parcel.carrier', needsKey: true },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    handle: ({ orderSecrets, carrier }, { params, body, write }): Promise<DeskOrder> =>
      write(async (trx, { actor }) => {
        const order = await lockOrder(trx, orderSecrets, Number(params.id));
        await giveParcel(trx, carrier, order, body, actor.accountNumber);
        return orderForStaff(trx, actor, found(await orderById(trx, order.head.id)));
      }),
  }),
];
