import { graphql } from 'react-relay';
import { Breadcrumbs } from '../../design/static/Breadcrumbs.tsx';
import { ButtonLink } from '../../design/static/Button.tsx';
import { Container } from '../../design/static/Container.tsx';
import { Skeleton as Bone } from '../../design/static/Skeleton.tsx';
import { breadcrumbList, type Crumb } from '../../document/breadcrumbList.ts';
import { PageHeading, PageHeadingSkeleton } from '../../design/static/PageHeading.tsx';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import type { HeadInput, PageHead, PageProps } from '../../page/page.ts';
import { BrandsByLetter } from './_components/BrandsByLetter.tsx';
import { MallShops } from './_components/MallShops.tsx';
import type { MallPageQuery } from './__generated__/MallPageQuery.graphql.ts';
import styles from './MallPage.module.css';
import { AFTER } from './pages.ts';

export const query = graphql`
  query MallPageQuery($first: Int!, $after: String, $language: Language!) @preloadable {
    brands(first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...BrandsByLetter_brands
      }
    }
    sellers(first: 100) {
      nodes {
        ...MallShops_sellers
      }
    }
  }
`;

const crumbsOf = (t: Translate): Crumb[] => [
  { label: t('catalogue:breadcrumbs.home'), to: paths.home() },
  { label: t('catalogue:mall.title'), to: paths.mall() },
];

export function head({ t, absolute }: HeadInput<MallPageQuery>): PageHead {
  return {
    title: t('catalogue:mall.title'),
    description: t('catalogue:mall.text'),
    jsonLd: [breadcrumbList(crumbsOf(t), absolute)],
  };
}

/** The partner shops, and all brands by their first letter. */
export default function MallPage({ data, url }: PageProps<MallPageQuery>) {
  const { t } = useTranslation('catalogue');
  const { brands } = data;
  const isFirst = !url.searchParams.has(AFTER);
  const endCursor = brands?.pageInfo.hasNextPage === true ? brands.pageInfo.endCursor : null;
  return (
    <Container>
      <Breadcrumbs items={crumbsOf(t)} />
      <PageHeading title={t('mall.title')} text={t('mall.text')} />
      {/* Further pages of brands have them alone. */}
      {isFirst && data.sellers && <MallShops sellers={data.sellers.nodes} />}
      {brands && <BrandsByLetter brands={brands.nodes} />}
      {endCursor != null && (
        <p className={styles.more}>
          <ButtonLink
            variant="secondary"
            to={`${paths.mall()}?${new URLSearchParams({ [AFTER]: endCursor })}`}
          >
            {t('mall.more')}
          </ButtonLink>
        </p>
      )}
    </Container>
  );
}

export function Skeleton() {
  return (
    <Container>
      <PageHeadingSkeleton />
      <div className={styles.waiting}>
        {Array.from({ length: 12 }, (_, index) => (
          <Bone key={index} height="5rem" radius="lg" />
        ))}
      </div>
    </Container>
  );
}
