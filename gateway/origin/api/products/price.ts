/** The price rule (contract/rules/price.ts) applied to rows of products. */
import type { Millimes } from '../../../contract/money.ts';
import { discountPercent } from '../../../contract/money.ts';
import * as rule from '../../../contract/rules/price.ts';

export interface PricedProduct {
  price: Millimes;
  discount_price: Millimes | null;
  is_flash_sale: boolean;
  flash_sale_price: Millimes | null;
  flash_sale_starts_at: Date | null;
  flash_sale_expires_at: Date | null;
  flash_sale_remaining_stock: number | null;
}

/** Columns of a row that its price depends on. */
export const priceFacts = (row: PricedProduct): rule.PriceFacts => ({
  price: row.price,
  discountPrice: row.discount_price,
  flash:
    row.is_flash_sale && row.flash_sale_price !== null
      ? {
          price: row.flash_sale_price,
          startsAt: row.flash_sale_starts_at?.getTime() ?? null,
          expiresAt: row.flash_sale_expires_at?.getTime() ?? null,
          remaining: row.flash_sale_remaining_stock,
        }
      : null,
});

/** Whether the flash price applies at an instant (ms). */
export const isFlashActive = (row: PricedProduct, now: number): boolean =>
  rule.isFlashActive(priceFacts(row), now);

/** The unit price at an instant (ms). */
export const currentPrice = (row: PricedProduct, now: number): Millimes =>
  rule.currentPrice(priceFacts(row), now);

/** The next instant (ms) at which the flash price begins or ends; null: never. */
export const nextPriceChange = (row: PricedProduct, now: number): number | null =>
  rule.nextPriceChange(priceFacts(row), now);

/** The two columns derived from the prices and the clock; every write of a product sets them. */
export function priceColumns(
  product: PricedProduct,
  now: number,
): { current_price: Millimes; discount_percent: number } {
  const current = currentPrice(product, now);
  return { current_price: current, discount_percent: discountPercent(product.price, current) };
}

/** Rounds a price: to the nearest step, or for 900 to the nearest that ends in .900; never to nothing. */
export function roundPrice(millimes: Millimes, round: number | null | undefined): Millimes {
  if (round == null) return Math.round(millimes);
  if (round === 900) return Math.max(900, Math.round((millimes - 900) / 1000) * 1000 + 900);
  return Math.max(round, Math.round(millimes / round) * round);
}
