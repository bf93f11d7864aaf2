import { fetchQuery, graphql } from 'react-relay';
import { schemaLanguage, type Language } from '../../i18n/language.ts';
import type { Environment, Subscription } from 'relay-runtime';

import type {
  loadCategoryTreeQuery,
  loadCategoryTreeQuery$data,
} from './__generated__/loadCategoryTreeQuery.graphql.ts';

/** A top-level category with all its descendants. */
export type CategoryTree = NonNullable<loadCategoryTreeQuery$data['categories']>[number];

/** The whole category tree: one public request, the same for all clients of a language, answered from the gateway's cache. */
export function loadCategoryTree(
  environment: Environment,
  language: Language,
  onTree: (tree: readonly CategoryTree[]) => void,
  onError: () => void,
): Subscription {
  return fetchQuery<loadCategoryTreeQuery>(
    environment,
    graphql`
      query loadCategoryTreeQuery($language: Language!) {
        categories(list: TREE) {
          id
          name(language: $language)
          slug
          subCategories {
            id
            name(language: $language)
            slug
            image {
              url
            }
            subCategories {
              id
              name(language: $language)
              slug
              subCategories {
                id
                name(language: $language)
                slug
                subCategories {
                  id
                  name(language: $language)
                  slug
                }
              }
            }
          }
        }
      }
    `,
    { language: schemaLanguage(language) },
    { fetchPolicy: 'store-or-network' },
  ).subscribe({
    next: ({ categories }) => (categories == null ? onError() : onTree(categories)),
    error: onError,
  });
}
