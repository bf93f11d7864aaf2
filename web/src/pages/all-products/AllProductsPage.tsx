import { graphql } from 'react-relay';
import { CategoryCarousel } from '../../features/categories/CategoryCarousel.tsx';
import { Listing } from '../../features/listing/Listing.tsx';
import type { Crumb } from '../../document/breadcrumbList.ts';
import { listingPageHead } from '../../features/listing/listingHead.ts';
import { ListingCount } from '../../features/listing/ListingCount.tsx';
import { ListingPage, ListingPageSkeleton } from '../../features/listing/ListingPage.tsx';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import type { HeadInput, PageHead, PageProps } from '../../page/page.ts';
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
    $language: Language!
  ) @preloadable {
    categories(list: TOP) {
      id
      ...CategoryCarousel_categories
    }
    products(filter: $filter, sort: $sort, first: $first, page: $page) {
      totalCount
    }
    ...Listing_query
  }
`;

const crumbsOf = (t: Translate): Crumb[] => [
  { label: t('catalogue:breadcrumbs.home'), to: paths.home() },
  { label: t('catalogue:all.title'), to: paths.allProducts() },
];

export function head(input: HeadInput<AllProductsPageQuery>): PageHead {
  const { t } = input;
  return listingPageHead(
    { title: t('catalogue:all.title'), description: t('catalogue:all.description'), crumbs: crumbsOf(t) },
    input,
  );
}

/** The listing itself reports its failure. */
export const staysOnFailure = true;

/** All products of the shop. */
export default function AllProductsPage({ data, url }: PageProps<AllProductsPageQuery>) {
  const { t } = useTranslation('catalogue');
  return (
    <ListingPage
      crumbs={crumbsOf(t)}
      title={t('all.title')}
      aside={data.products && <ListingCount count={data.products.totalCount} />}
    >
      <Listing
        query={data}
        url={url}
        path={paths.allProducts()}
        elsewhere={
          !!data.categories?.length && (
            <CategoryCarousel label={t('empty.categories')} categories={data.categories} />
          )
        }
      />
    </ListingPage>
  );
}

export function Skeleton() {
  return <ListingPageSkeleton />;
}
