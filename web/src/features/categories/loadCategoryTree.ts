import { fetchQuery, graphql } from 'react-relay';
import type { Environment, Subscription } from 'relay-runtime';

import type {
  loadCategoryTreeQuery,
  loadCategoryTreeQuery$data,
} from './__generated__/loadCategoryTreeQuery.graphql.ts';

/** A top-level category with all its descendants. */
export type CategoryTree = NonNullable<loadCategoryTreeQuery$data['categories']>[number];

/** The whole category tree: one public request, the same for all clients, answered from the gateway's cache. */
export function loadCategoryTree(
  environment: Environment,
  onTree: (tree: readonly CategoryTree[]) => void,
  onError: () => void,
): Subscription {
  return fetchQuery<loadCategoryTreeQuery>(
    environment,
    graphql`
      query loadCategoryTreeQuery {
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
    next: ({ categories }) => (categories == null ? onError() : onTree(categories)),
    error: onError,
  });
}
