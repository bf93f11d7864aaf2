import { graphql } from 'react-relay';
import { Breadcrumbs } from '../../design/static/Breadcrumbs.tsx';
import { Container } from '../../design/static/Container.tsx';
import { CategoryCarousel } from '../../features/categories/CategoryCarousel.tsx';
import { Listing } from '../../features/listing/Listing.tsx';
import { breadcrumbList, listingHead } from '../../features/listing/listingHead.ts';
import { ListingSkeleton } from '../../features/listing/ListingSkeleton.tsx';
import { PageHeading, PageHeadingSkeleton } from '../../features/listing/PageHeading.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import type { HeadInput, PageHead, PageProps } from '../../relay/page.ts';
import type { AllProductsPageQuery } from './__generated__/AllProductsPageQuery.graphql.ts';

export const query = graphql`
  query AllProductsPageQuery(
    $filter: ProductFilter
    $sort: ProductSort
    $first: Int
    $page: Int
    $scopeQuery: String
    $scopeCategory: String
    $scopeBrand: String
    $scopeSeller: String
  ) @preloadable {
    categories(list: TOP) {
      id
      ...CategoryCarousel_categories
    }
    ...Listing_query
  }
`;

export function head({ url, t, absolute }: HeadInput<AllProductsPageQuery>): PageHead {
  const title = t('catalogue:all.title');
  return {
    ...listingHead(title, paths.allProducts(), url, t),
    description: t('catalogue:all.description'),
    jsonLd: [
      breadcrumbList(
        [
          { label: t('catalogue:breadcrumbs.home'), to: paths.home() },
          { label: title, to: paths.allProducts() },
        ],
        absolute,
      ),
    ],
  };
}

/** Its listing says when it could not be had. */
export const staysOnFailure = true;

/** Everything that the shop sells. */
export default function AllProductsPage({ data, url }: PageProps<AllProductsPageQuery>) {
  const { t } = useTranslation('catalogue');
  return (
    <Container>
      <Breadcrumbs items={[{ label: t('breadcrumbs.home'), to: paths.home() }, { label: t('all.title') }]} />
      <PageHeading title={t('all.title')} />
      <Listing
        query={data}
        url={url}
        path={paths.allProducts()}
        elsewhere={
          data.categories.length > 0 && (
            <CategoryCarousel label={t('empty.categories')} categories={data.categories} />
          )
        }
      />
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
