import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { MoreReviews } from './loadReviews.ts';

/** Orders of the reviews, as shoppers choose them. */
export const REVIEW_SORTS = ['NEWEST', 'USEFUL', 'BEST', 'WORST'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Page size. */
const PAGE = 8;

interface State {
  /** The page's own reviews are the first of `NEWEST`, and none of another order. */
  readonly sort: ReviewSort;
  readonly edges: NonNullable<MoreReviews>['edges'];
  /** Cursor of the last response; null: there are no more. */
  readonly cursor: string | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
}

interface More extends State {
  /** Loads the next page. */
  readonly more: () => void;
  /** Begins again in another order; the shown ones stay until its first page is there. */
  readonly sortBy: (sort: ReviewSort) => void;
}

/**
 * The reviews after those of the page, or all of them in another order. Few readers load them: their code is loaded with the first
 * request.
 *
 * @param cursor end cursor of the page's own reviews; null: there are no more
 */
export function useMoreReviews(slug: string, cursor: string | null): More {
  const environment = useRelayEnvironment();
  const first: State = { sort: 'NEWEST', edges: [], cursor, isLoading: false, hasFailed: false };
  const [state, setState] = useState<State>(first);
  const kept = useRef<(() => void)[]>([]);
  /** Number of the last request: responses to earlier ones are of another order. */
  const last = useRef(0);
  useEffect(
    () => () => {
      for (const dispose of kept.current.splice(0)) dispose();
    },
    [],
  );
  const load = async (sort: ReviewSort, from: string | null, before: State['edges']) => {
    last.current += 1;
    const mine = last.current;
    setState((now) => ({ ...now, isLoading: true, hasFailed: false }));
    try {
      const { loadReviews } = await import('./loadReviews.ts');
      const { reviews, dispose } = await loadReviews(environment, {
        slug,
        first: PAGE,
        after: from,
        reviewSort: sort,
      });
      kept.current.push(dispose);
      if (mine !== last.current) return;
      setState({
        sort,
        edges: [...before, ...(reviews?.edges ?? [])],
        cursor: reviews?.pageInfo.hasNextPage === true ? (reviews.pageInfo.endCursor ?? null) : null,
        isLoading: false,
        hasFailed: false,
      });
    } catch {
      if (mine === last.current) setState((now) => ({ ...now, isLoading: false, hasFailed: true }));
    }
  };
  return {
    ...state,
    more: () => void load(state.sort, state.cursor, state.edges),
    sortBy: (sort) => {
      if (sort === 'NEWEST') {
        last.current += 1;
        setState(first);
      } else void load(sort, null, []);
    },
  };
}
