/** The entered coupon, stored on the device next to the cart and synchronised with the shop's other tabs. */
import { useSyncExternalStore } from 'react';

/** Its storage key. */
export const COUPON_KEY = 'shopping-cart-coupon';
/** The longest code that is requested. */
export const MAX_COUPON_LENGTH = 40;

const listeners = new Set<() => void>();
/** If the storage is blocked, the code lives as long as the page. */
let fallback = '';

const tidy = (code: string): string => code.trim().slice(0, MAX_COUPON_LENGTH);

/** The code as it was entered; empty: none. */
export function getCoupon(): string {
  try {
    return tidy(localStorage.getItem(COUPON_KEY) ?? '');
  } catch {
    return fallback;
  }
}

/** Enters a code, or removes it with an empty one. */
export function setCoupon(code: string): void {
  fallback = tidy(code);
  try {
    if (fallback === '') localStorage.removeItem(COUPON_KEY);
    else localStorage.setItem(COUPON_KEY, fallback);
  } catch {
    // See `fallback`.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === COUPON_KEY) listener();
  };
  window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    window.removeEventListener('storage', onStorage);
    listeners.delete(listener);
  };
}

const none = () => '';

/** The coupon's code; empty on the server and while hydrating. */
export function useCoupon(): string {
  return useSyncExternalStore(subscribe, getCoupon, none);
}
