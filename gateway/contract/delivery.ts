/** REST v1 messages of how long a delivery takes (extended contract). */
import { z } from 'zod';
import { EntityId } from './common.ts';

const Span = (what: string) => z.object({ least: z.int().min(0), most: z.int().min(0) }).describe(what);

/** Query of GET /v1/delivery/times. */
export const DeliveryTimesQuery = z
  .strictObject({
    region: z.coerce.number().int().min(1).max(24).describe('Number of the governorate that it goes to.'),
    product: EntityId.optional().describe('Of its shop alone; without it and `seller` of all shops.'),
    seller: EntityId.optional().describe('Of this shop alone.'),
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
      .describe('Days by Tunisia’s clocks, were it ordered and confirmed now.'),
  })
  .meta({ id: 'DeliveryTimes' });
export type DeliveryTimes = z.infer<typeof DeliveryTimes>;

/** null: nobody sells, or the carrier does not say. */
export const DeliveryTimesAnswer = z
  .object({ times: DeliveryTimes.nullable() })
  .meta({ id: 'DeliveryTimesAnswer' });
export type DeliveryTimesAnswer = z.infer<typeof DeliveryTimesAnswer>;
