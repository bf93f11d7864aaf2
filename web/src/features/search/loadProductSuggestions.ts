import { fetchQuery, graphql } from 'react-relay';
import { schemaLanguage, type Language } from '../../i18n/language.ts';
import type { Environment } from 'relay-runtime';

import { reportError } from '../../errors/reportError.ts';
import type {
  loadProductSuggestionsQuery,
  loadProductSuggestionsQuery$data,
} from './__generated__/loadProductSuggestionsQuery.graphql.ts';
import type { LoadSuggestions } from './suggestionStore.ts';

/** One suggested product. */
export type ProductSuggestion = NonNullable<loadProductSuggestionsQuery$data['productSuggestions']>[number];

/**
 * Loads the gateway's suggestions for a suggestion store; cancelling ends the request. A failure is logged by the shop's error
 * reporting.
 */
export function loadProductSuggestions(
  environment: Environment,
  language: Language,
): LoadSuggestions<ProductSuggestion> {
  return (query, onItems, onError) => {
    const fail = (fault: Error): void => {
      reportError(fault);
      onError();
    };
    const subscription = fetchQuery<loadProductSuggestionsQuery>(
      environment,
      graphql`
        query loadProductSuggestionsQuery($query: String!, $language: Language!) {
          productSuggestions(query: $query) {
            id
            slug
            name(language: $language)
            nameLanguage(language: $language)
            mainImage {
              url
            }
            price {
              amount
            }
            currentPrice {
              amount
            }
          }
        }
      `,
      { query, language: schemaLanguage(language) },
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      next: ({ productSuggestions }) =>
        productSuggestions == null
          ? fail(new Error('The product search failed'))
          : onItems(productSuggestions),
      error: fail,
    });
    return () => subscription.unsubscribe();
  };
}
