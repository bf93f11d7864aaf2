/** Applies accepted differences to a cart. */
import { isSameLine, type CartLine, type LineKey } from '../cart/cartLines.ts';
import type { OrderDifference } from './sendOrder.ts';

/** The changes of a cart when the differences are accepted. */
export interface Agreement {
  /** The remaining lines, with the available quantities. */
  readonly lines: readonly CartLine[];
  readonly dropsCoupon: boolean;
  /** Points that can be redeemed; null: unchanged. */
  readonly points: number | null;
}

/** Reasons that remove a line. */
const GONE: ReadonlySet<string> = new Set([
  'OUT_OF_STOCK',
  'PRODUCT_UNAVAILABLE',
  'VARIANT_REQUIRED',
  'VARIANT_UNKNOWN',
]);

/**
 * Computes the changes of the cart if the differences are accepted. `sent`: the lines as they were sent, to whose index the
 * differences refer; lines added since stay unchanged.
 */
export function agree(
  lines: readonly CartLine[],
  sent: readonly LineKey[],
  differences: readonly OrderDifference[],
): Agreement {
  const about = (line: CartLine): readonly OrderDifference[] =>
    differences.filter(({ lineIndex }) => {
      const key = lineIndex == null ? undefined : sent[lineIndex];
      return key !== undefined && isSameLine(key, line);
    });
  return {
    lines: lines.flatMap((line) => {
      const own = about(line);
      if (own.some(({ code }) => GONE.has(code))) return [];
      const reduced = own.find(({ code }) => code === 'STOCK_REDUCED');
      const quantity = Math.min(line.quantity, reduced?.availableQuantity ?? line.quantity);
      if (quantity < 1) return [];
      return [quantity === line.quantity ? line : { ...line, quantity }];
    }),
    dropsCoupon: differences.some(({ code }) => code === 'COUPON_INVALID'),
    points: differences.find(({ code }) => code === 'POINTS_CHANGED')?.availableQuantity ?? null,
  };
}
