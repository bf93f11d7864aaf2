import { graphql, useFragment } from 'react-relay';
import { cx } from '../../../design/static/cx.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Amount, Code, formatTime } from '../_kit/format.tsx';
import styles from './ConfirmPage.module.css';
import type { Queue_orders$data, Queue_orders$key } from './__generated__/Queue_orders.graphql.ts';

type Waiting = Queue_orders$data[number];

const DAY = 24 * 3_600_000;
const GROUPS = ['due', 'old', 'new', 'later'] as const;
type Group = (typeof GROUPS)[number];

/** In which part of the queue an order stands; `now` in ms since the epoch. */
function groupOf({ createdAt, desk }: Waiting, now: number): Group {
  if (desk?.nextContactAt != null) return Date.parse(desk.nextContactAt) <= now ? 'due' : 'later';
  return now - Date.parse(createdAt) >= DAY ? 'old' : 'new';
}

/** The orders of the queue, as the server has them in order. */
export function useQueueOrders(orders: Queue_orders$key): Queue_orders$data {
  return useFragment(
    graphql`
      fragment Queue_orders on Order @relay(plural: true) {
        id
        number
        createdAt
        state
        contactName
        total {
          amount
        }
        desk {
          attempts
          nextContactAt
          claim {
            name
            isOwn
          }
        }
      }
    `,
    orders,
  );
}

/** Whether an order is to be called now, by any agent. */
export const isFree = (order: Waiting, now: number): boolean =>
  groupOf(order, now) !== 'later' && (order.desk?.claim == null || order.desk.claim.isOwn);

interface QueueProps {
  readonly orders: Queue_orders$data;
  readonly current: string | null;
  readonly now: number;
  readonly onChoose: (id: string) => void;
}

/** The queue by its parts; orders that others handle are dimmed and say by whom. */
export function Queue({ orders, current, now, onChoose }: QueueProps) {
  const { t } = useTranslation('adminDesk');
  return GROUPS.map((group) => {
    const members = orders.filter((order) => groupOf(order, now) === group);
    if (members.length === 0) return null;
    return (
      <section key={group} className={styles.group}>
        <h3 className={styles.groupTitle}>
          {t(`queue.${group}`)} <span className={styles.count}>{members.length}</span>
        </h3>
        <ul>
          {members.map((order) => {
            const { id, number, contactName, total, desk } = order;
            const claim = desk?.claim;
            const other = claim != null && !claim.isOwn ? claim.name : null;
            return (
              <li key={id}>
                <button
                  type="button"
                  className={cx(
                    styles.waiting,
                    id === current && styles.current,
                    other !== null && styles.taken,
                  )}
                  aria-current={id === current ? 'true' : undefined}
                  onClick={() => onChoose(id)}
                >
                  <span className={styles.waitingLine}>
                    <Code text={number} />
                    <Amount amount={total.amount} />
                  </span>
                  <span className={styles.waitingLine}>
                    <bdi className={styles.cut}>{contactName}</bdi>
                    <span>
                      {desk?.nextContactAt != null && formatTime(desk.nextContactAt)}
                      {desk != null && desk.attempts > 0 && ` · ${t('attempts', { count: desk.attempts })}`}
                    </span>
                  </span>
                  {other !== null && (
                    <span className={styles.waitingLine}>{t('claim.with', { name: other })}</span>
                  )}
                </button>
              </li>
            );
          })}
        </ul>
      </section>
    );
  });
}
