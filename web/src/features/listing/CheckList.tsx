import { Icon } from '../../design/Icon.tsx';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { CheckOption } from './CheckOption.tsx';
import styles from './CheckList.module.css';
import { useHydrated } from './useHydrated.ts';

export interface ListedOption {
  readonly value: string;
  readonly label: string;
  /** Number of its products; undefined: not known. */
  readonly count?: number | undefined;
}

interface CheckListProps {
  /** Name in the query string. */
  name: string;
  options: readonly ListedOption[];
  chosen: readonly string[];
  /** Label of the search field in the list, which long lists have. */
  searchLabel: string;
  mark?: (value: string) => ReactNode;
  onChange: (chosen: string[]) => void;
}

/** From so many options on, the list can be searched. */
const SEARCHABLE_FROM = 9;
/** Number of visible options of a folded list; CheckList.module.css counts them too. */
const SEEN_AT_FIRST = 8;

/** Accents and case are ignored in a search. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Options of which several can be chosen, in a list that is folded when it is long: chosen ones stay visible. */
export function CheckList({ name, options, chosen, searchLabel, mark, onChange }: CheckListProps) {
  const { t } = useTranslation('catalogue');
  const hydrated = useHydrated();
  const [text, setText] = useState('');
  const [whole, setWhole] = useState(false);
  const long = options.length >= SEARCHABLE_FROM;
  const wanted = plain(text.trim());
  const matches = (option: ListedOption) => plain(option.label).includes(wanted);
  // Options hidden by the search still belong to the form.
  const shown = options.filter(matches);
  const toggle = (value: string, checked: boolean) =>
    onChange(checked ? [...chosen, value] : chosen.filter((other) => other !== value));
  return (
    <>
      {long && (
        <div className={styles.search}>
          <Icon name="search" size={16} className={styles.icon} />
          <input
            type="search"
            className={styles.field}
            aria-label={searchLabel}
            placeholder={searchLabel}
            value={text}
            disabled={!hydrated}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              // Enter would submit the form.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        </div>
      )}
      <div className={styles.list} data-folded={(long && !whole && wanted === '') || undefined}>
        {shown.map((option) => (
          <CheckOption
            key={option.value}
            name={name}
            value={option.value}
            checked={chosen.includes(option.value)}
            count={option.count}
            mark={mark?.(option.value)}
            onChange={(checked) => toggle(option.value, checked)}
          >
            {option.label}
          </CheckOption>
        ))}
        {shown.length === 0 && <p className={styles.none}>{t('options.none', { text: text.trim() })}</p>}
      </div>
      {long && wanted === '' && (
        <button type="button" className={styles.more} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? t('options.less') : t('options.more', { n: options.length - SEEN_AT_FIRST })}
        </button>
      )}
    </>
  );
}
