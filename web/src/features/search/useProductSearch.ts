import { useMemo, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay';

import { useBoot } from '../../document/boot.ts';
import type { ProductSuggestion } from './loadProductSuggestions.ts';
import {
  createSuggestionStore,
  type LoadSuggestions,
  type SuggestionState,
  type SuggestionStore,
} from './suggestionStore.ts';

/** Loads the code that queries the gateway: it is not in a page's first load, since most visits search nothing. */
export const loadSearch = () => import('./loadProductSuggestions.ts');

/** The suggested products for a field, and the store of its text. */
export function useProductSearch(): readonly [
  SuggestionState<ProductSuggestion>,
  SuggestionStore<ProductSuggestion>,
] {
  const environment = useRelayEnvironment();
  const { language } = useBoot();
  const store = useMemo(() => {
    const load: LoadSuggestions<ProductSuggestion> = (query, onItems, onError) => {
      let isCancelled = false;
      let cancel: (() => void) | undefined;
      const start = async (): Promise<void> => {
        const { loadProductSuggestions } = await loadSearch();
        if (!isCancelled) cancel = loadProductSuggestions(environment, language)(query, onItems, onError);
      };
      start().catch(onError);
      return () => {
        isCancelled = true;
        cancel?.();
      };
    };
    return createSuggestionStore(load);
  }, [environment, language]);
  return [useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot), store];
}
