import { createContext, use, useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import type { ListRequest } from '../_kit/listTypes.ts';
import { Board, type BoardDataProps } from '../_kit/Board.tsx';
import { Amount, Code, Instant, Text } from '../_kit/format.tsx';
import { oneOf, severalOf } from '../_kit/oneOf.ts';
import { useStaff } from '../_kit/staff.tsx';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import { conditionsOf } from './conditions.ts';
import { nextStates, ORDER_STATES } from '../_kit/orderStates.ts';
import { StepDialog } from '../_kit/StepDialog.tsx';
import type {
  OrdersBoard_orders$data,
  OrdersBoard_orders$key,
} from './__generated__/OrdersBoard_orders.graphql.ts';
import type { OrdersBoardQuery } from './__generated__/OrdersBoardQuery.graphql.ts';
import type { OrderState } from '../_kit/__generated__/StepDialogMutation.graphql.ts';
import { RegionName } from '../_kit/RegionName.tsx';

type Order = OrdersBoard_orders$data[number];

/** A sub-order on the board, with what its order has. */
interface Card {
  readonly order: Order;
  readonly part: Order['subOrders'][number];
}

const PAGE = 25;

/** Search and filters of the list, for the columns. */
const Request = createContext<ListRequest | null>(null);

/** Sub-orders in one state. A page has 25 orders: of one with several sellers those sub-orders that are in this state. */
function Column({ column, after, children }: BoardDataProps<Card>) {
  const request = use(Request);
  const state = oneOf(ORDER_STATES, column) ?? null;
  const conditions = request === null ? { filter: {}, sort: null } : conditionsOf(request);
  const { adminOrders } = useAdminQuery<OrdersBoardQuery>(
    graphql`
      query OrdersBoardQuery($first: Int!, $after: String, $filter: AdminOrderFilter, $sort: AdminOrderSort) {
        adminOrders(first: $first, after: $after, filter: $filter, sort: $sort) {
          nodes {
            ...OrdersBoard_orders
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    `,
    {
      first: PAGE,
      after,
      filter: { ...conditions.filter, states: state === null ? null : [state] },
      sort: conditions.sort,
    },
    adminFreshness.list,
    ['orders'],
  );
  const { nodes, pageInfo } = present(adminOrders);
  const given: OrdersBoard_orders$key = nodes;
  const orders = useFragment(
    graphql`
      fragment OrdersBoard_orders on Order @relay(plural: true) {
        id
        createdAt
        contactName
        paymentMethod
        address {
          region {
            ...RegionName_region
          }
        }
        subOrders {
          id
          number
          state
          sellerName
          total {
            amount
          }
        }
      }
    `,
    given,
  );
  return children({
    cards: orders.flatMap((order) =>
      order.subOrders.filter((part) => part.state === state).map((part) => ({ order, part })),
    ),
    next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
  });
}

const contentOf = ({ order, part }: Card) => (
  <>
    <Link to={adminPaths.order(order.id)} preload={false}>
      <Code text={part.number} />
    </Link>
    <bdi>{order.contactName}</bdi>
    <span>
      <bdi>{part.sellerName}</bdi> · <RegionName region={order.address.region} />
    </span>
    <span>
      <Amount amount={part.total.amount} /> · <Text of={`adminOrders:method.${order.paymentMethod}`} />
    </span>
    <Instant at={order.createdAt} />
  </>
);

interface Step extends Card {
  readonly to: OrderState;
}

/** Orders as a board: a column for each state of their sub-orders. A move is a step of the order, with its question. */
export function OrdersBoard({ request }: { readonly request: ListRequest }) {
  const { t } = useTranslation('adminOrders');
  const { can } = useStaff();
  const [step, setStep] = useState<Step>();
  const [announcement, setAnnouncement] = useState('');
  const states = request.filters['state'];
  const columns = useMemo(
    () =>
      (severalOf(ORDER_STATES, states) ?? ORDER_STATES).map((id) => ({
        id,
        title: t(`orders:state.${id as 'CONFIRMED'}`),
      })),
    [states, t],
  );
  const titleOf = (id: string): string => columns.find((column) => column.id === id)?.title ?? id;
  return (
    <Request value={request}>
      <Board
        label={t('board')}
        columns={columns}
        Data={Column}
        dataKey={JSON.stringify(conditionsOf(request))}
        cardId={({ part }) => part.id}
        cardName={({ part }) => part.number}
        content={contentOf}
        targetsOf={(from) => (can('ORDERS') ? nextStates(from) : [])}
        onMove={(card, _, to) => {
          const next = oneOf(ORDER_STATES, to);
          if (next !== undefined) setStep({ ...card, to: next });
        }}
        announcement={announcement}
      />
      <StepDialog
        orderId={step?.order.id ?? ''}
        subOrderId={step?.part.id ?? ''}
        from={step?.part.state ?? ''}
        to={step?.to ?? null}
        onClose={() => setStep(undefined)}
        onDone={() => {
          if (step !== undefined)
            setAnnouncement(t('admin:board.moved', { name: step.part.number, column: titleOf(step.to) }));
        }}
      />
    </Request>
  );
}
