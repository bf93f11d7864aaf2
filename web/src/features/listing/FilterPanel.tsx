import { Icon } from '../../design/Icon.tsx';
import { useRef, useState } from 'react';
import { Button, ButtonLink } from '../../design/static/Button.tsx';
import { IconButton } from '../../design/static/IconButton.tsx';
import { useFocusInside } from '../../design/static/useFocusInside.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { FilterFields, type FilterFieldsProps } from './FilterFields.tsx';
import styles from './FilterPanel.module.css';
import { activeFilters, listingHref, withoutFilters } from './narrowing.ts';
import { PARAM } from '../../../../gateway/contract/rules/listing-params.ts';
import { LanguageField } from './LanguageField.tsx';
import { useHydrated } from './useHydrated.ts';

export const FILTERS_ID = 'filters';
/** The form that the sort order above the list belongs to as well. */
export const FILTERS_FORM_ID = 'filters-form';

interface FilterPanelProps extends FilterFieldsProps {
  /** The listing's own path, to which the form is sent without JavaScript. */
  path: string;
  /** Number of products with these filters. */
  totalCount: number;
}

/**
 * The filters: next to the list on wide screens, a bottom sheet on small ones. The sheet is a popover, so that it opens without
 * JavaScript too; the form is then sent with its own button.
 */
export function FilterPanel({ path, totalCount, ...fields }: FilterPanelProps) {
  const { t, language } = useTranslation('catalogue');
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useFocusInside(panel, open);
  const hasActive = activeFilters(fields.filters).length > 0;
  return (
    <section
      ref={panel}
      id={FILTERS_ID}
      popover="auto"
      className={styles.panel}
      aria-label={t('filters.title')}
      // Only the sheet is a dialog; next to the list it is a part of the page.
      role={open ? 'dialog' : undefined}
      onToggle={(event) => setOpen(event.newState === 'open')}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{t('filters.title')}</h2>
        {hasActive && (
          <ButtonLink
            variant="ghost"
            size="sm"
            className={styles.clear}
            to={listingHref(path, withoutFilters(fields.filters))}
            preventScrollReset
          >
            {t('filters.clear')}
          </ButtonLink>
        )}
        <IconButton
          className={styles.close}
          label={t('filters.close')}
          icon={<Icon name="x" size={22} />}
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
        />
      </div>
      <form
        id={FILTERS_FORM_ID}
        method="get"
        action={path}
        className={styles.form}
        noValidate
        onSubmit={(event) => event.preventDefault()}
      >
        <LanguageField />
        {fields.filters.query !== '' && (
          <input type="hidden" name={PARAM.query} value={fields.filters.query} />
        )}
        <FilterFields {...fields} />
        <noscript>
          <div className={styles.foot}>
            <Button type="submit" wide>
              {t('filters.apply')}
            </Button>
          </div>
        </noscript>
        {hydrated && (
          <div className={styles.sheetFoot}>
            <Button wide size="lg" popoverTarget={FILTERS_ID} popoverTargetAction="hide">
              {t('filters.show', { count: totalCount, n: formatNumber(totalCount, language) })}
            </Button>
          </div>
        )}
      </form>
    </section>
  );
}
