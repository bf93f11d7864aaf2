/** The price of a cart: arithmetic only, without any database. */
import type { CouponReason } from '../../../contract/cart.ts';
import { deliveryFeeFor } from '../../../contract/money.ts';
import type { Millimes } from '../../../contract/money.ts';
import { availablePieces } from '../../../contract/rules/availability.ts';
import { usualPrice, variantPrice } from '../../../contract/rules/price.ts';
import { applyCoupon, shareDiscount } from '../coupons/rules.ts';
import type { Coupon, CouponRequest, RefusedCoupon } from '../coupons/rules.ts';
import { currentPrice, isFlashActive, nextPriceChange, priceFacts } from '../products/price.ts';
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
  /** Reason for COUPON_INVALID. */
  couponReason: CouponReason | null;
  /** Missing amount to the coupon's minimum purchase. */
  missing: Millimes | null;
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
  /** On sale. */
  active: boolean;
}

export interface SoldProduct extends PricedProduct {
  id: number;
  stock: number;
  stock_status: string;
  seller_id: number;
  brand_id: number | null;
  /** Its category and all ancestors. */
  category_path: readonly number[];
  /** Limit of pieces per buyer in the flash sale; null: no limit but the stock. */
  flash_sale_account_limit?: number | null;
  variants: readonly SoldVariant[];
}

/** Pieces of a line with the same price. */
export interface PricedPieces {
  quantity: number;
  unitPrice: Millimes;
  total: Millimes;
  /** Their share of the coupon's discount on items. */
  discount: Millimes;
  /** Bought in the flash sale. */
  isFlash: boolean;
}

export interface PricedLine extends CartLine {
  product: SoldProduct | null;
  variant: SoldVariant | null;
  /** Price of the first piece; the rest may cost more, see `pieces`. */
  unitPrice: Millimes;
  regularUnitPrice: Millimes;
  total: Millimes;
  /** Its share of the coupon's discount on items. */
  discount: Millimes;
  /** Those at the flash price first, then those beyond it at the usual one. Empty where the line does not count. */
  pieces: PricedPieces[];
  /** The cart's coupon applies to it. */
  isEligible: boolean;
  /** Counts in the totals: known, sold, its variant chosen, and in stock. */
  counts: boolean;
  problems: Problem[];
}

export interface CartTotals {
  lines: PricedLine[];
  itemCount: number;
  itemsTotal: Millimes;
  /** Discount on items: the sum of the lines' discounts. */
  discountTotal: Millimes;
  /** What remains of it after the coupon. */
  deliveryFee: Millimes;
  total: Millimes;
  /** The coupon that applies, and what it takes off items or delivery; null: none does. */
  coupon: { coupon: Coupon; discount: Millimes } | null;
  problems: Problem[];
  /** Instant (ms) at which a price in it, or the coupon, changes by the clock; null: none does. */
  validUntil: number | null;
}

const problem = (code: ProblemCode, message: string, availableQuantity: number | null = null): Problem => ({
  code,
  message,
  availableQuantity,
  couponReason: null,
  missing: null,
});

const couponProblem = ({ reason, missing }: Omit<RefusedCoupon, 'holds'>): Problem => ({
  ...problem('COUPON_INVALID', REFUSALS[reason]),
  couponReason: reason,
  missing,
});

const REFUSALS: Readonly<Record<CouponReason, string>> = {
  UNKNOWN: 'There is no such coupon',
  NOT_STARTED: 'The coupon does not hold yet',
  EXPIRED: 'The coupon holds no longer',
  USED_UP: 'The coupon was used as often as it may be',
  MIN_PURCHASE: 'The items cost too little for the coupon',
  NOT_APPLICABLE: 'The coupon holds for none of the items',
  DELIVERY_FREE: 'Delivery is free already',
  ACCOUNT_REQUIRED: 'The coupon is for signed-in shoppers',
  FIRST_ORDER_ONLY: 'The coupon is for the first order',
  ALREADY_USED: 'This account has used the coupon as often as it may',
  TOO_MANY_TRIES: 'Too many codes were tried; try again in some minutes',
};

