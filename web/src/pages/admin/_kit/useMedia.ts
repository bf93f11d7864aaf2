import { useSyncExternalStore } from 'react';

/** Whether a media query holds. The back office is rendered in browsers alone. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}

/** From this width on there is room for the menu beside tables; below, lists are cards. */
export const WIDE = '(min-width: 900px)';
