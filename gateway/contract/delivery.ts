/** REST v1 messages of delivery times (extended contract). */
import { z } from 'zod';
import { queryInt } from './catalogue.ts';
import { EntityId } from './common.ts';
import { bounded } from './text.ts';

const Span = (what: string) => z.object({ least: z.int().min(0), most: z.int().min(0) }).describe(what);

/** Query of GET /v1/delivery/times. */
export const DeliveryTimesQuery = z
  .strictObject({
    region: z.coerce.number().int().min(1).max(24).describe('Governorate of the recipient.'),
    product: EntityId.optional().describe('Only of its shop; without it and `seller`: of all shops.'),
    seller: EntityId.optional().describe('Only of this shop.'),
  })
  .refine(({ product, seller }) => product === undefined || seller === undefined, {
    path: ['seller'],
    message: 'cannot be asked for together with a product',
  });

export const DeliveryTimes = z
  .object({
    preparationHours: Span(
      'What the shop, or the quickest and the slowest of them, needs to prepare a parcel.',
    ),
    transitDays: Span('Working days that the carrier needs.'),
    arrives: z
      .object({ from: z.iso.date(), until: z.iso.date() })
      .describe('Dates in Tunisia’s time zone, if the order were placed and confirmed now.'),
  })
  .meta({ id: 'DeliveryTimes' });
export type DeliveryTimes = z.infer<typeof DeliveryTimes>;

/** Query of GET /v1/delivery/times/by-shops. */
export const ShopsDeliveryQuery = z.strictObject({
  region: queryInt(1, 24).describe('Governorate of the recipient.'),
  ids: bounded(2_000).describe('Ids of shops, separated by commas (100 at most).'),
});

/** Delivery times of some shops; those that do not sell are left out. */
export const ShopsDelivery = z
  .array(z.object({ seller: EntityId, times: DeliveryTimes.nullable() }))
  .meta({ id: 'ShopsDelivery' });
export type ShopsDelivery = z.infer<typeof ShopsDelivery>;

/** null: there is no seller, or the carrier does not provide times. */
export const DeliveryTimesAnswer = z
  .object({ times: DeliveryTimes.nullable() })
  .meta({ id: 'DeliveryTimesAnswer' });
export type DeliveryTimesAnswer = z.infer<typeof DeliveryTimesAnswer>;
