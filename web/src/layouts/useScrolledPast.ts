import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

/** Whether the page is scrolled past `limit` CSS pixels; false on the server. Renders again only when that changes. */
export function useScrolledPast(limit: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > limit,
    () => false,
  );
}
