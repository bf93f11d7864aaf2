import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Badge } from '../../../design/static/Badge.tsx';
import { Button, ButtonLink } from '../../../design/static/Button.tsx';
import { cx } from '../../../design/static/cx.ts';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useLocation } from '../../../navigation/Link.tsx';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { AdminList } from '../_kit/AdminList.tsx';
import type { BulkAction, Column, Filter, ListDataProps } from '../_kit/listTypes.ts';
import { Code, Instant, Text } from '../_kit/format.tsx';
import { CREATED_FILTERS, createdIn } from '../_kit/created.ts';
import { oneOf } from '../_kit/oneOf.ts';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { useMediaQuery } from '../../../design/useMediaQuery.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import type { ScreenProps } from '../routes.ts';
import { Age } from '../_kit/Age.tsx';
import { Agents } from './Agents.tsx';
import { TicketsChange, type BulkChange } from './TicketsChange.tsx';
import { TicketsAnswer, type Recipient } from './TicketsAnswer.tsx';
import { PRIORITIES, PRIORITY_TONES, TICKET_STATUSES } from './statuses.ts';
import { TicketDialog } from '../_kit/TicketDialog.tsx';
import { CATEGORIES } from '../_kit/ticketCategories.ts';
import { TicketStatusBadge } from '../_kit/TicketStatusBadge.tsx';
import styles from './Tickets.module.css';
import { TicketPane } from './TicketPane.tsx';
import type {
  TicketsPage_tickets$data,
  TicketsPage_tickets$key,
} from './__generated__/TicketsPage_tickets.graphql.ts';
import type {
  AdminTicketSort,
  TicketsPageQuery,
  TicketStatus,
} from './__generated__/TicketsPageQuery.graphql.ts';

type Row = TicketsPage_tickets$data[number];

/** From this width on the list, the conversation and what belongs to it stand side by side. */
const THREE_PANES = '(min-width: 1100px)';
/** Tickets that the shop has to answer, as one choice of the filter. */
const TO_ANSWER = 'TO_ANSWER';
const TO_ANSWER_STATUSES: readonly TicketStatus[] = ['NEW', 'OPEN'];
const LANGUAGES = ['FR', 'EN', 'DE', 'TN'] as const;
/** Most stars. */
const RATINGS = ['2', '3', '5'] as const;
const WAITING_HOURS = ['4', '24', '48'] as const;
/** Sorts by the columns that have them, and whether the server's usual direction is descending. */
const SORTS: Readonly<Record<string, AdminTicketSort>> = {
  priority: 'PRIORITY',
  waiting: 'WAITING',
  createdAt: 'CREATED',
  updatedAt: 'UPDATED',
};

const statusesOf = (value: string | undefined): readonly TicketStatus[] | null => {
  const status = oneOf(TICKET_STATUSES, value);
  return value === TO_ANSWER ? TO_ANSWER_STATUSES : status === undefined ? null : [status];
};

