import { graphql } from 'react-relay';
import { Breadcrumbs } from '../../design/static/Breadcrumbs.tsx';
import { Container } from '../../design/static/Container.tsx';
import { breadcrumbList, type Crumb } from '../../document/breadcrumbList.ts';
import { PageHeading, PageHeadingSkeleton } from '../../design/static/PageHeading.tsx';
import { serviceOf } from '../../../../gateway/contract/rules/serviceTexts.ts';
import { isTextPage, textPages } from '../../../../gateway/contract/rules/text-pages.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import type { HeadInput, PageHead, PageProps } from '../../page/page.ts';
import { SiteMapCategories } from './_components/SiteMapCategories.tsx';
import type { SiteMapPageQuery } from './__generated__/SiteMapPageQuery.graphql.ts';
import styles from './SiteMapPage.module.css';

export const query = graphql`
  query SiteMapPageQuery($language: Language!) @preloadable {
    textPages(language: $language) {
      slug
      title
      summary
    }
    categories(list: TREE) {
      ...SiteMapCategories_categories
    }
  }
`;

const crumbsOf = (t: Translate): Crumb[] => [
  { label: t('catalogue:breadcrumbs.home'), to: paths.home() },
  { label: t('pages:siteMap.title'), to: paths.siteMap() },
];

export function head({ t, absolute }: HeadInput<SiteMapPageQuery>): PageHead {
  return {
    title: t('pages:siteMap.title'),
    description: t('pages:siteMap.summary'),
    jsonLd: [breadcrumbList(crumbsOf(t), absolute)],
  };
}

/** Every page of the shop in one place. */
export default function SiteMapPage({ data }: PageProps<SiteMapPageQuery>) {
  const { t } = useTranslation('pages');
  const shop = [
    { to: paths.home(), label: t('siteMap.home') },
    { to: paths.allProducts(), label: t('siteMap.allProducts') },
    { to: paths.categories(), label: t('catalogue:categories.title') },
    { to: paths.deals(), label: t('catalogue:selections.deals.title') },
    { to: paths.newArrivals(), label: t('catalogue:selections.new.title') },
    { to: paths.bestSellers(), label: t('catalogue:selections.best.title') },
    { to: paths.mall(), label: t('catalogue:mall.title') },
    { to: paths.cart(), label: t('siteMap.cart') },
    { to: paths.trackOrder(), label: t('links.trackOrder') },
    { to: paths.contact(), label: t('support:contact.title') },
    { to: paths.sell(), label: t('sell:title') },
    { to: paths.services(), label: t('support:services.title') },
  ];
  const texts = (data.textPages ?? []).flatMap(({ slug, title, summary }) =>
    isTextPage(slug) ? [{ to: textPages[slug], title, summary }] : [],
  );
  const services = (data.textPages ?? []).flatMap(({ slug, title, summary }) => {
    const name = serviceOf(slug);
    return name === null ? [] : [{ to: paths.service(name), title, summary }];
  });
  return (
    <Container className={styles.page}>
      <Breadcrumbs items={crumbsOf(t)} />
      <PageHeading title={t('siteMap.title')} text={t('siteMap.summary')} />
      <section aria-labelledby="site-map-shop">
        <h2 id="site-map-shop" className={styles.title}>
          {t('siteMap.shop')}
        </h2>
        <ul className={styles.texts}>
          {shop.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={styles.main}>
                {label}
              </Link>
            </li>
          ))}
          {[...services, ...texts].map(({ to, title, summary }) => (
            <li key={to}>
              <Link to={to} className={styles.main}>
                {title}
              </Link>
              <p className={styles.summary}>{summary}</p>
            </li>
          ))}
        </ul>
      </section>
      {data.categories != null && (
        <section aria-labelledby="site-map-categories">
          <h2 id="site-map-categories" className={styles.title}>
            {t('siteMap.categories')}
          </h2>
          <SiteMapCategories categories={data.categories} />
        </section>
      )}
    </Container>
  );
}

export function Skeleton() {
  return (
    <Container>
      <PageHeadingSkeleton />
    </Container>
  );
}
