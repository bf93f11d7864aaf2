/** What a product costs now, by the shop's own rule, as the wire writes amounts. */
import type { ProductSummary } from '../../contract/catalogue.ts';
import { fromTnd, toTnd } from '../../contract/money.ts';
import { currentPrice, priceFactsOf } from '../../contract/rules/price.ts';

type Priced = Pick<ProductSummary, 'price'> & Parameters<typeof priceFactsOf>[0];

/** TND: the flash price while it runs, else the reduced one, else the price. */
export const priceNow = (product: Priced): string => toTnd(currentPrice(priceFactsOf(product), Date.now()));

/** The price before the reduction, where there is one. */
export function priceBefore(product: Priced): string | undefined {
  return fromTnd(priceNow(product)) < fromTnd(product.price) ? product.price : undefined;
}
