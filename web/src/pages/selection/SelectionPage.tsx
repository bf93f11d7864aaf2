import { graphql } from 'react-relay';
import { Breadcrumbs } from '../../design/static/Breadcrumbs.tsx';
import { Container } from '../../design/static/Container.tsx';
import { CategoryCarousel } from '../../features/categories/CategoryCarousel.tsx';
import { Listing } from '../../features/listing/Listing.tsx';
import type { Crumb } from '../../document/breadcrumbList.ts';
import { listingPageHead } from '../../features/listing/listingHead.ts';
import { ListingCount } from '../../features/listing/ListingCount.tsx';
import { ListingPageSkeleton } from '../../features/listing/ListingPage.tsx';
import { PageHeading } from '../../design/static/PageHeading.tsx';
import { PARAM } from '../../../../gateway/contract/rules/listing-params.ts';
import { ProductCarousel } from '../../features/product/ProductCarousel.tsx';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import type { HeadInput, PageHead, PageProps } from '../../page/page.ts';
import type { SelectionPageQuery } from './__generated__/SelectionPageQuery.graphql.ts';
import styles from './SelectionPage.module.css';
import { selectionAt, type Selection } from './selections.ts';

export const query = graphql`
  query SelectionPageQuery(
    $withFlash: Boolean!
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
    flash: products(
      filter: { isFlashSale: true }
      sort: { field: FLASH_SALE_EXPIRES_AT, direction: ASC }
      first: 12
    ) @include(if: $withFlash) {
      nodes {
        ...ProductCarousel_products
      }
    }
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

const crumbsOf = ({ name, path }: Selection, t: Translate): Crumb[] => [
  { label: t('catalogue:breadcrumbs.home'), to: paths.home() },
  { label: t(`catalogue:selections.${name}.title`), to: path },
];

export function head(input: HeadInput<SelectionPageQuery>): PageHead {
  const { url, t } = input;
  const selection = selectionAt(url);
  return listingPageHead(
    {
      title: t(`catalogue:selections.${selection.name}.title`),
      description: t(`catalogue:selections.${selection.name}.text`),
      crumbs: crumbsOf(selection, t),
      usualSort: selection.scope.sort,
    },
    input,
  );
}

/** The listing itself reports its failure. */
export const staysOnFailure = true;

/** Deals, new arrivals or best sellers: the listing of one part of the catalogue. Deals start with flash sales. */
export default function SelectionPage({ data, url }: PageProps<SelectionPageQuery>) {
  const { t } = useTranslation('catalogue');
  const selection = selectionAt(url);
  const { name, path, scope } = selection;
  const flash = data.flash?.nodes ?? [];
  return (
    <>
      <Container>
        <Breadcrumbs items={crumbsOf(selection, t)} />
        <PageHeading
          title={t(`selections.${name}.title`)}
          text={t(`selections.${name}.text`)}
          aside={data.products && <ListingCount count={data.products.totalCount} />}
        />
      </Container>
      {flash.length > 0 && (
        <ProductCarousel
          title={t('flags.flash')}
          products={flash}
          tone="terracotta"
          action={{ label: t('common:seeMore'), to: `${paths.allProducts()}?${PARAM.flash}=1` }}
          priority={2}
        />
      )}
      <Container className={flash.length > 0 ? styles.below : undefined}>
        <Listing
          query={data}
          url={url}
          path={path}
          scope={scope}
          elsewhere={
            !!data.categories?.length && (
              <CategoryCarousel label={t('empty.categories')} categories={data.categories} />
            )
          }
        />
      </Container>
    </>
  );
}

export function Skeleton() {
  return <ListingPageSkeleton />;
}
