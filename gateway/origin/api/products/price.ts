/** What a product costs now. The rule is here twice, side by side: for rows in code and for the sweep in SQL; a test compares them. */
import type { Millimes } from '../../../contract/money.ts';
import { discountPercent } from '../../../contract/money.ts';

export interface PricedProduct {
  price: Millimes;
  discount_price: Millimes | null;
  is_flash_sale: boolean;
  flash_sale_price: Millimes | null;
  flash_sale_starts_at: Date | null;
  flash_sale_expires_at: Date | null;
  flash_sale_remaining_stock: number | null;
}

/** Whether the flash price holds at an instant (ms): flagged, priced, within its window, and not sold out. */
export function isFlashActive(product: PricedProduct, now: number): boolean {
  return (
    product.is_flash_sale &&
    product.flash_sale_price !== null &&
    (product.flash_sale_starts_at === null || now >= product.flash_sale_starts_at.getTime()) &&
    (product.flash_sale_expires_at === null || now <= product.flash_sale_expires_at.getTime()) &&
    (product.flash_sale_remaining_stock === null || product.flash_sale_remaining_stock > 0)
  );
}

/** What one costs at an instant (ms): the flash price while it holds, else the reduced price where it is lower, else the price. */
export function currentPrice(product: PricedProduct, now: number): Millimes {
  if (isFlashActive(product, now)) return product.flash_sale_price as Millimes;
  const reduced = product.discount_price;
  return reduced !== null && reduced > 0 && reduced < product.price ? reduced : product.price;
}

/** The two columns that follow from the prices and the clock; every write of a product sets them. */
export function priceColumns(
  product: PricedProduct,
  now: number,
): { current_price: Millimes; discount_percent: number } {
  const current = currentPrice(product, now);
  return { current_price: current, discount_percent: discountPercent(product.price, current) };
}

/** The next instant (ms) at which the flash price begins or ends to hold; null: never. */
export function nextPriceChange(product: PricedProduct, now: number): number | null {
  if (!product.is_flash_sale || product.flash_sale_price === null) return null;
  if (product.flash_sale_remaining_stock !== null && product.flash_sale_remaining_stock <= 0) return null;
  const starts = product.flash_sale_starts_at?.getTime();
  const expires = product.flash_sale_expires_at?.getTime();
  if (expires !== undefined && expires < now) return null;
  if (starts !== undefined && starts > now) return starts;
  return expires === undefined ? null : expires + 1;
}

/** isFlashActive as a condition on products `p`, at the time of the statement. */
export const FLASH_ACTIVE_SQL = `(p.is_flash_sale and p.flash_sale_price is not null
  and (p.flash_sale_starts_at is null or p.flash_sale_starts_at <= now())
  and (p.flash_sale_expires_at is null or p.flash_sale_expires_at >= date_trunc('milliseconds', now()))
  and (p.flash_sale_remaining_stock is null or p.flash_sale_remaining_stock > 0))`;

/** currentPrice as an expression on products `p`. */
export const CURRENT_PRICE_SQL = `(case when ${FLASH_ACTIVE_SQL} then p.flash_sale_price
  when p.discount_price > 0 and p.discount_price < p.price then p.discount_price else p.price end)`;
