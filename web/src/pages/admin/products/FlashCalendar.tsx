import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { serverNow } from '../../../clock/serverClock.ts';
import { Icon } from '../../../design/Icon.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { cx } from '../../../design/static/cx.ts';
import { IconButton } from '../../../design/static/IconButton.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { isolateCode } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import type { ListRequest } from '../_kit/listTypes.ts';
import { dayStart, tunisLocal } from '../_kit/days.ts';
import { Amount, Instant } from '../_kit/format.tsx';
import { useMediaQuery } from '../../../design/useMediaQuery.ts';
import { WIDE } from '../_kit/wide.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import { FlashBadge } from './FlashBadge.tsx';
import styles from './FlashSales.module.css';
import type {
  FlashCalendar_products$data,
  FlashCalendar_products$key,
} from './__generated__/FlashCalendar_products.graphql.ts';
import type { FlashCalendarQuery } from './__generated__/FlashCalendarQuery.graphql.ts';

type Sale = FlashCalendar_products$data[number];

/** Days that are shown at once. */
const DAYS = 14;
const DAY = 86_400_000;
/** Sales of a page of the calendar. */
const MOST = 100;

const dayOf = (instant: number): string => tunisLocal(new Date(instant).toISOString()).slice(0, 10);
const startOf = (day: string, later = 0): string => dayStart(day, later) ?? new Date(0).toISOString();

/** The day as the back-office writes it: `22/11`. */
const shortDay = (day: string): string => isolateCode(`${day.slice(8, 10)}/${day.slice(5, 7)}`);

/** Flash sales by day: bars from start to end, each the way to its product. On a phone they are a list. */
export function FlashCalendar({ request }: { readonly request: ListRequest }) {
  const { t } = useTranslation('adminFlash');
  const [first, setFirst] = useState(() => dayOf(serverNow() - 2 * DAY));
  const days = Array.from({ length: DAYS }, (_, index) => dayOf(Date.parse(startOf(first, index))));
  const move = (by: number): void => setFirst(dayOf(Date.parse(startOf(first, by))));
  return (
    <section aria-label={t('calendar.title')}>
      <div className={styles.tools}>
        <IconButton
          label={t('calendar.before')}
          icon={<Icon name="chevron-left" size={20} className={styles.turned} />}
          onClick={() => move(-7)}
        />
        <strong aria-live="polite">
          {shortDay(first)} – {shortDay(days.at(-1) ?? first)}
        </strong>
        <IconButton
          label={t('calendar.after')}
          icon={<Icon name="chevron-right" size={20} className={styles.turned} />}
          onClick={() => move(7)}
        />
        <Button size="sm" variant="ghost" onClick={() => setFirst(dayOf(serverNow() - 2 * DAY))}>
          {t('calendar.today')}
        </Button>
      </div>
      <AdminBoundary resetKey={first} fallback={<Skeleton height="20rem" radius="lg" />}>
        <Days days={days} search={request.search} />
      </AdminBoundary>
    </section>
  );
}

interface DaysProps {
  readonly days: readonly string[];
  readonly search: string;
}

function Days({ days, search }: DaysProps) {
  const { t } = useTranslation('adminFlash');
  const isWide = useMediaQuery(WIDE);
  const [first = '', last = first] = [days[0], days.at(-1)];
  const { adminProducts } = useAdminQuery<FlashCalendarQuery>(
    graphql`
      query FlashCalendarQuery($first: Int!, $filter: AdminProductFilter) {
        adminProducts(first: $first, filter: $filter, sort: { by: FLASH_STARTS, direction: ASC }) {
          edges {
            node {
              ...FlashCalendar_products
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    {
      first: MOST,
      filter: {
        isFlashSale: true,
        flashFrom: startOf(first),
        flashUntil: startOf(last, 1),
        search: search === '' ? null : search,
      },
    },
    adminFreshness.detail,
    ['products'],
  );
  const { edges, pageInfo } = present(adminProducts);
  const key: FlashCalendar_products$key = edges.map(({ node }) => node);
  const sales = useFragment(
    graphql`
      fragment FlashCalendar_products on AdminProduct @relay(plural: true) {
        id
        ...FlashBadge_product
        flashSale {
          price {
            amount
          }
          startsAt
          expiresAt
        }
        product {
          name
          flashSale {
            isActive
          }
        }
      }
    `,
    key,
  );
  return (
    <>
      {sales.length === 0 ? (
        <p className={styles.none}>{t('calendar.none')}</p>
      ) : isWide ? (
        <Timeline days={days} sales={sales} />
      ) : (
        <ul className={styles.list}>
          {sales.map((sale) => (
            <li key={sale.id} className={styles.item}>
              <Link to={adminPaths.product(sale.id)} preload={false} className={styles.name}>
                <bdi>{sale.product.name}</bdi>
              </Link>
              <FlashBadge product={sale} />
              <Amount amount={sale.flashSale?.price.amount} />
              <span>
                <Instant at={sale.flashSale?.startsAt} /> – <Instant at={sale.flashSale?.expiresAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {pageInfo.hasNextPage && <p className={styles.none}>{t('calendar.more', { n: MOST })}</p>}
    </>
  );
}

interface TimelineProps {
  readonly days: readonly string[];
  readonly sales: readonly Sale[];
}

/** A row for each sale, a column for each day. */
function Timeline({ days, sales }: TimelineProps) {
  const { t } = useTranslation('adminFlash');
  const begin = Date.parse(startOf(days[0] ?? ''));
  const today = dayOf(serverNow());
  /** The column of an instant, from 0, within those that are shown. */
  const columnOf = (instant: number): number =>
    Math.min(Math.max(Math.floor((instant - begin) / DAY), 0), DAYS - 1);
  return (
    <div className={styles.timeline}>
      <div className={styles.days} aria-hidden>
        {days.map((day) => (
          <span key={day} className={cx(styles.day, day === today && styles.today)}>
            {shortDay(day)}
          </span>
        ))}
      </div>
      <ul className={styles.bars} aria-label={t('calendar.title')}>
        {sales.map((sale) => {
          const { startsAt, expiresAt } = sale.flashSale ?? {};
          const from = columnOf(startsAt == null ? begin : Date.parse(startsAt));
          const to = columnOf(expiresAt == null ? Number.MAX_SAFE_INTEGER : Date.parse(expiresAt));
          const state =
            sale.product.flashSale == null
              ? styles.over
              : sale.product.flashSale.isActive
                ? styles.running
                : styles.planned;
          return (
            <li key={sale.id} className={styles.track}>
              <Link
                to={adminPaths.product(sale.id)}
                preload={false}
                className={cx(styles.bar, state)}
                style={{ gridColumn: `${from + 1} / ${Math.max(to, from) + 2}` }}
              >
                <bdi className={styles.barName}>{sale.product.name}</bdi>
                <span className={styles.barText}>
                  <FlashBadge product={sale} /> <Amount amount={sale.flashSale?.price.amount} />
                </span>
                <span className={styles.barText}>
                  <Instant at={startsAt} /> – <Instant at={expiresAt} />
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
