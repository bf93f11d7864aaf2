import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from '../../navigation/Link.tsx';
import { usePagePending } from '../../page/usePagePending.ts';
import { parseFilters, type Filters, type Sort } from './filters.ts';
import { listingHref } from './narrowing.ts';
import { useStateFor } from './useStateFor.ts';

/**
 * The filters of a listing and functions to change them. The URL is the only state; a new choice shows at once, while its list
 * is loading. `path`: the listing's own; `search`: the query string, with `?`; `usualSort`: the page's default sort order.
 */
export function useListing(path: string, search: string, usualSort?: Sort) {
  const navigate = useNavigate();
  const inAddress = useMemo(() => parseFilters(new URLSearchParams(search), usualSort), [search, usualSort]);
  // The shopper's choice, until the URL contains it.
  const [wish, setWish] = useStateFor<Filters | null>(search, () => null);
  // A filter that is removed before its list has come leads back to the URL on screen, which then stays the same.
  const pending = usePagePending();
  const [wasPending, setWasPending] = useState(pending);
  if (pending !== wasPending) {
    setWasPending(pending);
    if (!pending && wish !== null) setWish(null);
  }
  const shown = wish ?? inAddress;

  const go = useCallback(
    (filters: Filters) => {
      setWish(filters);
      navigate(listingHref(path, filters), { preventScrollReset: true });
    },
    [navigate, path, setWish],
  );
  const change = useCallback((part: Partial<Filters>) => go({ ...shown, page: 1, ...part }), [go, shown]);
  return { filters: inAddress, shown, change };
}
