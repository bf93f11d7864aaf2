import { Icon } from '../../design/Icon.tsx';
import { useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { FocusEvent, FormEvent, KeyboardEvent, RefObject } from 'react';
import { useOverlay } from '../../design/useOverlay.ts';
import { useBoot } from '../../document/boot.ts';
import { LANGUAGE_KEY } from '../../i18n/language.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useRelayEnvironment } from 'react-relay';

import { VisuallyHidden } from '../../design/static/VisuallyHidden.tsx';
import { useNavigate } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import styles from './SearchBox.module.css';
import { SearchHints } from './SearchHints.tsx';
import { loadProductSuggestions } from './loadProductSuggestions.ts';
import { moveActive } from './moveActive.ts';
import { createSuggestionStore } from './suggestionStore.ts';

const loadSuggestions = () => import('./SearchSuggestions.tsx');

interface SearchBoxProps {
  /** Text in the field at the start, such as that of the search results' page. */
  initialQuery?: string;
  /** The field, for whoever wants to put the focus there. */
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Told when something was chosen or sent, so that whatever holds the box can close. */
  onDone?: () => void;
}

/**
 * The product search of the header: a combobox that suggests products while one types. Enter goes to the chosen product,
 * else to the search results. Without JavaScript it is a plain form that leads to the same results.
 */
export function SearchBox({ initialQuery = '', inputRef, onDone }: SearchBoxProps) {
  const { t, language } = useTranslation('search');
  const { languageInUrl } = useBoot();
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  const store = useMemo(() => createSuggestionStore(loadProductSuggestions(environment)), [environment]);
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const { Component: Suggestions, preload } = useOverlay(loadSuggestions);
  const [text, setText] = useState(initialQuery);
  const [open, setOpen] = useState(false);
  const [focused, setFocused] = useState(false);
  const [active, setActive] = useState(-1);
  const ownInput = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownInput;
  const listId = useId();

  const trimmed = text.trim();
  const shown = Suggestions !== null && open && trimmed !== '' && state.status !== 'empty';
  // One more option than products: the way to all results.
  const optionCount = state.status === 'error' || state.items.length === 0 ? 0 : state.items.length + 1;
  const optionId = (index: number): string => `${listId}-${index}`;

  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const leave = (to: string): void => {
    close();
    input.current?.blur();
    onDone?.();
    navigate(to);
  };
  const choose = (index: number): void => {
    const product = state.items[index];
    if (product) leave(paths.product(product.slug));
    else if (trimmed !== '') leave(paths.search(trimmed));
  };
  const type = (value: string): void => {
    setText(value);
    setActive(-1);
    setOpen(true);
    store.type(value);
  };
  const clear = (): void => {
    setText('');
    store.clear();
    close();
    input.current?.focus();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    choose(shown && active >= 0 ? active : Number.POSITIVE_INFINITY);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      if (shown) close();
      else if (text !== '') clear();
      else return;
      event.preventDefault();
      return;
    }
    const next = moveActive(event.key, event.altKey, active, shown ? optionCount : 0);
    if (next === undefined) {
      if (event.key === 'ArrowDown' && trimmed !== '') {
        event.preventDefault();
        setOpen(true);
        if (state.status === 'empty') store.type(text);
      }
      return;
    }
    event.preventDefault();
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };

  // What happens anywhere within the form: its parts bubble up to it.
  const within = {
    onFocus: () => {
      setFocused(true);
      preload();
    },
    onBlur: (event: FocusEvent<HTMLFormElement>) => {
      if (event.currentTarget.contains(event.relatedTarget)) return;
      setFocused(false);
      close();
    },
  };

  return (
    <search>
      <form className={styles.form} action={paths.search()} method="get" onSubmit={submit} {...within}>
        {languageInUrl ? <input type="hidden" name={LANGUAGE_KEY} value={language} /> : null}
        <div className={styles.field}>
          <Icon name="search" className={styles.glass} size={18} />
          <input
            ref={input}
            className={styles.input}
            type="search"
            name="q"
            value={text}
            onChange={(event) => type(event.target.value)}
            onClick={() => setOpen(true)}
            onKeyDown={onKeyDown}
            placeholder={t('placeholder')}
            aria-label={t('label')}
            role="combobox"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={shown}
            aria-controls={shown ? listId : undefined}
            aria-activedescendant={shown && active >= 0 ? optionId(active) : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={200}
          />
          <SearchHints shown={text === '' && !focused} />
          {state.status === 'loading' && trimmed !== '' ? (
            <span className={styles.spinner} aria-hidden="true" />
          ) : null}
          {text === '' ? null : (
            <button className={styles.clear} type="button" onClick={clear} aria-label={t('clear')}>
              <Icon name="x" size={18} />
            </button>
          )}
          <button className={styles.submit} type="submit" aria-label={t('submit')}>
            <Icon name="search" size={20} />
          </button>
        </div>
        {shown ? (
          <Suggestions
            state={state}
            listId={listId}
            optionId={optionId}
            active={active}
            onPoint={setActive}
            onChoose={choose}
            onRetry={() => {
              store.retry();
              input.current?.focus();
            }}
          />
        ) : null}
        <VisuallyHidden>
          <output>
            {shown && state.status === 'loading' ? t('loading') : null}
            {shown && state.status === 'ready'
              ? state.items.length === 0
                ? t('none', { query: state.query })
                : t('announcement', { count: state.items.length })
              : null}
            {shown && state.status === 'error' ? t('error') : null}
          </output>
        </VisuallyHidden>
      </form>
    </search>
  );
}
