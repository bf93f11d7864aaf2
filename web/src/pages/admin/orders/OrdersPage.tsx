import { graphql, useFragment } from 'react-relay';
import { StateBadge } from '../../../features/orders/StateBadge.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminList, type Column, type Filter, type ListDataProps } from '../_kit/AdminList.tsx';
import { readAmount } from '../_kit/amount.ts';
import { dayStart } from '../_kit/days.ts';
import { Amount, Code, Instant, Text } from '../_kit/format.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import { ORDER_STATES, PAYMENT_STATES } from './states.ts';
import type {
  AdminOrderSortField,
  OrdersPageQuery,
  PaymentMethod,
} from './__generated__/OrdersPageQuery.graphql.ts';
import type {
  OrdersPage_orders$data,
  OrdersPage_orders$key,
} from './__generated__/OrdersPage_orders.graphql.ts';

type Row = OrdersPage_orders$data[number];

const METHODS: readonly PaymentMethod[] = ['CASH_ON_DELIVERY', 'ONLINE'];
const SORTS: readonly AdminOrderSortField[] = ['PLACED', 'TOTAL', 'AGE'];

function Orders({ request, children }: ListDataProps<Row>) {
  const { first, after, search, filters, sort } = request;
  const field = oneOf(SORTS, sort?.field);
  const isFlagged = (id: string): true | null => (filters[id] === 'yes' ? true : null);
  const { adminOrders } = useAdminQuery<OrdersPageQuery>(
    graphql`
      query OrdersPageQuery($first: Int!, $after: String, $filter: AdminOrderFilter, $sort: AdminOrderSort) {
        adminOrders(first: $first, after: $after, filter: $filter, sort: $sort) {
          nodes {
            ...OrdersPage_orders
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
      filter: {
        search: search === '' ? null : search,
        state: oneOf(ORDER_STATES, filters['state']) ?? null,
        paymentState: oneOf(PAYMENT_STATES, filters['payment']) ?? null,
        from: dayStart(filters['from']),
        until: dayStart(filters['until'], 1),
        paymentMethod: oneOf(METHODS, filters['method']) ?? null,
        minTotal: readAmount(filters['min'] ?? ''),
        maxTotal: readAmount(filters['max'] ?? ''),
        isLate: isFlagged('late'),
        hasOpenReturn: isFlagged('return'),
        hasOpenTicket: isFlagged('ticket'),
      },
      sort: field === undefined ? null : { field, direction: sort?.isDescending === true ? 'DESC' : 'ASC' },
    },
    adminFreshness.list,
    ['orders'],
  );
  const { nodes, pageInfo, total } = present(adminOrders);
  const orders: OrdersPage_orders$key = nodes;
  const rows = useFragment(
    graphql`
      fragment OrdersPage_orders on Order @relay(plural: true) {
        id
        number
        createdAt
        state
        paymentMethod
        paymentState
        contactName
        contactPhone
        total {
          amount
        }
        address {
          region {
            name
          }
        }
        subOrders {
          id
          sellerName
          trackingNumber
          lines {
            quantity
          }
        }
      }
    `,
    orders,
  );
  return children({
    rows,
    hasNext: pageInfo.hasNextPage,
    endCursor: pageInfo.endCursor,
    total: total.value,
    isTotalCapped: !total.isExact,
  });
}

const pieces = ({ subOrders }: Row): number =>
  subOrders.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  { id: 'number', title: 'adminOrders:column.number', cell: ({ number }) => <Code text={number} /> },
  {
    id: 'createdAt',
    title: 'adminOrders:column.placed',
    cell: ({ createdAt }) => <Instant at={createdAt} />,
    sort: 'PLACED',
  },
  {
    id: 'state',
    title: 'adminOrders:column.state',
    cell: ({ state }) => <StateBadge state={state} />,
  },
  {
    id: 'client',
    title: 'adminOrders:column.client',
    cell: ({ contactName }) => <bdi>{contactName}</bdi>,
  },
  {
    id: 'phone',
    title: 'adminOrders:column.phone',
    cell: ({ contactPhone }) => <Code text={contactPhone} />,
  },
  {
    id: 'region',
    title: 'adminOrders:column.region',
    cell: ({ address }) => <bdi>{address.region.name}</bdi>,
  },
  {
    id: 'sellers',
    title: 'adminOrders:column.sellers',
    cell: ({ subOrders }) => <bdi>{subOrders.map(({ sellerName }) => sellerName).join(', ')}</bdi>,
    isHidden: true,
  },
  { id: 'pieces', title: 'adminOrders:column.pieces', cell: pieces, isFigure: true, isHidden: true },
  {
    id: 'payment',
    title: 'adminOrders:column.payment',
    cell: ({ paymentState }) => <Text of={`adminOrders:payment.${paymentState}`} />,
  },
  {
    id: 'method',
    title: 'adminOrders:column.method',
    cell: ({ paymentMethod }) => <Text of={`adminOrders:method.${paymentMethod}`} />,
    isHidden: true,
  },
  {
    id: 'tracking',
    title: 'adminOrders:column.tracking',
    cell: ({ subOrders }) => (
      <Code text={subOrders.flatMap(({ trackingNumber }) => trackingNumber ?? []).join(', ')} />
    ),
    isHidden: true,
  },
  {
    id: 'total',
    title: 'adminOrders:column.total',
    cell: ({ total }) => <Amount amount={total.amount} />,
    sort: 'TOTAL',
    isFigure: true,
  },
];

const YES = [{ value: 'yes', label: 'admin:yes' }] as const;

const FILTERS: readonly Filter[] = [
  {
    id: 'state',
    label: 'adminOrders:filter.state',
    kind: 'choice',
    options: ORDER_STATES.map((value) => ({ value, label: `orders:state.${value}` })),
  },
  {
    id: 'payment',
    label: 'adminOrders:filter.payment',
    kind: 'choice',
    options: PAYMENT_STATES.map((value) => ({ value, label: `adminOrders:payment.${value}` })),
  },
  {
    id: 'method',
    label: 'adminOrders:column.method',
    kind: 'choice',
    options: METHODS.map((value) => ({ value, label: `adminOrders:method.${value}` as const })),
  },
  { id: 'late', label: 'adminOrders:filter.late', kind: 'choice', options: YES },
  { id: 'return', label: 'adminOrders:filter.return', kind: 'choice', options: YES },
  { id: 'ticket', label: 'adminOrders:filter.ticket', kind: 'choice', options: YES },
  { id: 'min', label: 'adminOrders:filter.min', kind: 'text' },
  { id: 'max', label: 'adminOrders:filter.max', kind: 'text' },
  { id: 'from', label: 'adminOrders:filter.from', kind: 'date' },
  { id: 'until', label: 'adminOrders:filter.until', kind: 'date' },
];

/** All orders, the latest first. */
export default function OrdersPage() {
  const { t } = useTranslation('adminOrders');
  const title = useTitle();
  const { can } = useStaff();
  return (
    <AdminList
      title={title}
      columns={COLUMNS}
      filters={FILTERS}
      search={t(can('PEOPLE_CONTACT') ? 'search' : 'searchMasked')}
      Data={Orders}
      rowId={({ id }) => id}
      rowName={({ number }) => number}
      rowLink={({ id }) => adminPaths.order(id)}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
    />
  );
}
