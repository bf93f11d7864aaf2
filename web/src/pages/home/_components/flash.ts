/** The fields of a product that determine whether its flash sale is running. */
export interface OnFlashSale {
  readonly flashSale:
    | { readonly expiresAt: string | null | undefined; readonly remainingStock: number | null | undefined }
    | null
    | undefined;
}

const expiry = (product: OnFlashSale): number =>
  product.flashSale?.expiresAt ? Date.parse(product.flashSale.expiresAt) : Number.POSITIVE_INFINITY;

/** Flash sales that have not ended at `now` (milliseconds) and have known remaining stock, the soonest to end first. */
export function runningSales<Product extends OnFlashSale>(
  products: readonly Product[],
  now: number,
): Product[] {
  return products
    .filter((product) => (product.flashSale?.remainingStock ?? 0) > 0 && expiry(product) > now)
    .toSorted((a, b) => Math.sign(expiry(a) - expiry(b)) || 0);
}

/** ISO 8601 instant at which the first of some sales ends; null if none has an end. */
export function soonestExpiry(products: readonly OnFlashSale[]): string | null {
  return products.find((product) => product.flashSale?.expiresAt)?.flashSale?.expiresAt ?? null;
}
