/** Points are redeemed in hundreds; a hundred is worth one dinar, and each whole dinar spent earns one point. */
export const POINTS_STEP = 100;

/** Integer millimes, the only representation of money in code (1 TND = 1000 millimes). */
export type Millimes = number;

/** Formats millimes for REST: 12500 → "12.500". @throws RangeError on a non-integer */
export function toTnd(millimes: Millimes): string {
  if (!Number.isSafeInteger(millimes)) throw new RangeError(`Not an integer number of millimes: ${millimes}`);
  const sign = millimes < 0 ? '-' : '';
  const digits = Math.abs(millimes).toString().padStart(4, '0');
  return `${sign}${digits.slice(0, -3)}.${digits.slice(-3)}`;
}

/** Parses an amount from REST: "12.500" → 12500; one to three places are accepted. @throws RangeError */
export function fromTnd(amount: string): Millimes {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,3}))?$/.exec(amount);
  if (!match) throw new RangeError(`Not a TND amount: ${JSON.stringify(amount.slice(0, 40))}`);
  const value = Number(match[2]) * 1000 + Number((match[3] ?? '').padEnd(3, '0'));
  return match[1] && value !== 0 ? -value : value;
}

/** Discount in whole percent (spec section 5): 0 when the price is not reduced. */
export function discountPercent(price: Millimes, reduced: Millimes | null | undefined): number {
  if (reduced == null || reduced <= 0 || reduced >= price) return 0;
  return Math.round(((price - reduced) / price) * 100);
}

/**
 * Splits an amount by weights so that the parts add up to the whole (largest remainder; ties to the earlier part).
 * Weights are non-negative integers; when all are 0 the amount is split evenly.
 */
export function splitByWeight(amount: Millimes, weights: readonly number[]): Millimes[] {
  if (weights.length === 0) return [];
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const effective = total === 0 ? weights.map(() => 1) : weights;
  const divisor = BigInt(total === 0 ? weights.length : total);
  const exact = effective.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = exact.map((product) => product / divisor);
  let rest = BigInt(amount) - parts.reduce((sum, part) => sum + part, 0n);
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product % divisor }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  for (const { index } of byRemainder) {
    if (rest <= 0n) break;
    parts[index] = (parts[index] ?? 0n) + 1n;
    rest -= 1n;
  }
  return parts.map(Number);
}

/** Delivery fee and the item total from which it is free (spec section 9). */
export const DELIVERY_FEE: Millimes = 8_000;
export const FREE_DELIVERY_FROM: Millimes = 99_000;

/** Delivery fee before any coupon, by the items' total. */
export const deliveryFeeFor = (itemsTotal: Millimes): Millimes =>
  itemsTotal >= FREE_DELIVERY_FROM ? 0 : DELIVERY_FEE;
