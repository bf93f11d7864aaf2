import { graphql } from 'react-relay';
import { Breadcrumbs } from '../../design/static/Breadcrumbs.tsx';
import { Container } from '../../design/static/Container.tsx';
import { Skeleton as Bone } from '../../design/static/Skeleton.tsx';
import { breadcrumbList, type Crumb } from '../../document/breadcrumbList.ts';
import { PageHeading, PageHeadingSkeleton } from '../../design/static/PageHeading.tsx';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import type { HeadInput, PageHead, PageProps } from '../../page/page.ts';
import { PromoSlider } from './_components/PromoSlider.tsx';
import { ServiceCards } from './_components/ServiceCards.tsx';
import type { ServicesPageQuery } from './__generated__/ServicesPageQuery.graphql.ts';
import styles from './ServicesPage.module.css';

export const query = graphql`
  query ServicesPageQuery($language: Language!) @preloadable {
    homepage {
      ...PromoSlider_homepage @arguments(language: $language)
      ...ServiceCards_homepage @arguments(language: $language)
    }
  }
`;

const crumbsOf = (t: Translate): Crumb[] => [
  { label: t('catalogue:breadcrumbs.home'), to: paths.home() },
  { label: t('support:services.title'), to: paths.services() },
];

export function head({ t, absolute }: HeadInput<ServicesPageQuery>): PageHead {
  return {
    title: t('support:services.title'),
    description: t('support:services.text'),
    jsonLd: [breadcrumbList(crumbsOf(t), absolute)],
  };
}

/** The services landing page: full-height promotions, then the services. */
export default function ServicesPage({ data: { homepage } }: PageProps<ServicesPageQuery>) {
  const { t } = useTranslation('support');
  return (
    <>
      {homepage && <PromoSlider homepage={homepage} />}
      <Container>
        <Breadcrumbs items={crumbsOf(t)} />
        <PageHeading title={t('services.title')} text={t('services.text')} />
        {homepage && <ServiceCards homepage={homepage} />}
      </Container>
    </>
  );
}

export function Skeleton() {
  return (
    <>
      <div className={styles.waiting}>
        <Bone height="100%" />
      </div>
      <Container>
        <PageHeadingSkeleton />
      </Container>
    </>
  );
}
