const toMillimes = (amount: string): number => Math.round(Number(amount) * 1000);
const toAmount = (millimes: number): string => (millimes / 1000).toFixed(3);

/** A part as far as its state and its sum go. */
export interface Part {
  readonly state: string;
  readonly total: { readonly amount: string };
}

/**
 * What an order's cancelled parts came to, and what the order comes to without them. null: no part is cancelled, or all are and
 * the order stays as it was placed.
 */
export function withoutCancelled(parts: readonly Part[]): { cancelled: string; left: string } | null {
  const sum = (some: readonly Part[]) =>
    toAmount(some.reduce((millimes, { total }) => millimes + toMillimes(total.amount), 0));
  const gone = parts.filter(({ state }) => state === 'CANCELLED');
  if (gone.length === 0 || gone.length === parts.length) return null;
  return { cancelled: sum(gone), left: sum(parts.filter(({ state }) => state !== 'CANCELLED')) };
}
