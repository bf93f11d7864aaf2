import type { ProductSuggestion } from './loadProductSuggestions.ts';

/** One line of the list below a search field. */
export type Suggestion =
  | { readonly kind: 'product'; readonly product: ProductSuggestion }
  /** A stock phrase. */
  | { readonly kind: 'example'; readonly text: string }
  /** A search of before, on this device. */
  | { readonly kind: 'recent'; readonly text: string }
  /** What many shoppers search for. */
  | { readonly kind: 'popular'; readonly text: string }
  /** Links to all results. */
  | { readonly kind: 'all' }
  /** Opens the assistant with the typed text. */
  | { readonly kind: 'ask' };

export function productSuggestions(products: readonly ProductSuggestion[]): Suggestion[] {
  return products.map((product) => ({ kind: 'product', product }));
}
