/** Where orders come from: a part of several messages of REST v1 (extended contract). */
import { z } from 'zod';

/** Where an order was placed: in the shop, by staff for a buyer on the telephone, or by a third party with a key. */
export const OrderSource = z.enum(['WEB', 'PHONE', 'API']).meta({ id: 'OrderSource' });
export type OrderSource = z.infer<typeof OrderSource>;
