import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** false on the server and while hydrating, then true: for elements that only work with JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
