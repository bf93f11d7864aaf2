/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- a datalist does not restrict its values, and is not announced everywhere: this is ARIA's combobox */
import { useId, useRef, useState } from 'react';
import { cx } from '../../../design/static/cx.ts';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './Picker.module.css';

export interface PickerOption {
  readonly value: string;
  readonly label: string;
}

interface PickerProps {
  readonly label: string;
  /** Empty: nothing is chosen. */
  readonly value: string;
  /** Shown for a value that is not among the options, such as a category that is switched off. */
  readonly valueLabel: string;
  readonly options: readonly PickerOption[];
  readonly onChange: (value: string) => void;
  /** Offers to choose nothing, by this name. */
  readonly none?: string;
  readonly hint?: string;
  readonly error?: string | null;
  /** Asks for other options, because there are too many to be given at once: `options` are then those that match. */
  readonly onSearch?: (text: string) => void;
  /** They are on their way. */
  readonly isSearching?: boolean;
}

/** Options that are shown at once; the others are found by typing. */
const SHOWN = 50;

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A choice among many: the field searches what can be chosen. Arrows move, Enter chooses, Escape leaves it as it was. */
export function Picker({
  label,
  value,
  valueLabel,
  options,
  onChange,
  none,
  hint,
  error,
  onSearch,
  isSearching = false,
}: PickerProps) {
  const { t } = useTranslation('admin');
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  /** What was typed; null: the list is closed. */
  const [text, setText] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const all = none === undefined ? options : [{ value: '', label: none }, ...options];
  const chosen = all.find((one) => one.value === value)?.label ?? valueLabel;
  const words = plain(text ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');
  const matching =
    onSearch === undefined
      ? all.filter((one) => words.every((word) => plain(one.label).includes(word)))
      : all;
  const found = matching.slice(0, SHOWN);
  const isOpen = text !== null;
  const move = (to: number): void => {
    const next = Math.min(Math.max(to, 0), found.length - 1);
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const choose = (option: PickerOption | undefined): void => {
    setText(null);
    if (option !== undefined && option.value !== value) onChange(option.value);
  };
  const open = (): void => {
    setText('');
    onSearch?.('');
    setActive(0);
  };
  return (
    <div className={styles.root}>
      <Field
        label={label}
        hint={hint}
        error={error}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found.length > 0 ? `${id}${active}` : undefined}
        autoComplete="off"
        dir="auto"
        value={text ?? chosen}
        placeholder={isOpen ? chosen : undefined}
        onClick={() => {
          if (!isOpen) open();
        }}
        onBlur={() => setText(null)}
        onChange={({ target }) => {
          // The first key replaces what was chosen.
          const typed = isOpen ? target.value : target.value.replace(chosen, '');
          setText(typed);
          onSearch?.(typed);
          setActive(0);
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault();
            if (isOpen) move(active + (event.key === 'ArrowDown' ? 1 : -1));
            else open();
          } else if (event.key === 'Enter') {
            event.preventDefault();
            if (isOpen) choose(found[active]);
          } else if (event.key === 'Escape' && isOpen) {
            event.stopPropagation();
            setText(null);
          }
        }}
      />
      {isOpen && (
        <div className={styles.panel}>
          <ul ref={list} id={`${id}list`} role="listbox" aria-label={label} className={styles.list}>
            {found.map((option, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
              <li
                key={option.value}
                id={`${id}${index}`}
                role="option"
                aria-selected={option.value === value}
                className={cx(styles.option, index === active && styles.active)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
              >
                <bdi>{option.label}</bdi>
              </li>
            ))}
          </ul>
          {found.length === 0 && !isSearching && <p className={styles.note}>{t('list.nothingFound')}</p>}
          {matching.length > found.length && (
            <p className={styles.note}>{t('picker.more', { count: matching.length - found.length })}</p>
          )}
        </div>
      )}
    </div>
  );
}
