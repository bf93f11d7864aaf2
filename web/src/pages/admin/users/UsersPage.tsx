import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Badge } from '../../../design/static/Badge.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useNavigate } from '../../../navigation/Link.tsx';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminList } from '../_kit/AdminList.tsx';
import type { BulkAction, Column, Filter, ListDataProps } from '../_kit/listTypes.ts';
import { dayStart } from '../_kit/days.ts';
import { Amount, Code, Instant, Phone, Text } from '../_kit/format.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { sortInput } from '../_kit/sort.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import { SessionsEnd } from './SessionsEnd.tsx';
import type { UsersPage_users$data, UsersPage_users$key } from './__generated__/UsersPage_users.graphql.ts';
import type { AdminUserSortField, UsersPageQuery } from './__generated__/UsersPageQuery.graphql.ts';

type Row = UsersPage_users$data[number];

const LANGUAGES = ['FR', 'EN', 'DE', 'TN'] as const;
/** Fields of the sort by the columns that have them. */
const SORTS: Readonly<Record<string, AdminUserSortField>> = {
  createdAt: 'CREATED',
  orders: 'ORDERS',
  spent: 'SPENT',
  refusals: 'REFUSALS',
  points: 'POINTS',
  lastSeen: 'LAST_SEEN',
};

const yesOrNo = (value: string | undefined): boolean | null =>
  value === 'yes' ? true : value === 'no' ? false : null;
/** A whole number that was typed; null: it is none. */
const whole = (value: string | undefined): number | null =>
  value !== undefined && /^\d{1,8}$/.test(value.trim()) ? Number(value) : null;

