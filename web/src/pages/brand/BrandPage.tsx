import { graphql } from 'react-relay';
import { Badge } from '../../design/static/Badge.tsx';
import { Breadcrumbs } from '../../design/static/Breadcrumbs.tsx';
import { Container } from '../../design/static/Container.tsx';
import { CategoryCarousel } from '../../features/categories/CategoryCarousel.tsx';
import { Listing } from '../../features/listing/Listing.tsx';
import { breadcrumbList, listingHead, type Crumb } from '../../features/listing/listingHead.ts';
import { ListingSkeleton } from '../../features/listing/ListingSkeleton.tsx';
import { PageHeading, PageHeadingSkeleton } from '../../features/listing/PageHeading.tsx';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import type { HeadInput, Outcome, PageHead, PageProps } from '../../relay/page.ts';
import type { BrandPageQuery } from './__generated__/BrandPageQuery.graphql.ts';

export const query = graphql`
  query BrandPageQuery(
    $slug: String!
    $filter: ProductFilter
    $sort: ProductSort
    $first: Int
    $page: Int
    $scopeQuery: String
    $scopeCategory: String
    $scopeBrand: String
    $scopeSeller: String
  ) @preloadable {
    brand(slug: $slug) {
      slug
      name
      description
      countryCode
      logo {
        url
      }
    }
    categories(list: TOP) {
      id
      ...CategoryCarousel_categories
    }
    ...Listing_query
  }
`;

type Brand = NonNullable<BrandPageQuery['response']['brand']>;

const crumbsOf = (brand: Brand, t: Translate): Crumb[] => [
  { label: t('catalogue:breadcrumbs.home'), to: paths.home() },
  { label: t('catalogue:brands.all'), to: paths.mall() },
  { label: brand.name, to: paths.brand(brand.slug) },
];

export function outcome({ brand }: BrandPageQuery['response']): Outcome {
  return brand ? 'found' : 'not-found';
}

export function head({ data: { brand }, url, t, absolute }: HeadInput<BrandPageQuery>): PageHead {
  if (!brand) return { title: '' };
  return {
    ...listingHead(t('catalogue:brand.title', { name: brand.name }), paths.brand(brand.slug), url, t),
    description: brand.description ?? t('catalogue:brand.description', { name: brand.name }),
    image: brand.logo?.url,
    jsonLd: [
      breadcrumbList(crumbsOf(brand, t), absolute),
      { '@type': 'Brand', name: brand.name, url: absolute(paths.brand(brand.slug)) },
    ],
  };
}

/** Its listing says when it could not be had. */
export const staysOnFailure = true;

/** A brand and its products. */
export default function BrandPage({ data, url }: PageProps<BrandPageQuery>) {
  const { t } = useTranslation('catalogue');
  const { brand } = data;
  if (!brand) return null;
  return (
    <Container>
      <Breadcrumbs items={crumbsOf(brand, t)} />
      <PageHeading
        title={brand.name}
        text={brand.description}
        logo={brand.logo?.url ?? null}
        badge={brand.countryCode === 'TN' ? <Badge tone="terracotta">{t('brand.tunisian')}</Badge> : null}
      />
      <Listing
        query={data}
        url={url}
        path={paths.brand(brand.slug)}
        scope={{ brand: brand.slug }}
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
      <PageHeadingSkeleton withLogo />
      <ListingSkeleton />
    </Container>
  );
}
