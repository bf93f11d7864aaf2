import { graphql, useFragment } from 'react-relay';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminList } from '../_kit/AdminList.tsx';
import type { Column, ListDataProps } from '../_kit/listTypes.ts';
import { Amount, Code, Instant } from '../_kit/format.tsx';
import { useTitle } from '../_kit/title.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import type {
  MissingCashPage_parcels$data,
  MissingCashPage_parcels$key,
} from './__generated__/MissingCashPage_parcels.graphql.ts';
import type { MissingCashPageQuery } from './__generated__/MissingCashPageQuery.graphql.ts';

type Row = MissingCashPage_parcels$data[number];

function Parcels({ request, children }: ListDataProps<Row>) {
  const { missingCash } = useAdminQuery<MissingCashPageQuery>(
    graphql`
      query MissingCashPageQuery($first: Int!, $after: String) {
        missingCash(first: $first, after: $after) {
          nodes {
            ...MissingCashPage_parcels
          }
          pageInfo {
            hasNextPage
            endCursor
          }
          totalCount
        }
      }
    `,
    { first: request.first, after: request.after },
    adminFreshness.detail,
    ['cash'],
  );
  const { nodes, pageInfo, totalCount } = present(missingCash);
  const parcels: MissingCashPage_parcels$key = nodes;
  const rows = useFragment(
    graphql`
      fragment MissingCashPage_parcels on MissingCash @relay(plural: true) {
        subOrderId
        orderId
        subOrderNumber
        trackingNumber
        sellerName
        deliveredAt
        amount {
          amount
        }
      }
    `,
    parcels,
  );
  return children({
    rows,
    hasNext: pageInfo.hasNextPage,
    endCursor: pageInfo.endCursor,
    total: totalCount,
  });
}

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  {
    id: 'order',
    title: 'adminCash:order',
    cell: ({ subOrderNumber }) => <Code text={subOrderNumber} />,
  },
  {
    id: 'parcel',
    title: 'adminCash:parcel',
    cell: ({ trackingNumber }) => <Code text={trackingNumber} />,
  },
  { id: 'seller', title: 'adminCash:seller', cell: ({ sellerName }) => <bdi>{sellerName}</bdi> },
  {
    id: 'deliveredAt',
    title: 'adminCash:deliveredAt',
    cell: ({ deliveredAt }) => <Instant at={deliveredAt} />,
  },
  {
    id: 'amount',
    title: 'adminCash:due',
    cell: ({ amount }) => <Amount amount={amount.amount} />,
    isFigure: true,
  },
];

/** Parcels delivered a week ago whose cash no statement names. */
export default function MissingCashPage() {
  const { t } = useTranslation('adminCash');
  const title = useTitle();
  return (
    <AdminList
      title={title}
      text={t('missingText')}
      columns={COLUMNS}
      Data={Parcels}
      rowId={({ subOrderId }) => subOrderId}
      rowName={({ subOrderNumber }) => subOrderNumber}
      rowLink={({ orderId }) => adminPaths.order(orderId)}
      empty={{ title: t('missingEmpty') }}
    />
  );
}
