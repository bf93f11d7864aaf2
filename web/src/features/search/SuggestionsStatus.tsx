import { VisuallyHidden } from '../../design/static/VisuallyHidden.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { SuggestionState } from './suggestionStore.ts';

interface SuggestionsStatusProps {
  state: Pick<SuggestionState<unknown>, 'status' | 'query' | 'items'>;
  /** The list of results is shown. */
  shown: boolean;
}

/** Announces the state of the suggestions to screen readers. */
export function SuggestionsStatus({ state, shown }: SuggestionsStatusProps) {
  const { t } = useTranslation('suggestions');
  const text = (): string | null => {
    if (!shown) return null;
    if (state.status === 'loading') return t('loading');
    if (state.status === 'error') return t('error');
    if (state.status !== 'ready') return null;
    const count = state.items.length;
    return count === 0 ? t('none', { query: state.query }) : t('announcement', { count });
  };
  return (
    <VisuallyHidden>
      <output>{text()}</output>
    </VisuallyHidden>
  );
}
