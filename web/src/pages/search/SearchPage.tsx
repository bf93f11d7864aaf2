import { Icon } from '../../design/Icon.tsx';
import { graphql } from 'react-relay';
import { Form, withLanguage } from '../../navigation/Link.tsx';
import { Breadcrumbs } from '../../design/static/Breadcrumbs.tsx';
import { Button } from '../../design/static/Button.tsx';
import { Container } from '../../design/static/Container.tsx';
import { SectionHeading } from '../../design/static/SectionHeading.tsx';
import { CategoryCarousel } from '../../features/categories/CategoryCarousel.tsx';
import { parseFilters } from '../../features/listing/filters.ts';
import { PARAM } from '../../../../gateway/contract/rules/listing-params.ts';
import { Listing } from '../../features/listing/Listing.tsx';
import { ListingCount } from '../../features/listing/ListingCount.tsx';
import { listingHead } from '../../features/listing/listingHead.ts';
import { ListingSkeleton } from '../../features/listing/ListingSkeleton.tsx';
import { PageHeading, PageHeadingSkeleton } from '../../design/static/PageHeading.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import type { HeadInput, Outcome, PageContext, PageHead, PageProps } from '../../page/page.ts';
import { LANGUAGE_KEY } from '../../i18n/language.ts';
import { useSearchUses } from './_components/useSearchUses.ts';
import type { SearchPageQuery } from './__generated__/SearchPageQuery.graphql.ts';
import styles from './SearchPage.module.css';

export const query = graphql`
  query SearchPageQuery(
    $searching: Boolean!
    $filter: ProductFilter
    $sort: ProductSort
    $first: Int
    $page: Int
    $scopeQuery: String
    $scopeCategory: String
    $scopeBrand: String
    $scopeSeller: String
    $language: Language!
  ) @preloadable {
    categories(list: TOP) {
      id
      ...CategoryCarousel_categories
    }
    products(filter: $filter, sort: $sort, first: $first, page: $page) @include(if: $searching) {
      searchRedirect
      totalCount
    }
    ...Listing_query @alias(as: "listing") @include(if: $searching)
  }
`;

const queryOf = (url: URL) => parseFilters(url.searchParams).query;

export function head({ url, t }: HeadInput<SearchPageQuery>): PageHead {
  const text = queryOf(url);
  const title =
    text === '' ? t('catalogue:search.emptyTitle') : t('catalogue:search.pageTitle', { query: text });
  // Result pages must not be indexed by search engines.
  return { ...listingHead(title, paths.search(), url, t), noIndex: true };
}

/** Staff make some searches lead to another page: to that alone, in the language that the URL names. */
export function outcome(
  { products }: SearchPageQuery['response'],
  { url, language }: Pick<PageContext, 'url' | 'language'>,
): Outcome {
  const path = products?.searchRedirect;
  if (path == null) return 'found';
  return {
    redirect: url.searchParams.has(LANGUAGE_KEY) ? withLanguage(path, language) : path,
    isTemporary: true,
  };
}

/** The listing itself reports its failure. */
export const staysOnFailure = true;

/** Search results of a text; without one, suggestions where to start. */
export default function SearchPage({ data, url }: PageProps<SearchPageQuery>) {
  const { t } = useTranslation('catalogue');
  const text = queryOf(url);
  const results = useSearchUses(data.listing == null ? '' : text);
  const categories =
    data.categories != null && data.categories.length > 0 ? (
      <CategoryCarousel label={t('search.popular')} categories={data.categories} />
    ) : null;
  if (text === '' || data.listing == null) {
    return (
      <Container>
        <Breadcrumbs
          items={[{ label: t('breadcrumbs.home'), to: paths.home() }, { label: t('search.submit') }]}
        />
        <PageHeading title={t('search.emptyTitle')} text={t('search.emptyText')} />
        <search>
          <Form action={paths.search()} className={styles.form}>
            <Icon name="search" size={20} className={styles.icon} />
            <input
              className={styles.field}
              type="search"
              name={PARAM.query}
              required
              maxLength={200}
              autoComplete="off"
              aria-label={t('search.submit')}
              placeholder={t('search.placeholder')}
            />
            <Button type="submit">{t('search.submit')}</Button>
          </Form>
        </search>
        {categories !== null && (
          <div className={styles.popular}>
            <SectionHeading>{t('search.popular')}</SectionHeading>
            {categories}
          </div>
        )}
      </Container>
    );
  }
  return (
    <Container>
      <Breadcrumbs
        items={[
          { label: t('breadcrumbs.home'), to: paths.home() },
          { label: t('search.pageTitle', { query: text }) },
        ]}
      />
      <PageHeading
        title={t('search.title', { query: text })}
        aside={data.products && <ListingCount count={data.products.totalCount} />}
      />
      <div ref={results}>
        <Listing query={data.listing} url={url} path={paths.search()} elsewhere={categories} />
      </div>
    </Container>
  );
}

export function Skeleton() {
  return (
    <Container>
      <PageHeadingSkeleton />
      <ListingSkeleton />
    </Container>
  );
}
