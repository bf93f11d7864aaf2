import { Icon } from '../../design/Icon.tsx';
import { cx } from '../../design/static/cx.ts';
import { useRef, useState } from 'react';
import type { FocusEvent, FormEvent, RefObject } from 'react';
import { useOverlay } from '../../design/useOverlay.ts';
import { useBoot } from '../../document/boot.ts';
import { later } from '../../document/later.tsx';
import { LANGUAGE_KEY } from '../../i18n/language.ts';
import { withAreas } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';

import { useNavigate } from '../../navigation/Link.tsx';
import { useLocation } from '../../navigation/RouterContext.ts';
import { paths } from '../../paths.ts';
import { openAssistant } from '../assistant/assistantPanel.ts';
import frame from './SearchField.module.css';
import styles from './SearchBox.module.css';
import { productSuggestions, type Suggestion } from './suggestions.ts';
import { loadSearch, useProductSearch } from './useProductSearch.ts';
import { useSuggestionList } from './useSuggestionList.ts';

/** Decorative: its code is deferred. */
const SearchHints = later(() => import('./SearchHints.tsx'));
const loadList = withAreas(['searchHero', 'suggestions'], () => import('./SearchSuggestions.tsx'));
const loadSuggestions = () => {
  // The code that searches is loaded with this; a failed load is shown with the first search.
  loadSearch().catch(() => undefined);
  return loadList();
};

interface SearchBoxProps {
  /** Initial text of the field, such as that of the search results' page. */
  initialQuery?: string;
  /** Ref of the field, for parents that focus it. */
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Called when an option was chosen or the form sent, so that the container can close. */
  onDone?: () => void;
}

/**
 * The product search of the header: a combobox with product suggestions and the assistant. Enter goes to the chosen product,
 * else to the search results; without any, to the assistant. Without JavaScript it is a plain form that leads to the results.
 */
export function SearchBox({ initialQuery = '', inputRef, onDone }: SearchBoxProps) {
  const { t, language } = useTranslation('search');
  const { languageInUrl } = useBoot();
  const navigate = useNavigate();
  const [state, store] = useProductSearch();
  const { Component: Suggestions, preload } = useOverlay(loadSuggestions);
  const [text, setText] = useState(initialQuery);
  const [open, setOpen] = useState(false);
  const [focused, setFocused] = useState(false);
  /** What the list offers while nothing is typed; the list's code tells. */
  const [idle, setIdle] = useState<readonly Suggestion[]>([]);
  const ownInput = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownInput;
  const { pathname } = useLocation();
  const [page, setPage] = useState(pathname);
  // What was typed and not sent belongs to the page that is left, unless it is being typed.
  if (page !== pathname) {
    setPage(pathname);
    if (!focused) setText(initialQuery);
  }

  const trimmed = text.trim();
  const isIdle = trimmed === '';
  const shown = Suggestions !== null && open && (isIdle ? idle.length > 0 : state.status !== 'empty');
  const options: readonly Suggestion[] = isIdle
    ? idle
    : [
        ...productSuggestions(state.items),
        ...(state.items.length > 0 ? [{ kind: 'all' } as const] : []),
        { kind: 'ask' },
      ];
  const { active, setActive, field, list } = useSuggestionList({
    shown,
    count: options.length,
    onEscape: () => {
      if (shown) close();
      else if (text !== '') clear();
      else return false;
      return true;
    },
    onOpen: () => {
      setOpen(true);
      if (!isIdle && state.status === 'empty') store.type(text);
      return true;
    },
  });

  function close(): void {
    store.cancelSettle();
    setOpen(false);
    setActive(-1);
  }
  const choose = (option: Suggestion): void => {
    close();
    // The assistant returns the focus to where it was.
    if (option.kind !== 'ask') input.current?.blur();
    onDone?.();
    if (option.kind === 'product') {
      // What was looked for is found: the text would be about another page.
      empty();
      navigate(paths.product(option.product.slug));
    } else if (option.kind === 'ask') openAssistant({ entry: 'header', query: trimmed });
    else navigate(paths.search('text' in option ? option.text : trimmed));
  };
  const type = (value: string): void => {
    setText(value);
    setActive(-1);
    setOpen(true);
    store.type(value);
  };
  function empty(): void {
    setText('');
    store.clear();
  }
  function clear(): void {
    empty();
    close();
    input.current?.focus();
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const chosen = shown ? options[active] : undefined;
    if (chosen) choose(chosen);
    else if (!isIdle) store.settle(trimmed, (found) => choose({ kind: found ? 'all' : 'ask' }));
  };

  // Events of all descendants of the form bubble up to it.
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
        <div className={cx(frame.field, styles.field)}>
          <Icon name="search" className={cx(frame.glass, styles.glass)} size={18} />
          <input
            ref={input}
            className={cx(frame.input, styles.input)}
            type="search"
            name="q"
            value={text}
            onChange={(event) => type(event.target.value)}
            onClick={() => setOpen(true)}
            placeholder={t('placeholder')}
            aria-label={t('label')}
            {...field}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={200}
          />
          <SearchHints shown={text === '' && !focused} />
          {state.status === 'loading' && !isIdle ? (
            <span className={styles.spinner} aria-hidden="true" />
          ) : null}
          {text === '' ? null : (
            <button className={frame.clear} type="button" onClick={clear} aria-label={t('clear')}>
              <Icon name="x" size={18} />
            </button>
          )}
          <button className={cx(frame.submit, styles.submit)} type="submit" aria-label={t('submit')}>
            <Icon name="search" size={20} />
          </button>
        </div>
        {Suggestions ? (
          <Suggestions
            state={state}
            shown={shown}
            options={options}
            typed={trimmed}
            onIdle={open && isIdle ? setIdle : undefined}
            {...list}
            onChoose={choose}
            onRetry={() => {
              store.retry();
              input.current?.focus();
            }}
          />
        ) : null}
      </form>
    </search>
  );
}
