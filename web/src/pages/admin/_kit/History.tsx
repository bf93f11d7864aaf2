import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Button } from '../../../design/static/Button.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { adminFreshness } from '../freshness.ts';
import { AdminBoundary } from './AdminBoundary.tsx';
import { AuditAction, AuditActor, AuditEntity } from './AuditAction.tsx';
import { AuditDiff } from './AuditDiff.tsx';
import { Card } from './Detail.tsx';
import { Instant } from './format.tsx';
import styles from './History.module.css';
import { useStaff } from './staff.tsx';
import { UndoButton } from './UndoButton.tsx';
import type { History_entry$key } from './__generated__/History_entry.graphql.ts';
import type { HistoryQuery } from './__generated__/HistoryQuery.graphql.ts';

/** Entries shown first, and all that are shown. */
const FIRST = 10;
const MOST = 100;

interface HistoryProps {
  /** The object: its global id, or its kind and key in the log. */
  readonly of: { readonly nodeId: string } | { readonly entity: string; readonly entityId: string };
}

/** The card of a detail that says who changed what of the object, and undoes it. Absent where the API has core reads alone. */
export function History({ of }: HistoryProps) {
  const { t } = useTranslation('adminAudit');
  const { isReadOnly } = useStaff();
  const [first, setFirst] = useState(FIRST);
  if (isReadOnly) return null;
  return (
    <Card title={t('history.title')}>
      <AdminBoundary fallback={<Skeleton height="6rem" radius="lg" />}>
        <Entries of={of} first={first} onMore={() => setFirst(MOST)} />
      </AdminBoundary>
    </Card>
  );
}

interface EntriesProps extends HistoryProps {
  readonly first: number;
  readonly onMore: () => void;
}

function Entries({ of, first, onMore }: EntriesProps) {
  const { t } = useTranslation('adminAudit');
  const { adminAudit } = useAdminQuery<HistoryQuery>(
    graphql`
      query HistoryQuery($first: Int!, $filter: AuditFilter) {
        adminAudit(first: $first, filter: $filter) {
          nodes {
            id
            ...History_entry
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    { first, filter: of },
    adminFreshness.never,
    ['audit'],
  );
  const { nodes, pageInfo } = present(adminAudit);
  if (nodes.length === 0) return <p className={styles.empty}>{t('history.empty')}</p>;
  return (
    <>
      <ol className={styles.entries}>
        {nodes.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {pageInfo.hasNextPage && first < MOST && (
        <Button size="sm" variant="secondary" onClick={onMore}>
          {t('history.more')}
        </Button>
      )}
    </>
  );
}

function Entry({ entry: key }: { readonly entry: History_entry$key }) {
  const { t } = useTranslation('adminAudit');
  const entry = useFragment(
    graphql`
      fragment History_entry on AuditEntry {
        at
        action
        entity
        actor {
          accountNumber
          name
        }
        ...AuditDiff_entry
        ...UndoButton_entry
      }
    `,
    key,
  );
  return (
    <li className={styles.entry}>
      <details>
        <summary className={styles.summary}>
          <Instant at={entry.at} />
          <span>
            <strong>
              <AuditAction action={entry.action} />
            </strong>
            {' · '}
            <AuditEntity entity={entry.entity} />
          </span>
          <span className={styles.who}>
            {t('history.by')} <AuditActor actor={entry.actor} />
          </span>
        </summary>
        <div className={styles.what}>
          <AuditDiff entry={entry} />
          <UndoButton entry={entry} />
        </div>
      </details>
    </li>
  );
}
