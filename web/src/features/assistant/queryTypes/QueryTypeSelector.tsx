import { useId } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import { cx } from '../../../design/static/cx.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './QueryTypeSelector.module.css';
import { QUERY_CHOICES, queryIcon, type QueryChoice } from './queryTypes.ts';

interface QueryTypeSelectorProps {
  value: QueryChoice;
  onChange: (choice: QueryChoice) => void;
}

/** The subject of the next message: nine labels in a row, as radios. */
export function QueryTypeSelector({ value, onChange }: QueryTypeSelectorProps) {
  const { t } = useTranslation('assistantTools');
  const name = useId();
  return (
    <div className={styles.row} role="radiogroup" aria-label={t('queryTypes.label')}>
      {QUERY_CHOICES.map((choice) => (
        <label key={choice} className={cx(styles.option, choice === value && styles.chosen)}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === value}
            className={styles.input}
            onChange={() => onChange(choice)}
          />
          <Icon name={queryIcon(choice)} size={16} />
          {t(`queryTypes.${choice}`)}
        </label>
      ))}
    </div>
  );
}
