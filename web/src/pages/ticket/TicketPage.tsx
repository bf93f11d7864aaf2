import { Container } from '../../design/static/Container.tsx';
import { Skeleton } from '../../design/static/Skeleton.tsx';
import { BackLink } from '../../features/account/BackLink.tsx';
import { ViewerPage } from '../../features/account/ViewerPage.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import type { HeadInput, PageHead } from '../../page/page.ts';
import type { ConversationQuery } from './_components/__generated__/ConversationQuery.graphql.ts';
import { Conversation, query } from './_components/Conversation.tsx';
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

/** A ticket with its whole conversation. */
export default function TicketPage() {
  const { t } = useTranslation('tickets');
  return (
    <Container className={styles.page}>
      <BackLink to={paths.tickets()}>{t('back')}</BackLink>
      <ViewerPage<ConversationQuery> document={query} fallback={bones}>
        {({ viewer }) => viewer && <Conversation ticket={viewer.ticket} />}
      </ViewerPage>
    </Container>
  );
}
