/** What a cart costs: the arithmetic alone, without any database. */
import { DELIVERY_FEE, FREE_DELIVERY_FROM } from '../../../contract/money.ts';
import type { Millimes } from '../../../contract/money.ts';
import { currentPrice, nextPriceChange } from '../products/price.ts';
import type { PricedProduct } from '../products/price.ts';

export type ProblemCode =
  | 'OUT_OF_STOCK'
  | 'STOCK_REDUCED'
  | 'PRODUCT_UNAVAILABLE'
  | 'VARIANT_REQUIRED'
  | 'VARIANT_UNKNOWN'
  | 'COUPON_INVALID';

export interface Problem {
  code: ProblemCode;
  message: string;
  availableQuantity: number | null;
}

export interface CartLine {
  productId: string;
  variantId: string | null;
  quantity: number;
}

export interface SoldVariant {
  id: number;
  price_delta: Millimes;
  stock: number;
}

export interface SoldProduct extends PricedProduct {
  id: number;
  stock: number;
  stock_status: string;
  variants: readonly SoldVariant[];
}

export interface PricedLine extends CartLine {
  product: SoldProduct | null;
  variant: SoldVariant | null;
  unitPrice: Millimes;
  regularUnitPrice: Millimes;
  total: Millimes;
  /** Counts in the totals: known, sold, its variant chosen, and in stock. */
  counts: boolean;
  problems: Problem[];
}

export interface CartTotals {
  lines: PricedLine[];
  itemCount: number;
  itemsTotal: Millimes;
  discountTotal: Millimes;
  deliveryFee: Millimes;
  total: Millimes;
  problems: Problem[];
  /** Instant (ms) at which a price in it changes by itself; null: none does. */
  validUntil: number | null;
}

/** Statuses under which nothing can be ordered, whatever the stock says. */
const NOT_SOLD = new Set(['Out of Stock', 'Soon', 'Discontinued']);

const problem = (code: ProblemCode, message: string, availableQuantity: number | null = null): Problem => ({
  code,
  message,
  availableQuantity,
});

/** Pieces of a product (and variant) that can be had. */
function available(product: SoldProduct, variant: SoldVariant | null): number {
  if (NOT_SOLD.has(product.stock_status)) return 0;
  return Math.max(0, variant ? variant.stock : product.stock);
}

/** Pieces of the same thing may stand in several lines: `taken` keeps what earlier lines have of it. */
function priceLine(
  line: CartLine,
  product: SoldProduct | undefined,
  taken: Map<string, number>,
  now: number,
): PricedLine {
  const base = {
    ...line,
    product: product ?? null,
    variant: null,
    unitPrice: 0,
    regularUnitPrice: 0,
    total: 0,
    counts: false,
  };
  if (!product)
    return { ...base, problems: [problem('PRODUCT_UNAVAILABLE', 'The product is not sold any more')] };
  const variant =
    line.variantId === null
      ? null
      : (product.variants.find(({ id }) => String(id) === line.variantId) ?? null);
  const unitPrice = Math.max(0, currentPrice(product, now) + (variant?.price_delta ?? 0));
  const regularUnitPrice = Math.max(unitPrice, product.price + (variant?.price_delta ?? 0));
  const priced = { ...base, variant, unitPrice, regularUnitPrice };
  if (line.variantId !== null && !variant)
    return { ...priced, problems: [problem('VARIANT_UNKNOWN', 'The chosen variant is not sold any more')] };
  if (line.variantId === null && product.variants.length > 0)
    return { ...priced, problems: [problem('VARIANT_REQUIRED', 'A variant has to be chosen')] };

  const key = `${product.id}/${variant?.id ?? ''}`;
  const left = Math.max(0, available(product, variant) - (taken.get(key) ?? 0));
  taken.set(key, (taken.get(key) ?? 0) + Math.min(left, line.quantity));
  if (left === 0) return { ...priced, problems: [problem('OUT_OF_STOCK', 'Out of stock', 0)] };
  const problems = left < line.quantity ? [problem('STOCK_REDUCED', `Only ${left} left`, left)] : [];
  return { ...priced, total: unitPrice * line.quantity, counts: true, problems };
}

/**
 * Prices a cart at an instant (ms). `products` holds those on sale, by id. Lines that can't be had count for nothing; one whose
 * stock is too small is priced as asked and carries a problem. Delivery is counted on the items before any coupon.
 */
export function priceCart(
  lines: readonly CartLine[],
  products: ReadonlyMap<string, SoldProduct>,
  couponCode: string | null,
  now: number,
): CartTotals {
  const taken = new Map<string, number>();
  const priced = lines.map((line) => priceLine(line, products.get(line.productId), taken, now));
  const counted = priced.filter(({ counts }) => counts);
  const itemsTotal = counted.reduce((sum, line) => sum + line.total, 0);
  const itemCount = counted.reduce((sum, line) => sum + line.quantity, 0);
  const deliveryFee = itemCount === 0 || itemsTotal >= FREE_DELIVERY_FROM ? 0 : DELIVERY_FEE;
  // No coupon exists yet: whatever code is sent is not one.
  const discountTotal = 0;
  const changes = priced.flatMap(({ product }) => (product ? (nextPriceChange(product, now) ?? []) : []));
  return {
    lines: priced,
    itemCount,
    itemsTotal,
    discountTotal,
    deliveryFee,
    total: itemsTotal - discountTotal + deliveryFee,
    problems: couponCode === null ? [] : [problem('COUPON_INVALID', 'The coupon code is not valid')],
    validUntil: changes.length === 0 ? null : Math.min(...changes),
  };
}
