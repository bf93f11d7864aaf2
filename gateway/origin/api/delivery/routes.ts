/** Routes of parcels. */
import { z } from 'zod';
import { EntityId } from '../../../contract/common.ts';
import {
  DeliveryTimesAnswer,
  DeliveryTimesQuery,
  ShopsDelivery,
  ShopsDeliveryQuery,
} from '../../../contract/delivery.ts';
import { ShipmentLabel } from '../../../contract/shipments.ts';
import { parseIds } from '../../base/lists.ts';
import { printedParcels } from '../access/subjects.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { labelOf } from './parcel.ts';
import { deliveryTimes, deliveryTimesByShop } from '../delivery-times/times.ts';

const numberOf = (id: string | undefined): number | undefined => (id === undefined ? undefined : Number(id));

export const deliveryRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/delivery/times',
    summary: 'Delivery times to a governorate for an order placed now.',
    query: DeliveryTimesQuery,
    response: DeliveryTimesAnswer,
    errors: ['NOT_FOUND'],
    handle: async (context, { query: { region, product, seller } }): Promise<DeliveryTimesAnswer> => ({
      times: await deliveryTimes(context, region, { product: numberOf(product), seller: numberOf(seller) }),
    }),
  }),
  route({
    method: 'GET',
    path: '/v1/delivery/times/by-shops',
    summary:
      'Delivery times of some shops to a governorate for an order placed now, in the requested order; shops that do not sell are left out.',
    query: ShopsDeliveryQuery,
    response: ShopsDelivery,
    handle: async (context, { query: { region, ids } }): Promise<ShopsDelivery> =>
      (await deliveryTimesByShop(context, region, parseIds('ids', ids))).map(({ seller, times }) => ({
        seller: String(seller),
        times,
      })),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/shipments/:id/label',
    summary:
      'The label of a sub-order’s parcel that the carrier has accepted, by the sub-order’s id; for admins whose role reads contact data.',
    params: z.strictObject({ id: EntityId }),
    query: z.strictObject({}),
    response: ShipmentLabel,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'UNAVAILABLE'],
    reads: ({ params }) => printedParcels([params.id]),
    handle: async ({ db, carrier }, { params }): Promise<ShipmentLabel> =>
      labelOf(db, carrier, Number(params.id)),
  }),
];
