/** Lines of an order with quantities, as one query parameter. */
import { MAX_CART_LINES } from '../rules/limits.ts';
import { bounded } from '../text.ts';

/** `12:1,13:0`: ids of lines and their quantities, at most as many as an order has lines. */
export const LineQuantities = bounded(MAX_CART_LINES * 24)
  .regex(/^\d{1,18}:\d{1,4}(?:,\d{1,18}:\d{1,4})*$/, 'must be line:quantity, separated by commas')
  .transform((pairs) =>
    pairs.split(',').map((pair) => {
      const [lineId = '', quantity = ''] = pair.split(':');
      return { lineId, quantity: Number(quantity) };
    }),
  );
