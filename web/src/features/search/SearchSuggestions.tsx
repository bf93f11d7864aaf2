import { Icon } from '../../design/Icon.tsx';
import { useEffect, type ReactNode } from 'react';
import type { Translate } from '../../i18n/translate.ts';
import { nameTag } from '../../i18n/language.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';

import { Picture } from '../../design/static/Picture.tsx';
import { Price } from '../../design/static/Price.tsx';
import type { EXAMPLES } from './examples.ts';
import { forgetSearches, recentSearches } from './recentSearches.ts';
import styles from './SearchSuggestions.module.css';
import { SuggestionsStatus } from './SuggestionsStatus.tsx';
import { usePopularSearches } from './usePopularSearches.ts';
import type { SuggestionState } from './suggestionStore.ts';
import type { Suggestion } from './suggestions.ts';

interface SearchSuggestionsProps {
  state: Pick<SuggestionState<unknown>, 'status' | 'query' | 'items'>;
  options: readonly Suggestion[];
  /** The list is open. Its state is announced by an element that exists before. */
  shown: boolean;
  /** The field's text, trimmed. */
  typed: string;
  /** Where nothing is typed: gets what is then offered, recent searches and ideas. */
  onIdle?: ((options: readonly Suggestion[]) => void) | undefined;
  listId: string;
  optionId: (index: number) => string;
  active: number;
  onPoint: (index: number) => void;
  onChoose: (option: Suggestion) => void;
  onRetry: () => void;
}

/** Ideas shown while nothing is typed: short ones. */
const IDEAS = ['vacuum', 'shoes', 'perfume', 'sofa'] as const satisfies readonly (typeof EXAMPLES)[number][];

/**
 * What is offered while nothing is typed: the searches of this device, and what others look for. Ideas take the place of what is not
 * known (yet), so that the list keeps its length.
 */
function idleOptions(t: Translate, popular: readonly string[]): readonly Suggestion[] {
  const recent = recentSearches();
  const own = new Set(recent.map((text) => text.toLowerCase()));
  return [
    ...recent.map((text) => ({ kind: 'recent', text }) as const),
    ...[
      ...popular
        .filter((text) => !own.has(text.toLowerCase()))
        .map((text) => ({ kind: 'popular', text }) as const),
      ...IDEAS.map((name) => ({ kind: 'example', text: t(`searchHero:examples.${name}`) }) as const),
    ].slice(0, IDEAS.length),
  ];
}

/** The list below a search field: the options, and why there are no products. Its texts are loaded with it. */
export default function SearchSuggestions(props: SearchSuggestionsProps) {
  const { state, shown, options, typed, onIdle, listId, optionId, active, onPoint, onChoose, onRetry } =
    props;
  const { t } = useTranslation('suggestions');
  const popular = usePopularSearches(onIdle !== undefined);
  const listbox = { id: listId, role: 'listbox', 'aria-label': t(typed === '' ? 'idleLabel' : 'label') };
  // The device is read whenever the list opens: the results' page and other tabs write there.
  useEffect(() => onIdle?.(idleOptions(t, popular)), [onIdle, t, popular]);
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
          {options[0]?.kind === 'recent' && (
            <button
              className={styles.forget}
              type="button"
              onClick={() => {
                forgetSearches();
                onIdle?.(idleOptions(t, popular));
              }}
            >
              {t('forget')}
            </button>
          )}
        </div>
      ) : null}
      <SuggestionsStatus state={state} shown={shown && typed !== ''} />
    </>
  );
}

function keyOf(option: Suggestion): string {
  if (option.kind === 'product') return option.product.id;
  return 'text' in option ? `${option.kind} ${option.text}` : option.kind;
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
          <span className={styles.words}>
            <span className={styles.name} lang={nameTag(option.product.nameLanguage)} dir="auto">
              {option.product.name}
            </span>
            <Price
              current={option.product.currentPrice.amount}
              regular={option.product.price.amount}
              size="sm"
            />
          </span>
        </>
      );
    case 'recent':
      return (
        <>
          <Icon name="clock" className={styles.sign} size={16} />
          <span className={styles.name} dir="auto">
            {option.text}
          </span>
        </>
      );
    case 'popular':
      return (
        <>
          <Icon name="trending-up" className={styles.sign} size={16} />
          <span className={styles.name} dir="auto">
            {option.text}
          </span>
          <span className={styles.often}>{t('popular')}</span>
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
