/** What the signed-in shopper likes: one list for every heart of the shop, and its count. */
import { useEffect, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useSession } from '../session/useSession.ts';

/** undefined: not known. */
let liked: ReadonlySet<string> | undefined;
/** Whose it is; nobody's: not asked yet. */
let owner: string | undefined;
const listeners = new Set<() => void>();

/** Says what is liked from now on. */
export function setLiked(ids: readonly string[] | undefined): void {
  liked = ids && new Set(ids);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Asks what is liked when somebody signs in, for all hearts at once, and forgets it when nobody is. */
export function useWishlistWatch(): void {
  const environment = useRelayEnvironment();
  const account = useSession()?.accountNumber;
  useEffect(() => {
    if (owner === account) return;
    owner = account;
    setLiked(undefined);
    if (account !== undefined)
      void import('./changeWishlist.ts').then(({ loadLiked }) => loadLiked(environment));
  }, [account, environment]);
}

/** Whether a product is liked. */
export const useIsLiked = (id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => liked?.has(id) ?? false,
    () => false,
  );

/** All that is liked; undefined: not known. */
export const useLiked = (): ReadonlySet<string> | undefined =>
  useSyncExternalStore(
    subscribe,
    () => liked,
    () => undefined,
  );

/** How many products are liked. */
export const useLikedCount = (): number =>
  useSyncExternalStore(
    subscribe,
    () => liked?.size ?? 0,
    () => 0,
  );
