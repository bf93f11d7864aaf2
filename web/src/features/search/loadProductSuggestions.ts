import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';

import type {
  loadProductSuggestionsQuery,
  loadProductSuggestionsQuery$data,
} from './__generated__/loadProductSuggestionsQuery.graphql.ts';
import type { LoadSuggestions } from './suggestionStore.ts';

/** One suggested product. */
export type ProductSuggestion = loadProductSuggestionsQuery$data['productSuggestions'][number];

/** The gateway's suggestions as a loader of a suggestion store; cancelling ends the request. */
export function loadProductSuggestions(environment: Environment): LoadSuggestions<ProductSuggestion> {
  return (query, onItems, onError) => {
    const subscription = fetchQuery<loadProductSuggestionsQuery>(
      environment,
      graphql`
        query loadProductSuggestionsQuery($query: String!) {
          productSuggestions(query: $query) {
            id
            slug
            name
            mainImage {
              url
            }
          }
        }
      `,
      { query },
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      next: (data) => onItems(data.productSuggestions),
      error: onError,
    });
    return () => subscription.unsubscribe();
  };
}
