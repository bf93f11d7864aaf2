/** When cached products become outdated without an event: the boundaries of their flash sales. */
import { nextPriceChange, priceFactsOf } from '../../../contract/rules/price.ts';

/** The next instant (ms) after `now` at which one of the products' flash sales starts or ends; Infinity when none. */
export function nextFlashBoundary(
  products: readonly Parameters<typeof priceFactsOf>[0][],
  now: number,
): number {
  let next = Infinity;
  for (const product of products) {
    if (product.isFlashSale) next = Math.min(next, nextPriceChange(priceFactsOf(product), now) ?? Infinity);
  }
  return next;
}
