import { graphql, useFragment } from 'react-relay';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminList } from '../_kit/AdminList.tsx';
import type { Column, Filter, ListDataProps } from '../_kit/listTypes.ts';
import { Amount, Code, Instant } from '../_kit/format.tsx';
import { useTitle } from '../_kit/title.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import { BatchState } from './BatchState.tsx';
import type {
  BatchesPage_batches$data,
  BatchesPage_batches$key,
} from './__generated__/BatchesPage_batches.graphql.ts';
import type { BatchesPageQuery } from './__generated__/BatchesPageQuery.graphql.ts';

type Row = BatchesPage_batches$data[number];

function Batches({ request, children }: ListDataProps<Row>) {
  const { payoutBatches } = useAdminQuery<BatchesPageQuery>(
    graphql`
      query BatchesPageQuery($first: Int!, $after: String, $isSettled: Boolean) {
        payoutBatches(first: $first, after: $after, isSettled: $isSettled) {
          nodes {
            ...BatchesPage_batches
          }
          files {
            ...ListFiles_files
          }
          pageInfo {
            hasNextPage
            endCursor
          }
          totalCount
        }
      }
    `,
    {
      first: request.first,
      after: request.after,
      isSettled: request.filters['state'] === undefined ? null : request.filters['state'] === 'settled',
    },
    adminFreshness.detail,
    ['payouts'],
  );
  const { nodes, pageInfo, totalCount, files } = present(payoutBatches);
  const batches: BatchesPage_batches$key = nodes;
  const rows = useFragment(
    graphql`
      fragment BatchesPage_batches on PayoutBatch @relay(plural: true) {
        id
        number
        createdAt
        createdBy
        payoutCount
        ...BatchState_batch
        total {
          amount
        }
        paid {
          amount
        }
      }
    `,
    batches,
  );
  return children({
    rows,
    hasNext: pageInfo.hasNextPage,
    endCursor: pageInfo.endCursor,
    total: totalCount,
    files,
  });
}

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  { id: 'number', title: 'adminPayouts:number', cell: ({ number }) => <Code text={number} /> },
  { id: 'createdAt', title: 'adminPayouts:preparedAt', cell: ({ createdAt }) => <Instant at={createdAt} /> },
  { id: 'createdBy', title: 'adminPayouts:preparedBy', cell: ({ createdBy }) => <bdi>{createdBy}</bdi> },
  { id: 'state', title: 'adminPayouts:state', cell: (batch) => <BatchState batch={batch} /> },
  {
    id: 'payouts',
    title: 'adminPayouts:payouts',
    cell: ({ payoutCount }) => payoutCount,
    isFigure: true,
  },
  {
    id: 'total',
    title: 'adminPayouts:total',
    cell: ({ total }) => <Amount amount={total.amount} />,
    isFigure: true,
  },
  {
    id: 'paid',
    title: 'adminPayouts:paid',
    cell: ({ paid }) => <Amount amount={paid.amount} />,
    isFigure: true,
  },
];

const FILTERS: readonly Filter[] = [
  {
    id: 'state',
    label: 'adminPayouts:state',
    kind: 'choice',
    options: [
      { value: 'open', label: 'adminPayouts:open' },
      { value: 'settled', label: 'adminPayouts:settled' },
    ],
  },
];

/** Batches of payouts, the latest first. */
export function BatchesPage() {
  const { t } = useTranslation('adminPayouts');
  const title = t('batches');
  useTitle(title);
  return (
    <AdminList
      title={title}
      columns={COLUMNS}
      filters={FILTERS}
      Data={Batches}
      rowId={({ id }) => id}
      rowName={({ number }) => t('batch', { number })}
      rowLink={({ id }) => adminPaths.payoutBatch(id)}
      empty={{ title: t('batchesEmpty'), text: t('batchesEmptyText') }}
      actions={
        <ButtonLink size="sm" variant="secondary" to={adminPaths.payouts()}>
          {t('payableTitle')}
        </ButtonLink>
      }
    />
  );
}
