import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let pending = false;

function set(next: boolean): void {
  if (pending === next) return;
  pending = next;
  for (const listener of listeners) listener();
}

/** A navigation is pending: code and data of a page are loading. */
export function beginPage(): void {
  // The server never navigates, and many requests share this module.
  if (!import.meta.env.SSR) set(true);
}

/** A page or its skeleton is shown. */
export function endPage(): void {
  set(false);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether the next page loads while this one is still shown: time to dim a list or to show progress. */
export function usePagePending(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => pending,
    () => false,
  );
}
