import { graphql, useLazyLoadQuery } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { cx } from '../../../design/static/cx.ts';
import { EmptyState } from '../../../design/static/EmptyState.tsx';
import type { Part } from '../../../features/account/Parts.tsx';
import { formatDate, formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import type { PointsKind, PointsPartQuery } from './__generated__/PointsPartQuery.graphql.ts';
import own from './Points.module.css';
import { present } from '../../../relay/present.ts';
import { viewerRequest } from '../../../relay/viewer.ts';

const KINDS: readonly PointsKind[] = ['BURNED', 'BURN_RETURNED', 'EARNED', 'TAKEN_BACK'];

/** Some of the points that came and left, the latest first. */
export function PointsPart({ after, attempt, more }: Part) {
  const { t, language } = useTranslation('buying');
  const { viewer } = useLazyLoadQuery<PointsPartQuery>(
    graphql`
      query PointsPartQuery($after: String) @throwOnFieldError {
        viewer {
          loyalty {
            history(first: 25, after: $after) {
              nodes {
                id
                kind
                points
                at
                orderId
                orderNumber
              }
              pageInfo {
                hasNextPage
                endCursor
              }
            }
          }
        }
      }
    `,
    { after },
    {
      fetchPolicy: 'network-only',
      fetchKey: attempt,
      networkCacheConfig: viewerRequest,
    },
  );
  if (viewer == null) return null;
  const { nodes, pageInfo } = present(viewer.loyalty?.history);
  if (after === null && nodes.length === 0)
    return (
      <EmptyState
        icon={<Icon name="coins" size={32} />}
        level={3}
        title={t('points.emptyTitle')}
        text={t('points.emptyText')}
        action={<ButtonLink to={paths.allProducts()}>{t('account:shop')}</ButtonLink>}
      />
    );
  return (
    <>
      <ul>
        {nodes.map(({ id, kind, points, at, orderId, orderNumber }) => (
          <li key={id} className={own.entry}>
            <div>
              {/* The API may learn new kinds: they are the shop's own. */}
              <p>{t(`points.kind.${KINDS.find((one) => one === kind) ?? 'ADJUSTED'}`)}</p>
              <p className={own.when}>
                {formatDate(at, language)}
                {orderId != null && orderNumber != null && (
                  <>
                    {' · '}
                    <Link to={paths.accountOrder(orderId)} className={own.order}>
                      <bdi>{orderNumber}</bdi>
                    </Link>
                  </>
                )}
              </p>
            </div>
            <bdi className={cx(own.change, points > 0 && own.plus)} dir="ltr">
              {points < 0 ? '\u2212' : '+'}
              {formatNumber(Math.abs(points), language)}
            </bdi>
          </li>
        ))}
      </ul>
      {more(pageInfo)}
    </>
  );
}