/** Available pieces of a product (and variant). */
const available = (product: SoldProduct, variant: SoldVariant | null): number =>
  availablePieces(product.stock_status, variant ? variant.stock : product.stock);

/** Pieces of a running flash sale that a buyer who has some of it may still have. */
function flashLimitLeft(product: SoldProduct, bought: number, now: number): number {
  if (!isFlashActive(product, now)) return Infinity;
  return Math.max(0, (product.flash_sale_account_limit ?? Infinity) - bought);
}

/**
 * Pieces that the cart can have at the flash price at present: what its earlier lines leave of the sale's stock, up to
 * the limit per buyer.
 */
function flashLeft(product: SoldProduct, { before, flash }: Taken, now: number): number {
  const taken = flash.get(product.id) ?? 0;
  const inCart = taken - (before.get(product.id) ?? 0);
  return Math.max(
    0,
    Math.min((product.flash_sale_remaining_stock ?? Infinity) - inCart, flashLimitLeft(product, taken, now)),
  );
}

/** Context of the buyer and of the cart's earlier lines. */
interface Taken {
  /** Pieces of flash sales bought before the cart, by product. */
  readonly before: ReadonlyMap<number, number>;
  /** By product and variant: several lines may have the same one. */
  readonly pieces: Map<string, number>;
  /** By product: pieces of its running flash sale, those of earlier orders included. */
  readonly flash: Map<number, number>;
}

function priceLine(line: CartLine, product: SoldProduct | undefined, taken: Taken, now: number): PricedLine {
  const base = {
    ...line,
    product: product ?? null,
    variant: null,
    unitPrice: 0,
    regularUnitPrice: 0,
    total: 0,
    discount: 0,
    pieces: [],
    isEligible: false,
    counts: false,
  };
  if (!product)
    return { ...base, problems: [problem('PRODUCT_UNAVAILABLE', 'The product is not sold any more')] };
  const variant =
    line.variantId === null
      ? null
      : (product.variants.find(({ id }) => String(id) === line.variantId) ?? null);
  const delta = variant?.price_delta ?? 0;
  const flashTaken = taken.flash.get(product.id) ?? 0;
  // Beyond the remaining stock of a flash sale, or the limit per buyer, pieces cost the usual price.
  const atFlash = isFlashActive(product, now) ? Math.min(line.quantity, flashLeft(product, taken, now)) : 0;
  const usual = variantPrice(usualPrice(priceFacts(product)), delta);
  const unitPrice = atFlash > 0 ? variantPrice(currentPrice(product, now), delta) : usual;
  const regularUnitPrice = Math.max(unitPrice, variantPrice(product.price, delta));
  const priced = { ...base, variant, unitPrice, regularUnitPrice };
  if (line.variantId !== null && variant?.active !== true)
    return { ...priced, problems: [problem('VARIANT_UNKNOWN', 'The chosen variant is not sold any more')] };
  if (line.variantId === null && product.variants.length > 0)
    return { ...priced, problems: [problem('VARIANT_REQUIRED', 'A variant has to be chosen')] };

  const key = `${product.id}/${variant?.id ?? ''}`;
  const earlier = taken.pieces.get(key) ?? 0;
  const left = Math.max(0, available(product, variant) - earlier);
  const had = Math.min(left, line.quantity);
  taken.pieces.set(key, earlier + had);
  taken.flash.set(product.id, flashTaken + Math.min(had, atFlash));
  if (left === 0) return { ...priced, problems: [problem('OUT_OF_STOCK', 'Out of stock', 0)] };
  const problems = left < line.quantity ? [problem('STOCK_REDUCED', `Only ${left} left`, left)] : [];
  const pieces = [
    { quantity: atFlash, unitPrice, isFlash: true },
    { quantity: line.quantity - atFlash, unitPrice: usual, isFlash: false },
  ]
    .filter(({ quantity }) => quantity > 0)
    .map((part) => ({ ...part, total: part.unitPrice * part.quantity, discount: 0 }));
  const total = pieces.reduce((sum, part) => sum + part.total, 0);
  return { ...priced, total, pieces, counts: true, problems };
}

