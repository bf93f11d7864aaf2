import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { StateBadge } from '../../../features/orders/StateBadge.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminList } from '../_kit/AdminList.tsx';
import type { Column, Filter, ListDataProps, ShippedView } from '../_kit/listTypes.ts';
import { tunisLocal } from '../_kit/days.ts';
import { Amount, Code, Instant, Phone, Text } from '../_kit/format.tsx';
import { RegionOptions } from '../_kit/RegionOptions.tsx';
import { AllSellers } from '../_kit/allOptions.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import { conditionsOf, ORDER_SOURCES, PAYMENT_METHODS } from './conditions.ts';
import { useOrderSteps } from './useOrderSteps.tsx';
import { OrdersBoard } from './OrdersBoard.tsx';
import { ORDER_STATES } from '../_kit/orderStates.ts';
import { RegionName } from '../_kit/RegionName.tsx';
import { PAYMENT_STATES } from './states.ts';
import type { OrdersPageQuery } from './__generated__/OrdersPageQuery.graphql.ts';
import type {
  OrdersPage_orders$data,
  OrdersPage_orders$key,
} from './__generated__/OrdersPage_orders.graphql.ts';

type Row = OrdersPage_orders$data[number];

function Orders({ request, children }: ListDataProps<Row>) {
  const { first, after } = request;
  const { adminOrders, adminOrderFiles } = useAdminQuery<OrdersPageQuery>(
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
        adminOrderFiles(filter: $filter, sort: $sort) {
          ...ListFiles_files
        }
      }
    `,
    {
      first,
      after,
      ...conditionsOf(request),
    },
    adminFreshness.list,
    ['orders'],
    // Their files may be known while they are refused.
    [['adminOrders']],
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
            ...RegionName_region
          }
        }
        desk {
          stateSince
          attempts
        }
        subOrders {
          id
          number
          state
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
    files: adminOrderFiles ?? [],
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
    id: 'age',
    title: 'adminOrders:column.age',
    cell: ({ desk }) => (desk == null ? '–' : <Instant at={desk.stateSince} />),
    sort: 'AGE',
    isHidden: true,
  },
  {
    id: 'attempts',
    title: 'adminOrders:column.attempts',
    cell: ({ desk }) => desk?.attempts ?? '–',
    isFigure: true,
    isHidden: true,
  },
  {
    id: 'client',
    title: 'adminOrders:column.client',
    cell: ({ contactName }) => <bdi>{contactName}</bdi>,
  },
  {
    id: 'phone',
    title: 'adminOrders:column.phone',
    cell: ({ contactPhone }) => <Phone number={contactPhone} />,
  },
  {
    id: 'region',
    title: 'adminOrders:column.region',
    cell: ({ address }) => <RegionName region={address.region} />,
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
    kind: 'choices',
    options: ORDER_STATES.map((value) => ({ value, label: `orders:state.${value}` })),
  },
  {
    id: 'payment',
    label: 'adminOrders:filter.payment',
    kind: 'choices',
    options: PAYMENT_STATES.map((value) => ({ value, label: `adminOrders:payment.${value}` })),
  },
  {
    id: 'method',
    label: 'adminOrders:column.method',
    kind: 'choice',
    options: PAYMENT_METHODS.map((value) => ({ value, label: `adminOrders:method.${value}` as const })),
  },
  { id: 'seller', label: 'adminOrders:column.seller', kind: 'choice', Options: AllSellers },
  {
    id: 'source',
    label: 'adminOrders:filter.source',
    kind: 'choice',
    options: ORDER_SOURCES.map((value) => ({ value, label: `adminOrders:source.${value}` as const })),
  },
  { id: 'late', label: 'adminOrders:filter.late', kind: 'choice', options: YES },
  { id: 'return', label: 'adminOrders:filter.return', kind: 'choice', options: YES },
  { id: 'ticket', label: 'adminOrders:filter.ticket', kind: 'choice', options: YES },
  { id: 'region', label: 'adminOrders:column.region', kind: 'choice', Options: RegionOptions },
  { id: 'coupon', label: 'adminOrders:filter.coupon', kind: 'text' },
  { id: 'min', label: 'adminOrders:filter.min', kind: 'amount' },
  { id: 'max', label: 'adminOrders:filter.max', kind: 'amount' },
  { id: 'from', label: 'adminOrders:filter.from', kind: 'date' },
  { id: 'until', label: 'adminOrders:filter.until', kind: 'date' },
];

const WEEK = 7 * 86_400_000;

/** The views that everybody needs. */
const shippedViews = (): readonly ShippedView[] => [
  { label: 'adminOrders:views.prepare', query: 'f.state=CONFIRMED' },
  { label: 'adminOrders:views.late', query: 'f.late=yes' },
  { label: 'adminOrders:views.uncollected', query: 'f.payment=DUE,COLLECTED&f.state=DELIVERED,COMPLETED' },
  {
    label: 'adminOrders:views.refused',
    query: `f.from=${tunisLocal(new Date(Date.now() - WEEK).toISOString()).slice(0, 10)}&f.state=RETURNED_TO_SELLER`,
  },
];

/** All orders, the latest first. */
export default function OrdersPage() {
  const { t } = useTranslation('adminOrders');
  const title = useTitle();
  const [views] = useState(shippedViews);
  const { can } = useStaff();
  const { bulk, results } = useOrderSteps();
  return (
    <>
      <AdminList
        title={title}
        actions={
          can('ORDERS') && (
            <ButtonLink variant="secondary" to={adminPaths.newOrder()}>
              {t('phone.open')}
            </ButtonLink>
          )
        }
        {...(bulk.length > 0 && { bulk })}
        columns={COLUMNS}
        filters={FILTERS}
        shippedViews={views}
        search={t(can('PEOPLE_CONTACT') ? 'search' : 'searchMasked')}
        Data={Orders}
        rowId={({ id }) => id}
        rowName={({ number }) => number}
        rowLink={({ id }) => adminPaths.order(id)}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
        Board={OrdersBoard}
      />
      {results}
    </>
  );
}
