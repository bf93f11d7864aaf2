import { Container } from '../../design/static/Container.tsx';
import { Skeleton } from '../../design/static/Skeleton.tsx';
import { SectionBoundary } from '../../errors/SectionBoundary.tsx';
import { BackLink } from '../../features/account/BackLink.tsx';
import { Guard } from '../../features/account/Guard.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import type { HeadInput, PageHead, PageProps } from '../../page/page.ts';
import { Conversation } from './_components/Conversation.tsx';
import styles from './TicketPage.module.css';

export function head({ t, params }: HeadInput): PageHead {
  return { title: `${params['number'] ?? ''} – ${t('tickets:title')}`, noIndex: true };
}

const bones = (
  <div className={styles.bones} aria-busy="true">
    <Skeleton height="2rem" width="70%" />
    <Skeleton height="6rem" radius="lg" />
    <Skeleton height="6rem" radius="lg" />
    <Skeleton height="10rem" radius="lg" />
  </div>
);

/** One question to the shop, with all that was written about it. */
export default function TicketPage({ params }: PageProps) {
  const { t } = useTranslation('tickets');
  const number = params['number'] ?? '';
  return (
    <Container className={styles.page}>
      <BackLink to={paths.tickets()}>{t('back')}</BackLink>
      <Guard fallback={bones}>
        {({ accountNumber }) => (
          <SectionBoundary key={`${number} ${accountNumber}`} skeleton={bones}>
            <Conversation number={number} />
          </SectionBoundary>
        )}
      </Guard>
    </Container>
  );
}
