import type { ReactNode } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './CheckOption.module.css';

interface CheckOptionProps {
  type?: 'checkbox' | 'radio';
  name: string;
  value: string;
  checked: boolean;
  /** How many products it leaves; not shown when not known. */
  count?: number;
  /** Something before the words: a swatch, stars. */
  mark?: ReactNode;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** One choice of a filter: a native checkbox or radio button, its words, and how many products it leaves. */
export function CheckOption({
  type = 'checkbox',
  name,
  value,
  checked,
  count,
  mark,
  onChange,
  children,
}: CheckOptionProps) {
  const { language } = useTranslation('catalogue');
  return (
    <label className={styles.option}>
      <input
        className={styles.input}
        type={type}
        name={name}
        value={value}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {mark}
      <span className={styles.words} dir="auto">
        {children}
      </span>
      {count !== undefined && <span className={styles.count}>{formatNumber(count, language)}</span>}
    </label>
  );
}
