import { graphql, useFragment } from 'react-relay';
import { Badge } from '../../../design/static/Badge.tsx';
import { StateBadge } from '../../../features/orders/StateBadge.tsx';
import { FileList } from '../../../features/files/FileList.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { Card, Detail, Facts } from '../_kit/Detail.tsx';
import { Amount, Code, Instant, Phone, formatInstant } from '../_kit/format.tsx';
import { Missing } from '../_kit/Missing.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import type { ScreenProps } from '../routes.ts';
import { InspectionForm } from './InspectionForm.tsx';
import styles from './ReturnPage.module.css';
import type { ReturnPage_return$key } from './__generated__/ReturnPage_return.graphql.ts';
import type { ReturnPageQuery } from './__generated__/ReturnPageQuery.graphql.ts';

/** One return: what came back and why, and its inspection. */
export default function ReturnPage({ params }: ScreenProps) {
  const { adminReturn } = useAdminQuery<ReturnPageQuery>(
    graphql`
      query ReturnPageQuery($id: ID!) {
        adminReturn(id: $id) {
          ...ReturnPage_return
        }
      }
    `,
    { id: params['id'] ?? '' },
    adminFreshness.detail,
    ['returns'],
  );
  if (adminReturn == null) return <Missing to={adminPaths.returns()} />;
  return <Return of={adminReturn} />;
}

function Return({ of: key }: { readonly of: ReturnPage_return$key }) {
  const { t } = useTranslation('adminReturns');
  const { can } = useStaff();
  const found = useFragment(
    graphql`
      fragment ReturnPage_return on AdminReturn {
        id
        openedAt
        inspectedAt
        note
        order {
          id
          number
          contactName
          contactPhone
        }
        subOrder {
          number
          sellerName
          state
          trackingNumber
          refundDue {
            amount
          }
        }
        lines {
          quantity
          reason
          acceptedQuantity
          line {
            id
            name
            sku
            color
            size
            total {
              amount
            }
          }
        }
        photos {
          ...FileList_files
        }
        ...InspectionForm_return
      }
    `,
    key,
  );
  const { order, subOrder, inspectedAt, lines, photos } = found;
  const isOpen = inspectedAt == null;
  return (
    <Detail
      title={t('title', { number: subOrder.number })}
      badge={
        <Badge tone={isOpen ? 'warning' : 'green'}>{t(isOpen ? 'state.OPEN' : 'state.INSPECTED')}</Badge>
      }
      text={t('openedOn', { date: formatInstant(found.openedAt) })}
      list={{ to: adminPaths.returns(), label: t('admin:menu.returns') }}
      side={
        <Card title={t('order')} badge={<StateBadge state={subOrder.state} />}>
          <Facts
            facts={[
              [
                t('column.number'),
                <Link key="order" to={adminPaths.order(order.id)} preload={false} className={styles.link}>
                  <Code text={order.number} />
                </Link>,
              ],
              [t('column.client'), <bdi key="client">{order.contactName}</bdi>],
              [t('column.phone'), <Phone key="phone" number={order.contactPhone} />],
              [t('column.seller'), <bdi key="seller">{subOrder.sellerName}</bdi>],
              [t('column.tracking'), <Code key="tracking" text={subOrder.trackingNumber} />],
              [t('refundDue'), <Amount key="due" amount={subOrder.refundDue.amount} />],
              ...(isOpen ? [] : [[t('column.inspected'), <Instant key="at" at={inspectedAt} />] as const]),
            ]}
          />
        </Card>
      }
    >
      <Card title={t('lines')}>
        {found.note != null && (
          <blockquote className={styles.note} dir="auto">
            {found.note}
          </blockquote>
        )}
        <ul className={styles.lines}>
          {lines.map(({ line, quantity, reason, acceptedQuantity }) => (
            <li key={line.id} className={styles.line}>
              <span>
                <span dir="auto">{line.name}</span>{' '}
                <Code text={[line.sku, line.color, line.size].filter((part) => part != null).join(' · ')} />
                {reason != null && (
                  <span className={styles.reason} dir="auto">
                    {reason}
                  </span>
                )}
              </span>
              <span>
                {acceptedQuantity == null
                  ? t('pieces', { count: quantity })
                  : t('acceptedOf', { count: acceptedQuantity, total: quantity })}
              </span>
            </li>
          ))}
        </ul>
      </Card>
      {photos != null && photos.length > 0 && (
        <Card title={t('photos.title')}>
          <FileList files={photos} />
        </Card>
      )}
      {isOpen && can('ORDERS') && (
        <Card title={t('inspection')}>
          <InspectionForm of={found} />
        </Card>
      )}
    </Detail>
  );
}
