import { graphql } from 'react-relay';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { Card } from '../_kit/Detail.tsx';
import { Code } from '../_kit/format.tsx';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import { TicketStatusBadge } from '../_kit/TicketStatusBadge.tsx';
import styles from './OrderTimeline.module.css';
import type { OrderTicketsQuery } from './__generated__/OrderTicketsQuery.graphql.ts';

/** Tickets that are shown. */
const MOST = 10;

/** The customer's tickets about an order. */
export function OrderTickets({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation('admin');
  return (
    <Card title={t('menu.tickets')}>
      <AdminBoundary fallback={<Skeleton height="3rem" radius="lg" />}>
        <Tickets orderId={orderId} />
      </AdminBoundary>
    </Card>
  );
}

function Tickets({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation('adminOrders');
  const { adminTickets } = useAdminQuery<OrderTicketsQuery>(
    graphql`
      query OrderTicketsQuery($id: ID!, $first: Int!) {
        adminTickets(first: $first, filter: { orderId: $id }) {
          nodes {
            ticket {
              id
              number
              subject
              status
            }
          }
        }
      }
    `,
    { id: orderId, first: MOST },
    adminFreshness.detail,
    ['tickets'],
  );
  const tickets = adminTickets?.nodes ?? [];
  if (tickets.length === 0) return <p className={styles.muted}>{t('detail.noTickets')}</p>;
  return (
    <ul className={styles.entries}>
      {tickets.map(({ ticket: { id, number, subject, status } }) => (
        <li key={id} className={styles.entry}>
          <p className={styles.facts}>
            <Link to={adminPaths.ticket(number)} preload={false} className={styles.link}>
              <Code text={number} />
            </Link>
            <TicketStatusBadge status={status} />
          </p>
          <p className={styles.text}>
            <bdi>{subject}</bdi>
          </p>
        </li>
      ))}
    </ul>
  );
}
