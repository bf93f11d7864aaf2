import { graphql, useFragment } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { cx } from '../../../design/static/cx.ts';
import { EmptyState } from '../../../design/static/EmptyState.tsx';
import { LoadMore } from '../../../features/account/LoadMore.tsx';
import { formatDate, formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import type { PointsHistory_entry$key, PointsKind } from './__generated__/PointsHistory_entry.graphql.ts';
import type { PointsHistory_viewer$key } from './__generated__/PointsHistory_viewer.graphql.ts';
import own from './Points.module.css';
import { present } from '../../../relay/present.ts';
import { useViewerList } from '../../../relay/useViewerList.ts';

const KINDS: readonly PointsKind[] = ['BURNED', 'BURN_RETURNED', 'EARNED', 'TAKEN_BACK'];

/** Page size of "load more". */
const COUNT = 25;

/** Movements of points, the latest first. */
export function PointsHistory({ viewer }: { viewer: PointsHistory_viewer$key }) {
  const { t } = useTranslation('buying');
  const { data, ...list } = useViewerList(
    graphql`
      fragment PointsHistory_viewer on Viewer
      @refetchable(queryName: "PointsHistoryMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, after: { type: "String" }) {
        loyalty {
          history(first: $count, after: $after) @connection(key: "PointsHistory_history", filters: []) {
            edges {
              node {
                id
                ...PointsHistory_entry
              }
            }
          }
        }
      }
    `,
    viewer,
  );
  const { edges } = present(data.loyalty?.history);
  if (edges.length === 0)
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
        {edges.map(({ node }) => (
          <PointsEntry key={node.id} entry={node} />
        ))}
      </ul>
      <LoadMore list={list} count={COUNT} />
    </>
  );
}

function PointsEntry({ entry }: { entry: PointsHistory_entry$key }) {
  const { t, language } = useTranslation('buying');
  const { kind, points, at, orderId, orderNumber } = useFragment(
    graphql`
      fragment PointsHistory_entry on PointsEntry {
        kind
        points
        at
        orderId
        orderNumber
      }
    `,
    entry,
  );
  return (
    <li className={own.entry}>
      <div>
        {/* The API may add new kinds: they get a general label. */}
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
  );
}
