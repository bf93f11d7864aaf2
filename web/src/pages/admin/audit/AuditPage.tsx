import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { AUDIT_ACTIONS } from '../../../../../gateway/contract/rules/audit.ts';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import {
  AdminList,
  type Column,
  type Filter,
  type FilterOptionsProps,
  type ListDataProps,
} from '../_kit/AdminList.tsx';
import { AuditAction, AuditActor, AuditEntity } from '../_kit/AuditAction.tsx';
import { AuditDiff } from '../_kit/AuditDiff.tsx';
import { actionTexts, ENTITIES } from '../_kit/auditNames.ts';
import { dayStart } from '../_kit/days.ts';
import { Code, formatInstant, Instant, Text } from '../_kit/format.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { useTitle } from '../_kit/title.ts';
import { UndoButton } from '../_kit/UndoButton.tsx';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import styles from './AuditPage.module.css';
import type {
  AuditPage_entries$data,
  AuditPage_entries$key,
} from './__generated__/AuditPage_entries.graphql.ts';
import type { AuditPageActorsQuery } from './__generated__/AuditPageActorsQuery.graphql.ts';
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
        actor: /^\d{10}$/.test(filters['actor'] ?? '') ? filters['actor'] : null,
        action: filters['action'] ?? null,
        entity: oneOf(ENTITIES, filters['entity']) ?? null,
        entityId: filters['key'] ?? null,
        from: dayStart(filters['from']),
        until: dayStart(filters['until'], 1),
      },
    },
    adminFreshness.never,
    ['audit'],
  );
  const { nodes, pageInfo } = present(adminAudit);
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
  return children({ rows, hasNext: pageInfo.hasNextPage, endCursor: pageInfo.endCursor });
}

/** The screen of an object; undefined where it has none. */
function linkOf({ entity, entityId, nodeId }: Row): string | undefined {
  if (entity === 'orders') return adminPaths.order(entityId);
  if (entity === 'tickets') return adminPaths.ticket(entityId);
  if (nodeId == null) return undefined;
  if (entity === 'products') return adminPaths.product(nodeId);
  if (entity === 'sellers') return adminPaths.seller(nodeId);
  return undefined;
}

function Subject({ row }: { readonly row: Row }) {
  const link = linkOf(row);
  const key = <Code text={row.entityId} />;
  return (
    <span className={styles.subject}>
      <AuditEntity entity={row.entity} />
      {link === undefined ? (
        key
      ) : (
        <Link to={link} preload={false} className={styles.link}>
          {key}
        </Link>
      )}
    </span>
  );
}

function Actor({ row: { actor } }: { readonly row: Row }) {
  const role = actor.role == null ? null : <Text of={`admin:role.${actor.role}`} />;
  return (
    <span className={styles.subject}>
      <AuditActor actor={actor} />
      {role !== null && <span className={styles.muted}>{role}</span>}
    </span>
  );
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
          <Subject row={row} />
          <Actor row={row} />
        </div>
        <AuditDiff entry={row} />
      </Dialog>
    </>
  );
}

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  { id: 'at', title: 'adminAudit:column.at', cell: ({ at }) => <Instant at={at} /> },
  { id: 'actor', title: 'adminAudit:column.actor', cell: (row) => <Actor row={row} /> },
  { id: 'action', title: 'adminAudit:column.action', cell: ({ action }) => <AuditAction action={action} /> },
  { id: 'entity', title: 'adminAudit:column.entity', cell: (row) => <Subject row={row} /> },
  { id: 'change', title: 'adminAudit:column.change', cell: (row) => <Change row={row} /> },
  {
    id: 'code',
    title: 'adminAudit:column.code',
    cell: ({ action }) => <Code text={action} />,
    isHidden: true,
  },
];

/** The admins, as those who may have changed something. */
function Actors({ children }: FilterOptionsProps) {
  const { adminStaff } = useAdminQuery<AuditPageActorsQuery>(
    graphql`
      query AuditPageActorsQuery {
        adminStaff {
          accountNumber
          firstName
          lastName
        }
      }
    `,
    {},
    adminFreshness.options,
    ['staff'],
  );
  return children(
    present(adminStaff).map(({ accountNumber, firstName, lastName }) => ({
      value: accountNumber,
      label: `${firstName} ${lastName}`,
    })),
  );
}

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
  { id: 'from', label: 'adminAudit:filter.from', kind: 'date' },
  { id: 'until', label: 'adminAudit:filter.until', kind: 'date' },
];

/** All changes by admins, the latest first. */
export default function AuditPage() {
  const { t } = useTranslation('adminAudit');
  const title = useTitle();
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
    />
  );
}
