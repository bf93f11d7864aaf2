import { graphql, useFragment } from 'react-relay';
import { Badge } from '../../../design/static/Badge.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminList } from '../_kit/AdminList.tsx';
import type { Column, Filter, ListDataProps } from '../_kit/listTypes.ts';
import { Code, Instant, Text } from '../_kit/format.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { useTitle } from '../_kit/title.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import type {
  ReturnsPage_returns$data,
  ReturnsPage_returns$key,
} from './__generated__/ReturnsPage_returns.graphql.ts';
import type { ReturnsPageQuery } from './__generated__/ReturnsPageQuery.graphql.ts';

type Row = ReturnsPage_returns$data[number];

const STATES = ['OPEN', 'INSPECTED'] as const;

function Returns({ request, children }: ListDataProps<Row>) {
  const { first, after, search, filters, sort } = request;
  const state = oneOf(STATES, filters['state']);
  const { adminReturns } = useAdminQuery<ReturnsPageQuery>(
    graphql`
      query ReturnsPageQuery(
        $first: Int!
        $after: String
        $isInspected: Boolean
        $search: String
        $direction: SortDirection
      ) {
        adminReturns(
          first: $first
          after: $after
          isInspected: $isInspected
          search: $search
          direction: $direction
        ) {
          nodes {
            ...ReturnsPage_returns
          }
          files {
            ...ListFiles_files
          }
          pageInfo {
            hasNextPage
            endCursor
          }
          total {
            value
            isExact
          }
        }
      }
    `,
    {
      first,
      after,
      isInspected: state === undefined ? null : state === 'INSPECTED',
      search: search === '' ? null : search,
      direction: sort === null ? null : sort.isDescending ? 'DESC' : 'ASC',
    },
    adminFreshness.detail,
    ['returns'],
  );
  const { nodes, pageInfo, total, files } = present(adminReturns);
  const returns: ReturnsPage_returns$key = nodes;
  const rows = useFragment(
    graphql`
      fragment ReturnsPage_returns on AdminReturn @relay(plural: true) {
        id
        openedAt
        inspectedAt
        order {
          contactName
        }
        subOrder {
          number
          sellerName
        }
        lines {
          quantity
          acceptedQuantity
          reason
          line {
            name
          }
        }
      }
    `,
    returns,
  );
  return children({
    rows,
    hasNext: pageInfo.hasNextPage,
    endCursor: pageInfo.endCursor,
    total: total.value,
    isTotalCapped: !total.isExact,
    files,
  });
}

/** Sum of a list's numbers. */
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  {
    id: 'number',
    title: 'adminReturns:column.number',
    cell: ({ subOrder }) => <Code text={subOrder.number} />,
  },
  {
    id: 'opened',
    title: 'adminReturns:column.opened',
    cell: ({ openedAt }) => <Instant at={openedAt} />,
    sort: 'opened',
  },
  {
    id: 'state',
    title: 'adminReturns:column.state',
    cell: ({ inspectedAt }) => (
      <Badge tone={inspectedAt == null ? 'warning' : 'green'}>
        <Text of={inspectedAt == null ? 'adminReturns:state.OPEN' : 'adminReturns:state.INSPECTED'} />
      </Badge>
    ),
  },
  {
    id: 'client',
    title: 'adminReturns:column.client',
    cell: ({ order }) => <bdi>{order.contactName}</bdi>,
  },
  {
    id: 'seller',
    title: 'adminReturns:column.seller',
    cell: ({ subOrder }) => <bdi>{subOrder.sellerName}</bdi>,
  },
  {
    id: 'products',
    title: 'adminReturns:column.products',
    cell: ({ lines }) => (
      <span dir="auto">{lines.map(({ line, quantity }) => `${quantity} × ${line.name}`).join(', ')}</span>
    ),
  },
  {
    id: 'reason',
    title: 'adminReturns:column.reason',
    cell: ({ lines }) => (
      <span dir="auto">
        {[...new Set(lines.flatMap(({ reason }) => (reason == null ? [] : [reason])))].join(', ')}
      </span>
    ),
  },
  {
    id: 'accepted',
    title: 'adminReturns:column.accepted',
    cell: ({ inspectedAt, lines }) =>
      inspectedAt == null ? (
        <span>–</span>
      ) : (
        <Code
          text={`${sum(lines.map(({ acceptedQuantity }) => acceptedQuantity ?? 0))} / ${sum(lines.map(({ quantity }) => quantity))}`}
        />
      ),
    isFigure: true,
  },
  {
    id: 'inspected',
    title: 'adminReturns:column.inspected',
    cell: ({ inspectedAt }) => <Instant at={inspectedAt} />,
    isHidden: true,
  },
];

const FILTERS: readonly Filter[] = [
  {
    id: 'state',
    label: 'adminReturns:column.state',
    kind: 'choice',
    options: STATES.map((value) => ({ value, label: `adminReturns:state.${value}` as const })),
  },
];

/** Returns, the latest first: those that are open wait for their inspection. */
export default function ReturnsPage() {
  const { t } = useTranslation('adminReturns');
  const title = useTitle();
  return (
    <AdminList
      title={title}
      columns={COLUMNS}
      filters={FILTERS}
      search={t('search')}
      Data={Returns}
      rowId={({ id }) => id}
      rowName={({ subOrder }) => subOrder.number}
      rowLink={({ id }) => adminPaths.return(id)}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
    />
  );
}
