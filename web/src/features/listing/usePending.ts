import { use, useCallback, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';

const nothing = () => undefined;

/**
 * Whether the page is on its way to another address: the one on screen is kept until the new data are there. The router moves
 * on at once, in a transition; what is rendered follows when it can. The difference of the two is the wait.
 */
export function usePending(): boolean {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const { key } = useLocation();
  const subscribe = useCallback(
    (listener: () => void) => (router ? router.subscribe(listener) : nothing),
    [router],
  );
  const target = useSyncExternalStore(
    subscribe,
    () => router?.state.navigation.location?.key ?? router?.state.location.key ?? key,
    () => key,
  );
  return target !== key;
}
