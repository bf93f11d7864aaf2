import { graphql } from 'react-relay';
import { meaningfulAverage } from '../../../../gateway/contract/rules/ratings.ts';
import { Breadcrumbs } from '../../design/static/Breadcrumbs.tsx';
import { Container } from '../../design/static/Container.tsx';
import { SectionHeading } from '../../design/static/SectionHeading.tsx';
import { Listing } from '../../features/listing/Listing.tsx';
import { breadcrumbList } from '../../document/breadcrumbList.ts';
import { listingHead } from '../../features/listing/listingHead.ts';
import { ListingSkeleton } from '../../features/listing/ListingSkeleton.tsx';
import { PageHeadingSkeleton } from '../../design/static/PageHeading.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import type { HeadInput, Outcome, PageHead, PageProps } from '../../page/page.ts';
import type { ShopPageQuery } from './__generated__/ShopPageQuery.graphql.ts';
import { ShopHeader } from './_components/ShopHeader.tsx';
import { ShopPolicies } from './_components/ShopPolicies.tsx';

export const query = graphql`
  query ShopPageQuery(
    $slug: String!
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
    seller(by: { slug: $slug }) {
      slug
      name
      description(language: $language)
      productCount
      ratingAverage
      ratingCount
      region {
        name(language: $language)
      }
      logo {
        url
      }
      ...ShopHeader_seller
      ...ShopPolicies_seller
    }
    ...Listing_query
  }
`;

export function outcome({ seller }: ShopPageQuery['response']): Outcome {
  return seller ? 'found' : 'not-found';
}

export function head({ data: { seller }, url, t, language, absolute }: HeadInput<ShopPageQuery>): PageHead {
  if (!seller) return { title: '' };
  const path = paths.shop(seller.slug);
  return {
    ...listingHead(seller.name, path, url, t),
    description:
      seller.description ??
      t('catalogue:shop.description', {
        name: seller.name,
        region: seller.region.name,
        n: formatNumber(seller.productCount, language),
      }),
    image: seller.logo?.url,
    jsonLd: [
      breadcrumbList(
        [
          { label: t('catalogue:breadcrumbs.home'), to: paths.home() },
          { label: seller.name, to: path },
        ],
        absolute,
      ),
      {
        '@type': 'Store',
        name: seller.name,
        url: absolute(path),
        ...(seller.logo && { image: absolute(seller.logo.url) }),
        address: { '@type': 'PostalAddress', addressRegion: seller.region.name, addressCountry: 'TN' },
        ...(meaningfulAverage(seller.ratingAverage, seller.ratingCount) > 0 && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: seller.ratingAverage,
            reviewCount: seller.ratingCount,
          },
        }),
      },
    ],
  };
}

/** The listing itself reports its failure. */
export const staysOnFailure = true;

/** A partner shop: header, terms and products. */
export default function ShopPage({ data, url }: PageProps<ShopPageQuery>) {
  const { t, language } = useTranslation('catalogue');
  const { seller } = data;
  if (!seller) return null;
  return (
    <Container>
      <Breadcrumbs items={[{ label: t('breadcrumbs.home'), to: paths.home() }, { label: seller.name }]} />
      <ShopHeader seller={seller} />
      <ShopPolicies seller={seller} />
      <SectionHeading
        action={{
          label: t('shop.seeAll', {
            count: seller.productCount,
            n: formatNumber(seller.productCount, language),
          }),
          to: paths.shopProducts(seller.slug),
        }}
      >
        {t('shop.products', { name: seller.name })}
      </SectionHeading>
      <Listing query={data} url={url} path={paths.shop(seller.slug)} scope={{ seller: seller.slug }} />
    </Container>
  );
}

export function Skeleton() {
  return (
    <Container>
      <PageHeadingSkeleton withLogo />
      <ListingSkeleton />
    </Container>
  );
}
