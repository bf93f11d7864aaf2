import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatMoney } from '../../../design/money.ts';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { formatNumber, isolateCode } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { dayStart } from '../_kit/days.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import styles from './HomePage.module.css';
import type { TodayFigures_figures$key } from './__generated__/TodayFigures_figures.graphql.ts';
import type { TodayFiguresUnconfirmedQuery } from './__generated__/TodayFiguresUnconfirmedQuery.graphql.ts';
import type { TodayFiguresQuery } from './__generated__/TodayFiguresQuery.graphql.ts';

/** The figures of a day, or of none. */
function useFigures(key: TodayFigures_figures$key | null | undefined) {
  return useFragment(
    graphql`
      fragment TodayFigures_figures on AdminDayFigures {
        orders
        confirmedShare
        refusals
        revenue {
          amount
        }
      }
    `,
    key,
  );
}

/** Figures of today, each with what is usual on this weekday. Revenue is shown to roles that read ledgers. */
export function TodayFigures() {
  const { t, language } = useTranslation('admin');
  const { adminToday } = useAdminQuery<TodayFiguresQuery>(
    graphql`
      query TodayFiguresQuery {
        adminToday {
          day
          figures {
            ...TodayFigures_figures
          }
          usual {
            ...TodayFigures_figures
          }
        }
      }
    `,
    {},
    adminFreshness.detail,
    ['orders'],
  );
  const { day, figures: ofToday, usual: ofUsual } = present(adminToday);
  const figures = present(useFigures(ofToday));
  const usual = useFigures(ofUsual);
  /** Small means have a decimal. */
  const number = (value: number): string =>
    value < 10 && !Number.isInteger(value)
      ? value.toFixed(1).replace('.', language === 'en' ? '.' : ',')
      : formatNumber(value, language);
  const amount = (of: { readonly amount: string }): string =>
    isolateCode(formatMoney(of.amount, language, 3));
  const percent = (share: number | null | undefined): string =>
    share == null ? '–' : t('home.figures.percent', { share: Math.round(share * 100) });
  return (
    <ul className={styles.cards}>
      <Figure
        label={t('home.figures.orders')}
        usual={usual && number(usual.orders)}
        to={`${adminPaths.orders()}?f.from=${day}`}
      >
        {number(figures.orders)}
      </Figure>
      {figures.revenue != null && (
        <Figure
          label={t('home.figures.revenue')}
          usual={usual?.revenue == null ? null : amount(usual.revenue)}
        >
          {amount(figures.revenue)}
        </Figure>
      )}
      <Figure
        label={t('home.figures.confirmed')}
        usual={usual && percent(usual.confirmedShare)}
        more={
          <AdminBoundary fallback={<Skeleton width="6rem" height="1rem" />} failed={<span />}>
            <Unconfirmed day={day} />
          </AdminBoundary>
        }
      >
        {percent(figures.confirmedShare)}
      </Figure>
      <Figure
        label={t('home.figures.refusals')}
        usual={usual && number(usual.refusals)}
        to={`${adminPaths.parcelList()}?f.state=RETURNED_TO_SELLER&f.since=${day}`}
      >
        {number(figures.refusals)}
      </Figure>
    </ul>
  );
}

/** The orders of the day that are not confirmed yet, with their number. */
function Unconfirmed({ day }: { readonly day: string }) {
  const { t, language } = useTranslation('admin');
  const { adminOrders } = useAdminQuery<TodayFiguresUnconfirmedQuery>(
    graphql`
      query TodayFiguresUnconfirmedQuery($from: DateTime) {
        adminOrders(first: 1, filter: { state: AWAITING_CONFIRMATION, from: $from }) {
          totalCount
        }
      }
    `,
    { from: dayStart(day) },
    adminFreshness.detail,
    ['orders'],
  );
  const { totalCount } = present(adminOrders);
  return (
    <Link
      to={`${adminPaths.orders()}?f.state=AWAITING_CONFIRMATION&f.from=${day}`}
      preload={false}
      className={styles.more}
    >
      {t('home.figures.unconfirmed', { count: totalCount, n: formatNumber(totalCount, language) })}
    </Link>
  );
}

interface FigureProps {
  readonly label: string;
  /** What is usual; null: nothing to compare with. */
  readonly usual: string | null | undefined;
  /** The list that it counts. */
  readonly to?: string;
  /** Below it. */
  readonly more?: ReactNode;
  readonly children: string;
}

function Figure({ label, usual, to, more, children }: FigureProps) {
  const { t } = useTranslation('admin');
  const content = (
    <>
      <span className={styles.count}>{children}</span>
      <span className={styles.label}>{label}</span>
      <span className={styles.usual} title={t('home.figures.usualHint')}>
        {usual == null ? t('home.figures.first') : t('home.figures.usual', { value: usual })}
      </span>
    </>
  );
  return (
    <li>
      {to === undefined ? (
        <div className={styles.figure}>
          {content}
          {more}
        </div>
      ) : (
        <Link to={to} preload={false} className={styles.card}>
          {content}
        </Link>
      )}
    </li>
  );
}
