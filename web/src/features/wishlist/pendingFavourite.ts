/** A product that a guest wanted to add: stored in the tab while they sign in or register. */
const KEY = 'pending-favourite';
/** Long enough for a registration, in milliseconds; later it would be unexpected. */
const LASTS = 30 * 60_000;

/** Stores it for the sign-in that follows. */
export function storeFavourite(productId: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ productId, at: Date.now() }));
  } catch {
    // Without storage the heart has to be pressed again.
  }
}

/** Returns it, once. */
export function takeFavourite(): string | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { productId?: string; at?: number };
    sessionStorage.removeItem(KEY);
    return Date.now() - (stored.at ?? 0) < LASTS ? stored.productId : undefined;
  } catch {
    return undefined;
  }
}