function Tickets({ request, children }: ListDataProps<Row>) {
  const { first, after, search, filters, sort } = request;
  const hours = oneOf(WAITING_HOURS, filters['waiting']);
  const rating = oneOf(RATINGS, filters['rating']);
  const field = SORTS[sort?.field ?? ''];
  const assignee = filters['assignee'];
  const account = filters['account'];
  const { adminTickets } = useAdminQuery<TicketsPageQuery>(
    graphql`
      query TicketsPageQuery(
        $first: Int!
        $after: String
        $filter: AdminTicketFilter
        $sort: AdminTicketSort!
        $direction: SortDirection
      ) {
        adminTickets(first: $first, after: $after, filter: $filter, sort: $sort, direction: $direction) {
          nodes {
            ...TicketsPage_tickets
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
      first,
      after,
      filter: {
        statuses: statusesOf(filters['status']),
        ...createdIn(filters),
        category: oneOf(CATEGORIES, filters['category']) ?? null,
        priority: oneOf(PRIORITIES, filters['priority']) ?? null,
        // What is no account number narrows nothing.
        assignee: assignee !== undefined && /^(?:me|none|\d{10})$/.test(assignee) ? assignee : null,
        orderNumber: filters['order'] ?? null,
        accountNumber: account !== undefined && /^\d{10}$/.test(account) ? account : null,
        language: oneOf(LANGUAGES, filters['language']) ?? null,
        waitingHours: hours === undefined ? null : Number(hours),
        ratingAtMost: rating === undefined ? null : Number(rating),
        search: search === '' ? null : search,
      },
      sort: field ?? 'PRIORITY',
      direction: field === undefined ? null : sort?.isDescending === true ? 'DESC' : 'ASC',
    },
    adminFreshness.list,
    ['tickets'],
  );
  const { nodes, pageInfo, totalCount, files } = present(adminTickets);
  const tickets: TicketsPage_tickets$key = nodes;
  const rows = useFragment(
    graphql`
      fragment TicketsPage_tickets on AdminTicket @relay(plural: true) {
        name
        priority
        language
        waitingSince
        assignee {
          accountNumber
          name
        }
        lastMessage {
          author
          createdAt
          writtenBy {
            name
          }
        }
        ticket {
          id
          number
          subject
          category
          orderNumber
          createdAt
          updatedAt
          status
          rating {
            value
          }
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
    files,
  });
}

const Priority = ({ of }: { readonly of: Row['priority'] }) => (
  <Badge tone={PRIORITY_TONES[of]}>
    <Text of={`adminSupport:priority.${of}`} />
  </Badge>
);

/** Who wrote last: the customer, or who of the staff. */
const LastWriter = ({ of }: { readonly of: Row['lastMessage'] }) =>
  of == null ? (
    '–'
  ) : of.author === 'CUSTOMER' ? (
    <Text of="adminSupport:detail.customer" />
  ) : of.writtenBy == null ? (
    <Text of="adminSupport:detail.shop" />
  ) : (
    <bdi>{of.writtenBy.name}</bdi>
  );

/** The rating of a ticket. */
function Stars({ of }: { readonly of: number }) {
  const { t, language } = useTranslation('adminSupport');
  return t('rating.stars', { n: formatNumber(of, language) });
}

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  {
    id: 'number',
    title: 'adminSupport:column.number',
    cell: ({ ticket }) => <Code text={ticket.number} />,
  },
  {
    id: 'subject',
    title: 'adminSupport:column.subject',
    cell: ({ ticket }) => <bdi>{ticket.subject}</bdi>,
  },
  { id: 'client', title: 'adminSupport:column.client', cell: ({ name }) => <bdi>{name}</bdi> },
  {
    id: 'waiting',
    title: 'adminSupport:column.waiting',
    cell: ({ waitingSince }) => (waitingSince == null ? '–' : <Age since={waitingSince} />),
    sort: 'waiting',
  },
  {
    id: 'priority',
    title: 'adminSupport:column.priority',
    cell: ({ priority }) => <Priority of={priority} />,
    sort: 'priority',
  },
  {
    id: 'status',
    title: 'adminSupport:column.status',
    cell: ({ ticket }) => <TicketStatusBadge status={ticket.status} />,
  },
  {
    id: 'assignee',
    title: 'adminSupport:column.assignee',
    cell: ({ assignee }) => (assignee == null ? '–' : <bdi>{assignee.name}</bdi>),
  },
  {
    id: 'last',
    title: 'adminSupport:column.last',
    cell: ({ lastMessage }) => <LastWriter of={lastMessage} />,
  },
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
    id: 'language',
    title: 'adminSupport:detail.language',
    cell: ({ language }) => <Code text={language} />,
    isHidden: true,
  },
  {
    id: 'rating',
    title: 'adminSupport:rating.title',
    cell: ({ ticket: { rating } }) => (rating == null ? '–' : <Stars of={rating.value} />),
    isHidden: true,
  },
  {
    id: 'createdAt',
    title: 'adminSupport:column.createdAt',
    cell: ({ ticket }) => <Instant at={ticket.createdAt} />,
    sort: 'createdAt',
    isHidden: true,
  },
  {
    id: 'updatedAt',
    title: 'adminSupport:column.updatedAt',
    cell: ({ ticket }) => <Instant at={ticket.updatedAt} />,
    sort: 'updatedAt',
    isHidden: true,
  },
];

const FILTERS: readonly Filter[] = [
  {
    id: 'status',
    label: 'adminSupport:column.status',
    kind: 'choice',
    options: [
      { value: TO_ANSWER, label: 'adminSupport:toAnswer' },
      ...TICKET_STATUSES.map((value) => ({ value, label: `adminSupport:status.${value}` as const })),
    ],
  },
  {
    id: 'category',
    label: 'adminSupport:column.category',
    kind: 'choice',
    options: CATEGORIES.map((value) => ({ value, label: `adminSupport:category.${value}` as const })),
  },
  {
    id: 'priority',
    label: 'adminSupport:column.priority',
    kind: 'choice',
    options: PRIORITIES.map((value) => ({ value, label: `adminSupport:priority.${value}` as const })),
  },
  { id: 'assignee', label: 'adminSupport:column.assignee', kind: 'choice', Options: Agents },
  {
    id: 'waiting',
    label: 'adminSupport:column.waiting',
    kind: 'choice',
    options: WAITING_HOURS.map((value) => ({ value, label: `adminSupport:waiting.${value}` as const })),
  },
  {
    id: 'language',
    label: 'adminSupport:detail.language',
    kind: 'choice',
    options: LANGUAGES.map((value) => ({ value, label: `adminSupport:language.${value}` as const })),
  },
  {
    id: 'rating',
    label: 'adminSupport:rating.title',
    kind: 'choice',
    options: RATINGS.map((value) => ({ value, label: `adminSupport:rating.${value}` as const })),
  },
  { id: 'order', label: 'adminSupport:filter.order', kind: 'text' },
  { id: 'account', label: 'adminSupport:detail.account', kind: 'text' },
  ...CREATED_FILTERS,
];

