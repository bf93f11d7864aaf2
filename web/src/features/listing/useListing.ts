import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from '../../navigation/Link.tsx';
import { parseFilters, type Filters, type Sort } from './filters.ts';
import { listingHref } from './narrowing.ts';

/** What the shopper asked for, until the address says it. */
interface Wish {
  readonly search: string;
  readonly filters: Filters;
}

/**
 * The filters of a listing and how to change them. The address is the only state; what was just chosen shows at once,
 * while the list that belongs to it is under way. `path`: the listing's own; `search`: the query string, with `?`; `usualSort`:
 * the page's own order.
 */
export function useListing(path: string, search: string, usualSort?: Sort) {
  const navigate = useNavigate();
  const inAddress = useMemo(() => parseFilters(new URLSearchParams(search), usualSort), [search, usualSort]);
  const [wish, setWish] = useState<Wish | null>(null);
  const shown = wish !== null && wish.search === search ? wish.filters : inAddress;

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
