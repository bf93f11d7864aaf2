import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { Subscription } from 'relay-runtime';

import type {
  useCategoryTreeQuery,
  useCategoryTreeQuery$data,
} from './__generated__/useCategoryTreeQuery.graphql.ts';

/** A top-level category with everything below it. */
export type CategoryTree = useCategoryTreeQuery$data['categories'][number];

interface CategoryTreeState {
  /** All top-level categories with what is below them; undefined until loaded. */
  tree: readonly CategoryTree[] | undefined;
  failed: boolean;
  /** Starts loading; does nothing while loading or when loaded. After a failure it tries again. */
  load: () => void;
}

/**
 * The whole category tree, loaded when `load` is first called: no page carries what only an open panel shows.
 * One public request, the same for everybody, answered from the gateway's memory.
 */
export function useCategoryTree(): CategoryTreeState {
  const environment = useRelayEnvironment();
  const [tree, setTree] = useState<readonly CategoryTree[]>();
  const [failed, setFailed] = useState(false);
  const subscription = useRef<Subscription | null>(null);

  const load = useCallback(() => {
    if (subscription.current) return;
    setFailed(false);
    subscription.current = fetchQuery<useCategoryTreeQuery>(
      environment,
      graphql`
        query useCategoryTreeQuery {
          categories(list: TREE) {
            id
            name
            slug
            subCategories {
              id
              name
              slug
              image {
                url
              }
              subCategories {
                id
                name
                slug
                subCategories {
                  id
                  name
                  slug
                  subCategories {
                    id
                    name
                    slug
                  }
                }
              }
            }
          }
        }
      `,
      {},
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      next: (data) => setTree(data.categories),
      error: () => {
        subscription.current = null;
        setFailed(true);
      },
    });
  }, [environment]);

  useEffect(
    () => () => {
      subscription.current?.unsubscribe();
      subscription.current = null;
    },
    [],
  );
  return { tree, failed, load };
}
