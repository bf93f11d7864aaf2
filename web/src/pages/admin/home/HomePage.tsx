import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import type { IconName } from '../../../design/icons.ts';
import { Button } from '../../../design/static/Button.tsx';
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
import { Age } from '../_kit/Age.tsx';
import { DayCharts, PERIODS, type Period } from './DayCharts.tsx';
import { InsightCards } from './InsightCards.tsx';
import { TodayFigures } from './TodayFigures.tsx';
import styles from './HomePage.module.css';
import type { StaffCapability } from '../_kit/__generated__/staffQuery.graphql.ts';
import type { HomePageRefundsQuery } from './__generated__/HomePageRefundsQuery.graphql.ts';
import type { HomePageTicketsQuery } from './__generated__/HomePageTicketsQuery.graphql.ts';
import type { HomePageJobsQuery } from './__generated__/HomePageJobsQuery.graphql.ts';
import type { HomePageWebhooksQuery } from './__generated__/HomePageWebhooksQuery.graphql.ts';
import type { HomePageLateQuery } from './__generated__/HomePageLateQuery.graphql.ts';
import type { HomePagePrepareQuery } from './__generated__/HomePagePrepareQuery.graphql.ts';
import type { HomePageReturnsQuery } from './__generated__/HomePageReturnsQuery.graphql.ts';
import type { HomePageProductsQuery } from './__generated__/HomePageProductsQuery.graphql.ts';
import type { HomePageReviewsQuery } from './__generated__/HomePageReviewsQuery.graphql.ts';
import type { HomePageStuckQuery } from './__generated__/HomePageStuckQuery.graphql.ts';
import type { HomePageApplicationsQuery } from './__generated__/HomePageApplicationsQuery.graphql.ts';
import type { HomePageConfirmQuery } from './__generated__/HomePageConfirmQuery.graphql.ts';

/** The orders that wait for a telephone call: their number, and since when the first of them. */
function useToConfirm() {
  const { adminOrders } = useAdminQuery<HomePageConfirmQuery>(
    graphql`
      query HomePageConfirmQuery {
        adminOrders(first: 1, filter: { state: AWAITING_CONFIRMATION }, sort: { field: AGE }) {
          totalCount
          nodes {
            id
            desk {
              stateSince
            }
          }
        }
      }
    `,
    {},
    adminFreshness.detail,
    ['orders'],
  );
  const { totalCount, nodes } = present(adminOrders);
  return { totalCount, since: nodes[0]?.desk?.stateSince ?? null };
}

/** How many orders wait for a telephone call. */
function OrdersToConfirm() {
  return <Count total={useToConfirm().totalCount} />;
}

