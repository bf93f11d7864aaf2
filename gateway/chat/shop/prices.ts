/** The current price of a product by the shop's rule, as decimal text. */
import type { ProductSummary } from '../../contract/catalogue.ts';
import { fromTnd, toTnd } from '../../contract/money.ts';
import { currentPrice, priceFactsOf } from '../../contract/rules/price.ts';

type Priced = Pick<ProductSummary, 'price'> & Parameters<typeof priceFactsOf>[0];

/** In TND: the flash price while it applies, otherwise the reduced price, otherwise the price. */
export const priceNow = (product: Priced): string => toTnd(currentPrice(priceFactsOf(product), Date.now()));

/** The price before the reduction, if there is one. */
export function priceBefore(product: Priced): string | undefined {
  return fromTnd(priceNow(product)) < fromTnd(product.price) ? product.price : undefined;
}