/** An entry of the column beside an open ticket. */
const Entry = ({ name, priority, waitingSince, assignee, lastMessage, ticket }: Row) => (
  <>
    <span className={styles.entryLine}>
      <bdi className={styles.cut}>{ticket.subject}</bdi>
      {waitingSince != null && <Age since={waitingSince} />}
    </span>
    <span className={styles.entryFacts}>
      <bdi className={styles.cut}>{name}</bdi>
      <span>
        <LastWriter of={lastMessage} />
      </span>
    </span>
    <span className={styles.entryFacts}>
      <span className={styles.badges}>
        <TicketStatusBadge status={ticket.status} />
        {priority !== 'NORMAL' && <Priority of={priority} />}
      </span>
      {assignee != null && <bdi className={styles.cut}>{assignee.name}</bdi>}
    </span>
  </>
);

/** The support desk: the tickets, the most urgent first, and beside them the one that is open. */
export default function TicketsPage({ params }: ScreenProps) {
  const { t } = useTranslation('adminSupport');
  const title = useTitle();
  const { can } = useStaff();
  const { search } = useLocation();
  const hasRoom = useMediaQuery(THREE_PANES);
  const [bulkChange, setBulkChange] = useState<BulkChange | null>(null);
  const [recipients, setRecipients] = useState<readonly Recipient[] | null>(null);
  const [isOpening, setOpening] = useState(false);
  const number = params['number'] ?? '';
  const isOpen = number !== '';
  // The list's state stays in the address of a ticket; its tab does not.
  const state = new URLSearchParams(search);
  state.delete('tab');
  const query = state.size === 0 ? '' : `?${state}`;
  const idsOf = (rows: readonly Row[]) => rows.map(({ ticket }) => ticket.id);
  const bulk: readonly BulkAction<Row>[] = [
    {
      label: t('bulk.answer'),
      run: (rows) =>
        setRecipients(rows.map(({ name, ticket }) => ({ id: ticket.id, number: ticket.number, name }))),
    },
    { label: t('bulk.assign'), run: (rows) => setBulkChange({ what: 'assignee', ids: idsOf(rows) }) },
    { label: t('bulk.status'), run: (rows) => setBulkChange({ what: 'status', ids: idsOf(rows) }) },
    { label: t('bulk.priority'), run: (rows) => setBulkChange({ what: 'priority', ids: idsOf(rows) }) },
    {
      label: t('step.CLOSED'),
      variant: 'danger',
      run: (rows) => setBulkChange({ what: 'close', ids: idsOf(rows) }),
    },
  ];
  const list = (
    <AdminList
      title={title}
      columns={COLUMNS}
      filters={FILTERS}
      search={t('search')}
      Data={Tickets}
      rowId={({ ticket }) => ticket.id}
      rowName={({ ticket }) => ticket.number}
      rowLink={({ ticket }) => adminPaths.ticket(ticket.number) + query}
      rowActions={({ ticket }) =>
        ticket.orderNumber == null
          ? []
          : [{ label: t('admin:row.order'), to: adminPaths.order(ticket.orderNumber) }]
      }
      beside={{ path: adminPaths.tickets(), isOpen, row: Entry }}
      {...(can('SUPPORT') && { bulk })}
      empty={{ title: t('empty') }}
      actions={
        <>
          {can('SUPPORT') && (
            <Button size="sm" variant="secondary" onClick={() => setOpening(true)}>
              {t('open.title')}
            </Button>
          )}
          <ButtonLink size="sm" variant="secondary" to={adminPaths.cannedAnswers()}>
            {t('answers.title')}
          </ButtonLink>
        </>
      }
    />
  );
  return (
    <div className={cx(isOpen && styles.desk)}>
      {(!isOpen || hasRoom) && <div className={cx(isOpen && styles.list)}>{list}</div>}
      {isOpen && (
        <AdminBoundary key={number} resetKey={number} fallback={<Skeleton height="28rem" radius="lg" />}>
          <TicketPane number={number} query={query} hasRoom={hasRoom} />
        </AdminBoundary>
      )}
      <TicketDialog isOpen={isOpening} onClose={() => setOpening(false)} />
      <TicketsAnswer recipients={recipients} onClose={() => setRecipients(null)} />
      <TicketsChange change={bulkChange} onClose={() => setBulkChange(null)} />
    </div>
  );
}
