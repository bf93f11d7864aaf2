/** Lines of an order with quantities, as one query parameter. */
import { z } from 'zod';
import { MAX_CART_LINES } from '../rules/limits.ts';
import { EntityId } from '../common.ts';
import { bounded } from '../text.ts';

/** `12:1,13:0`: ids of lines and their quantities, at most as many as an order has lines. */
export const LineQuantities = bounded(MAX_CART_LINES * 70)
  .regex(/^[^,]+:\d{1,4}(?:,[^,]+:\d{1,4})*$/, 'must be line:quantity, separated by commas')
  .meta({ examples: ['12:1,13:0'] })
  .transform((pairs) =>
    pairs.split(',').map((pair) => {
      // An id may have colons itself.
      const colon = pair.lastIndexOf(':');
      return { lineId: pair.slice(0, colon), quantity: Number(pair.slice(colon + 1)) };
    }),
  )
  .pipe(z.array(z.object({ lineId: EntityId, quantity: z.int() })));
