import type { ReactNode } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './CheckOption.module.css';

interface CheckOptionProps {
  type?: 'checkbox' | 'radio';
  name: string;
  value: string;
  checked: boolean;
  /** Number of products with this option; not shown if not known. */
  count?: number;
  /** Content before the label: a swatch, stars. */
  mark?: ReactNode;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** One option of a filter: a native checkbox or radio button, its label, and its number of products. */
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
