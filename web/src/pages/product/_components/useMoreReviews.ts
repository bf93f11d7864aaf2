import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { MoreReviews } from './loadReviews.ts';

/** Page size. */
const PAGE = 8;

interface State {
  readonly edges: NonNullable<MoreReviews>['edges'];
  /** Cursor of the last response; null: there are no more. */
  readonly cursor: string | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
}

/**
 * The reviews after those of the page. Few readers load them: their code is loaded with the first request.
 *
 * @param cursor end cursor of the page's own reviews; null: there are no more
 */
export function useMoreReviews(slug: string, cursor: string | null): State & { readonly more: () => void } {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<State>({ edges: [], cursor, isLoading: false, hasFailed: false });
  const kept = useRef<(() => void)[]>([]);
  useEffect(
    () => () => {
      for (const dispose of kept.current.splice(0)) dispose();
    },
    [],
  );
  const more = async () => {
    setState((last) => ({ ...last, isLoading: true, hasFailed: false }));
    try {
      const { loadReviews } = await import('./loadReviews.ts');
      const { reviews, dispose } = await loadReviews(environment, { slug, first: PAGE, after: state.cursor });
      kept.current.push(dispose);
      setState(({ edges }) => ({
        edges: [...edges, ...(reviews?.edges ?? [])],
        cursor: reviews?.pageInfo.hasNextPage === true ? (reviews.pageInfo.endCursor ?? null) : null,
        isLoading: false,
        hasFailed: false,
      }));
    } catch {
      setState((last) => ({ ...last, isLoading: false, hasFailed: true }));
    }
  };
  return { ...state, more: () => void more() };
}
