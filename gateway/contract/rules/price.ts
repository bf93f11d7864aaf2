/** The price of a product at an instant: one rule, in code and in SQL; a test compares the two. */
import type { ProductSummary } from '../catalogue.ts';
import { fromTnd, type Millimes } from '../money.ts';

/** Data that determine a price. Instants in ms. */
export interface PriceFacts {
  readonly price: Millimes;
  /** Applies only if it is above 0 and below the price. */
  readonly discountPrice: Millimes | null;
  /** null: the product is not in a flash sale. */
  readonly flash: {
    readonly price: Millimes;
    readonly startsAt: number | null;
    readonly expiresAt: number | null;
    /** Pieces left at this price; null: unlimited. */
    readonly remaining: number | null;
  } | null;
}

const instant = (at: string | null): number | null => (at === null ? null : Date.parse(at));

/** The facts from a product of the REST API. */
export function priceFactsOf(
  product: Pick<
    ProductSummary,
    | 'price'
    | 'discountPrice'
    | 'isFlashSale'
    | 'flashSalePrice'
    | 'flashSaleStartsAt'
    | 'flashSaleExpiresAt'
    | 'flashSaleRemainingStock'
  >,
): PriceFacts {
  return {
    price: fromTnd(product.price),
    discountPrice: product.discountPrice === null ? null : fromTnd(product.discountPrice),
    flash:
      product.isFlashSale && product.flashSalePrice !== null
        ? {
            price: fromTnd(product.flashSalePrice),
            startsAt: instant(product.flashSaleStartsAt),
            expiresAt: instant(product.flashSaleExpiresAt),
            remaining: product.flashSaleRemainingStock,
          }
        : null,
  };
}

/** Whether the flash sale has ended at an instant (ms): past its end, or sold out. False when there is none. */
export function isFlashOver({ flash }: PriceFacts, now: number): boolean {
  if (flash === null) return false;
  return (
    (flash.remaining !== null && flash.remaining <= 0) || (flash.expiresAt !== null && now > flash.expiresAt)
  );
}

/** Whether the flash price applies at an instant (ms): within its window, both ends included, and not sold out. */
export function isFlashActive(facts: PriceFacts, now: number): boolean {
  const { flash } = facts;
  return flash !== null && !isFlashOver(facts, now) && (flash.startsAt === null || now >= flash.startsAt);
}

/** The reduced price; null: there is no reduction apart from a flash sale. */
export function reducedPrice({ price, discountPrice }: PriceFacts): Millimes | null {
  return discountPrice !== null && discountPrice > 0 && discountPrice < price ? discountPrice : null;
}

/** The price of one piece without any flash sale: the reduced price if there is one, otherwise the price. */
export const usualPrice = (facts: PriceFacts): Millimes => reducedPrice(facts) ?? facts.price;

/** The price of one piece at an instant (ms): the flash price while it applies, otherwise the usual price. */
export function currentPrice(facts: PriceFacts, now: number): Millimes {
  return facts.flash !== null && isFlashActive(facts, now) ? facts.flash.price : usualPrice(facts);
}

/** A price plus a variant's difference; at least 0. */
export const variantPrice = (price: Millimes, delta: Millimes): Millimes => Math.max(0, price + delta);

/** The next instant (ms) at which the flash price starts or ends; null: never. */
export function nextPriceChange(facts: PriceFacts, now: number): number | null {
  const { flash } = facts;
  if (flash === null || isFlashOver(facts, now)) return null;
  if (flash.startsAt !== null && flash.startsAt > now) return flash.startsAt;
  return flash.expiresAt === null ? null : flash.expiresAt + 1;
}

/** Whether a flash price applies within its window, whatever the time is, as a condition on rows of products. */
export const flashOfferedSql = (
  alias: string,
): string => `(${alias}.is_flash_sale and ${alias}.flash_sale_price is not null
  and (${alias}.flash_sale_remaining_stock is null or ${alias}.flash_sale_remaining_stock > 0))`;

/** `isFlashActive` as a condition on rows of products at the time of the statement. `alias`: the table's name in the statement. */
export const flashActiveSql = (alias: string): string => `(${flashOfferedSql(alias)}
  and (${alias}.flash_sale_starts_at is null or ${alias}.flash_sale_starts_at <= now())
  and (${alias}.flash_sale_expires_at is null or ${alias}.flash_sale_expires_at >= date_trunc('milliseconds', now())))`;

/** `currentPrice` as an expression on rows of products. `alias`: the table's name in the statement. */
export const currentPriceSql = (
  alias: string,
): string => `(case when ${flashActiveSql(alias)} then ${alias}.flash_sale_price
  when ${alias}.discount_price > 0 and ${alias}.discount_price < ${alias}.price then ${alias}.discount_price else ${alias}.price end)`;
