import { graphql, useFragment } from 'react-relay';
import { ACCESS_ENTITIES, ACCESS_REASONS } from '../../../../../gateway/contract/rules/access.ts';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AccessReason } from '../_kit/AccessReason.tsx';
import { AdminList } from '../_kit/AdminList.tsx';
import type { Column, Filter, ListDataProps } from '../_kit/listTypes.ts';
import { dayStart } from '../_kit/days.ts';
import { formatInstant, Instant, Text } from '../_kit/format.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import { accountIn, Actors } from './Actors.tsx';
import { Actor, Subject } from './LogCells.tsx';
import type {
  AccessPage_entries$data,
  AccessPage_entries$key,
} from './__generated__/AccessPage_entries.graphql.ts';
import type { AccessPageQuery } from './__generated__/AccessPageQuery.graphql.ts';

type Row = AccessPage_entries$data[number];

function Entries({ request, children }: ListDataProps<Row>) {
  const { first, after, filters } = request;
  const person = accountIn(filters['person']);
  const { adminAccess } = useAdminQuery<AccessPageQuery>(
    graphql`
      query AccessPageQuery($first: Int!, $after: String, $filter: AccessFilter) {
        adminAccess(first: $first, after: $after, filter: $filter) {
          nodes {
            ...AccessPage_entries
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    `,
    {
      first,
      after,
      filter: {
        actor: accountIn(filters['actor']),
        // What was read about a person is more than the account.
        entity: person === null ? (oneOf(ACCESS_ENTITIES, filters['entity']) ?? null) : 'users',
        entityId: person ?? filters['key'] ?? null,
        buyerOf: filters['buyerOf'] ?? null,
        reason: oneOf(ACCESS_REASONS, filters['reason']) ?? null,
        from: dayStart(filters['from']),
        until: dayStart(filters['until'], 1),
      },
    },
    adminFreshness.never,
    ['access'],
  );
  const { nodes, pageInfo } = present(adminAccess);
  const entries: AccessPage_entries$key = nodes;
  const rows = useFragment(
    graphql`
      fragment AccessPage_entries on AccessEntry @relay(plural: true) {
        key
        at
        entity
        entityId
        nodeId
        reason
        actor {
          accountNumber
          name
          role
        }
      }
    `,
    entries,
  );
  return children({ rows, hasNext: pageInfo.hasNextPage, endCursor: pageInfo.endCursor });
}

/** What was read; of a search that found nothing, by what. */
function Read({ row }: { readonly row: Row }) {
  if (row.entity !== 'search') return <Subject of={row} />;
  return <Text of={row.entityId === 'EMAIL' ? 'adminAudit:access.byEmail' : 'adminAudit:access.byPhone'} />;
}

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  { id: 'at', title: 'adminAudit:column.at', cell: ({ at }) => <Instant at={at} /> },
  { id: 'actor', title: 'adminAudit:column.actor', cell: ({ actor }) => <Actor actor={actor} /> },
  { id: 'subject', title: 'adminAudit:access.subject', cell: (row) => <Read row={row} /> },
  {
    id: 'reason',
    title: 'adminAudit:access.how',
    cell: ({ reason }) => <AccessReason reason={reason} />,
  },
];

const FILTERS: readonly Filter[] = [
  { id: 'actor', label: 'adminAudit:column.actor', kind: 'choice', Options: Actors },
  { id: 'person', label: 'adminAudit:access.person', kind: 'text' },
  { id: 'buyerOf', label: 'adminAudit:access.buyerOf', kind: 'text' },
  {
    id: 'entity',
    label: 'adminAudit:column.entity',
    kind: 'choice',
    options: ACCESS_ENTITIES.map((value) => ({
      value,
      label:
        value === 'search' ? ('adminAudit:access.search' as const) : (`adminAudit:entity.${value}` as const),
    })),
  },
  { id: 'key', label: 'adminAudit:filter.key', kind: 'text' },
  {
    id: 'reason',
    label: 'adminAudit:access.how',
    kind: 'choice',
    options: ACCESS_REASONS.map((value) => ({ value, label: `adminAudit:access.reason.${value}` as const })),
  },
  { id: 'from', label: 'adminAudit:filter.from', kind: 'date' },
  { id: 'until', label: 'adminAudit:filter.until', kind: 'date' },
];

/** Whose personal data the team has read, the latest first. */
export default function AccessPage() {
  const { t } = useTranslation('adminAudit');
  const title = useTitle();
  const { can } = useStaff();
  return (
    <AdminList
      title={title}
      text={t('access.text')}
      columns={COLUMNS}
      filters={FILTERS}
      Data={Entries}
      rowId={({ key }) => key}
      rowName={({ at }) => formatInstant(at)}
      empty={{ title: t('access.empty') }}
      actions={
        can('AUDIT') && (
          <ButtonLink size="sm" variant="secondary" to={adminPaths.audit()}>
            {t('admin:menu.audit')}
          </ButtonLink>
        )
      }
    />
  );
}
