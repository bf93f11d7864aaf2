/** What belongs to an account: each list has a query of its own. */
import { graphql } from 'react-relay';
import { StateBadge } from '../../../features/orders/StateBadge.tsx';
import { TicketBadge } from '../../../features/support/TicketBadge.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { Amount, Code, Instant, Text } from '../_kit/format.tsx';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import styles from './UserPage.module.css';
import type { UserListsCouponsQuery } from './__generated__/UserListsCouponsQuery.graphql.ts';
import type { UserListsOrdersQuery } from './__generated__/UserListsOrdersQuery.graphql.ts';
import type { UserListsPointsQuery } from './__generated__/UserListsPointsQuery.graphql.ts';
import type { UserListsTicketsQuery } from './__generated__/UserListsTicketsQuery.graphql.ts';

interface OfAccount {
  readonly accountNumber: string;
}

function Nothing() {
  const { t } = useTranslation('adminPeople');
  return <p className={styles.muted}>{t('nothing')}</p>;
}

/** The last orders. */
export function UserOrders({ accountNumber }: OfAccount) {
  const { adminOrders } = useAdminQuery<UserListsOrdersQuery>(
    graphql`
      query UserListsOrdersQuery($accountNumber: String!) {
        adminOrders(first: 50, filter: { accountNumber: $accountNumber }) {
          nodes {
            id
            number
            createdAt
            state
            total {
              amount
            }
          }
        }
      }
    `,
    { accountNumber },
    adminFreshness.detail,
    ['orders'],
  );
  const { nodes } = present(adminOrders);
  if (nodes.length === 0) return <Nothing />;
  return (
    <ul className={styles.rows}>
      {nodes.map(({ id, number, createdAt, state, total }) => (
        <li key={id} className={styles.row}>
          <Link to={adminPaths.order(id)} preload={false} className={styles.link}>
            <Code text={number} />
          </Link>
          <Instant at={createdAt} />
          <StateBadge state={state} />
          <Amount amount={total.amount} />
        </li>
      ))}
    </ul>
  );
}

/** The last changes of the points, with the reasons of adjustments. */
export function UserPoints({ accountNumber }: OfAccount) {
  const { adminUserAccount } = useAdminQuery<UserListsPointsQuery>(
    graphql`
      query UserListsPointsQuery($accountNumber: String!) {
        adminUserAccount(accountNumber: $accountNumber) {
          points(first: 50) {
            nodes {
              key
              kind
              points
              at
              orderId
              orderNumber
              reason
            }
          }
        }
      }
    `,
    { accountNumber },
    adminFreshness.detail,
    ['user'],
  );
  const nodes = adminUserAccount?.points?.nodes ?? [];
  if (nodes.length === 0) return <Nothing />;
  return (
    <ul className={styles.rows}>
      {nodes.map(({ key, kind, points, at, orderId, orderNumber, reason }) => (
        <li key={key} className={styles.row}>
          <Instant at={at} />
          <Text of={`adminPeople:pointsKind.${kind}`} />
          {orderId != null && (
            <Link to={adminPaths.order(orderId)} preload={false} className={styles.link}>
              <Code text={orderNumber} />
            </Link>
          )}
          {reason != null && <bdi className={styles.muted}>{reason}</bdi>}
          <Code text={points > 0 ? `+${points}` : String(points)} />
        </li>
      ))}
    </ul>
  );
}

/** The last tickets. */
export function UserTickets({ accountNumber }: OfAccount) {
  const { adminTickets } = useAdminQuery<UserListsTicketsQuery>(
    graphql`
      query UserListsTicketsQuery($accountNumber: String!) {
        adminTickets(first: 50, filter: { accountNumber: $accountNumber }) {
          nodes {
            ticket {
              id
              number
              subject
              updatedAt
              ...TicketBadge_ticket
            }
          }
        }
      }
    `,
    { accountNumber },
    adminFreshness.detail,
    ['tickets'],
  );
  const { nodes } = present(adminTickets);
  if (nodes.length === 0) return <Nothing />;
  return (
    <ul className={styles.rows}>
      {nodes.map(({ ticket }) => (
        <li key={ticket.id} className={styles.row}>
          <Link to={adminPaths.ticket(ticket.number)} preload={false} className={styles.link}>
            <Code text={ticket.number} />
          </Link>
          <bdi>{ticket.subject}</bdi>
          <TicketBadge ticket={ticket} />
          <Instant at={ticket.updatedAt} />
        </li>
      ))}
    </ul>
  );
}

/** Coupons for this account alone. */
export function UserCoupons({ accountNumber }: OfAccount) {
  const { adminCoupons } = useAdminQuery<UserListsCouponsQuery>(
    graphql`
      query UserListsCouponsQuery($accountNumber: String!) {
        adminCoupons(first: 50, filter: { accountNumber: $accountNumber }) {
          nodes {
            id
            code
            percent
            amount {
              amount
            }
            endsAt
            usedCount
            usageLimit
          }
        }
      }
    `,
    { accountNumber },
    adminFreshness.detail,
    ['coupons'],
  );
  const { nodes } = present(adminCoupons);
  if (nodes.length === 0) return <Nothing />;
  return (
    <ul className={styles.rows}>
      {nodes.map(({ id, code, percent, amount, endsAt, usedCount, usageLimit }) => (
        <li key={id} className={styles.row}>
          <Code text={code} />
          {amount == null ? (
            <Code text={percent == null ? null : `${percent}\u00A0%`} />
          ) : (
            <Amount amount={amount.amount} />
          )}
          <Code text={usageLimit == null ? String(usedCount) : `${usedCount} / ${usageLimit}`} />
          <Instant at={endsAt} />
        </li>
      ))}
    </ul>
  );
}
