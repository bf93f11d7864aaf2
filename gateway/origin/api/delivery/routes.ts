/** Paths of parcels. */
import { z } from 'zod';
import { EntityId } from '../../../contract/common.ts';
import { DeliveryTimesAnswer, DeliveryTimesQuery } from '../../../contract/delivery.ts';
import { ShipmentLabel } from '../../../contract/shipments.ts';
import { forContactReader } from '../auth/staff.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { labelOf } from './parcel.ts';
import { deliveryTimes } from './times.ts';

const numberOf = (id: string | undefined): number | undefined => (id === undefined ? undefined : Number(id));

export const deliveryRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/delivery/times',
    summary: 'How long a delivery to a governorate takes, were it ordered now.',
    query: DeliveryTimesQuery,
    response: DeliveryTimesAnswer,
    errors: ['NOT_FOUND'],
    handle: async (context, { query: { region, product, seller } }): Promise<DeliveryTimesAnswer> => ({
      times: await deliveryTimes(context, region, { product: numberOf(product), seller: numberOf(seller) }),
    }),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/shipments/:id/label',
    summary:
      'The label of a part of an order that the carrier has taken on, by the part’s id; for admins whose role reads contact data.',
    params: z.strictObject({ id: EntityId }),
    query: z.strictObject({}),
    response: ShipmentLabel,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'UNAVAILABLE'],
    handle: async ({ db, carrier }, { params, viewer }): Promise<ShipmentLabel> => {
      // It has the recipient's telephone on it.
      forContactReader(viewer);
      return labelOf(db, carrier, Number(params.id));
    },
  }),
];
