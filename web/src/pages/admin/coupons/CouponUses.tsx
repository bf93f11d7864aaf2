import { useState } from 'react';
import { graphql } from 'react-relay';
import { Badge } from '../../../design/static/Badge.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { Card } from '../_kit/Detail.tsx';
import { Amount, Code, Instant } from '../_kit/format.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import table from '../_kit/Table.module.css';
import styles from './Coupons.module.css';
import type { CouponUsesQuery } from './__generated__/CouponUsesQuery.graphql.ts';

/** The orders with a coupon, page by page. */
export function CouponUses({ id }: { readonly id: string }) {
  const { t } = useTranslation('adminMarketing');
  /** Cursors after which the pages up to the present one start. */
  const [pages, setPages] = useState<readonly (string | null)[]>([null]);
  const after = pages.at(-1) ?? null;
  return (
    <Card title={t('uses.title')}>
      <AdminBoundary resetKey={after ?? ''} fallback={<Skeleton height="12rem" radius="lg" />}>
        <Page
          id={id}
          after={after}
          onBack={pages.length > 1 ? () => setPages(pages.slice(0, -1)) : null}
          onNext={(cursor) => setPages([...pages, cursor])}
        />
      </AdminBoundary>
    </Card>
  );
}

interface PageProps {
  readonly id: string;
  readonly after: string | null;
  readonly onBack: (() => void) | null;
  readonly onNext: (cursor: string) => void;
}

function Page({ id, after, onBack, onNext }: PageProps) {
  const { t } = useTranslation('adminMarketing');
  const { adminCoupon } = useAdminQuery<CouponUsesQuery>(
    graphql`
      query CouponUsesQuery($id: ID!, $after: String) {
        adminCoupon(id: $id) {
          uses(first: 25, after: $after) {
            nodes {
              orderId
              orderNumber
              accountNumber
              discount {
                amount
              }
              revenue {
                amount
              }
              usedAt
              releasedAt
            }
            pageInfo {
              hasNextPage
              endCursor
            }
          }
        }
      }
    `,
    { id, after },
    adminFreshness.detail,
    ['coupons', 'orders'],
  );
  const { nodes, pageInfo } = present(adminCoupon?.uses);
  const { endCursor } = pageInfo;
  if (nodes.length === 0) return <p className={styles.note}>{t('uses.none')}</p>;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and has to be reachable by keyboard */}
      <section className={table.scroll} tabIndex={0} aria-label={t('uses.title')}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{t('uses.order')}</th>
              <th scope="col">{t('uses.placed')}</th>
              <th scope="col">{t('uses.account')}</th>
              <th scope="col" className={table.figure}>
                {t('uses.discount')}
              </th>
              <th scope="col" className={table.figure}>
                {t('uses.revenue')}
              </th>
            </tr>
          </thead>
          <tbody>
            {nodes.map((use) => (
              <tr key={use.orderId}>
                <th scope="row">
                  <Link to={adminPaths.order(use.orderId)} preload={false} className={styles.link}>
                    <Code text={use.orderNumber} />
                  </Link>{' '}
                  {use.releasedAt != null && <Badge tone="neutral">{t('uses.released')}</Badge>}
                </th>
                <td>
                  <Instant at={use.usedAt} />
                </td>
                <td>
                  {use.accountNumber == null ? (
                    t('uses.visitor')
                  ) : (
                    <Link to={adminPaths.user(use.accountNumber)} preload={false} className={styles.link}>
                      <Code text={use.accountNumber} />
                    </Link>
                  )}
                </td>
                <td className={table.figure}>
                  <Amount amount={use.discount.amount} />
                </td>
                <td className={table.figure}>
                  <Amount amount={use.revenue.amount} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {(onBack !== null || pageInfo.hasNextPage) && (
        <div className={styles.pages}>
          <Button size="sm" variant="secondary" disabled={onBack === null} onClick={() => onBack?.()}>
            {t('uses.back')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            disabled={!pageInfo.hasNextPage || endCursor == null}
            onClick={() => endCursor != null && onNext(endCursor)}
          >
            {t('uses.next')}
          </Button>
        </div>
      )}
    </>
  );
}
