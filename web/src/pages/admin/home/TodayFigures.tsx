import { graphql, useFragment } from 'react-relay';
import { formatMoney } from '../../../design/money.ts';
import { formatNumber, isolateCode } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import styles from './HomePage.module.css';
import type { TodayFigures_figures$key } from './__generated__/TodayFigures_figures.graphql.ts';
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
      <Figure label={t('home.figures.confirmed')} usual={usual && percent(usual.confirmedShare)}>
        {percent(figures.confirmedShare)}
      </Figure>
      <Figure label={t('home.figures.refusals')} usual={usual && number(usual.refusals)}>
        {number(figures.refusals)}
      </Figure>
    </ul>
  );
}

interface FigureProps {
  readonly label: string;
  /** What is usual; null: nothing to compare with. */
  readonly usual: string | null | undefined;
  /** The list that it counts. */
  readonly to?: string;
  readonly children: string;
}

function Figure({ label, usual, to, children }: FigureProps) {
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
        <div className={styles.figure}>{content}</div>
      ) : (
        <Link to={to} preload={false} className={styles.card}>
          {content}
        </Link>
      )}
    </li>
  );
}
