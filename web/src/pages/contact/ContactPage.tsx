import { graphql } from 'react-relay';
import { Breadcrumbs } from '../../design/static/Breadcrumbs.tsx';
import { Container } from '../../design/static/Container.tsx';
import { Skeleton as Bone } from '../../design/static/Skeleton.tsx';
import { breadcrumbList, type Crumb } from '../../document/breadcrumbList.ts';
import { PageHeading, PageHeadingSkeleton } from '../../design/static/PageHeading.tsx';
import { CompanyFacts } from '../../features/company/CompanyFacts.tsx';
import { organization } from '../../features/company/organization.ts';
import { ContactWays } from '../../features/support/ContactWays.tsx';
import { OwnHelp } from '../../features/support/OwnHelp.tsx';
import { TicketForm } from '../../features/support/TicketForm.tsx';
import { CATEGORIES } from '../../features/support/ticketDraft.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import type { HeadInput, PageHead, PageProps } from '../../page/page.ts';
import type { ContactPageQuery } from './__generated__/ContactPageQuery.graphql.ts';
import styles from './ContactPage.module.css';

export const query = graphql`
  query ContactPageQuery @preloadable {
    storeLinks {
      ...CompanyFacts_links
      ...ContactWays_links
      ...organization_links
    }
  }
`;

const crumbsOf = (t: Translate): Crumb[] => [
  { label: t('catalogue:breadcrumbs.home'), to: paths.home() },
  { label: t('support:contact.title'), to: paths.contact() },
];

export function head({ t, absolute, data }: HeadInput<ContactPageQuery>): PageHead {
  return {
    title: t('support:contact.title'),
    description: t('support:contact.text'),
    canonical: paths.contact(),
    jsonLd: [
      breadcrumbList(crumbsOf(t), absolute),
      {
        '@type': 'ContactPage',
        name: t('support:contact.title'),
        url: absolute(paths.contact()),
        mainEntity: organization(data.storeLinks, absolute(paths.home())),
      },
    ],
  };
}

/** The contact form, and other ways to contact the shop. `?category=` and `?order=` pre-fill it. */
export default function ContactPage({ data, url }: PageProps<ContactPageQuery>) {
  const { t } = useTranslation('support');
  const requested = url.searchParams.get('category')?.toUpperCase();
  const category = CATEGORIES.find((one) => one === requested) ?? 'OTHER';
  const orderNumber = url.searchParams.get('order')?.slice(0, 40) ?? '';
  return (
    <Container>
      <Breadcrumbs items={crumbsOf(t)} />
      <PageHeading title={t('contact.title')} text={t('contact.text')} />
      <div className={styles.columns}>
        <section aria-label={t('form.title')}>
          <TicketForm start={{ category, orderNumber }} />
        </section>
        <aside className={styles.aside}>
          <ContactWays links={data.storeLinks} />
          <OwnHelp />
          <CompanyFacts links={data.storeLinks} />
        </aside>
      </div>
    </Container>
  );
}

export function Skeleton() {
  return (
    <Container>
      <PageHeadingSkeleton />
      <Bone height="36rem" radius="lg" />
    </Container>
  );
}
