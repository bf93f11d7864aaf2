import { graphql } from 'react-relay';
import { Breadcrumbs } from '../../design/static/Breadcrumbs.tsx';
import { Container } from '../../design/static/Container.tsx';
import { Skeleton as Bone } from '../../design/static/Skeleton.tsx';
import { breadcrumbList, type Crumb } from '../../document/breadcrumbList.ts';
import { PageHeading, PageHeadingSkeleton } from '../../design/static/PageHeading.tsx';
import { TicketForm } from '../../features/support/TicketForm.tsx';
import { serviceOf } from '../../../../gateway/contract/rules/serviceTexts.ts';
import { TextBody } from '../../features/text-pages/TextBody.tsx';
import { direction, isLanguage, languageTag } from '../../i18n/language.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import type { HeadInput, Outcome, PageHead, PageProps } from '../../page/page.ts';
import type { ServicePageQuery } from './__generated__/ServicePageQuery.graphql.ts';
import styles from './ServicePage.module.css';

export const query = graphql`
  query ServicePageQuery($slug: String!, $language: Language!) @preloadable {
    textPage(slug: $slug, language: $language) {
      slug
      language
      title
      summary
      blocks {
        ...TextBody_blocks
      }
    }
  }
`;

type Page = NonNullable<ServicePageQuery['response']['textPage']>;

const crumbsOf = ({ slug, title }: Page, t: Translate): Crumb[] => [
  { label: t('catalogue:breadcrumbs.home'), to: paths.home() },
  { label: t('support:services.title'), to: paths.services() },
  { label: title, to: paths.service(serviceOf(slug) ?? '') },
];

export function outcome({ textPage }: ServicePageQuery['response']): Outcome {
  return textPage ? 'found' : 'not-found';
}

export function head({ data: { textPage }, t, absolute }: HeadInput<ServicePageQuery>): PageHead {
  if (!textPage) return { title: '' };
  return {
    title: textPage.title,
    description: textPage.summary,
    jsonLd: [breadcrumbList(crumbsOf(textPage, t), absolute)],
  };
}

/** A service: its partner, its steps, and the form for a request. */
export default function ServicePage({ data: { textPage } }: PageProps<ServicePageQuery>) {
  const { t } = useTranslation('support');
  if (!textPage) return null;
  const code = textPage.language.toLowerCase();
  const written = isLanguage(code) ? code : 'fr';
  return (
    <Container>
      <Breadcrumbs items={crumbsOf(textPage, t)} />
      <PageHeading title={textPage.title} text={textPage.summary} />
      <div className={styles.columns}>
        <article lang={languageTag(written)} dir={direction(written)}>
          <TextBody blocks={textPage.blocks} />
        </article>
        <section aria-labelledby="service-request" className={styles.request}>
          <h2 id="service-request" className={styles.title}>
            {t('services.request')}
          </h2>
          <TicketForm
            key={textPage.slug}
            short
            start={{ subject: t('services.subject', { name: textPage.title }) }}
          />
        </section>
      </div>
    </Container>
  );
}

export function Skeleton() {
  return (
    <Container>
      <PageHeadingSkeleton />
      <div className={styles.columns}>
        <Bone height="24rem" radius="lg" />
        <Bone height="32rem" radius="lg" />
      </div>
    </Container>
  );
}
