import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import { formatMoney } from '../../../design/money.ts';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { useRegionName } from '../../../features/address/regions.ts';
import { formatNumber, isolateCode } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import { AskedActions } from '../_kit/AskedActions.tsx';
import type { Period } from './DayCharts.tsx';
import styles from './DayCharts.module.css';
import type { InsightCardsAskedQuery } from './__generated__/InsightCardsAskedQuery.graphql.ts';
import type { InsightCardsPlacesQuery } from './__generated__/InsightCardsPlacesQuery.graphql.ts';
import type { InsightCardsStockQuery } from './__generated__/InsightCardsStockQuery.graphql.ts';
import type { InsightCardsTopQuery } from './__generated__/InsightCardsTopQuery.graphql.ts';

interface PeriodProps {
  readonly period: Period;
}

/** Figures beside those by day. Each card has a query of its own: none waits for another, and a failure shows on it alone. */
export function InsightCards({ period }: PeriodProps) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.charts}>
      <Card title={t('home.places.title')} resetKey={period}>
        <Places period={period} />
      </Card>
      <Card title={t('home.top.products')} resetKey={period}>
        <Top of="products" period={period} />
      </Card>
      <Card title={t('home.top.sellers')} resetKey={period}>
        <Top of="sellers" period={period} />
      </Card>
      <Card title={t('home.stock.title')}>
        <Stock />
      </Card>
      <Card title={t('home.asked.SEARCH')}>
        <Asked of="SEARCH" to={`${adminPaths.searches()}?f.unanswered=true&f.resolved=false`} />
      </Card>
      <Card title={t('home.asked.QUESTION')}>
        <Asked of="QUESTION" to={`${adminPaths.questions()}?f.unanswered=true&f.resolved=false`} />
      </Card>
    </div>
  );
}

interface CardProps {
  readonly title: string;
  readonly resetKey?: unknown;
  readonly children: ReactNode;
}

function Card({ title, resetKey, children }: CardProps) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.chart}>
      <h3 className={styles.heading}>{title}</h3>
      <AdminBoundary
        resetKey={resetKey}
        fallback={<Skeleton width="100%" height="12rem" />}
        failed={<p className={styles.muted}>{t('home.failed')}</p>}
      >
        {children}
      </AdminBoundary>
    </div>
  );
}

interface TableProps {
  readonly label: string;
  readonly head: readonly string[];
  readonly children: ReactNode;
}

