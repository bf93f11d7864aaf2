const toMillimes = (amount: string): number => Math.round(Number(amount) * 1000);
const toAmount = (millimes: number): string => (millimes / 1000).toFixed(3);

/** State and total of a sub-order. */
export interface Part {
  readonly state: string;
  readonly total: { readonly amount: string };
}

/**
 * The total of an order's cancelled sub-orders, and the order's total without them. null: no sub-order is cancelled, or all are
 * and the total stays as it was placed.
 */
export function withoutCancelled(parts: readonly Part[]): { cancelled: string; left: string } | null {
  const sum = (some: readonly Part[]) =>
    toAmount(some.reduce((millimes, { total }) => millimes + toMillimes(total.amount), 0));
  const gone = parts.filter(({ state }) => state === 'CANCELLED');
  if (gone.length === 0 || gone.length === parts.length) return null;
  return { cancelled: sum(gone), left: sum(parts.filter(({ state }) => state !== 'CANCELLED')) };
}
