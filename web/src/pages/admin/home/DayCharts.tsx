import { graphql, useFragment } from 'react-relay';
import { formatMoney } from '../../../design/money.ts';
import { cx } from '../../../design/static/cx.ts';
import { formatNumber, isolateCode } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { Day, formatDay } from '../_kit/format.tsx';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import styles from './DayCharts.module.css';
import type { DayCharts_sums$data, DayCharts_sums$key } from './__generated__/DayCharts_sums.graphql.ts';
import type { DayChartsQuery } from './__generated__/DayChartsQuery.graphql.ts';

/** Periods that can be chosen, in days. */
export const PERIODS = [30, 90, 365] as const;
export type Period = (typeof PERIODS)[number];

/** The figures of one or several days. */
function useSums(keys: DayCharts_sums$key): DayCharts_sums$data {
  return useFragment(
    graphql`
      fragment DayCharts_sums on AdminStatsSums @relay(plural: true) {
        orders
        revenue {
          amount
        }
        cashRevenue {
          amount
        }
        onlineRevenue {
          amount
        }
        cancelled
        returned
        users
      }
    `,
    keys,
  );
}

/** Orders and revenue by day, compared with the period before; every figure is in a table too. */
export function DayCharts({ period }: { readonly period: Period }) {
  const { t, language } = useTranslation('admin');
  const { adminStatsDays } = useAdminQuery<DayChartsQuery>(
    graphql`
      query DayChartsQuery($days: Int!) {
        adminStatsDays(days: $days) {
          days {
            day
            figures {
              ...DayCharts_sums
            }
          }
          sums {
            ...DayCharts_sums
          }
          before {
            ...DayCharts_sums
          }
        }
      }
    `,
    { days: period },
    adminFreshness.detail,
    ['orders'],
  );
  const { days, sums: ofSums, before: ofBefore } = present(adminStatsDays);
  const figures = useSums(days.map((one) => one.figures));
  const [sums, before] = useSums([ofSums, ofBefore]);
  const rows = days.map(({ day }, index) => ({ day, figures: present(figures[index]) }));
  const first = rows[0]?.day ?? '';
  const last = rows.at(-1)?.day ?? '';
  const number = (value: number): string => formatNumber(value, language);
  const money = (value: { readonly amount: string } | null | undefined): string =>
    value == null ? '–' : isolateCode(formatMoney(value.amount, language, 3));
  const list = `${adminPaths.orders()}?f.from=${first}&f.until=${last}`;
  const hasMoney = sums?.revenue != null;
  return (
    <>
      <div className={styles.charts}>
        <Chart
          title={t('home.days.orders')}
          sum={number(sums?.orders ?? 0)}
          to={list}
          before={t('home.days.before', { value: number(before?.orders ?? 0) })}
          values={rows.map(({ day, figures: { orders } }) => ({ day, parts: [orders] }))}
        />
        {hasMoney && (
          <Chart
            title={t('home.days.revenue')}
            sum={money(sums.revenue)}
            before={t('home.days.before', { value: money(before?.revenue) })}
            parts={[
              t('home.days.cash', { value: money(sums.cashRevenue) }),
              t('home.days.online', { value: money(sums.onlineRevenue) }),
            ]}
            values={rows.map(({ day, figures: { cashRevenue, onlineRevenue } }) => ({
              day,
              parts: [Number(cashRevenue?.amount ?? 0), Number(onlineRevenue?.amount ?? 0)],
            }))}
          />
        )}
      </div>
      <details className={styles.details}>
        <summary>{t('home.days.table')}</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard */}
        <section className={styles.scroll} tabIndex={0} aria-label={t('home.days.table')}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('home.days.day')}</th>
                <th scope="col">{t('home.days.orders')}</th>
                {hasMoney && (
                  <>
                    <th scope="col">{t('home.days.revenue')}</th>
                    <th scope="col">{t('home.days.cashRevenue')}</th>
                    <th scope="col">{t('home.days.onlineRevenue')}</th>
                  </>
                )}
                <th scope="col">{t('home.days.cancelled')}</th>
                <th scope="col">{t('home.days.returned')}</th>
                <th scope="col">{t('home.days.users')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.toReversed().map(({ day, figures: one }) => (
                <tr key={day}>
                  <th scope="row">
                    <Day day={day} />
                  </th>
                  <td>{number(one.orders)}</td>
                  {hasMoney && (
                    <>
                      <td>{money(one.revenue)}</td>
                      <td>{money(one.cashRevenue)}</td>
                      <td>{money(one.onlineRevenue)}</td>
                    </>
                  )}
                  <td>{number(one.cancelled)}</td>
                  <td>{number(one.returned)}</td>
                  <td>{number(one.users)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t('home.days.sum')}</th>
                <td>{number(sums?.orders ?? 0)}</td>
                {hasMoney && (
                  <>
                    <td>{money(sums.revenue)}</td>
                    <td>{money(sums.cashRevenue)}</td>
                    <td>{money(sums.onlineRevenue)}</td>
                  </>
                )}
                <td>{number(sums?.cancelled ?? 0)}</td>
                <td>{number(sums?.returned ?? 0)}</td>
                <td>{number(sums?.users ?? 0)}</td>
              </tr>
            </tfoot>
          </table>
        </section>
      </details>
    </>
  );
}

interface ChartProps {
  readonly title: string;
  readonly sum: string;
  /** The list that it counts; absent: there is none. */
  readonly to?: string;
  /** What the period before had. */
  readonly before: string;
  /** What the parts of a bar are, from below; absent: bars have one part. */
  readonly parts?: readonly string[];
  /** Parts of the bar of each day, from below. */
  readonly values: readonly { readonly day: string; readonly parts: readonly number[] }[];
}

/** Height of the drawing's units; its width is one per day. */
const HEIGHT = 100;

const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);

/** Bars by day, of one part or of several on top of each other. The drawing is described by its title and sums: the table has its values. */
function Chart({ title, sum, to, before, parts, values }: ChartProps) {
  const most = Math.max(1, ...values.map((one) => sumOf(one.parts)));
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h3 className={styles.muted}>{title}</h3>
        <p className={styles.sum}>
          {to === undefined ? (
            sum
          ) : (
            <Link to={to} preload={false} aria-label={`${title} ${sum}`}>
              {sum}
            </Link>
          )}
        </p>
        <p className={styles.muted}>{before}</p>
      </figcaption>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${values.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={[`${title} – ${sum}`, ...(parts ?? []), before].join('. ')}
      >
        {values.map((one, index) =>
          one.parts.map((part, place) => {
            const height = (part / most) * HEIGHT;
            return (
              <rect
                // oxlint-disable-next-line react/no-array-index-key -- parts have no other name
                key={`${one.day}${place}`}
                className={cx(place > 0 && styles.second)}
                x={index + 0.1}
                y={HEIGHT - (sumOf(one.parts.slice(0, place + 1)) / most) * HEIGHT}
                width={0.8}
                height={height}
                fill="currentColor"
              />
            );
          }),
        )}
      </svg>
      {parts !== undefined && (
        <ul className={styles.legend}>
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      )}
      <div className={styles.ends} aria-hidden>
        <span>{formatDay(values[0]?.day ?? '')}</span>
        <span>{formatDay(values.at(-1)?.day ?? '')}</span>
      </div>
    </figure>
  );
}