function Table({ label, head, children }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((one) => (
              <th key={one} scope="col">
                {one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

function Nothing() {
  const { t } = useTranslation('admin');
  return <p className={styles.muted}>{t('home.nothing')}</p>;
}

/** Share of the parcels paid on delivery that were refused, from 0 to 1; null when none has arrived or come back. */
const refusedShare = (of: {
  readonly cashDelivered: number;
  readonly cashRefused: number;
}): number | null => {
  const ended = of.cashDelivered + of.cashRefused;
  return ended === 0 ? null : of.cashRefused / ended;
};

function Places({ period }: PeriodProps) {
  const { t, language } = useTranslation('admin');
  const { adminStatsPlaces } = useAdminQuery<InsightCardsPlacesQuery>(
    graphql`
      query InsightCardsPlacesQuery($days: Int!) {
        adminStatsPlaces(days: $days) {
          regionNumber
          orders
          cashDelivered
          cashRefused
        }
      }
    `,
    { days: period },
    adminFreshness.detail,
    ['orders'],
  );
  const places = present(adminStatsPlaces)
    .map((place) => ({ ...place, share: refusedShare(place) }))
    .toSorted((one, other) => (other.share ?? -1) - (one.share ?? -1) || other.orders - one.orders);
  if (places.length === 0) return <Nothing />;
  const number = (value: number): string => formatNumber(value, language);
  return (
    <Table
      label={t('home.places.title')}
      head={[t('home.places.place'), t('home.places.share'), t('home.places.ended'), t('home.days.orders')]}
    >
      {places.map(({ regionNumber, orders, cashDelivered, cashRefused, share }) => (
        <tr key={regionNumber}>
          <th scope="row">
            <Region number={regionNumber} />
          </th>
          <td>
            {share === null ? '–' : t('home.figures.percent', { share: number(Math.round(share * 100)) })}
            <span className={styles.bar} style={{ inlineSize: `${Math.round((share ?? 0) * 100)}%` }} />
          </td>
          <td>
            <bdi>{`${number(cashRefused)} / ${number(cashDelivered + cashRefused)}`}</bdi>
          </td>
          <td>
            <Link to={`${adminPaths.orders()}?f.region=${regionNumber}`} preload={false}>
              {number(orders)}
            </Link>
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Region({ number }: { readonly number: number }) {
  return useRegionName({ number });
}

function Top({ of, period }: PeriodProps & { readonly of: 'products' | 'sellers' }) {
  const { t, language } = useTranslation('admin');
  const { adminStatsTop } = useAdminQuery<InsightCardsTopQuery>(
    graphql`
      query InsightCardsTopQuery($days: Int!) {
        adminStatsTop(days: $days) {
          products {
            targetId
            name
            quantity
            revenue {
              amount
            }
          }
          sellers {
            targetId
            name
            quantity
            revenue {
              amount
            }
          }
        }
      }
    `,
    { days: period },
    adminFreshness.detail,
    ['orders'],
  );
  const entries = present(adminStatsTop)[of];
  if (entries.length === 0) return <Nothing />;
  const hasMoney = entries.some(({ revenue }) => revenue != null);
  return (
    <Table
      label={t(`home.top.${of}`)}
      head={[
        t(of === 'products' ? 'home.top.product' : 'home.top.seller'),
        t(of === 'products' ? 'home.top.items' : 'home.days.orders'),
        ...(hasMoney ? [t('home.days.revenue')] : []),
      ]}
    >
      {entries.map(({ targetId: id, name, quantity, revenue }) => (
        <tr key={id}>
          <th scope="row" className={styles.wrap} aria-label={name}>
            <Link to={of === 'products' ? adminPaths.product(id) : adminPaths.seller(id)} preload={false}>
              <bdi>{name}</bdi>
            </Link>
          </th>
          <td>{formatNumber(quantity, language)}</td>
          {hasMoney && (
            <td>{revenue == null ? '–' : isolateCode(formatMoney(revenue.amount, language, 3))}</td>
          )}
        </tr>
      ))}
    </Table>
  );
}

function Stock() {
  const { t, language } = useTranslation('admin');
  const { adminLowStock } = useAdminQuery<InsightCardsStockQuery>(
    graphql`
      query InsightCardsStockQuery {
        adminLowStock {
          total
          products {
            productId
            name
            stock
            daysLeft
          }
        }
      }
    `,
    {},
    adminFreshness.detail,
    ['products', 'orders'],
  );
  const { total, products } = present(adminLowStock);
  if (products.length === 0) return <Nothing />;
  return (
    <>
      <Link to={`${adminPaths.products()}?f.active=true&f.lowStock=true`} preload={false}>
        {t('home.stock.all', { count: total, n: formatNumber(total, language) })}
      </Link>
      <Table
        label={t('home.stock.title')}
        head={[t('home.top.product'), t('home.stock.stock'), t('home.stock.days')]}
      >
        {products.map(({ productId: id, name, stock, daysLeft }) => (
          <tr key={id}>
            <th scope="row" className={styles.wrap} aria-label={name}>
              <Link to={adminPaths.product(id)} preload={false}>
                <bdi>{name}</bdi>
              </Link>
            </th>
            <td>{formatNumber(stock, language)}</td>
            <td>{daysLeft == null ? '–' : t('home.stock.left', { count: daysLeft })}</td>
          </tr>
        ))}
      </Table>
    </>
  );
}

function Asked({ of, to }: { readonly of: 'SEARCH' | 'QUESTION'; readonly to: string }) {
  const { t, language } = useTranslation('admin');
  const { adminAskedTexts } = useAdminQuery<InsightCardsAskedQuery>(
    graphql`
      query InsightCardsAskedQuery($of: AdminAskedKind!) {
        adminAskedTexts(
          of: $of
          first: 10
          filter: { isUnanswered: true, isResolved: false }
          sort: { field: UNANSWERED, direction: DESC }
        ) {
          nodes {
            id
            text
            unanswered
            ...AskedActions_text
          }
        }
      }
    `,
    { of },
    adminFreshness.detail,
    ['asked'],
  );
  const { nodes } = present(adminAskedTexts);
  if (nodes.length === 0) return <Nothing />;
  return (
    <>
      <Link to={to} preload={false}>
        {t('home.asked.all')}
      </Link>
      <Table
        label={t(`home.asked.${of}`)}
        head={[t('home.asked.text'), t('home.asked.times'), t('home.asked.actions')]}
      >
        {nodes.map((node) => (
          <tr key={node.id}>
            <th scope="row" className={styles.wrap}>
              <bdi dir="auto">{node.text}</bdi>
            </th>
            <td>{formatNumber(node.unanswered, language)}</td>
            <td>
              <AskedActions text={node} />
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}
