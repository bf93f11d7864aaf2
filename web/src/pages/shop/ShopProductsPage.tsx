import { graphql } from 'react-relay';
import { Picture } from '../../design/static/Picture.tsx';
import { Listing } from '../../features/listing/Listing.tsx';
import type { Crumb } from '../../document/breadcrumbList.ts';
import { listingPageHead } from '../../features/listing/listingHead.ts';
import { ListingCount } from '../../features/listing/ListingCount.tsx';
import { ListingPage, ListingPageSkeleton } from '../../features/listing/ListingPage.tsx';
import { formatNumber } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import type { HeadInput, Outcome, PageHead, PageProps } from '../../page/page.ts';
import styles from './ShopProductsPage.module.css';
import type { ShopProductsPageQuery } from './__generated__/ShopProductsPageQuery.graphql.ts';

export const query = graphql`
  query ShopProductsPageQuery(
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
      productCount
      region {
        name(language: $language)
      }
      logo {
        url
      }
    }
    products(filter: $filter, sort: $sort, first: $first, page: $page) {
      totalCount
    }
    ...Listing_query
  }
`;

type Seller = NonNullable<ShopProductsPageQuery['response']['seller']>;

const crumbsOf = (seller: Seller, t: Translate): Crumb[] => [
  { label: t('catalogue:breadcrumbs.home'), to: paths.home() },
  { label: seller.name, to: paths.shop(seller.slug) },
  { label: t('catalogue:results'), to: paths.shopProducts(seller.slug) },
];

export function outcome({ seller }: ShopProductsPageQuery['response']): Outcome {
  return seller ? 'found' : 'not-found';
}

export function head(input: HeadInput<ShopProductsPageQuery>): PageHead {
  const { data, t, language } = input;
  const { seller } = data;
  if (!seller) return { title: '' };
  const { name } = seller;
  return listingPageHead(
    {
      title: t('catalogue:shop.products', { name }),
      description: t('catalogue:shop.description', {
        name,
        region: seller.region.name,
        n: formatNumber(seller.productCount, language),
      }),
      crumbs: crumbsOf(seller, t),
      image: seller.logo?.url,
    },
    input,
  );
}

/** The listing itself reports its failure. */
export const staysOnFailure = true;

/** The products of a partner shop. */
export default function ShopProductsPage({ data, url }: PageProps<ShopProductsPageQuery>) {
  const { t } = useTranslation('catalogue');
  const { seller } = data;
  if (!seller) return null;
  return (
    <ListingPage
      crumbs={crumbsOf(seller, t)}
      title={t('shop.products', { name: seller.name })}
      aside={data.products && <ListingCount count={data.products.totalCount} />}
      text={seller.region.name}
      logo={
        <Picture
          src={seller.logo?.url}
          alt=""
          sizes="96px"
          widths={[96, 160, 240]}
          className={styles.logo}
          fit="contain"
          priority
        />
      }
    >
      <Listing
        query={data}
        url={url}
        path={paths.shopProducts(seller.slug)}
        scope={{ seller: seller.slug }}
      />
    </ListingPage>
  );
}

export function Skeleton() {
  return <ListingPageSkeleton withLogo />;
}
