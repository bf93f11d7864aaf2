import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from '../../navigation/Link.tsx';
import { parseFilters, type Filters, type Sort } from './filters.ts';
import { listingHref } from './narrowing.ts';

/** The shopper's choice, until the URL contains it. */
interface Wish {
  readonly search: string;
  readonly filters: Filters;
}

/**
 * The filters of a listing and functions to change them. The URL is the only state; a new choice shows at once, while its list
 * is loading. `path`: the listing's own; `search`: the query string, with `?`; `usualSort`: the page's default sort order.
 */
export function useListing(path: string, search: string, usualSort?: Sort) {
  const navigate = useNavigate();
  const inAddress = useMemo(() => parseFilters(new URLSearchParams(search), usualSort), [search, usualSort]);
  const [wish, setWish] = useState<Wish | null>(null);
  const isOpen = wish !== null && wish.search === search;
  // Not only for now: the same URL may come back, and must not bring back what was chosen there before.
  if (wish !== null && !isOpen) setWish(null);
  const shown = isOpen ? wish.filters : inAddress;

  const go = useCallback(
    (filters: Filters) => {
      setWish({ search, filters });
      navigate(listingHref(path, filters), { preventScrollReset: true });
    },
    [navigate, path, search],
  );
  const change = useCallback((part: Partial<Filters>) => go({ ...shown, page: 1, ...part }), [go, shown]);
  return { filters: inAddress, shown, change };
}
