import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import type { IconName } from '../../../design/icons.ts';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { PageHeader } from '../_kit/PageHeader.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import { TodayFigures } from './TodayFigures.tsx';
import styles from './HomePage.module.css';
import type { HomePageRefundsQuery } from './__generated__/HomePageRefundsQuery.graphql.ts';
import type { HomePageTicketsQuery } from './__generated__/HomePageTicketsQuery.graphql.ts';
import type { HomePageWebhooksQuery } from './__generated__/HomePageWebhooksQuery.graphql.ts';
import type { HomePageLateQuery } from './__generated__/HomePageLateQuery.graphql.ts';
import type { HomePagePrepareQuery } from './__generated__/HomePagePrepareQuery.graphql.ts';
import type { HomePageReturnsQuery } from './__generated__/HomePageReturnsQuery.graphql.ts';
import type { HomePageStuckQuery } from './__generated__/HomePageStuckQuery.graphql.ts';
import type { HomePageConfirmQuery } from './__generated__/HomePageConfirmQuery.graphql.ts';

/** How many orders wait for a telephone call. */
function OrdersToConfirm() {
  const { adminOrders } = useAdminQuery<HomePageConfirmQuery>(
    graphql`
      query HomePageConfirmQuery {
        adminOrders(first: 1, filter: { state: AWAITING_CONFIRMATION }) {
          totalCount
        }
      }
    `,
    {},
    adminFreshness.detail,
    ['orders'],
  );
  return <Count total={present(adminOrders).totalCount} />;
}

/** Number of orders that should have been handed over to the carrier. */
function LateOrders() {
  const { adminOrders } = useAdminQuery<HomePageLateQuery>(
    graphql`
      query HomePageLateQuery {
        adminOrders(first: 1, filter: { isLate: true }) {
          total {
            value
            isExact
          }
        }
      }
    `,
    {},
    adminFreshness.detail,
    ['orders'],
  );
  const { total } = present(adminOrders);
  return <Count total={total.value} isExact={total.isExact} />;
}

/** Number of parcels to prepare. */
function ParcelsToPrepare() {
  const { adminParcels } = useAdminQuery<HomePagePrepareQuery>(
    graphql`
      query HomePagePrepareQuery {
        adminParcels(first: 1, filter: { stage: TO_PREPARE }) {
          total {
            value
            isExact
          }
        }
      }
    `,
    {},
    adminFreshness.detail,
    ['parcels'],
  );
  const { total } = present(adminParcels);
  return <Count total={total.value} isExact={total.isExact} />;
}

/** Number of parcels without movement for 48 hours. */
function StuckParcels() {
  const { adminParcels } = useAdminQuery<HomePageStuckQuery>(
    graphql`
      query HomePageStuckQuery {
        adminParcels(first: 1, filter: { stage: STUCK }) {
          total {
            value
            isExact
          }
        }
      }
    `,
    {},
    adminFreshness.detail,
    ['parcels'],
  );
  const { total } = present(adminParcels);
  return <Count total={total.value} isExact={total.isExact} />;
}

/** Number of returns to inspect. */
function OpenReturns() {
  const { adminReturns } = useAdminQuery<HomePageReturnsQuery>(
    graphql`
      query HomePageReturnsQuery {
        adminReturns(first: 1, isInspected: false) {
          total {
            value
            isExact
          }
        }
      }
    `,
    {},
    adminFreshness.detail,
    ['returns'],
  );
  const { total } = present(adminReturns);
  return <Count total={total.value} isExact={total.isExact} />;
}

/** How many refunds are due. */
function RefundsDue() {
  const { adminRefunds } = useAdminQuery<HomePageRefundsQuery>(
    graphql`
      query HomePageRefundsQuery {
        adminRefunds(first: 1) {
          totalCount
        }
      }
    `,
    {},
    adminFreshness.detail,
    ['refunds'],
  );
  return <Count total={present(adminRefunds).totalCount} />;
}

/** Number of tickets in state NEW. */
function NewTickets() {
  const { adminTickets } = useAdminQuery<HomePageTicketsQuery>(
    graphql`
      query HomePageTicketsQuery {
        adminTickets(first: 1, status: NEW) {
          totalCount
        }
      }
    `,
    {},
    adminFreshness.detail,
    ['tickets'],
  );
  return <Count total={present(adminTickets).totalCount} />;
}

/** How many webhook deliveries were given up. */
function DeadLetters() {
  const { webhookDeadLetters } = useAdminQuery<HomePageWebhooksQuery>(
    graphql`
      query HomePageWebhooksQuery {
        webhookDeadLetters(first: 1) {
          totalCount
        }
      }
    `,
    {},
    adminFreshness.detail,
    ['webhooks'],
  );
  return <Count total={present(webhookDeadLetters).totalCount} />;
}

/** A total; one that is not exact is a lower bound. */
function Count({ total, isExact = true }: { readonly total: number; readonly isExact?: boolean }) {
  const { language } = useTranslation('admin');
  return `${formatNumber(total, language)}${isExact ? '' : '+'}`;
}

interface CardProps {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  /** The total of the list that it leads to. */
  readonly children: ReactNode;
}

/** One number of pending work. Each has a query of its own: none waits for another, and a failure shows on its card alone. */
function Card({ to, icon, label, children }: CardProps) {
  const { t } = useTranslation('admin');
  return (
    <li>
      <Link to={to} preload={false} className={styles.card}>
        <Icon name={icon} size={22} />
        <span className={styles.count}>
          <AdminBoundary fallback={<Skeleton width="3rem" height="2rem" />} failed={t('home.failed')}>
            {children}
          </AdminBoundary>
        </span>
        <span className={styles.label}>{label}</span>
      </Link>
    </li>
  );
}

/** What there is to do today. */
export default function HomePage() {
  const { t } = useTranslation('admin');
  useTitle();
  const { person } = useStaff();
  return (
    <>
      <PageHeader title={t('home.hello', { name: person.firstName })} />
      <h2 className={styles.heading}>{t('home.figures.today')}</h2>
      <AdminBoundary fallback={<Skeleton width="100%" height="7rem" />} failed={t('home.failed')}>
        <TodayFigures />
      </AdminBoundary>
      <h2 className={styles.heading}>{t('home.todo')}</h2>
      <ul className={styles.cards}>
        <Card
          to={`${adminPaths.orders()}?f.state=AWAITING_CONFIRMATION`}
          icon="package"
          label={t('home.confirm')}
        >
          <OrdersToConfirm />
        </Card>
        <Card
          to={`${adminPaths.parcelList()}?f.stage=TO_PREPARE`}
          icon="package-check"
          label={t('home.prepare')}
        >
          <ParcelsToPrepare />
        </Card>
        <Card to={`${adminPaths.orders()}?f.late=yes`} icon="clock" label={t('home.late')}>
          <LateOrders />
        </Card>
        <Card to={`${adminPaths.parcelList()}?f.stage=STUCK`} icon="truck" label={t('home.stuck')}>
          <StuckParcels />
        </Card>
        <Card to={`${adminPaths.returns()}?f.state=OPEN`} icon="rotate-ccw" label={t('home.returns')}>
          <OpenReturns />
        </Card>
        <Card to={adminPaths.refunds()} icon="hand-coins" label={t('home.refunds')}>
          <RefundsDue />
        </Card>
        <Card to={`${adminPaths.tickets()}?f.status=NEW`} icon="messages-square" label={t('home.tickets')}>
          <NewTickets />
        </Card>
        <Card to={adminPaths.webhooks()} icon="zap" label={t('home.webhooks')}>
          <DeadLetters />
        </Card>
      </ul>
    </>
  );
}
