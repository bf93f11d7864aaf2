/** The last order placed from this device, for its other tabs and for a shopper who returns to the empty form. */
import { LAST_ORDER_KEY } from './leaveDevice.ts';

/** In ms. */
const KEPT = 24 * 3_600_000;

export interface LastOrder {
  /** Of the secret link. */
  readonly token: string;
  readonly number: string;
  /** In ms. */
  readonly at: number;
}

/** Stores an order that was placed. */
export function storeLastOrder(order: Omit<LastOrder, 'at'>): void {
  try {
    localStorage.setItem(LAST_ORDER_KEY, JSON.stringify({ ...order, at: Date.now() }));
  } catch {
    // Without storage the confirmation's URL is the only way back.
  }
}

/** The order of the last 24 hours, if there is one. */
export function recallLastOrder(): LastOrder | undefined {
  try {
    const { token, number, at } = JSON.parse(
      localStorage.getItem(LAST_ORDER_KEY) ?? '{}',
    ) as Partial<LastOrder>;
    const isRecent = typeof at === 'number' && Math.abs(Date.now() - at) < KEPT;
    return typeof token === 'string' && typeof number === 'string' && isRecent
      ? { token, number, at }
      : undefined;
  } catch {
    return undefined;
  }
}
