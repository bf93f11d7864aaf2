/** What a cart becomes when its shopper agrees to what has changed. */
import { isSameLine, type CartLine, type LineKey } from '../cart/cartLines.ts';
import type { OrderDifference } from './sendOrder.ts';

/** The change of a cart that agreeing means. */
export interface Agreement {
  /** The lines that remain, with the pieces that can be had. */
  readonly lines: readonly CartLine[];
  readonly dropsCoupon: boolean;
  /** Points that can be used; null: as they were. */
  readonly points: number | null;
}

/** Lines that can't be had at all. */
const GONE: ReadonlySet<string> = new Set([
  'OUT_OF_STOCK',
  'PRODUCT_UNAVAILABLE',
  'VARIANT_REQUIRED',
  'VARIANT_UNKNOWN',
]);

/**
 * Works out what agreeing to differences means for the cart. `sent`: the lines as they were sent, by whose index the
 * differences speak; lines that came since stay as they are.
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
