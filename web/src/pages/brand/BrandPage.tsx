import { graphql } from 'react-relay';
import { Badge } from '../../design/static/Badge.tsx';
import { CategoryCarousel } from '../../features/categories/CategoryCarousel.tsx';
import { BrandLogo } from '../../features/brands/BrandLogo.tsx';
import { Listing } from '../../features/listing/Listing.tsx';
import type { Crumb } from '../../document/breadcrumbList.ts';
import { listingPageHead } from '../../features/listing/listingHead.ts';
import { ListingCount } from '../../features/listing/ListingCount.tsx';
import { ListingPage, ListingPageSkeleton } from '../../features/listing/ListingPage.tsx';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import type { HeadInput, Outcome, PageHead, PageProps } from '../../page/page.ts';
import styles from './BrandPage.module.css';
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
    $language: Language!
  ) @preloadable {
    brand(by: { slug: $slug }) {
      slug
      name
      description(language: $language)
      descriptionLanguage(language: $language)
      countryCode
      logo {
        url
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

type Brand = NonNullable<BrandPageQuery['response']['brand']>;

const crumbsOf = (brand: Brand, t: Translate): Crumb[] => [
  { label: t('catalogue:breadcrumbs.home'), to: paths.home() },
  { label: t('catalogue:brands.all'), to: paths.mall() },
  { label: brand.name, to: paths.brand(brand.slug) },
];

export function outcome({ brand }: BrandPageQuery['response']): Outcome {
  return brand ? 'found' : 'not-found';
}

export function head(input: HeadInput<BrandPageQuery>): PageHead {
  const { data, t, absolute } = input;
  const { brand } = data;
  if (!brand) return { title: '' };
  const { name } = brand;
  return listingPageHead(
    {
      title: t('catalogue:brand.title', { name }),
      description: brand.description ?? t('catalogue:brand.description', { name }),
      crumbs: crumbsOf(brand, t),
      image: brand.logo?.url,
      things: [{ '@type': 'Brand', name, url: absolute(paths.brand(brand.slug)) }],
    },
    input,
  );
}

/** The listing itself reports its failure. */
export const staysOnFailure = true;

/** A brand and its products. */
export default function BrandPage({ data, url }: PageProps<BrandPageQuery>) {
  const { t } = useTranslation('catalogue');
  const { brand } = data;
  if (!brand) return null;
  return (
    <ListingPage
      crumbs={crumbsOf(brand, t)}
      title={brand.name}
      aside={data.products && <ListingCount count={data.products.totalCount} />}
      text={brand.description}
      textIn={brand.descriptionLanguage}
      logo={
        <BrandLogo
          name={brand.name}
          logo={brand.logo?.url}
          decorative
          sizes="(min-width: 820px) 192px, 128px"
          widths={[160, 240, 480]}
          ratio="2 / 1"
          className={styles.logo}
          priority
        />
      }
      badge={brand.countryCode === 'TN' ? <Badge tone="terracotta">{t('brand.tunisian')}</Badge> : null}
    >
      <Listing
        query={data}
        url={url}
        path={paths.brand(brand.slug)}
        scope={{ brand: brand.slug }}
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
  return <ListingPageSkeleton withLogo />;
}
