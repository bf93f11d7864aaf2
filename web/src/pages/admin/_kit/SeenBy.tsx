import { graphql, useFragment } from 'react-relay';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import { AccessReason } from './AccessReason.tsx';
import { AdminBoundary } from './AdminBoundary.tsx';
import { AuditActor } from './AuditAction.tsx';
import { Card } from './Detail.tsx';
import { Instant } from './format.tsx';
import styles from './SeenBy.module.css';
import { useStaff } from './staff.tsx';
import type { SeenBy_entry$key } from './__generated__/SeenBy_entry.graphql.ts';
import type { SeenByQuery } from './__generated__/SeenByQuery.graphql.ts';

const MOST = 5;

interface SeenByProps {
  /** Whose data: an account by its number, or who placed an order, by the order's number. */
  readonly of: { readonly person: string } | { readonly buyerOf: string };
}

/** The card of a detail that says who of the team has read this person's data lately. Absent for roles that may not read the log. */
export function SeenBy({ of }: SeenByProps) {
  const { t } = useTranslation('adminAudit');
  const { can } = useStaff();
  if (!can('AUDIT_ACCESS')) return null;
  const [[name, value] = ['', '']] = Object.entries(of);
  return (
    <Card
      title={t('access.seenBy')}
      actions={
        <ButtonLink
          size="sm"
          variant="ghost"
          to={`${adminPaths.access()}?f.${name}=${encodeURIComponent(value)}`}
        >
          {t('access.all')}
        </ButtonLink>
      }
    >
      <AdminBoundary fallback={<Skeleton height="4rem" radius="lg" />}>
        <Readings of={of} />
      </AdminBoundary>
    </Card>
  );
}

function Readings({ of }: SeenByProps) {
  const { t } = useTranslation('adminAudit');
  const { adminAccess } = useAdminQuery<SeenByQuery>(
    graphql`
      query SeenByQuery($first: Int!, $filter: AccessFilter) {
        adminAccess(first: $first, filter: $filter) {
          nodes {
            key
            ...SeenBy_entry
          }
        }
      }
    `,
    { first: MOST, filter: 'person' in of ? { entity: 'users', entityId: of.person } : of },
    adminFreshness.never,
    ['access'],
  );
  const { nodes } = present(adminAccess);
  if (nodes.length === 0) return <p className={styles.empty}>{t('access.unseen')}</p>;
  return (
    <ol className={styles.entries}>
      {nodes.map((entry) => (
        <Reading key={entry.key} entry={entry} />
      ))}
    </ol>
  );
}

function Reading({ entry: key }: { readonly entry: SeenBy_entry$key }) {
  const { at, reason, actor } = useFragment(
    graphql`
      fragment SeenBy_entry on AccessEntry {
        at
        reason
        actor {
          accountNumber
          name
        }
      }
    `,
    key,
  );
  return (
    <li className={styles.entry}>
      <Instant at={at} />
      <strong>
        <AuditActor actor={actor} />
      </strong>
      <span className={styles.how}>
        <AccessReason reason={reason} />
      </span>
    </li>
  );
}
