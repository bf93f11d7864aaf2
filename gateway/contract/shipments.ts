/** REST v1 messages of parcels (extended contract). */
import { z } from 'zod';
import { EntityId } from './common.ts';

/** What is stuck on a parcel, made to be printed. */
export const ShipmentLabel = z
  .object({
    subOrderId: EntityId,
    trackingNumber: z.string(),
    contentType: z.enum(['text/html', 'application/pdf']),
    content: z.base64().describe('The whole page or file; it asks for nothing else.'),
  })
  .meta({ id: 'ShipmentLabel' });
export type ShipmentLabel = z.infer<typeof ShipmentLabel>;
