import { Icon } from '../../design/Icon.tsx';
import { Button } from '../../design/static/Button.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { FILTERS_FORM_ID } from './FilterPanel.tsx';
import { SORTS, type Sort } from './filters.ts';
import { PARAM } from '../../../../gateway/contract/rules/listing-params.ts';
import styles from './SortSelect.module.css';

interface SortSelectProps {
  sort: Sort;
  /** Whether there is a search text: only then is there a relevance. */
  searching: boolean;
  onChange: (sort: Sort) => void;
}

/** The sort order of the list. It belongs to the filters' form, so that it works without JavaScript. */
export function SortSelect({ sort, searching, onChange }: SortSelectProps) {
  const { t } = useTranslation('catalogue');
  return (
    <div className={styles.sort}>
      <label className={styles.frame}>
        <Icon name="arrow-down-wide-narrow" size={18} className={styles.icon} />
        <span className={styles.label}>{t('sort.label')}</span>
        <select
          className={styles.select}
          name={PARAM.sort}
          form={FILTERS_FORM_ID}
          value={sort}
          onChange={(event) => {
            const chosen = SORTS.find((one) => one === event.currentTarget.value);
            if (chosen) onChange(chosen);
          }}
        >
          {SORTS.filter((one) => searching || one !== 'relevance').map((one) => (
            <option key={one} value={one}>
              {t(`sort.${one}`)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} className={styles.chevron} />
      </label>
      <noscript>
        <Button type="submit" form={FILTERS_FORM_ID} variant="secondary" size="sm">
          {t('filters.apply')}
        </Button>
      </noscript>
    </div>
  );
}
