/** The one rule of when a flash sale holds (spec section 4), and when the clock changes that. */
import type { ProductSummary } from '../../../contract/catalogue.ts';

type FlashFields = Pick<
  ProductSummary,
  'isFlashSale' | 'flashSalePrice' | 'flashSaleStartsAt' | 'flashSaleExpiresAt' | 'flashSaleRemainingStock'
>;

/** Whether the flash price holds at `now` (ms): flagged, not before its start, not after its end, not sold out. */
export function isFlashActive(product: FlashFields, now: number): boolean {
  if (!product.isFlashSale || product.flashSalePrice === null || isFlashOver(product, now)) return false;
  return product.flashSaleStartsAt === null || now >= Date.parse(product.flashSaleStartsAt);
}

/** Whether the flash sale is over at `now`: past its end, or sold out. */
export function isFlashOver(product: FlashFields, now: number): boolean {
  const { flashSaleExpiresAt: end, flashSaleRemainingStock: left } = product;
  return left === 0 || (end !== null && now > Date.parse(end));
}

/** The next instant after `now` at which one of the products' flash sales starts or ends; Infinity when none. */
export function nextFlashBoundary(products: readonly FlashFields[], now: number): number {
  let next = Infinity;
  for (const product of products) {
    if (!product.isFlashSale) continue;
    for (const instant of [product.flashSaleStartsAt, product.flashSaleExpiresAt]) {
      if (instant === null) continue;
      const at = Date.parse(instant);
      if (at > now && at < next) next = at;
    }
  }
  return next;
}
