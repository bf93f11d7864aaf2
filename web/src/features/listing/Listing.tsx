import { Icon } from '../../design/Icon.tsx';
import { useId, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from '../../navigation/Link.tsx';
import { Button } from '../../design/static/Button.tsx';
import { ErrorState } from '../../errors/ErrorState.tsx';
import { Pagination } from '../../design/static/Pagination.tsx';
import { cx } from '../../design/static/cx.ts';
import { VisuallyHidden } from '../../design/static/VisuallyHidden.tsx';
import { usePageFailure } from '../../navigation/failure.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';

import { usePagePending } from '../../page/usePagePending.ts';
import { ProductGrid } from '../product/ProductGrid.tsx';
import type { Listing_options$key } from './__generated__/Listing_options.graphql.ts';
import type { Listing_products$key } from './__generated__/Listing_products.graphql.ts';
import type { Listing_query$key } from './__generated__/Listing_query.graphql.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { ListingCount } from './ListingCount.tsx';
import { FilterPanel, FILTERS_ID } from './FilterPanel.tsx';
import { activeFilters, listingHref } from './narrowing.ts';
import styles from './Listing.module.css';
import { ListingEmpty } from './ListingEmpty.tsx';
import { SortSelect } from './SortSelect.tsx';
import { useListing } from './useListing.ts';
import type { ListingScope } from './variables.ts';
import { present } from '../../relay/present.ts';

interface ListingPlace {
  /** URL of the page; its query string is the listing's whole state. */
  url: URL;
  /** The page's canonical path. */
  path: string;
  /** Filters fixed by the page. */
  scope?: ListingScope;
  /** Links shown when nothing matches. */
  elsewhere?: ReactNode;
}

interface ListingProps extends ListingPlace {
  query: Listing_query$key;
}

interface ListingOfProps extends ListingPlace {
  products: Listing_products$key;
  /** null: they could not be loaded, and there are no options. */
  options: Listing_options$key | null | undefined;
}

const WHOLE_SHOP: ListingScope = {};

/** Products with filters, sort order and pagination: the one listing of the shop. */
export function Listing({ query, ...place }: ListingProps) {
  const { products, productFilterOptions } = useFragment(
    graphql`
      fragment Listing_query on Query {
        products(filter: $filter, sort: $sort, first: $first, page: $page) {
          ...Listing_products
        }
        productFilterOptions(
          query: $scopeQuery
          category: $scopeCategory
          brand: $scopeBrand
          seller: $scopeSeller
        ) {
          ...Listing_options @arguments(hasSpecs: true)
        }
      }
    `,
    query,
  );
  return <ListingOf products={present(products)} options={productFilterOptions} {...place} />;
}

/** The listing of products that another root than the whole shop returns, such as a promotion. */
export function ListingOf({
  products: productsKey,
  options: optionsKey,
  url,
  path,
  scope = WHOLE_SHOP,
  elsewhere,
}: ListingOfProps) {
  const { t, language } = useTranslation('catalogue');
  const headingId = useId();
  const products = useFragment(
    graphql`
      fragment Listing_products on ProductConnection {
        totalCount
        totalPages
        correctedQuery
        nodes {
          id
          ...ProductGrid_products
        }
      }
    `,
    productsKey,
  );
  const options = useFragment(
    graphql`
      fragment Listing_options on ProductFilterOptions
      @argumentDefinitions(hasSpecs: { type: "Boolean!", defaultValue: false }) {
        ...FilterFields_options @arguments(hasSpecs: $hasSpecs)
        ...ActiveFilters_options @arguments(hasSpecs: $hasSpecs)
      }
    `,
    optionsKey,
  );
  const { filters, shown, change } = useListing(path, url.search, scope.sort);
  const pending = usePagePending();
  const failure = usePageFailure();
  const { totalCount, totalPages, nodes } = products;
  const activeCount = activeFilters(shown).length;
  const n = formatNumber(totalCount, language);
  // No products and no filters: nothing to filter or to sort.
  const isBare = failure === null && totalCount === 0 && activeCount === 0;

  return (
    <div className={cx(styles.listing, isBare && styles.bare)}>
      {!isBare && (
        <FilterPanel
          options={options}
          filters={shown}
          scope={scope}
          path={path}
          totalCount={totalCount}
          onChange={change}
        />
      )}
      <section className={styles.results} aria-labelledby={headingId} aria-busy={pending || undefined}>
        <h2 id={headingId} className={styles.heading}>
          <VisuallyHidden>{t('results')}</VisuallyHidden>
        </h2>
        {products.correctedQuery != null && filters.query !== '' && (
          <p className={styles.corrected}>
            <strong>{t('corrected.title', { query: products.correctedQuery })}</strong>{' '}
            <Link to={paths.search(`"${filters.query}"`)}>
              {t('corrected.original', { query: filters.query })}
            </Link>
          </p>
        )}
        <div className={styles.bar}>
          {!isBare && (
            <Button
              className={styles.open}
              variant="secondary"
              popoverTarget={FILTERS_ID}
              icon={<Icon name="sliders-horizontal" size={18} />}
            >
              {t('filters.open')}
              {activeCount > 0 && (
                <>
                  <VisuallyHidden>
                    {t('filters.activeCount', { count: activeCount, n: formatNumber(activeCount, language) })}
                  </VisuallyHidden>
                  <span className={styles.activeCount} aria-hidden>
                    {formatNumber(activeCount, language)}
                  </span>
                </>
              )}
            </Button>
          )}
          <p className={styles.count}>{failure === null && <ListingCount count={totalCount} />}</p>
          {!isBare && (
            <SortSelect
              sort={shown.sort}
              searching={filters.query !== ''}
              onChange={(sort) => change({ sort })}
            />
          )}
        </div>
        <ActiveFilters options={options} filters={shown} path={path} />
        <VisuallyHidden>
          <output>
            {pending ? t('updating') : failure === null && t('countAnnounced', { count: totalCount, n })}
          </output>
        </VisuallyHidden>
        <div className={styles.products} data-pending={pending || undefined}>
          {failure !== null ? (
            <ErrorState error={failure.error} onRetry={failure.retry} busy={pending} level={3} />
          ) : nodes.length > 0 ? (
            <ProductGrid products={nodes} priority={4} />
          ) : (
            <ListingEmpty
              filters={filters}
              path={path}
              beyondLastPage={totalCount > 0}
              elsewhere={elsewhere}
            />
          )}
        </div>
        {failure === null && (
          <Pagination
            page={filters.page}
            totalPages={totalPages}
            hrefFor={(page) => listingHref(path, filters, { page })}
          />
        )}
      </section>
    </div>
  );
}
