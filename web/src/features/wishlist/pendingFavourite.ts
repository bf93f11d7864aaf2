/** What a guest wanted to like: kept in the tab while they sign in or register. */
const KEY = 'pending-favourite';
/** Long enough for a registration, in milliseconds; later it would come as a surprise. */
const LASTS = 30 * 60_000;

/** Keeps it for the sign-in that follows. */
export function keepFavourite(productId: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ productId, at: Date.now() }));
  } catch {
    // Without storage the heart has to be pressed again.
  }
}

/** Gives it back, once. */
export function takeFavourite(): string | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { productId?: string; at?: number };
    sessionStorage.removeItem(KEY);
    return Date.now() - (kept.at ?? 0) < LASTS ? kept.productId : undefined;
  } catch {
    return undefined;
  }
}
