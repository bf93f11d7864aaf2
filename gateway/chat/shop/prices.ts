/** What a product costs now, and whether it can be had. */
import type { ProductSummary } from '../../contract/catalogue.ts';
import { fromTnd } from '../../contract/money.ts';

type Priced = Pick<
  ProductSummary,
  'price' | 'discountPrice' | 'flashSalePrice' | 'hasFlashSale' | 'hasDiscount'
>;

/** TND: the flash price while it runs, else the reduced one, else the price. */
export function priceNow(product: Priced): string {
  return (product.hasFlashSale ? product.flashSalePrice : product.discountPrice) ?? product.price;
}

/** The price before the reduction, where there is one. */
export function priceBefore(product: Priced): string | undefined {
  return fromTnd(priceNow(product)) < fromTnd(product.price) ? product.price : undefined;
}

/** Whether one can be bought at once. */
export function isAvailable({ stock, stockStatus }: Pick<ProductSummary, 'stock' | 'stockStatus'>): boolean {
  return stock > 0 && stockStatus === 'In Stock';
}
