import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let pending = false;

function set(next: boolean): void {
  if (pending === next) return;
  pending = next;
  for (const listener of listeners) listener();
}

/** Somebody is on the way to a page: its code and data are asked for. */
export function beginPage(): void {
  // The server is never on its way anywhere, and many requests share this module.
  if (!import.meta.env.SSR) set(true);
}

/** A page, or its skeleton, is on screen. */
export function endPage(): void {
  set(false);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether the next page is under way while this one is still shown: time to dim a list or to show progress. */
export function usePagePending(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => pending,
    () => false,
  );
}
