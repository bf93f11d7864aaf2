import { graphql, useLazyLoadQuery } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { EmptyState } from '../../../design/static/EmptyState.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { Parts, type Part } from '../../../features/account/Parts.tsx';
import { TicketBadge } from '../../../features/support/TicketBadge.tsx';
import { formatDate, isolateCode } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import type { MyTicketsQuery } from './__generated__/MyTicketsQuery.graphql.ts';
import styles from './MyTickets.module.css';
import { present } from '../../../relay/present.ts';

/** The own questions to the shop, the latest first. */
export function MyTickets() {
  const { t } = useTranslation('tickets');
  return (
    <section className={styles.tickets} aria-labelledby="my-tickets">
      <div className={styles.head}>
        <div>
          <h2 id="my-tickets" className={styles.title}>
            {t('title')}
          </h2>
          <p className={styles.text}>{t('text')}</p>
        </div>
        <ButtonLink variant="secondary" to={paths.contact()} icon={<Icon name="plus" size={18} />}>
          {t('ask')}
        </ButtonLink>
      </div>
      <Parts skeleton={<Bones />}>{(part) => <TicketsPart {...part} />}</Parts>
    </section>
  );
}

const Bones = () => (
  <div className={styles.list} aria-busy="true">
    <Skeleton height="5.5rem" radius="lg" />
    <Skeleton height="5.5rem" radius="lg" />
    <Skeleton height="5.5rem" radius="lg" />
  </div>
);

function TicketsPart({ after, attempt, more }: Part) {
  const { t, language } = useTranslation('tickets');
  const { viewer } = useLazyLoadQuery<MyTicketsQuery>(
    graphql`
      query MyTicketsQuery($after: String) {
        viewer {
          tickets(first: 12, after: $after) {
            nodes {
              id
              number
              subject
              status
              updatedAt
            }
            pageInfo {
              hasNextPage
              endCursor
            }
          }
        }
      }
    `,
    { after },
    {
      fetchPolicy: 'network-only',
      fetchKey: attempt,
      networkCacheConfig: { force: true, metadata: { viewer: true } },
    },
  );
  if (viewer == null) return null;
  const { nodes, pageInfo } = present(viewer.tickets);
  if (after === null && nodes.length === 0)
    return (
      <EmptyState
        level={3}
        icon={<Icon name="messages-square" size={32} />}
        title={t('emptyTitle')}
        text={t('emptyText')}
      />
    );
  return (
    <>
      <ul className={styles.list}>
        {nodes.map(({ id, number, subject, status, updatedAt }) => (
          <li key={id}>
            <Link className={styles.ticket} to={paths.ticket(number)}>
              <span className={styles.subject} dir="auto">
                {subject}
              </span>
              <TicketBadge status={status} />
              <span className={styles.when}>
                <bdi>{t('number', { number: isolateCode(number) })}</bdi> ·{' '}
                {t('updated', { date: formatDate(updatedAt, language) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {more(pageInfo)}
    </>
  );
}