/** For how long the first of them waits. */
function OldestToConfirm() {
  const { t } = useTranslation('admin');
  const { since } = useToConfirm();
  if (since === null) return null;
  return (
    <>
      {t('home.oldest')} <Age since={since} />
    </>
  );
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

/** Number of tickets in state NEW for a day. */
function NewTickets() {
  const { adminTickets } = useAdminQuery<HomePageTicketsQuery>(
    graphql`
      query HomePageTicketsQuery {
        adminTickets(first: 1, filter: { statuses: [NEW], waitingHours: 24 }) {
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

/** Number of reviews that await moderation. */
function WaitingReviews() {
  const { adminReviews } = useAdminQuery<HomePageReviewsQuery>(
    graphql`
      query HomePageReviewsQuery {
        adminReviews(first: 1, filter: { state: PENDING }) {
          total {
            value
            isExact
          }
        }
      }
    `,
    {},
    adminFreshness.detail,
    ['reviews'],
  );
  const { total } = present(adminReviews);
  return <Count total={total.value} isExact={total.isExact} />;
}

/** Number of products of sellers' systems that are to be reviewed. */
function ProductsToReview() {
  const { adminProducts } = useAdminQuery<HomePageProductsQuery>(
    graphql`
      query HomePageProductsQuery {
        adminProducts(first: 1, filter: { toReview: true, archived: false }) {
          total {
            value
            isExact
          }
        }
      }
    `,
    {},
    adminFreshness.detail,
    ['products'],
  );
  const { total } = present(adminProducts);
  return <Count total={total.value} isExact={total.isExact} />;
}

/** Number of sellers' applications that were not looked at for a day. */
function NewApplications() {
  const { adminSellers } = useAdminQuery<HomePageApplicationsQuery>(
    graphql`
      query HomePageApplicationsQuery {
        adminSellers(first: 1, status: APPLIED, filter: { waitingHours: 24 }) {
          totalCount
        }
      }
    `,
    {},
    adminFreshness.detail,
    ['sellers'],
  );
  return <Count total={present(adminSellers).totalCount} />;
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

/** Number of jobs that failed. */
function FailedJobs() {
  const { adminJobs } = useAdminQuery<HomePageJobsQuery>(
    graphql`
      query HomePageJobsQuery {
        adminJobs(first: 1, state: FAILED) {
          total {
            value
            isExact
          }
        }
      }
    `,
    {},
    adminFreshness.detail,
    ['jobs'],
  );
  const { total } = present(adminJobs);
  return <Count total={total.value} isExact={total.isExact} />;
}

/** A total; one that is not exact is a lower bound. */
function Count({ total, isExact = true }: { readonly total: number; readonly isExact?: boolean }) {
  const { language } = useTranslation('admin');
  return `${formatNumber(total, language)}${isExact ? '' : '+'}`;
}

interface Todo {
  readonly to: string;
  readonly icon: IconName;
  readonly label:
    | 'confirm'
    | 'prepare'
    | 'late'
    | 'stuck'
    | 'returns'
    | 'refunds'
    | 'tickets'
    | 'reviews'
    | 'products'
    | 'applications'
    | 'jobs'
    | 'webhooks';
  /** Who does it. */
  readonly capability: StaffCapability;
  /** The total of the list that it leads to. */
  readonly Total: () => ReactNode;
  /** Below it. */
  readonly More?: () => ReactNode;
}

const TODOS: readonly Todo[] = [
  {
    to: `${adminPaths.orders()}?f.state=AWAITING_CONFIRMATION`,
    icon: 'package',
    label: 'confirm',
    capability: 'ORDERS',
    Total: OrdersToConfirm,
    More: OldestToConfirm,
  },
  {
    to: `${adminPaths.parcelList()}?f.stage=TO_PREPARE`,
    icon: 'package-check',
    label: 'prepare',
    capability: 'ORDERS',
    Total: ParcelsToPrepare,
  },
  {
    to: `${adminPaths.orders()}?f.late=yes`,
    icon: 'clock',
    label: 'late',
    capability: 'ORDERS',
    Total: LateOrders,
  },
  {
    to: `${adminPaths.parcelList()}?f.stage=STUCK`,
    icon: 'truck',
    label: 'stuck',
    capability: 'ORDERS',
    Total: StuckParcels,
  },
  {
    to: `${adminPaths.returns()}?f.state=OPEN`,
    icon: 'rotate-ccw',
    label: 'returns',
    capability: 'ORDERS',
    Total: OpenReturns,
  },
  {
    to: adminPaths.refunds(),
    icon: 'hand-coins',
    label: 'refunds',
    capability: 'ORDERS_REFUND',
    Total: RefundsDue,
  },
  {
    to: `${adminPaths.tickets()}?f.status=NEW&f.waiting=24`,
    icon: 'messages-square',
    label: 'tickets',
    capability: 'SUPPORT',
    Total: NewTickets,
  },
  {
    to: `${adminPaths.reviews()}?f.state=PENDING`,
    icon: 'star',
    label: 'reviews',
    capability: 'REVIEWS',
    Total: WaitingReviews,
  },
  {
    to: `${adminPaths.products()}?f.active=review`,
    icon: 'tag',
    label: 'products',
    capability: 'CATALOGUE',
    Total: ProductsToReview,
  },
  {
    to: `${adminPaths.sellers()}?f.status=APPLIED&f.waiting=24`,
    icon: 'store',
    label: 'applications',
    capability: 'SELLERS_DECIDE',
    Total: NewApplications,
  },
  {
    to: `${adminPaths.jobs()}?f.state=FAILED`,
    icon: 'boxes',
    label: 'jobs',
    capability: 'CATALOGUE_BULK',
    Total: FailedJobs,
  },
  {
    to: `${adminPaths.webhooks()}?f.state=DEAD`,
    icon: 'zap',
    label: 'webhooks',
    capability: 'WEBHOOKS_RESEND',
    Total: DeadLetters,
  },
];

/** One number of pending work. Each has a query of its own: none waits for another, and a failure shows on its card alone. */
function Card({ todo: { to, icon, label, Total, More } }: { readonly todo: Todo }) {
  const { t } = useTranslation('admin');
  return (
    <li>
      <Link to={to} preload={false} className={styles.card}>
        <Icon name={icon} size={22} />
        <span className={styles.count}>
          <AdminBoundary fallback={<Skeleton width="3rem" height="2rem" />} failed={t('home.failed')}>
            <Total />
          </AdminBoundary>
        </span>
        <span className={styles.label}>{t(`home.${label}`)}</span>
        {More !== undefined && (
          <span className={styles.usual}>
            <AdminBoundary fallback={<Skeleton width="8rem" height="1rem" />} failed="">
              <More />
            </AdminBoundary>
          </span>
        )}
      </Link>
    </li>
  );
}

/** What the role of the person has to do today; those who only read, and those without work of their own, see what others have. */
function useTodos(): readonly Todo[] {
  const { can } = useStaff();
  const own = TODOS.filter(({ capability }) => can(capability));
  return own.length === 0 ? TODOS : own;
}

/** What there is to do today, and how the shop does. */
export default function HomePage() {
  const { t } = useTranslation('admin');
  useTitle();
  const { person } = useStaff();
  const todos = useTodos();
  const [period, setPeriod] = useState<Period>(30);
  return (
    <>
      <PageHeader title={t('home.hello', { name: person.firstName })} />
      <h2 className={styles.heading}>{t('home.figures.today')}</h2>
      <AdminBoundary fallback={<Skeleton width="100%" height="7rem" />} failed={t('home.failed')}>
        <TodayFigures />
      </AdminBoundary>
      <h2 className={styles.heading}>{t('home.todo')}</h2>
      <ul className={styles.cards}>
        {todos.map((todo) => (
          <Card key={todo.label} todo={todo} />
        ))}
      </ul>
      <h2 className={styles.heading}>{t('home.days.title')}</h2>
      <fieldset className={styles.tools} aria-label={t('home.days.period')}>
        {PERIODS.map((one) => (
          <Button
            key={one}
            size="sm"
            variant={one === period ? 'primary' : 'secondary'}
            aria-pressed={one === period}
            onClick={() => setPeriod(one)}
          >
            {t('home.days.last', { count: one })}
          </Button>
        ))}
      </fieldset>
      <AdminBoundary
        resetKey={period}
        fallback={<Skeleton width="100%" height="14rem" />}
        failed={<p>{t('home.failed')}</p>}
      >
        <DayCharts period={period} />
      </AdminBoundary>
      <InsightCards period={period} />
    </>
  );
}
