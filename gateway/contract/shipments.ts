/** REST v1 messages of parcels (extended contract). */
import { z } from 'zod';
import { EntityId } from './common.ts';

/** A printable parcel label. */
export const ShipmentLabel = z
  .object({
    subOrderId: EntityId,
    trackingNumber: z.string(),
    contentType: z.enum(['text/html', 'application/pdf']),
    content: z.base64().describe('The complete page or file, without external resources.'),
  })
  .meta({ id: 'ShipmentLabel' });
export type ShipmentLabel = z.infer<typeof ShipmentLabel>;
