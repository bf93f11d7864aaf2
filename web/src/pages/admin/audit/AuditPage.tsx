import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { AUDIT_ACTIONS } from '../../../../../gateway/contract/rules/audit.ts';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button, ButtonLink } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminList } from '../_kit/AdminList.tsx';
import type { Column, Filter, FilterOptionsProps, ListDataProps } from '../_kit/listTypes.ts';
import { AuditAction } from '../_kit/AuditAction.tsx';
import { AuditDiff } from '../_kit/AuditDiff.tsx';
import { actionTexts, ENTITIES } from '../_kit/auditNames.ts';
import { dayStart } from '../_kit/days.ts';
import { Code, formatInstant, Instant } from '../_kit/format.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { UndoButton } from '../_kit/UndoButton.tsx';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import { accountIn, Actors } from './Actors.tsx';
import { Actor, Subject } from './LogCells.tsx';
import styles from './AuditPage.module.css';
import type {
  AuditPage_entries$data,
  AuditPage_entries$key,
} from './__generated__/AuditPage_entries.graphql.ts';
import type { AuditPageQuery } from './__generated__/AuditPageQuery.graphql.ts';

type Row = AuditPage_entries$data[number];

function Entries({ request, children }: ListDataProps<Row>) {
  const { first, after, filters } = request;
  const { adminAudit } = useAdminQuery<AuditPageQuery>(
    graphql`
      query AuditPageQuery($first: Int!, $after: String, $filter: AuditFilter) {
        adminAudit(first: $first, after: $after, filter: $filter) {
          nodes {
            ...AuditPage_entries
          }
          files {
            ...ListFiles_files
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
        action: filters['action'] ?? null,
        entity: oneOf(ENTITIES, filters['entity']) ?? null,
        entityId: filters['key'] ?? null,
        jobId: filters['job'] ?? null,
        from: dayStart(filters['from']),
        until: dayStart(filters['until'], 1),
      },
    },
    adminFreshness.never,
    ['audit'],
  );
  const { nodes, pageInfo, files } = present(adminAudit);
  const entries: AuditPage_entries$key = nodes;
  const rows = useFragment(
    graphql`
      fragment AuditPage_entries on AuditEntry @relay(plural: true) {
        id
        at
        action
        entity
        entityId
        nodeId
        actor {
          accountNumber
          name
          role
        }
        fields {
          field
        }
        ...AuditDiff_entry
        ...UndoButton_entry
      }
    `,
    entries,
  );
  return children({ rows, hasNext: pageInfo.hasNextPage, endCursor: pageInfo.endCursor, files });
}

function Change({ row }: { readonly row: Row }) {
  const { t } = useTranslation('adminAudit');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('fields', { count: row.fields.length })}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('change', { at: formatInstant(row.at) })}
        size="lg"
        actions={<UndoButton entry={row} />}
      >
        <div className={styles.facts}>
          <strong>
            <AuditAction action={row.action} />
          </strong>
          <Subject of={row} />
          <Actor actor={row.actor} />
        </div>
        <AuditDiff entry={row} />
      </Dialog>
    </>
  );
}

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  { id: 'at', title: 'adminAudit:column.at', cell: ({ at }) => <Instant at={at} /> },
  { id: 'actor', title: 'adminAudit:column.actor', cell: (row) => <Actor actor={row.actor} /> },
  { id: 'action', title: 'adminAudit:column.action', cell: ({ action }) => <AuditAction action={action} /> },
  { id: 'entity', title: 'adminAudit:column.entity', cell: (row) => <Subject of={row} /> },
  { id: 'change', title: 'adminAudit:column.change', cell: (row) => <Change row={row} /> },
  {
    id: 'code',
    title: 'adminAudit:column.code',
    cell: ({ action }) => <Code text={action} />,
    isHidden: true,
  },
];

/** Actions by what they are about, such as "Product: changed". */
function Actions({ children }: FilterOptionsProps) {
  const { t } = useTranslation('adminAudit');
  return children(
    AUDIT_ACTIONS.map((value) => ({
      value,
      label:
        actionTexts(value)
          ?.map((text) => t(text))
          .join(' · ') ?? value,
    })),
  );
}

const FILTERS: readonly Filter[] = [
  { id: 'actor', label: 'adminAudit:column.actor', kind: 'choice', Options: Actors },
  {
    id: 'entity',
    label: 'adminAudit:column.entity',
    kind: 'choice',
    options: ENTITIES.map((value) => ({ value, label: `adminAudit:entity.${value}` as const })),
  },
  { id: 'key', label: 'adminAudit:filter.key', kind: 'text' },
  { id: 'action', label: 'adminAudit:column.action', kind: 'choice', Options: Actions },
  { id: 'job', label: 'adminAudit:filter.job', kind: 'text' },
  { id: 'from', label: 'adminAudit:filter.from', kind: 'date' },
  { id: 'until', label: 'adminAudit:filter.until', kind: 'date' },
];

/** All changes by admins, the latest first. */
export default function AuditPage() {
  const { t } = useTranslation('adminAudit');
  const title = useTitle();
  const { can } = useStaff();
  return (
    <AdminList
      title={title}
      text={t('text')}
      columns={COLUMNS}
      filters={FILTERS}
      Data={Entries}
      rowId={({ id }) => id}
      rowName={({ at }) => formatInstant(at)}
      empty={{ title: t('empty') }}
      actions={
        can('AUDIT_ACCESS') && (
          <ButtonLink size="sm" variant="secondary" to={adminPaths.access()}>
            {t('admin:menu.access')}
          </ButtonLink>
        )
      }
    />
  );
}
