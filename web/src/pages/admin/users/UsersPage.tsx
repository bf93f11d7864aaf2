import { graphql, useFragment } from 'react-relay';
import { Badge } from '../../../design/static/Badge.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminList, type Column, type ListDataProps } from '../_kit/AdminList.tsx';
import { Code, Instant, Text } from '../_kit/format.tsx';
import { useTitle } from '../_kit/title.ts';
import { adminFreshness } from '../freshness.ts';
import type { UsersPage_users$data, UsersPage_users$key } from './__generated__/UsersPage_users.graphql.ts';
import type { UsersPageQuery } from './__generated__/UsersPageQuery.graphql.ts';

type Row = UsersPage_users$data[number];

function Users({ request, children }: ListDataProps<Row>) {
  const { adminUsers } = useAdminQuery<UsersPageQuery>(
    graphql`
      query UsersPageQuery($first: Int!, $after: String) {
        adminUsers(first: $first, after: $after) {
          nodes {
            ...UsersPage_users
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
    adminFreshness.list,
    ['users'],
  );
  const { nodes, pageInfo, totalCount } = present(adminUsers);
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
      }
    `,
    users,
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
  { id: 'phone', title: 'adminPeople:column.phone', cell: ({ phone }) => <Code text={phone} /> },
  { id: 'email', title: 'adminPeople:column.email', cell: ({ email }) => <Code text={email} /> },
  {
    id: 'role',
    title: 'adminPeople:column.role',
    cell: ({ isAdmin, adminRole }) =>
      isAdmin ? (
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
    cell: ({ language }) => <Code text={language} />,
    isHidden: true,
  },
  {
    id: 'createdAt',
    title: 'adminPeople:column.createdAt',
    cell: ({ createdAt }) => <Instant at={createdAt} />,
  },
  { id: 'points', title: 'adminPeople:column.points', cell: ({ points }) => points, isFigure: true },
];

/** All accounts, newest first; contact data are masked by the server for roles that do not need them. */
export default function UsersPage() {
  const { t } = useTranslation('adminPeople');
  const title = useTitle();
  return (
    <AdminList
      title={title}
      columns={COLUMNS}
      Data={Users}
      rowId={({ id }) => id}
      rowName={({ accountNumber }) => accountNumber}
      empty={{ title: t('empty') }}
    />
  );
}
