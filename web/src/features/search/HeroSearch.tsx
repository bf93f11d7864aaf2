import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { cx } from '../../design/static/cx.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useNavigate } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import { openAssistant } from '../assistant/assistantPanel.ts';
import frame from './SearchField.module.css';
import styles from './HeroSearch.module.css';
import SearchSuggestions from './SearchSuggestions.tsx';
import { EXAMPLES, stockSuggestions } from './examples.ts';
import { productSuggestions, type Suggestion } from './suggestions.ts';
import { useProductSearch } from './useProductSearch.ts';
import { useRotation } from './useRotation.ts';
import { useSuggestionList } from './useSuggestionList.ts';

const PLACEHOLDER_INTERVAL = 2000;
/** How long the list stays after the field has lost the focus, in milliseconds. */
const CLOSE_DELAY = 200;

/**
 * The search hero's field: a combobox with stock phrases, products and the assistant. A phrase or a product fills it; Enter
 * goes to the results, and without any to the assistant.
 */
export function HeroSearch({ running }: { running: boolean }) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const [state, store] = useProductSearch();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [focused, setFocused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);

  const phrases = EXAMPLES.map((name) => t(`searchHero:examples.${name}`));
  const example = useRotation(phrases.length, PLACEHOLDER_INTERVAL, running && !focused && text === '');

  const trimmed = text.trim();
  const options: readonly Suggestion[] = [
    ...stockSuggestions(phrases, trimmed).map((phrase) => ({ kind: 'example', text: phrase }) as const),
    ...(trimmed === '' ? [] : productSuggestions(state.items)),
    ...(trimmed === '' ? [] : [{ kind: 'ask' } as const]),
  ];
  const { active, setActive, field, list } = useSuggestionList({
    shown: open,
    count: options.length,
    onEscape: () => {
      if (open) close();
      else if (text !== '') clear();
      else return false;
      return true;
    },
    onOpen: () => {
      setOpen(true);
      return true;
    },
  });

  function close(): void {
    clearTimeout(closing.current);
    store.cancelSettle();
    setOpen(false);
    setActive(-1);
  }
  const type = (value: string): void => {
    setText(value);
    setActive(-1);
    setOpen(true);
    store.type(value);
  };
  const choose = (option: Suggestion): void => {
    if (option.kind === 'ask') {
      close();
      openAssistant({ entry: 'hero', query: trimmed });
      return;
    }
    if (option.kind === 'all') {
      close();
      navigate(paths.search(trimmed));
      return;
    }
    input.current?.focus();
    if ('text' in option) {
      type(option.text);
    } else {
      // The product is chosen: no more suggestions.
      setText(option.product.name);
      close();
    }
  };
  function clear(): void {
    setText('');
    store.clear();
    setActive(-1);
    input.current?.focus();
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const chosen = open ? options[active] : undefined;
    if (chosen) choose(chosen);
    else if (trimmed !== '') store.settle(trimmed, (found) => choose({ kind: found ? 'all' : 'ask' }));
    else input.current?.focus();
  };

  return (
    <search>
      <form className={styles.form} onSubmit={submit}>
        <div className={cx(frame.field, styles.field)}>
          <Icon name="search" className={frame.glass} size={20} />
          <input
            ref={input}
            className={frame.input}
            type="search"
            value={text}
            onChange={(event) => type(event.target.value)}
            onFocus={() => {
              clearTimeout(closing.current);
              setFocused(true);
              setOpen(true);
            }}
            onBlur={() => {
              setFocused(false);
              closing.current = setTimeout(close, CLOSE_DELAY);
            }}
            onClick={() => setOpen(true)}
            placeholder={phrases[example]}
            aria-label={t('searchHero:label')}
            {...field}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            maxLength={200}
          />
          {text === '' ? null : (
            <button className={frame.clear} type="button" onClick={clear} aria-label={t('clear')}>
              <Icon name="x" size={20} />
            </button>
          )}
          <button className={frame.submit} type="submit" aria-label={t('submit')}>
            <Icon name="arrow-right" className={styles.arrow} size={20} />
          </button>
        </div>
        <SearchSuggestions
          state={state}
          shown={open}
          options={options}
          typed={trimmed}
          {...list}
          onChoose={choose}
          onRetry={() => {
            store.retry();
            input.current?.focus();
          }}
        />
      </form>
    </search>
  );
}
