import { lazy, Suspense, useMemo, useSyncExternalStore } from 'react';
import { withAreas } from '../../i18n/translate.ts';
import { loadOrReload } from '../../navigation/loadOrReload.ts';
import { useLiked } from '../wishlist/useWishlist.ts';
import { readSeen, storedSeen } from './seenProducts.ts';

const RediscoverLists = lazy(() =>
  loadOrReload(
    'favourites and products seen',
    withAreas(['catalogue'], () => import('./RediscoverLists.tsx')),
  ),
);

/** As many as a row has use for. */
const MOST = 12;

/** It changes on the pages of products alone. */
const unchanging = () => () => {};
/** The server does not know the device. */
const nothingKnown = () => '';

/** Below an empty list: the shopper's favourites and the products seen on this device, if there are any. */
export function Rediscover() {
  const liked = useLiked();
  const stored = useSyncExternalStore(unchanging, storedSeen, nothingKnown);
  const seen = useMemo(() => readSeen(stored), [stored]);
  const favourites = (liked ?? []).slice(0, MOST);
  const others = seen.filter((id) => !favourites.includes(id));
  if (favourites.length + others.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <RediscoverLists favourites={favourites} seen={others} />
    </Suspense>
  );
}
