import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Button } from '../../../design/static/Button.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { StateBadge } from '../../../features/orders/StateBadge.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { AuditAction } from '../_kit/AuditAction.tsx';
import { Card } from '../_kit/Detail.tsx';
import { Amount, Code, Instant } from '../_kit/format.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { OrderNoteForm } from '../_kit/OrderNoteForm.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { adminFreshness } from '../freshness.ts';
import styles from './OrderTimeline.module.css';
import type {
  OrderTimeline_entry$data,
  OrderTimeline_entry$key,
} from './__generated__/OrderTimeline_entry.graphql.ts';
import type { OrderTimelineQuery } from './__generated__/OrderTimelineQuery.graphql.ts';

/** Entries shown first, and how many more at a time; a page has at most 100. */
const FIRST = 15;
const MOST = 100;
const MAILS = ['orderPlaced', 'orderCancelled', 'orderNoAnswer'] as const;

/** Everything that happened to an order, newest first, and a form for an internal note. */
export function OrderTimeline({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation('adminOrders');
  const { can } = useStaff();
  const [first, setFirst] = useState(FIRST);
  return (
    <Card title={t('timeline.title')}>
      <AdminBoundary fallback={<Skeleton height="10rem" radius="lg" />}>
        <Entries orderId={orderId} first={first} onMore={() => setFirst(MOST)} />
      </AdminBoundary>
      {can('ORDERS') && <OrderNoteForm orderId={orderId} />}
    </Card>
  );
}

interface EntriesProps {
  readonly orderId: string;
  readonly first: number;
  readonly onMore: () => void;
}

function Entries({ orderId, first, onMore }: EntriesProps) {
  const { t } = useTranslation('adminOrders');
  const { adminOrder } = useAdminQuery<OrderTimelineQuery>(
    graphql`
      query OrderTimelineQuery($id: ID!, $first: Int!) {
        adminOrder(by: { id: $id }) {
          desk {
            timeline(first: $first) {
              nodes {
                key
                ...OrderTimeline_entry
              }
              pageInfo {
                hasNextPage
              }
            }
          }
        }
      }
    `,
    { id: orderId, first },
    adminFreshness.detail,
    ['order', 'audit'],
  );
  const timeline = adminOrder?.desk?.timeline;
  if (timeline == null) return <p className={styles.muted}>{t('timeline.failed')}</p>;
  return (
    <>
      <ol className={styles.entries}>
        {timeline.nodes.map((entry) => (
          <Entry key={entry.key} entry={entry} />
        ))}
      </ol>
      {timeline.pageInfo.hasNextPage && first < MOST && (
        <Button size="sm" variant="secondary" onClick={onMore}>
          {t('timeline.more')}
        </Button>
      )}
    </>
  );
}

function Entry({ entry: key }: { readonly entry: OrderTimeline_entry$key }) {
  const { t } = useTranslation('adminOrders');
  const entry = useFragment(
    graphql`
      fragment OrderTimeline_entry on OrderTimelineEntry {
        kind
        at
        actor
        actorName
        subOrderNumber
        state
        outcome
        callbackAt
        text
        template
        action
        method
        reference
        amount {
          amount
        }
      }
    `,
    key,
  );
  return (
    <li className={styles.entry}>
      <p className={styles.facts}>
        <Instant at={entry.at} />
        <span>
          <What entry={entry} />
        </span>
        {entry.subOrderNumber != null && <Code text={entry.subOrderNumber} />}
        <bdi className={styles.who}>
          {entry.actorName ?? (entry.actor === 'BUYER' ? t('detail.client') : t('adminAudit:system'))}
        </bdi>
      </p>
      {entry.text != null && entry.text !== '' && (
        <p className={styles.text} dir="auto">
          {entry.text}
        </p>
      )}
    </li>
  );
}

/** What happened, without when and by whom. */
function What({ entry }: { readonly entry: OrderTimeline_entry$data }): ReactNode {
  const { t } = useTranslation('adminOrders');
  switch (entry.kind) {
    case 'STATE':
      return entry.state != null && <StateBadge state={entry.state} />;
    case 'CONTACT':
      return (
        <>
          {t('timeline.call')}{' '}
          {entry.outcome != null && <strong>{t(`adminDesk:outcome.${entry.outcome}`)}</strong>}
          {entry.callbackAt != null && (
            <>
              {' · '}
              <Instant at={entry.callbackAt} />
            </>
          )}
        </>
      );
    case 'NOTE':
      return <strong>{t('adminDesk:contacts.note')}</strong>;
    case 'MAIL': {
      const mail = oneOf(MAILS, entry.template ?? undefined);
      return (
        <>
          {t('detail.email')} · {mail === undefined ? <Code text={entry.template} /> : t(`timeline.${mail}`)}
        </>
      );
    }
    case 'REFUND':
      return (
        <>
          {t('detail.refunded')} <Amount amount={entry.amount?.amount} />
          {entry.method != null && <> · {t(`refundMethod.${entry.method}`)}</>}
          {entry.reference != null && (
            <>
              {' · '}
              <Code text={entry.reference} />
            </>
          )}
        </>
      );
    case 'CHANGE':
      return (
        <>
          {t('timeline.change')}{' '}
          <strong>{entry.action != null && <AuditAction action={entry.action} />}</strong>
        </>
      );
    default:
      return null;
  }
}
