import { Icon } from '../../design/Icon.tsx';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../design/static/Button.tsx';
import { EmptyState } from '../../design/static/EmptyState.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import { openAssistant } from '../assistant/assistantPanel.ts';
import { Rediscover } from '../rediscover/Rediscover.tsx';
import { type Filters } from './filters.ts';
import { activeFilters, listingHref, withoutFilters } from './narrowing.ts';
import styles from './Listing.module.css';

interface ListingEmptyProps {
  filters: Filters;
  path: string;
  /** There are products, but not on this page. */
  beyondLastPage: boolean;
  elsewhere?: ReactNode;
}

/** Text of a listing without products, and links to continue. */
export function ListingEmpty({ filters, path, beyondLastPage, elsewhere }: ListingEmptyProps) {
  const { t } = useTranslation('catalogue');
  const narrowed = activeFilters(filters).length > 0;
  const text =
    narrowed || beyondLastPage ? 'empty.filtered' : filters.query === '' ? 'empty.plain' : 'empty.search';
  return (
    <>
      <EmptyState
        icon={<Icon name="package-search" size={32} />}
        title={t('empty.title')}
        text={beyondLastPage ? undefined : t(text)}
        action={
          beyondLastPage ? (
            <ButtonLink variant="secondary" to={listingHref(path, filters)}>
              {t('empty.firstPage')}
            </ButtonLink>
          ) : narrowed ? (
            <ButtonLink
              variant="secondary"
              to={listingHref(path, withoutFilters(filters))}
              preventScrollReset
            >
              {t('empty.clear')}
            </ButtonLink>
          ) : (
            <div className={styles.ways}>
              {filters.query !== '' && (
                <Button
                  icon={<Icon name="sparkles" size={18} />}
                  onClick={() => openAssistant({ entry: 'header', query: filters.query })}
                >
                  {t('rediscover.ask')}
                </Button>
              )}
              <ButtonLink variant="secondary" to={paths.allProducts()}>
                {t('empty.all')}
              </ButtonLink>
            </div>
          )
        }
      />
      {elsewhere && (
        <div className={styles.elsewhere}>
          <h3 className={styles.elsewhereTitle}>{t('empty.categories')}</h3>
          {elsewhere}
        </div>
      )}
      <Rediscover />
    </>
  );
}