function Users({ request, children }: ListDataProps<Row>) {
  const { first, after, search, filters, sort } = request;
  const { adminUsers } = useAdminQuery<UsersPageQuery>(
    graphql`
      query UsersPageQuery($first: Int!, $after: String, $filter: AdminUserFilter, $sort: AdminUserSort) {
        adminUsers(first: $first, after: $after, filter: $filter, sort: $sort) {
          nodes {
            ...UsersPage_users
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
      filter: {
        search: search === '' ? null : search,
        hasOrders: yesOrNo(filters['hasOrders']),
        minRefusals: whole(filters['refusals']),
        minPoints: whole(filters['points']),
        newsletter: yesOrNo(filters['newsletter']),
        language: oneOf(LANGUAGES, filters['language']) ?? null,
        isBlocked: yesOrNo(filters['blocked']),
        isAdmin: yesOrNo(filters['admin']),
        from: dayStart(filters['from']),
        until: dayStart(filters['until'], 1),
      },
      sort: sortInput(sort, SORTS),
    },
    adminFreshness.list,
    ['users'],
  );
  const { nodes, pageInfo, total, files } = present(adminUsers);
  const users: UsersPage_users$key = nodes;
  const rows = useFragment(
    graphql`
      fragment UsersPage_users on AdminUser @relay(plural: true) {
        id
        accountNumber
        firstName
        lastName
        email
        phone
        points
        isAdmin
        adminRole
        language
        newsletter
        createdAt
        blockedAt
        lastSeenAt
        figures {
          orders
          refusals
          spent {
            amount
          }
        }
      }
    `,
    users,
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

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  {
    id: 'name',
    title: 'adminPeople:column.name',
    cell: ({ firstName, lastName }) => (
      <bdi>
        {firstName} {lastName}
      </bdi>
    ),
  },
  {
    id: 'accountNumber',
    title: 'adminPeople:column.accountNumber',
    cell: ({ accountNumber }) => <Code text={accountNumber} />,
  },
  { id: 'phone', title: 'adminPeople:column.phone', cell: ({ phone }) => <Phone number={phone} /> },
  { id: 'email', title: 'adminPeople:column.email', cell: ({ email }) => <Code text={email} /> },
  {
    id: 'role',
    title: 'adminPeople:column.role',
    cell: ({ isAdmin, adminRole, blockedAt }) =>
      blockedAt != null ? (
        <Badge tone="danger">
          <Text of="adminPeople:blocked" />
        </Badge>
      ) : isAdmin ? (
        <Badge tone="brand">
          <Text of={`admin:role.${adminRole ?? 'OWNER'}`} />
        </Badge>
      ) : (
        '–'
      ),
  },
  {
    id: 'newsletter',
    title: 'adminPeople:column.newsletter',
    cell: ({ newsletter }) => <Text of={newsletter ? 'admin:yes' : 'admin:no'} />,
    isHidden: true,
  },
  {
    id: 'language',
    title: 'adminPeople:column.language',
    cell: ({ language }) => {
      const known = oneOf(LANGUAGES, language);
      return known === undefined ? '–' : <Text of={`adminPeople:language.${known}`} />;
    },
    isHidden: true,
  },
  {
    id: 'createdAt',
    title: 'adminPeople:column.createdAt',
    cell: ({ createdAt }) => <Instant at={createdAt} />,
    sort: 'createdAt',
  },
  {
    id: 'lastSeen',
    title: 'adminPeople:column.lastSeen',
    sort: 'lastSeen',
    cell: ({ lastSeenAt }) => <Instant at={lastSeenAt} />,
    isHidden: true,
  },
  {
    id: 'orders',
    title: 'adminPeople:column.orders',
    cell: ({ figures }) => figures?.orders ?? '–',
    sort: 'orders',
    isFigure: true,
  },
  {
    id: 'spent',
    title: 'adminPeople:column.spent',
    cell: ({ figures }) => <Amount amount={figures?.spent.amount} />,
    sort: 'spent',
    isFigure: true,
  },
  {
    id: 'refusals',
    title: 'adminPeople:column.refusals',
    cell: ({ figures }) => figures?.refusals ?? '–',
    sort: 'refusals',
    isFigure: true,
  },
  {
    id: 'points',
    title: 'adminPeople:column.points',
    cell: ({ points }) => points,
    sort: 'points',
    isFigure: true,
  },
];

const YES_OR_NO = [
  { value: 'yes', label: 'admin:yes' },
  { value: 'no', label: 'admin:no' },
] as const;

const FILTERS: readonly Filter[] = [
  { id: 'hasOrders', label: 'adminPeople:filter.hasOrders', kind: 'choice', options: YES_OR_NO },
  { id: 'refusals', label: 'adminPeople:filter.refusals', kind: 'number' },
  { id: 'points', label: 'adminPeople:filter.points', kind: 'number' },
  { id: 'newsletter', label: 'adminPeople:column.newsletter', kind: 'choice', options: YES_OR_NO },
  {
    id: 'language',
    label: 'adminPeople:column.language',
    kind: 'choice',
    options: LANGUAGES.map((value) => ({ value, label: `adminPeople:language.${value}` as const })),
  },
  { id: 'blocked', label: 'adminPeople:filter.blocked', kind: 'choice', options: YES_OR_NO },
  { id: 'admin', label: 'adminPeople:column.role', kind: 'choice', options: YES_OR_NO },
  { id: 'from', label: 'adminPeople:filter.from', kind: 'date' },
  { id: 'until', label: 'adminPeople:filter.until', kind: 'date' },
];

/** All accounts, by default newest first; contact data are masked by the server for roles that do not need them. */
export default function UsersPage() {
  const { t } = useTranslation('adminPeople');
  const title = useTitle();
  const { can } = useStaff();
  const navigate = useNavigate();
  const [ended, setEnded] = useState<readonly Row[]>([]);
  const bulk: readonly BulkAction<Row>[] = [
    ...(can('PEOPLE_SESSIONS') ? [{ label: t('sessionsEnd.action'), run: setEnded }] : []),
    ...(can('MARKETING')
      ? [
          {
            label: t('couponEach'),
            run: (rows: readonly Row[]) =>
              navigate(adminPaths.couponCodes(rows.map(({ accountNumber }) => accountNumber))),
          },
        ]
      : []),
  ];
  return (
    <>
      <AdminList
        title={title}
        columns={COLUMNS}
        Data={Users}
        rowId={({ id }) => id}
        filters={FILTERS}
        search={t('search')}
        rowName={({ accountNumber }) => accountNumber}
        rowLink={({ accountNumber }) => adminPaths.user(accountNumber)}
        rowActions={({ accountNumber }) =>
          (['orders', 'tickets', 'coupons', 'sessions'] as const).map((tab) => ({
            label: t(`admin:row.${tab}`),
            to: `${adminPaths.user(accountNumber)}?tab=${tab}`,
          }))
        }
        {...(bulk.length > 0 && { bulk })}
        empty={{ title: t('empty') }}
      />
      {ended.length > 0 && (
        <SessionsEnd
          accounts={ended.map(({ accountNumber }) => accountNumber)}
          onClose={() => setEnded([])}
        />
      )}
    </>
  );
}
