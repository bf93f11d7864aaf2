import { useEffect, useEffectEvent, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useFoundQuery, useFoundQuery$data } from './__generated__/useFoundQuery.graphql.ts';

/** A result of the search. */
export type Hit = NonNullable<useFoundQuery$data['adminSearch']>[number];

/** How long typing must pause before a search is sent, in milliseconds. */
const PAUSE = 150;
/** The shortest and the longest text that the server searches. */
const MIN = 2;
const MAX = 120;

const NONE: readonly Hit[] = [];

/**
 * Searches orders, tickets, products, accounts, sellers and coupons; results of an earlier text are not shown.
 * @param onFound called with each answer, which has no results when the search failed
 */
export function useFound(
  text: string,
  onFound: (hits: readonly Hit[]) => void,
): {
  readonly hits: readonly Hit[];
  readonly isPending: boolean;
  readonly hasFailed: boolean;
} {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState({ text: '', hits: NONE, hasFailed: false });
  const isSearched = text.length >= MIN && text.length <= MAX;
  const finish = useEffectEvent((hits: readonly Hit[], hasFailed: boolean) => {
    setFound({ text, hits, hasFailed });
    onFound(hits);
  });
  useEffect(() => {
    if (!isSearched) return undefined;
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      const { unsubscribe } = fetchQuery<useFoundQuery>(
        environment,
        graphql`
          query useFoundQuery($text: String!) {
            adminSearch(text: $text) {
              kind
              key
              label
              detail
              isExact
            }
          }
        `,
        { text },
      ).subscribe({
        next: ({ adminSearch }) => finish(adminSearch ?? NONE, adminSearch == null),
        error: () => finish(NONE, true),
      });
      stop = unsubscribe;
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [environment, text, isSearched]);
  const isCurrent = isSearched && found.text === text;
  return {
    hits: isCurrent ? found.hits : NONE,
    isPending: isSearched && !isCurrent,
    hasFailed: isCurrent && found.hasFailed,
  };
}
