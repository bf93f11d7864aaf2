import { graphql } from 'react-relay';
import { Breadcrumbs } from '../../design/static/Breadcrumbs.tsx';
import { Container } from '../../design/static/Container.tsx';
import { Picture } from '../../design/static/Picture.tsx';
import { ListingOf } from '../../features/listing/Listing.tsx';
import type { Crumb } from '../../document/breadcrumbList.ts';
import { listingPageHead } from '../../features/listing/listingHead.ts';
import { ListingPageSkeleton } from '../../features/listing/ListingPage.tsx';
import { PageHeading } from '../../design/static/PageHeading.tsx';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import type { HeadInput, Outcome, PageHead, PageProps } from '../../page/page.ts';
import type { PromoPageQuery } from './__generated__/PromoPageQuery.graphql.ts';
import styles from './PromoPage.module.css';
import { present } from '../../relay/present.ts';

export const query = graphql`
  query PromoPageQuery(
    $slug: String!
    $language: Language!
    $filter: ProductFilter
    $sort: ProductSort
    $first: Int
    $page: Int
  ) @preloadable {
    promo(slug: $slug) {
      slug
      title(language: $language)
      subtitle(language: $language)
      image {
        url
      }
      products(filter: $filter, sort: $sort, first: $first, page: $page) {
        ...Listing_products
      }
    }
    productFilterOptions {
      ...Listing_options
    }
  }
`;

type Promo = NonNullable<PromoPageQuery['response']['promo']>;

const crumbsOf = (promo: Promo, t: Translate): Crumb[] => [
  { label: t('catalogue:breadcrumbs.home'), to: paths.home() },
  { label: t('catalogue:selections.deals.title'), to: paths.deals() },
  { label: promo.title, to: paths.promo(promo.slug) },
];

export function outcome({ promo }: PromoPageQuery['response']): Outcome {
  return promo ? 'found' : 'not-found';
}

export function head(input: HeadInput<PromoPageQuery>): PageHead {
  const { data, t } = input;
  const { promo } = data;
  if (!promo) return { title: '' };
  return listingPageHead(
    {
      title: promo.title,
      description: promo.subtitle,
      crumbs: crumbsOf(promo, t),
      image: promo.image?.url,
    },
    input,
  );
}

/** The listing itself reports its failure. */
export const staysOnFailure = true;

/** The products are selected by the promotion, not by filters. */
const SCOPE = { chosen: true };

/** A promotion: its picture, its text, and its products. */
export default function PromoPage({ data, url }: PageProps<PromoPageQuery>) {
  const { t } = useTranslation('catalogue');
  const { promo } = data;
  if (!promo) return null;
  return (
    <Container>
      <Breadcrumbs items={crumbsOf(promo, t)} />
      {promo.image && (
        <Picture
          src={promo.image.url}
          alt=""
          sizes="(min-width: 1320px) 1272px, 100vw"
          widths={[480, 800, 1200, 1600]}
          ratio="auto"
          className={styles.picture}
          priority
        />
      )}
      <PageHeading title={promo.title} text={promo.subtitle} />
      <ListingOf
        products={present(promo.products)}
        options={data.productFilterOptions}
        url={url}
        path={paths.promo(promo.slug)}
        scope={SCOPE}
      />
    </Container>
  );
}

export function Skeleton() {
  return <ListingPageSkeleton />;
}