function tryCoupon(
  { coupon, account, isLimited = false }: CouponRequest,
  lines: readonly PricedLine[],
  deliveryFee: Millimes,
  now: number,
): ReturnType<typeof applyCoupon> {
  if (isLimited) return { holds: false, reason: 'TOO_MANY_TRIES', missing: null };
  if (coupon === null) return { holds: false, reason: 'UNKNOWN', missing: null };
  const counted = lines.map(({ product, total }) => ({
    total,
    productId: product?.id ?? 0,
    sellerId: product?.seller_id ?? 0,
    brandId: product?.brand_id ?? null,
    categoryPath: product?.category_path ?? [],
  }));
  return applyCoupon(coupon, counted, deliveryFee, account, now);
}

/** Future instants (ms) at which a public coupon begins or ends. */
function couponChanges(coupon: Coupon | null, now: number): number[] {
  if (!coupon?.active) return [];
  return [coupon.starts_at, coupon.ends_at].flatMap((at) =>
    at !== null && at.getTime() > now ? at.getTime() : [],
  );
}

/**
 * Prices a cart at an instant (ms). `products` holds those on sale, by id. Unavailable lines count for nothing; a line whose
 * stock is too small is priced as requested and carries a problem. `flashBought`: pieces of running flash sales that the buyer has, by
 * product; beyond the limit the usual price applies. Delivery is computed from the items before any coupon; one coupon at most.
 */
export function priceCart(
  lines: readonly CartLine[],
  products: ReadonlyMap<string, SoldProduct>,
  asked: CouponRequest | null,
  now: number,
  flashBought: ReadonlyMap<number, number> = new Map(),
): CartTotals {
  const taken: Taken = {
    pieces: new Map(),
    flash: new Map(flashBought),
    before: flashBought,
  };
  const priced = lines.map((line) => priceLine(line, products.get(line.productId), taken, now));
  const counted = priced.filter(({ counts }) => counts);
  const itemsTotal = counted.reduce((sum, line) => sum + line.total, 0);
  const itemCount = counted.reduce((sum, line) => sum + line.quantity, 0);
  const fullFee = itemCount === 0 ? 0 : deliveryFeeFor(itemsTotal);
  const answer = asked === null ? null : tryCoupon(asked, priced, fullFee, now);
  const applied = answer?.holds === true ? answer : null;
  applied?.shares.forEach((share, index) => {
    const line = priced[index];
    if (!line) return;
    line.discount = share;
    line.isEligible = applied.eligible[index] === true;
    const shares = shareDiscount(
      share,
      line.pieces.map(({ total }) => total),
    );
    line.pieces.forEach((part, place) => (part.discount = shares[place] ?? 0));
  });
  const isHidden = answer?.holds === false && ['UNKNOWN', 'TOO_MANY_TRIES'].includes(answer.reason);
  const discountTotal = applied?.itemsDiscount ?? 0;
  const deliveryFee = fullFee - (applied?.deliveryDiscount ?? 0);
  const changes = [
    ...priced.flatMap(({ product }) => (product ? (nextPriceChange(product, now) ?? []) : [])),
    // The end of another account's coupon is not revealed either.
    ...(isHidden ? [] : couponChanges(asked?.coupon ?? null, now)),
  ];
  return {
    lines: priced,
    itemCount,
    itemsTotal,
    discountTotal,
    deliveryFee,
    total: itemsTotal - discountTotal + deliveryFee,
    coupon: applied && {
      coupon: applied.coupon,
      discount: applied.itemsDiscount + applied.deliveryDiscount,
    },
    problems: answer?.holds === false ? [couponProblem(answer)] : [],
    validUntil: changes.length === 0 ? null : Math.min(...changes),
  };
}
