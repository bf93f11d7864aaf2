import { graphql, useFragment } from 'react-relay';
import { Badge, type BadgeTone } from '../../../design/static/Badge.tsx';
import { TicketBadge } from '../../../features/support/TicketBadge.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminList, type Column, type Filter, type ListDataProps } from '../_kit/AdminList.tsx';
import { Code, Instant, Text } from '../_kit/format.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { useTitle } from '../_kit/title.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import { TICKET_STATUSES } from './statuses.ts';
import type {
  TicketPriority,
  TicketsPage_tickets$data,
  TicketsPage_tickets$key,
} from './__generated__/TicketsPage_tickets.graphql.ts';
import type { TicketCategory, TicketsPageQuery } from './__generated__/TicketsPageQuery.graphql.ts';

type Row = TicketsPage_tickets$data[number];

const CATEGORIES: readonly TicketCategory[] = [
  'ORDER',
  'DELIVERY',
  'PAYMENT',
  'RETURN',
  'ACCOUNT',
  'SELLER',
  'OTHER',
];

const PRIORITY_TONES: Readonly<Record<TicketPriority, BadgeTone>> = {
  LOW: 'neutral',
  NORMAL: 'neutral',
  HIGH: 'warning',
  URGENT: 'danger',
};

function Tickets({ request, children }: ListDataProps<Row>) {
  const { adminTickets } = useAdminQuery<TicketsPageQuery>(
    graphql`
      query TicketsPageQuery($first: Int!, $after: String, $status: TicketStatus, $category: TicketCategory) {
        adminTickets(first: $first, after: $after, status: $status, category: $category) {
          nodes {
            ...TicketsPage_tickets
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
      status: oneOf(TICKET_STATUSES, request.filters['status']) ?? null,
      category: oneOf(CATEGORIES, request.filters['category']) ?? null,
    },
    adminFreshness.list,
    ['tickets'],
  );
  const { nodes, pageInfo, totalCount } = present(adminTickets);
  const tickets: TicketsPage_tickets$key = nodes;
  const rows = useFragment(
    graphql`
      fragment TicketsPage_tickets on AdminTicket @relay(plural: true) {
        name
        priority
        language
        ticket {
          id
          number
          subject
          category
          orderNumber
          createdAt
          updatedAt
          ...TicketBadge_ticket
        }
      }
    `,
    tickets,
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
    id: 'number',
    title: 'adminSupport:column.number',
    cell: ({ ticket }) => <Code text={ticket.number} />,
  },
  {
    id: 'status',
    title: 'adminSupport:column.status',
    cell: ({ ticket }) => <TicketBadge ticket={ticket} />,
  },
  {
    id: 'priority',
    title: 'adminSupport:column.priority',
    cell: ({ priority }) => (
      <Badge tone={PRIORITY_TONES[priority]}>
        <Text of={`adminSupport:priority.${priority}`} />
      </Badge>
    ),
  },
  {
    id: 'subject',
    title: 'adminSupport:column.subject',
    cell: ({ ticket }) => <bdi>{ticket.subject}</bdi>,
  },
  { id: 'client', title: 'adminSupport:column.client', cell: ({ name }) => <bdi>{name}</bdi> },
  {
    id: 'category',
    title: 'adminSupport:column.category',
    cell: ({ ticket }) => <Text of={`adminSupport:category.${ticket.category}`} />,
  },
  {
    id: 'order',
    title: 'adminSupport:column.order',
    cell: ({ ticket }) => <Code text={ticket.orderNumber} />,
    isHidden: true,
  },
  {
    id: 'createdAt',
    title: 'adminSupport:column.createdAt',
    cell: ({ ticket }) => <Instant at={ticket.createdAt} />,
  },
  {
    id: 'updatedAt',
    title: 'adminSupport:column.updatedAt',
    cell: ({ ticket }) => <Instant at={ticket.updatedAt} />,
    isHidden: true,
  },
];

const FILTERS: readonly Filter[] = [
  {
    id: 'status',
    label: 'adminSupport:column.status',
    kind: 'choice',
    options: TICKET_STATUSES.map((value) => ({ value, label: `tickets:status.${value}` as const })),
  },
  {
    id: 'category',
    label: 'adminSupport:column.category',
    kind: 'choice',
    options: CATEGORIES.map((value) => ({ value, label: `adminSupport:category.${value}` as const })),
  },
];

/** All tickets, newest first. */
export default function TicketsPage() {
  const { t } = useTranslation('adminSupport');
  const title = useTitle();
  return (
    <AdminList
      title={title}
      columns={COLUMNS}
      filters={FILTERS}
      Data={Tickets}
      rowId={({ ticket }) => ticket.id}
      rowName={({ ticket }) => ticket.number}
      rowLink={({ ticket }) => adminPaths.ticket(ticket.number)}
      empty={{ title: t('empty') }}
    />
  );
}
