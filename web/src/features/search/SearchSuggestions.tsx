import { Icon } from '../../design/Icon.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';

import { Picture } from '../../design/static/Picture.tsx';
import styles from './SearchSuggestions.module.css';
import { SuggestionsStatus } from './SuggestionsStatus.tsx';
import type { SuggestionState } from './suggestionStore.ts';
import type { Suggestion } from './suggestions.ts';

interface SearchSuggestionsProps {
  state: Pick<SuggestionState<unknown>, 'status' | 'query' | 'items'>;
  options: readonly Suggestion[];
  /** The list is open. Its state is announced by an element that exists before. */
  shown: boolean;
  /** The field's text, trimmed. */
  typed: string;
  listId: string;
  optionId: (index: number) => string;
  active: number;
  onPoint: (index: number) => void;
  onChoose: (option: Suggestion) => void;
  onRetry: () => void;
}

/** The list below a search field: the options, and why there are no products. Its texts are loaded with it. */
export default function SearchSuggestions(props: SearchSuggestionsProps) {
  const { state, shown, options, typed, listId, optionId, active, onPoint, onChoose, onRetry } = props;
  const { t } = useTranslation('suggestions');
  const listbox = { id: listId, role: 'listbox', 'aria-label': t('label') };
  const optionAt = (index: number) => ({
    id: optionId(index),
    role: 'option',
    'aria-selected': index === active,
    onPointerMove: () => {
      if (index !== active) onPoint(index);
    },
    onClick: () => {
      const option = options[index];
      if (option) onChoose(option);
    },
  });
  return (
    <>
      {shown ? (
        // The field keeps the focus while the list is clicked.
        <div className={styles.panel} onPointerDown={(event) => event.preventDefault()}>
          {typed === '' ? null : <Note state={state} onRetry={onRetry} />}
          <ul className={styles.list} data-outdated={state.status === 'loading'} {...listbox}>
            {options.map((option, index) => (
              <li key={keyOf(option)} className={styles[option.kind]} {...optionAt(index)}>
                <Line option={option} typed={typed} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <SuggestionsStatus state={state} shown={shown && typed !== ''} />
    </>
  );
}

function keyOf(option: Suggestion): string {
  if (option.kind === 'product') return option.product.id;
  return option.kind === 'example' ? option.text : option.kind;
}

/** Announces that the search is loading, found nothing or failed; nothing else. */
function Note({ state, onRetry }: Pick<SearchSuggestionsProps, 'state' | 'onRetry'>): ReactNode {
  const { t } = useTranslation('suggestions');
  const outdated = state.items.length > 0;
  if (outdated && state.status !== 'loading') return null;
  switch (state.status) {
    case 'loading':
      return (
        <p className={styles.searching} data-over={outdated} aria-hidden="true">
          <span className={styles.spinner} />
          {t('loading')}
        </p>
      );
    case 'ready':
      return (
        <div className={styles.note}>
          <p>{t('none', { query: state.query })}</p>
          <p className={styles.hint}>{t('noneHint')}</p>
        </div>
      );
    case 'error':
      return (
        <div className={styles.note}>
          <p>{t('error')}</p>
          <button className={styles.retry} type="button" onClick={onRetry}>
            {t('retry')}
          </button>
        </div>
      );
    case 'empty':
      return null;
  }
}

function Line({ option, typed }: { option: Suggestion; typed: string }): ReactNode {
  const { t } = useTranslation('suggestions');
  switch (option.kind) {
    case 'product':
      return (
        <>
          <span className={styles.picture}>
            <Picture
              src={option.product.mainImage?.url}
              alt=""
              sizes="48px"
              widths={[64, 96, 160]}
              ratio="1"
            />
          </span>
          <span className={styles.name}>{option.product.name}</span>
        </>
      );
    case 'example':
      return (
        <>
          <Icon name="search" className={styles.sign} size={16} />
          <span className={styles.name}>{option.text}</span>
        </>
      );
    case 'all':
      return (
        <>
          {t('all', { query: typed })}
          <Icon name="arrow-right" className={styles.arrow} size={16} />
        </>
      );
    case 'ask':
      return (
        <>
          <Icon name="sparkles" className={styles.sign} size={18} />
          <span className={styles.name}>{t('ask', { query: typed })}</span>
        </>
      );
  }
}
